/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"

struct _CbAccusationForm
{
  CbDraftPart parent_instance;

  AdwToggleGroup *result;
};

G_DEFINE_FINAL_TYPE (CbAccusationForm, cb_accusation_form, CB_TYPE_DRAFT_PART)

/* Of my own I know the result: until I say it, none is chosen. */
static void
update (CbAccusationForm *self)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  guint result = (guint) cb_draft_get (draft, CB_DRAFT_RESULT);
  gboolean open = result == CB_RESULT_UNKNOWN && cb_draft_is_me (draft, cb_draft_get_by (draft));

  adw_toggle_group_set_active (self->result, open ? GTK_INVALID_LIST_POSITION : result);
}

static void
result_cb (CbAccusationForm *self)
{
  guint active = adw_toggle_group_get_active (self->result);

  if (active != GTK_INVALID_LIST_POSITION)
    cb_draft_set (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_RESULT, (int) active);
}

static void
cb_accusation_form_attach (CbDraftPart *part)
{
  CbAccusationForm *self = CB_ACCUSATION_FORM (part);

  g_signal_connect_object (cb_draft_part_get_draft (part), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  g_signal_connect_object (self->result, "notify::active", G_CALLBACK (result_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
cb_accusation_form_class_init (CbAccusationFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_accusation_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-accusation-form");
  gtk_widget_class_bind_template_child (widget_class, CbAccusationForm, result);
}

static void
cb_accusation_form_init (CbAccusationForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
