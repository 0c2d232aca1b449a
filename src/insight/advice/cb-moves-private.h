/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"
#include "cb-moves.h"

/* What it is worth to ask for @cards: sets the bits of @move. Returns whether these are exact.
 * Where it takes more than can be listed, @seed decides on the draws. */
gboolean _cb_move_weigh (CbMove *move,
                         CbCardSet cards,
                         const CbKnowledge *knowledge,
                         const CbDeals *deals,
                         guint64 seed);
/* Work in another thread, on a #CbQuestion. */
gpointer cb_moves_answer (gpointer question, CbEffort *effort);
