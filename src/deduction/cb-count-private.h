/* cb-count-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-classes-private.h"
#include "cb-odds.h"

G_BEGIN_DECLS

/* What can come of a state: in how many deals, and what they weigh together. */
typedef struct
{
  CbDealCount n_deals;
  double weight;
} CbTotal;

/* The totals of all states met, step by step. */
typedef struct _CbCount CbCount;

CbCount *cb_count_new (const CbProblem *open,
                       const CbMarks *marks,
                       const CbShowing *showings,
                       guint n_showings,
                       const gint *cancelled);
CbCount *
cb_count_new_of_entries (const CbDeduction *deduction, guint n_entries, const gint *cancelled);
void cb_count_free (CbCount *self);

const CbClasses *cb_count_get_classes (const CbCount *self);
const CbTotal *cb_count_get_total (const CbCount *self, guint step, guint32 state);
/* The place of a state, less than the number of places of its step. */
guint cb_count_get_place (const CbCount *self, guint step, guint32 state);
guint cb_count_get_n_places (const CbCount *self, guint step);
gboolean cb_count_was_cancelled (const CbCount *self);

void cb_count_settle (const CbCount *self, CbMarks *marks);
gboolean cb_count_find_deal (const CbCount *self, const CbMarks *marks, CbDeal *deal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCount, cb_count_free)

G_END_DECLS
