/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"
#include "cb-moves.h"

/* Computes the bits of @move, which asks for @cards. Returns whether they are exact. Where there
 * are too many showings to list, @seed decides which are drawn. */
gboolean _cb_move_weigh (CbMove *move,
                         CbCardSet cards,
                         const CbKnowledge *knowledge,
                         const CbDeals *deals,
                         guint64 seed);
/* To run in another thread, on a #CbQuestion. */
gpointer cb_moves_answer (gpointer question, CbEffort *effort);
