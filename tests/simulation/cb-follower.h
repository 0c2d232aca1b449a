/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-foresight-private.h"

/* Plays a game of the classic deck, all from @seed: somebody who follows the advice sits at a table
 * of other strategies. In one of his turns he makes any suggestion, and does not accuse unless he
 * is sure; before and after that he does what is advised. Returns whether he wins.
 *
 * @asked: (out): how good the suggestion was judged to be
 * @waiting: (out): how good it was judged to wait then
 *
 * Without any games in them where the game was over before, where he was sure, or where that could
 * not be judged. */
gboolean cb_follower_play (guint n_players, guint64 seed, CbForeseen *asked, CbForeseen *waiting);
