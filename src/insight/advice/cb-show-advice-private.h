/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-knowledge-private.h"
#include "cb-show-advice.h"

/* Advises from @n_deals deals. */
CbShowAdvice *cb_show_advice_new (CbKnowledge *knowledge,
                                  int asker,
                                  CbCardSet named,
                                  guint64 seed,
                                  guint n_deals,
                                  CbEffort *effort);
