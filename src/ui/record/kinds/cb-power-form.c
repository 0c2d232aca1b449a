/* cb-power-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-event-forms.h"

struct _CbPowerForm
{
  CbDraftPart parent_instance;

  GtkWidget *power;
};

G_DEFINE_FINAL_TYPE (CbPowerForm, cb_power_form, CB_TYPE_DRAFT_PART)

static void
cb_power_form_attach (CbDraftPart *part)
{
  g_object_bind_property (cb_draft_part_get_draft (part), "text", CB_POWER_FORM (part)->power,
                          "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_power_form_class_init (CbPowerFormClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_power_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-power-form");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), CbPowerForm, power);
}

static void
cb_power_form_init (CbPowerForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
