/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"

/* Multiplies the weight of each deal by how likely the others would have named in it what they did,
 * and not accused. Returns whether they named anything. */
gboolean cb_naming_weigh_deals (const CbKnowledge *knowledge, CbDeals *deals);
