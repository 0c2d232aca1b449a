/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-strategy-private.h"

/* A game that has lasted this many rounds is ended. */
#define CB_MAX_ROUNDS 300

/**
 * CbMatchRules:
 * @reach: which rooms can be reached
 * @max_rounds: after how many rounds the game ends even if nobody knows the solution
 * @first_ends: whether the game ends as soon as somebody has accused rightly; else the others play
 *   on, so that their turns can be counted
 */
typedef struct
{
  CbRoomsReached reach;
  guint max_rounds;
  gboolean first_ends;
} CbMatchRules;

/**
 * CbOutcome:
 * @first: the seat that took the first turn
 * @winner: the seat that accused rightly first, or %CB_NOBODY
 * @turns: by seat, how many of its turns it took to know the solution; 0 if it never did
 * @wrong: by seat, whether it accused wrongly before anybody had won
 *
 * How a game ended.
 */
typedef struct
{
  guint first;
  int winner;
  guint turns[CB_MAX_PLAYERS];
  gboolean wrong[CB_MAX_PLAYERS];
} CbOutcome;

/* Whether there are enough cards for that many players (#CbTableError). */
gboolean cb_match_can_be_dealt (CbEdition *edition,
                                guint n_players,
                                const CbStrategy *const *strategies,
                                GError **error);
/* Whether cards lie face down, so that suggestions alone may never lead to the envelope. */
gboolean
cb_match_hides_cards (CbEdition *edition, guint n_players, const CbStrategy *const *strategies);
void cb_match_play (CbEdition *edition,
                    guint n_players,
                    const CbStrategy *const *strategies,
                    const CbMatchRules *rules,
                    guint64 seed,
                    CbOutcome *outcome);
