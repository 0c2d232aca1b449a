/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-odds.h"
#include "cb-supposition-private.h"

/* The least effort for a round. */
#define CB_ROUND_LEAST_UNITS CB_ODDS_LEAST_UNITS

/**
 * CbHeard:
 * @named: what somebody named
 * @passed: holders, bit by bit, that had none of it
 * @shower: the holder that showed a card, if @shown or @something
 * @shown: the card, if I saw it; else 0
 * @something: whether a card was shown that I did not see
 *
 * What I hear of a suggestion to come: one who shows, and who passed before, or who passed in the
 * end.
 */
typedef struct
{
  CbCardSet named;
  guint passed;
  guint shower;
  CbCardSet shown;
  gboolean something;
} CbHeard;

/* Plays on from my turn to my next one, supposing that; @heard (element-type CbHeard) gets what I
 * hear until I have asked. Returns whether nobody else found out before. */
gboolean cb_round_play (const CbKnowledge *knowledge,
                        const CbSupposition *supposition,
                        CbRandom *random,
                        GArray *heard,
                        CbEffort *effort);
/* The likelihood of hearing that if the hands are as given. */
double cb_round_weigh (const GArray *heard, const CbCardSet hands[CB_MAX_HOLDERS]);
