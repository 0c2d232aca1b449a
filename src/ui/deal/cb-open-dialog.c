/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-hold-button.h"
#include "cb-open-dialog.h"
#include "cb-template.h"

struct _CbOpenDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (CbOpenDialog, cb_open_dialog, ADW_TYPE_DIALOG)

static void
held_cb (CbOpenDialog *self)
{
  g_autoptr (CbOpenDialog) kept = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (kept));
  g_signal_emit_by_name (kept, "held");
}

static void
cb_open_dialog_class_init (CbOpenDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_signal_new (klass, "held", 0);

  g_type_ensure (CB_TYPE_HOLD_BUTTON);
  cb_template_install (widget_class, "cb-open-dialog");
  gtk_widget_class_bind_template_callback (widget_class, held_cb);
}

static void
cb_open_dialog_init (CbOpenDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
