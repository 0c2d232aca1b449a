/* cb-match-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-strategy-private.h"

G_BEGIN_DECLS

/* Nobody plays on for so long. */
#define CB_MAX_ROUNDS 300

/**
 * CbOutcome:
 * @winner: the seat that accused rightly first, or %CB_NOBODY
 * @turns: by seat, the own turns it took to know the solution; 0 if it never did
 * @wrong: by seat, whether it accused wrongly before anybody had won
 *
 * How a game ended.
 */
typedef struct
{
  int winner;
  guint turns[CB_MAX_PLAYERS];
  gboolean wrong[CB_MAX_PLAYERS];
} CbOutcome;

/* Whether there are cards enough for so many players (#CbTableError). */
gboolean cb_match_can_be_dealt (CbEdition *edition,
                                guint n_players,
                                const CbStrategy *const *strategies,
                                GError **error);
void cb_match_play (CbEdition *edition,
                    guint n_players,
                    const CbStrategy *const *strategies,
                    CbReach reach,
                    guint max_rounds,
                    guint64 seed,
                    CbOutcome *outcome);

G_END_DECLS
