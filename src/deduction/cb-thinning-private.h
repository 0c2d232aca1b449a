/* cb-thinning-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-machine-private.h"
#include "cb-random-private.h"

G_BEGIN_DECLS

/**
 * CbOutlook:
 * @values: by holder and step, for each node: what may come of it, compared with others
 *
 * What to expect of states.
 */
typedef struct
{
  CbPlan *plan;
  double *values[CB_MAX_HOLDERS][CB_MAX_PLAN_STEPS + 1];
} CbOutlook;

CbOutlook *cb_outlook_new (CbPlan *plan, double chances[CB_MAX_CARDS][CB_MAX_HOLDERS]);
void cb_outlook_free (CbOutlook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbOutlook, cb_outlook_free)

G_END_DECLS
