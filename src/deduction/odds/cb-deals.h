/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-facts.h"

/**
 * CbWeighedDeal:
 * @hands: by holder, the cards in the hand
 * @weight: how likely the deal is, compared with the others
 */
typedef struct
{
  CbCardSet hands[CB_MAX_HOLDERS];
  double weight;
} CbWeighedDeal;

/**
 * CbDeals:
 * @list: (element-type CbWeighedDeal): the deals
 * @complete: whether @list has every possible deal once; else they were drawn, and weigh the same
 *
 * What the hands may be, deal by deal.
 */
typedef struct
{
  GArray *list;
  gboolean complete;
} CbDeals;

void cb_deals_free (CbDeals *self);

static inline const CbWeighedDeal *
cb_deals_get (const CbDeals *self, guint index)
{
  return &g_array_index (self->list, CbWeighedDeal, index);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDeals, cb_deals_free)
