/* cb-accusation-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"

struct _CbAccusationForm
{
  CbDraftPart parent_instance;

  GtkWidget *result;
};

G_DEFINE_FINAL_TYPE (CbAccusationForm, cb_accusation_form, CB_TYPE_DRAFT_PART)

static void
picked_cb (CbAccusationForm *self, guint card)
{
  cb_draft_toggle_card (cb_draft_part_get_draft (CB_DRAFT_PART (self)), card);
}

static void
cb_accusation_form_attach (CbDraftPart *part)
{
  g_object_bind_property (cb_draft_part_get_draft (part), "result",
                          CB_ACCUSATION_FORM (part)->result, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_accusation_form_class_init (CbAccusationFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_accusation_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-accusation-form");
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_child (widget_class, CbAccusationForm, result);
}

static void
cb_accusation_form_init (CbAccusationForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
