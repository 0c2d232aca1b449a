/* cb-decision-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-decision.h"
#include "cb-knowledge-private.h"

G_BEGIN_DECLS

/* From so many deals. */
CbDecision *
cb_decision_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, const gint *cancelled);

G_END_DECLS
