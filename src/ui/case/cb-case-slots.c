/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-slot.h"
#include "cb-case-slots.h"

typedef struct
{
  CbSheet *sheet;
  GPtrArray *slots; /* children */
} CbCaseSlotsPrivate;

enum
{
  PROP_0,
  PROP_SHEET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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
remove_slots (CbCaseSlots *self)
{
  CbCaseSlotsPrivate *priv = get_private (self);

  for (guint i = 0; i < priv->slots->len; i++)
    gtk_widget_unparent (g_ptr_array_index (priv->slots, i));
  g_ptr_array_set_size (priv->slots, 0);
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

/* @sheet: (nullable) */
static void
set_sheet (CbCaseSlots *self, CbSheet *sheet)
{
  CbCaseSlotsPrivate *priv = get_private (self);

  if (priv->sheet == sheet)
    return;
  if (priv->sheet != NULL)
    g_signal_handlers_disconnect_by_data (priv->sheet, self);
  remove_slots (self);
  g_set_object (&priv->sheet, sheet);
  if (sheet != NULL)
    {
      g_signal_connect_swapped (sheet, "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (sheet, "notify::chances", G_CALLBACK (update), self);
      add_slots (self);
      update (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET]);
}

static void
cb_case_slots_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      g_value_set_object (value, get_private (CB_CASE_SLOTS (object))->sheet);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_slots_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      set_sheet (CB_CASE_SLOTS (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_slots_dispose (GObject *object)
{
  set_sheet (CB_CASE_SLOTS (object), NULL);

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

  object_class->get_property = cb_case_slots_get_property;
  object_class->set_property = cb_case_slots_set_property;
  object_class->dispose = cb_case_slots_dispose;
  object_class->finalize = cb_case_slots_finalize;

  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

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
