/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Replaces a file only if it still holds what the writer saw last: this is checked under a lock,
 * and the file is replaced as a whole or not at all. A new file is written beside it and synced to
 * the disk; then the two exchange their names, so that at any moment, even after a power cut, a
 * reader finds either the old contents or the new ones.
 *
 * Other programs, such as those that sync folders between devices, ignore the lock. So the file
 * that was exchanged for the new one is checked again: if it is not what the writer saw, somebody
 * put it there meanwhile, and it is put back. Two gaps remain. If this program is killed before it
 * puts the other version back, that is left under the name of an unfinished file. And a program
 * that writes into the file itself may write into the one taken away.
 *
 * Where names cannot be exchanged (FAT, most network mounts, the portal through which a sandbox
 * sees a file), the file is compared once more when the new one is on the disk, and then replaced
 * by renaming. What somebody else puts there in the microseconds between is lost. */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <linux/magic.h>
#include <stdio.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "cb-file-private.h"

/* Unfinished files have hidden names: their beginning, to recognise them later, and a template. */
#define UNFINISHED "." GETTEXT_PACKAGE "-"
#define PATTERN    UNFINISHED "XXXXXX"
/* Without locks, after how many seconds an unfinished file counts as left behind. */
#define LONG_AGO 3600

static gboolean
is_unfinished (const char *name)
{
  return g_str_has_prefix (name, UNFINISHED) && strlen (name) == strlen (PATTERN);
}

/* Deletes the unfinished files of killed writers. While we hold the lock, nobody else has any. */
static void
sweep (const CbFileLock *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  time_t now = time (NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      struct stat info;

      if (is_unfinished (name) && fstatat (self->fd, name, &info, AT_SYMLINK_NOFOLLOW) == 0 &&
          S_ISREG (info.st_mode) && (self->held || info.st_mtime + LONG_AGO < now))
        unlinkat (self->fd, name, 0);
    }
}

/* Whether the file may be written. If its owner made it read-only it may not, not even by an
 * administrator, for whom the system would allow it. */
static gboolean
check_permission (const char *path, const struct stat *info, GError **error)
{
  if ((info->st_mode & S_IWUSR) == 0)
    return cb_file_fail (error, CB_FILE_ERROR_PROTECTED);
  if (faccessat (AT_FDCWD, path, W_OK, AT_EACCESS) == 0)
    return TRUE;
  return errno == EACCES ? cb_file_fail (error, CB_FILE_ERROR_PROTECTED)
                         : cb_file_fail_with_errno (error, errno);
}

/* Whether the open file @fd still holds what the writer saw. */
static gboolean
check_contents (int fd,
                const struct stat *info,
                const CbFileStamp *seen,
                GCancellable *cancellable,
                GError **error)
{
  g_autoptr (GBytes) found = NULL;
  CbFileStamp stamp;

  if ((guint64) info->st_size != seen->size)
    return cb_file_fail (error, CB_FILE_ERROR_CHANGED);
  found = cb_file_read_fd (fd, seen->size, cancellable, error);
  if (found == NULL)
    return FALSE;
  cb_file_stamp_set (&stamp, found, info);
  return cb_file_stamp_equal (&stamp, seen) || cb_file_fail (error, CB_FILE_ERROR_CHANGED);
}

/* Whether the file is as the writer last saw it. @mode: (inout): set to its mode, if it exists. */
static gboolean
check_seen (const CbFileLock *self,
            const CbFileStamp *seen,
            mode_t *mode,
            GCancellable *cancellable,
            GError **error)
{
  g_autoptr (GError) problem = NULL;
  struct stat info;
  gboolean same = TRUE;
  int fd;

  if (seen->sight == CB_FILE_ABSENT)
    return lstat (self->path, &info) < 0 || cb_file_fail (error, CB_FILE_ERROR_EXISTS);

  fd = cb_file_open (self->path, &info, &problem);
  if (fd < 0 && !g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) &&
      !g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (fd < 0)
    return seen->sight == CB_FILE_ANY || cb_file_fail (error, CB_FILE_ERROR_GONE);

  *mode = info.st_mode & 0777;
  same = check_permission (self->path, &info, error) &&
         (seen->sight == CB_FILE_ANY || check_contents (fd, &info, seen, cancellable, error));
  close (fd);
  return same;
}

static gboolean
write_all (int fd, GBytes *bytes, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  while (size > 0)
    {
      gssize n = write (fd, data, size);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return cb_file_fail_with_errno (error, n < 0 ? errno : ENOSPC);
      data += n;
      size -= (gsize) n;
    }
  return TRUE;
}

/* (transfer full) (nullable): the path of a new unfinished file with @bytes, synced to the disk */
static char *
write_unfinished (const char *folder, GBytes *bytes, mode_t mode, struct stat *info, GError **error)
{
  g_autofree char *path = g_build_filename (folder, PATTERN, NULL);
  int fd = g_mkstemp_full (path, O_WRONLY | O_CLOEXEC, 0600);
  gboolean written;

  if (fd < 0)
    {
      cb_file_fail_with_errno (error, errno);
      return NULL;
    }
  written = write_all (fd, bytes, error);
  if (written &&
      ((mode != 0600 && fchmod (fd, mode) < 0) || fsync (fd) < 0 || fstat (fd, info) < 0))
    written = cb_file_fail_with_errno (error, errno);
  if (close (fd) < 0 && written)
    written = cb_file_fail_with_errno (error, errno);
  if (!written)
    unlink (path);
  return written ? g_steal_pointer (&path) : NULL;
}

/* Renames, but replaces nothing. If the medium cannot do that in one step, at least the lock keeps
 * other processes of Casebook away. */
static int
rename_to_free_name (const char *from, const char *to)
{
  struct stat info;

  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return 0;
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
    return -1;
  if (lstat (to, &info) == 0)
    {
      errno = EEXIST;
      return -1;
    }
  return rename (from, to);
}

/* Whether a program keeps the files of @path, as the portal of documents does. That exchanges two
 * names, but then no longer knows the file that was taken out: it stays in the user’s folder, where
 * the sandbox cannot reach it (xdg-desktop-portal 1.20). */
static gboolean
is_kept_by_program (const char *path)
{
  struct statfs info;

  return statfs (path, &info) == 0 && info.f_type == FUSE_SUPER_MAGIC;
}

static gboolean
exchange_names (const char *a, const char *b)
{
  if (is_kept_by_program (b))
    {
      errno = ENOTSUP;
      return FALSE;
    }
  return renameat2 (AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE) == 0;
}

/* Keeps a version that somebody put in the place of the file, and that would otherwise be lost, as
 * a copy beside the file, named as Syncthing names its copies. */
static void
keep_copy (const CbFileLock *self, const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autofree char *stem = g_strdup (self->path);
  const char *name = strrchr (self->path, '/');
  const char *suffix = strrchr (name != NULL ? name : self->path, '.');
  int result = -1;

  if (suffix == NULL)
    suffix = "";
  stem[strlen (stem) - strlen (suffix)] = '\0';
  for (guint i = 0; i < 100 && result < 0; i++)
    {
      g_autofree char *copy = g_strdup_printf ("%s.sync-conflict-%s-CASEB%02u%s", stem, time, i,
                                               suffix);

      result = rename_to_free_name (path, copy);
      if (result < 0 && errno != EEXIST)
        return;
    }
}

/* Whether the file that was in place before the exchange, now at @path, is what the writer saw. */
static gboolean
check_what_came_out (const char *path,
                     const CbFileStamp *seen,
                     GCancellable *cancellable,
                     GError **error)
{
  struct stat info;
  int fd = cb_file_open (path, &info, error);
  gboolean same = fd >= 0 && check_contents (fd, &info, seen, cancellable, error);

  if (fd >= 0)
    close (fd);
  return same;
}

/* Undoes the exchange: takes the new file out of its place, and puts back the one that was there.
 * If that fails, the new file stays, and the other version is kept as a copy.
 * @ours: the stamp of the new file: only contents are compared, its inode may be reused by now
 * Returns: whether the new file is out of the place */
static gboolean
put_back (const CbFileLock *self, const char *path, const CbFileStamp *ours)
{
  if (!exchange_names (path, self->path))
    {
      keep_copy (self, path);
      return FALSE;
    }
  if (check_what_came_out (path, ours, NULL, NULL))
    {
      unlink (path);
      return TRUE;
    }
  /* Somebody else has replaced the file once more. The newest version gets the place. */
  exchange_names (path, self->path);
  keep_copy (self, path);
  return TRUE;
}

/* Puts a new file into place, or deletes it. @path: the new file; @ours: its stamp
 * Returns: whether the new file is in place */
static gboolean
replace (const CbFileLock *self,
         const char *path,
         const CbFileStamp *ours,
         const CbFileStamp *seen,
         GCancellable *cancellable,
         GError **error)
{
  mode_t mode;

  if (exchange_names (path, self->path))
    {
      g_autoptr (GError) problem = NULL;

      if (check_what_came_out (path, seen, cancellable, &problem))
        {
          unlink (path);
          return TRUE;
        }
      if (!put_back (self, path, ours))
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (errno == ENOENT)
    cb_file_fail (error, CB_FILE_ERROR_GONE);
  else if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
    cb_file_fail_with_errno (error, errno);
  else if (check_seen (self, seen, &mode, cancellable, error))
    {
      if (rename (path, self->path) == 0)
        return TRUE;
      cb_file_fail_with_errno (error, errno);
    }
  unlink (path);
  return FALSE;
}

static gboolean
put_in_place (const CbFileLock *self,
              const char *path,
              const CbFileStamp *ours,
              const CbFileStamp *seen,
              GCancellable *cancellable,
              GError **error)
{
  int result;

  if (seen->sight == CB_FILE_SEEN)
    return replace (self, path, ours, seen, cancellable, error);
  result = seen->sight == CB_FILE_ABSENT ? rename_to_free_name (path, self->path)
                                         : rename (path, self->path);
  if (result == 0)
    return TRUE;
  if (errno == EEXIST)
    cb_file_fail (error, CB_FILE_ERROR_EXISTS);
  else
    cb_file_fail_with_errno (error, errno);
  unlink (path);
  return FALSE;
}

/* Makes sure that the new name is on the disk, if the medium can sync a folder. */
static gboolean
confirm (const CbFileLock *self, GError **error)
{
  if (self->fd < 0 || fsync (self->fd) == 0 || errno == EINVAL || errno == EROFS)
    return TRUE;
  g_set_error (error, CB_FILE_ERROR, CB_FILE_ERROR_UNCONFIRMED,
               /* Translators: follows “saved, but”; %s is what the system says. */
               _ ("the disk did not confirm it: %s"), g_strerror (errno));
  return FALSE;
}

/**
 * cb_file_write_locked:
 * @bytes: what the file is to hold
 * @stamp: (inout): what the writer saw last; set to what is there now, if it was written
 *
 * Does what cb_file_write() does, for a caller that read the file after taking the lock.
 */
gboolean
cb_file_write_locked (CbFileLock *self,
                      GBytes *bytes,
                      CbFileStamp *stamp,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autofree char *path = NULL;
  mode_t mode = 0600;
  CbFileStamp ours;
  struct stat info;

  if (self->path == NULL)
    return cb_file_write_remote (self->file, bytes, stamp, cancellable, error);
  if (!check_seen (self, stamp, &mode, cancellable, error))
    return FALSE;
  sweep (self);
  path = write_unfinished (self->folder, bytes, mode, &info, error);
  if (path == NULL)
    return FALSE;
  cb_file_stamp_set (&ours, bytes, &info);
  if (!put_in_place (self, path, &ours, stamp, cancellable, error))
    return FALSE;
  /* From here on the file holds the new contents, even if a power cut may still undo that. */
  *stamp = ours;
  g_debug ("%s: %" G_GSIZE_FORMAT " bytes written", self->path, g_bytes_get_size (bytes));
  return confirm (self, error);
}

/* Creates the folder of a new file. */
static gboolean
make_folder (GFile *file, GError **error)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  return folder == NULL || g_mkdir_with_parents (folder, 0700) == 0 ||
         cb_file_fail_with_errno (error, errno);
}

/**
 * cb_file_write:
 * @bytes: what the file is to hold
 * @stamp: (inout): what the writer saw last; set to what is there now, if it was written
 *
 * Replaces only what the writer saw: the errors %CB_FILE_ERROR_CHANGED, %CB_FILE_ERROR_GONE and
 * %CB_FILE_ERROR_EXISTS say that something else is there, and then nothing is written. If there was
 * no file, makes a new one, private to its owner, and its folder if necessary. The contents are
 * replaced in one step, and are on the disk afterwards. A link to a file stays a link, and the file
 * keeps its permissions; other hard links keep the old contents. Waits for other processes of
 * Casebook in the same folder, and for the medium, so a window calls it in another thread.
 *
 * Returns: whether @bytes are on disk
 */
gboolean
cb_file_write (GFile *file,
               GBytes *bytes,
               CbFileStamp *stamp,
               GCancellable *cancellable,
               GError **error)
{
  g_autoptr (CbFileLock) lock = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (stamp != NULL, FALSE);

  if (stamp->sight != CB_FILE_SEEN && !make_folder (file, error))
    return FALSE;
  lock = cb_file_lock (file, cancellable, error);
  return lock != NULL && cb_file_write_locked (lock, bytes, stamp, cancellable, error);
}
