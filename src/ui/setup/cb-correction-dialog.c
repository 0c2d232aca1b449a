/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-correction-dialog.h"
#include "cb-discard.h"
#include "cb-template.h"

typedef struct
{
  CbCase *case_;

  AdwPreferencesPage *page;
  GtkLabel *problem_label;
  GtkRevealer *problem_revealer;
} CbCorrectionDialogPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbCorrectionDialog, cb_correction_dialog, ADW_TYPE_DIALOG)

static CbCorrectionDialogPrivate *
get_private (CbCorrectionDialog *self)
{
  return cb_correction_dialog_get_instance_private (self);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCorrectionDialog *self = CB_CORRECTION_DIALOG (widget);
  g_autoptr (GError) error = NULL;

  if (CB_CORRECTION_DIALOG_GET_CLASS (self)->save (self, &error))
    adw_dialog_force_close (ADW_DIALOG (self));
  else
    cb_correction_dialog_set_problem (self, error->message);
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCorrectionDialog *self = CB_CORRECTION_DIALOG (widget);

  CB_CORRECTION_DIALOG_GET_CLASS (self)->reset (self);
}

static void
close_attempted_cb (CbCorrectionDialog *self)
{
  cb_discard_ask (self, G_CALLBACK (adw_dialog_force_close), self);
}

static void
cb_correction_dialog_dispose (GObject *object)
{
  CbCorrectionDialog *self = CB_CORRECTION_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CORRECTION_DIALOG);
  g_clear_object (&get_private (self)->case_);

  G_OBJECT_CLASS (cb_correction_dialog_parent_class)->dispose (object);
}

static void
cb_correction_dialog_class_init (CbCorrectionDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_correction_dialog_dispose;

  cb_template_install (widget_class, "cb-correction-dialog", CB_CALLBACK (close_attempted_cb));
  gtk_widget_class_bind_template_child_private (widget_class, CbCorrectionDialog, page);
  gtk_widget_class_bind_template_child_private (widget_class, CbCorrectionDialog, problem_label);
  gtk_widget_class_bind_template_child_private (widget_class, CbCorrectionDialog, problem_revealer);

  gtk_widget_class_install_action (widget_class, "correction.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "correction.reset", NULL, reset_action);
}

static void
cb_correction_dialog_init (CbCorrectionDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_correction_dialog_new:
 * @type: the class of the form
 * @case_: the case
 * @title: what is corrected
 * @description: how to correct it, and that this affects only this case
 *
 * Returns: (transfer floating): the form, without groups yet
 */
CbCorrectionDialog *
cb_correction_dialog_new (GType type, CbCase *case_, const char *title, const char *description)
{
  CbCorrectionDialog *self;
  CbCorrectionDialogPrivate *priv;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  self = g_object_new (type, "title", title, NULL);
  priv = get_private (self);
  priv->case_ = g_object_ref (case_);
  adw_preferences_page_set_description (priv->page, description);
  return self;
}

void
cb_correction_dialog_add_group (CbCorrectionDialog *self, AdwPreferencesGroup *group)
{
  g_return_if_fail (CB_IS_CORRECTION_DIALOG (self));

  adw_preferences_page_add (get_private (self)->page, group);
}

/**
 * cb_correction_dialog_add_reset:
 * @title: what the row says, with a mnemonic
 *
 * Adds the row that resets the form, below all groups.
 */
void
cb_correction_dialog_add_reset (CbCorrectionDialog *self, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_add (group,
                             g_object_new (ADW_TYPE_BUTTON_ROW, "title", title, "use-underline",
                                           TRUE, "action-name", "correction.reset", NULL));
  cb_correction_dialog_add_group (self, group);
}

CbCase *
cb_correction_dialog_get_case (CbCorrectionDialog *self)
{
  g_return_val_if_fail (CB_IS_CORRECTION_DIALOG (self), NULL);

  return get_private (self)->case_;
}

CbEdition *
cb_correction_dialog_get_edition (CbCorrectionDialog *self)
{
  return cb_case_get_edition (cb_correction_dialog_get_case (self));
}

void
cb_correction_dialog_set_state (CbCorrectionDialog *self, CbCorrectionState state)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (CB_IS_CORRECTION_DIALOG (self));

  gtk_widget_action_set_enabled (widget, "correction.save", (state & CB_CORRECTION_READY) != 0);
  gtk_widget_action_set_enabled (widget, "correction.reset", (state & CB_CORRECTION_OWN) != 0);
  adw_dialog_set_can_close (ADW_DIALOG (self), (state & CB_CORRECTION_TOUCHED) == 0);
}

/* @problem: (nullable): what is wrong; if NULL the old words slide away */
void
cb_correction_dialog_set_problem (CbCorrectionDialog *self, const char *problem)
{
  CbCorrectionDialogPrivate *priv = get_private (self);

  g_return_if_fail (CB_IS_CORRECTION_DIALOG (self));

  if (problem != NULL)
    gtk_label_set_label (priv->problem_label, problem);
  gtk_revealer_set_reveal_child (priv->problem_revealer, problem != NULL);
}
