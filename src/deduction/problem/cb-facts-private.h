/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-facts.h"

/* One alternative of a constraint: min ≤ |hand of holder ∩ cards| ≤ max. A constraint is a run of
 * options one after another, at least one of which holds; left counts those still to follow. All
 * are about one hand; or, in a tie, each says of another hand that it has at least one of the same
 * cards. */
typedef struct
{
  CbCardSet cards;
  guint8 min;
  guint8 max;
  guint8 left;
  guint8 holder;
} CbOption;

/* @holder chose a card in the hand and showed it to me: one of @among, or one of @n_gone others
 * that have left the hand since. */
typedef struct
{
  CbCardSet among;
  guint holder;
  guint n_gone;
} CbShowing;

/* One card went from one holder to another; @card is empty where it is not known which. */
typedef struct
{
  CbCardSet card;
  guint from;
  guint to;
} CbCardMove;

/* Each card of @cards lies at one of @places, a bit for each place. */
typedef struct
{
  CbCardSet cards;
  guint32 places;
} CbPlaced;

const CbPlaced *cb_facts_get_places (const CbFacts *self, guint *n_placed);
const CbOption *cb_facts_get_options (const CbFacts *self, guint *n_options);
const CbShowing *cb_facts_get_showings (const CbFacts *self, guint *n_showings);
void _cb_facts_add_shown (CbFacts *self, const CbShowing *showing);
const CbCardMove *cb_facts_get_moves (const CbFacts *self, guint *n_moves);

/* Whether the constraint that begins with the option ties several hands together. */
static inline gboolean
cb_option_is_tie (const CbOption *option)
{
  return option->left > 0 && option[1].holder != option->holder;
}

static inline gboolean
cb_option_allows (const CbOption *option, CbCardSet hand)
{
  guint n = cb_card_set_size (hand & option->cards);

  return option->min <= n && n <= option->max;
}
