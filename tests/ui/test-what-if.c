/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Supposing something from the page of a case, and leaving it again. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-cell-details.h"
#include "cb-sheet-view.h"
#include "cb-ui-test.h"
#include "cb-what-if-bar.h"
#include "cb-why-view.h"

typedef struct
{
  CbCase *case_;
  CbCasePage *page;
  CbSheet *sheet;
  CbSheetView *view;
  CbWindow *window;
  char *before;
} Fixture;

static char *
write_case (Fixture *fixture)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (fixture->case_);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  CbCase *case_ = cb_case_test_new ();
  gboolean narrow = data != NULL;

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", -1, CARA);
  fixture->case_ = case_;
  fixture->window = narrow ? cb_ui_test_open_window (360, 640) : cb_ui_test_open_window (1200, 800);
  cb_window_show_case (fixture->window, case_);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  fixture->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL));
  fixture->sheet = cb_ui_test_get_sheet (fixture->page);
  fixture->view = CB_SHEET_VIEW (
    cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_SHEET_VIEW, NULL));
  fixture->before = write_case (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *after = write_case (fixture);

  g_assert_cmpstr (after, ==, fixture->before);
  g_free (fixture->before);
  cb_ui_test_close_window (fixture->window);
  cb_ui_test_let_go (fixture->case_);
}

static CbSheetCell *
get_cell (Fixture *fixture, const char *card, guint holder)
{
  return cb_sheet_view_get_cell (fixture->view, cb_case_test_card (fixture->case_, card), holder);
}

static CbMark
get_mark (Fixture *fixture, const char *card, guint holder)
{
  return cb_cell_get_mark (cb_sheet_cell_get_cell (get_cell (fixture, card, holder)));
}

static void
open_details (Fixture *fixture, const char *card, guint holder)
{
  gtk_widget_grab_focus (GTK_WIDGET (get_cell (fixture, card, holder)));
  gtk_widget_activate_action (GTK_WIDGET (get_cell (fixture, card, holder)), "cell.details", NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

static void
wait_for_what_if (Fixture *fixture)
{
  cb_ui_test_wait (cb_sheet_get_what_if (fixture->sheet) != NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

static gboolean
shows_bar (Fixture *fixture)
{
  return gtk_widget_get_mapped (
    cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_WHAT_IF_BAR, NULL));
}

/* From the open cell, by its panel; out by the button. */
static void
test_comes_and_goes (Fixture *fixture, gconstpointer data)
{
  guint bob = CB_HOLDER_OF_SEAT (BOB), cara = CB_HOLDER_OF_SEAT (CARA);

  g_assert_cmpint (get_mark (fixture, "candlestick", bob), ==, CB_MARK_MAYBE);
  g_assert_false (shows_bar (fixture));
  open_details (fixture, "candlestick", bob);
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Has It");
  wait_for_what_if (fixture);

  g_assert_true (shows_bar (fixture));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->page), "supposing"));
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (fixture->page), "Suppose Bob had the Candlestick."));
  g_assert_cmpint (get_mark (fixture, "candlestick", bob), ==, CB_MARK_YES);
  g_assert_cmpint (get_mark (fixture, "candlestick", cara), ==, CB_MARK_NO);
  g_assert_cmpint (get_mark (fixture, "candlestick", 0), ==, CB_MARK_NO);
  g_assert_true (
    cb_cell_get_supposed (cb_sheet_cell_get_cell (get_cell (fixture, "candlestick", bob))));
  g_assert_cmpint (
    cb_case_get_mark (fixture->case_, 2, cb_case_test_card (fixture->case_, "candlestick"), bob),
    ==, CB_MARK_MAYBE);
  g_assert_false (cb_case_get_can_undo (fixture->case_) &&
                  g_strcmp0 (cb_case_get_undo_label (fixture->case_), "") == 0);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.stop-supposing", NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_assert_false (shows_bar (fixture));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->page), "supposing"));
  g_assert_cmpint (get_mark (fixture, "candlestick", bob), ==, CB_MARK_MAYBE);
}

/* Escape leaves first what was opened last, then what is supposed, and never the case. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  open_details (fixture, "candlestick", CB_HOLDER_OF_SEAT (BOB));
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Does Not Have It");
  wait_for_what_if (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.back", NULL);
  if (cb_sheet_get_supposing (fixture->sheet))
    gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.back", NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_assert_false (cb_sheet_get_supposing (fixture->sheet));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* The panel tells all steps at what is supposed, and of what would follow why. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  guint bob = CB_HOLDER_OF_SEAT (BOB), cara = CB_HOLDER_OF_SEAT (CARA);
  CbCellDetails *details;

  open_details (fixture, "candlestick", bob);
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Has It");
  wait_for_what_if (fixture);
  details = CB_CELL_DETAILS (
    cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_CELL_DETAILS, NULL));
  g_assert_cmpuint (cb_cell_details_get_steps (details)->len, >, 1);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (details), "Only supposed"));

  open_details (fixture, "candlestick", cara);
  details = CB_CELL_DETAILS (
    cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_CELL_DETAILS, NULL));
  cb_ui_test_wait (cb_cell_details_get_steps (details) != NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (details), "Would follow"));
  g_assert_cmpuint (cb_cell_details_get_steps (details)->len, >, 0);
}

/* At another point of the log it is worked out anew; where nothing is worked out, there is none. */
static void
test_timeline (Fixture *fixture, gconstpointer data)
{
  guint bob = CB_HOLDER_OF_SEAT (BOB);
  CbWhatIf *then;

  cb_sheet_suppose (fixture->sheet, cb_case_test_card (fixture->case_, "candlestick"), bob,
                    CB_MARK_YES);
  wait_for_what_if (fixture);
  then = cb_sheet_get_what_if (fixture->sheet);
  g_assert_cmpint (get_mark (fixture, "wrench", bob), ==, CB_MARK_NO);
  cb_sheet_set_at (fixture->sheet, 0);
  g_assert_true (cb_sheet_get_what_if (fixture->sheet) != then);
  wait_for_what_if (fixture);
  g_assert_cmpint (get_mark (fixture, "candlestick", bob), ==, CB_MARK_YES);
  g_assert_cmpint (get_mark (fixture, "wrench", bob), ==, CB_MARK_MAYBE);
  cb_sheet_set_at (fixture->sheet, -1);
  wait_for_what_if (fixture);

  cb_sheet_stop_supposing (fixture->sheet);
  g_assert_null (cb_sheet_get_what_if (fixture->sheet));
  g_assert_cmpint (get_mark (fixture, "candlestick", bob), ==, CB_MARK_MAYBE);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add ("/what-if/comes-and-goes", Fixture, NULL, set_up, test_comes_and_goes, tear_down);
  g_test_add ("/what-if/narrow", Fixture, "narrow", set_up, test_comes_and_goes, tear_down);
  g_test_add ("/what-if/escape", Fixture, NULL, set_up, test_escape, tear_down);
  g_test_add ("/what-if/steps", Fixture, NULL, set_up, test_steps, tear_down);
  g_test_add ("/what-if/timeline", Fixture, NULL, set_up, test_timeline, tear_down);
  return g_test_run ();
}
