/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sweep-private.h"

/* The number of independent sweeps that an estimate is made of. */
#define CB_N_TRIES 8

/**
 * CbEstimate:
 * @chances: by card and holder; those of open cards
 * @solutions: (element-type CbSolution): what may be in the envelope, as far as it was met
 * @error: how far any chance may be off: half the width of the widest 99 % interval
 *
 * Odds, estimated.
 */
typedef struct
{
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
  double error;
} CbEstimate;

guint cb_estimate_get_width (const CbPlan *plan, const CbEffort *effort);
CbEstimate *cb_estimate_new (CbPlan *plan, CbCardSet certain, guint width, const gint *cancelled);
CbEstimate *cb_estimate_new_within (CbPlan *plan, CbCardSet certain, CbEffort *effort);
void cb_estimate_free (CbEstimate *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEstimate, cb_estimate_free)
