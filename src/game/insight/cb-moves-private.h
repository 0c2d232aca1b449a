/* cb-moves-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"
#include "cb-moves.h"

G_BEGIN_DECLS

/* The cards that a move is about: of the kind asked for, and in play. */
CbCardSet _cb_move_get_cards (const CbMove *self, const CbSetup *setup);
/* What it is worth: sets the bits of @move. Returns whether these are exact. Where it takes more
 * than can be listed, @seed decides on the draws. */
gboolean
_cb_move_weigh (CbMove *move, const CbKnowledge *knowledge, const CbDeals *deals, guint64 seed);
/* Work in another thread, on a #CbQuestion. */
gpointer cb_moves_answer (gpointer question, CbEffort *effort);

G_END_DECLS
