/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-question-private.h"
#include "cb-skill.h"

/* The same seed as in the terminal, so that the same case leads to the same judgement. */
#define CB_SKILL_SEED 1

/* The question to ask to have the turn at @position judged. */
CbQuestion cb_skill_make_question (CbCase *case_, guint position);
/* To run in another thread, on a question from cb_skill_make_question(). Returns a #CbJudgedTurn,
 * without its position, to be freed with g_free(). */
gpointer cb_skill_answer (gpointer question, CbEffort *effort);
/* Sets the position in the log of the turn that was judged. */
void cb_skill_place (CbJudgedTurn *self, CbCase *case_, guint position);
