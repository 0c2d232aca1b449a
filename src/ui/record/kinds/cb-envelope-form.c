/* cb-envelope-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"

struct _CbEnvelopeForm
{
  CbDraftPart parent_instance;
};

G_DEFINE_FINAL_TYPE (CbEnvelopeForm, cb_envelope_form, CB_TYPE_DRAFT_PART)

static void
cb_envelope_form_class_init (CbEnvelopeFormClass *klass)
{
  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-envelope-form");
}

static void
cb_envelope_form_init (CbEnvelopeForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
