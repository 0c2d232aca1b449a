/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-hold-button.h"
#include "cb-template.h"

struct _CbHoldDialog
{
  AdwDialog parent_instance;

  GtkBox *buttons;
  GtkLabel *words;
};

CB_DEFINE_TEMPLATE_TYPE (CbHoldDialog, cb_hold_dialog, ADW_TYPE_DIALOG)

static void
held_cb (CbHoldDialog *self, GObject *button)
{
  g_autoptr (CbHoldDialog) kept = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (kept));
  g_signal_emit_by_name (kept, "held", GPOINTER_TO_UINT (g_object_get_data (button, "which")));
}

static void
cb_hold_dialog_class_init (CbHoldDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_signal_new (klass, "held", 1, G_TYPE_UINT);

  cb_template_install (widget_class, "cb-hold-dialog", CB_CHILD (CbHoldDialog, buttons),
                       CB_CHILD (CbHoldDialog, words));
}

/* Returns: (transfer floating): a dialog that says what is at stake, without buttons yet */
CbHoldDialog *
cb_hold_dialog_new (const char *title, const char *words)
{
  CbHoldDialog *self = g_object_new (CB_TYPE_HOLD_DIALOG, "title", title, NULL);

  gtk_label_set_label (self->words, words);
  return self;
}

void
cb_hold_dialog_add (CbHoldDialog *self, const char *label, guint which)
{
  const char *css_classes[] = { "pill", "destructive-action", NULL };
  GtkWidget *button = g_object_new (CB_TYPE_HOLD_BUTTON, "label", label, "css-classes", css_classes,
                                    NULL);

  g_object_set_data (G_OBJECT (button), "which", GUINT_TO_POINTER (which));
  g_signal_connect_object (button, "held", G_CALLBACK (held_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->buttons, button);
  if (adw_dialog_get_focus (ADW_DIALOG (self)) == NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), button);
}
