/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-knowledge-private.h"

/* How likely it is that @seat did what he did, compared with other suppositions, as a logarithm. */
double cb_habits_weigh (const CbKnowledge *knowledge, int seat, const CbSupposition *supposition);
/* How often players who know the solution do not accuse: they have not noticed it, or want to be
 * sure. */
#define CB_HESITATES 0.02
/* How often a place is too far away to be named. */
#define CB_OUT_OF_REACH (2.0 / 3)

/* How often a player who looks for the @n_wanted cards of a category names none of these;
 * @category: all cards of the category. */
double cb_habits_get_misses (const CbSetup *setup, CbCardSet category, guint n_wanted);
/* log (exp a + exp b), without overflow. */
double cb_log_of_sum (double a, double b);
/* The places on the board: which one is named depends on where the player stands, and tells nothing
 * of what he knows. */
CbCardSet cb_habits_get_places (const CbSetup *setup);
