/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Strategies held against each other in the same games: same cards, same seats, same first player,
 * and the same others at the table. What differs is then the strategy, and what is left to chance
 * after the first turn that it plays differently; the more alike two of them play, the fewer games
 * tell them apart.
 *
 * Prints, for each strategy, how many games it won, and by how much that is more than the strategy
 * before it won: in percent, with the half width of the 95 % interval. Figures, nothing to pass or
 * fail. */

#include <math.h>
#include <stdlib.h>

#include "cb-editions.h"
#include "cb-match-private.h"
#include "cb-simulation.h"

typedef struct
{
  int n_players;
  int n_games;
  int seed;
  char *edition;
  char *others;
  char *strategies;
  gboolean one_in_three;
  gboolean each;
} Options;

static const CbStrategy *
find_strategy (const char *name)
{
  const CbStrategy *strategy = cb_strategies_find (name);

  if (strategy == NULL)
    {
      g_printerr ("bench-pairs: “%s” is not a strategy\n", name);
      exit (2);
    }
  return strategy;
}

/* Whether it wins the game of that number; *@wrong: whether it accused wrongly. */
static gboolean
play (const Options *options, const CbStrategy *strategy, guint number, gboolean *wrong)
{
  g_auto (GStrv) others = g_strsplit (options->others, ",", -1);
  CbMatchRules rules = { options->one_in_three ? CB_REACH_ONE_IN_THREE : CB_REACH_ALL,
                         CB_MAX_ROUNDS, TRUE };
  const CbStrategy *seats[CB_MAX_PLAYERS];
  guint n = (guint) options->n_players, n_others = g_strv_length (others), seat;
  CbRandom random;
  CbOutcome outcome;

  cb_random_init (&random, (guint64) options->seed * 0x9e3779b97f4a7c15u + number);
  seat = cb_random_below (&random, n);
  for (guint i = 0; i < n - 1; i++)
    seats[(seat + 1 + i) % n] = find_strategy (others[i % n_others]);
  seats[seat] = strategy;
  cb_match_play (cb_editions_find_builtin (options->edition), n, seats, &rules,
                 cb_random_next (&random), &outcome);
  *wrong = outcome.wrong[seat];
  return outcome.winner == (int) seat;
}

/* The wins, game by game. */
static gboolean *
play_all (const Options *options, const CbStrategy *strategy)
{
  gboolean *won = g_new0 (gboolean, options->n_games);
  gint64 start = g_get_monotonic_time ();
  guint n_won = 0, n_wrong = 0;

  for (int i = 0; i < options->n_games; i++)
    {
      gboolean wrong;

      won[i] = play (options, strategy, (guint) i, &wrong);
      n_won += won[i];
      n_wrong += wrong;
    }
  g_print ("%-10s %5.1f ± %.1f", cb_strategy_get_name (strategy), 100.0 * n_won / options->n_games,
           196 * sqrt ((double) n_won * (options->n_games - n_won) / pow (options->n_games, 3)));
  g_print (" (%.1f wrong, %.0f s)", 100.0 * n_wrong / options->n_games,
           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  return won;
}

static void
print_difference (const Options *options, const gboolean *before, const gboolean *won)
{
  double n = options->n_games, sum = 0, squares = 0;

  for (int i = 0; i < options->n_games; i++)
    {
      sum += won[i] - before[i];
      squares += won[i] != before[i];
    }
  g_print (" %+.1f ± %.1f", 100 * sum / n, 196 * sqrt ((squares / n - pow (sum / n, 2)) / n));
}

int
main (int argc, char *argv[])
{
  Options options = { .n_players = 4, .n_games = 100, .seed = 1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.n_players, "At the table", "N" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &options.edition, "Box to play with", "ID" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.n_games, "For each strategy", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &options.seed, "Same seed, same games", "N" },
    { "others", 0, 0, G_OPTION_ARG_STRING, &options.others, "Clockwise", "A,B" },
    { "strategies", 0, 0, G_OPTION_ARG_STRING, &options.strategies, "To compare", "A,B" },
    { "one-in-three", 0, 0, G_OPTION_ARG_NONE, &options.one_in_three, "Rooms in reach", NULL },
    { "each", 0, 0, G_OPTION_ARG_NONE, &options.each, "Print each game", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree gboolean *before = NULL;
  g_auto (GStrv) names = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("bench-pairs: %s\n", error->message);
      return 2;
    }
  names = g_strsplit (options.strategies != NULL ? options.strategies : "logic,advised", ",", -1);
  if (options.others == NULL)
    options.others = g_strdup ("logic");
  if (options.edition == NULL)
    options.edition = g_strdup ("classic");
  if (cb_editions_find_builtin (options.edition) == NULL)
    {
      g_printerr ("bench-pairs: “%s” is no edition\n", options.edition);
      return 2;
    }
  g_print ("%s, %d players, others %s, reach %s, %d games, seed %d\n", options.edition,
           options.n_players, options.others, options.one_in_three ? "one-in-three" : "all",
           options.n_games, options.seed);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree gboolean *won = play_all (&options, find_strategy (names[i]));

      if (before != NULL)
        print_difference (&options, before, won);
      g_print ("\n");
      for (int k = 0; options.each && k < options.n_games; k++)
        g_print ("%d%s", won[k], k + 1 < options.n_games ? "" : "\n");
      g_free (before);
      before = g_steal_pointer (&won);
    }
  g_free (options.edition);
  g_free (options.others);
  g_free (options.strategies);
  return 0;
}
