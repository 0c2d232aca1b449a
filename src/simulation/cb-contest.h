/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-simulation.h"

/**
 * CbContest:
 * @edition: the edition played
 * @n_players: how many sit at the table
 * @commands: by player, the program that plays for him
 * @n_games: how many games, at least one
 * @seed: decides everything that Casebook draws; programs may draw for themselves
 * @reach: which rooms can be reached
 * @timeout_ms: how long an answer may take, at least 1
 *
 * Games between programs that speak the protocol for players. They are played like those of a
 * #CbSimulation, but each ends when somebody has accused rightly.
 */
typedef struct
{
  CbEdition *edition;
  guint n_players;
  const char *commands[CB_MAX_PLAYERS];
  guint n_games;
  guint64 seed;
  CbRoomsReached reach;
  guint timeout_ms;
} CbContest;

/**
 * CbScore:
 * @n_won: games won
 * @n_wrong: games lost by a wrong accusation
 * @sum_turns: the program's own turns in the games it won
 * @n_faults: how many answers broke a rule, or did not come
 * @fault: (nullable): the first fault, in words
 * @slowest_ms: how long the slowest answer took
 *
 * How one program did.
 */
typedef struct
{
  guint n_won;
  guint n_wrong;
  guint64 sum_turns;
  guint n_faults;
  char *fault;
  guint slowest_ms;
} CbScore;

/* (transfer full) (nullable) (element-type CbScore): by player; NULL if a program cannot be
 * started, or there are not enough cards. */
GArray *cb_contest_run (const CbContest *self, GError **error);
