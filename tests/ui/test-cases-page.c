/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-row.h"
#include "cb-case-test.h"
#include "cb-case-tour.h"
#include "cb-cases-page-private.h"
#include "cb-composer.h"
#include "cb-next-game.h"
#include "cb-setup-page.h"
#include "cb-sheet-view.h"
#include "cb-tokens.h"
#include "cb-ui-test.h"

/* Of the case that is finished. */
static const char *const PLAYERS[] = { "Ada", "Bertrand", "Chloé", "Dmitri", "Ewa", "Farid" };

/* None where the list is not there yet. */
static guint
count_rows_in (GtkWidget *window, const char *list)
{
  GtkWidget *box = cb_ui_test_find (window, GTK_TYPE_LIST_BOX, list);
  guint n = 0;

  while (box != NULL && gtk_list_box_get_row_at_index (GTK_LIST_BOX (box), (int) n) != NULL)
    n++;
  return n;
}

static guint
count_rows (CbWindow *window, const char *list)
{
  return count_rows_in (GTK_WIDGET (window), list);
}

static GtkWidget *
get_row (CbWindow *window, guint index)
{
  GtkWidget *box = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, "open_list");

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (box), (int) index));
}

static const char *
get_title (GtkWidget *row)
{
  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}

static void
test_empty (void)
{
  CbWindow *window;
  GtkWidget *status;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (360, 640);
  status = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_SCROLLED_WINDOW, "empty_page");
  g_assert_nonnull (status);
  g_assert_true (gtk_widget_get_mapped (status));
  g_assert_nonnull (cb_ui_test_find_label (status, "New Case"));
  cb_ui_test_close_window (window);
}

static gboolean
has_hint (CbWindow *window, const char *hint)
{
  GtkWidget *label = cb_ui_test_find_label (GTK_WIDGET (window), hint);

  cb_ui_test_draw (GTK_WIDGET (window));
  return label != NULL && gtk_widget_get_mapped (label);
}

static CbCase *
show_sample (CbWindow *window)
{
  cb_ui_test_click (GTK_WIDGET (window), "Look at a Sample Case");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_nonnull (cb_window_get_case (window));
  return cb_window_get_case (window);
}

static CbCasePage *
find_page (CbWindow *window)
{
  return CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
}

static void
show_view (CbWindow *window, const char *name)
{
  GtkWidget *views = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, "views");

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), name);
  cb_ui_test_draw (GTK_WIDGET (window));
}

/* (nullable): the cell with the ring */
static GtkWidget *
find_ringed (CbWindow *window, CbCase *case_)
{
  CbSheetView *view = CB_SHEET_VIEW (
    cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_VIEW, "sheet_view"));
  const CbSetup *setup = cb_case_get_setup (case_);

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      {
        GtkWidget *cell = GTK_WIDGET (cb_sheet_view_get_cell (view, card, holder));

        if (gtk_widget_has_css_class (cell, "pointed-at"))
          return cell;
      }
  return NULL;
}

/* Whether a view is pointed at. */
static gboolean
is_pointed_at (CbWindow *window, const char *name)
{
  AdwViewStack *views = ADW_VIEW_STACK (
    cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, "views"));

  return adw_view_stack_page_get_needs_attention (
    adw_view_stack_get_page (views, adw_view_stack_get_child_by_name (views, name)));
}

static gboolean
offers_next (CbWindow *window)
{
  GtkWidget *tour = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_TOUR, NULL);

  return gtk_widget_get_mapped (cb_ui_test_find (tour, GTK_TYPE_BUTTON, "next"));
}

/* It can be looked at only: where entries are made it says whose book it is, three hints come one
 * after the other, and nothing of it is kept. The way to a case of one's own stays. */
static void
test_sample (void)
{
  CbWindow *window;
  CbCase *case_;
  GtkWidget *page;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (1280, 800);
  case_ = show_sample (window);
  g_assert_true (cb_case_get_read_only (case_));
  g_assert_true (cb_case_file_is_saved (cb_case_get_file (case_)));
  g_assert_null (cb_case_file_get_location (cb_case_get_file (case_)));
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, 18)), ==, 2);
  page = GTK_WIDGET (find_page (window));
  g_assert_false (gtk_widget_get_mapped (cb_ui_test_find (page, CB_TYPE_COMPOSER, NULL)));
  g_assert_true (gtk_widget_get_mapped (cb_ui_test_find_label (page, "You are Scarlet")));

  g_assert_true (has_hint (window, "1. Tap the ringed cell to see why."));
  cb_ui_test_click (GTK_WIDGET (window), "Next");
  g_assert_true (has_hint (window, "2. Open Insight to see what to suggest next."));
  g_assert_true (is_pointed_at (window, "insight"));
  cb_ui_test_click (GTK_WIDGET (window), "Next");
  g_assert_true (has_hint (window, "3. Open the log to see every turn."));
  g_assert_false (is_pointed_at (window, "insight"));
  g_assert_true (is_pointed_at (window, "log"));
  g_assert_true (offers_next (window));
  cb_ui_test_click (GTK_WIDGET (window), "Next");
  g_assert_true (has_hint (window, "That’s all. Your turn."));
  g_assert_false (is_pointed_at (window, "log"));
  g_assert_false (offers_next (window));
  cb_ui_test_click (GTK_WIDGET (window), "Start My Own Case");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (CB_IS_SETUP_PAGE (cb_ui_test_get_page (window)));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (cb_ui_test_get_shelf ())), ==, 0);
  cb_ui_test_close_window (window);
}

/* Whoever does what a hint says sees the next one; what another hint is about does not count. */
static void
test_sample_is_done (gconstpointer data)
{
  CbWindow *window;
  CbCase *case_;
  GtkWidget *cell;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (GPOINTER_TO_INT (data), 800);
  case_ = show_sample (window);
  show_view (window, "log");
  show_view (window, "sheet");
  g_assert_true (has_hint (window, "1. Tap the ringed cell to see why."));
  cell = find_ringed (window, case_);
  g_assert_nonnull (cell);
  gtk_widget_activate (cell);
  g_assert_true (has_hint (window, "2. Open Insight to see what to suggest next."));
  show_view (window, "table");
  g_assert_true (has_hint (window, "2. Open Insight to see what to suggest next."));
  show_view (window, "insight");
  g_assert_true (has_hint (window, "3. Open the log to see every turn."));
  show_view (window, "log");
  g_assert_true (has_hint (window, "That’s all. Your turn."));
  cb_ui_test_close_window (window);
}

static void
test_list (void)
{
  CbWindow *window;
  GtkWidget *row;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  g_assert_cmpuint (count_rows (window, "open_list"), ==, 4);
  g_assert_cmpuint (count_rows (window, "closed_list"), ==, 1);
  row = get_row (window, 0);
  g_assert_cmpstr (get_title (row), ==, "Friday");
  g_assert_nonnull (cb_ui_test_find_label (row, "Logic · 1 entry"));
  cb_ui_test_wait (cb_ui_test_find_label (row, "33%") != NULL);
  gtk_test_accessible_assert_property (cb_ui_test_find (row, CB_TYPE_TOKENS, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Ada, Bertrand, Chloé");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (
    cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, "open_list"),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Cases in progress");
  cb_ui_test_close_window (window);
}

static double
get_top (CbWindow *window, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds.origin.y;
}

/* Those who finished the last game are one tap from the hand of the next one: in the same seats,
 * with the same box, dealt first whoever sits to the left of who was. */
static void
test_next_game (void)
{
  CbWindow *window;
  GtkWidget *card;
  CbSetupPage *dialog;
  CbSetupDraft *draft;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  card = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_NEXT_GAME, NULL);
  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_nonnull (cb_ui_test_find_label (card, "Same people, same box?"));
  for (guint i = 0; i < G_N_ELEMENTS (PLAYERS); i++)
    g_assert_nonnull (cb_ui_test_find_label (card, PLAYERS[i]));
  g_assert_nonnull (cb_ui_test_find_label (card, "Classic, Logic. Next: your hand."));

  cb_ui_test_click (card, "Next Game");
  cb_ui_test_draw (GTK_WIDGET (window));
  dialog = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  draft = cb_setup_page_get_draft (dialog);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, G_N_ELEMENTS (PLAYERS));
  g_assert_cmpint (cb_setup_page_get_step (dialog), ==, CB_STEP_HAND);
  cb_ui_test_close_window (window);

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  g_assert_null (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_NEXT_GAME, NULL));
  cb_ui_test_close_window (window);
}

/* What goes on this evening comes before it, and what was left days ago does not. */
static void
test_next_game_later (void)
{
  CbWindow *window;
  GtkWidget *card;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  cb_ui_test_show_shelf (); /* worked out only while somebody sees it */
  card = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_NEXT_GAME, NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpfloat (get_top (window, card), >, get_top (window, get_row (window, 0)));

  g_assert_cmpstr (get_title (get_row (window, 0)), ==, "Friday");
  g_assert_true (gtk_widget_activate_action (get_row (window, 0), "row.delete", NULL));
  cb_ui_test_wait (count_rows (window, "open_list") == 3);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpfloat (get_top (window, card), <, get_top (window, get_row (window, 0)));
  cb_ui_test_close_window (window);
}

static void
test_unreadable (void)
{
  CbWindow *window;
  GtkWidget *row = NULL;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  for (guint i = 0; row == NULL; i++)
    if (g_str_has_prefix (get_title (get_row (window, i)), "Torn"))
      row = get_row (window, i);
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_nonnull (cb_ui_test_find_label (row, "damaged, or not a case (line 1)"));
  gtk_widget_activate_action (row, "row.rename", NULL);
  g_assert_null (cb_ui_test_get_dialog (window));
  g_assert_true (gtk_widget_activate_action (row, "row.delete", NULL));
  cb_ui_test_wait (count_rows (window, "open_list") == 3);
  cb_ui_test_close_window (window);
}

static void
test_delete (void)
{
  CbWindow *window;
  GtkWidget *page;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASES_PAGE, NULL);

  g_assert_true (gtk_widget_activate_action (get_row (window, 0), "row.delete", NULL));
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "“Friday” deleted") != NULL);
  g_assert_true (gtk_widget_activate_action (get_row (window, 0), "row.delete", NULL));
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "2 cases deleted") != NULL);
  g_assert_cmpuint (count_rows (window, "open_list"), ==, 2);

  g_assert_true (gtk_widget_activate_action (page, "cases.undo-delete", NULL));
  cb_ui_test_wait (count_rows (window, "open_list") == 4);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_null (cb_ui_test_find_label (GTK_WIDGET (window), "2 cases deleted"));
  cb_ui_test_close_window (window);
}

static guint
count_cards (GtkWidget *row, const char *label)
{
  GtkWidget *cards = cb_ui_test_find (row, GTK_TYPE_BOX, "cards");
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      g_autofree char *problem = gtk_test_accessible_check_property (
        GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label);

      n += problem == NULL;
    }
  return n;
}

/* The envelope of each case: face down while it is not known, and face up in the end. */
static void
test_envelopes (void)
{
  CbWindow *window;
  GtkWidget *list;
  GtkWidget *finished;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  list = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, "closed_list");
  finished = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  cb_ui_test_wait (cb_ui_test_find_label (finished, "100%") != NULL);
  g_assert_cmpuint (count_cards (finished, "Mustard, in the envelope"), ==, 1);
  g_assert_cmpuint (count_cards (finished, "Face down"), ==, 0);
  g_assert_cmpuint (count_cards (get_row (window, 0), "Face down"), ==, 3);
  cb_ui_test_close_window (window);
}

/* Where there is little room a row says less, and assistive technology hears as much. */
static void
test_narrow (void)
{
  CbWindow *window;
  GtkWidget *row;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (360, 640);
  row = get_row (window, 0);
  cb_ui_test_wait (cb_ui_test_find_label (row, "1 entry") != NULL);
  cb_ui_test_wait (!gtk_widget_get_mapped (cb_ui_test_find (row, GTK_TYPE_BOX, "figures")));
  cb_ui_test_close_window (window);
}

/* Once the window is gone nothing can be put back, and nothing is kept that nobody sees. */
static void
test_delete_and_close (void)
{
  g_autoptr (GFile) removed = g_file_get_child (
    cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())),
    ".removed/Friday.casebook");
  CbWindow *window;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  gtk_widget_activate_action (get_row (window, 0), "row.delete", NULL);
  cb_ui_test_wait (g_file_query_exists (removed, NULL));
  cb_ui_test_close_window (window);
  cb_ui_test_wait (!g_file_query_exists (removed, NULL));
}

static void
test_rename (void)
{
  CbWindow *window;
  AdwDialog *dialog;
  GtkWidget *entry;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  gtk_widget_activate_action (get_row (window, 0), "row.rename", NULL);
  dialog = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  entry = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Friday");

  gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
  g_assert_false (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "rename"));
  gtk_editable_set_text (GTK_EDITABLE (entry), " Sunday ");
  g_assert_true (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "rename"));
  cb_ui_test_click (GTK_WIDGET (dialog), "Rename");
  cb_ui_test_wait (g_str_equal (get_title (get_row (window, 0)), "Sunday"));
  cb_ui_test_close_window (window);
}

/* What a window shows is written by it: it is neither renamed nor deleted under it, but shown. */
static void
test_open_elsewhere (void)
{
  CbWindow *window, *other;
  CbCase *case_;
  g_autoptr (GFile) file = g_file_get_child (
    cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())), "Friday.casebook");

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  other = cb_ui_test_open_window (1024, 768);
  cb_ui_test_open_file (other, file);
  case_ = cb_window_get_case (other);
  g_assert_nonnull (case_);
  g_assert_cmpstr (get_title (get_row (window, 0)), ==, "Friday");

  gtk_widget_activate_action (get_row (window, 0), "row.rename", NULL);
  g_assert_null (cb_ui_test_get_dialog (window));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (window), "This case is open in another window"));
  gtk_widget_activate_action (get_row (window, 0), "row.delete", NULL);
  cb_ui_test_settle ();
  g_assert_null (cb_ui_test_find_label (GTK_WIDGET (window), "“Friday” deleted"));
  g_assert_cmpuint (count_rows (window, "open_list"), ==, 4);
  g_assert_true (g_file_query_exists (file, NULL));

  /* Of another case nothing of that is so, nor of this one when it is closed. */
  gtk_widget_activate_action (get_row (window, 1), "row.rename", NULL);
  g_assert_nonnull (cb_ui_test_get_dialog (window));
  adw_dialog_force_close (cb_ui_test_get_dialog (window));
  cb_ui_test_close_window (other);
  gtk_widget_activate_action (get_row (window, 0), "row.delete", NULL);
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "“Friday” deleted") != NULL);
  g_assert_cmpuint (count_rows (window, "open_list"), ==, 3);
  cb_ui_test_close_window (window);
}

static void
test_duplicate (void)
{
  CbWindow *window;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  gtk_widget_activate_action (get_row (window, 0), "row.duplicate", NULL);
  cb_ui_test_wait (count_rows (window, "open_list") == 5);
  g_assert_cmpstr (get_title (get_row (window, 0)), ==, "Friday (Copy)");
  cb_ui_test_close_window (window);
}

/* What can be taken is taken; what cannot is named. */
static void
test_import (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("From Ada", 3);
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autofree char *good_path = g_build_filename (g_get_user_data_dir (), "good.casebook", NULL);
  g_autofree char *bad_path = g_build_filename (g_get_user_data_dir (), "bad.casebook", NULL);
  g_autoptr (GFile) good = g_file_new_for_path (good_path);
  g_autoptr (GFile) bad = g_file_new_for_path (bad_path);
  CbWindow *window;
  GtkWidget *page;
  AdwDialog *alert;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  g_file_set_contents (good_path, g_bytes_get_data (bytes, NULL), -1, NULL);
  g_file_set_contents (bad_path, "no case", -1, NULL);
  g_list_store_append (files, good);
  g_list_store_append (files, bad);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASES_PAGE, NULL);
  _cb_cases_page_import (CB_CASES_PAGE (page), G_LIST_MODEL (files));

  cb_ui_test_wait (cb_ui_test_get_dialog (window) != NULL);
  g_assert_cmpuint (count_rows (window, "open_list"), ==, 5);
  g_assert_cmpstr (get_title (get_row (window, 0)), ==, "From Ada");
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (window), "“From Ada” imported"));
  alert = cb_ui_test_get_dialog (window);
  g_assert_true (
    g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)), "“bad.casebook”: "));
  cb_ui_test_close_window (window);
}

/* A file stands where the folder should be. */
static void
test_broken_folder (void)
{
  g_autoptr (GFile) folder = g_file_get_child (
    cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())), "Torn.casebook");
  g_autoptr (CbShelf) shelf = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *banner;

  cb_ui_test_fill_shelf ();
  shelf = cb_shelf_new (folder);
  gtk_window_set_child (GTK_WINDOW (window),
                        g_object_new (CB_TYPE_CASES_PAGE, "shelf", shelf, "title", "Cases", NULL));
  gtk_window_present (GTK_WINDOW (window));
  banner = cb_ui_test_find (window, ADW_TYPE_BANNER, NULL);
  cb_ui_test_wait (!cb_folder_list_get_busy (CB_FOLDER_LIST (shelf)));
  g_assert_true (adw_banner_get_revealed (ADW_BANNER (banner)));
  g_assert_nonnull (strstr (adw_banner_get_title (ADW_BANNER (banner)), "Torn.casebook"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* (nullable): the file of the case on the shelf that is called so. What the file is called depends
 * on what the shelf has not yet heard is gone. */
static GFile *
find_file (const char *title)
{
  GListModel *shelf = G_LIST_MODEL (cb_ui_test_get_shelf ());

  for (guint i = 0; i < g_list_model_get_n_items (shelf); i++)
    {
      g_autoptr (CbShelfItem) item = g_list_model_get_item (shelf, i);

      if (g_strcmp0 (cb_shelf_item_get_summary (item)->title, title) == 0 &&
          g_file_query_exists (cb_folder_item_get_file (CB_FOLDER_ITEM (item)), NULL))
        return cb_folder_item_get_file (CB_FOLDER_ITEM (item));
    }
  return NULL;
}

/* As many cases as nobody plays, every other one of them finished. */
static GFile *
make_full_folder (guint n)
{
  static const char *const titles[] = { "Friday", "At Grandmother’s" };
  g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_data_dir (), "many-cases", NULL);

  cb_ui_test_fill_shelf ();
  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.casebook", i);
      g_autoptr (GFile) copy = g_file_get_child (folder, name);
      g_autoptr (GError) error = NULL;

      cb_ui_test_wait (find_file (titles[i % 2]) != NULL);
      g_file_copy (find_file (titles[i % 2]), copy, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
    }
  return g_steal_pointer (&folder);
}

/* Of lists that are short enough to have all their rows, too, at no time more rows are made than
 * fit into the window or so: what else there has to be comes later, a few rows at a time. */
static void
test_many (void)
{
  const guint n_cases = 120, at_once = 32;
  g_autoptr (GFile) folder = make_full_folder (n_cases);
  g_autoptr (CbShelf) shelf = cb_shelf_new (folder);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (CbTables) tables = cb_tables_new ();
  GtkWidget *page = g_object_new (CB_TYPE_CASES_PAGE, "shelf", shelf, "tables", tables, "title",
                                  "Cases", NULL);
  guint n_rows = 0, most = 0;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 700);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows < n_cases)
    {
      guint n_before = n_rows;

      g_main_context_iteration (NULL, TRUE);
      n_rows = count_rows_in (window, "open_list") + count_rows_in (window, "closed_list");
      most = MAX (most, n_rows - MIN (n_rows, n_before));
    }
  g_assert_cmpuint (most, <=, at_once);
  g_assert_cmpuint (count_rows_in (window, "open_list"), ==, n_cases / 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/cases-page/empty", test_empty);
  g_test_add_func ("/cases-page/sample", test_sample);
  g_test_add_data_func ("/cases-page/sample-done", GINT_TO_POINTER (1280), test_sample_is_done);
  g_test_add_data_func ("/cases-page/sample-done-on-a-telephone", GINT_TO_POINTER (360),
                        test_sample_is_done);
  g_test_add_func ("/cases-page/list", test_list);
  g_test_add_func ("/cases-page/envelopes", test_envelopes);
  g_test_add_func ("/cases-page/narrow", test_narrow);
  g_test_add_func ("/cases-page/next-game", test_next_game);
  g_test_add_func ("/cases-page/next-game-later", test_next_game_later);
  g_test_add_func ("/cases-page/unreadable", test_unreadable);
  g_test_add_func ("/cases-page/delete", test_delete);
  g_test_add_func ("/cases-page/delete-and-close", test_delete_and_close);
  g_test_add_func ("/cases-page/rename", test_rename);
  g_test_add_func ("/cases-page/open-elsewhere", test_open_elsewhere);
  g_test_add_func ("/cases-page/duplicate", test_duplicate);
  g_test_add_func ("/cases-page/import", test_import);
  g_test_add_func ("/cases-page/many", test_many);
  g_test_add_func ("/cases-page/broken-folder", test_broken_folder);

  return g_test_run ();
}
