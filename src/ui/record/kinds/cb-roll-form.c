/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-event-forms.h"

struct _CbRollForm
{
  CbDraftPart parent_instance;

  GtkEntry *faces;
};

G_DEFINE_FINAL_TYPE (CbRollForm, cb_roll_form, CB_TYPE_DRAFT_PART)

static void
cb_roll_form_attach (CbDraftPart *part)
{
  g_object_bind_property (cb_draft_part_get_draft (part), "text", CB_ROLL_FORM (part)->faces,
                          "text", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_roll_form_class_init (CbRollFormClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_roll_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-roll-form");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), CbRollForm, faces);
}

static void
cb_roll_form_init (CbRollForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
