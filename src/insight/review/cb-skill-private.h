/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-question-private.h"
#include "cb-skill.h"

/* The same seed as in the terminal, so that the same case leads to the same judgement. */
#define CB_SKILL_SEED 1

/* What to ask to have a turn judged. */
CbQuestion cb_skill_make_question (CbCase *case_, guint position);
/* Work in another thread, on such a #CbQuestion: a #CbJudgedTurn but for its position, to be freed
 * with g_free(). */
gpointer cb_skill_answer (gpointer question, CbEffort *effort);
/* Says where in the log the turn is that was judged. */
void cb_skill_place (CbJudgedTurn *self, CbCase *case_, guint position);
