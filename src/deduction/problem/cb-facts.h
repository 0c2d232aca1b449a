/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "cb-card-set.h"

#define CB_MAX_HOLDERS 13

/**
 * CbRange:
 * @cards: a set of cards, S
 * @min: fewest of them in the hand
 * @max: most of them in the hand
 *
 * States @min ≤ |hand ∩ @cards| ≤ @max.
 */
typedef struct
{
  CbCardSet cards;
  guint8 min;
  guint8 max;
} CbRange;

/**
 * CbFacts:
 *
 * What one source (the deal, or one entry of the log) says: constraints, each on one holder or on
 * several together; showings, which count for the odds only; places where cards lie; and cards that
 * change hands, so that earlier facts are restated for the hands after that. Reference counted,
 * atomically; not changed once handed to a #CbDeduction.
 */
typedef struct _CbFacts CbFacts;

CbFacts *cb_facts_new (void);
CbFacts *cb_facts_ref (CbFacts *self);
void cb_facts_unref (CbFacts *self);

void cb_facts_add_range (CbFacts *self, guint holder, CbCardSet cards, guint min, guint max);
void cb_facts_add_any (CbFacts *self, guint holder, const CbRange *ranges, guint n_ranges);
void cb_facts_add_one_of (CbFacts *self, guint holders, CbCardSet cards);
void cb_facts_add_showing (CbFacts *self, guint holder, CbCardSet among);
void cb_facts_add_places (CbFacts *self, CbCardSet cards, guint32 places);
void cb_facts_add_move (CbFacts *self, guint from, guint to, CbCardSet card);
gboolean cb_facts_move_cards (const CbFacts *self);
CbFacts *cb_facts_carry (CbFacts *self, const CbFacts *moves);
gboolean cb_facts_allow (const CbFacts *self, guint holder, CbCardSet most);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbFacts, cb_facts_unref)
