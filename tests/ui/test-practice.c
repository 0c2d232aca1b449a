/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Practice cases in a window: from the number to the open envelope, turn by turn, with a mark too
 * many, a mistake and an undone turn on the way; and lost to somebody else. */

#include "config.h"

#include "cb-case-column.h"
#include "cb-case-page.h"
#include "cb-cell-details.h"
#include "cb-editions.h"
#include "cb-check-bar.h"
#include "cb-mark-pad.h"
#include "cb-pencil.h"
#include "cb-practice-days.h"
#include "cb-practice-page.h"
#include "cb-sheet-view.h"
#include "cb-solution-dialog.h"
#include "cb-ui-test.h"

static GtkWidget *
open_page (CbWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.practice", NULL);
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_PRACTICE_PAGE, NULL);
}

static CbCase *
wait_for_case (CbWindow *window)
{
  GtkWidget *page;

  cb_ui_test_wait ((page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL)) != NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_get_case (CB_CASE_PAGE (page));
}

/* The case whose number a friend has told. */
static CbCase *
start (CbWindow *window, const char *number)
{
  GtkWidget *page = open_page (window);
  GtkWidget *entry = cb_ui_test_find (page, GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), number);
  cb_ui_test_click (page, "Open");
  return wait_for_case (window);
}

static CbCheckBar *
get_bar (CbWindow *window)
{
  return CB_CHECK_BAR (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CHECK_BAR, NULL));
}

/* Waits for what is said of all marks. */
static void
check_marks (CbWindow *window, const char *expected)
{
  g_autofree char *words = NULL;

  cb_ui_test_click (GTK_WIDGET (window), "Check");
  cb_ui_test_wait (cb_check_bar_get_check (get_bar (window)) != NULL);
  g_object_get (get_bar (window), "words", &words, NULL);
  g_assert_cmpstr (words, ==, expected);
}

static GtkWidget *
get_cell (CbWindow *window, guint card, guint holder)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_VIEW, NULL);

  return GTK_WIDGET (cb_sheet_view_get_cell (CB_SHEET_VIEW (view), card, holder));
}

/* How many cells of the envelope have that class. */
static guint
count_cells (CbWindow *window, const char *css_class)
{
  guint n = 0;

  for (guint card = 0; card < 21; card++)
    n += gtk_widget_has_css_class (get_cell (window, card, CB_HOLDER_ENVELOPE), css_class);
  return n;
}

static void
close_dialog (CbWindow *window)
{
  adw_dialog_force_close (cb_ui_test_get_dialog (window));
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
}

/* Marks the envelope as it is, but for its first card, which is crossed off. */
static void
mark_envelope (CbCase *case_, CbCardSet cards)
{
  for (CbCardSet left = cards; left != 0; left &= left - 1)
    cb_case_set_pencil (case_, cb_card_set_first (left), CB_HOLDER_ENVELOPE,
                        left == cards ? CB_PENCIL_NO : CB_PENCIL_YES);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
}

/* What the card of a category beside the sheet is called. */
static void
assert_slot (CbWindow *window, guint category, const char *expected)
{
  GtkWidget *column = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_COLUMN, NULL);

  g_assert_true (gtk_widget_get_mapped (column));
  gtk_test_accessible_assert_property (cb_case_slots_get (CB_CASE_SLOTS (column), category),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
  g_assert_nonnull (cb_ui_test_find_label (column, "by your marks"));
}

/* Whether there is such a button, which can be pressed. */
static gboolean
is_offered (CbWindow *window, const char *label)
{
  GtkWidget *text = cb_ui_test_find_label (GTK_WIDGET (window), label);
  GtkWidget *button = text != NULL ? gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON) : NULL;

  return button != NULL && gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button);
}

static guint
get_n_entries (CbCase *case_)
{
  return cb_log_get_n_entries (cb_case_get_log (case_));
}

/* One by one, as a person would. */
static void
take_turns (CbWindow *window, CbCase *case_, guint n_entries)
{
  cb_ui_test_wait (is_offered (window, "Next Turn"));
  while (get_n_entries (case_) < n_entries)
    {
      guint n = get_n_entries (case_);

      cb_ui_test_click (GTK_WIDGET (window), "Next Turn");
      cb_ui_test_wait (get_n_entries (case_) > n);
      g_assert_cmpuint (get_n_entries (case_), ==, n + 1);
    }
}

/* Chooses in each row of the dialog the card that is there, or the one after it. */
static void
answer (CbWindow *window, CbCardSet cards, gboolean right)
{
  CbSolutionDialog *dialog;

  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                              "case.accuse", "u", (guint) cards);
  cb_ui_test_wait (CB_IS_SOLUTION_DIALOG (cb_ui_test_get_dialog (window)));
  dialog = CB_SOLUTION_DIALOG (cb_ui_test_get_dialog (window));
  if (!right)
    {
      GtkWidget *row = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_COMBO_ROW, NULL);
      guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

      g_assert_cmpuint (selected, >, 0);
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
      g_assert_false (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "accuse"));
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected % 6 + 1);
    }
  cb_ui_test_click (GTK_WIDGET (dialog), "Accuse");
  cb_ui_test_wait (cb_ui_test_get_dialog (window) != NULL &&
                   !CB_IS_SOLUTION_DIALOG (cb_ui_test_get_dialog (window)));
}

/* How many turns of the track have that class. */
static guint
count_turns (GtkWidget *dialog, const char *css_class)
{
  GtkWidget *track = cb_ui_test_find (dialog, ADW_TYPE_WRAP_BOX, "track");
  guint n = 0;

  for (GtkWidget *turn = gtk_widget_get_first_child (track); turn != NULL;
       turn = gtk_widget_get_next_sibling (turn))
    n += gtk_widget_has_css_class (turn, css_class);
  return n;
}

/* The end of a case that was solved as soon as it was needed: each turn is in the track once, the
 * result can be copied, and another case is as hard. */
static void
check_end (CbWindow *window, const CbPractice *practice)
{
  GtkWidget *dialog = GTK_WIDGET (cb_ui_test_get_dialog (window));
  g_autofree char *title = g_strdup_printf ("Correct, at turn %u", practice->n_needed);
  g_autoptr (CbPractice) next = NULL;

  g_assert_nonnull (cb_ui_test_find_label (dialog, title));
  g_assert_cmpuint (count_turns (dialog, "turn-disc"), ==, practice->entries->len);
  g_assert_cmpuint (count_turns (dialog, "mine"), ==, 1);
  g_assert_cmpuint (count_turns (dialog, "last"), ==, 1);
  g_assert_cmpuint (count_turns (dialog, "plain"), ==,
                    practice->entries->len - 2 - (practice->n_needed - practice->n_proven));
  cb_ui_test_click (dialog, "Copy Result");
  g_assert_nonnull (cb_ui_test_find_label (dialog, "Copied"));
  cb_ui_test_click (dialog, "Another Medium Case");
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL) != NULL &&
                   cb_window_get_case (window) != NULL &&
                   !cb_case_get_closed (cb_window_get_case (window)));
  next = cb_practice_new (practice->edition, cb_case_get_practice (cb_window_get_case (window)));
  g_assert_cmpint (next->grade, ==, CB_PRACTICE_SIZES);
}

static void
test_to_the_end (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 5);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbCase *case_ = start (window, "5");
  g_autofree char *weapon = NULL;
  graphene_rect_t bounds;
  GtkWidget *sheet;

  g_assert_cmpstr (cb_case_get_title (case_), ==, "Practice 5");
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  g_assert_cmpuint (get_n_entries (case_), ==, 0);
  cb_ui_test_wait (is_offered (window, "Check"));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (window), "Medium · counting hands"));
  check_marks (window, "You have not marked anything yet.");
  cb_ui_test_click (GTK_WIDGET (get_bar (window)), "Close");
  g_assert_null (cb_check_bar_get_check (get_bar (window)));

  assert_slot (window, 0, "Suspect: 4 left");
  take_turns (window, case_, 2);
  cb_case_undo (case_);
  cb_ui_test_click (GTK_WIDGET (window), "Next Turn");
  cb_ui_test_click (GTK_WIDGET (window), "Next Turn");
  cb_ui_test_wait (get_n_entries (case_) == 3);
  take_turns (window, case_, practice->n_needed);
  assert_slot (window, 0, "Suspect: 4 left");
  mark_envelope (case_, practice->envelope);
  weapon = g_strdup_printf (
    "Weapon: %s, by your marks",
    cb_edition_get_card (cb_case_get_edition (case_),
                         cb_card_set_first (practice->envelope & (practice->envelope - 1)))
      ->name);
  assert_slot (window, 0, "Suspect: 3 left");
  assert_slot (window, 1, weapon);
  g_assert_cmpuint (count_cells (window, "mine"), ==, 2);
  check_marks (window, "1 mark is wrong");
  g_assert_cmpuint (count_cells (window, "wrong"), ==, 1);
  g_assert_cmpuint (count_cells (window, "early"), ==, 0);
  g_assert_true (gtk_widget_has_css_class (
    get_cell (window, cb_card_set_first (practice->envelope), CB_HOLDER_ENVELOPE), "wrong"));
  gtk_test_accessible_assert_property (
    get_cell (window, cb_card_set_first (practice->envelope), CB_HOLDER_ENVELOPE),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "contradicts the log");
  sheet = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_VIEW, NULL);
  g_assert_true (gtk_widget_has_css_class (sheet, "practicing"));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_bar (window)), sheet, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, gtk_widget_get_width (sheet));
  cb_ui_test_click (GTK_WIDGET (get_bar (window)), "Why?");
  g_assert_true (
    cb_cell_details_get_cell (
      CB_CELL_DETAILS (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CELL_DETAILS, NULL))) ==
    CB_SHEET_CELL (get_cell (window, cb_card_set_first (practice->envelope), CB_HOLDER_ENVELOPE)));
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                              "case.close-why", NULL);
  cb_ui_test_click (GTK_WIDGET (get_bar (window)), "Erase These Marks");
  cb_ui_test_wait (
    cb_case_get_pencil (case_, cb_card_set_first (practice->envelope), CB_HOLDER_ENVELOPE) == NULL);
  assert_slot (window, 0, "Suspect: 4 left");
  g_assert_cmpuint (count_cells (window, "wrong"), ==, 0);
  g_assert_cmpuint (count_cells (window, "mine"), ==, 2);
  g_assert_null (cb_check_bar_get_check (get_bar (window)));

  answer (window, practice->envelope, FALSE);
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Keep Looking");
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
  g_assert_false (cb_case_get_closed (case_));
  answer (window, practice->envelope, TRUE);
  cb_ui_test_wait (cb_case_get_closed (case_));
  check_end (window, practice);
  cb_ui_test_close_window (window);
}

static void
assert_pencil (CbCase *case_, guint card, guint holder, const char *expected)
{
  cb_ui_test_wait (g_strcmp0 (cb_case_get_pencil (case_, card, holder), expected) == 0);
}

/* The buttons mark the cell that has the focus, in the column of anybody; what is given can’t be
 * marked with them. */
static void
test_pad (void)
{
  CbWindow *window = cb_ui_test_open_window (1280, 800);
  CbCase *case_ = start (window, "5");
  CbSetup *setup = cb_case_get_setup (case_);
  GtkWidget *pad = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_MARK_PAD, NULL);
  guint plum = (guint) cb_edition_find_card (setup->edition, "plum");
  guint other = (guint) (setup->me + 1) % setup->n_players;
  g_autofree char *question = g_strdup_printf ("Plum: %s?", setup->players[other].name);

  cb_ui_test_wait (is_offered (window, "Check"));
  gtk_widget_grab_focus (get_cell (window, plum, CB_HOLDER_ENVELOPE));
  g_assert_nonnull (cb_ui_test_find_label (pad, "Plum in the envelope?"));
  cb_ui_test_click (pad, "Maybe");
  assert_pencil (case_, plum, CB_HOLDER_ENVELOPE, CB_PENCIL_MAYBE);
  cb_ui_test_click (pad, "Yes");
  assert_pencil (case_, plum, CB_HOLDER_ENVELOPE, CB_PENCIL_YES);
  cb_ui_test_click (pad, "Clear");
  assert_pencil (case_, plum, CB_HOLDER_ENVELOPE, NULL);
  gtk_widget_grab_focus (get_cell (window, plum, other + 1));
  g_assert_nonnull (cb_ui_test_find_label (pad, question));
  cb_ui_test_click (pad, "No");
  assert_pencil (case_, plum, other + 1, CB_PENCIL_NO);
  g_assert_null (cb_case_get_pencil (case_, plum, CB_HOLDER_ENVELOPE));
  gtk_widget_grab_focus (get_cell (window, cb_card_set_first (setup->hand), (guint) setup->me + 1));
  g_assert_false (is_offered (window, "Yes"));
  cb_ui_test_close_window (window);
}

/* Before anything was heard a mark is a guess, and the sheet says so until something else is marked
 * or heard. */
static void
test_early (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 640);
  CbCase *case_ = start (window, "5");
  guint card = 0;

  cb_ui_test_wait (is_offered (window, "Check"));
  while (cb_card_set_has (cb_case_get_setup (case_)->hand, card))
    card++;
  cb_case_set_pencil (case_, card, CB_HOLDER_ENVELOPE, CB_PENCIL_YES);
  cb_ui_test_wait (cb_case_get_pencil (case_, card, CB_HOLDER_ENVELOPE) != NULL);
  check_marks (window, "1 mark is too early");
  g_assert_cmpuint (count_cells (window, "early"), ==, 1);
  g_assert_true (gtk_widget_has_css_class (get_cell (window, card, CB_HOLDER_ENVELOPE), "early"));
  cb_case_set_pencil (case_, card, CB_HOLDER_ENVELOPE, CB_PENCIL_NO);
  cb_ui_test_wait (count_cells (window, "early") == 0);
  g_assert_null (cb_check_bar_get_check (get_bar (window)));

  check_marks (window, "1 mark is too early");
  take_turns (window, case_, 1);
  g_assert_cmpuint (count_cells (window, "early"), ==, 0);
  check_marks (window, "1 mark is too early");
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                              "case.back", NULL);
  g_assert_cmpuint (count_cells (window, "early"), ==, 0);
  cb_ui_test_close_window (window);
}

/* Whoever has ticked all that is proven opens the envelope there. */
static void
test_solved_by_marks (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 5);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbCase *case_ = start (window, "5");

  take_turns (window, case_, practice->n_needed);
  g_assert_false (is_offered (window, "Open the Envelope"));
  for (CbCardSet left = practice->envelope; left != 0; left &= left - 1)
    cb_case_set_pencil (case_, cb_card_set_first (left), CB_HOLDER_ENVELOPE, CB_PENCIL_YES);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  check_marks (window, "All 3 marks are proven");
  g_assert_false (is_offered (window, "Erase These Marks"));
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_click (GTK_WIDGET (get_bar (window)), "Open the Envelope");
  cb_ui_test_wait (cb_case_get_closed (case_));
  g_assert_cmpuint (get_n_entries (case_), ==, practice->n_needed + 1);
  cb_ui_test_close_window (window);
}

/* Whoever goes on for too long hears it from somebody else. */
static void
test_lost (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 5);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbCase *case_ = start (window, "5");
  g_autofree char *first = NULL;
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);

  cb_ui_test_wait (is_offered (window, "Next Turn"));
  gtk_widget_activate_action (page, "case.all-turns", NULL);
  cb_ui_test_wait (get_n_entries (case_) == practice->n_needed);
  g_assert_false (is_offered (window, "Record"));
  take_turns (window, case_, practice->entries->len);
  cb_ui_test_wait (cb_case_get_closed (case_) && cb_ui_test_get_dialog (window) != NULL);
  first = cb_practice_describe_end (practice, -1);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (cb_ui_test_get_dialog (window)), first));
  g_assert_cmpuint (count_turns (GTK_WIDGET (cb_ui_test_get_dialog (window)), "mine"), ==, 0);
  close_dialog (window);
  g_assert_false (is_offered (window, "Next Turn"));
  g_assert_false (is_offered (window, "Solve…"));
  cb_ui_test_close_window (window);
}

/* Whoever cannot find it opens the envelope. */
static void
test_given_up (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 7);
  CbWindow *window = cb_ui_test_open_window (400, 700);
  CbCase *case_ = start (window, "7");

  take_turns (window, case_, 1);
  answer (window, practice->envelope, FALSE);
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Open the Envelope");
  cb_ui_test_wait (cb_case_get_closed (case_) && cb_ui_test_get_dialog (window) == NULL);
  g_assert_cmpuint (get_n_entries (case_), ==, 2);
  cb_ui_test_close_window (window);
}

/* Puts the case of a day on the shelf, after as many turns; if @solved, right after the user’s
 * accusation. */
static void
add_day (guint number, guint n_turns, gboolean solved)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), number);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);

  cb_practice_advance (practice, case_, n_turns);
  if (solved)
    g_assert_true (cb_practice_accuse (practice, case_, practice->envelope));
  cb_ui_test_add_case (case_);
}

/* What is said of the days, oldest first. */
static char *
read_week (CbWindow *window)
{
  GtkWidget *week = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_BOX, "week");
  g_autoptr (GString) words = g_string_new (NULL);

  for (GtkWidget *day = gtk_widget_get_first_child (week); day != NULL;
       day = gtk_widget_get_next_sibling (day))
    g_string_append_printf (words, "%s%s: %s", words->len > 0 ? "|" : "",
                            gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (day))),
                            gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (day))));
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
assert_week (CbWindow *window, const char *expected)
{
  g_autofree char *words = read_week (window);

  g_assert_cmpstr (words, ==, expected);
}

/* Today’s case is the same for everybody; it is there once, and goes on where it was. A day counts
 * by its best file, be it the older or the newer one, and other boxes do not count. */
static void
test_today (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 20780);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  g_autofree char *details = g_strdup_printf ("%s · Classic · %u players",
                                              cb_practice_grade_name (practice->grade),
                                              practice->setup->n_players);
  GtkWidget *page;
  CbCase *case_;

  cb_ui_test_set_time ("2026-11-23T12:00:00Z");
  cb_ui_test_empty_shelf ();
  add_day (20774, 9, TRUE);
  add_day (20773, 9, TRUE);
  add_day (20776, 1000, FALSE);
  add_day (20777, 1000, FALSE);
  add_day (20777, 12, TRUE);
  add_day (20778, 10, TRUE);
  add_day (20778, 1000, FALSE);
  add_day (20779, 3, FALSE);
  page = open_page (window);
  g_assert_nonnull (cb_ui_test_find_label (page, "Today, November 23"));
  g_assert_nonnull (cb_ui_test_find_label (page, "Case 20780"));
  g_assert_nonnull (cb_ui_test_find_label (page, "… · Classic"));
  assert_week (window, "Tue: turn 9|Wed: not played|Thu: not first|Fri: turn 12|Sat: turn 10|"
                       "Sun: begun|Mon: today");
  cb_ui_test_wait (cb_ui_test_find_label (page, details) != NULL);

  cb_ui_test_click (page, "Play");
  case_ = wait_for_case (window);
  g_assert_cmpuint (cb_case_get_practice (case_), ==, 20780);
  take_turns (window, case_, 2);
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL)));
  cb_ui_test_wait (is_offered (window, "Go On"));
  assert_week (window, "Tue: turn 9|Wed: not played|Thu: not first|Fri: turn 12|Sat: turn 10|"
                       "Sun: begun|Mon: begun");
  cb_ui_test_click (page, "Go On");
  case_ = wait_for_case (window);
  g_assert_cmpuint (get_n_entries (case_), ==, 2);
  cb_ui_test_empty_shelf ();
  cb_ui_test_close_window (window);
}

/* Whether the days have a line each. */
static gboolean
is_listed (GtkWidget *week)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (week)) == GTK_ORIENTATION_VERTICAL;
}

static void
assert_days (CbWindow *window, GtkWidget *week, GtkOrientation along, const char *words)
{
  GtkWidget *day = gtk_widget_get_first_child (week);

  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (day)), ==, along);
  assert_week (window, words);
}

/* In a narrow window large letters leave no room for columns: the days stand below one another. */
static void
test_large (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 640);
  GtkWidget *week = cb_ui_test_find (open_page (window), GTK_TYPE_BOX, "week");
  g_autofree char *words = read_week (window);

  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_false (is_listed (week));
  assert_days (window, week, GTK_ORIENTATION_VERTICAL, words);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  cb_ui_test_wait (is_listed (week));
  assert_days (window, week, GTK_ORIENTATION_HORIZONTAL, words);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  cb_ui_test_wait (!is_listed (week));
  assert_days (window, week, GTK_ORIENTATION_VERTICAL, words);
  cb_ui_test_close_window (window);
}

/* Whether a line of what is said of a day ends within a word */
static gboolean
breaks_a_word (GtkWidget *week)
{
  for (GtkWidget *day = gtk_widget_get_first_child (week); day != NULL;
       day = gtk_widget_get_next_sibling (day))
    {
      GtkLabel *label = GTK_LABEL (gtk_widget_get_last_child (day));
      PangoLayout *layout = gtk_label_get_layout (label);

      for (int i = 1; i < pango_layout_get_line_count (layout); i++)
        if (!g_ascii_isspace (gtk_label_get_text (
              label)[pango_layout_get_line_readonly (layout, i)->start_index - 1]))
          return TRUE;
    }
  return FALSE;
}

/* On a telephone no word is broken, whatever the size of letters: the days are listed in time. */
static void
test_days_whole (void)
{
  CbWindow *window;
  GtkWidget *week;

  cb_ui_test_empty_shelf ();
  window = cb_ui_test_open_window (360, 640);
  week = cb_ui_test_find (open_page (window), GTK_TYPE_BOX, "week");
  for (int percent = 100; percent <= 200; percent += 5)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", percent * 96 * 1024 / 100, NULL);
      cb_ui_test_draw (GTK_WIDGET (window));
      cb_ui_test_draw (GTK_WIDGET (window));
      g_assert_false (breaks_a_word (week));
    }
  g_assert_true (is_listed (week));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  cb_ui_test_wait (!is_listed (week));
  cb_ui_test_close_window (window);
}

/* A case that is as hard as one likes. */
static void
test_level (void)
{
  /* From some numbers on there is no hard one for a while, and then another is taken. */
  g_random_set_seed (34);
  for (CbPracticeGrade grade = CB_PRACTICE_ROWS; grade <= CB_PRACTICE_CASES; grade++)
    {
      CbWindow *window = cb_ui_test_open_window (360, 640);
      GtkWidget *card = gtk_widget_get_first_child (
        cb_ui_test_find (open_page (window), GTK_TYPE_BOX, "levels"));
      g_autoptr (CbPractice) practice = NULL;

      for (CbPracticeGrade i = CB_PRACTICE_ROWS; i < grade; i++)
        card = gtk_widget_get_next_sibling (card);
      cb_ui_test_click (card, "Play One");
      practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION),
                                  cb_case_get_practice (wait_for_case (window)));
      g_assert_cmpint (practice->grade, ==, grade);
      cb_ui_test_close_window (window);
    }
}

/* Only numbers that a case can have can be opened. */
static void
test_number (void)
{
  static const struct
  {
    const char *text;
    gboolean offered;
  } CASES[] = {
    { "", FALSE }, { "0", FALSE }, { "x5", FALSE }, { " 7 ", TRUE }, { "999999", TRUE },
  };
  CbWindow *window = cb_ui_test_open_window (360, 640);
  GtkWidget *page = open_page (window);
  GtkWidget *entry = cb_ui_test_find (page, GTK_TYPE_ENTRY, NULL);

  cb_ui_test_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), CASES[i].text);
      g_assert_cmpint (is_offered (window, "Open"), ==, CASES[i].offered);
    }
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/practice/to-the-end", test_to_the_end);
  g_test_add_func ("/practice/pad", test_pad);
  g_test_add_func ("/practice/early", test_early);
  g_test_add_func ("/practice/solved-by-marks", test_solved_by_marks);
  g_test_add_func ("/practice/lost", test_lost);
  g_test_add_func ("/practice/given-up", test_given_up);
  g_test_add_func ("/practice/today", test_today);
  g_test_add_func ("/practice/large", test_large);
  g_test_add_func ("/practice/days-whole", test_days_whole);
  g_test_add_func ("/practice/level", test_level);
  g_test_add_func ("/practice/number", test_number);
  return g_test_run ();
}
