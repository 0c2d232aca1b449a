/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"

/* Multiplies the weight of each deal with how likely it is there that the others named what they
 * did, and did not accuse. Returns whether they named anything. */
gboolean cb_naming_weigh_deals (const CbKnowledge *knowledge, CbDeals *deals);
