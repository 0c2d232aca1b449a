/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-rename-dialog.h"
#include "cb-template.h"
#include "cb-text.h"

struct _CbRenameDialog
{
  AdwAlertDialog parent_instance;

  char *title; /* the present title */

  GtkEditable *entry;
};

CB_DEFINE_TEMPLATE_TYPE (CbRenameDialog, cb_rename_dialog, ADW_TYPE_ALERT_DIALOG)

static char *
get_title (CbRenameDialog *self)
{
  return cb_text_trim (gtk_editable_get_text (self->entry));
}

static void
text_changed_cb (CbRenameDialog *self)
{
  g_autofree char *title = get_title (self);

  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "rename", *title != '\0');
}

static void
response_cb (CbRenameDialog *self, const char *response)
{
  g_autofree char *title = get_title (self);

  if (g_str_equal (response, "rename") && !g_str_equal (title, self->title))
    g_signal_emit_by_name (self, "renamed", title);
}

static void
cb_rename_dialog_class_init (CbRenameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbRenameDialog, title, g_free);

  cb_signal_new (klass, "renamed", 1, G_TYPE_STRING);

  cb_template_install (widget_class, "cb-rename-dialog", CB_CHILD (CbRenameDialog, entry),
                       CB_CALLBACK (response_cb), CB_CALLBACK (text_changed_cb));
}

CbRenameDialog *
cb_rename_dialog_new (const char *title)
{
  CbRenameDialog *self = g_object_new (CB_TYPE_RENAME_DIALOG, NULL);

  self->title = g_strdup (title);
  gtk_editable_set_text (self->entry, title);
  gtk_editable_select_region (self->entry, 0, -1);
  return self;
}
