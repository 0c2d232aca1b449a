/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-plain.h"

#define CB_PLAIN_MAX_LOG 12

/**
 * CbPlainWorld:
 * @hands: by holder, in the order of the sheet; bit i for card i
 * @shown: by entry, the card that somebody was shown there, or −1
 * @chance: how likely all that is, by the rules alone
 *
 * One way in which everything may be that a notebook does not say: who holds what, and who saw
 * which card.
 */
typedef struct
{
  guint32 hands[13];
  int shown[CB_PLAIN_MAX_LOG];
  double chance;
} CbPlainWorld;

/**
 * CbPlainWorlds:
 *
 * All worlds that agree with a notebook of a small table: each deal, and in it each card that
 * whoever showed one unseen may have chosen. In each of them it can be asked what a player knows:
 * the notebook that he would keep is written as the format has it, with his hand and what he was
 * shown, and all deals that agree with that are listed. Understands suggestions, accusations, cards
 * seen in a hand, hands laid open, and the opened envelope.
 */
typedef struct _CbPlainWorlds CbPlainWorlds;

/* What somebody knows: the deals that he has to reckon with. */
typedef struct
{
  const CbPlainDeals *deals;
  guint64 entries;
} CbPlainView;

/**
 * CbPlainSolutions:
 * @n: how many there are
 * @common: the cards that are in all of them
 * @likeliest: the one with the most weight; of equal ones the first
 * @chance: how likely that is
 * @doubt: the entropy of the envelope, in bits
 * @n_deals: how many deals there are
 */
typedef struct
{
  guint n;
  guint32 common;
  guint32 likeliest;
  double chance;
  double doubt;
  guint n_deals;
} CbPlainSolutions;

CbPlainWorlds *cb_plain_worlds_new (const char *json);
void cb_plain_worlds_free (CbPlainWorlds *self);
guint cb_plain_worlds_get_n (const CbPlainWorlds *self);
const CbPlainWorld *cb_plain_worlds_get (const CbPlainWorlds *self, guint index);

/* What @seat knows in @world after @n_entries; me, too. */
CbPlainView
cb_plain_worlds_see (CbPlainWorlds *self, const CbPlainWorld *world, guint seat, guint n_entries);
CbPlainSolutions cb_plain_view_solve (const CbPlainView *self);
/* How likely @envelope is. */
double cb_plain_view_get_chance (const CbPlainView *self, guint32 envelope);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPlainWorlds, cb_plain_worlds_free)
