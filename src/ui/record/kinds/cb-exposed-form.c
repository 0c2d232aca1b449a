/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"
#include "cb-seat-field.h"

struct _CbExposedForm
{
  CbDraftPart parent_instance;
};

G_DEFINE_FINAL_TYPE (CbExposedForm, cb_exposed_form, CB_TYPE_DRAFT_PART)

/* My own hand needs no telling. */
static void
player_changed_cb (CbDraftPart *part)
{
  CbDraft *draft = cb_draft_part_get_draft (part);

  if (gtk_widget_get_mapped (GTK_WIDGET (part)) &&
      cb_draft_is_me (draft, cb_draft_get (draft, CB_DRAFT_PLAYER)))
    cb_draft_set (draft, CB_DRAFT_HAND, (int) cb_draft_part_get_setup (part)->hand);
}

static void
cb_exposed_form_attach (CbDraftPart *part)
{
  g_signal_connect_object (cb_draft_part_get_draft (part), "notify::player",
                           G_CALLBACK (player_changed_cb), part, G_CONNECT_SWAPPED);
}

static void
cb_exposed_form_class_init (CbExposedFormClass *klass)
{
  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_SEAT_FIELD);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_exposed_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-exposed-form");
}

static void
cb_exposed_form_init (CbExposedForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
