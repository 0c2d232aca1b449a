/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk that fails when it is told to. Loaded before the C library (LD_PRELOAD), it stands between
 * a program and the calls that reach files, counts those that concern one folder, and has one of
 * them fail, stop half-way, or be the last thing the program does:
 *
 *   FAULT_FOLDER  the folder; calls elsewhere are not touched
 *   FAULT_AT      which call, from 1; 0 for none
 *   FAULT_KIND    the name of an error, such as EIO: the call fails and does nothing
 *                 short: it reads or writes half
 *                 full: from here on nothing is written, for want of space
 *                 dead: from here on every call fails
 *                 kill-before, kill-after: the program is killed
 *                 replace: before it, FAULT_FROM takes the place of FAULT_TO, as a program that
 *                 knows no locks would have it
 *   FAULT_LOG     where each call that counts leaves a line: what it does
 *
 * Nothing is brought to the disk in earnest, which would only take time. */

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FILES 1024

typedef enum
{
  GO_ON,
  FAIL,
  DO_HALF,
  DO_AND_DIE,
} Verdict;

static const struct
{
  const char *name;
  int code;
} errors[] = {
  { "EIO", EIO },     { "ENOSPC", ENOSPC }, { "EACCES", EACCES },
  { "EROFS", EROFS }, { "EINTR", EINTR },   { "EMFILE", EMFILE },
};

static const char *folder;
static const char *kind;
static int error_code;
static long fault_at;
static long n_calls;
static int log_fd = -1;
static bool is_watched[MAX_FILES];

/* The next one of that name: the C library's. */
#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

__attribute__ ((constructor)) static void
begin (void)
{
  const char *at = getenv ("FAULT_AT");
  const char *log = getenv ("FAULT_LOG");

  folder = getenv ("FAULT_FOLDER");
  kind = getenv ("FAULT_KIND");
  if (kind == NULL)
    kind = "";
  fault_at = at != NULL ? strtol (at, NULL, 10) : 0;
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    if (strcmp (errors[i].name, kind) == 0)
      error_code = errors[i].code;
  if (log != NULL)
    log_fd = REAL (open) (log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static bool
is_inside (const char *path)
{
  size_t length = folder != NULL ? strlen (folder) : 0;

  return length > 0 && path != NULL && strncmp (path, folder, length) == 0 &&
         (path[length] == '/' || path[length] == '\0');
}

static bool
is_file_watched (int fd)
{
  return fd >= 0 && fd < MAX_FILES && is_watched[fd];
}

/* A path, or a name in a watched folder. */
static bool
is_at_watched (int fd, const char *path)
{
  return is_inside (path) || (path != NULL && *path != '/' && is_file_watched (fd));
}

static int
watch (int fd)
{
  if (fd >= 0 && fd < MAX_FILES)
    is_watched[fd] = true;
  return fd;
}

static bool
writes (const char *call)
{
  static const char *const words[] = { "create", "write", "rename", "mkdir", "sync", "truncate" };

  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strstr (call, words[i]) != NULL)
      return true;
  return false;
}

static Verdict
fail (int code)
{
  errno = code;
  return FAIL;
}

static void
replace (void)
{
  const char *from = getenv ("FAULT_FROM");
  const char *to = getenv ("FAULT_TO");

  if (from == NULL || to == NULL || REAL (rename) (from, to) != 0)
    abort ();
}

/* What becomes of a call that concerns the folder. */
static Verdict
judge (const char *call)
{
  long n = __atomic_add_fetch (&n_calls, 1, __ATOMIC_SEQ_CST);
  int before = errno;

  if (log_fd >= 0)
    dprintf (log_fd, "%s\n", call);
  errno = before;
  if (fault_at <= 0 || n < fault_at)
    return GO_ON;
  if (strcmp (kind, "dead") == 0)
    return fail (EIO);
  if (strcmp (kind, "full") == 0 && writes (call))
    return fail (ENOSPC);
  if (n > fault_at)
    return GO_ON;
  if (strcmp (kind, "kill-before") == 0)
    kill (getpid (), SIGKILL);
  if (strcmp (kind, "kill-after") == 0)
    return DO_AND_DIE;
  if (strcmp (kind, "replace") == 0)
    replace ();
  if (strcmp (kind, "short") == 0)
    return DO_HALF;
  return error_code != 0 ? fail (error_code) : GO_ON;
}

static void
end (Verdict verdict)
{
  if (verdict == DO_AND_DIE)
    kill (getpid (), SIGKILL);
}

/* Defines a call of the C library: whether it is watched, what it is called in the log, what it
 * gives back where it fails, and what else is to do with its result. */
#define CALL(type, name, parameters, arguments, watched, word, failed, then) \
  type name parameters;                                                      \
  type name parameters                                                       \
  {                                                                          \
    bool counts = watched;                                                   \
    Verdict verdict = counts ? judge (word) : GO_ON;                         \
    type result;                                                             \
                                                                             \
    if (verdict == FAIL)                                                     \
      return failed;                                                         \
    result = REAL (name) arguments;                                          \
    if (counts)                                                              \
      {                                                                      \
        then;                                                                \
      }                                                                      \
    end (verdict);                                                           \
    return result;                                                           \
  }

/* The same, of bytes that are read or written: sometimes only half of @n. */
#define CALL_SOME(name, parameters, arguments, n, word)            \
  ssize_t name parameters;                                         \
  ssize_t name parameters                                          \
  {                                                                \
    Verdict verdict = is_file_watched (fd) ? judge (word) : GO_ON; \
    ssize_t result;                                                \
                                                                   \
    if (verdict == FAIL)                                           \
      return -1;                                                   \
    if (verdict == DO_HALF && n > 1)                               \
      n /= 2;                                                      \
    result = REAL (name) arguments;                                \
    end (verdict);                                                 \
    return result;                                                 \
  }

/* Opening: the last argument is there only if a file may be made. */
#define CALL_OPEN(name, parameters, path_watched, plain, with_mode)             \
  int name parameters;                                                          \
  int name parameters                                                           \
  {                                                                             \
    bool makes = (flags & (O_CREAT | __O_TMPFILE)) != 0;                        \
    mode_t mode = 0;                                                            \
    va_list rest;                                                               \
    Verdict verdict = path_watched ? judge (makes ? "create" : "open") : GO_ON; \
    int fd;                                                                     \
                                                                                \
    if (verdict == FAIL)                                                        \
      return -1;                                                                \
    va_start (rest, flags);                                                     \
    if (makes)                                                                  \
      mode = va_arg (rest, mode_t);                                             \
    va_end (rest);                                                              \
    fd = makes ? REAL (name) with_mode : REAL (name) plain;                     \
    if (path_watched)                                                           \
      watch (fd);                                                               \
    end (verdict);                                                              \
    return fd;                                                                  \
  }

CALL_OPEN (open,
           (const char *path, int flags, ...),
           is_inside (path),
           (path, flags),
           (path, flags, mode))
CALL_OPEN (open64,
           (const char *path, int flags, ...),
           is_inside (path),
           (path, flags),
           (path, flags, mode))
CALL_OPEN (openat,
           (int at, const char *path, int flags, ...),
           is_at_watched (at, path),
           (at, path, flags),
           (at, path, flags, mode))
CALL_OPEN (openat64,
           (int at, const char *path, int flags, ...),
           is_at_watched (at, path),
           (at, path, flags),
           (at, path, flags, mode))

CALL (int,
      creat,
      (const char *path, mode_t mode),
      (path, mode),
      is_inside (path),
      "create",
      -1,
      watch (result))
CALL (int,
      creat64,
      (const char *path, mode_t mode),
      (path, mode),
      is_inside (path),
      "create",
      -1,
      watch (result))
CALL (FILE *,
      fopen,
      (const char *path, const char *mode),
      (path, mode),
      is_inside (path),
      "open",
      NULL, )
CALL (FILE *,
      fopen64,
      (const char *path, const char *mode),
      (path, mode),
      is_inside (path),
      "open",
      NULL, )
CALL (DIR *, opendir, (const char *path), (path), is_inside (path), "open", NULL, )

CALL_SOME (read, (int fd, void *data, size_t n), (fd, data, n), n, "read")
CALL_SOME (pread, (int fd, void *data, size_t n, off_t at), (fd, data, n, at), n, "read")
CALL_SOME (pread64, (int fd, void *data, size_t n, off64_t at), (fd, data, n, at), n, "read")
CALL_SOME (write, (int fd, const void *data, size_t n), (fd, data, n), n, "write")
CALL_SOME (pwrite, (int fd, const void *data, size_t n, off_t at), (fd, data, n, at), n, "write")
CALL_SOME (pwrite64,
           (int fd, const void *data, size_t n, off64_t at),
           (fd, data, n, at),
           n,
           "write")
CALL_SOME (writev, (int fd, const struct iovec *parts, int n), (fd, parts, n), n, "write")

CALL (int, ftruncate, (int fd, off_t length), (fd, length), is_file_watched (fd), "truncate", -1, )
CALL (int,
      ftruncate64,
      (int fd, off64_t length),
      (fd, length),
      is_file_watched (fd),
      "truncate",
      -1, )
CALL (int,
      fallocate,
      (int fd, int mode, off_t offset, off_t length),
      (fd, mode, offset, length),
      is_file_watched (fd),
      "truncate",
      -1, )
CALL (int,
      fallocate64,
      (int fd, int mode, off64_t offset, off64_t length),
      (fd, mode, offset, length),
      is_file_watched (fd),
      "truncate",
      -1, )
CALL (int, fchmod, (int fd, mode_t mode), (fd, mode), is_file_watched (fd), "chmod", -1, )
CALL (int, flock, (int fd, int operation), (fd, operation), is_file_watched (fd), "lock", -1, )

CALL (int, fstat, (int fd, struct stat *info), (fd, info), is_file_watched (fd), "stat", -1, )
CALL (int, fstat64, (int fd, struct stat64 *info), (fd, info), is_file_watched (fd), "stat", -1, )
CALL (int,
      stat,
      (const char *path, struct stat *info),
      (path, info),
      is_inside (path),
      "stat",
      -1, )
CALL (int,
      stat64,
      (const char *path, struct stat64 *info),
      (path, info),
      is_inside (path),
      "stat",
      -1, )
CALL (int,
      lstat,
      (const char *path, struct stat *info),
      (path, info),
      is_inside (path),
      "stat",
      -1, )
CALL (int,
      lstat64,
      (const char *path, struct stat64 *info),
      (path, info),
      is_inside (path),
      "stat",
      -1, )
CALL (int,
      fstatat,
      (int at, const char *path, struct stat *info, int flags),
      (at, path, info, flags),
      is_at_watched (at, path),
      "stat",
      -1, )
CALL (int,
      fstatat64,
      (int at, const char *path, struct stat64 *info, int flags),
      (at, path, info, flags),
      is_at_watched (at, path),
      "stat",
      -1, )
CALL (int,
      statx,
      (int at, const char *path, int flags, unsigned mask, struct statx *info),
      (at, path, flags, mask, info),
      is_at_watched (at, path),
      "stat",
      -1, )
CALL (int, access, (const char *path, int mode), (path, mode), is_inside (path), "access", -1, )
CALL (int,
      faccessat,
      (int at, const char *path, int mode, int flags),
      (at, path, mode, flags),
      is_at_watched (at, path),
      "access",
      -1, )

CALL (int,
      rename,
      (const char *from, const char *to),
      (from, to),
      is_inside (from) || is_inside (to),
      "rename",
      -1, )
CALL (int,
      renameat,
      (int at, const char *from, int there, const char *to),
      (at, from, there, to),
      is_at_watched (at, from) || is_at_watched (there, to),
      "rename",
      -1, )
CALL (int,
      renameat2,
      (int at, const char *from, int there, const char *to, unsigned flags),
      (at, from, there, to, flags),
      is_at_watched (at, from) || is_at_watched (there, to),
      "rename",
      -1, )
CALL (int,
      link,
      (const char *from, const char *to),
      (from, to),
      is_inside (from) || is_inside (to),
      "create",
      -1, )
CALL (int,
      linkat,
      (int at, const char *from, int there, const char *to, int flags),
      (at, from, there, to, flags),
      is_at_watched (at, from) || is_at_watched (there, to),
      "create",
      -1, )
CALL (int, unlink, (const char *path), (path), is_inside (path), "unlink", -1, )
CALL (int,
      unlinkat,
      (int at, const char *path, int flags),
      (at, path, flags),
      is_at_watched (at, path),
      "unlink",
      -1, )
CALL (int, remove, (const char *path), (path), is_inside (path), "unlink", -1, )
CALL (int, mkdir, (const char *path, mode_t mode), (path, mode), is_inside (path), "mkdir", -1, )
CALL (int,
      mkdirat,
      (int at, const char *path, mode_t mode),
      (at, path, mode),
      is_at_watched (at, path),
      "mkdir",
      -1, )

CALL (void *,
      mmap,
      (void *address, size_t n, int protection, int flags, int fd, off_t offset),
      (address, n, protection, flags, fd, offset),
      is_file_watched (fd),
      "map",
      MAP_FAILED, )
CALL (void *,
      mmap64,
      (void *address, size_t n, int protection, int flags, int fd, off64_t offset),
      (address, n, protection, flags, fd, offset),
      is_file_watched (fd),
      "map",
      MAP_FAILED, )

/* What the tests are about is not whether a disk is fast. */
int
fsync (int fd)
{
  Verdict verdict = is_file_watched (fd) ? judge ("sync") : GO_ON;

  end (verdict);
  return verdict == FAIL ? -1 : 0;
}

int
fdatasync (int fd)
{
  return fsync (fd);
}

/* A descriptor is gone, even where closing it fails. */
int
close (int fd)
{
  Verdict verdict = is_file_watched (fd) ? judge ("close") : GO_ON;
  int code = errno;
  int result;

  if (fd >= 0 && fd < MAX_FILES)
    is_watched[fd] = false;
  result = REAL (close) (fd);
  end (verdict);
  if (verdict != FAIL)
    return result;
  errno = code;
  return -1;
}
