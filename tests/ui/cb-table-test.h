/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/**
 * CbTableTest:
 * @sizes: cards of each category, with 0 after the last
 * @n_players: those around the table
 * @me: my seat, or CB_NOBODY
 * @card_name: what the cards are called: a format with one %u, for their number
 * @player_name: the same for the players
 *
 * A table at which a made-up game is played.
 */
typedef struct
{
  guint sizes[4];
  guint n_players;
  int me;
  const char *card_name;
  const char *player_name;
} CbTableTest;

CbCase *cb_table_test_play (const CbTableTest *self, guint n_entries, guint seed);
