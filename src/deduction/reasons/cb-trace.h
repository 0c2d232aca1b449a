/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-reason-step.h"

/**
 * CbTrace:
 * @complete: whether the steps settle all that is settled; FALSE where the effort ended first
 * @steps: (element-type CbReasonStep): in an order in which each follows from what was known and
 * from those before it
 *
 * How to get from what is known after some entries to what is known after more of them.
 */
typedef struct
{
  gboolean complete;
  GPtrArray *steps;
} CbTrace;

/**
 * CbGrade:
 * @CB_GRADE_ROWS: who showed and who passed, and that each card has one place
 * @CB_GRADE_SIZES: how many cards are in a hand, too
 * @CB_GRADE_CASES: cases have to be distinguished, too
 *
 * The reasoning that is needed to find the cards of a hand.
 */
typedef enum
{
  CB_GRADE_ROWS,
  CB_GRADE_SIZES,
  CB_GRADE_CASES,
} CbGrade;

CbGrade
cb_deduction_grade (const CbDeduction *self, guint n_entries, guint holder, CbEffort *effort);

CbTrace *
cb_deduction_trace (const CbDeduction *self, int n_known, guint n_entries, CbEffort *effort);
CbTrace *cb_deduction_find_next (const CbDeduction *self,
                                 const CbMarks *known,
                                 guint n_entries,
                                 CbEffort *effort);
void cb_trace_free (CbTrace *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTrace, cb_trace_free)
