/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draw-pile.h"
#include "cb-entry.h"
#include "cb-setup.h"

/* What part a player takes in the game. Each of these states allows less than the one before. */
typedef enum
{
  CB_SEAT_PLAYING,
  CB_SEAT_OUT,    /* accused wrongly: asks no more, goes on answering */
  CB_SEAT_KILLED, /* killed by a card, but the hand is not recorded yet: neither asks nor answers */
  CB_SEAT_EXPOSED, /* the hand is revealed: neither asks nor answers */
} CbSeatState;

/* How a game ended. */
typedef enum
{
  CB_END_NONE,
  CB_END_SOLVED,    /* somebody accused rightly */
  CB_END_LAST_CARD, /* the last deadly card came, which ends the game at this table */
  CB_END_ALL_OUT,   /* nobody is left to accuse */
  CB_END_LAST_ONE,  /* only one player is left, which ends the game at this table */
  CB_END_OPENED,    /* the envelope was opened for all */
} CbEnd;

/**
 * CbSeats:
 *
 * What part each player takes after some entries of a log, and whether the game goes on. No other
 * code decides this, because draws, revealed hands and accusations count together. Entries that are
 * set aside do not count.
 */
typedef struct _CbSeats CbSeats;

CbSeats *cb_seats_new (CbSetup *setup);
void cb_seats_free (CbSeats *self);
CbDrawn cb_seats_follow (CbSeats *self, const CbEntry *entry);

CbSeatState cb_seats_get (const CbSeats *self, guint seat);
guint cb_seats_get_since (const CbSeats *self, guint seat);
CbEnd cb_seats_get_end (const CbSeats *self);
int cb_seats_get_solver (const CbSeats *self);
const CbDrawPile *cb_seats_get_pile (const CbSeats *self, guint deck);

gboolean cb_seats_find_over (CbSetup *setup, GPtrArray *entries, int *solver);

/* Whether a player in that state shows cards when asked. */
static inline gboolean
cb_seat_state_answers (CbSeatState state)
{
  return state < CB_SEAT_KILLED;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSeats, cb_seats_free)
