/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-slot.h"
#include "cb-case-slots.h"
#include "cb-fields.h"

typedef struct
{
  CbSheet *sheet;
  GPtrArray *slots; /* CbCardSlot children */
} CbCaseSlotsPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbCaseSlots, cb_case_slots, GTK_TYPE_WIDGET)

static CbCaseSlotsPrivate *
get_private (CbCaseSlots *self)
{
  return cb_case_slots_get_instance_private (self);
}

static void
update (CbCaseSlots *self)
{
  CbCaseSlotsPrivate *priv = get_private (self);
  CbCaseSlotsClass *klass = CB_CASE_SLOTS_GET_CLASS (self);

  for (guint i = 0; i < priv->slots->len; i++)
    cb_card_slot_update (g_ptr_array_index (priv->slots, i), priv->sheet);
  if (klass->update != NULL)
    klass->update (self, priv->sheet);
}

static void
add_slots (CbCaseSlots *self)
{
  CbCaseSlotsPrivate *priv = get_private (self);
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (priv->sheet));

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if (cb_edition_get_category (edition, i)->n_in_envelope > 0)
      {
        GtkWidget *slot = cb_card_slot_new (i, CB_CASE_SLOTS_GET_CLASS (self)->orientation);

        gtk_widget_set_parent (slot, GTK_WIDGET (self));
        g_ptr_array_add (priv->slots, slot);
      }
}

static void
follow_sheet (CbCaseSlots *self)
{
  CbSheet *sheet = get_private (self)->sheet;

  g_signal_connect_object (sheet, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "notify::chances", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  add_slots (self);
  update (self);
}

static void
cb_case_slots_dispose (GObject *object)
{
  CbCaseSlotsPrivate *priv = get_private (CB_CASE_SLOTS (object));

  for (guint i = 0; i < priv->slots->len; i++)
    gtk_widget_unparent (g_ptr_array_index (priv->slots, i));
  g_ptr_array_set_size (priv->slots, 0);
  g_clear_object (&priv->sheet);

  G_OBJECT_CLASS (cb_case_slots_parent_class)->dispose (object);
}

static void
cb_case_slots_finalize (GObject *object)
{
  g_ptr_array_unref (get_private (CB_CASE_SLOTS (object))->slots);

  G_OBJECT_CLASS (cb_case_slots_parent_class)->finalize (object);
}

static void
cb_case_slots_class_init (CbCaseSlotsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_case_slots_dispose;
  object_class->finalize = cb_case_slots_finalize;

  cb_fields_install (object_class, CB_PRIVATE_FIELD (CbCaseSlots, sheet, CB_TYPE_SHEET,
                                                     G_PARAM_READWRITE, follow_sheet));

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_case_slots_init (CbCaseSlots *self)
{
  get_private (self)->slots = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Case file"), -1);
}

guint
cb_case_slots_get_n (CbCaseSlots *self)
{
  g_return_val_if_fail (CB_IS_CASE_SLOTS (self), 0);

  return get_private (self)->slots->len;
}

/* @i: below cb_case_slots_get_n()
 *
 * Returns: (transfer none): a CbCardSlot; they come in the order of the categories
 */
GtkWidget *
cb_case_slots_get (CbCaseSlots *self, guint i)
{
  g_return_val_if_fail (CB_IS_CASE_SLOTS (self), NULL);
  g_return_val_if_fail (i < get_private (self)->slots->len, NULL);

  return g_ptr_array_index (get_private (self)->slots, i);
}
