/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-game.h"

typedef struct
{
  CbCardSet cards;
  long double weight;
} CbPlainSolution;

typedef struct
{
  CbCardSet hands[CB_MAX_HOLDERS];
  long double weight;
} CbPlainDeal;

/* What plain enumeration of all deals finds. Slow and simple, for small decks only. */
typedef struct
{
  CbMarks marks;
  guint64 n_deals;
  long double weight;
  long double weights[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
  GArray *deals; /* or NULL: the deals are not kept */
} CbEnumeration;

CbEnumeration *cb_enumerate (const CbWorld *world, CbFacts *const *facts, guint n_facts);
CbEnumeration *cb_enumerate_game (const CbRandomGame *game, guint n_entries);
CbEnumeration *cb_list_deals (const CbRandomGame *game, guint n_entries);
CbEnumeration *cb_backtrack_game (const CbRandomGame *game, guint n_entries, guint max_steps);
void cb_enumeration_free (CbEnumeration *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEnumeration, cb_enumeration_free)
