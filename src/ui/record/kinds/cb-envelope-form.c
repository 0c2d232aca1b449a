/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"

struct _CbEnvelopeForm
{
  CbDraftPart parent_instance;
};

G_DEFINE_FINAL_TYPE (CbEnvelopeForm, cb_envelope_form, CB_TYPE_DRAFT_PART)

static void
picked_cb (CbEnvelopeForm *self, guint card)
{
  cb_draft_toggle_card (cb_draft_part_get_draft (CB_DRAFT_PART (self)), card);
}

static void
cb_envelope_form_class_init (CbEnvelopeFormClass *klass)
{
  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-envelope-form");
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), picked_cb);
}

static void
cb_envelope_form_init (CbEnvelopeForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
