/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-accusation.h"
#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-chips.h"
#include "cb-insight-parts.h"
#include "cb-screens.h"
#include "cb-table-test.h"

/* At a large table what the others know takes longer than anybody looks at a picture for. */
static gboolean
has_course (CbInsight *insight)
{
  CbCourse *course = cb_insight_get_course (insight);
  guint n_players = cb_case_get_setup (cb_insight_get_case (insight))->n_players;

  return course != NULL && (n_players > 6 || cb_course_has_others (course));
}

/* Once all of it is there; how fine it is does not show. */
static CbCasePage *
show_insight (CbWindow *window, CbCase *case_, CbAssist assist)
{
  CbCasePage *page;
  GtkWidget *view;
  CbInsight *insight;

  cb_case_set_assist (case_, assist);
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (GTK_WIDGET (page), ADW_TYPE_VIEW_STACK, NULL)), "insight");
  cb_ui_test_draw (GTK_WIDGET (window));
  view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_INSIGHT_VIEW, NULL);
  insight = cb_insight_view_get_insight (CB_INSIGHT_VIEW (view));
  cb_ui_test_wait (cb_insight_view_is_built (CB_INSIGHT_VIEW (view)));
  if (cb_insight_get_state (insight) == CB_INSIGHT_PLAYING)
    cb_ui_test_wait (cb_insight_get_rivals (insight) != NULL);
  if (cb_insight_get_state (insight) == CB_INSIGHT_ENDED)
    cb_ui_test_wait (cb_insight_get_review (insight) != NULL);
  if (cb_insight_get_state (insight) >= CB_INSIGHT_PLAYING)
    cb_ui_test_wait (has_course (insight));
  return page;
}

static CbCasePage *
show_sample (CbWindow *window, guint n_entries, CbAssist assist)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", n_entries);

  cb_case_set_title (case_, "Friday at Plum’s");
  return show_insight (window, case_, assist);
}

static void
prepare_insight (CbWindow *window)
{
  show_sample (window, 12, CB_ASSIST_ODDS);
}

/* The race, with one of the others opened. */
static void
prepare_race (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 16, CB_ASSIST_ODDS);
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_RACE_VIEW, NULL);

  gtk_widget_activate_action (view, "race.open", "u", 2u);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_child_focus (view, GTK_DIR_TAB_BACKWARD);
}

/* Two at the table. */
static void
prepare_race_of_two (CbWindow *window)
{
  g_autoptr (CbCase)
    case_ = cb_table_test_play (&(CbTableTest) { { 6, 6, 9 }, 2, 0, "Card %u", "Player %u" }, 8, 3);

  cb_case_set_title (case_, "A quiet evening");
  show_insight (window, case_, CB_ASSIST_ODDS);
  gtk_widget_child_focus (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_RACE_VIEW, NULL),
                          GTK_DIR_TAB_BACKWARD);
}

static void
prepare_review (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 27);
  g_autoptr (CbEntry) right = NULL;

  right = cb_accusation_new (0, cb_case_test_cards (case_, "peacock lead-pipe billiard-room"),
                             CB_RESULT_RIGHT);
  cb_case_append (case_, right);
  cb_case_set_title (case_, "Friday at Plum’s");
  show_insight (window, case_, CB_ASSIST_ODDS);
}

static void
prepare_conflict (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12, CB_ASSIST_ODDS);

  cb_case_test_ask (cb_ui_test_get_case (page), 2, "scarlet knife hall", 1, 3);
}

/* A game in which Dan accused wrongly. */
static void
show_with_one_out (CbWindow *window, guint n_entries)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-classic.casebook", n_entries);

  cb_case_set_title (case_, "Friday at Plum’s");
  show_insight (window, case_, CB_ASSIST_ODDS);
}

static void
prepare_out (CbWindow *window)
{
  show_with_one_out (window, 14);
  gtk_widget_child_focus (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_RACE_VIEW, NULL),
                          GTK_DIR_TAB_BACKWARD);
}

/* Nothing is asked yet, and any card is as good as another. */
static void
prepare_start (CbWindow *window)
{
  g_autoptr (CbCase)
    case_ = cb_table_test_play (&(CbTableTest) { { 6, 6, 9 }, 4, 0, "Card %u", "Player %u" }, 0, 3);

  cb_case_set_title (case_, "Friday at Plum’s");
  show_insight (window, case_, CB_ASSIST_ODDS);
}

static void
prepare_solved (CbWindow *window)
{
  show_with_one_out (window, 19);
}

static void
prepare_review_out (CbWindow *window)
{
  show_with_one_out (window, G_MAXUINT);
}

/* As many players and cards as there can be about, with long names. */
static void
prepare_full (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_table_test_play (
    &(CbTableTest) {
      { 10, 8, 12 }, 10, 0, "The Thing with a Very Long Name, Number %u", "Bartholomew the %uth" },
    40, 1);

  cb_case_set_title (case_, "A full house");
  show_insight (window, case_, CB_ASSIST_ODDS);
}

/* At sea: everybody has a room, and the next one is put into another. */
static void
prepare_standing (CbWindow *window)
{
  static const char *const ALL[] = { "green", "plum", "boddy", "scarlet", "peacock" };
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-at-sea.casebook", 6);
  CbCasePage *page;
  GtkWidget *view;

  cb_case_set_title (case_, "Friday at sea");
  page = show_insight (window, case_, CB_ASSIST_ODDS);
  view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_ASK_VIEW, NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (cb_ui_test_find (view, GTK_TYPE_EXPANDER, NULL)), TRUE);
  view = cb_ui_test_find (view, CB_TYPE_STANDING_VIEW, NULL);
  gtk_widget_activate_action (view, "insight.anybody", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ALL); i++)
    gtk_widget_activate_action (view, "insight.place", "u", cb_case_test_card (case_, ALL[i]));
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_child_focus (cb_ui_test_find (view, CB_TYPE_CHIPS, NULL), GTK_DIR_TAB_FORWARD);
}

/* On the board: from the room of my last suggestion, with all rooms, however far. */
static void
prepare_board (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12, CB_ASSIST_ODDS);
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_PLACES_VIEW, NULL);

  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (cb_ui_test_find (view, GTK_TYPE_TOGGLE_BUTTON, NULL)), TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
}

/* Whether a slot tells of a game; where texts are large there are no slots. */
static gboolean
is_filled (GtkWidget *rows)
{
  GtkWidget *row = gtk_widget_get_first_child (rows);
  GtkWidget *slots = cb_ui_test_find (row, ADW_TYPE_WRAP_BOX, NULL);
  GtkWidget *slot = cb_ui_test_find (slots, GTK_TYPE_BOX, NULL);

  return slot == NULL || gtk_widget_get_first_child (slot) != NULL;
}

static void
show_series (CbWindow *window, guint goal, guint n_games)
{
  GtkWidget *navigation = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);
  CbCase *case_;

  cb_ui_test_empty_shelf ();
  cb_ui_test_open_series (window, goal, n_games);
  cb_ui_test_draw (GTK_WIDGET (window));
  case_ = cb_ui_test_get_case (
    CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL)));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), cb_series_page_new (case_));
  cb_ui_test_wait (is_filled (cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_BOX, "rows")));
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "…") == NULL);
}

static void
prepare_series (CbWindow *window)
{
  show_series (window, 3, 3);
}

static void
prepare_series_won (CbWindow *window)
{
  show_series (window, 3, 4);
}

static void
prepare_series_long (CbWindow *window)
{
  show_series (window, 6, 3);
}

const CbScreen cb_insight_screens[] = {
  { "insight", prepare_insight, .matters = TRUE },
  { "insight-race", prepare_race },
  { "insight-race-of-two", prepare_race_of_two },
  { "insight-review", prepare_review, .matters = TRUE },
  { "insight-review-out", prepare_review_out },
  { "series", prepare_series, .matters = TRUE },
  { "series-won", prepare_series_won },
  { "series-long", prepare_series_long },
  { "insight-start", prepare_start },
  { "insight-solved", prepare_solved },
  { "insight-out", prepare_out },
  { "insight-conflict", prepare_conflict },
  { "insight-full", prepare_full, .matters = TRUE },
  { "insight-board", prepare_board },
  { "insight-standing", prepare_standing },
  { NULL },
};
