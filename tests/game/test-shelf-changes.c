/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done with the cases of the folder. */

#include <glib/gstdio.h>

#include "cb-game-error.h"
#include "cb-shelf-test.h"
#include "cb-test-case.h"

static CbShelfItem *
rename_item (CbShelfTest *self, CbShelfItem *item, const char *title, GError **error)
{
  CbShelfWritten written = { 0 };

  cb_shelf_rename_async (self->shelf, item, title, cb_shelf_test_written_cb, &written);
  return cb_shelf_test_wait_for (&written, error);
}

static CbShelfItem *
duplicate (CbShelfTest *self, CbShelfItem *item, GError **error)
{
  CbShelfWritten written = { 0 };

  cb_shelf_duplicate_async (self->shelf, item, cb_shelf_test_written_cb, &written);
  return cb_shelf_test_wait_for (&written, error);
}

static CbShelfItem *
import (CbShelfTest *self, GFile *file, GError **error)
{
  CbShelfWritten written = { 0 };

  cb_shelf_import_async (self->shelf, file, cb_shelf_test_written_cb, &written);
  return cb_shelf_test_wait_for (&written, error);
}

static void
test_rename (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CbShelfItem *item;

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_put_case (self, "b.casebook", "B", 20);
  cb_shelf_test_open (self);
  item = cb_shelf_test_get_item (self, 1);
  g_assert_true (rename_item (self, item, "B2", &error) == item);
  cb_shelf_test_assert_titles (self, "B2|A");
  g_assert_true (cb_shelf_test_get_item (self, 0) == item);
  cb_shelf_test_open (self);
  cb_shelf_test_assert_titles (self, "B2|A");
}

static void
test_not_renamed (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *newer = cb_test_json ("{'format':'casebook','version':9,'title':'N',"
                                         "'edition':'classic','players':[{'name':'A'}]}");
  g_autoptr (GError) error = NULL;

  cb_shelf_test_put_file (self, "newer.casebook", newer, 10);
  cb_shelf_test_put_file (self, "broken.casebook", "x", 20);
  cb_shelf_test_open (self);
  cb_shelf_test_assert_titles (self, "N|broken.casebook");
  g_assert_null (rename_item (self, cb_shelf_test_get_item (self, 0), "M", &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_null (duplicate (self, cb_shelf_test_get_item (self, 0), &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_null (rename_item (self, cb_shelf_test_get_item (self, 1), "M", &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
  g_clear_error (&error);
  g_assert_null (duplicate (self, cb_shelf_test_get_item (self, 1), &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
  cb_shelf_test_assert_titles (self, "N|broken.casebook");
}

static void
test_duplicate (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CbShelfItem *copy;

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_open (self);
  copy = duplicate (self, cb_shelf_test_get_item (self, 0), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_shelf_item_get_summary (copy)->title, ==, "A (Copy)");
  cb_shelf_test_assert_titles (self, "A (Copy)|A");
}

/* Byte for byte, under a name of its own; what is no case is not taken, and one that is there is
 * not taken twice. */
static void
test_import (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *outside = g_dir_make_tmp ("casebook-import-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (outside, "a.casebook", NULL);
  g_autofree char *inside = cb_shelf_test_child (self, "a.casebook");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  CbShelfItem *item;

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_open (self);
  g_assert_true (g_file_get_contents (inside, &before, NULL, NULL));
  g_assert_true (g_file_set_contents (path, before, -1, NULL));

  item = import (self, file, &error);
  g_assert_no_error (error);
  cb_shelf_test_assert_titles (self, "A|A");
  g_assert_true (g_file_get_contents (
    g_file_peek_path (cb_folder_item_get_file (CB_FOLDER_ITEM (item))), &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_assert_true (import (self, cb_folder_item_get_file (CB_FOLDER_ITEM (item)), &error) == item);
  cb_shelf_test_assert_titles (self, "A|A");

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  g_assert_null (import (self, file, &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
  cb_shelf_test_assert_titles (self, "A|A");
  g_unlink (path);
  g_rmdir (outside);
}

static void
remove_item (CbShelfTest *self, CbShelfItem *item)
{
  CbShelfWritten written = { 0 };
  g_autoptr (GError) error = NULL;

  cb_folder_list_remove_async (CB_FOLDER_LIST (self->shelf), item, cb_shelf_test_written_cb,
                               &written);
  g_assert_true (cb_shelf_test_wait_for (&written, &error) == item);
  g_assert_no_error (error);
}

static CbShelfItem *
put_back (CbShelfTest *self, CbShelfItem *item, GError **error)
{
  CbShelfWritten written = { 0 };

  cb_folder_list_put_back_async (CB_FOLDER_LIST (self->shelf), item, cb_shelf_test_written_cb,
                                 &written);
  return cb_shelf_test_wait_for (&written, error);
}

static gboolean
is_purged (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_remove (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *path = cb_shelf_test_child (self, "a.casebook");
  g_autofree char *waiting = cb_shelf_test_child (self, ".removed/a.casebook");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem) item = NULL;

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_put_file (self, "broken.casebook", "x", 20);
  g_file_get_contents (path, &before, NULL, NULL);
  cb_shelf_test_open (self);
  item = g_object_ref (cb_shelf_test_get_item (self, 0));
  remove_item (self, item);
  cb_shelf_test_assert_titles (self, "broken.casebook");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_nonnull (put_back (self, item, &error));
  cb_shelf_test_assert_titles (self, "A|broken.casebook");
  g_file_get_contents (path, &after, NULL, NULL);
  g_assert_cmpstr (after, ==, before);

  remove_item (self, item);
  cb_folder_list_purge (CB_FOLDER_LIST (self->shelf), item);
  cb_test_wait_until (is_purged, waiting);
  g_assert_null (put_back (self, item, &error));
  g_assert_nonnull (error);
  cb_shelf_test_assert_titles (self, "broken.casebook");
}

/* Meanwhile another case took the name. */
static void
test_put_back_beside (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (CbShelfItem) item = NULL;

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_open (self);
  item = g_object_ref (cb_shelf_test_get_item (self, 0));
  remove_item (self, item);
  cb_shelf_test_put_case (self, "a.casebook", "Other", 0);
  g_assert_nonnull (put_back (self, item, NULL));
  cb_shelf_test_open (self);
  cb_shelf_test_assert_titles (self, "Other|A");
}

/* What an earlier run took off the shelf and did not purge is gone at the next start. */
static void
test_purged_at_start (CbShelfTest *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem) item = NULL;

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_open (self);
  item = g_object_ref (cb_shelf_test_get_item (self, 0));
  remove_item (self, item);
  cb_shelf_test_open (self);
  g_assert_null (put_back (self, item, &error));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_shelf_test_add ("/shelf-changes/rename", test_rename);
  cb_shelf_test_add ("/shelf-changes/not-renamed", test_not_renamed);
  cb_shelf_test_add ("/shelf-changes/duplicate", test_duplicate);
  cb_shelf_test_add ("/shelf-changes/import", test_import);
  cb_shelf_test_add ("/shelf-changes/remove", test_remove);
  cb_shelf_test_add ("/shelf-changes/put-back-beside", test_put_back_beside);
  cb_shelf_test_add ("/shelf-changes/purged-at-start", test_purged_at_start);
  return g_test_run ();
}
