/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-machine-private.h"
#include "cb-random.h"

/**
 * CbOutlook:
 * @plan: how the deals are counted
 * @values: by machine and step, for each node: the expected weight of its deals
 *
 * What to expect of states.
 */
typedef struct
{
  CbPlan *plan;
  double *values[CB_MAX_MACHINES][CB_MAX_PLAN_STEPS + 1];
} CbOutlook;

/* Guessed chances, by card and holder. */
typedef double CbGuess[CB_MAX_CARDS][CB_MAX_HOLDERS];

void cb_plan_guess (const CbPlan *plan, CbGuess chances);

CbOutlook *cb_outlook_new (CbPlan *plan);
void cb_outlook_free (CbOutlook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbOutlook, cb_outlook_free)

/**
 * CbThinning:
 * @outlook: what to expect of states
 * @max_states: how many are kept of each step
 * @random: decides by chance which states are kept
 */
typedef struct
{
  const CbOutlook *outlook;
  guint max_states;
  CbRandom *random;
} CbThinning;

guint
cb_thinning_run (const CbThinning *self, guint k, CbLayer *layer, guint32 *kept, double *gains);
