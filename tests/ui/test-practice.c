/* test-practice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A practice case in a window, from its number to the open envelope: with a mark too many on the
 * way. */

#include "config.h"

#include <locale.h>

#include "cb-case-page.h"
#include "cb-mark-check-dialog.h"
#include "cb-pencil.h"
#include "cb-practice-dialog.h"
#include "cb-ui-test.h"

static AdwDialog *
get_dialog (CbWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

static CbCase *
start (CbWindow *window, double number)
{
  GtkWidget *row, *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.practice", NULL);
  cb_ui_test_wait (CB_IS_PRACTICE_DIALOG (get_dialog (window)));
  row = cb_ui_test_find (GTK_WIDGET (get_dialog (window)), ADW_TYPE_SPIN_ROW, NULL);
  adw_spin_row_set_value (ADW_SPIN_ROW (row), number);
  cb_ui_test_click (GTK_WIDGET (get_dialog (window)), "Start");
  cb_ui_test_wait ((page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL)) != NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_case_page_get_case (CB_CASE_PAGE (page));
}

static CbMarkCheckDialog *
check_marks (CbWindow *window)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);

  gtk_widget_activate_action (page, "case.check-marks", NULL);
  cb_ui_test_wait (CB_IS_MARK_CHECK_DIALOG (get_dialog (window)));
  return CB_MARK_CHECK_DIALOG (get_dialog (window));
}

static void
close_dialog (CbWindow *window)
{
  adw_dialog_force_close (get_dialog (window));
  cb_ui_test_wait (get_dialog (window) == NULL);
}

/* Marks the envelope as it is, or all but its first card. */
static void
mark_envelope (CbCase *case_, gboolean all)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  gboolean skips = !all;

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    if (cb_case_get_mark (case_, n, card, CB_HOLDER_ENVELOPE) == CB_MARK_YES)
      {
        cb_case_set_pencil (case_, card, CB_HOLDER_ENVELOPE, skips ? CB_PENCIL_NO : CB_PENCIL_YES);
        skips = FALSE;
      }
  cb_ui_test_wait (cb_case_is_saved (case_));
}

static void
test_to_the_end (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbCase *case_ = start (window, 5);

  g_assert_true (g_str_has_prefix (cb_case_get_title (case_), "Practice 5 · "));
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  check_marks (window);
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (get_dialog (window)), "You have not marked anything yet."));
  close_dialog (window);

  mark_envelope (case_, FALSE);
  check_marks (window);
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (get_dialog (window)), "2 proven · 1 contradicts the log"));
  close_dialog (window);

  mark_envelope (case_, TRUE);
  check_marks (window);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (get_dialog (window)), "Case Solved"));
  cb_ui_test_click (GTK_WIDGET (get_dialog (window)), "Open the Envelope");
  cb_ui_test_wait (cb_case_get_closed (case_));
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  cb_ui_test_start ();

  g_test_add_func ("/practice/to-the-end", test_to_the_end);
  return g_test_run ();
}
