/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-question-private.h"
#include "cb-rivals.h"

/* (transfer full) (nullable): from so many deals. */
CbRivals *cb_rivals_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, CbEffort *effort);

/* Work in another thread, on a #CbQuestion of a log, and on what is to be made finer: NULL if the
 * log contradicts itself, if there are too many deals to draw from, or if there is nothing finer.
 */
gpointer cb_rivals_answer (gpointer question, CbEffort *effort);
gpointer cb_rivals_answer_finer (gpointer rivals, CbEffort *effort);
