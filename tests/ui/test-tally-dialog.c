/* test-tally-dialog.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The figures of the cases in the list, from its menu: with a file that is no case among them;
 * counting starts over, and that is taken back. */

#include "config.h"

#include <locale.h>

#include "cb-cases-page.h"
#include "cb-tally-dialog.h"
#include "cb-ui-test.h"

static CbTallyDialog *
open_figures (CbWindow *window)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASES_PAGE, NULL);
  AdwDialog *dialog;

  gtk_widget_activate_action (page, "cases.figures", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_true (CB_IS_TALLY_DIALOG (dialog));
  return CB_TALLY_DIALOG (dialog);
}

static void
wait_for (CbTallyDialog *dialog, const char *view)
{
  cb_ui_test_wait (g_strcmp0 (cb_tally_dialog_get_view (dialog), view) == 0);
}

static gboolean
says (CbTallyDialog *dialog, const char *text)
{
  return cb_ui_test_find_label (GTK_WIDGET (dialog), text) != NULL;
}

static void
test_counts (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyDialog *dialog;

  cb_ui_test_fill_shelf ();
  dialog = open_figures (window);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "Finished Cases"));
  g_assert_true (says (dialog, "3 cases are still in progress."));
  g_assert_true (says (dialog, "Torn.casebook"));

  gtk_widget_activate_action (GTK_WIDGET (dialog), "tally.start-over", NULL);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "Only cases from now on are counted"));

  gtk_widget_activate_action (GTK_WIDGET (dialog), "tally.count-all", NULL);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "3 cases are still in progress."));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  cb_ui_test_close_window (window);
}

static void
test_empty (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyDialog *dialog;

  cb_ui_test_empty_shelf ();
  dialog = open_figures (window);
  wait_for (dialog, "empty");
  g_assert_true (says (dialog, "No Finished Cases Yet"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  cb_ui_test_close_window (window);
}

/* Who closes it while it reads is not told any more. */
static void
test_closed_while_it_reads (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);

  cb_ui_test_fill_shelf ();
  adw_dialog_force_close (ADW_DIALOG (open_figures (window)));
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  cb_ui_test_start ();

  g_test_add_func ("/tally-dialog/counts", test_counts);
  g_test_add_func ("/tally-dialog/empty", test_empty);
  g_test_add_func ("/tally-dialog/closed-while-it-reads", test_closed_while_it_reads);
  return g_test_run ();
}
