/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of assistance: what each may say, wherever it could be said. */

#include "config.h"

#include "cb-card-face.h"
#include "cb-case-page.h"
#include "cb-case-row.h"
#include "cb-case-test.h"
#include "cb-chances.h"
#include "cb-composer.h"
#include "cb-sheet-view.h"
#include "cb-suggestion.h"
#include "cb-ui-test.h"
#include "cb-why.h"

/* Words that only a conclusion puts on the screen. */
static const char *const CONCLUSIONS[] = { "crossed off", " left",   "solved",
                                           "cannot",      "Held by", "\nBob: " };

static CbWindow *window;
static CbCasePage *page;

/* Cara holds none of three cards, Bob one of them, and none of others. */
static CbCase *
make_case (void)
{
  CbCase *case_ = cb_case_test_new ();

  cb_case_test_ask (case_, ANN, "plum wrench library", CARA, BOB);
  cb_case_test_ask (case_, ANN, "green revolver lounge", BOB, -1);
  cb_case_test_ask (case_, CARA, "plum rope hall", BOB, -1);
  return case_;
}

static void
open_case (CbCase *case_)
{
  window = cb_ui_test_open_case (case_, 1024, 768);
  page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
}

static void
set_level (const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "case.assist", "s", name));
  cb_ui_test_draw (GTK_WIDGET (window));
}

static CbSheetCell *
get_cell (const char *id, guint holder)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_SHEET_VIEW, NULL);

  return cb_sheet_view_get_cell (CB_SHEET_VIEW (view),
                                 cb_case_test_card (cb_window_get_case (window), id), holder);
}

static CbMark
get_mark (const char *id, guint holder)
{
  return cb_cell_get_mark (cb_sheet_cell_get_cell (get_cell (id, holder)));
}

static guint
count_conclusions (void)
{
  g_autofree char *texts = cb_ui_test_read_all ();
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (CONCLUSIONS); i++)
    n += strstr (texts, CONCLUSIONS[i]) != NULL ? 1 : 0;
  return n;
}

/* The level stands under the title, and how far the case is may stand before it. */
static void
assert_header (const char *level)
{
  g_autofree char *status = NULL;
  g_auto (GStrv) parts = NULL;

  g_object_get (page, "status", &status, NULL);
  g_assert_nonnull (status);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (page), status));
  parts = g_strsplit (status, " · ", 2);
  g_assert_cmpstr (parts[g_strv_length (parts) - 1], ==, level);
}

/* Lowering hides, raising brings all of it back, and both can be undone. */
static void
test_levels (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  guint n_conclusions;

  open_case (case_);
  assert_header ("Logic");
  n_conclusions = count_conclusions ();
  g_assert_cmpuint (n_conclusions, >, 1);
  g_assert_cmpint (get_mark ("wrench", CB_HOLDER_OF_SEAT (CARA)), ==, CB_MARK_NO);

  set_level ("notes");
  assert_header ("Notes only");
  g_assert_cmpuint (count_conclusions (), ==, 0);
  g_assert_cmpint (get_mark ("wrench", CB_HOLDER_OF_SEAT (CARA)), ==, CB_MARK_MAYBE);
  g_assert_cmpint (get_mark ("scarlet", CB_HOLDER_OF_SEAT (ANN)), ==, CB_MARK_YES);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 3);

  set_level ("odds");
  assert_header ("Logic and odds");
  g_assert_cmpuint (count_conclusions (), ==, n_conclusions);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.undo", NULL);
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_LOGIC);
  g_assert_cmpint (get_mark ("wrench", CB_HOLDER_OF_SEAT (CARA)), ==, CB_MARK_NO);
  cb_ui_test_close_window (window);
}

/* What comes in is noted and nothing else: no news, no warning, no banner, no chip struck out. */
static void
test_records_without_conclusions (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  CbDraft *draft;
  g_autoptr (CbDraftAnswer) answer = NULL;

  open_case (case_);
  set_level ("notes");
  draft = cb_ui_test_get_draft (page);
  /* He showed one of them before. */
  cb_draft_set_by (draft, ANN);
  cb_draft_toggle_card (draft, cb_case_test_card (case_, "plum"));
  cb_draft_toggle_card (draft, cb_case_test_card (case_, "wrench"));
  cb_draft_toggle_card (draft, cb_case_test_card (case_, "library"));
  answer = g_list_model_get_item (cb_draft_get_answers (draft), 0);
  cb_draft_answer_set_passed (answer, TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_conclusions (), ==, 0);
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_COMPOSER, NULL),
                              "record.confirm", NULL);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 4);
  g_assert_false (cb_case_is_consistent (case_, 4));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_conclusions (), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.show-conflict", NULL);
  g_assert_nonnull (cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_SHEET_VIEW, NULL));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_cell ("plum", 1))));

  set_level ("logic");
  g_assert_cmpuint (count_conclusions (), >, 1);
  cb_ui_test_close_window (window);
}

static void
tap (CbSheetCell *cell)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (cell));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", 1, 5.0, 5.0);
    }
}

/* Without conclusions a tap marks; with them it tells why. */
static void
test_tap_marks (void)
{
  static const char *const MARKS[] = { "✗", "✓", "?", NULL };
  g_autoptr (CbCase) case_ = make_case ();
  guint wrench = cb_case_test_card (case_, "wrench");

  open_case (case_);
  set_level ("notes");
  for (guint i = 0; i < G_N_ELEMENTS (MARKS); i++)
    {
      tap (get_cell ("wrench", CB_HOLDER_OF_SEAT (CARA)));
      g_assert_cmpstr (cb_case_get_pencil (case_, wrench, CB_HOLDER_OF_SEAT (CARA)), ==, MARKS[i]);
    }
  set_level ("logic");
  tap (get_cell ("wrench", CB_HOLDER_OF_SEAT (CARA)));
  g_assert_null (cb_case_get_pencil (case_, wrench, CB_HOLDER_OF_SEAT (CARA)));
  cb_ui_test_close_window (window);
}

/* How likely it is that Bob has Peacock. */
static double
compute_chance (CbCase *case_)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (cb_case_get_log (case_)));
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, n, CB_EFFORT_ENDLESS);

  return cb_chances_get_chance (chances, cb_case_test_card (case_, "peacock"),
                                CB_HOLDER_OF_SEAT (BOB));
}

static const char *
get_assumption (CbCase *case_)
{
  return cb_case_describe_odds (case_,
                                g_list_model_get_n_items (G_LIST_MODEL (cb_case_get_log (case_))));
}

/* Bob shows the Candlestick and not Peacock: he has Peacock less likely, unless all deals count
 * alike. The menu changes that, with odds only, and undo takes it back. */
static void
test_every_deal_alike (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new_with_odds ();
  g_autoptr (CbEntry)
    shown = cb_suggestion_new (ANN, cb_case_test_cards (case_, "peacock candlestick conservatory"));
  double chosen, alike;

  g_assert_null (get_assumption (case_));
  cb_suggestion_add_answer (shown, BOB, CB_DID_SHOW,
                            (int) cb_case_test_card (case_, "candlestick"));
  cb_case_append (case_, shown);
  g_assert_cmpstr (get_assumption (case_), ==,
                   "Casebook assumes that whoever could have shown you several cards picked "
                   "one at random.");
  chosen = compute_chance (case_);
  open_case (case_);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "case.alike", NULL));
  g_assert_true (cb_case_get_setup (case_)->alike);
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Change How Odds Are Counted");
  g_assert_cmpstr (get_assumption (case_), ==,
                   "Every possible deal counts the same, whichever cards you were shown.");
  alike = compute_chance (case_);
  g_assert_cmpfloat (alike, >, chosen + 0.05);
  gtk_widget_activate_action (GTK_WIDGET (page), "case.undo", NULL);
  g_assert_cmpfloat (compute_chance (case_), ==, chosen);

  set_level ("logic");
  gtk_widget_activate_action (GTK_WIDGET (page), "case.alike", NULL);
  g_assert_false (cb_case_get_setup (case_)->alike);
  cb_ui_test_close_window (window);
}

/* Nor does the list of cases tell how far one is. */
static void
test_list (void)
{
  g_autoptr (CbCase) case_ = cb_ui_test_make_case ("Friday", 3);
  GtkWidget *row;

  cb_ui_test_empty_shelf ();
  cb_ui_test_add_case (case_);
  window = cb_ui_test_open_window (1024, 768);
  row = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_ROW, NULL);
  cb_ui_test_wait (cb_ui_test_find_label (row, "33%") != NULL);
  g_assert_nonnull (cb_ui_test_find (row, CB_TYPE_CARD_FACE, NULL));
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  cb_shelf_update (cb_ui_test_get_shelf (), case_);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (window), "Friday"));
  g_assert_null (cb_ui_test_find_label (row, "33%"));
  g_assert_null (cb_ui_test_find (row, CB_TYPE_CARD_FACE, NULL));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/assist/levels", test_levels);
  g_test_add_func ("/assist/records-without-conclusions", test_records_without_conclusions);
  g_test_add_func ("/assist/tap-marks", test_tap_marks);
  g_test_add_func ("/assist/every-deal-alike", test_every_deal_alike);
  g_test_add_func ("/assist/list", test_list);

  return g_test_run ();
}
