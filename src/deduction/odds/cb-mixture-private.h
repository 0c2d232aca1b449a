/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-solution.h"

/* The most solutions that are listed. */
#define CB_ODDS_MAX_SOLUTIONS 65536

/**
 * CbMixture:
 * @weight: the weight of all deals together; 0 where none is possible
 * @n_deals: how many deals there are, each counted once for every possible swap
 * @chances: by card and holder, how likely the holder has the card
 * @solutions: (element-type CbSolution)
 *
 * Odds of several possible courses of a game together.
 */
typedef struct
{
  double weight;
  CbDealCount n_deals;
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
} CbMixture;

CbMixture *cb_mixture_new (const CbDeduction *told, guint n_entries, CbEffort *effort);
void cb_mixture_free (CbMixture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMixture, cb_mixture_free)
