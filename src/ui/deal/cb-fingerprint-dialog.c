/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fingerprint-card.h"
#include "cb-fingerprint-dialog.h"
#include "cb-template.h"

struct _CbFingerprintDialog
{
  AdwDialog parent_instance;

  CbFingerprintCard *deal_card;
  CbFingerprintCard *record_card;
};

G_DEFINE_FINAL_TYPE (CbFingerprintDialog, cb_fingerprint_dialog, ADW_TYPE_DIALOG)

static void
cb_fingerprint_dialog_class_init (CbFingerprintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_FINGERPRINT_CARD);
  cb_template_install (widget_class, "cb-fingerprint-dialog");
  gtk_widget_class_bind_template_child (widget_class, CbFingerprintDialog, deal_card);
  gtk_widget_class_bind_template_child (widget_class, CbFingerprintDialog, record_card);
}

static void
cb_fingerprint_dialog_init (CbFingerprintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_fingerprint_dialog_new:
 * @deal: one that has whole fingerprints
 *
 * Returns: (transfer floating): the dialog
 */
CbFingerprintDialog *
cb_fingerprint_dialog_new (CbSealedDeal *deal)
{
  CbFingerprintDialog *self = g_object_new (CB_TYPE_FINGERPRINT_DIALOG, NULL);
  guint n = cb_sealed_deal_get_n_events (deal);
  g_autofree char *title = g_strdup_printf (ngettext ("Record, %u entry", "Record, %u entries", n),
                                            n);

  cb_fingerprint_card_set_fingerprint (self->deal_card, cb_sealed_deal_get_fingerprint (deal));
  cb_fingerprint_card_set_fingerprint (self->record_card,
                                       cb_sealed_deal_get_record_fingerprint (deal, n));
  g_object_set (self->record_card, "title", title, NULL);
  return self;
}
