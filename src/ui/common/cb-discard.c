/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-discard.h"

/**
 * cb_discard_ask:
 * @form: a form that is about to be left by another way than its last button
 * @discard: what to do if the changes may be lost, called with @object as the only argument
 * @object: a GObject; if it is gone by then nothing is done
 *
 * Asks whether to discard what is filled in.
 */
void
cb_discard_ask (gpointer form, GCallback discard, gpointer object)
{
  AdwAlertDialog *alert;

  g_return_if_fail (GTK_IS_WIDGET (form));

  alert = ADW_ALERT_DIALOG (
    adw_alert_dialog_new (_ ("Discard Changes?"), _ ("Your changes will be lost.")));
  adw_alert_dialog_add_responses (alert, "keep", _ ("_Keep Editing"), "discard", _ ("_Discard"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (alert, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (alert, "keep");
  adw_alert_dialog_set_close_response (alert, "keep");
  g_signal_connect_object (alert, "response::discard", discard, object, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (alert), form);
}
