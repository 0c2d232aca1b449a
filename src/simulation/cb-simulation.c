/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-knowledge-private.h"
#include "cb-match-private.h"

static const CbStrategy *const strategies[] = {
  &cb_strategy_random,  &cb_strategy_careful, &cb_strategy_listener, &cb_strategy_prober,
  &cb_strategy_gambler, &cb_strategy_logic,   &cb_strategy_advised,  &cb_strategy_farsighted,
};

guint
cb_strategies_get_n (void)
{
  return G_N_ELEMENTS (strategies);
}

const CbStrategy *
cb_strategies_get (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (strategies), NULL);

  return strategies[index];
}

/* Returns: (transfer none) (nullable): the strategy of that name */
const CbStrategy *
cb_strategies_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (strategies); i++)
    if (g_str_equal (strategies[i]->name, name))
      return strategies[i];
  return NULL;
}

const char *
cb_strategy_get_name (const CbStrategy *self)
{
  return self->name;
}

char *
cb_strategy_describe (const CbStrategy *self)
{
  return g_strdup (_ (self->summary));
}

/* Games shared out among threads; the results do not depend on which thread plays which game. */
typedef struct
{
  const CbSimulation *simulation;
  GCancellable *cancellable;
  gint next;
  GMutex lock;
  GArray *standings;
} GameWork;

static void
standing_clear (gpointer data)
{
  g_array_unref (((CbStanding *) data)->turns);
}

static GArray *
standings_new (void)
{
  GArray *standings = g_array_new (FALSE, TRUE, sizeof (CbStanding));

  g_array_set_size (standings, G_N_ELEMENTS (strategies));
  g_array_set_clear_func (standings, standing_clear);
  for (guint i = 0; i < standings->len; i++)
    g_array_index (standings, CbStanding, i).turns = g_array_new (FALSE, TRUE, sizeof (guint));
  return standings;
}

static void
count_turns (CbStanding *self, guint n_turns)
{
  self->n_solved++;
  self->sum_turns += n_turns;
  if (self->turns->len <= n_turns)
    g_array_set_size (self->turns, n_turns + 1);
  g_array_index (self->turns, guint, n_turns)++;
}

static void
count_outcome (GArray *standings,
               guint n_players,
               const CbStrategy *const *seats,
               const CbOutcome *outcome)
{
  for (guint seat = 0; seat < n_players; seat++)
    for (guint i = 0; i < standings->len; i++)
      {
        CbStanding *standing = &g_array_index (standings, CbStanding, i);
        guint place = (seat + n_players - outcome->first) % n_players;

        if (strategies[i] != seats[seat])
          continue;
        standing->n_games++;
        standing->n_won += outcome->winner == (int) seat;
        standing->played_as[place]++;
        standing->won_as[place] += outcome->winner == (int) seat;
        standing->n_wrong += outcome->wrong[seat];
        standing->expected += 1.0 / n_players;
        if (outcome->turns[seat] > 0)
          count_turns (standing, outcome->turns[seat]);
      }
}

/* Plays a game. Each player in turn draws one of the seats that are still free. */
static void
play_game (GameWork *work, guint number)
{
  const CbSimulation *simulation = work->simulation;
  const CbStrategy *seats[CB_MAX_PLAYERS];
  CbMatchRules rules = { simulation->reach, CB_MAX_ROUNDS, FALSE };
  CbRandom random;
  CbOutcome outcome;

  cb_random_init (&random, simulation->seed * 0x9e3779b97f4a7c15u + number);
  memcpy (seats, simulation->strategies, sizeof seats);
  for (guint i = simulation->n_players - 1; i > 0; i--)
    {
      guint k = cb_random_below (&random, i + 1);
      const CbStrategy *other = seats[k];

      seats[k] = seats[i];
      seats[i] = other;
    }
  cb_match_play (simulation->edition, simulation->n_players, seats, &rules,
                 cb_random_next (&random), &outcome);
  g_mutex_lock (&work->lock);
  count_outcome (work->standings, simulation->n_players, seats, &outcome);
  g_mutex_unlock (&work->lock);
}

static gpointer
play_games (gpointer data)
{
  GameWork *work = data;
  guint number;

  while (!g_cancellable_is_cancelled (work->cancellable) &&
         (number = (guint) g_atomic_int_add (&work->next, 1)) < work->simulation->n_games)
    play_game (work, number);
  return NULL;
}

GArray *
cb_simulation_run (const CbSimulation *self, GCancellable *cancellable, GError **error)
{
  GameWork work = { .simulation = self, .cancellable = cancellable };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  g_autoptr (GArray) standings = standings_new ();

  g_return_val_if_fail (self->n_players >= 2 && self->n_players <= CB_MAX_PLAYERS, NULL);
  g_return_val_if_fail (self->n_games >= 1 && self->n_jobs >= 1, NULL);

  if (!cb_match_can_be_dealt (self->edition, self->n_players, self->strategies, error))
    return NULL;
  work.standings = standings;
  g_mutex_init (&work.lock);
  for (guint i = 0; i < self->n_jobs; i++)
    g_ptr_array_add (threads, g_thread_new ("simulation", play_games, &work));
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  g_mutex_clear (&work.lock);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return g_steal_pointer (&standings);
}

guint
cb_standing_get_median (const CbStanding *self)
{
  guint n = 0;

  for (guint i = 0; i < self->turns->len; i++)
    {
      n += g_array_index (self->turns, guint, i);
      if (2 * n >= self->n_solved && n > 0)
        return i;
    }
  return 0;
}
