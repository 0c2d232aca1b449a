/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-follower.h"

#include "cb-advice-private.h"
#include "cb-editions.h"
#include "cb-match-private.h"
#include "cb-watcher.h"

/* Advice from so many deals and tables, as strategies take it. */
#define N_DEALS  600
#define N_TABLES 2

/* He is told something in one of so many turns. */
#define MAX_TURNS 8

/* What the others play. */
static const char *const OTHERS[] = { "random", "careful", "logic",  "listener",
                                      "prober", "gambler", "advised" };

/* Of the game that is played: the turn in which he is told something, whether he makes any
 * suggestion in it, the turn it is, and what he is told. */
static struct
{
  guint turn;
  gboolean strays;
  guint n_turns;
  gboolean asked;
  CbRandom random;
  CbTold told;
} now;

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  return cb_watcher_new (&cb_strategy_advised, setup, seed);
}

/* Whether he is told something in turn @n_turn: unless he is sure. */
static gboolean
is_told (CbWatcher *self, guint n_turn)
{
  return n_turn == now.turn &&
         !cb_marks_are_solved (cb_conclusions_get_marks (self->conclusions, self->entries->len));
}

/* The place of the suggestion that he makes: the best, or one of those that are looked at closely,
 * or any. */
static guint
choose (guint n)
{
  switch (cb_random_below (&now.random, 3))
    {
    case 0:
      return 0;
    case 1:
      return cb_random_below (&now.random, MIN (n, CB_FORESIGHT_CANDIDATES));
    default:
      return cb_random_below (&now.random, n);
    }
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  CbWatcher *self = player;
  CbCardSet named = cb_watcher_ask (self, reach);
  g_autoptr (CbKnowledge) knowledge = cb_watcher_get_knowledge (self);
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (CbForeseen));
  g_autoptr (CbAdvice) advice = NULL;
  CbForeseen candidate = { 0 };

  now.n_turns++;
  now.asked = TRUE;
  if (!now.strays || !is_told (self, now.n_turns))
    return named;
  advice = cb_advice_new_quick (knowledge, reach, cb_random_next (&now.random), N_DEALS, N_TABLES,
                                CB_EFFORT_ENDLESS);
  if (cb_advice_get_n_suggestions (advice) == 0)
    return named;
  candidate.named = cb_advice_get_suggestion (advice, choose (cb_advice_get_n_suggestions (advice)))
                      ->cards;
  g_array_append_val (candidates, candidate);
  if (cb_foresee_roughly (knowledge, reach, cb_random_next (&now.random), candidates,
                          CB_EFFORT_ENDLESS))
    now.told.asking = g_array_index (candidates, CbForeseen, 0);
  return candidate.named;
}

static CbCardSet
accuse (gpointer player)
{
  CbWatcher *self = player;
  CbCardSet accused = cb_watcher_accuse (self);
  gboolean asked = now.asked;
  g_autoptr (CbKnowledge) knowledge = NULL;

  now.asked = FALSE;
  if (asked != now.strays || !is_told (self, now.n_turns + !asked))
    return accused;
  knowledge = cb_watcher_get_knowledge (self);
  cb_foresee_waiting (knowledge, cb_random_next (&now.random),
                      asked ? &now.told.waiting : &now.told.before, CB_EFFORT_ENDLESS);
  return 0;
}

gboolean
cb_follower_play (guint n_players, gboolean strays, guint64 seed, CbTold *told)
{
  CbStrategy follower = CB_WATCHER_STRATEGY (sit_down, ask);
  const CbStrategy *seats[CB_MAX_PLAYERS];
  CbMatchRules rules = { CB_REACH_ALL, CB_MAX_ROUNDS, TRUE };
  CbOutcome outcome;
  const char *same = NULL;
  guint seat;

  follower.accuse = accuse;
  memset (&now, 0, sizeof now);
  cb_random_init (&now.random, ~seed);
  now.turn = 1 + cb_random_below (&now.random, MAX_TURNS);
  now.strays = strays;
  if (cb_random_below (&now.random, 2) == 0)
    rules.reach = CB_REACH_ONE_IN_THREE;
  if (cb_random_below (&now.random, 2) == 0)
    same = OTHERS[cb_random_below (&now.random, G_N_ELEMENTS (OTHERS))];
  for (seat = 0; seat < n_players; seat++)
    seats[seat] = cb_strategies_find (
      same != NULL ? same : OTHERS[cb_random_below (&now.random, G_N_ELEMENTS (OTHERS))]);
  seat = cb_random_below (&now.random, n_players);
  seats[seat] = &follower;
  cb_match_play (cb_editions_find_builtin ("classic"), n_players, seats, &rules, seed, &outcome);
  *told = now.told;
  return outcome.winner == (int) seat;
}
