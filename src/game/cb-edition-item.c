/* cb-edition-item.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-edition-item.h"

struct _CbEditionItem
{
  GObject parent_instance;

  CbEdition *edition;
};

enum
{
  PROP_0,
  PROP_EDITION,
  PROP_NAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbEditionItem, cb_edition_item, G_TYPE_OBJECT)

static void
cb_edition_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbEditionItem *self = CB_EDITION_ITEM (object);

  switch (prop_id)
    {
    case PROP_EDITION:
      g_value_set_boxed (value, self->edition);
      break;
    case PROP_NAME:
      g_value_set_string (value, cb_edition_item_get_name (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_edition_item_finalize (GObject *object)
{
  CbEditionItem *self = CB_EDITION_ITEM (object);

  g_clear_pointer (&self->edition, cb_edition_unref);

  G_OBJECT_CLASS (cb_edition_item_parent_class)->finalize (object);
}

static void
cb_edition_item_class_init (CbEditionItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = cb_edition_item_get_property;
  object_class->finalize = cb_edition_item_finalize;

  properties[PROP_EDITION] = g_param_spec_boxed ("edition", NULL, NULL, CB_TYPE_EDITION,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_edition_item_init (CbEditionItem *self)
{
}

/**
 * cb_edition_item_new:
 * @edition: (transfer none): the edition
 *
 * Returns: (transfer full): a new item
 */
CbEditionItem *
cb_edition_item_new (CbEdition *edition)
{
  CbEditionItem *self;

  g_return_val_if_fail (edition != NULL, NULL);

  self = g_object_new (CB_TYPE_EDITION_ITEM, NULL);
  self->edition = cb_edition_ref (edition);
  return self;
}

CbEdition *
cb_edition_item_get_edition (CbEditionItem *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), NULL);

  return self->edition;
}

const char *
cb_edition_item_get_name (CbEditionItem *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), NULL);

  return cb_edition_get_name (self->edition);
}

/**
 * cb_edition_item_matches:
 * @search: beginnings of words, in any case and without accents
 *
 * Returns: whether each of them is found in the names of the edition and of what is in its box;
 *   always, for an empty @search
 */
gboolean
cb_edition_item_matches (CbEditionItem *self, const char *search)
{
  g_autoptr (GString) names = NULL;

  g_return_val_if_fail (CB_IS_EDITION_ITEM (self), FALSE);

  if (*search == '\0')
    return TRUE;
  names = g_string_new (cb_edition_get_name (self->edition));
  for (guint i = 0; i < cb_edition_get_n_categories (self->edition); i++)
    g_string_append_printf (names, " %s", cb_edition_get_category (self->edition, i)->name);
  for (guint i = 0; i < cb_edition_get_n_cards (self->edition); i++)
    g_string_append_printf (names, " %s", cb_edition_get_card (self->edition, i)->name);
  return g_str_match_string (search, names->str, TRUE);
}
