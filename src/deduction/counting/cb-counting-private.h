/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sweep-private.h"

CbSweep *
cb_problem_count (const CbProblem *self, const CbMarks *marks, CbEffort *effort, guint64 n_units);
CbSearchResult
cb_problem_find_deal (const CbProblem *self, const CbMarks *marks, CbEffort *effort, CbDeal *deal);
