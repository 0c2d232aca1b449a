/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-deal-parts.h"
#include "cb-fields.h"
#include "cb-table-code.h"
#include "cb-template.h"

/* How many codes go into one picture: few enough for any camera to read it. */
#define TOGETHER 6

struct _CbTableCodes
{
  GtkBox parent_instance;

  GStrv codes;
  guint first; /* the index of the first code shown */

  GtkLabel *list;
  GtkWidget *pager;
  GtkLabel *place;
  CbPainting *qr_code;
};

CB_DEFINE_TEMPLATE_TYPE (CbTableCodes, cb_table_codes, GTK_TYPE_BOX)

static guint
count (CbTableCodes *self)
{
  return self->codes != NULL ? g_strv_length (self->codes) : 0;
}

static void
show_place (CbTableCodes *self, guint end)
{
  g_autofree char *place = g_strdup_printf (_ ("Codes %u to %u of %u"), self->first + 1, end,
                                            count (self));

  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (self->pager, count (self) > TOGETHER);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "codes.earlier", self->first > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "codes.later", end < count (self));
}

static void
update (CbTableCodes *self)
{
  guint end = MIN (self->first + TOGETHER, count (self));
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GString) together = g_string_new (NULL);

  for (guint i = self->first; i < end; i++)
    {
      g_string_append_printf (list, "%s%u. %s", list->len > 0 ? "\n" : "", i + 1, self->codes[i]);
      g_string_append_printf (
        together, "%s%s", together->len > 0 ? CB_TABLE_CODE_SEPARATOR "\n" : "", self->codes[i]);
    }
  gtk_label_set_label (self->list, list->str);
  cb_qr_code_show (self->qr_code, end > 0 ? together->str : NULL);
  if (end > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->qr_code), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ ("The codes as a QR code"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->qr_code), GTK_ACCESSIBLE_PROPERTY_LABEL);
  show_place (self, end);
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTableCodes *self = CB_TABLE_CODES (widget);

  self->first += g_str_equal (name, "codes.later") ? TOGETHER : -TOGETHER;
  update (self);
}

static void
cb_table_codes_class_init (CbTableCodesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbTableCodes, codes, g_strfreev);

  cb_template_install (widget_class, "cb-table-codes", CB_CHILD (CbTableCodes, list),
                       CB_CHILD (CbTableCodes, pager), CB_CHILD (CbTableCodes, place),
                       CB_CHILD (CbTableCodes, qr_code));

  gtk_widget_class_install_action (widget_class, "codes.earlier", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "codes.later", NULL, move_action);
}

void
cb_table_codes_show (CbTableCodes *self, const char *const *codes)
{
  g_return_if_fail (CB_IS_TABLE_CODES (self));

  g_strfreev (self->codes);
  self->codes = g_strdupv ((char **) codes);
  self->first = count (self) > 0 ? (count (self) - 1) / TOGETHER * TOGETHER : 0;
  gtk_widget_set_visible (GTK_WIDGET (self), count (self) > 0);
  update (self);
}
