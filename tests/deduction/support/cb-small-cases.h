/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-game.h"

CbRandomGame *cb_small_game_new (GRand *rand);
CbRandomGame *cb_small_nonsense_new (GRand *rand);
void cb_random_game_add_tie (CbRandomGame *game, guint entry, gboolean true_only, GRand *rand);
CbRandomGame *cb_small_tied_new (gboolean nonsense, GRand *rand);

/* How many random cases a test runs: n, or many times that with -m slow. */
static inline guint
cb_n_cases (guint n)
{
  return g_test_slow () ? 20 * n : n;
}
