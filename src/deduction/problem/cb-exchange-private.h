/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

gboolean cb_exchange (const CbProblem *problem,
                      const CbMarks *marks,
                      CbCardSet card,
                      guint holder,
                      const CbDeal *deal,
                      CbEffort *effort,
                      CbDeal *changed);
