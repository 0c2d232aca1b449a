/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-foresight-private.h"

/**
 * CbTold:
 * @asking: how good the suggestion is judged to be
 * @waiting: how good it is judged to wait then
 * @before: how good it is judged to wait at the beginning of a turn
 *
 * What somebody is told in a game. Without any games in them where he is not told.
 */
typedef struct
{
  CbForeseen asking;
  CbForeseen waiting;
  CbForeseen before;
} CbTold;

/* Plays a game of the classic deck, all from @seed: somebody who follows the advice sits at a table
 * of other strategies. In one of his turns, unless he is sure, he strays: he makes any suggestion,
 * and then waits; of both he is told. Or he does not stray, but follows the advice there, too, and
 * is told at the beginning of that turn. Returns whether he wins. */
gboolean cb_follower_play (guint n_players, gboolean strays, guint64 seed, CbTold *told);
