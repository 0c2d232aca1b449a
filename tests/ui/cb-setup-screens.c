/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-test.h"
#include "cb-edition-editor.h"
#include "cb-edition-step.h"
#include "cb-editions.h"
#include "cb-screens.h"
#include "cb-setup-page.h"

static CbSetupPage *
open_form (CbWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  return CB_SETUP_PAGE (cb_ui_test_get_page (window));
}

static void
go_to (CbSetupPage *form, CbStep step)
{
  if (step == CB_STEP_DEAL)
    cb_setup_draft_ask_deal (cb_setup_page_get_draft (form));
  while (cb_setup_page_get_step (form) < step)
    {
      CbStep before = cb_setup_page_get_step (form);

      gtk_widget_activate_action (GTK_WIDGET (form), "setup.next", NULL);
      g_assert_cmpint (cb_setup_page_get_step (form), >, before);
    }
}

static void
name_players (CbSetupDraft *draft, guint n_players)
{
  static const char *const names[] = { "Ada", "Bertrand", "Chloé", "Dmitri", "Ewa", "Farid" };

  while (cb_setup_draft_get_n_seats (draft) < n_players)
    cb_setup_draft_add_seat (draft);
  for (guint i = 0; i < n_players; i++)
    cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, i), names[i]);
  cb_setup_seat_set_character (cb_setup_draft_get_seat (draft, 1), 0);
  if (n_players > 2)
    cb_setup_seat_set_character (cb_setup_draft_get_seat (draft, 2), 1);
}

static CbSetupPage *
open_with_players (CbWindow *window, guint n_players)
{
  CbSetupPage *form;

  cb_ui_test_show_shelf ();
  form = open_form (window);
  name_players (cb_setup_page_get_draft (form), n_players);
  go_to (form, CB_STEP_PLAYERS);
  return form;
}

static void
prepare_edition (CbWindow *window)
{
  open_form (window);
}

static void
prepare_edition_again (CbWindow *window)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "last-edition", "at-sea");
  open_form (window);
  g_settings_reset (settings, "last-edition");
}

static void
search (CbWindow *window, const char *text)
{
  GtkWidget *entry = cb_ui_test_find (GTK_WIDGET (open_form (window)), GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
prepare_edition_search (CbWindow *window)
{
  search (window, "orch");
}

static void
prepare_edition_none (CbWindow *window)
{
  search (window, "orchestra");
}

static CbEditionEditor *
open_editor (CbWindow *window)
{
  GtkWidget *form = GTK_WIDGET (open_form (window));

  gtk_widget_activate_action (cb_ui_test_find (form, CB_TYPE_EDITION_STEP, NULL), "edition.new",
                              NULL);
  return CB_EDITION_EDITOR (cb_ui_test_get_dialog (window));
}

static void
prepare_editor_new (CbWindow *window)
{
  open_editor (window);
}

static GtkWidget *
find_row (CbEditionEditor *editor, const char *title)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (editor), ADW_TYPE_NAVIGATION_VIEW, NULL);
  GtkWidget *page = GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)));

  return gtk_widget_get_ancestor (cb_ui_test_find_label (page, title), ADW_TYPE_ACTION_ROW);
}

/* @id: of an edition, whose name is another in each language */
static void
start_from (CbEditionEditor *editor, const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  gtk_widget_activate (gtk_widget_get_ancestor (
    cb_ui_test_find_label (GTK_WIDGET (editor),
                           cb_edition_get_name (cb_editions_find_builtin (id))),
    GTK_TYPE_FLOW_BOX_CHILD));
}

static void
prepare_editor (CbWindow *window)
{
  start_from (open_editor (window), "at-sea");
}

/* The form for a box with much in it, at a row with that title. */
static GtkWidget *
show_row (CbWindow *window, const char *title)
{
  CbEditionEditor *editor = open_editor (window);
  GtkWidget *row;

  start_from (editor, "nightmare");
  cb_ui_test_draw (GTK_WIDGET (editor));
  row = gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (editor), title),
                                 GTK_TYPE_LIST_BOX_ROW);
  gtk_widget_grab_focus (row);
  return row;
}

static void
prepare_editor_rules (CbWindow *window)
{
  show_row (window, "Hand Revealed");
}

static void
prepare_editor_players (CbWindow *window)
{
  show_row (window, "Name for face-down cards");
}

static void
prepare_editor_powers (CbWindow *window)
{
  GtkWidget *row = show_row (window, "Sally");

  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (gtk_widget_get_ancestor (row, ADW_TYPE_EXPANDER_ROW)), TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_grab_focus (gtk_widget_get_ancestor (
    cb_ui_test_find_label (GTK_WIDGET (window), "Oogie Boogie"), GTK_TYPE_LIST_BOX_ROW));
}

static void
prepare_editor_start (CbWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (open_editor (window)), "editor.start-from", NULL);
}

static void
prepare_editor_category (CbWindow *window)
{
  CbEditionEditor *editor = open_editor (window);

  start_from (editor, "classic");
  gtk_widget_activate (find_row (editor, "Suspects"));
}

static void
prepare_editor_deck (CbWindow *window)
{
  CbEditionEditor *editor = open_editor (window);

  start_from (editor, "nightmare");
  gtk_widget_activate (gtk_widget_get_ancestor (
    cb_ui_test_find_label (GTK_WIDGET (editor), "Add Deck"), ADW_TYPE_BUTTON_ROW));
}

static void
prepare_editor_triggers (CbWindow *window)
{
  GtkWidget *row = show_row (window, "Intrigue");

  gtk_widget_activate (row);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_grab_focus (gtk_widget_get_ancestor (
    cb_ui_test_find_label (GTK_WIDGET (window), "Must Draw: Each Turn"), GTK_TYPE_LIST_BOX_ROW));
}

static void
prepare_edition_own (CbWindow *window)
{
  CbEditionEditor *editor = open_editor (window);

  start_from (editor, "at-sea");
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.save", NULL);
  cb_ui_test_wait (!CB_IS_EDITION_EDITOR (cb_ui_test_get_dialog (window)));
}

static void
prepare_players_start (CbWindow *window)
{
  cb_ui_test_show_shelf ();
  go_to (open_form (window), CB_STEP_PLAYERS);
}

static void
prepare_players (CbWindow *window)
{
  open_with_players (window, 4);
}

/* Two of those who played before are at the table, and a row waits for one more. */
static void
prepare_players_known (CbWindow *window)
{
  CbSetupPage *form;
  CbSetupDraft *draft;

  cb_ui_test_fill_shelf ();
  form = open_form (window);
  draft = cb_setup_page_get_draft (form);
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 1), "Bertrand");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 2), "Ewa");
  go_to (form, CB_STEP_PLAYERS);
  cb_setup_draft_offer_seat (draft);
}

static void
prepare_players_wrong (CbWindow *window)
{
  CbSetupDraft *draft = cb_setup_page_get_draft (open_with_players (window, 3));

  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 2), "ada");
}

/* Nobody has ever said how much help is wanted. */
static void
prepare_help (CbWindow *window)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "default-assist");
  go_to (open_with_players (window, 4), CB_STEP_HELP);
  g_settings_set_string (settings, "default-assist", "logic");
}

static void
prepare_deal (CbWindow *window)
{
  go_to (open_with_players (window, 4), CB_STEP_DEAL);
}

static void
prepare_deal_even (CbWindow *window)
{
  go_to (open_with_players (window, 3), CB_STEP_DEAL);
}

static void
prepare_deal_counted (CbWindow *window)
{
  CbSetupPage *form = open_with_players (window, 4);
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  cb_setup_draft_set_dealt (draft, CB_DEALT_COUNTED);
  go_to (form, CB_STEP_DEAL);
  cb_setup_seat_set_hand_size (cb_setup_draft_get_seat (draft, 0), 4);
  g_object_set (draft, "n-down", 40, NULL);
}

static void
prepare_hand (CbWindow *window)
{
  CbSetupPage *form = open_with_players (window, 4);

  go_to (form, CB_STEP_HAND);
  cb_setup_draft_set_hand (cb_setup_page_get_draft (form), 0x001041);
}

static void
prepare_hand_wrong (CbWindow *window)
{
  CbSetupPage *form = open_with_players (window, 6);

  go_to (form, CB_STEP_HAND);
  cb_setup_draft_set_hand (cb_setup_page_get_draft (form), 0x00f041);
}

static void
prepare_open (CbWindow *window)
{
  CbSetupPage *form = open_with_players (window, 4);
  CbSetupDraft *draft = cb_setup_page_get_draft (form);

  cb_setup_draft_set_dealt (draft, CB_DEALT_REST_OPEN);
  go_to (form, CB_STEP_HAND);
  cb_setup_draft_set_hand (draft, 0x021041);
  go_to (form, CB_STEP_OPEN);
  cb_setup_draft_set_open (draft, 0x000002);
}

static void
prepare_discard (CbWindow *window)
{
  CbSetupPage *form = open_with_players (window, 3);

  gtk_widget_activate_action (GTK_WIDGET (form), "window.close", NULL);
}

static void
prepare_removed (CbWindow *window)
{
  CbSetupPage *form = open_with_players (window, 3);

  go_to (form, CB_STEP_DEAL);
  gtk_widget_activate_action (GTK_WIDGET (form), "setup.show-removed", NULL);
}

/* A table of @n_players with the box @id, at @step. */
static void
show_table (CbWindow *window, const char *id, guint n_players, CbStep step)
{
  CbSetupPage *form;
  CbSetupDraft *draft;

  cb_ui_test_show_shelf ();
  form = open_form (window);
  draft = cb_setup_page_get_draft (form);
  cb_setup_draft_set_edition (draft, cb_editions_find_builtin (id));
  while (cb_setup_draft_get_n_seats (draft) > n_players)
    cb_setup_draft_remove_seat (draft, cb_setup_draft_get_n_seats (draft) - 1);
  name_players (draft, n_players);
  if (cb_setup_draft_needs_step (draft, CB_STEP_REMOVED) && step > CB_STEP_REMOVED)
    cb_setup_draft_set_removed (draft, 0x20);
  go_to (form, step);
}

static void
prepare_nightmare (CbWindow *window)
{
  show_table (window, "nightmare", 4, CB_STEP_DEAL);
}

static void
prepare_nightmare_two (CbWindow *window)
{
  show_table (window, "nightmare", 2, CB_STEP_DEAL);
}

static void
prepare_big_bang (CbWindow *window)
{
  show_table (window, "big-bang", 5, CB_STEP_DEAL);
}

static void
prepare_at_sea_victim (CbWindow *window)
{
  show_table (window, "at-sea", 4, CB_STEP_REMOVED);
}

static void
prepare_at_sea (CbWindow *window)
{
  show_table (window, "at-sea", 4, CB_STEP_DEAL);
}

static void
prepare_discover (CbWindow *window)
{
  show_table (window, "discover-secrets", 4, CB_STEP_DEAL);
}

static void
prepare_master_detective (CbWindow *window)
{
  show_table (window, "master-detective", 6, CB_STEP_DEAL);
}

static void
prepare_master_detective_hand (CbWindow *window)
{
  show_table (window, "master-detective", 6, CB_STEP_HAND);
}

static void
prepare_card_names (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  const char *names[CB_MAX_CARDS] = { "Rosa Roodhart", "Kolonel van Geelen", [8] = "Hall" };

  cb_case_reword (case_, CB_WORDS_OF_CARDS, names);
  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-cards", NULL);
}

static void
prepare_traits (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-at-sea.casebook", 7);

  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.correct-traits", NULL);
}

static void
prepare_powers (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", 7);
  const char *texts[CB_MAX_POWERS] = { [3] = "Once per game, you may take another turn." };

  cb_case_reword (case_, CB_WORDS_OF_POWERS, texts);
  cb_window_show_case (window, case_);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.correct-powers", NULL);
}

const CbScreen cb_setup_screens[] = {
  { "setup-edition", prepare_edition },
  { "setup-edition-again", prepare_edition_again, .matters = TRUE },
  { "setup-edition-search", prepare_edition_search },
  { "setup-edition-none", prepare_edition_none },
  { "edition-editor", prepare_editor },
  { "edition-editor-new", prepare_editor_new },
  { "edition-editor-rules", prepare_editor_rules },
  { "edition-editor-players", prepare_editor_players },
  { "edition-editor-powers", prepare_editor_powers },
  { "edition-editor-start", prepare_editor_start },
  { "edition-editor-category", prepare_editor_category },
  { "edition-editor-deck", prepare_editor_deck },
  { "edition-editor-triggers", prepare_editor_triggers },
  { "setup-players-start", prepare_players_start },
  { "setup-players", prepare_players, .matters = TRUE },
  { "setup-players-known", prepare_players_known },
  { "setup-players-wrong", prepare_players_wrong },
  { "setup-help", prepare_help, .matters = TRUE },
  { "setup-deal", prepare_deal, .matters = TRUE },
  { "setup-deal-even", prepare_deal_even },
  { "setup-deal-counted", prepare_deal_counted },
  { "setup-hand", prepare_hand, .matters = TRUE },
  { "setup-hand-wrong", prepare_hand_wrong },
  { "setup-open", prepare_open },
  { "setup-removed", prepare_removed },
  { "setup-discard", prepare_discard },
  { "card-names", prepare_card_names },
  { "traits", prepare_traits },
  { "powers", prepare_powers },
  { "setup-nightmare", prepare_nightmare },
  { "setup-nightmare-two", prepare_nightmare_two },
  { "setup-big-bang", prepare_big_bang },
  { "setup-at-sea-victim", prepare_at_sea_victim },
  { "setup-at-sea", prepare_at_sea },
  { "setup-discover", prepare_discover },
  { "setup-master-detective", prepare_master_detective },
  { "setup-master-detective-hand", prepare_master_detective_hand },
  { "setup-edition-own", prepare_edition_own },
  { NULL },
};
