/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* One round of rolling for who starts. A set of seats has a bit for each. */
typedef struct
{
  guint32 contenders; /* who rolls in this round */
  guint32 rolled;     /* who has rolled */
  guint totals[32];   /* by seat, of those who have rolled */
} CbFirstPlayerRound;

/**
 * CbFirstPlayer:
 *
 * Rolling for who starts: everybody rolls, the highest starts; those who tie for it roll again
 * among themselves, as often as it takes. The rolls may be Casebook's or those of real dice.
 */
typedef struct _CbFirstPlayer CbFirstPlayer;

CbFirstPlayer *cb_first_player_new (guint n_seats);
void cb_first_player_free (CbFirstPlayer *self);

int cb_first_player_get_next (const CbFirstPlayer *self);
void cb_first_player_roll (CbFirstPlayer *self, guint seat, guint total);
int cb_first_player_get_winner (const CbFirstPlayer *self);
guint cb_first_player_get_n_rounds (const CbFirstPlayer *self);
const CbFirstPlayerRound *cb_first_player_get_round (const CbFirstPlayer *self, guint round);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbFirstPlayer, cb_first_player_free)
