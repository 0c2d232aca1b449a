/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deals.h"
#include "cb-deduction.h"

/**
 * CbSampler:
 *
 * Draws deals, each as often as it is likely, or nearly so where there are too many to weigh. It
 * keeps nothing of the deduction it came from, and may be used in any thread, though by one at a
 * time.
 */
typedef struct _CbSampler CbSampler;

CbSampler *
cb_deduction_new_sampler (const CbDeduction *self, guint n_entries, guint64 seed, CbEffort *effort);
void cb_sampler_free (CbSampler *self);

void cb_sampler_draw (CbSampler *self, CbCardSet hands[CB_MAX_HOLDERS]);
CbDeals *cb_sampler_draw_deals (CbSampler *self, guint n);
CbDeals *cb_sampler_list_deals (const CbSampler *self, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSampler, cb_sampler_free)
