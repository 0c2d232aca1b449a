/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"

/* Multiplies the weight of each deal by how likely it makes what the others named, and that they
 * did not accuse. Returns whether they named anything. */
gboolean cb_naming_weigh_deals (const CbKnowledge *knowledge, CbDeals *deals);
