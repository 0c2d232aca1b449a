/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cb-setup.h"

/**
 * CbStrategy:
 *
 * A way to play. Opaque; there is a fixed number of them, told apart by name.
 */
typedef struct _CbStrategy CbStrategy;

guint cb_strategies_get_n (void);
const CbStrategy *cb_strategies_get (guint index);
const CbStrategy *cb_strategies_find (const char *name);
const char *cb_strategy_get_name (const CbStrategy *self);
/* (transfer full): how the strategy plays, in a few words. */
char *cb_strategy_describe (const CbStrategy *self);

/**
 * CbRoomsReached:
 * @CB_REACH_ONE_IN_THREE: each room with one chance in three; who reaches none does not ask
 * @CB_REACH_ALL: every room
 *
 * Which rooms can be reached in a turn.
 */
typedef enum
{
  CB_REACH_ONE_IN_THREE,
  CB_REACH_ALL,
} CbRoomsReached;

/**
 * CbSimulation:
 * @edition: the edition played
 * @n_players: how many sit at the table
 * @strategies: by player, how he plays; who sits where is drawn anew for each game
 * @n_games: how many games, at least one
 * @seed: decides everything drawn: the same simulation always has the same result
 * @n_jobs: how many games are played at the same time, at least one
 * @reach: which rooms can be reached; the board itself is left out
 *
 * Whole games between strategies. Cards are dealt as the edition says, without any choices of the
 * table. The first player is drawn. Only in games of two with cards at the side, a player who asked
 * and was shown nothing looks at one of these. A player who knows the solution accuses in his turn,
 * and the first has won. The others play on until they know it, too, so that their turns can be
 * counted.
 */
typedef struct
{
  CbEdition *edition;
  guint n_players;
  const CbStrategy *strategies[CB_MAX_PLAYERS];
  guint n_games;
  guint64 seed;
  guint n_jobs;
  CbRoomsReached reach;
} CbSimulation;

/**
 * CbStanding:
 * @n_games: games played, each counted once for every player with this strategy
 * @n_won: how many of these were won
 * @played_as: by place in the order of turns (0: took the first turn), how many games were played
 * @won_as: how many of these were won
 * @n_wrong: how many of these were lost by a wrong accusation
 * @n_solved: in how many of these the player solved the case, sooner or later
 * @sum_turns: how many turns of their own the players took to solve these
 * @turns: (element-type guint): by number of own turns, how many games were solved in so many
 * @expected: how many games would have been won by chance alone
 *
 * How one strategy did.
 */
typedef struct
{
  guint n_games;
  guint n_won;
  guint played_as[CB_MAX_PLAYERS];
  guint won_as[CB_MAX_PLAYERS];
  guint n_wrong;
  guint n_solved;
  guint64 sum_turns;
  GArray *turns;
  double expected;
} CbStanding;

/* (transfer full) (element-type CbStanding): by index of the strategy; NULL if cancelled
 * (%G_IO_ERROR_CANCELLED), or if there are not enough cards for that many players (#CbTableError).
 * Runs until all games are played. */
GArray *cb_simulation_run (const CbSimulation *self, GCancellable *cancellable, GError **error);
/* The median number of turns that those who solved the case took. */
guint cb_standing_get_median (const CbStanding *self);
