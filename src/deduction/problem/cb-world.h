/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"

/**
 * CbWorld:
 * @n_cards: cards of the edition, 1…%CB_MAX_CARDS; card indices are 0…@n_cards − 1
 * @n_holders: places a dealt card can be, 1…%CB_MAX_HOLDERS. By convention holder 0 is the
 *   envelope, holders 1… are the players in seating order, and a last one the face-down pool
 * @deck: the cards that are dealt to the holders; the others lie open or are out of play
 * @min_size: fewest cards each holder can have
 * @max_size: most cards each holder can have. Where a size is known, the two are equal
 * @alike: whether the odds take every possible deal to be equally likely, whichever card was chosen
 *   to be shown
 *
 * Which deals are possible before anything is known: every card of @deck is with exactly one
 * holder, and no hand is smaller or larger than stated. What the envelope holds of each category
 * is part of the facts of the deal.
 */
typedef struct
{
  guint n_cards;
  guint n_holders;
  CbCardSet deck;
  guint8 min_size[CB_MAX_HOLDERS];
  guint8 max_size[CB_MAX_HOLDERS];
  gboolean alike;
} CbWorld;
