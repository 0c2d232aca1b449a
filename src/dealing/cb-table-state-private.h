/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-state.h"

struct _CbTableState
{
  CbSetup *setup;
  CbSeats *seats;

  int turn;   /* CB_NOBODY once the game has ended */
  int roller; /* CB_NOBODY likewise */
  gboolean opened;
  guint n_entries;                        /* that were read */
  CbCardSet revealed[CB_MAX_PLAYERS + 2]; /* what everybody saw, by holder */
  int last_roll;                          /* position in the log, or -1 */

  guint n_drawn[CB_MAX_DECKS];

  CbPowersUsed used;
  int users[CB_POWERS_USED_MAX];

  guint32 places_seen[CB_MAX_PLAYERS];
  gboolean looked_somewhere[CB_MAX_PLAYERS];
  CbSideCards side_cards;

  GArray *accusations; /* of guint */
  GArray *calls;       /* of CbTableCall */
};

/* What @entry, at @position, calls for, and what it answers or makes idle. @drawn: what came of it,
 * if it is a draw. */
void
_cb_table_calls_follow (CbTableState *self, const CbEntry *entry, guint position, CbDrawn drawn);
/* After the last entry: what the turn calls for. */
void _cb_table_calls_end (CbTableState *self, CbLog *log, guint n_entries);
