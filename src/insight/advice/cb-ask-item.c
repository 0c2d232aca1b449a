/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-ask-item.h"
#include "cb-fields.h"
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

CB_DEFINE_PLAIN_TYPE (CbAskItem, cb_ask_item, G_TYPE_OBJECT)

static void
cb_ask_item_class_init (CbAskItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD (CbAskItem, cards, G_TYPE_UINT, G_PARAM_READABLE),
                     CB_FIELD (CbAskItem, title, G_TYPE_STRING, G_PARAM_READABLE),
                     CB_FIELD (CbAskItem, reason, G_TYPE_STRING, G_PARAM_READABLE),
                     CB_FIELD (CbAskItem, figures, G_TYPE_STRING, G_PARAM_READABLE),
                     CB_FIELD (CbAskItem, share, G_TYPE_DOUBLE, G_PARAM_READABLE));
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

/* Takes over the figures of the newest advice. An answer of n bits is expected to leave one in 2ⁿ
 * of the solutions. @n_left: how many solutions there are now; 0 where that is not known yet */
void
cb_ask_item_take (CbAskItem *self, const CbAdvice *advice, guint index, guint n_left)
{
  const CbAdvisedSuggestion *suggestion;

  g_return_if_fail (CB_IS_ASK_ITEM (self));

  suggestion = cb_advice_get_suggestion (advice, index);
  g_return_if_fail (suggestion != NULL && suggestion->cards == self->cards);

  g_free (self->reason);
  self->reason = cb_advice_explain (advice, index, index + 1);
  g_free (self->figures);
  self->figures = cb_insight_describe_ruled_out (suggestion->bits, n_left);
  self->share = cb_insight_get_share (suggestion->bits);
  g_object_notify (G_OBJECT (self), "reason");
  g_object_notify (G_OBJECT (self), "figures");
  g_object_notify (G_OBJECT (self), "share");
}
