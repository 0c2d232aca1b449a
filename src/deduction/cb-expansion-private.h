/* cb-expansion-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-sweep-private.h"

G_BEGIN_DECLS

gboolean cb_expansion_start (const CbSweep *sweep, CbLayer *layer, CbDealCount *ways);
gboolean
cb_expansion_run (CbSweep *sweep, guint k, const CbLayer *from, CbLayer *to, guint64 max_moves);

G_END_DECLS
