/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-test.h"
#include "cb-drawn-dialog.h"
#include "cb-screens.h"
#include "cb-table-test.h"
#include "cb-table-view.h"

static void
show_case (CbWindow *window, CbCase *case_)
{
  GtkWidget *views;

  cb_case_set_title (case_, "Friday at Plum’s");
  cb_window_show_case (window, case_);
  views = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, NULL);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "table");
  cb_ui_test_draw (GTK_WIDGET (window));
}

static void
show (CbWindow *window, const char *sample, guint n_entries)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample (sample, n_entries);

  show_case (window, case_);
}

/* As many as there can be, with long names. */
static void
prepare_ten (CbWindow *window)
{
  static const CbTableTest TEN = { { 10, 8, 12 }, 10, 3, "Card %u", "Bartholomew %u" };
  g_autoptr (CbCase) case_ = cb_table_test_play (&TEN, 40, 1);

  show_case (window, case_);
}

/* Large hands, of which much is known. */
static void
prepare_pair (CbWindow *window)
{
  static const CbTableTest PAIR = { { 6, 6, 9 }, 2, 0, "Card %u", "Player %u" };
  g_autoptr (CbCase) case_ = cb_table_test_play (&PAIR, 8, 1);

  show_case (window, case_);
}

static void
prepare_six (CbWindow *window)
{
  show (window, "published-six-players.casebook", 12);
}

/* Five, and cards that lie face up. */
static void
prepare_five (CbWindow *window)
{
  show (window, "booklet-big-bang.casebook", 15);
}

/* Seven Kings lie open, two players keep cards, one has looked into the Fountain. */
static void
prepare_decks (CbWindow *window)
{
  show (window, "booklet-nightmare.casebook", 22);
}

static void
prepare_killed (CbWindow *window)
{
  show (window, "booklet-nightmare.casebook", 24);
}

/* What is known of a player's hand, and what he keeps naming. */
static void
prepare_seat (CbWindow *window)
{
  show (window, "random-5004_n5_t24.casebook", G_MAXUINT);
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_VIEW, NULL),
                              "table-view.show-seat", "u", 1);
}

/* One card: which one a shuffled deck brings is another each time. */
static void
show_drawn (CbWindow *window, guint n_entries)
{
  g_autoptr (CbTableState) state = NULL;
  CbEntry *drawn;

  show (window, "booklet-nightmare.casebook", n_entries);
  drawn = cb_case_test_get_entry (cb_window_get_case (window), n_entries - 1);
  state = cb_table_state_new (cb_window_get_case (window), n_entries);
  adw_dialog_present (ADW_DIALOG (cb_drawn_dialog_new (state, drawn, NULL)), GTK_WIDGET (window));
}

static void
prepare_drawn (CbWindow *window)
{
  show_drawn (window, 18);
}

/* The last King, which eliminates Cem. */
static void
prepare_drawn_deadly (CbWindow *window)
{
  show_drawn (window, 24);
}

/* The last case of a series. */
static void
prepare_solved (CbWindow *window)
{
  g_autoptr (CbSetup) setup = NULL;

  show (window, "booklet-nightmare.casebook", G_MAXUINT);
  setup = cb_setup_copy (cb_case_get_setup (cb_window_get_case (window)));
  setup->series = (CbSeries) { .goal = 2, .n_cases = 3, .solved = { 1, 1, 0, 1 } };
  cb_case_set_setup (cb_window_get_case (window), setup, NULL);
}

/* No dice, a deck of which not all is known. */
static void
prepare_actions (CbWindow *window)
{
  show (window, "booklet-at-sea.casebook", 9);
}

/* Nothing but dice. */
static void
prepare_plain (CbWindow *window)
{
  show (window, "booklet-classic.casebook", 5);
}

/* Two players: places, and no deck. */
static void
prepare_two (CbWindow *window)
{
  show (window, "booklet-big-bang-two.casebook", G_MAXUINT);
}

/* A question mark on the die, beside the sheet. */
static void
prepare_prompt (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", 4);

  cb_case_set_title (case_, "Friday at Plum’s");
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
}

const CbScreen cb_table_screens[] = {
  { "table-decks", prepare_decks, .matters = TRUE },
  { "table-drawn", prepare_drawn, .matters = TRUE },
  { "table-drawn-deadly", prepare_drawn_deadly, .matters = TRUE },
  { "table-seat", prepare_seat, .matters = TRUE },
  { "table-killed", prepare_killed },
  { "table-solved", prepare_solved, .matters = TRUE },
  { "table-actions", prepare_actions },
  { "table-plain", prepare_plain },
  { "table-pair", prepare_pair },
  { "table-five", prepare_five },
  { "table-six", prepare_six },
  { "table-ten", prepare_ten, .matters = TRUE },
  { "table-two", prepare_two },
  { "table-prompt", prepare_prompt, .matters = TRUE },
  { NULL },
};
