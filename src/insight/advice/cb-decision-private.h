/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-decision.h"
#include "cb-question-private.h"

/* Decides from @n_deals deals. With none, it is taken that nobody else comes first, except in
 * cb_decision_get_waiting() where the race can be judged. */
CbDecision *cb_decision_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, CbEffort *effort);

/* To run in another thread, on a #CbQuestion about a log; returns NULL if the log contradicts
 * itself, if I am an onlooker, or if I may not accuse any more. */
gpointer cb_decision_answer (gpointer question, CbEffort *effort);
