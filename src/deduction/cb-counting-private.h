/* cb-counting-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-sweep-private.h"

G_BEGIN_DECLS

CbSweep *
cb_problem_count (const CbProblem *self, const CbMarks *marks, CbEffort *effort, guint64 n_units);
CbSearchResult
cb_problem_find_deal (const CbProblem *self, const CbMarks *marks, CbEffort *effort, CbDeal *deal);

G_END_DECLS
