/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of who is out, of a case that is solved and of one that is over, in the window with
 * a case on disk: in Insight, in the dialog of the solved case, in the review, in the case file. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-card-slot.h"
#include "cb-case-column.h"
#include "cb-case-page.h"
#include "cb-case-strip.h"
#include "cb-case-test.h"
#include "cb-cell-details.h"
#include "cb-chances.h"
#include "cb-composer.h"
#include "cb-course-words.h"
#include "cb-fitted-text.h"
#include "cb-insight-parts.h"
#include "cb-progress.h"
#include "cb-review-words.h"
#include "cb-sheet-view.h"
#include "cb-slot.h"
#include "cb-solved-dialog.h"
#include "cb-suggestion.h"
#include "cb-token.h"
#include "cb-ui-test.h"

#define SOLUTION "mustard revolver kitchen"

typedef struct
{
  CbCase *case_;
  CbCasePage *page;
  CbInsight *insight;
  CbWindow *window;
} Shown;

static GtkWidget *
find (Shown *shown, GType type, const char *name)
{
  return cb_ui_test_find (GTK_WIDGET (shown->page), type, name);
}

static void
show_view (Shown *shown, const char *name)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (shown, ADW_TYPE_VIEW_STACK, NULL)),
                                         name);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

/* @case_: (transfer full): is written to disk and opened from there */
static void
open_case (Shown *shown, CbCase *case_, int width)
{
  shown->window = cb_ui_test_open_kept (case_, width, 900);
  g_object_unref (case_);
  shown->case_ = cb_window_get_case (shown->window);
  g_assert_nonnull (shown->case_);
  shown->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (shown->window), CB_TYPE_CASE_PAGE, NULL));
  shown->insight = cb_insight_view_get_insight (
    CB_INSIGHT_VIEW (find (shown, CB_TYPE_INSIGHT_VIEW, NULL)));
  show_view (shown, "sheet");
}

static void
close_case (Shown *shown)
{
  cb_ui_test_close_window (shown->window);
}

static void
show_insight (Shown *shown)
{
  show_view (shown, "insight");
  cb_ui_test_wait (
    cb_insight_view_is_built (CB_INSIGHT_VIEW (find (shown, CB_TYPE_INSIGHT_VIEW, NULL))));
}

static void
accuse (CbCase *case_, int by, const char *ids, CbResult result)
{
  g_autoptr (CbEntry) entry = cb_accusation_new (by, cb_case_test_cards (case_, ids), result);

  cb_case_append (case_, entry);
}

/* (transfer full): three suggestions; then Bob accused wrongly, and saw the envelope */
static CbCase *
make_case (void)
{
  CbCase *case_ = cb_case_test_new ();

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", -1, CARA);
  cb_case_test_ask (case_, CARA, "green wrench library", ANN, BOB);
  accuse (case_, BOB, "green candlestick lounge", CB_RESULT_WRONG);
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  return case_;
}

/* (transfer full): the same, and then nobody could show anything of what I asked for */
static CbCase *
make_solved (void)
{
  CbCase *case_ = make_case ();
  g_autoptr (CbEntry) last = cb_suggestion_new (ANN, cb_case_test_cards (case_, SOLUTION));

  cb_suggestion_add_answer (last, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (last, CARA, CB_DID_PASS, -1);
  cb_case_append (case_, last);
  return case_;
}

static char *
get_text (GtkWidget *widget, const char *property)
{
  char *text;

  g_object_get (widget, property, &text, NULL);
  return text;
}

static void
assert_text (GtkWidget *widget, const char *property, const char *expected)
{
  g_autofree char *text = get_text (widget, property);

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
is_seen (Shown *shown, GType type)
{
  GtkWidget *widget = find (shown, type, NULL);

  return widget != NULL && gtk_widget_get_mapped (widget);
}

static void
wait_for_course (Shown *shown)
{
  cb_ui_test_wait (cb_insight_get_course (shown->insight) != NULL &&
                   cb_course_is_final (cb_insight_get_course (shown->insight)));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

/* The lane in the given place from the top, from 0 on. */
static GtkWidget *
find_lane (Shown *shown, guint place)
{
  GtkWidget *row = cb_ui_test_find (find (shown, CB_TYPE_RACE_VIEW, NULL), CB_TYPE_LANE, NULL);

  /* The first one is what stands above the others. */
  for (guint i = 0; i <= place; i++)
    row = gtk_widget_get_next_sibling (row);
  return cb_ui_test_find (row, CB_TYPE_LANE, NULL);
}

/* What a lane says: @index counts the name, how far, and how sure. */
static void
assert_lane (GtkWidget *lane, guint index, const char *expected)
{
  GtkWidget *label = cb_ui_test_find (lane, GTK_TYPE_LABEL, NULL);

  for (guint i = 0; i < index; i++)
    label = gtk_widget_get_next_sibling (label);
  assert_text (label, "label", expected);
}

/* Where on its track the token of a lane stands, 0…1. */
static double
get_at (GtkWidget *lane)
{
  float start, end;

  cb_lane_get_track (CB_LANE (lane), &start, &end);
  return (double) ((cb_lane_get_token_x (CB_LANE (lane)) - start) / (end - start));
}

/* (transfer full): "About 12 left", or what @format says of it */
static char *
print_left (const char *format, guint left)
{
  g_autofree char *number = g_strdup_printf ("%u", left);
  g_auto (GStrv) parts = g_strsplit (format, "%", 2);

  return g_strconcat (parts[0], number, parts[1], NULL);
}

/* Who is out stays where he was before the accusation, and is not said to be close. */
static void
test_out (void)
{
  Shown shown = { 0 };
  CbCourse *course;
  guint stopped, first, left;
  g_autofree char *more = NULL;
  g_autofree char *words = NULL;

  open_case (&shown, make_case (), 1280);
  show_insight (&shown);
  cb_ui_test_wait (cb_insight_get_rivals (shown.insight) != NULL);
  wait_for_course (&shown);
  course = cb_insight_get_course (shown.insight);
  stopped = cb_course_get_others_left (course, BOB, 3, NULL, NULL);
  first = cb_course_get_others_left (course, BOB, 0, NULL, NULL);
  g_assert_cmpuint (stopped, >, 1);
  more = print_left ("Stopped at about %", stopped);
  assert_lane (find_lane (&shown, 0), 0, "You");
  assert_lane (find_lane (&shown, 1), 0, "Bob");
  assert_lane (find_lane (&shown, 1), 1, "Out since entry 4");
  assert_lane (find_lane (&shown, 1), 2, more);
  g_assert_cmpfloat_with_epsilon (get_at (find_lane (&shown, 1)),
                                  cb_progress_of_solutions (stopped, first), 0.001);

  /* Mine is counted, and Cara’s is about so. */
  left = cb_course_get_left (course, 4);
  words = print_left ("% left", left);
  assert_lane (find_lane (&shown, 0), 1, words);
  g_assert_cmpfloat_with_epsilon (get_at (find_lane (&shown, 0)),
                                  cb_progress_of_solutions (left, cb_course_get_left (course, 0)),
                                  0.001);
  g_clear_pointer (&words, g_free);
  words = print_left ("About % left",
                      cb_rivals_get_quantile (cb_insight_get_rivals (shown.insight), CARA, 0.5));
  assert_lane (find_lane (&shown, 2), 1, words);

  /* Before that entry he played. */
  cb_sheet_set_at (cb_ui_test_get_sheet (shown.page), 3);
  cb_ui_test_wait (cb_insight_is_done (shown.insight, "rivals"));
  g_clear_pointer (&words, g_free);
  words = print_left ("About % left",
                      cb_rivals_get_quantile (cb_insight_get_rivals (shown.insight), BOB, 0.5));
  assert_lane (find_lane (&shown, 1), 1, words);
  close_case (&shown);
}

/* (transfer full): @middle of what is said of Cara, with how many solutions she had left */
static char *
describe_cara (Shown *shown, guint n_entries, const char *middle)
{
  guint left = cb_course_get_others_left (cb_insight_get_course (shown->insight), CARA, n_entries,
                                          NULL, NULL);

  return g_strdup_printf (left == 1 ? "Cara %s, with about %u solution left."
                                    : "Cara %s, with about %u solutions left.",
                          middle, left);
}

static gboolean
says (GtkWidget *label, const char *expected)
{
  return g_str_equal (gtk_label_get_label (GTK_LABEL (label)), expected);
}

static void
assert_accent (GtkWidget *solved, gboolean expected)
{
  GtkWidget *button = cb_ui_test_find (solved, GTK_TYPE_BUTTON, "accuse");

  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_cmpint (gtk_widget_has_css_class (button, "suggested-action"), ==, expected);
}

/* The cards and nothing to ask for; and the dialog says the same. */
static void
test_solved (void)
{
  Shown shown = { 0 };
  CbDraft *draft;
  GtkWidget *solved, *dialog;
  g_autofree char *cara = NULL;

  open_case (&shown, make_solved (), 1280);
  show_insight (&shown);
  wait_for_course (&shown);
  g_assert_cmpuint (cb_insight_get_state (shown.insight), ==, CB_INSIGHT_SOLVED);
  solved = find (&shown, CB_TYPE_SOLVED_VIEW, NULL);
  cara = describe_cara (&shown, 5, "is closest behind you");
  assert_text (cb_ui_test_find (solved, GTK_TYPE_LABEL, "order"), "label", "Cara is next.");
  assert_text (cb_ui_test_find (solved, GTK_TYPE_LABEL, "behind"), "label", cara);
  assert_accent (solved, TRUE);
  g_assert_cmpuint (cb_ui_test_count_cards (cb_case_get_edition (shown.case_),
                                            cb_case_test_cards (shown.case_, SOLUTION)),
                    ==, 3);
  g_assert_true (gtk_widget_get_mapped (cb_ui_test_find (solved, GTK_TYPE_BOX, "faces")));
  g_assert_false (is_seen (&shown, CB_TYPE_VERDICT_VIEW));
  g_assert_false (is_seen (&shown, CB_TYPE_ASK_VIEW));
  g_assert_false (is_seen (&shown, CB_TYPE_PLACES_VIEW));
  g_assert_false (is_seen (&shown, CB_TYPE_ODDS_VIEW));
  g_assert_false (is_seen (&shown, CB_TYPE_RACE_VIEW));
  g_assert_false (is_seen (&shown, CB_TYPE_COURSE_VIEW));
  g_assert_null (cb_insight_get_advice (shown.insight));
  g_assert_false (cb_ui_test_reads ("Make for"));
  g_assert_false (cb_ui_test_reads ("After the Game"));

  gtk_widget_activate_action (GTK_WIDGET (shown.page), "case.slot", "u", 0);
  dialog = GTK_WIDGET (cb_ui_test_get_dialog (shown.window));
  g_assert_true (CB_IS_SOLVED_DIALOG (dialog));
  cb_ui_test_wait (says (cb_ui_test_find (dialog, GTK_TYPE_LABEL, "behind_words"), cara));
  assert_text (cb_ui_test_find (dialog, GTK_TYPE_LABEL, "entry"), "label", "Entry 5");
  assert_text (cb_ui_test_find (dialog, GTK_TYPE_LABEL, "sentence"), "label",
               "Mustard, Revolver and Kitchen");
  adw_dialog_force_close (ADW_DIALOG (dialog));

  draft = cb_ui_test_get_draft (shown.page);
  cb_ui_test_click (solved, "Accuse Now");
  g_assert_cmpuint (cb_draft_get_kind (draft), ==, CB_DRAFT_ACCUSATION);
  g_assert_cmpint (cb_draft_get_by (draft), ==, ANN);
  g_assert_cmpuint (cb_draft_get_cards (draft), ==, cb_case_test_cards (shown.case_, SOLUTION));

  /* Before that entry there was something to ask for. */
  cb_sheet_set_at (cb_ui_test_get_sheet (shown.page), 4);
  cb_ui_test_wait (cb_insight_get_advice (shown.insight) != NULL &&
                   cb_insight_get_decision (shown.insight) != NULL);
  show_insight (&shown);
  g_assert_true (is_seen (&shown, CB_TYPE_ASK_VIEW));
  g_assert_false (gtk_widget_get_mapped (solved));
  g_assert_true (is_seen (&shown, CB_TYPE_VERDICT_VIEW));
  close_case (&shown);
}

/* While it is somebody else’s turn, nothing presses. */
static void
test_solved_out_of_turn (void)
{
  Shown shown = { 0 };
  CbCase *case_ = cb_case_test_new ();
  g_autoptr (CbEntry) found = cb_suggestion_new (ANN, cb_case_test_cards (case_, SOLUTION));
  GtkWidget *solved;

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_suggestion_add_answer (found, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (found, CARA, CB_DID_PASS, -1);
  cb_case_append (case_, found);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", -1, CARA);
  open_case (&shown, case_, 1280);
  show_insight (&shown);
  wait_for_course (&shown);
  solved = find (&shown, CB_TYPE_SOLVED_VIEW, NULL);
  assert_text (cb_ui_test_find (solved, GTK_TYPE_LABEL, "order"), "label",
               "Cara is next, then you.");
  assert_accent (solved, FALSE);

  /* Back to where it is still my turn, and on again. */
  cb_sheet_set_at (cb_ui_test_get_sheet (shown.page), 1);
  show_insight (&shown);
  assert_text (cb_ui_test_find (solved, GTK_TYPE_LABEL, "order"), "label", "Bob is next.");
  assert_accent (solved, TRUE);
  close_case (&shown);
}

/* Whoever accused wrongly knows it all the same, but has nothing to accuse. */
static void
test_solved_when_out (void)
{
  Shown shown = { 0 };
  CbCase *case_ = make_solved ();
  GtkWidget *solved;

  accuse (case_, ANN, "plum candlestick lounge", CB_RESULT_WRONG);
  open_case (&shown, case_, 1280);
  show_insight (&shown);
  wait_for_course (&shown);
  g_assert_cmpuint (cb_insight_get_state (shown.insight), ==, CB_INSIGHT_SOLVED);
  solved = find (&shown, CB_TYPE_SOLVED_VIEW, NULL);
  g_assert_nonnull (cb_ui_test_find_label (solved, "Case Solved"));
  g_assert_false (gtk_widget_get_visible (cb_ui_test_find (solved, GTK_TYPE_BUTTON, "accuse")));
  g_assert_false (gtk_widget_get_visible (cb_ui_test_find (solved, GTK_TYPE_LABEL, "order")));
  g_assert_false (is_seen (&shown, CB_TYPE_ASK_VIEW));
  close_case (&shown);
}

/* (transfer full): what the review says below how it ended, of a case that is over */
static char *
read_review (Shown *shown, CbCase *case_, const char *ending)
{
  GtkWidget *review;

  open_case (shown, case_, 1280);
  show_insight (shown);
  cb_ui_test_wait (cb_insight_get_review (shown->insight) != NULL);
  wait_for_course (shown);
  review = find (shown, CB_TYPE_REVIEW_VIEW, NULL);
  assert_text (review, "ending", ending);
  g_assert_false (is_seen (shown, CB_TYPE_ASK_VIEW));
  g_assert_false (is_seen (shown, CB_TYPE_VERDICT_VIEW));
  g_assert_false (cb_ui_test_reads ("Make for"));
  return get_text (review, "solved");
}

/* Whose suggestions helped, in percent, by seat. */
static void
assert_shares (Shown *shown, GtkWidget *review)
{
  static const char *const NAMES[] = { "Ann", "Bob", "Cara" };
  GtkWidget *row = gtk_widget_get_first_child (cb_ui_test_find (review, GTK_TYPE_BOX, "players"));
  double shares[CB_MAX_PLAYERS];

  cb_review_get_shares (cb_insight_get_review (shown->insight), shown->case_, shares);
  g_assert_cmpfloat (shares[ANN], >, shares[BOB]);
  for (guint seat = 0; seat < G_N_ELEMENTS (NAMES); seat++, row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *percent = cb_chance_describe (shares[seat]);

      g_assert_nonnull (cb_ui_test_find_label (row, NAMES[seat]));
      g_assert_nonnull (cb_ui_test_find_label (row, percent));
    }
  g_assert_null (row);
}

/* Collects how wide the dashed lines are: those of the others. */
static void
find_dashed (GskRenderNode *node, GArray *widths)
{
  gsize n_dash;

  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      find_dashed (gsk_container_node_get_child (node, i), widths);
  if (gsk_render_node_get_node_type (node) == GSK_STROKE_NODE &&
      gsk_stroke_get_dash (gsk_stroke_node_get_stroke (node), &n_dash) != NULL)
    {
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (node, &bounds);
      g_array_append_val (widths, bounds.size.width);
    }
}

/* The first of the others reaches so far along the line of the second. */
static void
assert_lines (GtkWidget *chart, double share)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (float));

  GTK_WIDGET_GET_CLASS (chart)->snapshot (chart, snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  find_dashed (node, widths);
  g_assert_cmpuint (widths->len, ==, 2);
  g_assert_cmpfloat_with_epsilon (
    (double) (g_array_index (widths, float, 0) / g_array_index (widths, float, 1)), share, 0.02);
}

/* The lines end before the envelope was opened, and Bob's where he left. */
static void
test_won (void)
{
  Shown shown = { 0 };
  CbCase *case_ = make_solved ();
  const CbCourse *course;
  g_autofree char *words = NULL;
  g_autofree char *cara = NULL;
  g_autofree char *cell = NULL;
  GtkWidget *review;

  accuse (case_, ANN, SOLUTION, CB_RESULT_RIGHT);
  words = read_review (&shown, case_, "You solved it at entry 6, with 2 suggestions.");
  course = cb_insight_get_course (shown.insight);
  cara = describe_cara (&shown, 5, "was closest behind you");
  g_assert_true (g_str_has_suffix (words, cara));
  g_assert_cmpuint (cb_course_get_n_entries (course), ==, 5);
  g_assert_cmpuint (cb_course_get_end (course, ANN), ==, 5);
  g_assert_cmpuint (cb_course_get_end (course, BOB), ==, 3);
  g_assert_cmpuint (cb_course_get_end (course, CARA), ==, 5);
  g_assert_cmpuint (cb_course_get_others_left (course, BOB, 3, NULL, NULL), >, 1);
  cell = cb_course_describe_cell (course, 4, 2);
  g_assert_cmpstr (cell, ==, "Out");
  review = find (&shown, CB_TYPE_REVIEW_VIEW, NULL);
  assert_text (cb_ui_test_find (review, GTK_TYPE_LABEL, "left"), "label", "1");
  assert_shares (&shown, review);
  assert_lines (cb_ui_test_find (review, CB_TYPE_CHART, NULL), 3.0 / 5);
  close_case (&shown);
}

/* Nobody has found out what the one who solved it showed to all. */
static void
test_lost (void)
{
  Shown shown = { 0 };
  CbCase *case_ = make_case ();
  const CbCourse *course;
  g_autofree char *words = NULL;
  g_autofree char *mine = NULL;
  g_autofree char *left = NULL;

  accuse (case_, CARA, SOLUTION, CB_RESULT_RIGHT);
  words = read_review (&shown, case_, "Cara solved it at entry 5, with 1 suggestion.");
  course = cb_insight_get_course (shown.insight);
  g_assert_cmpuint (cb_course_get_n_entries (course), ==, 4);
  g_assert_cmpuint (cb_course_get_left (course, 4), >, 1);
  mine = g_strdup_printf ("You came closest, with %u solutions left.",
                          cb_course_get_left (course, 4));
  g_assert_true (g_str_has_suffix (words, mine));
  left = g_strdup_printf ("%u", cb_course_get_left (course, 4));
  assert_text (cb_ui_test_find (find (&shown, CB_TYPE_REVIEW_VIEW, NULL), GTK_TYPE_LABEL, "left"),
               "label", left);
  close_case (&shown);
}

/* Everybody is out, and nobody knows what is in the envelope. */
static void
test_all_out (void)
{
  Shown shown = { 0 };
  CbCase *case_ = make_case ();

  accuse (case_, CARA, "plum candlestick lounge", CB_RESULT_WRONG);
  accuse (case_, ANN, "plum candlestick kitchen", CB_RESULT_WRONG);
  open_case (&shown, case_, 1280);
  show_insight (&shown);
  cb_ui_test_wait (cb_insight_get_chances (shown.insight) != NULL);
  g_assert_false (is_seen (&shown, CB_TYPE_ASK_VIEW));
  g_assert_false (is_seen (&shown, CB_TYPE_VERDICT_VIEW));
  g_assert_null (cb_insight_get_advice (shown.insight));
  g_assert_null (cb_insight_get_decision (shown.insight));
  close_case (&shown);
}

/* In the booklet's game Ann accused wrongly. */
static void
test_sample (void)
{
  Shown shown = { 0 };
  g_autofree char *words = read_review (
    &shown, cb_case_test_load_sample ("booklet-nightmare.casebook", G_MAXUINT),
    "You solved it at entry 31, with 3 suggestions.");

  g_assert_null (strstr (words, "Ann"));
  g_assert_nonnull (strstr (words, " Dot was closest behind you, with about "));
  close_case (&shown);
}

/* Appends what the labels in a widget say that can be seen, each in bars. */
static void
read_labels (GtkWidget *widget, GString *words)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  if (CB_IS_FITTED_TEXT (widget))
    {
      g_autofree char *text = NULL;

      g_object_get (widget, "text", &text, NULL);
      g_string_append_printf (words, "%s|", text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_labels (child, words);
}

/* What the slots of the case file say. */
static void
assert_slots (Shown *shown, GType type, const char *const *expected)
{
  CbCaseSlots *slots = CB_CASE_SLOTS (find (shown, type, NULL));

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (slots)));
  for (guint i = 0; expected[i] != NULL; i++)
    {
      g_autoptr (GString) words = g_string_new (NULL);

      read_labels (cb_case_slots_get (slots, i), words);
      g_assert_cmpstr (words->str, ==, expected[i]);
    }
}

/* Until they are exact: an estimate may show a lead that there is not, or miss one. */
static void
wait_for_odds (Shown *shown)
{
  CbSheet *sheet = cb_ui_test_get_sheet (shown->page);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shown->page), "sheet.mode", "s", "odds"));
  cb_ui_test_wait (cb_sheet_get_chances (sheet) != NULL &&
                   cb_chances_is_final (cb_sheet_get_chances (sheet)));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

/* (transfer full): a card with its odds, as the case says them */
static char *
name_with_odds (Shown *shown, const char *id, const char *between)
{
  guint card = cb_case_test_card (shown->case_, id);
  CbSheet *sheet = cb_ui_test_get_sheet (shown->page);
  g_autofree char *percent = cb_chance_describe (
    cb_cell_get_chance (cb_sheet_get_cell (sheet, card, CB_HOLDER_ENVELOPE)));

  return g_strconcat (cb_edition_get_card (cb_case_get_edition (shown->case_), card)->name, between,
                      percent, NULL);
}

/* Before the first turn all are as likely: no one card is named. */
static void
test_tie (void)
{
  Shown shown = { 0 };
  CbCase *case_ = cb_case_test_new ();
  GtkWidget *box;

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  open_case (&shown, case_, 1280);
  wait_for_odds (&shown);
  assert_slots (&shown, CB_TYPE_CASE_COLUMN,
                (const char *const[]) { "Suspect|2 of 6 ruled out|", "Weapon|2 of 6 ruled out|",
                                        "Room|2 of 9 ruled out|", NULL });
  show_insight (&shown);
  cb_ui_test_wait (cb_insight_get_chances (shown.insight) != NULL);
  box = cb_ui_test_find (find (&shown, CB_TYPE_ODDS_VIEW, NULL), GTK_TYPE_BOX, "likeliest");
  g_assert_false (gtk_widget_get_visible (box));
  show_view (&shown, "log");
  assert_slots (&shown, CB_TYPE_CASE_STRIP,
                (const char *const[]) { "Suspect|4 left|of 6|", "Weapon|4 left|of 6|",
                                        "Room|7 left|of 9|", NULL });
  close_case (&shown);
}

/* Once a card leads it is named with its odds, beside the sheet and in the strip. */
static void
test_lead (void)
{
  Shown shown = { 0 };
  CbSlot slot;
  g_autofree char *large = NULL;
  g_autofree char *small = NULL;
  g_autofree char *first = NULL;
  g_autofree char *strip = NULL;

  open_case (&shown, cb_case_test_new_with_odds (), 1280);
  wait_for_odds (&shown);
  cb_sheet_get_slot (cb_ui_test_get_sheet (shown.page), 0, &slot);
  g_assert_cmpint (slot.likeliest, ==, (int) cb_case_test_card (shown.case_, "mustard"));
  large = name_with_odds (&shown, "mustard", " ");
  first = g_strdup_printf ("Suspect|%s|", large);
  assert_slots (&shown, CB_TYPE_CASE_COLUMN, (const char *const[]) { first, NULL });
  show_view (&shown, "insight");
  show_view (&shown, "log");
  small = name_with_odds (&shown, "mustard", "|");
  strip = g_strdup_printf ("Suspect · 3 left|%s|", small);
  assert_slots (&shown, CB_TYPE_CASE_STRIP, (const char *const[]) { strip, NULL });
  close_case (&shown);
}

/* A reason argues from the sheet, so it goes with it. */
static void
test_why_goes (void)
{
  static const char *const VIEWS[] = { "insight", "log", "table" };

  for (guint i = 0; i < G_N_ELEMENTS (VIEWS); i++)
    {
      Shown shown = { 0 };
      GtkWidget *cell;

      open_case (&shown, make_case (), 1280);
      cell = GTK_WIDGET (
        cb_sheet_view_get_cell (CB_SHEET_VIEW (find (&shown, CB_TYPE_SHEET_VIEW, NULL)),
                                cb_case_test_card (shown.case_, "rope"), CB_HOLDER_ENVELOPE));
      gtk_widget_activate_action (cell, "cell.details", NULL);
      cb_ui_test_draw (GTK_WIDGET (shown.window));
      g_assert_true (is_seen (&shown, CB_TYPE_CELL_DETAILS));
      g_assert_true (cb_ui_test_reads ("Rope · Envelope"));
      show_view (&shown, VIEWS[i]);
      g_assert_null (find (&shown, CB_TYPE_CELL_DETAILS, NULL));
      g_assert_false (cb_ui_test_reads ("Rope · Envelope"));
      show_view (&shown, "sheet");
      g_assert_null (find (&shown, CB_TYPE_CELL_DETAILS, NULL));
      g_assert_true (is_seen (&shown, CB_TYPE_COMPOSER));
      close_case (&shown);
    }
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/ending/out", test_out);
  g_test_add_func ("/ending/solved", test_solved);
  g_test_add_func ("/ending/solved-out-of-turn", test_solved_out_of_turn);
  g_test_add_func ("/ending/solved-when-out", test_solved_when_out);
  g_test_add_func ("/ending/won", test_won);
  g_test_add_func ("/ending/lost", test_lost);
  g_test_add_func ("/ending/all-out", test_all_out);
  g_test_add_func ("/ending/sample", test_sample);
  g_test_add_func ("/ending/tie", test_tie);
  g_test_add_func ("/ending/lead", test_lead);
  g_test_add_func ("/ending/why-goes", test_why_goes);
  return g_test_run ();
}
