/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-deal-parts.h"
#include "cb-fields.h"

struct _CbNamesDialog
{
  AdwAlertDialog parent_instance;

  CbSealedDeal *deal;
  GtkEditable *entries[CB_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (CbNamesDialog, cb_names_dialog, ADW_TYPE_ALERT_DIALOG)

/* Whether the name of @seat was changed. @event: (out): the change, to be recorded */
static gboolean
read_name (CbNamesDialog *self, guint seat, CbDealEvent *event)
{
  const char *text = gtk_editable_get_text (self->entries[seat]);

  *event = (CbDealEvent) { .kind = CB_DEAL_EVENT_RENAME,
                           .seat = seat,
                           .name = g_intern_string (text) };
  return !g_str_equal (text, cb_sealed_deal_get_table (self->deal)->players[seat].name);
}

/* Says at once what is wrong with a name. */
static void
text_changed_cb (CbNamesDialog *self)
{
  g_autoptr (GError) error = NULL;
  gboolean changed = FALSE;
  const char *problem;

  for (guint i = 0; i < cb_sealed_deal_get_table (self->deal)->n_players && error == NULL; i++)
    {
      CbDealEvent event;

      if (!read_name (self, i, &event))
        continue;
      changed = TRUE;
      cb_sealed_deal_can_note (self->deal, &event, &error);
    }
  problem = error != NULL ? error->message : "";
  if (g_strcmp0 (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (self)), problem) != 0)
    cb_announce (GTK_WIDGET (self), problem);
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (self), problem);
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "correct",
                                         changed && error == NULL);
}

static void
response_cb (CbNamesDialog *self, const char *response)
{
  CbDealEvent events[CB_MAX_PLAYERS];
  guint n = 0;

  for (guint i = 0; i < cb_sealed_deal_get_table (self->deal)->n_players; i++)
    n += read_name (self, i, &events[n]) ? 1 : 0;
  for (guint i = 0; i < n && g_str_equal (response, "correct"); i++)
    g_signal_emit_by_name (self, "correct", &events[i]);
}

static void
cb_names_dialog_class_init (CbNamesDialogClass *klass)
{
  CB_OWNS (G_OBJECT_CLASS (klass), CbNamesDialog, deal, g_object_unref);
  cb_signal_new (klass, "correct", 1, G_TYPE_POINTER);
}

static void
cb_names_dialog_init (CbNamesDialog *self)
{
  g_signal_connect (self, "response", G_CALLBACK (response_cb), NULL);
}

/* Returns: (transfer floating): a dialog in which nothing was changed yet */
CbNamesDialog *
cb_names_dialog_new (CbSealedDeal *deal)
{
  CbNamesDialog *self = g_object_new (CB_TYPE_NAMES_DIALOG, "heading", _ ("Correct a Name"),
                                      "default-response", "correct", "close-response", "cancel",
                                      NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (self);
  GtkWidget *group = adw_preferences_group_new ();
  CbSetup *table = cb_sealed_deal_get_table (deal);

  self->deal = g_object_ref (deal);
  for (guint i = 0; i < table->n_players; i++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Player %u"), i + 1);
      GtkWidget *row = adw_entry_row_new ();

      self->entries[i] = GTK_EDITABLE (row);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
      gtk_editable_set_text (self->entries[i], table->players[i].name);
      g_signal_connect_object (row, "changed", G_CALLBACK (text_changed_cb), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  adw_alert_dialog_set_extra_child (alert, group);
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "correct", _ ("C_orrect"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "correct", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_enabled (alert, "correct", FALSE);
  return self;
}
