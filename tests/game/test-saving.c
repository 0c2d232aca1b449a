/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeping a case in its file: written before anybody is told; a failure is told of, loses nothing
 * and is mended as soon as that is possible. A full disk is a limit on the size of files. */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cb-file.h"
#include "cb-game-error.h"
#include "cb-kept-cases.h"
#include "cb-note.h"
#include "cb-test-case.h"

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  CbCase *case_;
  guint n_seen;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = cb_test_make_folder ();
  self->path = g_build_filename (self->folder, "a.casebook", NULL);
  self->file = g_file_new_for_path (self->path);
  self->case_ = cb_test_small_case (CB_TEST_THREE, "");
  cb_case_file_keep_in (cb_case_get_file (self->case_), self->file, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->case_);
  g_object_unref (self->file);
  cb_test_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static void
assert_file_is_case (Fixture *self)
{
  g_autofree char *text = cb_test_to_text (self->case_);
  g_autofree char *on_disk = NULL;

  g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, text);
}

static void
record (Fixture *self, const char *words)
{
  g_autoptr (CbEntry) entry = cb_note_new (words);

  cb_case_append (self->case_, entry);
}

static void
seen_cb (Fixture *self)
{
  self->n_seen++;
  assert_file_is_case (self);
}

static void
test_written_before_told (Fixture *self, gconstpointer data)
{
  g_signal_connect_swapped (cb_case_get_log (self->case_), "items-changed", G_CALLBACK (seen_cb),
                            self);
  g_signal_connect_swapped (self->case_, "concluded", G_CALLBACK (seen_cb), self);
  g_signal_connect_swapped (self->case_, "notify::title", G_CALLBACK (seen_cb), self);
  record (self, "one");
  cb_case_remove (self->case_, 0);
  cb_case_set_title (self->case_, "Other");
  cb_case_undo (self->case_);
  cb_case_undo (self->case_);
  cb_case_redo (self->case_);
  g_assert_cmpuint (self->n_seen, ==, 6 + 4 + 2);
  assert_file_is_case (self);
}

static void
test_reopened (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again_text = NULL;
  GStatBuf info;

  record (self, "one");
  again = cb_case_load (self->file, NULL);
  text = cb_test_to_text (self->case_);
  again_text = cb_test_to_text (again);
  g_assert_cmpstr (again_text, ==, text);
  g_assert_true (g_file_equal (cb_case_file_get_location (cb_case_get_file (again)), self->file));
  g_assert_cmpint (g_stat (self->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

/* Loading alone writes nothing, not even the members this version would add. */
static void
test_loading_writes_nothing (Fixture *self, gconstpointer data)
{
  g_autofree char *text = cb_test_json (
    "{'format':'casebook','version':1,'edition':'classic','players':[{'name':'A'}]}");
  g_autofree char *after = NULL;
  g_autoptr (CbCase) case_ = NULL;

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  case_ = cb_case_load (self->file, NULL);
  g_assert_nonnull (case_);
  g_clear_object (&case_);
  g_assert_true (g_file_get_contents (self->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static gboolean
is_saved (gpointer data)
{
  return cb_case_file_get_save_error (cb_case_get_file (((Fixture *) data)->case_)) == NULL;
}

/* The old file stays whole, the case lives on, and by itself it is written when there is room. */
static void
test_disk_full (Fixture *self, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  guint n_errors = 0;
  guint n_files = 0;

  g_signal_connect_swapped (cb_case_get_file (self->case_), "notify::save-error",
                            G_CALLBACK (g_atomic_int_inc), &n_errors);
  g_assert_true (g_file_get_contents (self->path, &before, NULL, NULL));
  limit_files (100);
  record (self, "one");
  record (self, "two");
  g_assert_false (cb_case_file_save (cb_case_get_file (self->case_), &error));
  limit_files (RLIM_INFINITY);

  g_assert_nonnull (error);
  g_assert_nonnull (cb_case_file_get_save_error (cb_case_get_file (self->case_)));
  g_assert_cmpuint (n_errors, ==, 3);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (self->case_)), ==, 2);
  g_assert_true (g_file_get_contents (self->path, &during, NULL, NULL));
  g_assert_cmpstr (during, ==, before);
  dir = g_dir_open (self->folder, 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, ==, 1);

  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (n_errors, ==, 4);
  assert_file_is_case (self);
}

/* Nobody took the case away on purpose; it is saved again once its folder is back. */
static void
test_folder_gone (Fixture *self, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (self->folder, "-aside", NULL);

  g_assert_cmpint (g_rename (self->folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (self->folder, "in the way", -1, NULL));
  record (self, "one");
  g_assert_nonnull (cb_case_file_get_save_error (cb_case_get_file (self->case_)));
  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  g_assert_cmpint (g_rename (aside, self->folder), ==, 0);
  record (self, "two");
  g_assert_null (cb_case_file_get_save_error (cb_case_get_file (self->case_)));
  assert_file_is_case (self);
}

static void
assert_not_saved (Fixture *self, CbFileError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (cb_case_file_save (cb_case_get_file (self->case_), &error));
  g_assert_error (error, CB_FILE_ERROR, (int) code);
}

/* What was taken away comes back only when somebody says so. */
static void
test_file_gone (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  record (self, "one");
  assert_not_saved (self, CB_FILE_ERROR_GONE);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  g_assert_true (cb_case_file_keep_in (cb_case_get_file (self->case_), self->file, NULL));
  assert_file_is_case (self);
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_assert_true (cb_case_file_keep_finish (CB_CASE_FILE (source), result, NULL));
  *(gboolean *) data = TRUE;
}

/* What somebody else wrote stays, unless its owner agrees. */
static void
test_file_changed (Fixture *self, gconstpointer data)
{
  g_autofree char *on_disk = NULL;
  gboolean kept = FALSE;

  g_assert_true (g_file_set_contents (self->path, "other", -1, NULL));
  record (self, "one");
  assert_not_saved (self, CB_FILE_ERROR_CHANGED);
  g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, "other");
  cb_case_file_set_background (cb_case_get_file (self->case_));
  cb_case_file_keep_over_async (cb_case_get_file (self->case_), self->file, kept_cb, &kept);
  while (!kept)
    g_main_context_iteration (NULL, TRUE);
  assert_file_is_case (self);
}

static void
test_let_go_after_failure (Fixture *self, gconstpointer data)
{
  limit_files (100);
  record (self, "one");
  limit_files (RLIM_INFINITY);
  g_assert_finalize_object (self->case_);
  self->case_ = cb_test_small_case (CB_TEST_THREE, "");
}

static void
test_link_stays (Fixture *self, gconstpointer data)
{
  g_autofree char *link = g_build_filename (self->folder, "link.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);
  g_autoptr (CbCase) case_ = NULL;
  g_autofree char *on_disk = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (symlink ("a.casebook", link), ==, 0);
  case_ = cb_case_load (file, NULL);
  cb_case_set_title (case_, "Through the link");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  text = cb_test_to_text (case_);
  g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, text);
}

static void
test_keep_elsewhere (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "new", "b.casebook", NULL);
  g_autofree char *bad_path = g_build_filename (self->path, "x.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) bad_file = g_file_new_for_path (bad_path);
  g_autoptr (GError) error = NULL;

  g_assert_true (cb_case_file_keep_in (cb_case_get_file (self->case_), file, &error));
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_false (cb_case_file_keep_in (cb_case_get_file (self->case_), bad_file, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_equal (cb_case_file_get_location (cb_case_get_file (self->case_)), file));
  g_assert_null (cb_case_file_get_save_error (cb_case_get_file (self->case_)));
}

/* A new case that finds no room at first is written as soon as there is some. */
static void
test_keep_later (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->folder, "blocked", NULL);
  g_autofree char *path = g_build_filename (folder, "new.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new (cb_case_get_setup (self->case_), "New");
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  g_assert_false (cb_case_file_keep_in (cb_case_get_file (case_), file, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (cb_case_file_get_save_error (cb_case_get_file (case_)));
  g_assert_true (g_file_equal (cb_case_file_get_location (cb_case_get_file (case_)), file));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  while (cb_case_file_get_save_error (cb_case_get_file (case_)) != NULL &&
         g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (cb_case_file_get_save_error (cb_case_get_file (case_)));
  g_assert_true (g_file_query_exists (file, NULL));
}

/* A file of a newer version is never written, and cannot be kept anywhere else. */
static void
test_newer (Fixture *self, gconstpointer data)
{
  g_autofree char *text = cb_test_json (
    "{'format':'casebook','version':9,'edition':'classic','players':[{'name':'A'}]}");
  g_autofree char *after = NULL;
  g_autofree char *other_path = g_build_filename (self->folder, "b.casebook", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (other_path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = NULL;

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  case_ = cb_case_load (self->file, NULL);
  cb_case_set_title (case_, "x");
  g_assert_true (g_file_get_contents (self->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  g_assert_false (cb_case_file_keep_in (cb_case_get_file (case_), other, &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY);
  g_assert_false (g_file_query_exists (other, NULL));
  g_assert_true (g_file_equal (cb_case_file_get_location (cb_case_get_file (case_)), self->file));
}

static void
assert_load_fails (const char *path, GQuark domain, int code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_case_load (file, &error));
  g_assert_error (error, domain, code);
}

static void
test_not_loaded (Fixture *self, gconstpointer data)
{
  g_autofree char *none = g_build_filename (self->folder, "none.casebook", NULL);

  assert_load_fails (none, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_load_fails (self->folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_cmpint (truncate (self->path, (off_t) 1 << 36), ==, 0);
  assert_load_fails (self->path, CB_GAME_ERROR, CB_GAME_ERROR_TOO_LARGE);
  assert_load_fails ("/dev/zero", CB_FILE_ERROR, CB_FILE_ERROR_NOT_REGULAR);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

/* Who comes back to a case can undo what was done before; unless others changed the file meanwhile,
 * or nothing was done. */
static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autoptr (CbKeptCases) kept = cb_kept_cases_new ();
  CbCase *again;

  cb_kept_cases_add (kept, self->case_);
  again = cb_kept_cases_exchange (kept, cb_case_load (self->file, NULL));
  g_assert_true (again != self->case_);
  g_object_unref (again);

  cb_case_set_title (self->case_, "Changed");
  cb_kept_cases_add (kept, self->case_);
  again = cb_kept_cases_exchange (kept, cb_case_load (self->file, NULL));
  g_assert_true (again == self->case_);
  g_object_unref (again);
  again = cb_kept_cases_exchange (kept, cb_case_load (self->file, NULL));
  g_assert_true (again != self->case_);

  cb_kept_cases_add (kept, self->case_);
  cb_case_set_title (again, "By others");
  g_object_unref (again);
  again = cb_kept_cases_exchange (kept, cb_case_load (self->file, NULL));
  g_assert_true (again != self->case_);
  g_assert_cmpstr (cb_case_get_title (again), ==, "By others");
  g_object_unref (again);
}

static void
test_kept_few (Fixture *self, gconstpointer data)
{
  g_autoptr (CbKeptCases) kept = cb_kept_cases_new ();
  gpointer cases[CB_KEPT_CASES_MAX + 1];

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cases[i] = cb_test_small_case (CB_TEST_THREE, "");
      cb_case_set_title (cases[i], "Changed");
      cb_kept_cases_add (kept, cases[i]);
      g_object_add_weak_pointer (G_OBJECT (cases[i]), &cases[i]);
      g_object_unref (cases[i]);
    }
  g_assert_null (cases[0]);
  for (guint i = 1; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_nonnull (cases[i]);
      g_object_remove_weak_pointer (G_OBJECT (cases[i]), &cases[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);
  add ("/saving/written-before-told", test_written_before_told);
  add ("/saving/reopened", test_reopened);
  add ("/saving/loading-writes-nothing", test_loading_writes_nothing);
  add ("/saving/disk-full", test_disk_full);
  add ("/saving/folder-gone", test_folder_gone);
  add ("/saving/file-gone", test_file_gone);
  add ("/saving/file-changed", test_file_changed);
  add ("/saving/let-go-after-failure", test_let_go_after_failure);
  add ("/saving/link-stays", test_link_stays);
  add ("/saving/keep-elsewhere", test_keep_elsewhere);
  add ("/saving/keep-later", test_keep_later);
  add ("/saving/newer", test_newer);
  add ("/saving/not-loaded", test_not_loaded);
  add ("/saving/kept", test_kept);
  add ("/saving/kept-few", test_kept_few);
  return g_test_run ();
}
