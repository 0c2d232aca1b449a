/* cb-dealing-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-odds.h"
#include "cb-plan-private.h"

G_BEGIN_DECLS

/**
 * CbDealing:
 * @plan: the order of the cards
 * @step: the step of the plan
 * @k: its number
 * @state: (inout): before it, then after it
 * @ways: (inout): in how many ways the state came to be
 * @factor: (inout): what the move weighs
 *
 * One step taken from one state, in one of its ways.
 */
typedef struct
{
  const CbPlan *plan;
  const CbPlanStep *step;
  guint k;
  guint64 *state;
  CbDealCount ways;
  double factor;
} CbDealing;

guint cb_dealing_find_takers (const CbPlan *plan, const CbPlanStep *step, const guint64 *state);
gboolean cb_dealing_give (CbDealing *dealing, guint h, CbCardSet later);
gboolean cb_dealing_settle_size (CbDealing *dealing, guint h, guint n_empty, CbCardSet later);
gboolean
cb_dealing_merge (CbDealing *dealing, const CbMerge *merges, guint n_merges, CbCardSet later);

G_END_DECLS
