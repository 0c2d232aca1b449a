/* A case to practice with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* To make a practice case Casebook plays some games, which takes longer than a frame, so it is done
 * in another thread. */

#include "config.h"

#include "cb-practice-dialog.h"
#include "cb-practice.h"
#include "cb-window-private.h"
#include "cb-work.h"

static void
played_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);
  g_autoptr (CbPractice) practice = cb_work_finish (result, NULL);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);

  if (!_cb_window_is_gone (self) && self->case_ == NULL)
    _cb_window_take_new_case (self, case_);
}

static void
chosen_cb (CbWindow *self, CbEdition *edition, guint number)
{
  cb_practice_new_async (edition, number, NULL, played_cb, g_object_ref (self));
}

static void
practice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbPracticeDialog *dialog = g_object_new (CB_TYPE_PRACTICE_DIALOG, NULL);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

void
_cb_window_install_practice (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.practice", NULL, practice_action);
}
