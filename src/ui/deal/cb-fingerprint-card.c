/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-fingerprint.h"
#include "cb-template.h"

struct _CbFingerprintCard
{
  AdwBin parent_instance;

  char *title;
  char *fingerprint;

  GtkLabel *code_label;
  CbPainting *qr_code;
  GtkLabel *title_label;
};

G_DEFINE_FINAL_TYPE (CbFingerprintCard, cb_fingerprint_card, ADW_TYPE_BIN)

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbFingerprintCard *self = CB_FINGERPRINT_CARD (widget);

  if (self->fingerprint != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), self->fingerprint);
}

static void
cb_fingerprint_card_class_init (CbFingerprintCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbFingerprintCard, fingerprint, g_free);

  cb_fields_install (object_class, CB_FIELD (CbFingerprintCard, title, G_TYPE_STRING,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));

  cb_template_install (
    widget_class, "cb-fingerprint-card", CB_CHILD (CbFingerprintCard, code_label),
    CB_CHILD (CbFingerprintCard, qr_code), CB_CHILD (CbFingerprintCard, title_label));

  gtk_widget_class_install_action (widget_class, "fingerprint.copy", NULL, copy_action);
}

static void
cb_fingerprint_card_init (CbFingerprintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->qr_code), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The full fingerprint as a QR code"), -1);
}

/**
 * cb_fingerprint_card_set_fingerprint:
 * @fingerprint: the whole fingerprint, not shortened
 */
void
cb_fingerprint_card_set_fingerprint (CbFingerprintCard *self, const char *fingerprint)
{
  g_autofree char *brief = NULL;

  g_return_if_fail (CB_IS_FINGERPRINT_CARD (self));
  g_return_if_fail (cb_fingerprint_is_whole (fingerprint));

  brief = cb_fingerprint_shorten (fingerprint);
  g_set_str (&self->fingerprint, fingerprint);
  cb_qr_code_show (self->qr_code, fingerprint);
  gtk_label_set_label (self->code_label, brief);
}
