/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

#define CB_MAX_WITNESSES 192

/* Deals that were found consistent, each with the number of entries it is known to satisfy
 * (@reach). A deal also satisfies every beginning of these, so that it survives when entries are
 * taken back; but it says nothing of fewer than @since entries, after which cards last changed
 * hands. Initialize with zeros. */
typedef struct
{
  CbDeal deals[CB_MAX_WITNESSES];
  guint reach[CB_MAX_WITNESSES];
  guint since[CB_MAX_WITNESSES];
  guint n_deals;
} CbWitnesses;

void cb_witnesses_truncate (CbWitnesses *self, guint n_entries);
void cb_witnesses_extend (CbWitnesses *self, guint n_entries, const CbFacts *facts);
gboolean cb_witnesses_complete (CbWitnesses *self,
                                guint since,
                                guint n_entries,
                                const CbProblem *problem,
                                CbMarks *marks,
                                CbMarks *unseen,
                                CbEffort *effort);
