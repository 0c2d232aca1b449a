/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cb-case-page.h"
#include "cb-case-row.h"
#include "cb-composer.h"
#include "cb-help-dialog.h"
#include "cb-help-topics.h"
#include "cb-note.h"
#include "cb-setup-page.h"
#include "cb-sheet-cell.h"
#include "cb-ui-test.h"

static GFile *
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

/* A file that is not on the shelf is edited where it is. */
static void
test_open_in_place (void)
{
  g_autoptr (CbCase) made = cb_ui_test_make_case ("Elsewhere", 3);
  g_autoptr (GBytes) bytes = cb_case_to_bytes (made);
  g_autoptr (GFile) file = write_file ("elsewhere.casebook", g_bytes_get_data (bytes, NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) again = NULL;
  CbWindow *window;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  cb_ui_test_open_file (window, file);
  g_assert_true (g_file_equal (
    cb_case_file_get_location (cb_case_get_file (cb_window_get_case (window))), file));
  g_assert_true (cb_window_find (file) == window);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (cb_ui_test_get_shelf ())), ==, 0);
  cb_case_set_title (cb_window_get_case (window), "Changed");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  again = cb_case_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_case_get_title (again), ==, "Changed");
  cb_ui_test_close_window (window);
  g_assert_null (cb_window_find (file));
}

static void
test_open_broken (void)
{
  g_autoptr (GFile) file = write_file ("broken.casebook", "{\"format\": \"casebook\", "
                                                          "\"version\": 1, \"title\": 7}");
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  AdwDialog *dialog;

  cb_ui_test_open_file (window, file);
  g_assert_null (cb_window_get_case (window));
  dialog = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_true (g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)),
                                   "“broken.casebook”: "));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), "title"));
  cb_ui_test_close_window (window);
}

/* An edition file is copied to one's own, once, and the copy can be taken back. */
static void
test_open_edition (void)
{
  g_autoptr (GFile) file = write_file (
    "attic.edition", "[Edition]\nId=attic\nName=Attic <1>\n[Category who]\nName=Who\n"
                     "[Card a]\nCategory=who\nName=Anna\n");
  CbEditionShelf *editions = cb_ui_test_get_editions ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *root = GTK_WIDGET (window);

  cb_ui_test_open_file (window, file);
  cb_ui_test_wait (cb_ui_test_find_label (root, "“Attic <1>” was added to your editions") != NULL);
  g_assert_nonnull (cb_edition_shelf_find (editions, "attic"));
  cb_ui_test_click (root, "Undo");
  cb_ui_test_wait (cb_edition_shelf_find (editions, "attic") == NULL);
  g_assert_true (g_file_query_exists (file, NULL));

  cb_ui_test_open_file (window, file);
  cb_ui_test_wait (cb_edition_shelf_find (editions, "attic") != NULL);
  cb_ui_test_open_file (window, file);
  cb_ui_test_wait (cb_ui_test_find_label (root, "“Attic <1>” is already in your editions") != NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (editions)), ==, 1);
  cb_ui_test_empty_list (CB_FOLDER_LIST (editions));
  cb_ui_test_close_window (window);
}

/* The list behind knows what became of the case. */
static void
test_open_from_list (void)
{
  CbWindow *window;
  GtkWidget *row, *view;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  row = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_ROW, NULL);
  g_signal_emit_by_name (row, "activate");
  cb_ui_test_wait (cb_window_get_case (window) != NULL);
  g_assert_cmpstr (cb_case_get_title (cb_window_get_case (window)), ==, "Friday");
  g_assert_nonnull (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
  cb_case_set_title (cb_window_get_case (window), "Sunday");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));

  view = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);
  g_assert_true (adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view)));
  cb_ui_test_wait (cb_window_get_case (window) == NULL);
  row = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_ROW, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Sunday");
  cb_ui_test_close_window (window);
}

static void
test_rename_case (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *entry;

  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-case", NULL);
  entry = cb_ui_test_find (GTK_WIDGET (cb_ui_test_get_dialog (window)), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Sunday");
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Rename");
  g_assert_cmpstr (cb_case_get_title (case_), ==, "Sunday");
  cb_ui_test_close_window (window);
}

/* A second case goes into a second window, the same one back to the first. */
static void
test_two_windows (void)
{
  g_autoptr (CbCase) first = cb_ui_test_make_case ("First", 3);
  g_autoptr (CbCase) second = cb_ui_test_make_case ("Second", 3);
  CbWindow *window, *other;

  cb_ui_test_empty_shelf ();
  cb_ui_test_add_case (first);
  cb_ui_test_add_case (second);

  window = cb_ui_test_open_window (1024, 768);
  cb_ui_test_open_file (window, cb_case_file_get_location (cb_case_get_file (first)));
  cb_ui_test_open_file (window, cb_case_file_get_location (cb_case_get_file (second)));
  other = cb_window_find (cb_case_file_get_location (cb_case_get_file (second)));
  g_assert_true (cb_window_find (cb_case_file_get_location (cb_case_get_file (first))) == window);
  g_assert_nonnull (other);
  g_assert_true (other != window);
  cb_ui_test_open_file (other, cb_case_file_get_location (cb_case_get_file (first)));
  g_assert_cmpstr (cb_case_get_title (cb_window_get_case (other)), ==, "Second");
  cb_ui_test_close_window (other);
  cb_ui_test_close_window (window);
}

/* A case opens beside the list, and a link to it, or the list itself, leads to that window. A case
 * open elsewhere is neither deleted nor renamed under it. */
static void
test_one_window_per_case (void)
{
  CbWindow *window, *other;
  GtkWidget *row;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) link = NULL;
  g_autofree char *link_path = g_build_filename (g_get_user_data_dir (), "link.casebook", NULL);
  g_autofree char *uri = NULL;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  row = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_ROW, NULL);
  gtk_widget_activate_action (row, "row.open-in-new-window", NULL);
  cb_ui_test_wait (!cb_ui_test_is_opening (window));
  g_assert_null (cb_window_get_case (window));
  file = g_file_get_child (cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())),
                           "Friday.casebook");
  other = cb_window_find (file);
  g_assert_nonnull (other);

  g_signal_emit_by_name (row, "activate");
  g_assert_null (cb_window_get_case (window));
  link = g_file_new_for_path (link_path);
  g_assert_true (g_file_make_symbolic_link (link, g_file_peek_path (file), NULL, NULL));
  cb_ui_test_open_file (window, link);
  g_assert_null (cb_window_get_case (window));
  g_assert_null (cb_window_find (link));

  gtk_widget_activate_action (row, "row.delete", NULL);
  gtk_widget_activate_action (row, "row.rename", NULL);
  g_assert_null (cb_ui_test_get_dialog (window));
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (window), "This case is open in another window"));
  cb_ui_test_click (GTK_WIDGET (window), "Show");
  g_assert_null (cb_window_get_case (window));
  cb_ui_test_close_window (other);
  gtk_widget_activate_action (row, "row.delete", NULL);
  cb_ui_test_wait (!g_file_query_exists (file, NULL));
  cb_ui_test_close_window (window);
}

/* What one window becomes is what the next begins with, and nothing to those that are open. */
static void
test_new_window (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbWindow *other;
  int width;

  gtk_widget_activate_action (GTK_WIDGET (window), "app.new-window", NULL);
  other = CB_WINDOW (gtk_application_get_windows (GTK_APPLICATION (cb_ui_test_start ()))->data);
  g_assert_true (other != window);
  g_assert_null (cb_window_get_case (other));
  gtk_window_set_default_size (GTK_WINDOW (other), 640, 480);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, NULL);
  g_assert_cmpint (width, ==, 1024);
  cb_ui_test_close_window (other);
  cb_ui_test_close_window (window);
}

/* What another program does with the file of a case that is shown is taken in, or asked about. */
static void
test_elsewhere (void)
{
  g_autoptr (CbCase) made = cb_ui_test_make_case ("Elsewhere", 3);
  g_autoptr (GBytes) bytes = cb_case_to_bytes (made);
  g_autoptr (GFile) file = write_file ("shared.casebook", g_bytes_get_data (bytes, NULL));
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  g_autoptr (CbCase) other = NULL;
  g_autoptr (CbCase) again = NULL;
  g_autoptr (CbEntry) entry = cb_note_new ("from elsewhere");
  CbLog *log;
  guint n;

  cb_ui_test_open_file (window, file);
  log = cb_case_get_log (cb_window_get_case (window));
  n = cb_log_get_n_entries (log);
  other = cb_case_load (file, NULL);
  cb_case_append (other, entry);
  cb_ui_test_wait (cb_log_get_n_entries (log) == n + 1);
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (window), "An entry was recorded on another device"));

  again = cb_case_load (file, NULL);
  cb_case_remove (again, n);
  cb_ui_test_wait (cb_log_get_n_entries (log) == n);
  g_assert_null (cb_ui_test_get_dialog (window));
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (window), "An entry was deleted on another device"));
  cb_ui_test_close_window (window);
}

static void
record_note (CbWindow *window, guint n_letters)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  CbDraft *draft = cb_ui_test_get_draft (CB_CASE_PAGE (page));
  g_autofree char *text = g_strnfill (n_letters, 'x');

  cb_draft_set_kind (draft, CB_DRAFT_NOTE);
  cb_draft_set_text (draft, text);
  cb_ui_test_act (window, CB_TYPE_COMPOSER, "record.confirm");
}

static goffset
get_size (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return g_file_info_get_size (info);
}

/* A case that is nearly as large as one may be takes no entry that would make it too large to be
 * opened again: it says so, naming the limit, and the file stays as it is. A shorter one it takes.
 */
static void
test_nearly_too_large (void)
{
  g_autoptr (CbCase) made = cb_ui_test_make_case ("Long", 3);
  g_autofree char *text = g_strnfill (8 * 1024 * 1024 - 3000, 'x');
  g_autoptr (CbEntry) note = cb_note_new (text);
  g_autoptr (CbCase) again = NULL;
  CbWindow *window;
  CbCase *case_;
  goffset size;

  cb_case_append (made, note);
  window = cb_ui_test_open_kept (made, 1024, 768);
  case_ = cb_window_get_case (window);
  size = get_size (cb_case_file_get_location (cb_case_get_file (case_)));
  g_assert_cmpint (size, <, 8 * 1024 * 1024);
  record_note (window, 3000);
  cb_ui_test_wait (
    cb_ui_test_reads ("Not saved: it would be larger than 8 MiB, too large to be opened again"));
  g_assert_cmpint (get_size (cb_case_file_get_location (cb_case_get_file (case_))), ==, size);
  g_assert_true (cb_case_undo (case_));
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  g_assert_false (
    cb_ui_test_reads ("Not saved: it would be larger than 8 MiB, too large to be opened again"));
  record_note (window, 100);
  again = cb_ui_test_read_kept (case_);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (again)), ==, 3);
  cb_ui_test_close_window (window);
}

/* A case that has no file cannot be left without a word. */
static void
test_unsaved (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GWeakRef left;
  AdwDialog *alert;

  cb_window_show_case (window, case_);
  gtk_window_close (GTK_WINDOW (window));
  alert = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  cb_ui_test_click (GTK_WIDGET (alert), "Cancel");
  cb_ui_test_settle ();
  g_assert_true (cb_window_get_case (window) == case_);

  g_weak_ref_init (&left, window);
  gtk_window_close (GTK_WINDOW (window));
  alert = cb_ui_test_get_dialog (window);
  cb_ui_test_click (GTK_WIDGET (alert), "Close Anyway");
  cb_ui_test_settle ();
  g_assert_null (g_weak_ref_get (&left));
  g_weak_ref_clear (&left);
}

static void
leave_case (CbWindow *window)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  g_assert_true (adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view)));
}

/* While it is asked about, neither another case nor the end of the window takes its place. */
static void
test_unsaved_and_another (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbCase) made = cb_ui_test_make_case ("Elsewhere", 3);
  g_autoptr (GBytes) bytes = cb_case_to_bytes (made);
  g_autoptr (GFile) file = write_file ("another.casebook", g_bytes_get_data (bytes, NULL));
  CbWindow *window = cb_ui_test_open_window (1024, 768);

  cb_window_show_case (window, case_);
  leave_case (window);
  cb_ui_test_wait (cb_ui_test_get_dialog (window) != NULL);
  cb_ui_test_open_file (window, file);
  cb_ui_test_wait (cb_window_find (file) != NULL);
  g_assert_true (cb_window_find (file) != window);
  /* That answers the question: with Cancel. */
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  cb_ui_test_wait (cb_window_get_case (window) == case_);
  cb_ui_test_close_window (cb_window_find (file));
  cb_ui_test_close_window (window);
}

/* Who comes back to a case can undo what was done before. */
static void
test_undo_after_return (void)
{
  CbWindow *window;
  g_autoptr (GFile) file = NULL;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  file = g_file_get_child (cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())),
                           "Friday.casebook");
  cb_ui_test_open_file (window, file);
  g_assert_false (cb_case_get_can_undo (cb_window_get_case (window)));
  cb_case_set_title (cb_window_get_case (window), "Sunday");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  leave_case (window);
  cb_ui_test_wait (cb_window_get_case (window) == NULL);

  cb_ui_test_open_file (window, file);
  g_assert_true (cb_case_undo (cb_window_get_case (window)));
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  g_assert_cmpstr (cb_case_get_title (cb_window_get_case (window)), ==, "Friday");
  cb_ui_test_close_window (window);
}

/* Nobody has to wait for a medium that does not answer; who does has the case in the end. */
static void
test_slow_medium (void)
{
  CbWindow *window;
  g_autoptr (GFile) file = NULL;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  file = g_file_get_child (cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())),
                           "Friday.casebook");
  cb_ui_test_close_gate ();
  cb_window_open_file (window, file);
  cb_ui_test_wait (cb_ui_test_get_dialog (window) != NULL);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (cb_ui_test_get_dialog (window))),
                   ==, "Opening…");
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Cancel");
  cb_ui_test_wait (!cb_ui_test_is_opening (window));
  g_assert_null (cb_window_get_case (window));

  cb_window_open_file (window, file);
  cb_ui_test_wait (cb_ui_test_get_dialog (window) != NULL);
  cb_ui_test_open_gate ();
  cb_ui_test_wait (cb_window_get_case (window) != NULL);
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
  cb_ui_test_close_window (window);
}

/* A window that is closed meanwhile does not come back. */
static void
test_closed_while_opening (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/friday.casebook");

  cb_ui_test_close_gate ();
  cb_window_open_file (window, file);
  cb_ui_test_close_window (window);
  cb_ui_test_open_gate ();
}

/* While marks are worked out the window says so, and shows what is known by then. */
static void
test_thinking (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "game", "hostile",
                                                 "many-counts.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_load (file, &error);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *root = GTK_WIDGET (window);

  g_assert_no_error (error);
  cb_ui_test_close_gate ();
  cb_window_show_case (window, case_);
  cb_ui_test_wait (cb_ui_test_find_label (root, "Still working this out…") != NULL);
  g_assert_true (cb_case_get_thinking (case_));
  cb_ui_test_open_gate ();
  cb_ui_test_wait (cb_ui_test_find_label (root, "Still working this out…") == NULL);
  g_assert_false (cb_case_get_thinking (case_));
  g_assert_null (cb_ui_test_find_label (root, "Too hard to work out completely"));
  cb_ui_test_close_window (window);
}

/* What the watch of the file does not tell of is seen as soon as somebody comes back to the window.
 * What is written through a mapping of the file is such a change. */
static void
test_look_when_active (void)
{
  CbWindow *window;
  CbCase *case_;
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL;
  gsize size;
  char *map;
  int fd;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  file = g_file_get_child (cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())),
                           "Friday.casebook");
  cb_ui_test_open_file (window, file);
  case_ = cb_window_get_case (window);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)) &&
                   gtk_window_is_active (GTK_WINDOW (window)));
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  cb_ui_test_wait (!gtk_window_is_active (GTK_WINDOW (window)));

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, &size, NULL));
  fd = open (g_file_peek_path (file), O_RDWR);
  map = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  g_assert_true (map != MAP_FAILED);
  memcpy (map + (strstr (text, "Friday") - text), "Sunday", strlen ("Sunday"));
  g_assert_cmpint (msync (map, size, MS_SYNC), ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpstr (cb_case_get_title (case_), ==, "Friday");

  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_wait (g_str_equal (cb_case_get_title (case_), "Sunday"));
  munmap (map, size);
  close (fd);
  cb_ui_test_close_window (window);
}

/* The case that comes back gets a window of its own where its own one has another by now. */
static void
test_two_cases_one_window (void)
{
  g_autoptr (CbCase) first = cb_ui_test_make_case ("First", 3);
  g_autoptr (CbCase) second = cb_ui_test_make_case ("Second", 3);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbWindow *other;

  cb_window_show_case (window, first);
  cb_window_show_case (window, second);
  g_assert_true (cb_window_get_case (window) == first);
  other = CB_WINDOW (gtk_application_get_windows (GTK_APPLICATION (cb_ui_test_start ()))->data);
  g_assert_true (other != window);
  g_assert_true (cb_window_get_case (other) == second);
  cb_ui_test_close_window (other);
  cb_ui_test_close_window (window);
}

/* Returns: (nullable): a window of that type other than the application's */
static GtkWindow *
find_toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }
  return NULL;
}

static void
test_shortcuts (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWindow *shortcuts;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL));
  shortcuts = find_toplevel (g_type_from_name ("GtkShortcutsWindow"));
  g_assert_nonnull (shortcuts);
  cb_ui_test_wait (gtk_widget_get_mapped (GTK_WIDGET (shortcuts)));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (shortcuts), "New case"));
  cb_ui_test_close_window (window);
}

/* Says whose game it is not. */
static void
test_about (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  AdwDialog *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.about", NULL));
  dialog = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ABOUT_DIALOG (dialog));
  g_assert_nonnull (
    strstr (adw_about_dialog_get_comments (ADW_ABOUT_DIALOG (dialog)), "not affiliated"));
  cb_ui_test_close_window (window);
}

/* The title of the page at which the help opens. */
static char *
get_help_page (CbWindow *window)
{
  AdwDialog *help;
  AdwNavigationView *pages;
  char *title;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.help", NULL));
  help = cb_ui_test_get_dialog (window);
  g_assert_true (CB_IS_HELP_DIALOG (help));
  pages = ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (help), ADW_TYPE_NAVIGATION_VIEW, NULL));
  title = g_strdup (adw_navigation_page_get_title (adw_navigation_view_get_visible_page (pages)));
  /* Asked again, it stays where it is. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.help", NULL));
  g_assert_true (cb_ui_test_get_dialog (window) == help);
  adw_dialog_force_close (help);
  cb_ui_test_wait (cb_ui_test_get_dialog (window) != help);
  return title;
}

/* F1 opens the page about what is shown: that around the focus, else the first that is seen. */
static void
test_help (void)
{
  static const struct
  {
    const char *view;
    const char *topic;
  } VIEWS[] = {
    { "sheet", "The Sheet" },
    { "log", "Recording a Turn" },
    { "insight", "Odds and Advice" },
    { "table", "Dice and Decks" },
  };
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Help", 3);
  CbWindow *window;
  GtkWidget *views;
  g_autofree char *list = NULL;

  cb_ui_test_empty_shelf ();
  cb_ui_test_add_case (case_);
  window = cb_ui_test_open_window (360, 640);
  list = get_help_page (window);
  g_assert_cmpstr (list, ==, "Help");
  cb_window_show_case (window, case_);
  views = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, "views");
  for (guint i = 0; i < G_N_ELEMENTS (VIEWS); i++)
    {
      g_autofree char *page = NULL;

      adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), VIEWS[i].view);
      gtk_window_set_focus (GTK_WINDOW (window), NULL);
      cb_ui_test_settle ();
      page = get_help_page (window);
      g_assert_cmpstr (page, ==, VIEWS[i].topic);
    }
  cb_ui_test_close_window (window);
}

static gboolean
has_key (GtkEventController *controller, guint key)
{
  guint n = GTK_IS_SHORTCUT_CONTROLLER (controller)
              ? g_list_model_get_n_items (G_LIST_MODEL (controller))
              : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger) &&
          gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key)
        return TRUE;
    }
  return FALSE;
}

/* A dialog keeps keys from the window, and has to know this one itself. */
static gboolean
answers_to_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (has_key (controller, key))
        return TRUE;
    }
  return FALSE;
}

/* Where a newcomer is lost: in a form. */
static void
test_help_in_forms (void)
{
  static const struct
  {
    const char *action;
    const char *topic;
    gboolean of_case;
  } FORMS[] = {
    { "win.new-case", "Your First Case", FALSE },
    { "win.deal", "Dealing the Cards", FALSE },
    { "win.enter-hand-code", "Dealing the Cards", FALSE },
    { "app.preferences", "Privacy", FALSE },
    { "app.about", "Help", FALSE },
    { "app.roll-dice", "Dice and Decks", TRUE },
    { "win.edit-setup", "Your First Case", TRUE },
    { "win.rename-cards", "Your Own Editions", TRUE },
  };
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Help", 3);
  CbWindow *window;

  cb_ui_test_empty_shelf ();
  for (guint i = 0; i < G_N_ELEMENTS (FORMS); i++)
    {
      g_autofree char *page = NULL;
      AdwDialog *dialog;

      window = cb_ui_test_open_window (360, 640);
      if (FORMS[i].of_case)
        cb_window_show_case (window, case_);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), FORMS[i].action, NULL));
      cb_ui_test_draw (GTK_WIDGET (window));
      dialog = cb_ui_test_get_dialog (window);
      g_assert_true (dialog == NULL ? CB_IS_SETUP_PAGE (cb_ui_test_get_page (window))
                                    : ADW_IS_ABOUT_DIALOG (dialog) ||
                                        answers_to_key (GTK_WIDGET (dialog), GDK_KEY_F1));
      page = get_help_page (window);
      g_assert_cmpstr (page, ==, FORMS[i].topic);
      g_assert_true (cb_ui_test_get_dialog (window) == dialog);
      cb_ui_test_close_window (window);
    }
}

/* The composer of a narrow window, and whatever of a page has the focus. */
static void
test_help_while_recording (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Help", 3);
  CbWindow *window = cb_ui_test_open_case (case_, 360, 720);
  GtkWidget *views = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, "views");
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  g_autofree char *recording = NULL;
  g_autofree char *log = NULL;

  g_assert_true (gtk_widget_activate_action (page, "case.record", NULL));
  cb_ui_test_draw (GTK_WIDGET (window));
  recording = get_help_page (window);
  g_assert_cmpstr (recording, ==, "Recording a Turn");
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "log");
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  log = get_help_page (window);
  g_assert_cmpstr (log, ==, "Recording a Turn");
  cb_ui_test_close_window (window);
}

/* (nullable): the first text below @root that can be copied */
static GtkLabel *
find_selectable (GtkWidget *root)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_label_get_selectable (GTK_LABEL (root)))
    return GTK_LABEL (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_selectable (child);
  return found;
}

/* A page of the help opens to be read: nothing of it is selected, though it can be. */
static void
test_help_is_not_selected (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 640);
  GtkLabel *text;
  AdwDialog *help;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.help", NULL));
  help = cb_ui_test_get_dialog (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.show", "s", "privacy"));
  cb_ui_test_draw (GTK_WIDGET (window));
  text = find_selectable (GTK_WIDGET (help));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (text), "Cover (F12)"));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (text)));
  g_assert_false (gtk_label_get_selection_bounds (text, NULL, NULL));
  gtk_label_select_region (text, 0, 5);
  g_assert_true (gtk_label_get_selection_bounds (text, NULL, NULL));
  cb_ui_test_close_window (window);
}

static guint
count_selectable (GtkWidget *root)
{
  guint n = GTK_IS_LABEL (root) && gtk_label_get_selectable (GTK_LABEL (root)) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_selectable (child);
  return n;
}

/* Each line of the list leads to its page, with all it says; a second press on the way to it to no
 * other one. */
static void
test_help_pages (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 640);
  AdwNavigationView *pages;
  GtkListBox *topics;
  AdwDialog *help;
  guint n = 0;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.help", NULL));
  help = cb_ui_test_get_dialog (window);
  pages = ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (help), ADW_TYPE_NAVIGATION_VIEW, NULL));
  topics = GTK_LIST_BOX (cb_ui_test_find (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, "topics"));
  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (topics, (int) n)) != NULL; n++)
    {
      const CbHelpTopic *topic = cb_help_get_topic (n);
      AdwNavigationPage *page;
      GtkWidget *picture;
      guint n_texts = 0;

      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, topic->title);
      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, topic->summary);
      gtk_widget_activate (GTK_WIDGET (row));
      gtk_widget_activate (GTK_WIDGET (row));
      page = adw_navigation_view_get_visible_page (pages);
      g_assert_cmpstr (adw_navigation_page_get_title (page), ==, topic->title);
      while (topic->texts[n_texts] != NULL)
        n_texts++;
      g_assert_cmpuint (count_selectable (GTK_WIDGET (page)), ==, n_texts);
      g_assert_cmpstr (gtk_label_get_text (find_selectable (GTK_WIDGET (page))), ==,
                       topic->texts[0]);
      picture = cb_ui_test_find (GTK_WIDGET (page), GTK_TYPE_PICTURE, NULL);
      g_assert_cmpstr (gtk_picture_get_alternative_text (GTK_PICTURE (picture)), ==,
                       topic->description);
      g_assert_nonnull (gtk_picture_get_paintable (GTK_PICTURE (picture)));
      g_assert_true (adw_navigation_view_pop (pages));
      g_assert_null (adw_navigation_view_get_previous_page (
        pages, adw_navigation_view_get_visible_page (pages)));
    }
  g_assert_cmpuint (n, ==, cb_help_get_n_topics ());
  cb_ui_test_close_window (window);
}

static void
test_size (void)
{
  CbWindow *window = cb_ui_test_open_window (700, 500);
  int width, height;

  cb_ui_test_close_window (window);
  window = cb_ui_test_make_window ();
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 500);
  cb_ui_test_close_window (window);
}

static float
get_cell_height (CbWindow *window)
{
  GtkWidget *cell = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_CELL, NULL);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (cell, cell, &bounds));
  return bounds.size.height;
}

/* The sheet goes along, in a window that becomes narrower. */
static void
test_touch_sheet (void)
{
  g_autoptr (CbCase) made = cb_ui_test_make_case ("Touched", 3);
  g_autoptr (GBytes) bytes = cb_case_to_bytes (made);
  g_autoptr (GFile) file = write_file ("touched.casebook", g_bytes_get_data (bytes, NULL));
  CbWindow *window;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (1000, 500);
  cb_ui_test_open_file (window, file);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpfloat (get_cell_height (window), <, 32);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 500);
  cb_ui_test_wait (get_cell_height (window) >= 32);
  cb_ui_test_close_window (window);
}

/* As narrow as on a telephone it is for fingers; and no longer, once there is more room. */
static void
test_touch (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 640);
  GtkWidget *button = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, NULL);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "touch"));
  button = gtk_widget_get_first_child (button);
  g_assert_true (gtk_widget_compute_bounds (button, button, &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, 44);
  g_assert_cmpfloat (bounds.size.height, ==, 44);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 640);
  cb_ui_test_wait (!gtk_widget_has_css_class (GTK_WIDGET (window), "touch"));
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 640);
  cb_ui_test_wait (gtk_widget_has_css_class (GTK_WIDGET (window), "touch"));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);

  g_test_add_func ("/window/open-in-place", test_open_in_place);
  g_test_add_func ("/window/open-broken", test_open_broken);
  g_test_add_func ("/window/open-edition", test_open_edition);
  g_test_add_func ("/window/open-from-list", test_open_from_list);
  g_test_add_func ("/window/rename-case", test_rename_case);
  g_test_add_func ("/window/two-windows", test_two_windows);
  g_test_add_func ("/window/one-window-per-case", test_one_window_per_case);
  g_test_add_func ("/window/new-window", test_new_window);
  g_test_add_func ("/window/elsewhere", test_elsewhere);
  g_test_add_func ("/window/nearly-too-large", test_nearly_too_large);
  g_test_add_func ("/window/unsaved", test_unsaved);
  g_test_add_func ("/window/unsaved-and-another", test_unsaved_and_another);
  g_test_add_func ("/window/undo-after-return", test_undo_after_return);
  g_test_add_func ("/window/slow-medium", test_slow_medium);
  g_test_add_func ("/window/closed-while-opening", test_closed_while_opening);
  g_test_add_func ("/window/thinking", test_thinking);
  g_test_add_func ("/window/look-when-active", test_look_when_active);
  g_test_add_func ("/window/two-cases-one-window", test_two_cases_one_window);
  g_test_add_func ("/window/shortcuts", test_shortcuts);
  g_test_add_func ("/window/about", test_about);
  g_test_add_func ("/window/help", test_help);
  g_test_add_func ("/window/help-in-forms", test_help_in_forms);
  g_test_add_func ("/window/help-while-recording", test_help_while_recording);
  g_test_add_func ("/window/help-pages", test_help_pages);
  g_test_add_func ("/window/help-is-not-selected", test_help_is_not_selected);
  g_test_add_func ("/window/size", test_size);
  g_test_add_func ("/window/touch", test_touch);
  g_test_add_func ("/window/touch-sheet", test_touch_sheet);

  return g_test_run ();
}
