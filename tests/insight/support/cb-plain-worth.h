/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-plain.h"

/* All that may come of a question in one deal, with the chance of each. */
typedef struct _CbPlainOutcomes CbPlainOutcomes;

/* What is seen, as any number, and how likely that is in this deal. */
void cb_plain_outcomes_add (CbPlainOutcomes *self, guint64 seen, double chance);

/**
 * CbPlainAsk:
 * @hands: by holder, in the order of the sheet; bit i for card i
 *
 * Adds what may come of it where the cards are dealt so; the chances add up to 1.
 */
typedef void (*CbPlainAsk) (const guint32 *hands, gpointer data, CbPlainOutcomes *outcomes);

/**
 * CbPlainWorth:
 * @envelope: what it tells of the envelope, in bits
 * @sheet: what it tells of the whole deal, in bits
 *
 * Written down as these are defined, from the list of all deals that agree with the entries.
 */
typedef struct
{
  double envelope;
  double sheet;
} CbPlainWorth;

CbPlainWorth
cb_plain_weigh (const CbPlainDeals *deals, guint64 entries, CbPlainAsk ask, gpointer data);
