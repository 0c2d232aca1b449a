/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-knowledge-private.h"

/* How likely it is that @seat did what he did, compared with other suppositions, as a logarithm. */
double cb_habits_weigh (const CbKnowledge *knowledge, int seat, const CbSupposition *supposition);
/* How often people who know do not accuse: they have not noticed, or want to be sure. */
#define CB_HESITATES 0.02
/* How often a place is too far away. */
#define CB_OUT_OF_REACH (2.0 / 3)

/* How often who seeks names none of the @n_wanted cards of a category, given as all its cards. */
double cb_habits_get_misses (const CbSetup *setup, CbCardSet category, guint n_wanted);
/* log (exp a + exp b), also where these would be too large. */
double cb_log_of_sum (double a, double b);
/* The cards whose being named tells nothing of what is known: where one stands. */
CbCardSet cb_habits_get_places (const CbSetup *setup);
