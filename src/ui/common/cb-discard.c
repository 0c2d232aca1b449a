/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-discard.h"

static void
discard_cb (AdwDialog *form)
{
  adw_dialog_force_close (form);
}

/**
 * cb_discard_ask:
 * @form: a form that is about to be closed without its last button
 * @heading: the question
 * @body: what will be lost
 *
 * Asks whether to discard what is filled in, and closes @form if so.
 */
void
cb_discard_ask (AdwDialog *form, const char *heading, const char *body)
{
  AdwAlertDialog *alert;

  g_return_if_fail (ADW_IS_DIALOG (form));

  alert = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));
  adw_alert_dialog_add_responses (alert, "keep", _ ("_Keep Editing"), "discard", _ ("_Discard"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (alert, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (alert, "keep");
  adw_alert_dialog_set_close_response (alert, "keep");
  g_signal_connect_object (alert, "response::discard", G_CALLBACK (discard_cb), form,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (form));
}

/* Like cb_discard_ask(), for a form that changes something existing. */
void
cb_discard_ask_changes (AdwDialog *form)
{
  cb_discard_ask (form, _ ("Discard Changes?"), _ ("Your changes will be lost."));
}
