/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Practice cases in a window: from the number to the open envelope, turn by turn, with a mark too
 * many, a mistake and an undone turn on the way; and lost to somebody else. */

#include "config.h"

#include "cb-case-column.h"
#include "cb-case-page.h"
#include "cb-editions.h"
#include "cb-mark-check-dialog.h"
#include "cb-pencil.h"
#include "cb-practice-dialog.h"
#include "cb-practice.h"
#include "cb-solution-dialog.h"
#include "cb-ui-test.h"

static CbCase *
start (CbWindow *window, double number)
{
  GtkWidget *row, *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.practice", NULL);
  cb_ui_test_wait (CB_IS_PRACTICE_DIALOG (cb_ui_test_get_dialog (window)));
  row = cb_ui_test_find (GTK_WIDGET (cb_ui_test_get_dialog (window)), ADW_TYPE_SPIN_ROW, NULL);
  adw_spin_row_set_value (ADW_SPIN_ROW (row), number);
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Start");
  cb_ui_test_wait ((page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL)) != NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_get_case (CB_CASE_PAGE (page));
}

static CbMarkCheckDialog *
check_marks (CbWindow *window)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);

  gtk_widget_activate_action (page, "case.check-marks", NULL);
  cb_ui_test_wait (CB_IS_MARK_CHECK_DIALOG (cb_ui_test_get_dialog (window)));
  return CB_MARK_CHECK_DIALOG (cb_ui_test_get_dialog (window));
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

/* Nothing is said of the envelope before it is known. */
static gboolean
shows_case_column (CbWindow *window)
{
  GtkWidget *column = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_COLUMN, NULL);

  return column != NULL && gtk_widget_get_mapped (column);
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

static void
test_to_the_end (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 5);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbCase *case_ = start (window, 5);

  g_assert_true (g_str_has_prefix (cb_case_get_title (case_), "Practice 5 · "));
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  g_assert_cmpuint (get_n_entries (case_), ==, 0);
  check_marks (window);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (cb_ui_test_get_dialog (window)),
                                           "You have not marked anything yet."));
  close_dialog (window);

  g_assert_false (shows_case_column (window));
  take_turns (window, case_, 2);
  cb_case_undo (case_);
  cb_ui_test_click (GTK_WIDGET (window), "Next Turn");
  cb_ui_test_click (GTK_WIDGET (window), "Next Turn");
  cb_ui_test_wait (get_n_entries (case_) == 3);
  take_turns (window, case_, practice->n_needed);
  mark_envelope (case_, practice->envelope);
  check_marks (window);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (cb_ui_test_get_dialog (window)),
                                           "2 proven · 1 contradicts the log"));
  close_dialog (window);

  answer (window, practice->envelope, FALSE);
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Keep Looking");
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
  g_assert_false (cb_case_get_closed (case_));
  answer (window, practice->envelope, TRUE);
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Correct!"));
  cb_ui_test_wait (cb_case_get_closed (case_));
  close_dialog (window);
  cb_ui_test_close_window (window);
}

/* Whoever goes on for too long hears it from somebody else. */
static void
test_lost (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 5);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbCase *case_ = start (window, 5);
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);

  cb_ui_test_wait (is_offered (window, "Next Turn"));
  gtk_widget_activate_action (page, "case.all-turns", NULL);
  cb_ui_test_wait (get_n_entries (case_) == practice->n_needed);
  g_assert_false (is_offered (window, "Record"));
  take_turns (window, case_, practice->entries->len);
  cb_ui_test_wait (cb_case_get_closed (case_) && cb_ui_test_get_dialog (window) != NULL);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (cb_ui_test_get_dialog (window)),
                                           "Somebody Else Solved It First"));
  close_dialog (window);
  g_assert_false (is_offered (window, "Next Turn"));
  g_assert_false (is_offered (window, "I Know It…"));
  cb_ui_test_close_window (window);
}

/* Whoever cannot find it opens the envelope. */
static void
test_given_up (void)
{
  g_autoptr (CbPractice)
    practice = cb_practice_new (cb_editions_find_builtin (CB_PRACTICE_EDITION), 7);
  CbWindow *window = cb_ui_test_open_window (400, 700);
  CbCase *case_ = start (window, 7);

  take_turns (window, case_, 1);
  answer (window, practice->envelope, FALSE);
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (window)), "Open the Envelope");
  cb_ui_test_wait (cb_case_get_closed (case_) && cb_ui_test_get_dialog (window) == NULL);
  g_assert_cmpuint (get_n_entries (case_), ==, 2);
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/practice/to-the-end", test_to_the_end);
  g_test_add_func ("/practice/lost", test_lost);
  g_test_add_func ("/practice/given-up", test_given_up);
  return g_test_run ();
}
