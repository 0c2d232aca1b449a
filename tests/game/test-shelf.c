/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of cases: what is listed, in which order, and that changes by others are followed.
 * Times of files are set, not waited for. */

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cb-clock.h"
#include "cb-shelf-test.h"
#include "cb-test-case.h"
#include "cb-text.h"

static void
test_list (CbShelfTest *self, gconstpointer data)
{
  cb_shelf_test_put_case (self, "b.casebook", "Middle", 20);
  cb_shelf_test_put_case (self, "a.casebook", "Old", 30);
  cb_shelf_test_put_case (self, "c.casebook", "New", 10);
  cb_shelf_test_put_file (self, "broken.casebook", "{", 40);
  cb_shelf_test_put_file (self, "notes.txt", "x", 0);
  cb_shelf_test_put_file (self, ".hidden.casebook", "x", 0);
  cb_shelf_test_open (self);

  cb_shelf_test_assert_titles (self, "New|Middle|Old|broken.casebook");
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (self->shelf)) == CB_TYPE_SHELF_ITEM);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (self->shelf), 4));
  g_assert_cmpstr (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->edition, ==,
                   "Small");
  g_assert_cmpstr (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->players, ==,
                   "Ann, Bob, Cy");
  g_assert_cmpint (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->progress.n_known,
                   ==, -1);
  g_assert_cmpuint (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->n_categories, ==,
                    3);
  g_assert_false (cb_shelf_test_is_closed (cb_shelf_test_get_item (self, 0)));
  g_assert_null (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 0))->error);
  g_assert_cmpint (g_date_time_to_unix (cb_folder_item_get_modified (
                     CB_FOLDER_ITEM (cb_shelf_test_get_item (self, 0)))),
                   ==, 1700000000 - 10);
  g_assert_true (g_str_has_prefix (
    cb_shelf_item_get_summary (cb_shelf_test_get_item (self, 3))->error, "damaged, or not a case"));
}

static void
test_no_folder (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *path = cb_shelf_test_child (self, "deep/er");
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (CbShelf) shelf = cb_shelf_new (folder);
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shelf)), ==, 0);
  g_assert_false (g_file_query_exists (folder, NULL));
  cb_shelf_test_add_case (shelf, case_, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shelf)), ==, 1);
}

/* Whatever a case is called, it gets a file of its own directly in the folder, and keeps its
 * title. */
static void
test_weird_titles (CbShelfTest *self, gconstpointer data)
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
      cb_shelf_test_add_case (self->shelf, case_, &error);
      g_assert_no_error (error);
      parent = g_file_get_parent (cb_case_file_get_location (cb_case_get_file (case_)));
      name = g_file_get_basename (cb_case_file_get_location (cb_case_get_file (case_)));
      g_assert_true (g_file_equal (parent, self->folder));
      g_assert_true (g_str_has_suffix (name, ".casebook"));
      g_assert_cmpint (*name, !=, '.');
      g_assert_true (g_utf8_validate (name, -1, NULL));
      g_assert_cmpstr (cb_shelf_item_get_summary (
                         cb_folder_list_find (CB_FOLDER_LIST (self->shelf),
                                              cb_case_file_get_location (cb_case_get_file (case_))))
                         ->title,
                       ==, line);
    }
  cb_shelf_test_open (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==,
                    G_N_ELEMENTS (titles));
}

static void
test_follows_others (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *a = cb_shelf_test_child (self, "a.casebook");
  g_autofree char *b = cb_shelf_test_child (self, "b.casebook");

  cb_shelf_test_put_case (self, "a.casebook", "A", 10);
  cb_shelf_test_wait_for_titles (self, "A");
  cb_shelf_test_put_case (self, "a.casebook", "A2", 10);
  cb_shelf_test_wait_for_titles (self, "A2");
  cb_shelf_test_put_file (self, "a.casebook", "x", 10);
  cb_shelf_test_wait_for_titles (self, "a.casebook");
  g_assert_cmpint (g_rename (a, b), ==, 0);
  cb_shelf_test_wait_for_titles (self, "b.casebook");
  g_assert_cmpint (g_unlink (b), ==, 0);
  cb_shelf_test_wait_for_titles (self, "");
}

/* The list stays in order when a file becomes older or newer, and does not change if nothing
 * does. */
static void
test_refresh (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *path = cb_shelf_test_child (self, "b.casebook");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint n_changes = 0;

  cb_shelf_test_put_case (self, "a.casebook", "A", 20);
  cb_shelf_test_put_case (self, "b.casebook", "B", 10);
  cb_shelf_test_put_case (self, "c.casebook", "C", 30);
  cb_shelf_test_open (self);
  cb_shelf_test_assert_titles (self, "B|A|C");
  g_signal_connect_swapped (self->shelf, "items-changed", G_CALLBACK (g_atomic_int_inc),
                            &n_changes);
  cb_shelf_test_refresh (self, file);
  cb_shelf_test_put_case (self, "b.casebook", "B2", 15);
  cb_shelf_test_refresh (self, file);
  cb_shelf_test_assert_titles (self, "B2|A|C");
  g_assert_cmpuint (n_changes, ==, 0);
  cb_shelf_test_put_case (self, "b.casebook", "B", 25);
  cb_shelf_test_refresh (self, file);
  cb_shelf_test_assert_titles (self, "A|B|C");
  cb_shelf_test_put_case (self, "b.casebook", "B", 40);
  cb_shelf_test_refresh (self, file);
  cb_shelf_test_assert_titles (self, "A|C|B");
  cb_shelf_test_put_case (self, "b.casebook", "B", 0);
  cb_shelf_test_refresh (self, file);
  cb_shelf_test_assert_titles (self, "B|A|C");
  g_assert_cmpint (g_unlink (path), ==, 0);
  cb_shelf_test_refresh (self, file);
  cb_shelf_test_assert_titles (self, "A|C");
}

/* When the files of this test are no seconds old. */
static char *
read_test_clock (void)
{
  return g_strdup ("2023-11-14T22:13:20Z");
}

/* Those that were changed within the last hours, newest first. */
static void
test_titles_of_evening (CbShelfTest *self, gconstpointer data)
{
  g_auto (GStrv) titles = NULL;
  g_autofree char *all = NULL;

  cb_shelf_test_put_case (self, "a.casebook", "A", 7 * 3600);
  cb_shelf_test_put_case (self, "b.casebook", "B", 5 * 3600);
  cb_shelf_test_put_case (self, "c.casebook", "C", 60);
  cb_shelf_test_open (self);
  cb_clock_set (read_test_clock);
  titles = cb_shelf_get_titles_of_evening (self->shelf);
  cb_clock_set (NULL);
  all = g_strjoinv ("|", titles);
  g_assert_cmpstr (all, ==, "C|B");
}

static void
test_player_names (CbShelfTest *self, gconstpointer data)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *all = NULL;
  g_autofree char *other = cb_test_json (
    "{'format':'casebook','version':1,'edition':'classic','players':[{'name':'Cy'},"
    "{'name':'Zoe'}]}");

  cb_shelf_test_put_case (self, "a.casebook", "A", 20);
  cb_shelf_test_put_file (self, "b.casebook", other, 10);
  cb_shelf_test_put_file (self, "c.casebook", "x", 5);
  cb_shelf_test_open (self);
  names = cb_shelf_get_player_names (self->shelf);
  all = g_strjoinv ("|", names);
  g_assert_cmpstr (all, ==, "Cy|Zoe|Ann|Bob");
}

/* Nothing that lies in the folder is waited for, and nothing is worked out that nobody sees. */
static void
test_hostile (CbShelfTest *self, gconstpointer data)
{
  g_autofree char *pipe = cb_shelf_test_child (self, "pipe.casebook");
  g_autofree char *folder = cb_shelf_test_child (self, "folder.casebook");
  g_autofree char *nowhere = cb_shelf_test_child (self, "nowhere.casebook");
  g_autofree char *device = cb_shelf_test_child (self, "device.casebook");
  g_autofree char *huge = g_strnfill (9 * 1024 * 1024, '[');

  cb_shelf_test_put_case (self, "good.casebook", "Good", 10);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", nowhere), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", device), ==, 0);
  cb_shelf_test_put_file (self, "huge.casebook", huge, 20);
  cb_shelf_test_open (self);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==, 6);
  for (guint i = 0; i < 6; i++)
    {
      CbShelfItem *item = cb_shelf_test_get_item (self, i);
      gboolean good = g_str_equal (cb_shelf_item_get_summary (item)->title, "Good");

      g_assert_true (good == (cb_shelf_item_get_summary (item)->error == NULL));
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Newest first, whatever was read with which step. */
static void
test_many (CbShelfTest *self, gconstpointer data)
{
  guint n_changes = 0;

  for (int i = 0; i < 600; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.casebook", (i * 7) % 600);
      g_autofree char *title = g_strdup_printf ("%d", i);

      cb_shelf_test_put_case (self, name, title, i);
    }
  g_clear_object (&self->shelf);
  self->shelf = cb_shelf_new (self->folder);
  g_signal_connect_swapped (self->shelf, "items-changed", G_CALLBACK (g_atomic_int_inc),
                            &n_changes);
  cb_shelf_test_wait (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->shelf)), ==, 600);
  g_assert_cmpuint (n_changes, <, 300);
  for (guint i = 0; i < 600; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      g_assert_cmpstr (cb_shelf_item_get_summary (cb_shelf_test_get_item (self, i))->title, ==,
                       title);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_shelf_test_add ("/shelf/list", test_list);
  cb_shelf_test_add ("/shelf/no-folder", test_no_folder);
  cb_shelf_test_add ("/shelf/weird-titles", test_weird_titles);
  cb_shelf_test_add ("/shelf/follows-others", test_follows_others);
  cb_shelf_test_add ("/shelf/refresh", test_refresh);
  cb_shelf_test_add ("/shelf/titles-of-evening", test_titles_of_evening);
  cb_shelf_test_add ("/shelf/player-names", test_player_names);
  cb_shelf_test_add ("/shelf/hostile", test_hostile);
  cb_shelf_test_add ("/shelf/many", test_many);
  return g_test_run ();
}
