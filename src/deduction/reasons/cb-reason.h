/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-reason-step.h"

/**
 * CbReason:
 * @complete: whether @entries and @steps are the best; FALSE where the effort ended first
 * @entries: (element-type guint): entries, ascending, that imply the mark, the deal taken as
 *   given, and none of which can be spared; empty where the deal alone implies it. Where not
 *   @complete they imply it, too, but fewer might do
 * @steps: (element-type CbReasonStep): how the mark follows from @entries; the last step concludes
 *   it. Where not @complete, it may rest on %CB_REASON_EXHAUSTED though a full chain exists
 *
 * Why a mark is on the sheet.
 */
typedef struct
{
  gboolean complete;
  GArray *entries;
  GPtrArray *steps;
} CbReason;

CbReason *cb_deduction_explain (const CbDeduction *self,
                                guint n_entries,
                                guint card,
                                guint holder,
                                CbEffort *effort);
void cb_reason_free (CbReason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbReason, cb_reason_free)
