/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-picker.h"
#include "cb-cases-page.h"
#include "cb-chips.h"
#include "cb-edition-tile.h"
#include "cb-card-face.h"
#include "cb-player-row.h"
#include "cb-seat-chips.h"
#include "cb-setup-page.h"
#include "cb-ui-test.h"

static CbWindow *window;

static CbSetupPage *
open_at_edition (void)
{
  CbSetupPage *form;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_EDITION);
  return form;
}

/* The tile of an edition in one of the boxes of the step; NULL if it is not there. */
static GtkWidget *
find_edition (CbSetupPage *form, const char *box, const char *name)
{
  GtkWidget *tiles = cb_ui_test_find (GTK_WIDGET (form), GTK_TYPE_FLOW_BOX, box);
  GtkWidget *label = cb_ui_test_find_label (tiles, name);

  return label != NULL ? gtk_widget_get_ancestor (label, CB_TYPE_EDITION_TILE) : NULL;
}

/* The name of the edition at a place of a box; NULL if it has fewer */
static const char *
get_edition_name (CbSetupPage *form, const char *box, int place)
{
  GtkWidget *tiles = cb_ui_test_find (GTK_WIDGET (form), GTK_TYPE_FLOW_BOX, box);
  GtkFlowBoxChild *tile = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (tiles), place);

  return tile != NULL ? cb_edition_item_get_name (cb_edition_tile_get_item (CB_EDITION_TILE (tile)))
                      : NULL;
}

/* At the players of a new case with the classic cards. */
static CbSetupPage *
open_players (void)
{
  CbSetupPage *form = open_at_edition ();

  gtk_widget_activate_action (find_edition (form, "tiles_box", "Classic"), "row.choose", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_PLAYERS);
  return form;
}

static void
go_on (CbSetupPage *form)
{
  gtk_widget_activate_action (GTK_WIDGET (form), "setup.next", NULL);
}

static void
go_back (CbSetupPage *form)
{
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (form), ADW_TYPE_NAVIGATION_VIEW, NULL),
                              "navigation.pop", NULL);
}

/* From whichever step is shown. */
static void
leave (CbSetupPage *form)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (form), "setup.leave", NULL));
  g_assert_false (CB_IS_SETUP_PAGE (cb_ui_test_get_page (window)));
}

static GtkWidget *
get_page (CbSetupPage *form)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (form), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)));
}

static GtkWidget *
get_player_row (CbSetupPage *form, guint seat)
{
  GtkWidget *list = cb_ui_test_find (get_page (form), GTK_TYPE_LIST_BOX, "list");

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) seat));
}

/* Taps the chip of the card with that name. */
static void
tap (CbSetupPage *form, const char *name)
{
  GtkWidget *label = cb_ui_test_find_label (get_page (form), name);
  GtkWidget *chip = gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON);

  g_assert_true (gtk_widget_is_sensitive (chip));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)));
}

static void
assert_next (CbSetupPage *form, gboolean expected, const char *label)
{
  GtkWidget *text = cb_ui_test_find_label (get_page (form), label);

  g_assert_nonnull (text);
  g_assert_true (gtk_widget_is_sensitive (gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON)) ==
                 expected);
}

static void
assert_status (CbSetupPage *form, const char *expected)
{
  g_autofree char *status = NULL;

  g_object_get (get_page (form), "status", &status, NULL);
  g_assert_cmpstr (status, ==, expected);
}

static void
assert_problem (CbSetupPage *form, const char *expected)
{
  g_autofree char *problem = NULL;

  g_object_get (get_page (form), "problem", &problem, NULL);
  g_assert_cmpstr (problem, ==, expected);
}

/* Booklets come first; a word of a name or of a card finds the box; Enter takes the first. */
static void
test_edition (void)
{
  CbSetupPage *form = open_at_edition ();
  GtkWidget *search = cb_ui_test_find (get_page (form), GTK_TYPE_SEARCH_ENTRY, NULL);
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  g_assert_nonnull (find_edition (form, "tiles_box", "Classic"));
  g_assert_null (cb_ui_test_find_label (get_page (form), "Last time"));
  gtk_editable_set_text (GTK_EDITABLE (search), "orchid");
  g_assert_nonnull (find_edition (form, "others_box", "Classic (2015)"));
  g_assert_null (find_edition (form, "tiles_box", "Classic"));
  gtk_editable_set_text (GTK_EDITABLE (search), "no such word");
  g_assert_nonnull (cb_ui_test_find_label (get_page (form), "No Edition Called “no such word”"));
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_EDITION);
  gtk_editable_set_text (GTK_EDITABLE (search), "mystery sea");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (cb_edition_get_id (cb_setup_draft_get_edition (draft)), ==, "at-sea");

  go_back (form);
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_true (CB_IS_CASES_PAGE (cb_ui_test_get_page (window)));
}

/* Most boxes have suspects; the one that is called so comes first, and Enter takes it. */
static void
test_search_by_name (void)
{
  CbSetupPage *form = open_at_edition ();
  GtkWidget *search = cb_ui_test_find (get_page (form), GTK_TYPE_SEARCH_ENTRY, NULL);
  g_autofree char *first = g_strdup (get_edition_name (form, "others_box", 0));

  gtk_editable_set_text (GTK_EDITABLE (search), "suspect");
  g_assert_cmpstr (get_edition_name (form, "others_box", 0), ==, "Suspect");
  g_assert_nonnull (get_edition_name (form, "others_box", 5));
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_assert_cmpstr (get_edition_name (form, "others_box", 0), ==, first);
  gtk_editable_set_text (GTK_EDITABLE (search), "suspect");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (
    cb_edition_get_name (cb_setup_draft_get_edition (cb_setup_page_get_draft (form))), ==,
    "Suspect");
}

/* Each tile says who can play it and how much of the box is known. */
static void
test_completeness (void)
{
  CbSetupPage *form = open_at_edition ();
  GtkWidget *small = find_edition (form, "others_box", "24");
  GtkWidget *large = find_edition (form, "tiles_box", "Classic");

  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_nonnull (cb_ui_test_find_label (small, "2–6 players · names only"));
  g_assert_true (
    g_str_has_suffix (gtk_widget_get_tooltip_text (small), "\n2–6 players · names only"));
  g_assert_nonnull (cb_ui_test_find_label (
    large, "The six guests in the house with nine rooms\n2–6 players · all rules"));
  g_assert_null (gtk_widget_get_tooltip_text (large));
  g_assert_null (find_edition (form, "others_box", "VCR Mystery Game"));
}

static void
assert_last (const char *id, const char *name)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbSetupPage *form;

  g_settings_set_string (settings, "last-edition", id);
  form = open_at_edition ();
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpstr (get_edition_name (form, "tiles_box", 0), ==, name);
  g_assert_nonnull (cb_ui_test_find_label (find_edition (form, "tiles_box", name), "Last time"));
  g_assert_null (find_edition (form, "others_box", name));
  g_assert_nonnull (get_edition_name (form, "tiles_box", 5));
  g_assert_null (get_edition_name (form, "tiles_box", 6));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 find_edition (form, "tiles_box", name));
  leave (form);
}

/* The edition of the last new case comes first, whichever it is, and is one key away; there are two
 * rows of three large tiles all the same. */
static void
test_last_edition (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *last = NULL;
  CbSetupPage *form;

  assert_last ("nightmare", "The Nightmare Before Christmas");
  assert_last ("master-detective", "Master Detective");
  form = open_at_edition ();
  gtk_widget_activate_action (find_edition (form, "tiles_box", "Classic"), "row.choose", NULL);
  g_object_set (cb_setup_page_get_draft (form), "me", NULL, NULL);
  go_on (form);
  g_assert_nonnull (cb_window_get_case (window));
  last = g_settings_get_string (settings, "last-edition");
  g_assert_cmpstr (last, ==, "classic");
}

/* How many large tiles are in the first line, in a window of that size */
static guint
count_columns (int width, int height)
{
  GtkWidget *box;
  graphene_rect_t first, other;
  guint n = 1;

  cb_ui_test_close_window (window);
  window = cb_ui_test_open_window (width, height);
  box = cb_ui_test_find (GTK_WIDGET (open_at_edition ()), GTK_TYPE_FLOW_BOX, "tiles_box");
  cb_ui_test_draw (GTK_WIDGET (window));
  for (;; n++)
    {
      GtkFlowBoxChild *tile = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (box), (int) n);

      g_assert_true (gtk_widget_compute_bounds (
        GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (box), 0)), box, &first));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tile), box, &other));
      g_assert_cmpfloat (first.size.height, >=, 84);
      if (other.origin.y > first.origin.y)
        return n;
    }
}

/* Three columns where there is room, one on a telephone; there, a button without words has a name,
 * and with a keyboard on the screen, what is typed and what it finds are still seen. */
static void
test_edition_columns (void)
{
  GtkWidget *search, *tile;
  GtkAccessible *making;
  graphene_rect_t bounds;

  g_assert_cmpuint (count_columns (1280, 800), ==, 3);
  g_assert_cmpuint (count_columns (800, 600), ==, 2);
  g_assert_cmpuint (count_columns (360, 340), ==, 1);
  search = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_SEARCH_ENTRY, NULL);
  making = GTK_ACCESSIBLE (gtk_widget_get_next_sibling (search));
  gtk_test_accessible_assert_property (making, GTK_ACCESSIBLE_PROPERTY_LABEL, "Make Your Own…");
  g_assert_false (gtk_test_accessible_has_relation (making, GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_widget_grab_focus (search);
  gtk_editable_set_text (GTK_EDITABLE (search), "mystery sea");
  cb_ui_test_draw (GTK_WIDGET (window));
  tile = find_edition (CB_SETUP_PAGE (cb_ui_test_get_page (window)), "others_box",
                       "Mystery at Sea");
  g_assert_true (gtk_widget_compute_bounds (search, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_true (gtk_widget_compute_bounds (tile, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, 340);
  g_assert_cmpfloat (bounds.size.width, >, 300);
}

/* Where the rules have a victim it is asked for, among those it can be; another one takes its
 * place. */
static void
test_victim (void)
{
  CbSetupPage *form = open_at_edition ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  gtk_widget_activate_action (find_edition (form, "others_box", "Mystery at Sea"), "row.choose",
                              NULL);
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_REMOVED);
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (get_page (form))), ==,
                   "Victim");
  assert_status (form, "0 of 1 chosen");
  assert_next (form, FALSE, "Next");
  g_assert_null (cb_ui_test_find_label (get_page (form), "Rope"));
  tap (form, "Mr. Green");
  tap (form, "Mr. Boddy");
  assert_status (form, "1 of 1 chosen");
  g_assert_cmpuint (cb_card_set_size (cb_setup_draft_get_removed (draft)), ==, 1);
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  assert_status (form, "0 of 5 chosen");
}

/* As a person does it: names typed, the hand tapped, one card too many, back and on again. */
static void
test_create (void)
{
  static const char *const hand[] = { "Scarlet", "Mustard", "Rope", "Knife", "Hall" };
  CbSetupPage *form = open_players ();
  CbSetup *setup;

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bob");
  gtk_widget_activate_action (get_player_row (form, 2), "row.character", "i", 5);
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  for (guint i = 0; i < G_N_ELEMENTS (hand); i++)
    tap (form, hand[i]);
  assert_status (form, "5 of 6 chosen");
  assert_next (form, FALSE, "Create");
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  tap (form, "Study");
  assert_next (form, TRUE, "Create");
  tap (form, "Library");
  assert_problem (form, "That is 1 card too many.");
  assert_next (form, FALSE, "Create");
  tap (form, "Library");
  assert_problem (form, NULL);

  go_back (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_player_row (form, 1))), ==, "Bob");
  go_on (form);
  assert_status (form, "6 of 6 chosen");
  go_on (form);

  g_assert_nonnull (cb_window_get_case (window));
  setup = cb_case_get_setup (cb_window_get_case (window));
  g_assert_cmpstr (cb_case_get_title (cb_window_get_case (window)), ==, "Classic with Bob");
  g_assert_cmpuint (setup->n_players, ==, 3);
  g_assert_cmpstr (setup->players[0].name, ==, "Me");
  g_assert_cmpstr (setup->players[1].name, ==, "Bob");
  g_assert_cmpstr (setup->players[2].name, ==, "Plum");
  g_assert_cmpuint (cb_card_set_size (setup->hand), ==, 6);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  cb_ui_test_wait (cb_folder_list_find (CB_FOLDER_LIST (cb_ui_test_get_shelf ()),
                                        cb_case_file_get_location (
                                          cb_case_get_file (cb_window_get_case (window)))) != NULL);
}

static void
test_contradiction (void)
{
  CbSetupPage *form = open_players ();

  assert_next (form, TRUE, "Next");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bob");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 2)), "Bob");
  assert_problem (form, "Two players are called Bob. Give one of them another name.");
  assert_next (form, FALSE, "Next");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 2)), "Rob");
  assert_problem (form, NULL);
  assert_next (form, TRUE, "Next");
}

static AdwToggleGroup *
get_numbers (CbSetupPage *form)
{
  return ADW_TOGGLE_GROUP (
    cb_ui_test_find (get_page (form), ADW_TYPE_TOGGLE_GROUP, "number_group"));
}

/* Taps a number of players; that of no player is what nobody has said. */
static void
tap_number (CbSetupPage *form, const char *number)
{
  adw_toggle_group_set_active_name (get_numbers (form), number);
}

static const char *
get_number (CbSetupPage *form)
{
  return adw_toggle_group_get_active_name (get_numbers (form));
}

/* As many rows as somebody says; the order changes by actions, and me goes with it. */
static void
test_seats (void)
{
  CbSetupPage *form = open_players ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  g_assert_null (get_number (form));
  tap_number (form, "6");
  g_assert_nonnull (get_player_row (form, 5));
  g_assert_null (get_player_row (form, 6));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 5)), "Zoë");
  gtk_widget_activate_action (get_player_row (form, 5), "row.move-up", NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_player_row (form, 4))), ==, "Zoë");
  gtk_widget_activate_action (get_player_row (form, 0), "row.move-down", NULL);
  g_assert_cmpint (cb_setup_draft_find_seat (draft, cb_setup_draft_get_me (draft)), ==, 1);
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), get_player_row (form, 1)));
  gtk_widget_activate_action (get_player_row (form, 1), "row.remove", NULL);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 5);
  g_assert_null (cb_setup_draft_get_me (draft));
}

static gboolean
says_you (CbSetupPage *form, guint seat)
{
  GtkWidget *you = cb_ui_test_find_label (get_player_row (form, seat), "You");

  return you != NULL && gtk_widget_get_visible (you);
}

static void
test_watching (void)
{
  CbSetupPage *form = open_players ();

  g_object_set (get_page (form), "wide", TRUE, NULL);
  g_assert_true (says_you (form, 0));
  g_assert_false (says_you (form, 1));
  gtk_widget_activate_action (get_player_row (form, 0), "row.watch", NULL);
  g_assert_false (says_you (form, 0));
  g_assert_null (cb_setup_draft_get_me (cb_setup_page_get_draft (form)));
  assert_next (form, TRUE, "Create");
}

static void
type_name (CbSetupPage *form, guint seat, const char *name)
{
  gtk_widget_grab_focus (get_player_row (form, seat));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, seat)), name);
}

static const char *
get_name (CbSetupPage *form, guint seat)
{
  return gtk_editable_get_text (GTK_EDITABLE (get_player_row (form, seat)));
}

static void
enter (CbSetupPage *form, guint seat)
{
  g_signal_emit_by_name (get_player_row (form, seat), "entry-activated");
}

static void
assert_focus (CbSetupPage *form, guint seat)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, get_player_row (form, seat)));
}

/* As it is typed: each name with Enter after it, and the focus in the next row each time. */
static void
type_names (CbSetupPage *form, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      assert_focus (form, i);
      gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, i)), names[i]);
      enter (form, i);
    }
}

static void
assert_names (CbSetup *setup, const char *const *names)
{
  g_assert_cmpuint (setup->n_players, ==, g_strv_length ((GStrv) names));
  for (guint i = 0; i < setup->n_players; i++)
    g_assert_cmpstr (setup->players[i].name, ==, names[i]);
}

/* Taps the hand, creates the case, and reads what is on disk of it. (transfer full) */
static CbCase *
create_with_hand (CbSetupPage *form, const char *const *hand)
{
  g_autoptr (GError) error = NULL;
  CbCase *case_;

  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  for (guint i = 0; hand[i] != NULL; i++)
    tap (form, hand[i]);
  go_on (form);
  g_assert_nonnull (cb_window_get_case (window));
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  case_ = cb_case_load (cb_case_file_get_location (cb_case_get_file (cb_window_get_case (window))),
                        &error);
  g_assert_no_error (error);
  return case_;
}

/* Three rows are offered, and four names typed: nobody is lost, and the row that Enter makes after
 * the last name is nobody's. */
static void
test_enter (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };
  static const char *const hand[] = { "Scarlet", "Mustard", "Rope", "Knife", "Hall", NULL };
  CbSetupPage *form = open_players ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);
  g_autoptr (CbCase) saved = NULL;

  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  assert_focus (form, 4);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 4);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_player_row (form, 4))),
                   ==, "Add Player");
  g_assert_null (get_player_row (form, 5));
  enter (form, 4);
  assert_status (form, "0 chosen, 4 or 5 needed");
  saved = create_with_hand (form, hand);
  assert_names (cb_case_get_setup (saved), names);
  g_assert_cmpint (cb_case_get_setup (saved)->me, ==, 0);
  g_assert_cmpuint (cb_card_set_size (cb_case_get_setup (saved)->hand), ==, 5);
  g_assert_cmpstr (cb_case_get_title (saved), ==, "Classic with Bob, Cleo, Dan");
}

/* Whoever goes on with a button leaves the row empty, too; a name typed there and nothing else is
 * one more player, with a place, a menu and a token of his own. */
static void
test_row_left_empty (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", NULL };
  CbSetupPage *form = open_players ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);
  GtkWidget *menu;

  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_HAND);
  menu = cb_ui_test_find (get_player_row (form, 3), GTK_TYPE_MENU_BUTTON, "seat_button");
  g_assert_false (gtk_widget_is_sensitive (menu));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 3)), "D");
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 4);
  g_assert_true (gtk_widget_is_sensitive (menu));
  g_assert_null (get_player_row (form, 4));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_player_row (form, 3))),
                   ==, "Player 4");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 3)), "");
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
  g_assert_null (get_player_row (form, 4));

  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  assert_status (form, "0 of 6 chosen");
  go_back (form);
  assert_focus (form, 3);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
}

/* The number follows the rows until somebody says it; from then on there are as many rows, and
 * Enter in the last one goes on. */
static void
test_number (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };
  CbSetupPage *form = open_players ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  g_assert_null (get_number (form));
  type_name (form, 1, "Bob");
  g_assert_cmpstr (get_number (form), ==, "3");
  type_name (form, 2, "Cleo");
  g_assert_nonnull (get_player_row (form, 3));
  type_name (form, 3, "Dan");
  g_assert_cmpstr (get_number (form), ==, "4");
  g_assert_null (get_player_row (form, 4));

  tap_number (form, "2");
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 2);
  g_assert_null (get_player_row (form, 2));
  tap_number (form, "4");
  g_assert_cmpstr (get_name (form, 1), ==, "Bob");
  g_assert_nonnull (get_player_row (form, 3));
  g_assert_null (get_player_row (form, 4));
  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 4);
  g_assert_cmpint (cb_setup_page_get_step (form), >, CB_STEP_PLAYERS);
}

/* Who goes first where fewer are playing: those without a name, from the end; never me. */
static void
test_fewer (void)
{
  CbSetupPage *form = open_players ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  tap_number (form, "5");
  type_name (form, 1, "Bob");
  type_name (form, 4, "Eve");
  g_object_set (draft, "me", cb_setup_draft_get_seat (draft, 4), NULL);
  tap_number (form, "3");
  g_assert_cmpstr (get_name (form, 0), ==, "");
  g_assert_cmpstr (get_name (form, 1), ==, "Bob");
  g_assert_cmpstr (get_name (form, 2), ==, "Eve");
  tap_number (form, "2");
  g_assert_cmpstr (get_name (form, 0), ==, "Bob");
  g_assert_cmpstr (get_name (form, 1), ==, "Eve");
  g_assert_true (cb_setup_draft_get_me (draft) == cb_setup_draft_get_seat (draft, 1));
}

/* A box for many: the number is typed. */
static void
test_many_numbers (void)
{
  CbSetupPage *form = open_at_edition ();
  GtkWidget *spin;

  gtk_widget_activate_action (find_edition (form, "others_box", "Super Cluedo"), "row.choose",
                              NULL);
  spin = cb_ui_test_find (get_page (form), GTK_TYPE_SPIN_BUTTON, "number_spin");
  g_assert_true (gtk_widget_get_visible (spin));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_numbers (form))));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 9);
  g_assert_nonnull (get_player_row (form, 8));
  g_assert_null (get_player_row (form, 9));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 11);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 10);
}

/* At a full table Enter has no row to make. */
static void
test_enter_at_full_table (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", NULL };
  CbSetupPage *form = open_players ();

  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  assert_status (form, "0 of 3 chosen");
}

/* A table that Casebook deals for asks on the same page. */
static void
test_enter_for_table (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };
  CbSetupPage *form;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.deal", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  gtk_widget_activate_action (find_edition (form, "tiles_box", "Classic"), "row.choose", NULL);
  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  enter (form, 4);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_DEAL);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (cb_setup_page_get_draft (form)), ==, 4);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("How should the other cards be dealt?"));
  g_assert_true (cb_ui_test_reads ("4 or 5 cards each"));
  g_assert_true (cb_ui_test_reads ("4 cards each, 2 face up on the table"));
}

/* The deal is asked for where the cards do not come out even, and where somebody wants to say. */
static void
test_deal (void)
{
  CbSetupPage *form = open_players ();
  GtkWidget *deal_button = cb_ui_test_find (get_page (form), GTK_TYPE_BUTTON, "deal_button");

  g_assert_true (gtk_widget_get_visible (deal_button));
  tap_number (form, "2");
  g_assert_false (gtk_widget_get_visible (deal_button));
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_DEAL);
  go_back (form);
  tap_number (form, "4");
  g_assert_true (gtk_widget_get_visible (deal_button));
  gtk_widget_activate_action (deal_button, "setup.show-deal", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_DEAL);
}

static GtkWidget *
find_part (CbSetupPage *form, const char *name)
{
  GtkWidget *part = cb_ui_test_find (get_page (form), GTK_TYPE_WIDGET, name);

  g_assert_nonnull (part);
  return part;
}

static void
press_radio (CbSetupPage *form, const char *name)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_part (form, name)), TRUE);
}

static void
assert_subtitle (CbSetupPage *form, const char *row, const char *expected)
{
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_part (form, row))), ==,
                   expected);
}

/* At The Deal of so many, the first of whom is me. */
static CbSetupPage *
open_at_deal (guint n_players)
{
  CbSetupPage *form = open_players ();

  while (cb_setup_draft_get_n_seats (cb_setup_page_get_draft (form)) < n_players)
    cb_setup_draft_add_seat (cb_setup_page_get_draft (form));
  cb_setup_seat_set_name (cb_setup_draft_get_seat (cb_setup_page_get_draft (form), 0), "Ann");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (cb_setup_page_get_draft (form), 1), "Bob");
  gtk_widget_activate_action (get_page (form), "setup.show-deal", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_DEAL);
  return form;
}

/* Each choice says what it makes of the hands, shows what it asks for, and is what is recorded. */
static void
test_deal_choices (void)
{
  static const struct
  {
    const char *button;
    CbDealt dealt;
    gboolean asks_first;
    gboolean asks_hands;
  } CHOICES[] = {
    { "open_button", CB_DEALT_REST_OPEN, FALSE, FALSE },
    { "down_button", CB_DEALT_REST_DOWN, FALSE, FALSE },
    { "counted_button", CB_DEALT_COUNTED, FALSE, TRUE },
    { "all_button", CB_DEALT_ALL, TRUE, FALSE },
  };
  CbSetupPage *form = open_at_deal (4);
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  assert_subtitle (form, "all_row", "4 or 5 cards each");
  assert_subtitle (form, "open_row", "4 cards each, 2 face up on the table");
  assert_subtitle (form, "down_row", "4 cards each, 2 face down on the table");
  assert_subtitle (form, "removed_row", "None");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_part (form, "all_button"))));
  for (guint i = 0; i < G_N_ELEMENTS (CHOICES); i++)
    {
      press_radio (form, CHOICES[i].button);
      g_assert_cmpint (cb_setup_draft_get_dealt (draft), ==, CHOICES[i].dealt);
      g_assert_true (gtk_widget_get_visible (find_part (form, "first_group")) ==
                     CHOICES[i].asks_first);
      g_assert_true (gtk_widget_get_visible (find_part (form, "hands_group")) ==
                     CHOICES[i].asks_hands);
      g_assert_true (gtk_widget_get_visible (find_part (form, "table_group")) ==
                     CHOICES[i].asks_hands);
    }
}

static CbChips *
get_seats (CbSetupPage *form, const char *name)
{
  return CB_CHIPS (cb_ui_test_find (get_page (form), CB_TYPE_SEAT_CHIPS, name));
}

static void
tap_seat (CbSetupPage *form, const char *name, guint seat)
{
  g_signal_emit_by_name (cb_chips_get_chip (get_seats (form, name), seat), "clicked");
}

static guint
get_tapped (CbSetupPage *form, const char *name)
{
  guint selected;

  g_object_get (get_seats (form, name), "selected", &selected, NULL);
  return selected;
}

static void
assert_shares (CbSetupPage *form, const char *expected)
{
  GtkWidget *shares = cb_ui_test_find (get_page (form), GTK_TYPE_LABEL, "shares");

  g_assert_true (gtk_widget_get_visible (shares) == (expected != NULL));
  if (expected != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (shares)), ==, expected);
}

/* Who was dealt first holds five cards; the page of the deal says so as well as the hand, where it
 * is the dealer who is asked for. */
static void
test_first_dealt (void)
{
  CbSetupPage *form = open_at_deal (4);

  g_assert_cmpuint (get_tapped (form, "first"), ==, 0);
  tap_seat (form, "first", 0);
  go_on (form);
  assert_status (form, "0 of 5 chosen");
  g_assert_cmpuint (get_tapped (form, "dealers"), ==, 1u << 3);
  go_back (form);
  tap_seat (form, "first", 1);
  g_assert_cmpuint (get_tapped (form, "first"), ==, 1u << 1);
  go_on (form);
  assert_status (form, "0 of 4 chosen");
  g_assert_cmpuint (get_tapped (form, "dealers"), ==, 1u << 0);
}

/* The card after the dealer’s place is the first; the file says who got it. Tapped again, nobody
 * knows. */
static void
test_dealer (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };
  static const char *const hand[] = { "Scarlet", "Mustard", "Rope", "Knife", NULL };
  CbSetupPage *form = open_players ();
  g_autoptr (CbCase) saved = NULL;

  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  go_on (form);
  assert_status (form, "0 chosen, 4 or 5 needed");
  assert_shares (form, "4 or 5 cards each");
  tap_seat (form, "dealers", 3);
  assert_status (form, "0 of 5 chosen");
  assert_shares (form, "Ann, Bob: 5 cards. Cleo, Dan: 4.");
  tap_seat (form, "dealers", 3);
  g_assert_cmpuint (get_tapped (form, "dealers"), ==, 0);
  assert_status (form, "0 chosen, 4 or 5 needed");
  tap_seat (form, "dealers", 0);
  assert_shares (form, "Bob, Cleo: 5 cards. Ann, Dan: 4.");
  assert_status (form, "0 of 4 chosen");
  saved = create_with_hand (form, hand);
  g_assert_cmpint (cb_case_get_setup (saved)->first_dealt, ==, 1);
  g_assert_cmpuint (cb_card_set_size (cb_case_get_setup (saved)->hand), ==, 4);
}

/* Where all have as many, nobody is asked who dealt. */
static void
test_equal_hands (void)
{
  CbSetupPage *form = open_players ();

  go_on (form);
  assert_shares (form, NULL);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_seats (form, "dealers"))));
  g_assert_true (
    gtk_widget_get_visible (cb_ui_test_find (get_page (form), GTK_TYPE_BUTTON, "deal_button")));
}

/* How many cards lie in slots, and how many slots are empty, or may stay so. */
static void
assert_slots (CbSetupPage *form, guint n_filled, guint n_empty, guint n_perhaps)
{
  GtkWidget *slots = cb_ui_test_find (get_page (form), ADW_TYPE_WRAP_BOX, "slots");
  guint filled = 0, empty = 0, perhaps = 0;

  for (GtkWidget *slot = gtk_widget_get_first_child (slots); slot != NULL;
       slot = gtk_widget_get_next_sibling (slot))
    {
      filled += CB_IS_CARD_FACE (slot);
      empty += gtk_widget_has_css_class (slot, "slot");
      perhaps += gtk_widget_has_css_class (slot, "perhaps");
    }
  g_assert_cmpuint (filled, ==, n_filled);
  g_assert_cmpuint (empty, ==, n_empty);
  g_assert_cmpuint (perhaps, ==, n_perhaps);
}

/* One slot a card, and one that may stay empty while nobody knows who dealt. In a wide window cards
 * are chosen by their faces; whatever was chosen stays. */
static void
test_slots (void)
{
  CbSetupPage *form = open_players ();

  tap_number (form, "4");
  go_on (form);
  assert_slots (form, 0, 5, 1);
  tap (form, "Rope");
  tap (form, "Hall");
  assert_slots (form, 2, 3, 1);
  tap_seat (form, "dealers", 3);
  assert_slots (form, 2, 3, 0);
  tap_seat (form, "dealers", 0);
  assert_slots (form, 2, 2, 0);
  g_object_set (get_page (form), "wide", TRUE, NULL);
  assert_slots (form, 2, 2, 0);
  g_assert_cmpuint (cb_card_set_size (cb_setup_draft_get_hand (cb_setup_page_get_draft (form))), ==,
                    2);
}

/* What is face up is asked for after the hand, of which none can be among it. */
static void
test_face_up (void)
{
  static const char *const hand[] = { "Scarlet", "Mustard", "Rope", "Knife" };
  CbSetupPage *form = open_at_deal (4);
  CbSetup *setup;

  press_radio (form, "open_button");
  go_on (form);
  for (guint i = 0; i < G_N_ELEMENTS (hand); i++)
    tap (form, hand[i]);
  assert_next (form, TRUE, "Next");
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_OPEN);
  assert_status (form, "0 of 2 chosen");
  assert_next (form, FALSE, "Create");
  g_assert_false (gtk_widget_is_sensitive (
    gtk_widget_get_ancestor (cb_ui_test_find_label (get_page (form), "Rope"), GTK_TYPE_BUTTON)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (gtk_widget_get_ancestor (
                     cb_ui_test_find_label (get_page (form), "Rope"), GTK_TYPE_BUTTON)),
                   ==, "In your hand");
  tap (form, "Hall");
  tap (form, "Study");
  tap (form, "Library");
  assert_status (form, "3 chosen, 1 too many");
  tap (form, "Library");
  assert_next (form, TRUE, "Create");
  go_on (form);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  setup = cb_case_get_setup (cb_window_get_case (window));
  g_assert_cmpuint (cb_card_set_size (setup->face_up), ==, 2);
  g_assert_true (
    cb_card_set_has (setup->face_up, (guint) cb_edition_find_card (setup->edition, "study")));
}

static void
set_spin (GtkWidget *row, double value)
{
  adw_spin_row_set_value (ADW_SPIN_ROW (row), value);
}

/* Hands set one by one have to come out even with what is outside the envelope. */
static void
test_counted (void)
{
  static const char *const hand[] = {
    "Scarlet", "Mustard", "Rope", "Knife", "Hall", "Study", NULL
  };
  CbSetupPage *form = open_at_deal (4);
  g_autoptr (CbCase) saved = NULL;
  GtkListBox *hands;

  press_radio (form, "counted_button");
  hands = GTK_LIST_BOX (find_part (form, "hands"));
  g_assert_cmpstr (
    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (gtk_list_box_get_row_at_index (hands, 0))),
    ==, "Ann");
  g_assert_cmpstr (
    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (gtk_list_box_get_row_at_index (hands, 2))),
    ==, "Player 3");
  set_spin (GTK_WIDGET (gtk_list_box_get_row_at_index (hands, 0)), 6);
  assert_problem (form, NULL);
  /* The others share what is left. */
  g_assert_cmpfloat (
    adw_spin_row_get_value (ADW_SPIN_ROW (gtk_list_box_get_row_at_index (hands, 3))), ==, 4);
  for (int seat = 1; seat < 4; seat++)
    set_spin (GTK_WIDGET (gtk_list_box_get_row_at_index (hands, seat)), 3);
  assert_problem (form, "There are 18 cards outside the envelope; 3 are not accounted for.");
  assert_next (form, FALSE, "Next");
  set_spin (find_part (form, "down_spin"), 4);
  assert_problem (form, "There are 18 cards outside the envelope; this is 1 too many.");
  set_spin (find_part (form, "down_spin"), 3);
  assert_problem (form, NULL);
  go_on (form);
  assert_status (form, "0 of 6 chosen");
  saved = create_with_hand (form, hand);
  g_assert_cmpuint (cb_case_get_setup (saved)->face_down, ==, 3);
  g_assert_cmpint (cb_case_get_setup (saved)->players[0].hand_size, ==, 6);
  g_assert_cmpint (cb_case_get_setup (saved)->players[3].hand_size, ==, 3);
}

/* A card that is missing is named beside the way, and is in no hand. */
static void
test_removed (void)
{
  static const char *const hand[] = { "Scarlet", "Mustard", "Wrench", "Knife", NULL };
  CbSetupPage *form = open_at_deal (4);
  g_autoptr (CbCase) saved = NULL;
  CbSetup *setup;

  gtk_widget_activate_action (get_page (form), "setup.show-removed", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_N_STEPS);
  assert_status (form, "0 chosen");
  tap (form, "Rope");
  tap (form, "Study");
  assert_status (form, "2 chosen");
  go_back (form);
  assert_subtitle (form, "removed_row", "Rope, Study");
  assert_subtitle (form, "all_row", "4 cards each");
  g_assert_false (gtk_widget_get_visible (find_part (form, "open_row")));
  go_on (form);
  assert_status (form, "0 of 4 chosen");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (gtk_widget_get_ancestor (
                     cb_ui_test_find_label (get_page (form), "Rope"), GTK_TYPE_BUTTON)),
                   ==, "Out of play");
  saved = create_with_hand (form, hand);
  setup = cb_case_get_setup (saved);
  g_assert_cmpuint (cb_card_set_size (setup->removed), ==, 2);
  g_assert_true (
    cb_card_set_has (setup->removed, (guint) cb_edition_find_card (setup->edition, "rope")));
}

/* The seat that is mine is the one the hand is of, wherever it is; who only watches has none. */
static void
test_my_seat (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", NULL };
  static const char *const hand[] = {
    "Scarlet", "Mustard", "Rope", "Knife", "Hall", "Study", NULL
  };
  CbSetupPage *form = open_players ();
  g_autoptr (CbCase) saved = NULL;

  gtk_widget_grab_focus (get_player_row (form, 0));
  type_names (form, names);
  gtk_widget_activate_action (get_player_row (form, 2), "row.be-me", NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_player_row (form, 2))),
                   ==, "Me");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_player_row (form, 0))),
                   ==, "Player 1");
  gtk_widget_activate_action (get_player_row (form, 2), "row.watch", NULL);
  assert_next (form, TRUE, "Create");
  gtk_widget_activate_action (get_player_row (form, 2), "row.be-me", NULL);
  assert_next (form, TRUE, "Next");
  go_on (form);
  saved = create_with_hand (form, hand);
  assert_names (cb_case_get_setup (saved), names);
  g_assert_cmpint (cb_case_get_setup (saved)->me, ==, 2);
  g_assert_cmpstr (cb_case_get_title (saved), ==, "Classic with Ann, Bob");
}

/* A character is taken once, and says so to the second one; whoever has no name is called by it. */
static void
test_characters (void)
{
  CbSetupPage *form = open_players ();
  g_autoptr (CbCase) saved = NULL;

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), " Bob ");
  gtk_widget_activate_action (get_player_row (form, 1), "row.character", "i", 0);
  gtk_widget_activate_action (get_player_row (form, 2), "row.character", "i", 0);
  assert_problem (form, "Scarlet is already taken by Bob.");
  assert_next (form, FALSE, "Next");
  gtk_widget_activate_action (get_player_row (form, 2), "row.character", "i", 1);
  assert_problem (form, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_player_row (form, 1))),
                   ==, "Scarlet");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_player_row (form, 2))),
                   ==, "Mustard");
  gtk_widget_activate_action (get_player_row (form, 1), "row.character", "i", -1);
  g_object_set (cb_setup_page_get_draft (form), "me", NULL, NULL);
  go_on (form);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  saved = cb_case_load (cb_case_file_get_location (cb_case_get_file (cb_window_get_case (window))),
                        NULL);
  g_assert_cmpstr (cb_case_get_setup (saved)->players[1].name, ==, "Bob");
  g_assert_cmpint (cb_case_get_setup (saved)->players[1].character, ==, -1);
  g_assert_cmpstr (cb_case_get_setup (saved)->players[2].name, ==, "Mustard");
  g_assert_cmpint (cb_case_get_setup (saved)->players[2].character, ==, 1);
}

/* As many as a box can have. */
static void
test_ten_players (void)
{
  static const char *const names[] = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", NULL };
  CbSetupPage *form = open_at_edition ();
  g_autoptr (CbCase) saved = NULL;

  gtk_widget_activate_action (find_edition (form, "others_box", "Super Cluedo"), "row.choose",
                              NULL);
  gtk_widget_grab_focus (get_player_row (form, 0));
  for (guint i = 0; i < 10; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, i)), names[i]);
      if (i < 9)
        enter (form, i);
    }
  g_assert_null (get_player_row (form, 10));
  g_object_set (cb_setup_page_get_draft (form), "me", NULL, NULL);
  enter (form, 9);
  assert_subtitle (form, "all_row", "2 or 3 cards each");
  go_on (form);
  g_assert_nonnull (cb_window_get_case (window));
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (cb_window_get_case (window))));
  saved = cb_case_load (cb_case_file_get_location (cb_case_get_file (cb_window_get_case (window))),
                        NULL);
  assert_names (cb_case_get_setup (saved), names);
  g_assert_cmpint (cb_case_get_setup (saved)->me, ==, CB_NOBODY);
}

/* The title that is proposed follows the names until one types another, or wants none. */
static void
test_title (void)
{
  CbSetupPage *form = open_players ();
  GtkWidget *title = cb_ui_test_find (get_page (form), ADW_TYPE_ENTRY_ROW, "title_row");

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 2)), "Cleo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Classic with Cleo");
  gtk_editable_set_text (GTK_EDITABLE (title), "Attic");
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bob");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Attic");
  gtk_editable_set_text (GTK_EDITABLE (title), "");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Classic with Bob, Cleo");
}

static AdwToggleGroup *
get_levels (CbSetupPage *form)
{
  return ADW_TOGGLE_GROUP (cb_ui_test_find (get_page (form), ADW_TYPE_TOGGLE_GROUP, "levels"));
}

/* That this card is chosen, of all three. */
static void
assert_level (CbSetupPage *form, CbAssist expected, const char *name, const char *meaning)
{
  GtkWidget *label = cb_ui_test_find_label (get_page (form), name);
  GtkWidget *card = gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON);

  g_assert_cmpuint (adw_toggle_group_get_n_toggles (get_levels (form)), ==, 3);
  g_assert_cmpuint (adw_toggle_group_get_active (get_levels (form)), ==, expected);
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, meaning);
}

/* How much help is wanted is asked once, with most of it proposed; it can be changed where the hand
 * is chosen, and the next case begins with it and does not ask. */
static void
test_help (void)
{
  static const char *const hand[] = { "Scarlet", "Rope", "Knife", "Hall", "Study", "White", NULL };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (CbCase) case_ = NULL;
  CbSetupPage *form;

  g_settings_reset (settings, "default-assist");
  form = open_players ();
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HELP);
  assert_level (form, CB_ASSIST_ODDS, "Logic and odds", "Plus probabilities and advice");
  g_assert_false (cb_setup_page_is_unfinished (form));
  adw_toggle_group_set_active (get_levels (form), CB_ASSIST_NOTES);
  g_assert_cmpint (cb_setup_draft_get_assist (cb_setup_page_get_draft (form)), ==, CB_ASSIST_NOTES);
  assert_next (form, TRUE, "Next");
  /* Enter takes the card to which arrows have led. */
  gtk_widget_grab_focus (gtk_widget_get_ancestor (cb_ui_test_find_label (get_page (form), "Logic"),
                                                  GTK_TYPE_TOGGLE_BUTTON));
  gtk_widget_activate_action (get_page (form), "help.go-on", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  g_assert_cmpint (cb_setup_draft_get_assist (cb_setup_page_get_draft (form)), ==, CB_ASSIST_LOGIC);
  go_back (form);
  adw_toggle_group_set_active (get_levels (form), CB_ASSIST_NOTES);
  go_on (form);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Assistance: Notes only…"));

  gtk_widget_activate_action (GTK_WIDGET (form), "setup.show-help", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HELP);
  assert_level (form, CB_ASSIST_NOTES, "Notes only", "You mark the sheet yourself");
  adw_toggle_group_set_active (get_levels (form), CB_ASSIST_LOGIC);
  g_assert_null (g_settings_get_user_value (settings, "default-assist"));
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Assistance: Logic…"));
  case_ = create_with_hand (form, hand);
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_LOGIC);
  g_assert_cmpint (g_settings_get_enum (settings, "default-assist"), ==, CB_ASSIST_LOGIC);

  cb_ui_test_close_window (window);
  window = cb_ui_test_open_window (360, 640);
  form = open_players ();
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
}

/* It can be changed from the hand before it was ever asked, and leads back there: from a page that
 * was not on the way, too. */
static void
test_help_changed (void)
{
  CbSetupPage *form = open_players ();

  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  gtk_widget_activate_action (GTK_WIDGET (form), "setup.show-deal", NULL);
  gtk_widget_activate_action (GTK_WIDGET (form), "setup.next", NULL);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  gtk_widget_activate_action (GTK_WIDGET (form), "setup.show-help", NULL);
  assert_level (form, CB_ASSIST_LOGIC, "Logic", "Fills in everything that can be deduced");
  assert_next (form, TRUE, "Next");
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  go_back (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_PLAYERS);
}

/* The level is proposed as the settings say, and is no step that could be undone. Somebody who only
 * watches is asked, too. */
static void
test_assist (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbSetupPage *form;
  CbCase *case_;

  g_settings_reset (settings, "default-assist");
  form = open_players ();
  g_object_set (cb_setup_page_get_draft (form), "me", NULL, NULL);
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HELP);
  adw_toggle_group_set_active (get_levels (form), CB_ASSIST_NOTES);
  assert_next (form, TRUE, "Create");
  go_on (form);
  case_ = cb_window_get_case (window);
  g_assert_nonnull (case_);
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  g_assert_false (cb_case_get_can_undo (case_));
  g_assert_cmpint (g_settings_get_enum (settings, "default-assist"), ==, CB_ASSIST_NOTES);
}

/* Two players: by the booklet four cards are face down. Nobody has to know that: The Deal says so,
 * and whoever dealt all cards says that there. */
static void
test_two_players (void)
{
  static const char *const hand[] = { "Scarlet", "Mustard",  "White", "Rope", "Knife",
                                      "Wrench",  "Revolver", "Hall",  NULL };
  CbSetupPage *form = open_players ();
  CbSetupDraft *draft = cb_setup_page_get_draft (form);
  g_autoptr (CbCase) saved = NULL;

  gtk_widget_activate_action (get_player_row (form, 2), "row.remove", NULL);
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_DEAL);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (
    cb_ui_test_reads ("Two players: 4 cards are face down on the table; the others are dealt."));
  g_assert_true (cb_ui_test_reads ("7 cards each"));
  go_on (form);
  assert_status (form, "0 of 7 chosen");
  go_back (form);

  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (cb_ui_test_find (get_page (form), GTK_TYPE_CHECK_BUTTON, "counted_button")),
    TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (cb_setup_draft_get_n_down (draft), ==, 0);
  go_on (form);
  assert_status (form, "0 of 9 chosen");
  tap (form, "Study");
  saved = create_with_hand (form, hand);
  g_assert_cmpuint (cb_case_get_setup (saved)->face_down, ==, 0);
  g_assert_cmpuint (cb_card_set_size (cb_case_get_setup (saved)->hand), ==, 9);
  g_assert_cmpint (cb_case_get_setup (saved)->players[1].hand_size, ==, 9);
}

/* What the head says of how far one is, and that there are too many. */
static void
test_count (void)
{
  static const struct
  {
    const char *card;
    const char *status;
    const char *problem;
    gboolean ready;
  } taps[] = {
    { "Scarlet", "1 chosen, 4 or 5 needed", NULL, FALSE },
    { "Mustard", "2 chosen, 4 or 5 needed", NULL, FALSE },
    { "Rope", "3 chosen, 4 or 5 needed", NULL, FALSE },
    { "Knife", "4 chosen, 4 or 5 needed", NULL, TRUE },
    { "Hall", "5 chosen, 4 or 5 needed", NULL, TRUE },
    { "Study", "6 chosen, 1 too many", "That is 1 card too many.", FALSE },
    { "Library", "7 chosen, 2 too many", "That is 2 cards too many.", FALSE },
  };
  CbSetupPage *form = open_players ();

  tap_number (form, "4");
  go_on (form);
  for (guint i = 0; i < G_N_ELEMENTS (taps); i++)
    {
      tap (form, taps[i].card);
      assert_status (form, taps[i].status);
      assert_problem (form, taps[i].problem);
      assert_next (form, taps[i].ready, "Create");
    }
}

/* (nullable): the chip of somebody who played before; NULL where it is not shown */
static GtkWidget *
find_chip (CbSetupPage *form, const char *name)
{
  GtkWidget *names = cb_ui_test_find (get_page (form), CB_TYPE_CHIPS, "names");
  GtkWidget *label = cb_ui_test_find_label (names, name);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON) : NULL;
}

static void
tap_name (CbSetupPage *form, const char *name)
{
  g_assert_true (gtk_widget_is_sensitive (find_chip (form, name)));
  g_signal_emit_by_name (find_chip (form, name), "clicked");
}

static gboolean
has_check (CbSetupPage *form, const char *name)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_chip (form, name)));
}

/* What is typed narrows the names down; the one that is tapped goes on with it. */
static void
test_known_names (void)
{
  CbSetupPage *form;

  cb_ui_test_fill_shelf ();
  form = open_players ();
  g_assert_nonnull (find_chip (form, "Chloé"));
  type_name (form, 2, "dm");
  g_assert_null (find_chip (form, "Chloé"));
  tap_name (form, "Dmitri");
  g_assert_cmpstr (get_name (form, 2), ==, "Dmitri");
  g_assert_true (has_check (form, "Dmitri"));
  g_assert_nonnull (find_chip (form, "Chloé"));
  /* A name that nobody had is no search, and is not overwritten. */
  type_name (form, 2, "Zoë");
  tap_name (form, "Chloé");
  g_assert_cmpstr (get_name (form, 2), ==, "Zoë");
  g_assert_cmpstr (get_name (form, 1), ==, "Chloé");
  g_assert_false (has_check (form, "Dmitri"));
}

/* Each tap meets the name it means: none of them moves. With all rows full the next one makes a
 * row, up to the edition's most; a second tap takes the player out, with the row it had made. */
static void
test_known_names_stay (void)
{
  static const char *const names[] = { "Ada", "Bertrand", "Chloé", "Dmitri", "Ewa", "Farid" };
  graphene_rect_t before[G_N_ELEMENTS (names)], after;
  CbSetupPage *form;
  CbSetupDraft *draft;
  GtkWidget *box;

  cb_ui_test_fill_shelf ();
  form = open_players ();
  draft = cb_setup_page_get_draft (form);
  cb_ui_test_draw (GTK_WIDGET (window));
  box = cb_ui_test_find (get_page (form), CB_TYPE_CHIPS, "names");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (gtk_widget_compute_bounds (find_chip (form, names[i]), box, &before[i]));
  for (guint i = 0; i < 5; i++)
    {
      tap_name (form, names[i]);
      cb_ui_test_draw (GTK_WIDGET (window));
      g_assert_cmpstr (get_name (form, i + 1), ==, names[i]);
      g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, MAX (3, i + 2));
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_assert_true (gtk_widget_compute_bounds (find_chip (form, names[j]), box, &after));
          g_assert_true (graphene_rect_equal (&before[j], &after));
          g_assert_true (has_check (form, names[j]) == (j <= i));
        }
    }
  /* My own name is empty, but six are at the table, as many as can be. */
  g_assert_false (gtk_widget_is_sensitive (find_chip (form, "Farid")));
  tap_name (form, "Bertrand");
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 5);
  g_assert_cmpstr (get_name (form, 2), ==, "Chloé");
  g_assert_false (has_check (form, "Bertrand"));
  tap_name (form, "Farid");
  g_assert_cmpstr (get_name (form, 5), ==, "Farid");
  for (guint i = 5; i > 0; i--)
    tap_name (form, get_name (form, i));
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
  g_assert_cmpstr (get_name (form, 1), ==, "");
  g_assert_cmpstr (get_name (form, 2), ==, "");
}

/* A form that was left half filled is there again, at the step where it was left, until one starts
 * over; one without entries is made anew. */
static void
test_left (void)
{
  CbSetupPage *form = open_players ();

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bob");
  leave (form);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  g_assert_true (cb_ui_test_get_page (window) == ADW_NAVIGATION_PAGE (form));
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (get_name (form, 1), ==, "Bob");
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (window), "Your entries are still here"));
  /* What is asked for once more while it is shown changes nothing. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  g_assert_true (cb_ui_test_get_page (window) == ADW_NAVIGATION_PAGE (form));
  cb_ui_test_click (GTK_WIDGET (window), "Start Over");
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_EDITION);
  g_assert_false (cb_setup_page_is_unfinished (form));
  g_assert_cmpstr (
    cb_setup_seat_get_name (cb_setup_draft_get_seat (cb_setup_page_get_draft (form), 1)), ==, "");
  gtk_widget_activate_action (find_edition (form, "tiles_box", "Classic"), "row.choose", NULL);
  leave (form);
  open_at_edition ();
}

/* The form for something else is another one. */
static void
test_left_for_another (void)
{
  g_autoptr (CbCase) first = cb_ui_test_make_case ("Friday", 3);
  g_autoptr (CbCase) second = cb_ui_test_make_case ("Saturday", 3);
  CbSetupPage *form = open_players ();

  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bob");
  leave (form);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.deal", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_EDITION);
  leave (form);

  /* One that is kept nowhere would have to be asked about. */
  cb_ui_test_add_case (first);
  cb_window_show_case (window, first);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bella");
  leave (form);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  g_assert_true (cb_ui_test_get_page (window) == ADW_NAVIGATION_PAGE (form));
  leave (form);
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL)));
  cb_window_show_case (window, second);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_cmpstr (get_name (form, 1), ==, "Bertrand");
}

/* A form that knows nothing of a change of its case is not the one to go on with. */
static void
test_left_behind (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  CbSetupPage *form;

  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bella");
  go_on (form);
  go_on (form);
  go_on (form);
  g_assert_false (CB_IS_SETUP_PAGE (cb_ui_test_get_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Zoë");
  leave (form);
  g_assert_true (cb_case_undo (case_));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_cmpstr (get_name (form, 1), ==, "Bertrand");
}

/* Closing the window would lose what is shown, so it asks. */
static void
test_discard (void)
{
  CbSetupPage *form = open_players ();
  AdwDialog *alert;

  g_object_ref (window);
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bob");
  gtk_window_close (GTK_WINDOW (window));
  alert = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  cb_ui_test_click (GTK_WIDGET (alert), "Keep Editing");
  g_assert_cmpstr (get_name (form, 1), ==, "Bob");
  g_assert_true (cb_ui_test_get_page (window) == ADW_NAVIGATION_PAGE (form));
  g_assert_nonnull (gtk_window_get_application (GTK_WINDOW (window)));
  gtk_window_close (GTK_WINDOW (window));
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Discard");
  g_assert_null (gtk_window_get_application (GTK_WINDOW (window)));
  cb_ui_test_let_go (window);
  window = cb_ui_test_open_window (360, 640);
}

static void
test_accessible (void)
{
  CbSetupPage *form = open_players ();
  GtkWidget *chip;

  gtk_test_accessible_assert_property (cb_ui_test_find (get_page (form), GTK_TYPE_LIST_BOX, "list"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Players in seating order");
  gtk_test_accessible_assert_property (
    cb_ui_test_find (get_player_row (form, 1), GTK_TYPE_MENU_BUTTON, "character_button"),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Choose a character");
  gtk_widget_activate_action (get_player_row (form, 1), "row.character", "i", 5);
  gtk_test_accessible_assert_property (
    cb_ui_test_find (get_player_row (form, 1), GTK_TYPE_MENU_BUTTON, "character_button"),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Character: Plum");
  go_on (form);
  go_on (form);
  chip = gtk_widget_get_ancestor (cb_ui_test_find_label (get_page (form), "Rope"),
                                  GTK_TYPE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_role (chip, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (chip, GTK_ACCESSIBLE_PROPERTY_LABEL, "Rope");
  tap (form, "Rope");
  gtk_test_accessible_assert_state (chip, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
}

/* The players and the hand of a case there is. */
static void
test_edit (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  CbSetupPage *form;

  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-setup", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_null (get_player_row (form, 3));
  gtk_editable_set_text (GTK_EDITABLE (get_player_row (form, 1)), "Bella");
  go_on (form);
  go_on (form);
  assert_next (form, TRUE, "Save");
  go_on (form);
  g_assert_cmpstr (cb_case_get_setup (case_)->players[1].name, ==, "Bella");
  g_assert_cmpuint (cb_case_get_setup (case_)->n_players, ==, 3);
  g_assert_true (cb_case_undo (case_));
  g_assert_cmpstr (cb_case_get_setup (case_)->players[1].name, ==, "Bertrand");
}

/* The button that leads on, which says @label: whether it is at the foot of a window of that size,
 * as wide as it; the title is whole. */
static gboolean
is_at_foot (CbSetupPage *form, const char *label, int width, int height)
{
  GtkWidget *header = cb_ui_test_find (get_page (form), ADW_TYPE_HEADER_BAR, NULL);
  GtkWidget *title = cb_ui_test_find (header, ADW_TYPE_WINDOW_TITLE, NULL);
  const char *texts[] = { adw_window_title_get_title (ADW_WINDOW_TITLE (title)),
                          adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)) };
  GtkWidget *button;
  graphene_rect_t bounds;

  cb_ui_test_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_false (pango_layout_is_ellipsized (
      gtk_label_get_layout (GTK_LABEL (cb_ui_test_find_label (title, texts[i])))));
  button = gtk_widget_get_ancestor (cb_ui_test_find_label (get_page (form), label),
                                    GTK_TYPE_BUTTON);
  if (gtk_widget_is_ancestor (button, header))
    return FALSE;
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.size.width, >, (float) width - 40);
  g_assert_cmpfloat (bounds.size.height, >=, 40);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >, (float) height - 20);
  return TRUE;
}

static void
open_sized (int width, int height)
{
  cb_ui_test_close_window (window);
  window = cb_ui_test_open_window (width, height);
}

/* Where a hand holds it the way on is where the thumb is, at every step and with large text; else,
 * and where a keyboard takes the room, it is in the header. */
static void
test_foot (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  CbSetupPage *form;

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  form = open_players ();
  g_assert_true (is_at_foot (form, "Next", 360, 640));
  g_assert_nonnull (cb_ui_test_find_label (get_page (form), "New Case"));
  go_on (form);
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_HAND);
  g_assert_true (is_at_foot (form, "Create", 360, 640));
  gtk_widget_activate_action (GTK_WIDGET (form), "setup.show-deal", NULL);
  g_assert_true (is_at_foot (form, "Next", 360, 640));
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);

  open_sized (360, 340);
  g_assert_false (is_at_foot (open_players (), "Next", 360, 340));
  open_sized (1280, 800);
  g_assert_false (is_at_foot (open_players (), "Next", 1280, 800));
}

/* The first step leads back to where one came from, as each other does. */
static void
test_back (void)
{
  CbSetupPage *form = open_players ();
  GtkWidget *back;

  cb_ui_test_draw (GTK_WIDGET (window));
  for (CbStep step = CB_STEP_PLAYERS; CB_IS_SETUP_PAGE (cb_ui_test_get_page (window)); step--)
    {
      g_assert_cmpint (cb_setup_page_get_step (form), ==, step);
      cb_ui_test_draw (GTK_WIDGET (window));
      back = cb_ui_test_find (get_page (form), g_type_from_name ("AdwBackButton"), NULL);
      g_assert_nonnull (back);
      g_signal_emit_by_name (gtk_widget_get_first_child (back), "clicked");
    }
  g_assert_true (CB_IS_CASES_PAGE (cb_ui_test_get_page (window)));
}

/* Every test has a window of its own, and leaves nothing of it. */
static void
run (gconstpointer data)
{
  void (*test) (void) = data;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "last-edition");
  g_settings_set_string (settings, "default-assist", "logic");
  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (360, 640);
  test ();
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_data_func ("/setup-page/edition", test_edition, run);
  g_test_add_data_func ("/setup-page/search-by-name", test_search_by_name, run);
  g_test_add_data_func ("/setup-page/completeness", test_completeness, run);
  g_test_add_data_func ("/setup-page/last-edition", test_last_edition, run);
  g_test_add_data_func ("/setup-page/edition-columns", test_edition_columns, run);
  g_test_add_data_func ("/setup-page/victim", test_victim, run);
  g_test_add_data_func ("/setup-page/create", test_create, run);
  g_test_add_data_func ("/setup-page/contradiction", test_contradiction, run);
  g_test_add_data_func ("/setup-page/seats", test_seats, run);
  g_test_add_data_func ("/setup-page/watching", test_watching, run);
  g_test_add_data_func ("/setup-page/enter", test_enter, run);
  g_test_add_data_func ("/setup-page/row-left-empty", test_row_left_empty, run);
  g_test_add_data_func ("/setup-page/number", test_number, run);
  g_test_add_data_func ("/setup-page/fewer", test_fewer, run);
  g_test_add_data_func ("/setup-page/many-numbers", test_many_numbers, run);
  g_test_add_data_func ("/setup-page/enter-at-full-table", test_enter_at_full_table, run);
  g_test_add_data_func ("/setup-page/enter-for-table", test_enter_for_table, run);
  g_test_add_data_func ("/setup-page/two-players", test_two_players, run);
  g_test_add_data_func ("/setup-page/count", test_count, run);
  g_test_add_data_func ("/setup-page/deal", test_deal, run);
  g_test_add_data_func ("/setup-page/deal-choices", test_deal_choices, run);
  g_test_add_data_func ("/setup-page/first-dealt", test_first_dealt, run);
  g_test_add_data_func ("/setup-page/dealer", test_dealer, run);
  g_test_add_data_func ("/setup-page/equal-hands", test_equal_hands, run);
  g_test_add_data_func ("/setup-page/slots", test_slots, run);
  g_test_add_data_func ("/setup-page/face-up", test_face_up, run);
  g_test_add_data_func ("/setup-page/counted", test_counted, run);
  g_test_add_data_func ("/setup-page/removed", test_removed, run);
  g_test_add_data_func ("/setup-page/my-seat", test_my_seat, run);
  g_test_add_data_func ("/setup-page/characters", test_characters, run);
  g_test_add_data_func ("/setup-page/ten-players", test_ten_players, run);
  g_test_add_data_func ("/setup-page/title", test_title, run);
  g_test_add_data_func ("/setup-page/assist", test_assist, run);
  g_test_add_data_func ("/setup-page/help", test_help, run);
  g_test_add_data_func ("/setup-page/help-changed", test_help_changed, run);
  g_test_add_data_func ("/setup-page/known-names", test_known_names, run);
  g_test_add_data_func ("/setup-page/known-names-stay", test_known_names_stay, run);
  g_test_add_data_func ("/setup-page/left", test_left, run);
  g_test_add_data_func ("/setup-page/left-for-another", test_left_for_another, run);
  g_test_add_data_func ("/setup-page/left-behind", test_left_behind, run);
  g_test_add_data_func ("/setup-page/discard", test_discard, run);
  g_test_add_data_func ("/setup-page/accessible", test_accessible, run);
  g_test_add_data_func ("/setup-page/foot", test_foot, run);
  g_test_add_data_func ("/setup-page/back", test_back, run);
  g_test_add_data_func ("/setup-page/edit", test_edit, run);

  return g_test_run ();
}
