/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A case is written after each change. This dialog is for the rare case that could not be written
 * and is about to be closed: the user can save it elsewhere, or give it up. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-unsaved-dialog.h"

#define SUFFIX ".casebook"

/* Whether closing @case_ now would lose something. */
gboolean
cb_unsaved_dialog_is_needed (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), FALSE);

  if (cb_case_get_read_only (case_))
    return FALSE;
  return !cb_case_file_is_saved (cb_case_get_file (case_));
}

/* @task: (transfer full). Asks again if the place that the user chose does not work either. */
static void present (GTask *task, const char *reason);

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  g_autoptr (GError) error = NULL;

  if (cb_case_file_keep_finish (CB_CASE_FILE (source), result, &error))
    g_task_return_boolean (task, TRUE);
  else
    present (g_steal_pointer (&task), error->message);
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  CbCase *case_ = g_task_get_source_object (task);
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file == NULL)
    {
      g_task_return_boolean (task, FALSE);
      return;
    }
  cb_case_file_keep_over_async (cb_case_get_file (case_), file, kept_cb, g_steal_pointer (&task));
}

static void
choose_file (GTask *task)
{
  CbCase *case_ = g_task_get_source_object (task);
  GtkWidget *parent = g_task_get_task_data (task);
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *name = g_strconcat (cb_case_get_title (case_), SUFFIX, NULL);

  g_strdelimit (name, "/", '-');
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (parent)), NULL, file_chosen_cb,
                        task);
}

/* Disconnects all handlers, so that only the first response counts. */
static void
response_cb (AdwAlertDialog *alert, const char *response, gpointer user_data)
{
  GTask *task = G_TASK (user_data);

  g_signal_handlers_disconnect_by_data (alert, task);
  if (g_str_equal (response, "export"))
    {
      choose_file (task);
      return;
    }
  g_task_return_boolean (task, g_str_equal (response, "discard"));
  g_object_unref (task);
}

/* If the window is closed libadwaita never gives a response. That counts as Cancel, because nobody
 * has agreed to lose anything. */
static void
window_gone_cb (AdwAlertDialog *alert)
{
  g_signal_emit_by_name (alert, "response::cancel", "cancel");
}

static void
present (GTask *task, const char *reason)
{
  CbCase *case_ = g_task_get_source_object (task);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Case Not Saved"), NULL));

  adw_alert_dialog_format_body (alert, _ ("“%s” could not be saved: %s"), cb_case_get_title (case_),
                                reason);
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "discard", _ ("Close _Anyway"),
                                  "export", _ ("_Export…"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (alert, "export", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "export");
  adw_alert_dialog_set_close_response (alert, "cancel");
  g_signal_connect (alert, "response", G_CALLBACK (response_cb), task);
  g_signal_connect_object (g_task_get_task_data (task), "unrealize", G_CALLBACK (window_gone_cb),
                           alert, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (alert), g_task_get_task_data (task));
}

/**
 * cb_unsaved_dialog_ask:
 * @case_: a case that is not on disk as it is in memory
 * @parent: the window
 *
 * Asks whether to keep the case in a file of the user’s choice, to give it up, or neither.
 */
void
cb_unsaved_dialog_ask (CbCase *case_,
                       GtkWidget *parent,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  CbCaseFile *file;
  const GError *error;
  GTask *task;

  g_return_if_fail (CB_IS_CASE (case_));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  file = cb_case_get_file (case_);
  cb_case_file_set_background (file);
  error = cb_case_file_get_save_error (file);
  task = g_task_new (case_, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_unsaved_dialog_ask);
  g_task_set_task_data (task, g_object_ref (parent), g_object_unref);
  if (error != NULL)
    present (task, error->message);
  else if (cb_case_file_get_elsewhere (file) == CB_ELSEWHERE_GONE)
    present (task, _ ("its file was deleted or moved."));
  else if (cb_case_file_get_elsewhere (file) != CB_ELSEWHERE_SAME)
    present (task, _ ("its file was changed elsewhere."));
  else
    present (task, cb_case_file_get_location (file) == NULL
                     ? _ ("it has no file yet.")
                     : _ ("the disk is still busy with it."));
}

/* Returns: whether the case may be closed */
gboolean
cb_unsaved_dialog_finish (GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
