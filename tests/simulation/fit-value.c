/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fits the weights by which a position is judged (src/insight/ahead/cb-value.c). One player at a
 * table of others who play by the complete sheet looks, before each of its suggestions, at the best
 * suggestions of the advice: each is asked in positions drawn from what is known, the figures are
 * taken, and the game is played to its end. Which figures led to a game won is fitted by the method
 * of Newton, and printed as the table is written there. The seeds are none of those by which win
 * rates are measured. */

#include <stdlib.h>

#include "cb-advice-private.h"
#include "cb-belief-private.h"
#include "cb-editions.h"
#include "cb-fit.h"
#include "cb-foresight-private.h"
#include "cb-match-private.h"
#include "cb-value-private.h"
#include "cb-watcher.h"

#define SEED 19490000

/* How many positions are drawn and looked at before a suggestion, and how many suggestions in each.
 */
#define N_DRAWN     400
#define N_POSITIONS 60
#define N_ASKED     4

/* Advice from so many deals and tables, as strategies take it. */
#define N_DEALS  600
#define N_TABLES 2

G_STATIC_ASSERT (CB_VALUE_MAX_FIGURES <= CB_FIT_MAX_FIGURES);

static GArray *samples; /* of CbSample */

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  return cb_watcher_new (&cb_strategy_logic, setup, seed);
}

/* Asks in the position, and plays the game to its end. */
static void
add_sample (const CbPositions *positions, guint index, CbCardSet named, CbRandom *random)
{
  const CbScene *scene = positions->scene;
  g_autofree CbPosition *position = g_malloc (cb_scene_get_size (scene));
  CbSample sample = { 0 };
  guint n_turns;

  memcpy (position, cb_positions_get (positions, index), cb_scene_get_size (scene));
  cb_position_ask (position, scene, scene->me, named, random);
  if ((position->solved >> scene->me & 1) != 0)
    return;
  sample.n = cb_value_measure (position, scene, sample.figures);
  sample.won = cb_position_play (position, scene,
                                 (scene->me + 1) % scene->knowledge->setup->n_players, random,
                                 &n_turns) == (int) scene->me;
  g_array_append_val (samples, sample);
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  CbWatcher *self = player;
  guint64 seed = cb_random_next (&self->random);
  g_autoptr (CbKnowledge) knowledge = cb_watcher_get_knowledge (self);
  g_autoptr (CbAdvice) advice = NULL;
  g_autoptr (CbPositions) positions = NULL;
  g_autoptr (GArray) taken = NULL;

  advice = cb_advice_new_quick (knowledge, reach, seed, N_DEALS, N_TABLES, CB_EFFORT_ENDLESS);
  positions = cb_positions_new (knowledge, reach, seed, N_DRAWN, CB_EFFORT_ENDLESS);
  if (positions == NULL || cb_advice_get_n_suggestions (advice) == 0)
    return cb_watcher_ask (self, reach);
  taken = cb_weights_draw (positions->weights, N_POSITIONS, &self->random);
  for (guint i = 0; i < taken->len; i++)
    for (guint k = 0; k < N_ASKED; k++)
      {
        guint n = MIN (cb_advice_get_n_suggestions (advice), CB_FORESIGHT_CANDIDATES);
        guint chosen = cb_random_below (&self->random, n);

        add_sample (positions, g_array_index (taken, guint, i),
                    cb_advice_get_suggestion (advice, chosen)->cards, &self->random);
      }
  return cb_advice_get_suggestion (advice, 0)->cards;
}

static void
fit (guint n_players, guint n_games)
{
  const CbStrategy watcher = CB_WATCHER_STRATEGY (sit_down, ask);
  const CbStrategy *seats[CB_MAX_PLAYERS] = { &watcher };
  double weights[CB_FIT_MAX_FIGURES], surprise;
  guint n;

  for (guint i = 1; i < n_players; i++)
    seats[i] = &cb_strategy_logic;
  g_array_set_size (samples, 0);
  for (guint i = 0; i < n_games; i++)
    {
      CbMatchRules rules = { i % 4 == 0 ? CB_REACH_ONE_IN_THREE : CB_REACH_ALL, CB_MAX_ROUNDS,
                             TRUE };
      CbOutcome outcome;

      cb_match_play (cb_editions_find_builtin ("classic"), n_players, seats, &rules,
                     SEED * n_players + i, &outcome);
    }
  n = g_array_index (samples, CbSample, 0).n;
  surprise = cb_fit_logistic (samples, weights);
  g_printerr ("%u players: %u games played on, %.4f bits\n", n_players, samples->len, surprise);
  g_print ("  [%u] = { ", n_players);
  for (guint i = 0; i < n; i++)
    g_print ("%.3f%s", weights[i], i + 1 < n ? ", " : " },\n");
}

int
main (int argc, char *argv[])
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : 400;

  samples = g_array_new (FALSE, FALSE, sizeof (CbSample));
  for (guint n_players = 3; n_players <= 6; n_players++)
    fit (n_players, n_games);
  g_array_unref (samples);
  return 0;
}
