/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-odds.h"
#include "cb-supposition-private.h"

/* The least effort for a round. */
#define CB_ROUND_LEAST_UNITS CB_ODDS_LEAST_UNITS

/**
 * CbHeard:
 * @named: the cards that somebody named
 * @passed: holders, bit by bit, that had none of them
 * @shower: the holder that showed a card, if @shown or @something
 * @shown: the card, if I saw it; else 0
 * @something: whether a card was shown that I did not see
 *
 * What I hear of a suggestion in a round: one player who shows, with those who passed before, or
 * those who passed at the end.
 */
typedef struct
{
  CbCardSet named;
  guint passed;
  guint shower;
  CbCardSet shown;
  gboolean something;
} CbHeard;

/* Plays on from my turn to my next one in @supposition; @heard (element-type CbHeard) gets what I
 * hear until I have asked again. Returns whether nobody else solved the case before. */
gboolean cb_round_play (const CbKnowledge *knowledge,
                        const CbSupposition *supposition,
                        CbRandom *random,
                        GArray *heard,
                        CbEffort *effort);
/* How likely @heard is heard if the hands are as given. */
double cb_round_weigh (const GArray *heard, const CbCardSet hands[CB_MAX_HOLDERS]);
