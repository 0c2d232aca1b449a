/* cb-rivals-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-knowledge-private.h"
#include "cb-rivals.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): from so many deals. */
CbRivals *
cb_rivals_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, const gint *cancelled);

G_END_DECLS
