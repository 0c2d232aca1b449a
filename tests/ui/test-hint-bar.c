/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hint in a window, bit by bit: where to look, what there is to find, and why; marked, taken
 * back, and gone once the log is another. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-check-bar.h"
#include "cb-hint-bar.h"
#include "cb-pencil.h"
#include "cb-sheet-view.h"
#include "cb-ui-test.h"

typedef struct
{
  CbWindow *window;
  CbCase *case_;
  GtkWidget *page;
  CbHintBar *bar;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 12);

  fixture->window = cb_ui_test_open_window (1024, 768);
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  cb_window_show_case (fixture->window, case_);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  fixture->page = cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL);
  fixture->case_ = cb_ui_test_get_case (CB_CASE_PAGE (fixture->page));
  fixture->bar = CB_HINT_BAR (cb_ui_test_find (fixture->page, CB_TYPE_HINT_BAR, NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  cb_ui_test_close_window (fixture->window);
}

static CbMarkHint *
ask (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "case.hint", NULL);
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) != NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  return cb_hint_bar_get_hint (fixture->bar);
}

static CbSheetCell *
get_cell (Fixture *fixture, const CbMarkHint *hint)
{
  GtkWidget *view = cb_ui_test_find (fixture->page, CB_TYPE_SHEET_VIEW, NULL);

  return cb_sheet_view_get_cell (CB_SHEET_VIEW (view),
                                 cb_card_set_first (cb_mark_hint_get_cards (hint)),
                                 (guint) __builtin_ctz (cb_mark_hint_get_holders (hint)));
}

static guint
count_rows (Fixture *fixture)
{
  GtkWidget *list = cb_ui_test_find (GTK_WIDGET (fixture->bar), GTK_TYPE_LIST_BOX, NULL);
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n) != NULL)
    n++;
  return n;
}

static void
test_bit_by_bit (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbMarkHint) hint = cb_mark_hint_ref (ask (fixture));
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, hint));
  g_autofree char *place = cb_mark_hint_describe_place (hint);
  g_autofree char *cells = cb_mark_hint_describe_cells (hint);

  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (fixture->bar), place));
  g_assert_false (cb_hint_bar_tells_cells (fixture->bar));
  g_assert_false (gtk_widget_has_css_class (cell, "explained"));

  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Show Me");
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (fixture->bar), cells));
  g_assert_true (gtk_widget_has_css_class (cell, "explained"));
  g_assert_cmpuint (count_rows (fixture), ==, 0);

  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Why?");
  g_assert_cmpuint (count_rows (fixture), ==, cb_mark_hint_get_why (hint)->steps->len);

  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Mark It");
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) == NULL);
  g_assert_true (cb_mark_hint_is_marked (hint, fixture->case_));
  g_assert_false (gtk_widget_has_css_class (cell, "explained"));
  g_assert_true (cb_case_undo (fixture->case_));
  g_assert_false (cb_mark_hint_is_marked (hint, fixture->case_));
}

/* Who marks it himself is not told any more of it. */
static void
test_marked_by_hand (Fixture *fixture, gconstpointer data)
{
  cb_mark_hint_apply (ask (fixture), fixture->case_);
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) == NULL);
}

static void
test_goes_with_the_log (Fixture *fixture, gconstpointer data)
{
  ask (fixture);
  cb_case_remove (fixture->case_, 11);
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) == NULL);

  ask (fixture);
  gtk_widget_activate_action (fixture->page, "case.back", NULL);
  g_assert_null (cb_hint_bar_get_hint (fixture->bar));
}

/* A wrong mark comes first: from there it is one step to see which one, and the bar goes with it.
 */
static void
test_wrong_mark (Fixture *fixture, gconstpointer data)
{
  CbCardSet white = cb_case_test_cards (fixture->case_, "white");
  guint me = CB_HOLDER_OF_SEAT ((guint) cb_case_get_setup (fixture->case_)->me);
  CbCheckBar *check_bar = CB_CHECK_BAR (cb_ui_test_find (fixture->page, CB_TYPE_CHECK_BAR, NULL));

  cb_case_set_pencils (fixture->case_, white, 1u << me, "✗");
  g_assert_cmpint (cb_mark_hint_get_state (ask (fixture)), ==, CB_HINT_WRONG_MARK);
  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Check My Marks");
  cb_ui_test_wait (cb_check_bar_get_check (check_bar) != NULL);
  g_assert_null (cb_hint_bar_get_hint (fixture->bar));
  g_assert_cmpuint (cb_mark_check_count (cb_check_bar_get_check (check_bar), CB_VERDICT_WRONG), ==,
                    1);
  g_assert_true (cb_case_undo (fixture->case_));
  cb_ui_test_wait (cb_check_bar_get_check (check_bar) == NULL);
}

/* Where Casebook fills in the sheet itself there are no hints. */
static void
test_only_with_notes (Fixture *fixture, gconstpointer data)
{
  ask (fixture);
  cb_case_set_assist (fixture->case_, CB_ASSIST_LOGIC);
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) == NULL);
  gtk_widget_activate_action (fixture->page, "case.hint", NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_assert_null (cb_hint_bar_get_hint (fixture->bar));
}

static gboolean
is_shown (Fixture *fixture)
{
  return cb_hint_bar_get_shown (fixture->bar);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

/* Nothing is worked out until the gate opens. */
static void
ask_in_vain (Fixture *fixture)
{
  cb_ui_test_close_gate ();
  gtk_widget_activate_action (fixture->page, "case.hint", NULL);
  g_assert_true (is_shown (fixture));
  g_assert_null (cb_hint_bar_get_hint (fixture->bar));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (fixture->bar), "Looking for a hint…"));
}

/* What was looked for in another log is not told of this one. */
static void
test_log_changes_meanwhile (Fixture *fixture, gconstpointer data)
{
  ask_in_vain (fixture);
  cb_case_remove (fixture->case_, 11);
  cb_ui_test_open_gate ();
  cb_ui_test_wait (!is_shown (fixture));
  cb_ui_test_settle ();
  g_assert_false (is_shown (fixture));
  g_assert_nonnull (ask (fixture));
}

static void
test_search_is_stopped (Fixture *fixture, gconstpointer data)
{
  ask_in_vain (fixture);
  gtk_widget_activate_action (fixture->page, "case.back", NULL);
  g_assert_false (is_shown (fixture));
  cb_ui_test_open_gate ();
  cb_ui_test_settle ();
  g_assert_false (is_shown (fixture));
}

/* Whoever goes on with something else keeps the keys; who waits gets to the next button. */
static void
test_focus_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = cb_ui_test_find (fixture->page, CB_TYPE_SHEET_VIEW, NULL);
  GtkWidget *focus;

  ask_in_vain (fixture);
  gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
  focus = get_focus (fixture);
  g_assert_true (gtk_widget_is_ancestor (focus, view));
  cb_ui_test_open_gate ();
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) != NULL);
  g_assert_true (get_focus (fixture) == focus);

  ask_in_vain (fixture);
  cb_ui_test_open_gate ();
  cb_ui_test_wait (cb_hint_bar_get_hint (fixture->bar) != NULL);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_focus (fixture))), ==, "_Show Me");
}

/* The steps are read from the first one on. */
static void
test_steps_have_the_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = cb_ui_test_find (GTK_WIDGET (fixture->bar), GTK_TYPE_LIST_BOX, NULL);

  ask (fixture);
  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Show Me");
  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Why?");
  g_assert_true (get_focus (fixture) ==
                 GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
}

/* The hint and the reason of a cell share the sheet: the reason that is open comes first, and each
 * leaves the other’s frames alone. */
static void
test_beside_a_reason (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = cb_ui_test_find (fixture->page, CB_TYPE_SHEET_VIEW, NULL);
  CbSheetCell *other = cb_sheet_view_get_cell (CB_SHEET_VIEW (view), 0, 1);
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, ask (fixture)));

  g_assert_true (GTK_WIDGET (other) != cell);
  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Show Me");
  cb_ui_test_click (GTK_WIDGET (fixture->bar), "Why?");
  g_assert_true (gtk_widget_has_css_class (cell, "explained"));

  g_signal_emit_by_name (view, "details", other);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (other), "explained"));
  g_assert_false (gtk_widget_has_css_class (cell, "explained"));
  gtk_widget_activate_action (fixture->page, "case.close-why", NULL);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (other), "explained"));
  g_assert_true (gtk_widget_has_css_class (cell, "explained"));

  g_signal_emit_by_name (view, "details", other);
  gtk_widget_activate_action (fixture->page, "case.close-hint", NULL);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (other), "explained"));
  gtk_widget_activate_action (fixture->page, "case.close-why", NULL);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (other), "explained"));
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, test) g_test_add ("/hint-bar/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("bit-by-bit", test_bit_by_bit);
  ADD ("marked-by-hand", test_marked_by_hand);
  ADD ("goes-with-the-log", test_goes_with_the_log);
  ADD ("wrong-mark", test_wrong_mark);
  ADD ("only-with-notes", test_only_with_notes);
  ADD ("log-changes-meanwhile", test_log_changes_meanwhile);
  ADD ("search-is-stopped", test_search_is_stopped);
  ADD ("focus-stays", test_focus_stays);
  ADD ("steps-have-the-focus", test_steps_have_the_focus);
  ADD ("beside-a-reason", test_beside_a_reason);
#undef ADD
  return g_test_run ();
}
