/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-log-parts.h"
#include "cb-template.h"
#include "cb-text.h"

struct _CbNoteDialog
{
  AdwAlertDialog parent_instance;

  GtkEditable *entry;
  GtkWidget *replaces;
};

CB_DEFINE_TEMPLATE_TYPE (CbNoteDialog, cb_note_dialog, ADW_TYPE_ALERT_DIALOG)

static void
response_cb (CbNoteDialog *self, const char *response)
{
  g_autofree char *note = cb_text_trim (gtk_editable_get_text (self->entry));

  g_assert (CB_IS_NOTE_DIALOG (self));

  if (g_str_equal (response, "save"))
    g_signal_emit_by_name (self, "written", note);
}

/* A note that is too long for the field is not put into it. An empty field must not be saved then,
 * because that would delete the note unread. */
static void
changed_cb (CbNoteDialog *self)
{
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "save",
                                         !gtk_widget_get_visible (self->replaces) ||
                                           !cb_text_is_blank (gtk_editable_get_text (self->entry)));
}

static void
cb_note_dialog_class_init (CbNoteDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_signal_new (klass, "written", 1, G_TYPE_STRING);

  cb_template_install (widget_class, "cb-note-dialog", CB_CHILD (CbNoteDialog, entry),
                       CB_CHILD (CbNoteDialog, replaces), CB_CALLBACK (changed_cb),
                       CB_CALLBACK (response_cb));
}

/* @position: of the entry in the log, from 0 */
CbNoteDialog *
cb_note_dialog_new (const CbEntry *entry, const CbSetup *setup, guint position)
{
  CbNoteDialog *self = g_object_new (CB_TYPE_NOTE_DIALOG, NULL);
  /* Translators: %u is the number of an entry in the log */
  g_autofree char *heading = g_strdup_printf (_ ("Note for Entry %u"), position + 1);
  g_autofree char *words = cb_entry_describe (entry, setup);

  adw_alert_dialog_set_heading (ADW_ALERT_DIALOG (self), heading);
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (self), words);
  if (cb_text_is_long (entry->note))
    {
      gtk_widget_set_visible (self->replaces, TRUE);
      adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "save", FALSE);
    }
  else
    gtk_editable_set_text (self->entry, entry->note != NULL ? entry->note : "");
  gtk_editable_set_position (self->entry, -1);
  return self;
}
