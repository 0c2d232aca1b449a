/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-drop-down.h"
#include "cb-event-forms.h"
#include "cb-seat-field.h"
#include "cb-statement.h"
#include "cb-viewer-field.h"

struct _CbStatementForm
{
  CbDraftPart parent_instance;

  GtkDropDown *claim;
};

G_DEFINE_FINAL_TYPE (CbStatementForm, cb_statement_form, CB_TYPE_DRAFT_PART)

static gboolean
is_of_player (GObject *object, guint claim)
{
  return cb_claim_is_of_player ((CbClaim) claim);
}

static void
cb_statement_form_attach (CbDraftPart *part)
{
  CbStatementForm *self = CB_STATEMENT_FORM (part);

  cb_drop_down_show_names (self->claim);
  g_object_bind_property (cb_draft_part_get_draft (part), "claim", self->claim, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_statement_form_class_init (CbStatementFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_SEAT_FIELD);
  g_type_ensure (CB_TYPE_VIEWER_FIELD);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_statement_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-statement-form");
  gtk_widget_class_bind_template_child (widget_class, CbStatementForm, claim);
  gtk_widget_class_bind_template_callback (widget_class, is_of_player);
}

static void
cb_statement_form_init (CbStatementForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
