/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that several have: what is replaced is what was seen; nothing is waited for that may never
 * come; what a kill leaves is taken away. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cb-file.h"
#include "cb-test-case.h"

#define NOTHING ((CbFileStamp) { .sight = CB_FILE_ABSENT })

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
} Fixture;

/* Both stand before those of the system: what holds a folder is as the test says, and how often two
 * files exchange their names is counted. */
static long file_system;
static int n_exchanges;

int
statfs (const char *path, struct statfs *info)
{
  *info = (struct statfs) { .f_type = file_system };
  return 0;
}

int
renameat2 (int old_folder, const char *old, int new_folder, const char *new, unsigned int flags)
{
  if (flags & RENAME_EXCHANGE)
    g_atomic_int_inc (&n_exchanges);
  return (int) syscall (SYS_renameat2, old_folder, old, new_folder, new, flags);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = cb_test_make_folder ();
  self->path = g_build_filename (self->folder, "a", NULL);
  self->file = g_file_new_for_path (self->path);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->file);
  cb_test_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static gboolean
write_text (GFile *file, const char *text, CbFileStamp *stamp, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return cb_file_write (file, bytes, stamp, NULL, error);
}

static void
assert_written (Fixture *self, const char *text, CbFileStamp *stamp)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *on_disk = NULL;

  g_assert_true (write_text (self->file, text, stamp, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, text);
}

static void
assert_refused (Fixture *self, CbFileStamp *stamp, CbFileError code)
{
  g_autoptr (GError) error = NULL;
  CbFileStamp before = *stamp;

  g_assert_false (write_text (self->file, "refused", stamp, &error));
  g_assert_error (error, CB_FILE_ERROR, (int) code);
  g_assert_cmpmem (&before, sizeof before, stamp, sizeof *stamp);
}

static void
put (Fixture *self, const char *text)
{
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
}

static CbFileStamp
look (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  CbFileStamp stamp;
  g_autoptr (GBytes) bytes = cb_file_read (self->file, 100, &stamp, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  return stamp;
}

static guint
count_files (Fixture *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_replaced_as_seen (Fixture *self, gconstpointer data)
{
  CbFileStamp mine = NOTHING;
  CbFileStamp other;

  assert_written (self, "one", &mine);
  assert_written (self, "two", &mine);
  other = look (self);
  g_assert_true (cb_file_stamp_equal (&mine, &other));
  g_assert_cmpuint (mine.inode, ==, other.inode);
  g_assert_cmpuint (mine.size, ==, 3);

  assert_written (self, "three", &other);
  g_assert_false (cb_file_stamp_equal (&mine, &other));
  assert_refused (self, &mine, CB_FILE_ERROR_CHANGED);
  assert_written (self, "four", &other);
  g_assert_cmpuint (count_files (self), ==, 1);
}

/* The portal of documents would leave one of two files that exchanged their names in the folder. */
static void
test_portal (Fixture *self, gconstpointer data)
{
  CbFileStamp mine = NOTHING, other;
  int before;

  assert_written (self, "one", &mine);
  before = n_exchanges;
  assert_written (self, "two", &mine);
  g_assert_cmpint (n_exchanges, ==, before + 1);

  file_system = FUSE_SUPER_MAGIC;
  assert_written (self, "three", &mine);
  other = mine;
  put (self, "four");
  assert_refused (self, &mine, CB_FILE_ERROR_CHANGED);
  g_assert_cmpint (n_exchanges, ==, before + 1);
  g_assert_cmpuint (count_files (self), ==, 1);
  g_assert_true (cb_file_stamp_equal (&mine, &other));
  file_system = 0;
}

/* Of the same length, and at the same time. */
static void
test_changed_in_place (Fixture *self, gconstpointer data)
{
  CbFileStamp mine = NOTHING;

  assert_written (self, "one", &mine);
  put (self, "two");
  assert_refused (self, &mine, CB_FILE_ERROR_CHANGED);
  put (self, "one");
  assert_written (self, "three", &mine);
}

static void
test_gone_or_there (Fixture *self, gconstpointer data)
{
  CbFileStamp mine = NOTHING;
  CbFileStamp nothing = NOTHING;
  CbFileStamp any = { .sight = CB_FILE_ANY };

  assert_written (self, "one", &mine);
  assert_refused (self, &nothing, CB_FILE_ERROR_EXISTS);
  assert_written (self, "two", &any);
  g_assert_cmpint (any.sight, ==, CB_FILE_SEEN);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  assert_refused (self, &any, CB_FILE_ERROR_GONE);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  assert_written (self, "three", &nothing);
}

/* Two who write the same have both written: that somebody else was first is still a change. */
static void
test_written_already (Fixture *self, gconstpointer data)
{
  CbFileStamp mine = NOTHING;

  assert_written (self, "one", &mine);
  put (self, "refused");
  assert_refused (self, &mine, CB_FILE_ERROR_CHANGED);
}

static void
test_folder_is_made (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "b", "c", "d", NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  CbFileStamp mine = NOTHING;

  g_assert_true (write_text (file, "one", &mine, NULL));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (folder, NULL, NULL));
  g_assert_false (write_text (file, "two", &mine, NULL));
  g_assert_false (g_file_query_exists (folder, NULL));
}

static void
assert_mode (Fixture *self, guint mode)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (self->path, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 0777, ==, mode);
}

static void
test_permissions (Fixture *self, gconstpointer data)
{
  CbFileStamp mine = NOTHING;
  CbFileStamp any = { .sight = CB_FILE_ANY };

  assert_written (self, "one", &mine);
  assert_mode (self, 0600);
  g_assert_cmpint (g_chmod (self->path, 0664), ==, 0);
  assert_written (self, "two", &mine);
  assert_mode (self, 0664);
  g_assert_cmpint (g_chmod (self->path, 0444), ==, 0);
  assert_refused (self, &mine, CB_FILE_ERROR_PROTECTED);
  assert_refused (self, &any, CB_FILE_ERROR_PROTECTED);
  assert_mode (self, 0444);
}

static void
test_links (Fixture *self, gconstpointer data)
{
  g_autofree char *target = g_build_filename (self->folder, "target", NULL);
  g_autofree char *on_disk = NULL;
  CbFileStamp mine = NOTHING;

  g_assert_cmpint (symlink ("target", self->path), ==, 0);
  assert_refused (self, &mine, CB_FILE_ERROR_EXISTS);
  g_assert_true (g_file_set_contents (target, "one", -1, NULL));
  mine = look (self);
  assert_written (self, "two", &mine);
  g_assert_true (g_file_test (self->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (target, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, "two");
}

static void
assert_not_read (const char *path, CbFileError code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbFileStamp any = { .sight = CB_FILE_ANY };

  g_assert_null (cb_file_read (file, 100, NULL, NULL, &error));
  g_assert_error (error, CB_FILE_ERROR, (int) code);
  g_clear_error (&error);
  g_assert_false (write_text (file, "refused", &any, &error));
  g_assert_error (error, CB_FILE_ERROR, (int) code);
}

static void
test_no_regular_file (Fixture *self, gconstpointer data)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, self->path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  assert_not_read (self->path, CB_FILE_ERROR_NOT_REGULAR);
  close (fd);
  g_assert_cmpint (g_unlink (self->path), ==, 0);

  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  assert_not_read (self->path, CB_FILE_ERROR_NOT_REGULAR);
  assert_not_read ("/dev/zero", CB_FILE_ERROR_NOT_REGULAR);
  assert_not_read ("/dev/null", CB_FILE_ERROR_NOT_REGULAR);
}

static void
test_ceiling (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) bytes = NULL;

  put (self, "");
  g_assert_cmpint (truncate (self->path, (off_t) 1 << 36), ==, 0);
  bytes = cb_file_read (self->file, 100000, NULL, NULL, NULL);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 100000);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 200000);
}

static void
test_cancelled (Fixture *self, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  put (self, "one");
  g_cancellable_cancel (cancellable);
  g_assert_null (cb_file_read (self->file, 100, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Messages name neither files, which the reader knows, nor how it was tried. */
static void
test_messages (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) below = g_file_get_child (self->file, "b");
  g_autoptr (GError) error = NULL;
  CbFileStamp nothing = NOTHING;

  g_assert_null (cb_file_read (self->file, 100, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_cmpstr (error->message, ==, g_strerror (ENOENT));
  g_clear_error (&error);

  put (self, "no folder");
  g_assert_false (write_text (below, "x", &nothing, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_cmpstr (error->message, ==, g_strerror (ENOTDIR));
}

/* A child that dies with @signal_number while it writes, or does whatever @func does. */
static void
run_killed (void (*func) (Fixture *self), Fixture *self)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      func (self);
      raise (SIGKILL);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
}

/* As a writer leaves it that is killed with the lock in its hand. */
static void
leave_unfinished (Fixture *self)
{
  g_autofree char *path = g_build_filename (self->folder, ".io.github.casebook.Casebook-AbC123",
                                            NULL);
  CbFileLock *lock = cb_file_lock (self->file, NULL, NULL);

  g_assert_nonnull (lock);
  g_assert_true (g_file_set_contents (path, "half", -1, NULL));
}

static void
test_killed (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, ".io.github.casebook.Casebook", NULL);
  CbFileStamp mine = NOTHING;

  g_assert_true (g_file_set_contents (other, "not ours", -1, NULL));
  assert_written (self, "one", &mine);
  run_killed (leave_unfinished, self);
  g_assert_cmpuint (count_files (self), ==, 3);
  assert_written (self, "two", &mine);
  g_assert_cmpuint (count_files (self), ==, 2);
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
}


static gpointer
write_thread (gpointer data)
{
  Fixture *self = data;
  CbFileStamp mine = look (self);

  assert_written (self, "two", &mine);
  return NULL;
}

/* Who holds the lock is waited for, but may be given up. */
static void
test_waits (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) beside = g_file_new_build_filename (self->folder, "b", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CbFileLock) lock = cb_file_lock (beside, NULL, NULL);
  g_autofree char *on_disk = NULL;
  GThread *thread;

  g_assert_nonnull (lock);
  put (self, "one");
  g_cancellable_cancel (cancellable);
  g_assert_null (cb_file_lock (self->file, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  thread = g_thread_new ("write", write_thread, self);
  g_usleep (50 * G_TIME_SPAN_MILLISECOND);
  g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, "one");
  g_clear_pointer (&lock, cb_file_lock_free);
  g_thread_join (thread);
}

#define N_WRITERS 8
#define N_EACH    25

/* Reads and adds a letter, which is lost if somebody else does the same meanwhile. */
static void
add_letter (Fixture *self)
{
  g_autoptr (CbFileLock) lock = cb_file_lock (self->file, NULL, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) longer = NULL;
  CbFileStamp stamp;

  g_assert_nonnull (lock);
  bytes = cb_file_read (self->file, 1000, &stamp, NULL, NULL);
  g_assert_nonnull (bytes);
  g_string_append_len (text, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_string_append_c (text, 'x');
  longer = g_string_free_to_bytes (g_steal_pointer (&text));
  g_assert_true (cb_file_write_locked (lock, longer, &stamp, NULL, NULL));
}

/* The same, looking without the lock: whoever is too late looks again. */
static void
add_letter_later (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  do
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GBytes) longer = NULL;
      CbFileStamp stamp;

      g_clear_error (&error);
      bytes = cb_file_read (self->file, 1000, &stamp, NULL, NULL);
      g_assert_nonnull (bytes);
      g_string_append_len (text, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
      g_string_append_c (text, 'x');
      longer = g_string_free_to_bytes (g_steal_pointer (&text));
      cb_file_write (self->file, longer, &stamp, NULL, &error);
    }
  while (g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED));
  g_assert_no_error (error);
}

static void
run_writers (Fixture *self, void (*add) (Fixture *self))
{
  pid_t children[N_WRITERS];
  g_autoptr (GBytes) bytes = NULL;

  put (self, "");
  for (guint i = 0; i < N_WRITERS; i++)
    {
      children[i] = fork ();
      g_assert_cmpint (children[i], >=, 0);
      if (children[i] != 0)
        continue;
      for (guint j = 0; j < N_EACH; j++)
        add (self);
      _exit (0);
    }
  for (guint i = 0; i < N_WRITERS; i++)
    {
      int status;

      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_cmpint (status, ==, 0);
    }
  bytes = cb_file_read (self->file, 1000, NULL, NULL, NULL);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, N_WRITERS * N_EACH);
  g_assert_cmpuint (count_files (self), ==, 1);
}

static void
test_many_writers (Fixture *self, gconstpointer data)
{
  run_writers (self, add_letter);
  run_writers (self, add_letter_later);
}

/* One of several that make the same file makes it. */
static void
test_many_makers (Fixture *self, gconstpointer data)
{
  pid_t children[N_WRITERS];
  guint n_made = 0;

  for (guint i = 0; i < N_WRITERS; i++)
    {
      CbFileStamp mine = NOTHING;
      g_autofree char *text = g_strdup_printf ("%u", i);

      children[i] = fork ();
      g_assert_cmpint (children[i], >=, 0);
      if (children[i] == 0)
        _exit (write_text (self->file, text, &mine, NULL) ? 1 : 0);
    }
  for (guint i = 0; i < N_WRITERS; i++)
    {
      int status;

      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_true (WIFEXITED (status));
      n_made += (guint) WEXITSTATUS (status);
    }
  g_assert_cmpuint (n_made, ==, 1);
  g_assert_cmpuint (count_files (self), ==, 1);
}

#define N_FOREIGN 1000

/* What a program puts into the place of the file that knows nothing of locks. */
typedef struct
{
  const char *path;
  gboolean accounted[N_FOREIGN]; /* whether somebody has it, or it was replaced by the next */
  int n_rounds;                  /* how often the other side has tried to write */
  gboolean done;
} Foreign;

/* Exchanges new versions with what is there, and looks at what comes out, to know what it has
 * replaced itself. */
static gpointer
put_versions (gpointer data)
{
  Foreign *self = data;
  g_autofree char *beside = g_strconcat (self->path, ".foreign", NULL);

  for (guint i = 0; i < N_FOREIGN; i++)
    {
      g_autofree char *version = g_strdup_printf ("foreign %u", i);
      g_autofree char *out = NULL;
      guint number;

      g_assert_true (
        g_file_set_contents_full (beside, version, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
      g_assert_cmpint (renameat2 (AT_FDCWD, beside, AT_FDCWD, self->path, RENAME_EXCHANGE), ==, 0);
      g_assert_true (g_file_get_contents (beside, &out, NULL, NULL));
      g_assert_cmpint (g_unlink (beside), ==, 0);
      if (sscanf (out, "foreign %u", &number) == 1)
        self->accounted[number] = TRUE;
      /* Now and then a round is left to the other side alone, so that it writes, too. */
      while (g_atomic_int_get (&self->n_rounds) < (int) (i / 2 + i / 10))
        g_thread_yield ();
    }
  g_atomic_int_set (&self->done, TRUE);
  return NULL;
}

static void
account (Foreign *self, const char *text)
{
  guint number;

  if (sscanf (text, "foreign %u", &number) == 1)
    self->accounted[number] = TRUE;
}

/* Nothing that another program puts there while the file is written is overwritten unseen: it was
 * read before, or lies beside the file. */
static void
test_foreign_versions (Fixture *self, gconstpointer data)
{
  g_autofree Foreign *foreign = g_new0 (Foreign, 1);
  g_autoptr (GDir) dir = NULL;
  guint n_written = 0;
  guint n_lost = 0;
  const char *name;
  GThread *thread;

  foreign->path = self->path;
  g_assert_true (g_file_set_contents (self->path, "ours", -1, NULL));
  thread = g_thread_new ("foreign", put_versions, foreign);
  while (!g_atomic_int_get (&foreign->done))
    {
      CbFileStamp stamp;
      g_autoptr (GBytes) found = cb_file_read (self->file, 100, &stamp, NULL, NULL);
      g_autofree char *text = g_strdup_printf ("ours %u", n_written);
      g_autofree char *read = NULL;

      g_assert_nonnull (found);
      read = g_strndup (g_bytes_get_data (found, NULL), g_bytes_get_size (found));
      account (foreign, read);
      n_written += write_text (self->file, text, &stamp, NULL);
      g_atomic_int_inc (&foreign->n_rounds);
    }
  g_thread_join (thread);
  dir = g_dir_open (self->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      account (foreign, text);
    }
  for (guint i = 0; i < N_FOREIGN; i++)
    n_lost += !foreign->accounted[i];
  g_test_message ("%u of %u lost, %u written", n_lost, N_FOREIGN, n_written);
  g_assert_cmpuint (n_lost, ==, 0);
  g_assert_cmpuint (n_written, >, 0);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/file/replaced-as-seen", test_replaced_as_seen);
  add ("/file/portal", test_portal);
  add ("/file/changed-in-place", test_changed_in_place);
  add ("/file/gone-or-there", test_gone_or_there);
  add ("/file/written-already", test_written_already);
  add ("/file/folder-is-made", test_folder_is_made);
  add ("/file/permissions", test_permissions);
  add ("/file/links", test_links);
  add ("/file/no-regular-file", test_no_regular_file);
  add ("/file/ceiling", test_ceiling);
  add ("/file/cancelled", test_cancelled);
  add ("/file/messages", test_messages);
  add ("/file/killed", test_killed);
  add ("/file/waits", test_waits);
  add ("/file/many-writers", test_many_writers);
  add ("/file/many-makers", test_many_makers);
  add ("/file/foreign-versions", test_foreign_versions);
  return g_test_run ();
}
