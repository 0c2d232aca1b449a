/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-asked-chips.h"
#include "cb-event-forms.h"
#include "cb-guess-row.h"

struct _CbTraitForm
{
  CbDraftPart parent_instance;
};

G_DEFINE_FINAL_TYPE (CbTraitForm, cb_trait_form, CB_TYPE_DRAFT_PART)

static void
cb_trait_form_class_init (CbTraitFormClass *klass)
{
  g_type_ensure (CB_TYPE_ASKED_CHIPS);
  g_type_ensure (CB_TYPE_GUESS_ROW);

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-trait-form");
}

static void
cb_trait_form_init (CbTraitForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
