/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-question-private.h"
#include "cb-rivals.h"

/* (transfer full) (nullable): rivals from @n_deals deals. */
CbRivals *cb_rivals_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, CbEffort *effort);

/* Functions to run in another thread. The first answers a #CbQuestion about a log, the second draws
 * more deals for rivals that it is given. They return NULL if the log contradicts itself, if there
 * are too many deals to draw from, or if rivals cannot be made any finer. */
gpointer cb_rivals_answer (gpointer question, CbEffort *effort);
gpointer cb_rivals_answer_finer (gpointer rivals, CbEffort *effort);
