/* cb-ask-item.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-ask-item.h"
#include "cb-insight-words.h"

struct _CbAskItem
{
  GObject parent_instance;

  CbCardSet cards;
  char *title;
  char *reason;
  char *figures;
  double share;
};

enum
{
  PROP_0,
  PROP_CARDS,
  PROP_TITLE,
  PROP_REASON,
  PROP_FIGURES,
  PROP_SHARE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbAskItem, cb_ask_item, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
cb_ask_item_finalize (GObject *object)
{
  CbAskItem *self = CB_ASK_ITEM (object);

  g_free (self->title);
  g_free (self->reason);
  g_free (self->figures);

  G_OBJECT_CLASS (cb_ask_item_parent_class)->finalize (object);
}

static void
cb_ask_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbAskItem *self = CB_ASK_ITEM (object);

  switch (prop_id)
    {
    case PROP_CARDS:
      g_value_set_uint (value, self->cards);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_FIGURES:
      g_value_set_string (value, self->figures);
      break;
    case PROP_SHARE:
      g_value_set_double (value, self->share);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_ask_item_class_init (CbAskItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = cb_ask_item_finalize;
  object_class->get_property = cb_ask_item_get_property;

  properties[PROP_CARDS] = g_param_spec_uint ("cards", NULL, NULL, 0, G_MAXUINT32, 0, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, flags);
  properties[PROP_FIGURES] = g_param_spec_string ("figures", NULL, NULL, NULL, flags);
  properties[PROP_SHARE] = g_param_spec_double ("share", NULL, NULL, 0, 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_ask_item_init (CbAskItem *self)
{
}

CbAskItem *
cb_ask_item_new (const CbEdition *edition, CbCardSet cards)
{
  CbAskItem *self = g_object_new (CB_TYPE_ASK_ITEM, NULL);

  self->cards = cards;
  self->title = cb_insight_join_cards (edition, cards);
  return self;
}

CbCardSet
cb_ask_item_get_cards (CbAskItem *self)
{
  g_return_val_if_fail (CB_IS_ASK_ITEM (self), 0);

  return self->cards;
}

/* What the newest advice says of it. So many bits leave one in two to that power of what is
 * possible. @n_left: how many solutions that is now; 0 where that is not known yet */
void
cb_ask_item_take (CbAskItem *self, const CbAdvice *advice, guint index, guint n_left)
{
  const CbAdvisedSuggestion *suggestion;

  g_return_if_fail (CB_IS_ASK_ITEM (self));

  suggestion = cb_advice_get_suggestion (advice, index);
  g_return_if_fail (suggestion != NULL && suggestion->cards == self->cards);

  g_free (self->reason);
  self->reason = cb_insight_describe_reason (advice, index);
  g_free (self->figures);
  self->figures = cb_insight_describe_rest (suggestion->bits, n_left);
  self->share = CLAMP (exp2 (-suggestion->bits), 0, 1);
  for (guint i = PROP_REASON; i <= PROP_SHARE; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}
