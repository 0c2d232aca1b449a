/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draw-pile.h"

/* The cards in one place: how many of each kind are known to be there, and how many are in all. */
typedef struct
{
  guint seen[CB_DRAW_PILE_MAX_KINDS];
  guint n_cards;
} CbCards;

struct _CbDrawPile
{
  int size; /* how many cards the whole deck has, or −1 if not known */
  CbDiscarded discarded_go;
  guint n_kinds;
  CbDrawKind kinds[CB_DRAW_PILE_MAX_KINDS];

  CbCards shuffled; /* the pile; n_cards means nothing if the size is not known */
  GArray *under;    /* of int: kinds put under the pile, the next to be drawn first */
  CbCards open;
  CbCards held[CB_DRAW_PILE_MAX_SEATS];
  CbCards discards;
};

guint cb_cards_get_n_seen (const CbCards *self);
gboolean cb_draw_pile_knows_size (const CbDrawPile *self);
/* The cards that the next one is drawn from, if it comes from the shuffled part; NULL if it comes
 * from under the pile, or if there is none. */
const CbCards *cb_draw_pile_get_source (const CbDrawPile *self);
/* Whether cards of that kind lie open for all as soon as they are drawn, so that no player can keep
 * one without showing it. */
gboolean cb_draw_pile_lies_open (const CbDrawPile *self, guint kind);
int cb_draw_pile_get_n_unseen (const CbDrawPile *self);
int cb_draw_pile_get_n_of_unseen (const CbDrawPile *self, guint kind);
