/* cb-trace.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-deduction.h"
#include "cb-step.h"

G_BEGIN_DECLS

/**
 * CbTrace:
 * @complete: whether the steps settle all that is settled; FALSE where the effort ended first
 * @steps: (element-type CbStep): in an order in which each follows from what was known and from
 *   those before it
 *
 * How one comes from what is known after some entries to what is known after more of them.
 */
typedef struct
{
  gboolean complete;
  GPtrArray *steps;
} CbTrace;

CbTrace *
cb_deduction_trace (const CbDeduction *self, int n_known, guint n_entries, CbEffort *effort);
void cb_trace_free (CbTrace *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTrace, cb_trace_free)

G_END_DECLS
