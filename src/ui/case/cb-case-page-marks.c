/* The user's own marks, checked against the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-envelope.h"
#include "cb-mark-check-dialog.h"
#include "cb-work.h"

/* Records the envelope, which ends the game; the review is shown once the entry is on disk. */
static void
solved_cb (CbCasePage *self, CbMarkCheckDialog *dialog)
{
  const CbMarkCheck *check = g_object_get_data (G_OBJECT (dialog), "check");
  g_autoptr (CbEntry) entry = cb_envelope_new (cb_mark_check_get_solution (check));

  self->recorded = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  cb_case_append (self->case_, entry);
}

/* If the check was cancelled the page may no longer exist. */
static void
checked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMarkCheck) check = cb_work_finish (result, &error);
  CbCasePage *self = user_data;
  CbMarkCheckDialog *dialog;

  if (error != NULL)
    return;

  g_clear_object (&self->checking);
  dialog = cb_mark_check_dialog_new (self->case_, check);
  g_object_set_data_full (G_OBJECT (dialog), "check", cb_mark_check_ref (check),
                          (GDestroyNotify) cb_mark_check_unref);
  g_signal_connect_object (dialog, "solved", G_CALLBACK (solved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

static void
case_check_marks (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbLog *log = cb_case_get_log (self->case_);

  cb_work_stop (&self->checking);
  self->checking = g_cancellable_new ();
  cb_case_check_marks_async (self->case_, cb_log_get_n_entries (log), self->checking, checked_cb,
                             self);
}

void
_cb_case_page_install_marks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.check-marks", NULL, case_check_marks);
}

/* Marks are checked only at the level at which the user fills in the sheet. */
void
_cb_case_page_update_marks (CbCasePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.check-marks",
                                 cb_case_get_assist (self->case_) == CB_ASSIST_NOTES);
}
