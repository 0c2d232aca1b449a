/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-proof-group.h"
#include "cb-proof-page.h"
#include "cb-template.h"

struct _CbProofPage
{
  AdwNavigationPage parent_instance;

  CbProofGroup *proof_group;
};

G_DEFINE_FINAL_TYPE (CbProofPage, cb_proof_page, ADW_TYPE_NAVIGATION_PAGE)

static void
cb_proof_page_class_init (CbProofPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_PROOF_GROUP);
  cb_template_install (widget_class, "cb-proof-page");
  gtk_widget_class_bind_template_child (widget_class, CbProofPage, proof_group);
}

static void
cb_proof_page_init (CbProofPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer floating): a page about @deal */
CbProofPage *
cb_proof_page_new (CbSealedDeal *deal)
{
  CbProofPage *self = g_object_new (CB_TYPE_PROOF_PAGE, NULL);

  cb_proof_group_set_deal (self->proof_group, deal);
  return self;
}
