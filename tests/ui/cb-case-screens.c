/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-check-bar.h"
#include "cb-hint-bar.h"
#include "cb-hold-button.h"
#include "cb-log-parts.h"
#include "cb-quick-entry.h"
#include "cb-screens.h"
#include "cb-sheet-view.h"
#include "cb-table-test.h"

static CbCasePage *
show_sample (CbWindow *window, guint n_entries)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", n_entries);

  cb_case_set_title (case_, "Friday at Plum’s");
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
}

static void
show_view (CbCasePage *page, const char *name)
{
  GtkWidget *views = cb_ui_test_find (GTK_WIDGET (page), ADW_TYPE_VIEW_STACK, NULL);

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), name);
}

static void
prepare_sheet (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);
  CbCase *case_ = cb_ui_test_get_case (page);

  cb_case_set_pencil (case_, cb_case_test_card (case_, "wrench"), 3, "✗");
  cb_case_set_pencil (case_, cb_case_test_card (case_, "hall"), 0, "?");
}

static void
prepare_solved (CbWindow *window)
{
  show_sample (window, 27);
}

/* Entry by entry as they were taken away, to the one that settles it. */
static void
prepare_case_told (CbWindow *window)
{
  CbCase *case_ = cb_ui_test_get_case (show_sample (window, 12));

  while (cb_ui_test_get_dialog (window) == NULL)
    g_assert_true (cb_case_undo (case_));
}

/* Once somebody held the button that hides it on a telephone. */
static void
prepare_case_solved (CbWindow *window)
{
  GtkWidget *button;

  prepare_case_told (window);
  cb_ui_test_draw (GTK_WIDGET (window));
  button = cb_ui_test_find (GTK_WIDGET (cb_ui_test_get_dialog (window)), CB_TYPE_HOLD_BUTTON, NULL);
  if (button != NULL && gtk_widget_get_mapped (button))
    gtk_widget_activate_action (button, "hold.finish", NULL);
}

static void
type_line (CbWindow *window, const char *text)
{
  CbCasePage *page = show_sample (window, 12);
  GtkWidget *quick = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_QUICK_ENTRY, NULL);
  GtkWidget *line;

  gtk_widget_activate_action (GTK_WIDGET (page), "case.quick-line", NULL);
  line = cb_ui_test_find (quick, GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (line), text);
  gtk_editable_set_position (GTK_EDITABLE (line), -1);
}

static void
prepare_quick (CbWindow *window)
{
  type_line (window, "scarlet: plum rope hall, white shows");
}

/* The beginning of a turn, by its names of now: “scarlet: plum ro”. */
static void
prepare_quick_choices (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 0);
  CbEdition *edition = cb_case_get_edition (case_);
  const char *weapon = cb_edition_get_card (edition, cb_case_test_card (case_, "rope"))->name;
  g_autofree char *start = g_utf8_substring (weapon, 0, 2);
  g_autofree char *text = g_strdup_printf (
    "%s: %s %s", cb_case_get_setup (case_)->players[0].name,
    cb_edition_get_card (edition, cb_case_test_card (case_, "plum"))->name, start);
  g_autofree char *small = g_utf8_strdown (text, -1);

  type_line (window, small);
}

static void
prepare_quick_problem (CbWindow *window)
{
  type_line (window, "scarlet: plum rpooe hall, white shows");
}

static void
prepare_log (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  cb_case_set_uncertain (cb_ui_test_get_case (page), 9, TRUE);
  show_view (page, "log");
}

/* Entries of every kind, and one of them in the composer. */
static void
prepare_log_kinds (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load ("tests/ui/all-kinds.casebook");
  GtkWidget *page;

  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  show_view (CB_CASE_PAGE (page), "log");
  gtk_widget_activate_action (page, "case.edit-entry", "u", 13);
}

static void
prepare_note (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  cb_case_set_note (cb_ui_test_get_case (page), 0, "hesitated before he passed");
  show_view (page, "log");
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_LOG_ROW, NULL),
                              "log.note", NULL);
}

static void
prepare_timeline (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 27);

  gtk_widget_activate_action (GTK_WIDGET (page), "case.timeline-at", "u", 11);
}

static void
prepare_timeline_log (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 27);

  cb_case_set_assist (cb_ui_test_get_case (page), CB_ASSIST_ODDS);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.timeline-at", "u", 11);
  show_view (page, "log");
}

static void
prepare_conflict (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  cb_case_test_ask (cb_ui_test_get_case (page), 2, "scarlet knife hall", 1, 3);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.show-conflict", NULL);
}

static void
prepare_empty (CbWindow *window)
{
  show_sample (window, 0);
}

static void
prepare_cell (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_SHEET_VIEW, NULL);

  cb_sheet_view_focus_cell (CB_SHEET_VIEW (view), 3, 2);
}

/* The reason of a cell. */
static void
ask_why (CbCasePage *page, guint card, guint holder)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_SHEET_VIEW, NULL);

  cb_sheet_view_focus_cell (CB_SHEET_VIEW (view), card, holder);
  gtk_widget_activate_action (
    GTK_WIDGET (cb_sheet_view_get_cell (CB_SHEET_VIEW (view), card, holder)), "cell.details", NULL);
}

static void
prepare_why (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 27);

  ask_why (page, cb_case_test_card (cb_ui_test_get_case (page), "wrench"), 4);
}

static void
prepare_why_long (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 27);

  ask_why (page, cb_case_test_card (cb_ui_test_get_case (page), "billiard-room"), 0);
}

static void
prepare_why_open (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  cb_case_set_assist (cb_ui_test_get_case (page), CB_ASSIST_ODDS);
  cb_case_set_pencil (cb_ui_test_get_case (page), 4, 2, "?");
  ask_why (page, 4, 2);
}

static void
prepare_why_conflict (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  cb_case_test_ask (cb_ui_test_get_case (page), 2, "scarlet knife hall", 1, 3);
  ask_why (page, 3, 3);
}

static void
prepare_why_notes (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  cb_case_set_assist (cb_ui_test_get_case (page), CB_ASSIST_NOTES);
  ask_why (page, 3, 3);
}

/* Asks for a hint, and so many times for more of it. */
static CbCasePage *
ask_hint (CbWindow *window, guint n_more)
{
  CbCasePage *page = show_sample (window, 12);
  GtkWidget *bar = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_HINT_BAR, NULL);

  cb_case_set_assist (cb_ui_test_get_case (page), CB_ASSIST_NOTES);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.hint", NULL);
  cb_ui_test_wait (cb_hint_bar_get_hint (CB_HINT_BAR (bar)) != NULL);
  for (guint i = 0; i < n_more; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "case.hint-more", NULL);
  return page;
}

static void
prepare_hint (CbWindow *window)
{
  ask_hint (window, 0);
}

static void
prepare_hint_told (CbWindow *window)
{
  ask_hint (window, 2);
}

/* Supposes that a cell is so, and waits for what follows. */
static CbCasePage *
suppose (CbWindow *window, const char *card, guint holder)
{
  CbCasePage *page = show_sample (window, 12);
  guint index = cb_case_test_card (cb_ui_test_get_case (page), card);
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_SHEET_VIEW, NULL);

  cb_sheet_view_focus_cell (CB_SHEET_VIEW (view), index, holder);
  gtk_widget_activate_action (
    GTK_WIDGET (cb_sheet_view_get_cell (CB_SHEET_VIEW (view), index, holder)), "cell.suppose-yes",
    NULL);
  cb_ui_test_wait (cb_sheet_get_what_if (cb_ui_test_get_sheet (page)) != NULL);
  return page;
}

static void
prepare_what_if (CbWindow *window)
{
  suppose (window, "revolver", 0);
}

static void
prepare_what_if_steps (CbWindow *window)
{
  CbCasePage *page = suppose (window, "revolver", 0);

  gtk_widget_activate_action (GTK_WIDGET (page), "case.show-supposed", NULL);
}

static void
prepare_what_if_open (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);

  ask_why (page, cb_case_test_card (cb_ui_test_get_case (page), "revolver"), 0);
}

/* Right, wrong, and open. */
static void
prepare_marks_checked (CbWindow *window)
{
  CbCasePage *page = show_sample (window, 12);
  CbCase *case_ = cb_ui_test_get_case (page);
  GtkWidget *bar;

  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  cb_case_set_pencil (case_, cb_case_test_card (case_, "green"), 3, "✓");
  cb_case_set_pencil (case_, cb_case_test_card (case_, "plum"), 0, "✓");
  cb_case_set_pencil (case_, cb_case_test_card (case_, "rope"), 4, "✗");
  cb_case_set_pencil (case_, cb_case_test_card (case_, "hall"), 2, "✓");
  gtk_widget_activate_action (GTK_WIDGET (page), "case.check-marks", NULL);
  bar = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_CHECK_BAR, NULL);
  cb_ui_test_wait (cb_check_bar_get_check (CB_CHECK_BAR (bar)) != NULL);
}

static GtkWidget *
find_sheet (CbWindow *window)
{
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_VIEW, NULL);
}

static void
prepare_letters (CbWindow *window)
{
  prepare_sheet (window);
  g_object_set (find_sheet (window), "symbols", CB_SYMBOLS_LETTERS, NULL);
}

static void
prepare_dots (CbWindow *window)
{
  prepare_sheet (window);
  g_object_set (find_sheet (window), "symbols", CB_SYMBOLS_DOTS, NULL);
}

static void
prepare_folded (CbWindow *window)
{
  prepare_sheet (window);
  g_object_set (find_sheet (window), "mode", CB_SHEET_MODE_OPEN, NULL);
}

static void
wait_for_odds (CbSheet *sheet)
{
  CbCase *case_ = cb_sheet_get_case (sheet);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_sheet_set_show_odds (sheet, TRUE);
  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    {
      CbCell *cell = cb_sheet_get_cell (sheet, card, 0);

      cb_ui_test_wait (cb_cell_get_mark (cell) != CB_MARK_MAYBE || cb_cell_get_chance (cell) >= 0);
    }
}

static CbSheet *
get_sheet (CbWindow *window)
{
  g_autoptr (CbSheet) sheet = NULL;

  g_object_get (find_sheet (window), "sheet", &sheet, NULL);
  return sheet;
}

static void
prepare_odds (CbWindow *window)
{
  prepare_sheet (window);
  wait_for_odds (get_sheet (window));
}

static CbSheet *
show_table (CbWindow *window, const CbTableTest *table, guint n_entries)
{
  g_autoptr (CbCase) case_ = cb_table_test_play (table, n_entries, 1);

  cb_case_set_title (case_, "A full house");
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return get_sheet (window);
}

/* As many players and cards as there can be about, with long names and the most in the cells. */
static void
prepare_full (CbWindow *window)
{
  CbSheet *sheet = show_table (
    window,
    &(CbTableTest) {
      { 10, 8, 12 }, 10, 0, "The Thing with a Very Long Name, Number %u", "Bartholomew the %uth" },
    12);

  cb_case_set_pencil (cb_sheet_get_case (sheet), 5, 4, "?");
  wait_for_odds (sheet);
}

/* A fourth card in the envelope: why it was done. */
static void
prepare_four (CbWindow *window)
{
  wait_for_odds (
    show_table (window, &(CbTableTest) { { 6, 6, 9, 6 }, 4, 0, "Card %u", "Player %u" }, 9));
}

static void
prepare_alone (CbWindow *window)
{
  show_table (window, &(CbTableTest) { { 6, 6, 9 }, 1, CB_NOBODY, "Card %u", "Ada %u" }, 0);
}

static void
prepare_onlooker (CbWindow *window)
{
  show_table (window, &(CbTableTest) { { 6, 6, 9 }, 3, CB_NOBODY, "Card %u", "Player %u" }, 9);
}

const CbScreen cb_case_screens[] = {
  { "sheet-letters", prepare_letters },
  { "sheet-dots", prepare_dots },
  { "sheet-folded", prepare_folded },
  { "sheet-odds", prepare_odds, .matters = TRUE },
  { "sheet-full", prepare_full, .matters = TRUE },
  { "sheet-four", prepare_four, .matters = TRUE },
  { "sheet-alone", prepare_alone, .matters = TRUE },
  { "sheet-onlooker", prepare_onlooker },
  { "why", prepare_why, .matters = TRUE },
  { "why-long", prepare_why_long },
  { "why-open", prepare_why_open },
  { "why-conflict", prepare_why_conflict },
  { "why-notes", prepare_why_notes },
  { "what-if", prepare_what_if, .matters = TRUE },
  { "what-if-steps", prepare_what_if_steps },
  { "what-if-open", prepare_what_if_open },
  { "marks-checked", prepare_marks_checked },
  { "hint", prepare_hint },
  { "hint-told", prepare_hint_told, .matters = TRUE },
  { "sheet", prepare_sheet, .matters = TRUE },
  { "sheet-solved", prepare_solved },
  { "case-solved", prepare_case_solved, .matters = TRUE },
  { "case-told", prepare_case_told },
  { "sheet-empty", prepare_empty },
  { "sheet-focus", prepare_cell },
  { "quick", prepare_quick },
  { "quick-choices", prepare_quick_choices, .matters = TRUE },
  { "quick-problem", prepare_quick_problem },
  { "log", prepare_log, .matters = TRUE },
  { "log-kinds", prepare_log_kinds },
  { "log-note", prepare_note },
  { "timeline", prepare_timeline, .matters = TRUE },
  { "timeline-log", prepare_timeline_log, .matters = TRUE },
  { "conflict", prepare_conflict, .matters = TRUE },
  { NULL },
};
