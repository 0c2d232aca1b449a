/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include "cb-assist-row.h"
#include "cb-card-picker.h"
#include "cb-edition-row.h"
#include "cb-edition-tile.h"
#include "cb-player-row.h"
#include "cb-seat-row.h"
#include "cb-setup-dialog.h"
#include "cb-ui-test.h"

static CbWindow *window;

static CbSetupDialog *
open_at_edition (void)
{
  AdwDialog *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  dialog = cb_ui_test_get_dialog (window);
  g_assert_cmpint (cb_setup_dialog_get_step (CB_SETUP_DIALOG (dialog)), ==, CB_STEP_EDITION);
  return CB_SETUP_DIALOG (dialog);
}

/* The row of an edition in one of the lists of the step; NULL if it is not there. */
static GtkWidget *
find_edition (CbSetupDialog *dialog, const char *list, const char *name)
{
  gboolean tiles = g_str_equal (list, "tiles_box");
  GType type = tiles ? GTK_TYPE_FLOW_BOX : GTK_TYPE_LIST_BOX;
  GtkWidget *box = cb_ui_test_find (GTK_WIDGET (dialog), type, list);
  GtkWidget *label = cb_ui_test_find_label (box, name);

  return label == NULL
           ? NULL
           : gtk_widget_get_ancestor (label, tiles ? CB_TYPE_EDITION_TILE : CB_TYPE_EDITION_ROW);
}

/* At the players of a new case with the classic cards. */
static CbSetupDialog *
open_dialog (void)
{
  CbSetupDialog *dialog = open_at_edition ();

  gtk_widget_activate_action (find_edition (dialog, "tiles_box", "Classic"), "row.choose", NULL);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_PLAYERS);
  return dialog;
}

static void
go_on (CbSetupDialog *dialog)
{
  gtk_widget_activate_action (GTK_WIDGET (dialog), "setup.next", NULL);
}

static void
go_back (CbSetupDialog *dialog)
{
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_NAVIGATION_VIEW, NULL),
                              "navigation.pop", NULL);
}

static GtkWidget *
get_page (CbSetupDialog *dialog)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)));
}

static GtkWidget *
get_player_row (CbSetupDialog *dialog, guint seat)
{
  GtkWidget *list = cb_ui_test_find (get_page (dialog), GTK_TYPE_LIST_BOX, "list");

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) seat));
}

/* Taps the chip of the card with that name. */
static void
tap (CbSetupDialog *dialog, const char *name)
{
  GtkWidget *label = cb_ui_test_find_label (get_page (dialog), name);
  GtkWidget *chip = gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON);

  g_assert_true (gtk_widget_is_sensitive (chip));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)));
}

static void
assert_next (CbSetupDialog *dialog, gboolean expected, const char *label)
{
  GtkWidget *text = cb_ui_test_find_label (get_page (dialog), label);

  g_assert_nonnull (text);
  g_assert_true (gtk_widget_is_sensitive (gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON)) ==
                 expected);
}

static void
assert_status (CbSetupDialog *dialog, const char *expected)
{
  g_autofree char *status = NULL;

  g_object_get (get_page (dialog), "status", &status, NULL);
  g_assert_cmpstr (status, ==, expected);
}

static void
assert_problem (CbSetupDialog *dialog, const char *expected)
{
  g_autofree char *problem = NULL;

  g_object_get (get_page (dialog), "problem", &problem, NULL);
  g_assert_cmpstr (problem, ==, expected);
}

/* Booklets come first; a word of a name or of a card finds the box; Enter takes the first. */
static void
test_edition (void)
{
  CbSetupDialog *dialog = open_at_edition ();
  GtkWidget *search = cb_ui_test_find (get_page (dialog), GTK_TYPE_SEARCH_ENTRY, NULL);
  CbSetupDraft *draft = cb_setup_dialog_get_draft (dialog);

  g_assert_nonnull (find_edition (dialog, "tiles_box", "Classic"));
  g_assert_null (find_edition (dialog, "last_list", "Classic"));
  gtk_editable_set_text (GTK_EDITABLE (search), "orchid");
  g_assert_nonnull (find_edition (dialog, "others_list", "Classic (2015)"));
  g_assert_null (find_edition (dialog, "tiles_box", "Classic"));
  gtk_editable_set_text (GTK_EDITABLE (search), "no such word");
  g_assert_nonnull (cb_ui_test_find_label (get_page (dialog), "No Edition Found"));
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_EDITION);
  gtk_editable_set_text (GTK_EDITABLE (search), "mystery sea");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (cb_edition_get_id (cb_setup_draft_get_edition (draft)), ==, "at-sea");

  go_back (dialog);
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_null (cb_ui_test_get_dialog (window));
}

/* The list says how much of each box is known. */
static void
test_completeness (void)
{
  CbSetupDialog *dialog = open_at_edition ();
  GtkWidget *row = find_edition (dialog, "others_list", "24");
  GtkWidget *tile = find_edition (dialog, "tiles_box", "Classic");

  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)),
                            "2–6 players · 24 cards · names only\n"));
  g_assert_nonnull (cb_ui_test_find_label (tile, "all rules"));
  g_assert_null (find_edition (dialog, "others_list", "VCR Mystery Game"));
}

/* The edition of the last new case is on top, and one key away. */
static void
test_last_edition (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *last = NULL;
  CbSetupDialog *dialog;

  g_settings_set_string (settings, "last-edition", "nightmare");
  dialog = open_at_edition ();
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_nonnull (find_edition (dialog, "last_list", "The Nightmare Before Christmas"));
  g_assert_null (find_edition (dialog, "others_list", "The Nightmare Before Christmas"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 find_edition (dialog, "last_list", "The Nightmare Before Christmas"));
  gtk_widget_activate_action (find_edition (dialog, "tiles_box", "Classic"), "row.choose", NULL);
  cb_setup_draft_set_me (cb_setup_dialog_get_draft (dialog), NULL);
  go_on (dialog);
  g_assert_nonnull (cb_window_get_case (window));
  last = g_settings_get_string (settings, "last-edition");
  g_assert_cmpstr (last, ==, "classic");
}

/* Where the rules have a victim it is asked for, among those it can be; another one takes its
 * place. */
static void
test_victim (void)
{
  CbSetupDialog *dialog = open_at_edition ();
  CbSetupDraft *draft = cb_setup_dialog_get_draft (dialog);

  gtk_widget_activate_action (find_edition (dialog, "others_list", "Mystery at Sea"), "row.choose",
                              NULL);
  go_on (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_REMOVED);
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (get_page (dialog))), ==,
                   "Victim");
  assert_status (dialog, "0 of 1 chosen");
  assert_next (dialog, FALSE, "Next");
  g_assert_null (cb_ui_test_find_label (get_page (dialog), "Rope"));
  tap (dialog, "Mr. Green");
  tap (dialog, "Mr. Boddy");
  assert_status (dialog, "1 of 1 chosen");
  g_assert_cmpuint (cb_card_set_size (cb_setup_draft_get_removed (draft)), ==, 1);
  go_on (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_HAND);
  assert_status (dialog, "0 of 5 chosen");
}

/* As a person does it: names typed, the hand tapped, one card too many, back and on again. */
static void
test_create (void)
{
  static const char *const hand[] = { "Scarlet", "Mustard", "Rope", "Knife", "Hall" };
  CbSetupDialog *dialog = open_dialog ();
  CbSetup *setup;

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 1)), "Bob");
  gtk_widget_activate_action (get_player_row (dialog, 2), "row.character", "i", 5);
  go_on (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_HAND);
  for (guint i = 0; i < G_N_ELEMENTS (hand); i++)
    tap (dialog, hand[i]);
  assert_status (dialog, "5 of 6 chosen");
  assert_next (dialog, FALSE, "Create");
  go_on (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_HAND);
  tap (dialog, "Study");
  assert_next (dialog, TRUE, "Create");
  tap (dialog, "Library");
  assert_problem (dialog, "That is 1 card too many.");
  assert_next (dialog, FALSE, "Create");
  tap (dialog, "Library");
  assert_problem (dialog, NULL);

  go_back (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_player_row (dialog, 1))), ==, "Bob");
  go_on (dialog);
  assert_status (dialog, "6 of 6 chosen");
  go_on (dialog);

  g_assert_nonnull (cb_window_get_case (window));
  setup = cb_case_get_setup (cb_window_get_case (window));
  g_assert_cmpstr (cb_case_get_title (cb_window_get_case (window)), ==, "Classic with Bob");
  g_assert_cmpuint (setup->n_players, ==, 3);
  g_assert_cmpstr (setup->players[0].name, ==, "Me");
  g_assert_cmpstr (setup->players[1].name, ==, "Bob");
  g_assert_cmpstr (setup->players[2].name, ==, "Plum");
  g_assert_cmpuint (cb_card_set_size (setup->hand), ==, 6);
  cb_ui_test_wait (cb_case_is_saved (cb_window_get_case (window)));
  cb_ui_test_wait (cb_folder_list_find (CB_FOLDER_LIST (cb_ui_test_get_shelf ()),
                                        cb_case_get_file (cb_window_get_case (window))) != NULL);
}

static void
test_contradiction (void)
{
  CbSetupDialog *dialog = open_dialog ();

  assert_next (dialog, TRUE, "Next");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 1)), "Bob");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 2)), "Bob");
  assert_problem (dialog, "Two players are called Bob. Give one of them another name.");
  assert_next (dialog, FALSE, "Next");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 2)), "Rob");
  assert_problem (dialog, NULL);
  assert_next (dialog, TRUE, "Next");
}

/* One row more, up to the edition's most; the order changes by actions, and me goes with it. */
static void
test_seats (void)
{
  CbSetupDialog *dialog = open_dialog ();
  CbSetupDraft *draft = cb_setup_dialog_get_draft (dialog);
  GtkWidget *row;

  for (guint n = 3; n < 6; n++)
    {
      row = get_player_row (dialog, n);
      g_assert_true (ADW_IS_BUTTON_ROW (row));
      g_signal_emit_by_name (row, "activated");
    }
  g_assert_null (get_player_row (dialog, 6));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 5)), "Zoë");
  gtk_widget_activate_action (get_player_row (dialog, 5), "row.move-up", NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_player_row (dialog, 4))), ==, "Zoë");
  gtk_widget_activate_action (get_player_row (dialog, 0), "row.move-down", NULL);
  g_assert_cmpint (cb_setup_draft_find_seat (draft, cb_setup_draft_get_me (draft)), ==, 1);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         get_player_row (dialog, 1)));
  gtk_widget_activate_action (get_player_row (dialog, 1), "row.remove", NULL);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 5);
  g_assert_null (cb_setup_draft_get_me (draft));
}

static void
test_watching (void)
{
  CbSetupDialog *dialog = open_dialog ();
  GtkWidget *me = cb_ui_test_find (get_page (dialog), CB_TYPE_SEAT_ROW, NULL);

  g_assert_true (cb_seat_row_get_seat (CB_SEAT_ROW (me)) ==
                 cb_setup_draft_get_seat (cb_setup_dialog_get_draft (dialog), 0));
  adw_combo_row_set_selected (ADW_COMBO_ROW (me), 0);
  g_assert_null (cb_setup_draft_get_me (cb_setup_dialog_get_draft (dialog)));
  assert_next (dialog, TRUE, "Create");
}

/* Enter in a name goes on to the next one, and from the last one to the next page. */
static void
test_enter (void)
{
  CbSetupDialog *dialog = open_dialog ();

  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_grab_focus (get_player_row (dialog, i));
      g_signal_emit_by_name (get_player_row (dialog, i), "entry-activated");
      if (i < 2)
        g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                               get_player_row (dialog, i + 1)));
    }
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_HAND);
}

/* The deal is asked for where the cards do not come out even, and where somebody wants to say. */
static void
test_deal (void)
{
  CbSetupDialog *dialog = open_dialog ();
  GtkWidget *deal_group = cb_ui_test_find (get_page (dialog), ADW_TYPE_PREFERENCES_GROUP,
                                           "deal_group");

  g_assert_true (gtk_widget_get_visible (deal_group));
  cb_setup_draft_add_seat (cb_setup_dialog_get_draft (dialog));
  g_assert_false (gtk_widget_get_visible (deal_group));
  go_on (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_DEAL);
  go_back (dialog);
  cb_setup_draft_remove_seat (cb_setup_dialog_get_draft (dialog), 3);
  g_assert_true (gtk_widget_get_visible (deal_group));
  gtk_widget_activate_action (deal_group, "setup.show-deal", NULL);
  g_assert_cmpint (cb_setup_dialog_get_step (dialog), ==, CB_STEP_DEAL);
}

/* The title that is proposed follows the names until one types another, or wants none. */
static void
test_title (void)
{
  CbSetupDialog *dialog = open_dialog ();
  GtkWidget *title = cb_ui_test_find (get_page (dialog), ADW_TYPE_ENTRY_ROW, "title_row");

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 2)), "Cleo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Classic with Cleo");
  gtk_editable_set_text (GTK_EDITABLE (title), "Attic");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 1)), "Bob");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Attic");
  gtk_editable_set_text (GTK_EDITABLE (title), "");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Classic with Bob, Cleo");
}

/* The level is proposed as the settings say, and is no step that could be undone. */
static void
test_assist (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbSetupDialog *dialog;
  GtkWidget *row;
  CbCase *case_;

  g_settings_set_string (settings, "default-assist", "odds");
  dialog = open_dialog ();
  row = cb_ui_test_find (get_page (dialog), CB_TYPE_ASSIST_ROW, NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, CB_ASSIST_ODDS);
  g_assert_true (adw_dialog_get_can_close (ADW_DIALOG (dialog)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), CB_ASSIST_NOTES);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "yourself"));
  cb_setup_draft_set_me (cb_setup_dialog_get_draft (dialog), NULL);
  go_on (dialog);
  case_ = cb_window_get_case (window);
  g_assert_nonnull (case_);
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  g_assert_false (cb_case_get_can_undo (case_));
  g_assert_cmpint (g_settings_get_enum (settings, "default-assist"), ==, CB_ASSIST_NOTES);
  g_settings_reset (settings, "default-assist");
}

static void
test_known_names (void)
{
  CbSetupDialog *dialog;

  cb_ui_test_fill_shelf ();
  dialog = open_dialog ();
  g_assert_nonnull (cb_ui_test_find_label (get_page (dialog), "Chloé"));
  gtk_widget_grab_focus (get_player_row (dialog, 2));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 2)), "dm");
  g_assert_null (cb_ui_test_find_label (get_page (dialog), "Chloé"));
  cb_ui_test_click (get_page (dialog), "Dmitri");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_player_row (dialog, 2))), ==, "Dmitri");
  g_assert_null (cb_ui_test_find_label (
    cb_ui_test_find (get_page (dialog), ADW_TYPE_WRAP_BOX, "names"), "Dmitri"));
}

static void
test_discard (void)
{
  CbSetupDialog *dialog = open_dialog ();
  AdwDialog *alert;

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 1)), "Bob");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "window.close", NULL);
  alert = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  cb_ui_test_click (GTK_WIDGET (alert), "Discard");
  g_assert_null (cb_ui_test_get_dialog (window));
}

static void
test_accessible (void)
{
  CbSetupDialog *dialog = open_dialog ();
  GtkWidget *chip;

  gtk_test_accessible_assert_property (
    cb_ui_test_find (get_page (dialog), GTK_TYPE_LIST_BOX, "list"), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Players in seating order");
  gtk_test_accessible_assert_property (
    cb_ui_test_find (get_player_row (dialog, 1), GTK_TYPE_MENU_BUTTON, "character_button"),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Choose a character");
  gtk_widget_activate_action (get_player_row (dialog, 1), "row.character", "i", 5);
  gtk_test_accessible_assert_property (
    cb_ui_test_find (get_player_row (dialog, 1), GTK_TYPE_MENU_BUTTON, "character_button"),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Character: Plum");
  go_on (dialog);
  go_on (dialog);
  chip = gtk_widget_get_ancestor (cb_ui_test_find_label (get_page (dialog), "Rope"),
                                  GTK_TYPE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_role (chip, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (chip, GTK_ACCESSIBLE_PROPERTY_LABEL, "Rope");
  tap (dialog, "Rope");
  gtk_test_accessible_assert_state (chip, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
}

/* The players and the hand of a case there is. */
static void
test_edit (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  CbSetupDialog *dialog;

  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  dialog = CB_SETUP_DIALOG (cb_ui_test_get_dialog (window));
  g_assert_null (get_player_row (dialog, 3));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (dialog, 1)), "Bella");
  go_on (dialog);
  go_on (dialog);
  assert_next (dialog, TRUE, "Save");
  go_on (dialog);
  g_assert_cmpstr (cb_case_get_setup (case_)->players[1].name, ==, "Bella");
  g_assert_true (cb_case_undo (case_));
  g_assert_cmpstr (cb_case_get_setup (case_)->players[1].name, ==, "Bertrand");
}

/* Every test has a window of its own, and leaves nothing of it. */
static void
run (gconstpointer data)
{
  void (*test) (void) = data;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "last-edition");
  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (360, 640);
  test ();
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  cb_ui_test_start ();

  g_test_add_data_func ("/setup-dialog/edition", test_edition, run);
  g_test_add_data_func ("/setup-dialog/completeness", test_completeness, run);
  g_test_add_data_func ("/setup-dialog/last-edition", test_last_edition, run);
  g_test_add_data_func ("/setup-dialog/victim", test_victim, run);
  g_test_add_data_func ("/setup-dialog/create", test_create, run);
  g_test_add_data_func ("/setup-dialog/contradiction", test_contradiction, run);
  g_test_add_data_func ("/setup-dialog/seats", test_seats, run);
  g_test_add_data_func ("/setup-dialog/watching", test_watching, run);
  g_test_add_data_func ("/setup-dialog/enter", test_enter, run);
  g_test_add_data_func ("/setup-dialog/deal", test_deal, run);
  g_test_add_data_func ("/setup-dialog/title", test_title, run);
  g_test_add_data_func ("/setup-dialog/assist", test_assist, run);
  g_test_add_data_func ("/setup-dialog/known-names", test_known_names, run);
  g_test_add_data_func ("/setup-dialog/discard", test_discard, run);
  g_test_add_data_func ("/setup-dialog/accessible", test_accessible, run);
  g_test_add_data_func ("/setup-dialog/edit", test_edit, run);

  return g_test_run ();
}
