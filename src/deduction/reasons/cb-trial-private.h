/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-problem-private.h"

/**
 * CbTrial:
 * @deduction: where the deal and the entries come from
 * @n_entries: how many of its entries are looked at
 * @denied: the opposite of what is to be shown; @denies says whether there is one
 * @effort: how much may be spent
 *
 * Asks which of the entries, with the deal taken as given, imply something: they do when they
 * cannot be true together with its opposite. Without one, asks which cannot all be true.
 */
typedef struct
{
  const CbDeduction *deduction;
  guint n_entries;
  gboolean denies;
  CbOption denied;
  CbEffort *effort;
} CbTrial;

CbSearchResult cb_trial_run (const CbTrial *self, const gboolean *chosen, CbDeal *deal);
GArray *cb_trial_find_core (const CbTrial *self, gboolean *is_minimal);
CbSearchResult cb_trial_run_afresh (const CbTrial *self, const gboolean *chosen);
void cb_trial_complete_core (const CbTrial *self, GArray *core);
void cb_trial_spare (const CbTrial *self, GArray *core);
