/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-odds.h"
#include "cb-supposition-private.h"

/* What that takes in any case. */
#define CB_ROUND_LEAST_UNITS (2 * CB_ODDS_LEAST_UNITS)

/* Plays on from my turn to my next one, supposing that. Returns whether nobody else found out
 * before; then @right is the chance to be right if I ask once more and accuse. */
gboolean cb_round_play (const CbKnowledge *knowledge,
                        const CbSupposition *supposition,
                        CbRandom *random,
                        double *right,
                        CbEffort *effort);
