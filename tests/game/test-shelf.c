/* test-shelf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The folder of cases: what is listed, in which order, what can be done, and that changes by
 * others are followed. Times of files are set, not waited for. */

#include <glib/gstdio.h>
#include <math.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "cb-case-test.h"
#include "cb-chances.h"
#include "cb-envelope.h"
#include "cb-game-error.h"
#include "cb-shelf.h"
#include "cb-slot.h"
#include "cb-test-case.h"
#include "cb-text.h"

typedef struct
{
  char *path;
  GFile *folder;
  CbShelf *shelf;
  GFile *memory;      /* NULL for none */
  const char *wanted; /* by wait_for_titles() */
} Fixture;

static gboolean
is_read (gpointer data)
{
  return !cb_shelf_get_busy (((Fixture *) data)->shelf);
}

static void
open_shelf (Fixture *self)
{
  g_clear_object (&self->shelf);
  self->shelf = cb_shelf_new_with_memory (self->folder, self->memory);
  cb_test_wait_until (is_read, self);
}

static void
refresh (Fixture *self, GFile *file)
{
  cb_shelf_refresh (self->shelf, file);
  cb_test_wait_until (is_read, self);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->path = cb_test_make_folder ();
  self->folder = g_file_new_for_path (self->path);
  open_shelf (self);
}

static gboolean
is_gone (gpointer reference)
{
  g_autoptr (GObject) object = g_weak_ref_get (reference);

  return object == NULL;
}

/* What is worked out in another thread holds the shelf until then. */
static void
tear_down (Fixture *self, gconstpointer data)
{
  GWeakRef left;

  g_weak_ref_init (&left, self->shelf);
  g_object_unref (self->shelf);
  cb_test_wait_until (is_gone, &left);
  g_weak_ref_clear (&left);
  g_object_unref (self->folder);
  g_clear_object (&self->memory);
  cb_test_remove_folder (self->path);
  g_free (self->path);
}

static char *
child (Fixture *self, const char *name)
{
  return g_build_filename (self->path, name, NULL);
}

/* A file as somebody else would put it there, @age seconds old. */
static void
put_file (Fixture *self, const char *name, const char *text, int age)
{
  g_autofree char *path = child (self, name);
  struct utimbuf times = { .actime = 1700000000 - age, .modtime = 1700000000 - age };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static void
put_case (Fixture *self, const char *name, const char *title, int age)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autofree char *text = NULL;

  cb_case_set_title (case_, title);
  text = cb_test_to_text (case_);
  put_file (self, name, text, age);
}

static CbShelfItem *
get_item (Fixture *self, guint position)
{
  CbShelfItem *item = g_list_model_get_item (G_LIST_MODEL (self->shelf), position);

  g_assert_nonnull (item);
  g_object_unref (item);
  return item;
}

static char *
join_titles (Fixture *self)
{
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shelf)); i++)
    g_string_append_printf (titles, "%s%s", i > 0 ? "|" : "",
                            cb_shelf_item_get_title (get_item (self, i)));
  return g_string_free_and_steal (g_steal_pointer (&titles));
}

static void
assert_titles (Fixture *self, const char *expected)
{
  g_autofree char *titles = join_titles (self);

  g_assert_cmpstr (titles, ==, expected);
}

static gboolean
has_titles (gpointer data)
{
  Fixture *self = data;
  g_autofree char *titles = join_titles (self);

  return g_str_equal (titles, self->wanted);
}

static void
wait_for_titles (Fixture *self, const char *expected)
{
  self->wanted = expected;
  cb_test_wait_until (has_titles, self);
}

static gboolean
is_worked_out (gpointer item)
{
  return cb_shelf_item_get_n_known (item) >= 0;
}

static int
work_out (Fixture *self, CbShelfItem *item)
{
  cb_shelf_want_progress (self->shelf, item, TRUE);
  cb_test_wait_until (is_worked_out, item);
  cb_shelf_want_progress (self->shelf, item, FALSE);
  return cb_shelf_item_get_n_known (item);
}

/* What came of writing to the shelf. */
typedef struct
{
  CbShelfItem *item;
  GError *error;
  gboolean done;
} Written;

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Written *written = user_data;

  written->item = cb_shelf_write_finish (CB_SHELF (source), result, &written->error);
  written->done = TRUE;
}

static gboolean
is_written (gpointer data)
{
  return ((Written *) data)->done;
}

/* Returns: (transfer none) (nullable): the item, which the shelf holds */
static CbShelfItem *
wait_for (Written *written, GError **error)
{
  cb_test_wait_until (is_written, written);
  if (written->error != NULL)
    g_propagate_error (error, written->error);
  if (written->item != NULL)
    g_object_unref (written->item);
  return written->item;
}

static CbShelfItem *
add_case (CbShelf *shelf, CbCase *case_, GError **error)
{
  Written written = { 0 };

  cb_shelf_add_async (shelf, case_, written_cb, &written);
  return wait_for (&written, error);
}

static CbShelfItem *
rename_item (Fixture *self, CbShelfItem *item, const char *title, GError **error)
{
  Written written = { 0 };

  cb_shelf_rename_async (self->shelf, item, title, written_cb, &written);
  return wait_for (&written, error);
}

static CbShelfItem *
duplicate (Fixture *self, CbShelfItem *item, GError **error)
{
  Written written = { 0 };

  cb_shelf_duplicate_async (self->shelf, item, written_cb, &written);
  return wait_for (&written, error);
}

static CbShelfItem *
import (Fixture *self, GFile *file, GError **error)
{
  Written written = { 0 };

  cb_shelf_import_async (self->shelf, file, written_cb, &written);
  return wait_for (&written, error);
}

static void
test_list (Fixture *self, gconstpointer data)
{
  put_case (self, "b.casebook", "Middle", 20);
  put_case (self, "a.casebook", "Old", 30);
  put_case (self, "c.casebook", "New", 10);
  put_file (self, "broken.casebook", "{", 40);
  put_file (self, "notes.txt", "x", 0);
  put_file (self, ".hidden.casebook", "x", 0);
  open_shelf (self);

  assert_titles (self, "New|Middle|Old|broken.casebook");
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (self->shelf)) == CB_TYPE_SHELF_ITEM);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (self->shelf), 4));
  g_assert_cmpstr (cb_shelf_item_get_edition (get_item (self, 0)), ==, "Small");
  g_assert_cmpstr (cb_shelf_item_get_players (get_item (self, 0)), ==, "Ann, Bob, Cy");
  g_assert_cmpint (cb_shelf_item_get_n_known (get_item (self, 0)), ==, -1);
  g_assert_cmpuint (cb_shelf_item_get_n_categories (get_item (self, 0)), ==, 3);
  g_assert_false (cb_shelf_item_get_closed (get_item (self, 0)));
  g_assert_null (cb_shelf_item_get_error (get_item (self, 0)));
  g_assert_cmpint (g_date_time_to_unix (cb_shelf_item_get_modified (get_item (self, 0))), ==,
                   1700000000 - 10);
  g_assert_true (
    g_str_has_prefix (cb_shelf_item_get_error (get_item (self, 3)), "damaged, or not a case"));
}

static void
test_no_folder (Fixture *self, gconstpointer data)
{
  g_autofree char *path = child (self, "deep/er");
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (CbShelf) shelf = cb_shelf_new (folder);
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shelf)), ==, 0);
  g_assert_false (g_file_query_exists (folder, NULL));
  add_case (shelf, case_, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shelf)), ==, 1);
}

/* Whatever a case is called, it gets a file of its own directly in the folder, and keeps its
 * title. */
static void
test_weird_titles (Fixture *self, gconstpointer data)
{
  g_autofree char *wide = g_strnfill (300, 'w');
  g_autoptr (GString) emoji = g_string_new (NULL);
  const char *titles[] = {
    "",    ".",   "..",   "/etc/passwd", "../../x", "a\nb",    "a\tb",
    " x ", "-rf", "~",    "con",         "a\\b",    "%s%n",    "ä",
    wide,  NULL,  "same", "same",        "same",    ".hidden", "x.casebook"
  };

  for (guint i = 0; i < 60; i++)
    g_string_append (emoji, "🕵🏽");
  titles[15] = emoji->str;
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
      g_autoptr (GError) error = NULL;
      g_autoptr (GFile) parent = NULL;
      g_autofree char *name = NULL;
      g_autofree char *line = cb_text_make_name (titles[i]);

      cb_case_set_title (case_, titles[i]);
      add_case (self->shelf, case_, &error);
      g_assert_no_error (error);
      parent = g_file_get_parent (cb_case_get_file (case_));
      name = g_file_get_basename (cb_case_get_file (case_));
      g_assert_true (g_file_equal (parent, self->folder));
      g_assert_true (g_str_has_suffix (name, ".casebook"));
      g_assert_cmpint (*name, !=, '.');
      g_assert_true (g_utf8_validate (name, -1, NULL));
      g_assert_cmpstr (
        cb_shelf_item_get_title (cb_shelf_find (self->shelf, cb_case_get_file (case_))), ==, line);
    }
  open_shelf (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==,
                    G_N_ELEMENTS (titles));
}

static void
test_rename (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CbShelfItem *item;

  put_case (self, "a.casebook", "A", 10);
  put_case (self, "b.casebook", "B", 20);
  open_shelf (self);
  item = get_item (self, 1);
  g_assert_true (rename_item (self, item, "B2", &error) == item);
  assert_titles (self, "B2|A");
  g_assert_true (get_item (self, 0) == item);
  open_shelf (self);
  assert_titles (self, "B2|A");
}

static void
test_not_renamed (Fixture *self, gconstpointer data)
{
  g_autofree char *newer = cb_test_json ("{'format':'casebook','version':9,'title':'N',"
                                         "'edition':'classic','players':[{'name':'A'}]}");
  g_autoptr (GError) error = NULL;

  put_file (self, "newer.casebook", newer, 10);
  put_file (self, "broken.casebook", "x", 20);
  open_shelf (self);
  assert_titles (self, "N|broken.casebook");
  g_assert_null (rename_item (self, get_item (self, 0), "M", &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_null (duplicate (self, get_item (self, 0), &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_null (rename_item (self, get_item (self, 1), "M", &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
  g_clear_error (&error);
  g_assert_null (duplicate (self, get_item (self, 1), &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
  assert_titles (self, "N|broken.casebook");
}

static void
test_duplicate (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CbShelfItem *copy;

  put_case (self, "a.casebook", "A", 10);
  open_shelf (self);
  copy = duplicate (self, get_item (self, 0), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_shelf_item_get_title (copy), ==, "A (Copy)");
  assert_titles (self, "A (Copy)|A");
}

/* Byte for byte, under a name of its own; what is no case is not taken, and one that is there is
 * not taken twice. */
static void
test_import (Fixture *self, gconstpointer data)
{
  g_autofree char *outside = g_dir_make_tmp ("casebook-import-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (outside, "a.casebook", NULL);
  g_autofree char *inside = child (self, "a.casebook");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  CbShelfItem *item;

  put_case (self, "a.casebook", "A", 10);
  open_shelf (self);
  g_assert_true (g_file_get_contents (inside, &before, NULL, NULL));
  g_assert_true (g_file_set_contents (path, before, -1, NULL));

  item = import (self, file, &error);
  g_assert_no_error (error);
  assert_titles (self, "A|A");
  g_assert_true (
    g_file_get_contents (g_file_peek_path (cb_shelf_item_get_file (item)), &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_assert_true (import (self, cb_shelf_item_get_file (item), &error) == item);
  assert_titles (self, "A|A");

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  g_assert_null (import (self, file, &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
  assert_titles (self, "A|A");
  g_unlink (path);
  g_rmdir (outside);
}

static void
test_remove (Fixture *self, gconstpointer data)
{
  g_autofree char *path = child (self, "a.casebook");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem) item = NULL;

  put_case (self, "a.casebook", "A", 10);
  put_file (self, "broken.casebook", "x", 20);
  g_file_get_contents (path, &before, NULL, NULL);
  open_shelf (self);
  item = g_object_ref (get_item (self, 0));
  g_assert_true (cb_shelf_remove (self->shelf, item, &error));
  assert_titles (self, "broken.casebook");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (cb_shelf_put_back (self->shelf, item, &error));
  assert_titles (self, "A|broken.casebook");
  g_file_get_contents (path, &after, NULL, NULL);
  g_assert_cmpstr (after, ==, before);

  g_assert_true (cb_shelf_remove (self->shelf, get_item (self, 0), &error));
  cb_shelf_purge (self->shelf, item);
  g_assert_false (cb_shelf_put_back (self->shelf, item, &error));
  g_assert_nonnull (error);
  assert_titles (self, "broken.casebook");
}

/* Meanwhile another case took the name. */
static void
test_put_back_beside (Fixture *self, gconstpointer data)
{
  g_autoptr (CbShelfItem) item = NULL;

  put_case (self, "a.casebook", "A", 10);
  open_shelf (self);
  item = g_object_ref (get_item (self, 0));
  g_assert_true (cb_shelf_remove (self->shelf, item, NULL));
  put_case (self, "a.casebook", "Other", 0);
  g_assert_true (cb_shelf_put_back (self->shelf, item, NULL));
  open_shelf (self);
  assert_titles (self, "Other|A");
}

/* What an earlier run took off the shelf and did not purge is gone at the next start. */
static void
test_purged_at_start (Fixture *self, gconstpointer data)
{
  g_autoptr (CbShelfItem) item = NULL;

  put_case (self, "a.casebook", "A", 10);
  open_shelf (self);
  item = g_object_ref (get_item (self, 0));
  g_assert_true (cb_shelf_remove (self->shelf, item, NULL));
  open_shelf (self);
  g_assert_false (cb_shelf_put_back (self->shelf, item, NULL));
}

static void
test_follows_others (Fixture *self, gconstpointer data)
{
  g_autofree char *a = child (self, "a.casebook");
  g_autofree char *b = child (self, "b.casebook");

  put_case (self, "a.casebook", "A", 10);
  wait_for_titles (self, "A");
  put_case (self, "a.casebook", "A2", 10);
  wait_for_titles (self, "A2");
  put_file (self, "a.casebook", "x", 10);
  wait_for_titles (self, "a.casebook");
  g_assert_cmpint (g_rename (a, b), ==, 0);
  wait_for_titles (self, "b.casebook");
  g_assert_cmpint (g_unlink (b), ==, 0);
  wait_for_titles (self, "");
}

/* The list stays in order when a file becomes older or newer, and does not change if nothing
 * does. */
static void
test_refresh (Fixture *self, gconstpointer data)
{
  g_autofree char *path = child (self, "b.casebook");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint n_changes = 0;

  put_case (self, "a.casebook", "A", 20);
  put_case (self, "b.casebook", "B", 10);
  put_case (self, "c.casebook", "C", 30);
  open_shelf (self);
  assert_titles (self, "B|A|C");
  g_signal_connect_swapped (self->shelf, "items-changed", G_CALLBACK (g_atomic_int_inc),
                            &n_changes);
  refresh (self, file);
  put_case (self, "b.casebook", "B2", 15);
  refresh (self, file);
  assert_titles (self, "B2|A|C");
  g_assert_cmpuint (n_changes, ==, 0);
  put_case (self, "b.casebook", "B", 25);
  refresh (self, file);
  assert_titles (self, "A|B|C");
  put_case (self, "b.casebook", "B", 40);
  refresh (self, file);
  assert_titles (self, "A|C|B");
  put_case (self, "b.casebook", "B", 0);
  refresh (self, file);
  assert_titles (self, "B|A|C");
  g_assert_cmpint (g_unlink (path), ==, 0);
  refresh (self, file);
  assert_titles (self, "A|C");
}

static gboolean
is_saved (gpointer case_)
{
  return cb_case_is_saved (case_);
}

static void
test_closed (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbEntry) entry = cb_envelope_new (0222);
  CbShelfItem *item;
  guint n = 0;

  g_assert_nonnull (add_case (self->shelf, case_, NULL));
  item = get_item (self, 0);
  g_signal_connect_swapped (item, "notify::closed", G_CALLBACK (g_atomic_int_inc), &n);
  cb_case_append (case_, entry);
  cb_test_wait_until (is_saved, case_);
  refresh (self, cb_case_get_file (case_));
  g_assert_true (cb_shelf_item_get_closed (item));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (work_out (self, item), ==, 3);
}

static void
test_player_names (Fixture *self, gconstpointer data)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *all = NULL;
  g_autofree char *other = cb_test_json (
    "{'format':'casebook','version':1,'edition':'classic','players':[{'name':'Cy'},"
    "{'name':'Zoe'}]}");

  put_case (self, "a.casebook", "A", 20);
  put_file (self, "b.casebook", other, 10);
  put_file (self, "c.casebook", "x", 5);
  open_shelf (self);
  names = cb_shelf_get_player_names (self->shelf);
  all = g_strjoinv ("|", names);
  g_assert_cmpstr (all, ==, "Cy|Zoe|Ann|Bob");
}

/* Nothing that lies in the folder is waited for, and nothing is worked out that nobody sees. */
static void
test_hostile (Fixture *self, gconstpointer data)
{
  g_autofree char *pipe = child (self, "pipe.casebook");
  g_autofree char *folder = child (self, "folder.casebook");
  g_autofree char *nowhere = child (self, "nowhere.casebook");
  g_autofree char *device = child (self, "device.casebook");
  g_autofree char *huge = g_strnfill (9 * 1024 * 1024, '[');

  put_case (self, "good.casebook", "Good", 10);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", nowhere), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", device), ==, 0);
  put_file (self, "huge.casebook", huge, 20);
  open_shelf (self);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==, 6);
  for (guint i = 0; i < 6; i++)
    {
      CbShelfItem *item = get_item (self, i);
      gboolean good = g_str_equal (cb_shelf_item_get_title (item), "Good");

      g_assert_true (good == (cb_shelf_item_get_error (item) == NULL));
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static gboolean
is_kept (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* By the exact odds, or by the crosses, as the sheet itself would have it. */
static int
measure (CbCase *case_, CbAssist assist)
{
  CbEffort effort = { .n_left = G_MAXINT64 };
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbChances) first = cb_case_compute_chances (case_, 0, &effort);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, n, &effort);

  cb_case_set_assist (case_, assist);
  if (assist == CB_ASSIST_LOGIC)
    return (int) (100 * cb_sheet_get_progress (sheet));
  return (int) (100 * (1 - log (cb_chances_get_n_solutions (chances)) /
                             log (cb_chances_get_n_solutions (first))));
}

/* How far a case is, which cards are known and who solved it; and it is remembered. */
static void
test_progress (Fixture *self, gconstpointer data)
{
  static const guint lengths[] = { 5, 20, 27 };
  g_autofree char *path = child (self, "memory");

  self->memory = g_file_new_for_path (path);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (CbCase)
        case_ = cb_case_test_load_sample ("published-six-players.casebook", lengths[i / 2]);
      int expected = measure (case_, i % 2 == 0 ? CB_ASSIST_LOGIC : CB_ASSIST_ODDS);
      g_autofree char *text = cb_test_to_text (case_);

      put_file (self, "a.casebook", text, 10);
      open_shelf (self);
      g_assert_cmpint (cb_shelf_item_get_percent (get_item (self, 0)), ==, -1);
      work_out (self, get_item (self, 0));
      g_assert_cmpint (cb_shelf_item_get_percent (get_item (self, 0)), ==, expected);
      cb_test_wait_until (is_kept, path);
      open_shelf (self);
      g_assert_cmpint (cb_shelf_item_get_percent (get_item (self, 0)), ==, expected);
      g_assert_cmpuint (cb_card_set_size (cb_shelf_item_get_found (get_item (self, 0))), ==,
                        (guint) cb_shelf_item_get_n_known (get_item (self, 0)));
      g_assert_cmpint (expected == 100, ==, lengths[i / 2] == 27);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

static void
test_solver (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['bert','belt','attic'],'result':'wrong'},"
                   "{'type':'accusation','by':2,'cards':['cleo','belt','attic'],'result':'right'}");
  g_autofree char *text = cb_test_to_text (case_);
  int solver;

  put_file (self, "a.casebook", text, 10);
  put_case (self, "b.casebook", "B", 20);
  open_shelf (self);
  g_object_get (get_item (self, 0), "solver", &solver, NULL);
  g_assert_cmpint (solver, ==, 2);
  g_assert_true (cb_shelf_item_get_closed (get_item (self, 0)));
  g_object_get (get_item (self, 1), "solver", &solver, NULL);
  g_assert_cmpint (solver, ==, CB_NOBODY);
}

/* What was worked out is known at the next start; a memory that is damaged is none. */
static void
test_remembers (Fixture *self, gconstpointer data)
{
  g_autofree char *path = child (self, "memory");
  g_autofree char *text = NULL;
  gsize size;

  self->memory = g_file_new_for_path (path);
  put_case (self, "a.casebook", "A", 10);
  open_shelf (self);
  g_assert_cmpint (work_out (self, get_item (self, 0)), ==, 0);
  cb_test_wait_until (is_kept, path);
  open_shelf (self);
  g_assert_cmpint (cb_shelf_item_get_n_known (get_item (self, 0)), ==, 0);
  put_case (self, "a.casebook", "Another title", 10);
  open_shelf (self);
  g_assert_cmpint (cb_shelf_item_get_n_known (get_item (self, 0)), ==, -1);
  put_case (self, "a.casebook", "A", 10);

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  for (gsize i = 0; i < size; i += 7)
    {
      char byte = text[i];

      text[i] ^= 1;
      g_assert_true (g_file_set_contents (path, text, (gssize) size, NULL));
      open_shelf (self);
      g_assert_cmpint (cb_shelf_item_get_n_known (get_item (self, 0)), ==, -1);
      text[i] = byte;
    }
  g_assert_true (g_file_set_contents (path, text, (gssize) size / 2, NULL));
  open_shelf (self);
  g_assert_cmpint (cb_shelf_item_get_n_known (get_item (self, 0)), ==, -1);
  g_assert_true (g_file_set_contents (path, text, (gssize) size, NULL));
  open_shelf (self);
  g_assert_cmpint (cb_shelf_item_get_n_known (get_item (self, 0)), ==, 0);
}

/* Newest first, whatever was read with which step. */
static void
test_many (Fixture *self, gconstpointer data)
{
  guint n_changes = 0;

  for (int i = 0; i < 600; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.casebook", (i * 7) % 600);
      g_autofree char *title = g_strdup_printf ("%d", i);

      put_case (self, name, title, i);
    }
  g_clear_object (&self->shelf);
  self->shelf = cb_shelf_new (self->folder);
  g_signal_connect_swapped (self->shelf, "items-changed", G_CALLBACK (g_atomic_int_inc),
                            &n_changes);
  cb_test_wait_until (is_read, self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==, 600);
  g_assert_cmpuint (n_changes, <, 300);
  for (guint i = 0; i < 600; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      g_assert_cmpstr (cb_shelf_item_get_title (get_item (self, i)), ==, title);
    }
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
  add ("/shelf/list", test_list);
  add ("/shelf/no-folder", test_no_folder);
  add ("/shelf/weird-titles", test_weird_titles);
  add ("/shelf/rename", test_rename);
  add ("/shelf/not-renamed", test_not_renamed);
  add ("/shelf/duplicate", test_duplicate);
  add ("/shelf/import", test_import);
  add ("/shelf/remove", test_remove);
  add ("/shelf/put-back-beside", test_put_back_beside);
  add ("/shelf/purged-at-start", test_purged_at_start);
  add ("/shelf/follows-others", test_follows_others);
  add ("/shelf/refresh", test_refresh);
  add ("/shelf/closed", test_closed);
  add ("/shelf/player-names", test_player_names);
  add ("/shelf/hostile", test_hostile);
  add ("/shelf/remembers", test_remembers);
  add ("/shelf/progress", test_progress);
  add ("/shelf/solver", test_solver);
  add ("/shelf/many", test_many);
  return g_test_run ();
}
