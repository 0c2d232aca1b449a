/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

/* Changes a deal so that holder has card, which it does not have yet; returns whether such a change
 * was found before the effort ended. */
typedef gboolean CbExchange (const CbProblem *problem,
                             const CbMarks *marks,
                             CbCardSet card,
                             guint holder,
                             const CbDeal *deal,
                             CbEffort *effort,
                             CbDeal *changed);

CbExchange cb_exchange;
CbExchange cb_exchange_in_circle;
