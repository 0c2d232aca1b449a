/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-contest.h"
#include "cb-contestant-private.h"
#include "cb-match-private.h"

/* A game that has lasted this many rounds is ended. */
#define MAX_ROUNDS 100

static void
score_clear (gpointer data)
{
  g_free (((CbScore *) data)->fault);
}

/* (transfer full) (nullable): a running program for each player. */
static GPtrArray *
start (const CbContest *self, GError **error)
{
  g_autoptr (GPtrArray)
    contestants = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_contestant_free);

  for (guint i = 0; i < self->n_players; i++)
    {
      CbContestant *contestant = cb_contestant_new (self->commands[i], self->timeout_ms, error);

      if (contestant == NULL)
        return NULL;
      g_ptr_array_add (contestants, contestant);
    }
  return g_steal_pointer (&contestants);
}

static gboolean
can_be_dealt (const CbContest *self, GError **error)
{
  const CbStrategy *seats[CB_MAX_PLAYERS];

  for (guint i = 0; i < self->n_players; i++)
    seats[i] = cb_strategies_get (0);
  return cb_match_can_be_dealt (self->edition, self->n_players, seats, error);
}

/* Plays a game; the seats are drawn at random. */
static void
play_game (const CbContest *self, GPtrArray *contestants, guint number, GArray *scores)
{
  CbMatchRules rules = { self->reach, MAX_ROUNDS, TRUE };
  const CbStrategy *seats[CB_MAX_PLAYERS];
  guint order[CB_MAX_PLAYERS] = { 0 };
  CbRandom random;
  CbOutcome outcome;

  cb_random_init (&random, self->seed * 0x9e3779b97f4a7c15u + number);
  for (guint i = 0; i < self->n_players; i++)
    {
      guint k = cb_random_below (&random, i + 1);

      order[i] = order[k];
      order[k] = i;
    }
  for (guint i = 0; i < self->n_players; i++)
    seats[i] = &((CbContestant *) g_ptr_array_index (contestants, order[i]))->strategy;
  cb_match_play (self->edition, self->n_players, seats, &rules, cb_random_next (&random), &outcome);
  for (guint i = 0; i < self->n_players; i++)
    {
      CbScore *score = &g_array_index (scores, CbScore, order[i]);

      score->n_won += outcome.winner == (int) i;
      score->n_wrong += outcome.wrong[i];
      score->sum_turns += outcome.turns[i];
    }
}

GArray *
cb_contest_run (const CbContest *self, GError **error)
{
  g_autoptr (GPtrArray) contestants = NULL;
  g_autoptr (GArray) scores = g_array_new (FALSE, TRUE, sizeof (CbScore));

  g_return_val_if_fail (self->n_players >= 2 && self->n_players <= CB_MAX_PLAYERS, NULL);
  g_return_val_if_fail (self->n_games >= 1 && self->timeout_ms >= 1, NULL);

  if (!can_be_dealt (self, error) || (contestants = start (self, error)) == NULL)
    return NULL;
  g_array_set_size (scores, self->n_players);
  g_array_set_clear_func (scores, score_clear);
  for (guint i = 0; i < self->n_games; i++)
    play_game (self, contestants, i, scores);
  for (guint i = 0; i < self->n_players; i++)
    {
      const CbContestant *contestant = g_ptr_array_index (contestants, i);
      CbScore *score = &g_array_index (scores, CbScore, i);

      score->n_faults = contestant->n_faults;
      score->fault = g_strdup (contestant->fault);
      score->slowest_ms = cb_program_get_slowest (contestant->program);
    }
  return g_steal_pointer (&scores);
}
