/* The user's own marks, checked against the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What a check finds is shown in the cells themselves, until another mark is made or something else
 * is heard. */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-envelope.h"
#include "cb-work.h"

/* Records the envelope, which ends the game; the review is shown once the entry is on disk. */
static void
case_open_solved (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbMarkCheck *check = cb_check_bar_get_check (self->check_bar);
  g_autoptr (CbEntry) entry = NULL;

  if (check == NULL || cb_mark_check_get_solution (check) == 0)
    return;
  entry = cb_envelope_new (cb_mark_check_get_solution (check));
  self->recorded = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  cb_case_append (self->case_, entry);
}

/* Returns: (transfer none) (nullable): the first cell whose mark the check says that of */
static CbSheetCell *
find_checked (CbCasePage *self, const CbMarkCheck *check, CbVerdict verdict)
{
  CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      if (cb_mark_check_get (check, card, holder) == verdict)
        return cb_sheet_view_get_cell (self->sheet_view, card, holder);
  return NULL;
}

/* Tells what the log says of the first mark that is wrong, else of the first that is too early. */
static void
case_why_checked (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbMarkCheck *check = cb_check_bar_get_check (self->check_bar);
  CbSheetCell *cell = NULL;

  if (check == NULL)
    return;
  for (CbVerdict verdict = CB_VERDICT_WRONG; verdict < CB_N_VERDICTS && cell == NULL; verdict++)
    cell = find_checked (self, check, verdict);
  if (cell != NULL)
    _cb_case_page_show_why (self, cell);
}

/* Takes away the marks that are wrong or too early. */
static void
case_erase_checked (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbMarkCheck) check = NULL;

  if (cb_check_bar_get_check (self->check_bar) == NULL)
    return;
  check = cb_mark_check_ref (cb_check_bar_get_check (self->check_bar));
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      if (cb_mark_check_get (check, card, holder) > CB_VERDICT_PROVEN)
        cb_case_set_pencil (self->case_, card, holder, NULL);
}

static void
case_close_check (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_close_check (CB_CASE_PAGE (widget));
}

/* Takes the signs off the cells, and moves the focus back to the sheet. Returns: whether there were
 * any, or a check that found none */
gboolean
_cb_case_page_close_check (CbCasePage *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->check_bar)) != NULL;

  if (cb_check_bar_get_check (self->check_bar) == NULL)
    return FALSE;
  cb_check_bar_set_check (self->check_bar, NULL);
  cb_sheet_view_show_check (self->sheet_view, NULL);
  if (focused)
    _cb_case_page_focus_view (self);
  _cb_case_page_update_actions (self);
  return TRUE;
}

/* If the check was cancelled the page may no longer exist. */
static void
checked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMarkCheck) check = cb_work_finish (result, &error);
  CbCasePage *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->checking);
  cb_check_bar_set_check (self->check_bar, check);
  cb_sheet_view_show_check (self->sheet_view, check);
  _cb_case_page_update_actions (self);
}

static void
case_check_marks (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbLog *log = cb_case_get_log (self->case_);

  cb_work_stop (&self->checking);
  _cb_case_page_close_hint (self);
  if (self->narrow)
    _cb_case_page_set_recording (self, FALSE);
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  cb_sheet_set_at (self->sheet, -1);
  self->checking = g_cancellable_new ();
  cb_case_check_marks_async (self->case_, cb_log_get_n_entries (log), self->checking, checked_cb,
                             self);
}

void
_cb_case_page_install_marks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.check-marks", NULL, case_check_marks);
  gtk_widget_class_install_action (widget_class, "case.close-check", NULL, case_close_check);
  gtk_widget_class_install_action (widget_class, "case.erase-checked", NULL, case_erase_checked);
  gtk_widget_class_install_action (widget_class, "case.open-solved", NULL, case_open_solved);
  gtk_widget_class_install_action (widget_class, "case.why-checked", NULL, case_why_checked);
}

/* Marks are checked only at the level at which the user fills in the sheet. */
void
_cb_case_page_update_marks (CbCasePage *self)
{
  gboolean open = !cb_case_get_read_only (self->case_) && !cb_case_get_closed (self->case_);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.check-marks",
                                 cb_case_get_assist (self->case_) == CB_ASSIST_NOTES);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.erase-checked",
                                 !cb_case_get_read_only (self->case_));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.open-solved", open);
}
