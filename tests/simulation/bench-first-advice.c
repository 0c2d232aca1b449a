/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it is until the first advice is there, what the others would learn included, and until
 * games were played to their end from the best of it: games with fixed seeds are played, and before
 * each of its suggestions one player is advised. Time of the
 * processor, so that a busy machine does not count. Figures, nothing to pass or fail. */

#include <time.h>

#include "cb-advice-private.h"
#include "cb-editions.h"
#include "cb-match-private.h"
#include "cb-watcher.h"

#define N_GAMES  10
#define N_ROUNDS 12

static GArray *times, *ahead; /* of double, in milliseconds */

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  return cb_watcher_new (&cb_strategy_careful, setup, seed);
}

static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  CbWatcher *self = player;
  g_autoptr (CbKnowledge) knowledge = cb_watcher_get_knowledge (self);
  CbQuestion question = { .knowledge = knowledge, .seed = self->entries->len };
  CbEffort effort = { .n_left = CB_QUESTION_UNITS };
  double start = get_time ();
  g_autoptr (CbAdvice) advice = cb_advice_answer (&question, &effort);
  double time = get_time () - start;

  if (advice != NULL)
    {
      g_autoptr (CbAdvice) finer = cb_advice_look_ahead (advice, &effort);
      double both = get_time () - start;

      g_array_append_val (times, time);
      g_array_append_val (ahead, both);
    }
  return cb_watcher_ask (self, reach);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

static void
print (const char *what, GArray *measured)
{
  double last = measured->len - 1;

  g_array_sort (measured, compare);
  g_print (", %s median %.1f, 99 %% %.1f, worst %.1f", what,
           g_array_index (measured, double, (guint) (0.5 * last)),
           g_array_index (measured, double, (guint) (0.99 * last)),
           g_array_index (measured, double, (guint) last));
}

static void
measure (const char *edition, guint n_players)
{
  const CbStrategy watcher = CB_WATCHER_STRATEGY (sit_down, ask);
  const CbStrategy *strategies[CB_MAX_PLAYERS] = { &watcher };
  CbMatchRules rules = { CB_REACH_ALL, N_ROUNDS, TRUE };

  for (guint i = 1; i < n_players; i++)
    strategies[i] = &cb_strategy_careful;
  g_array_set_size (times, 0);
  g_array_set_size (ahead, 0);
  for (guint i = 0; i < N_GAMES; i++)
    {
      CbOutcome outcome;

      cb_match_play (cb_editions_find_builtin (edition), n_players, strategies, &rules, i,
                     &outcome);
    }
  g_print ("%s, %u players, %u times, in ms", edition, n_players, times->len);
  print ("first", times);
  print ("to the end", ahead);
  g_print ("\n");
}

int
main (void)
{
  times = g_array_new (FALSE, FALSE, sizeof (double));
  ahead = g_array_new (FALSE, FALSE, sizeof (double));
  measure ("classic", 3);
  measure ("classic", 6);
  measure ("master-detective", 3);
  measure ("master-detective", 6);
  measure ("master-detective", 10);
  g_array_unref (times);
  g_array_unref (ahead);
  return 0;
}
