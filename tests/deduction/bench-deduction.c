/* bench-deduction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* How long an entry takes: its marks, and the counts and odds after it. Random games with fixed
 * seeds, played with a hand, as an onlooker, and with every kind of event. Figures, nothing to
 * pass or fail. */

#include <sys/resource.h>

#include "cb-odds.h"
#include "cb-random-game.h"

#define N_GAMES 50

/* Of each game, odds are computed after every so manieth entry. */
#define ODDS_EVERY 3

/* A table of one deck stops computing odds after so many seconds, and says so. */
#define ODDS_SECONDS 15

typedef struct
{
  const char *name;
  guint sizes[3];
  guint n_players;
  guint pool;
} Table;

typedef struct
{
  const char *name;
  gboolean onlooker;
  gboolean mixed;
} View;

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

static void
print_times (const char *what, GArray *times)
{
  const double *t;

  g_array_sort (times, compare);
  t = (const double *) (gpointer) times->data;
  g_print ("  %-6s %5u  median %9.4f ms  99 %% %9.3f ms  worst %9.3f ms\n", what, times->len,
           t[times->len / 2], t[times->len * 99 / 100], t[times->len - 1]);
}

static double
measure_odds (const CbDeduction *deduction)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (CbOdds)
    odds = cb_deduction_compute_odds (deduction, cb_deduction_get_n_entries (deduction), NULL);

  g_assert_nonnull (odds);
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static void
play (const CbRandomGame *game, GArray *marks, GArray *odds, gint64 odds_end)
{
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);

  for (guint i = 0; i < game->entries->len; i++)
    {
      gint64 start = g_get_monotonic_time ();
      double ms;

      cb_deduction_append (deduction, g_ptr_array_index (game->entries, i));
      ms = (double) (g_get_monotonic_time () - start) / 1000;
      g_array_append_val (marks, ms);
      if (i % ODDS_EVERY != 0 || g_get_monotonic_time () > odds_end)
        continue;
      ms = measure_odds (deduction);
      g_array_append_val (odds, ms);
    }
}

static void
run (const Table *table, const View *view)
{
  CbGameForm form = { .n_categories = 3,
                      .n_players = table->n_players,
                      .pool = table->pool,
                      .onlooker = view->onlooker,
                      .mixed = view->mixed,
                      .n_entries = 8 * table->n_players };
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) odds = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GRand) rand = g_rand_new_with_seed (table->n_players + 100 * table->sizes[2]);
  gint64 end = g_get_monotonic_time () + ODDS_SECONDS * G_TIME_SPAN_SECOND;

  for (guint i = 0; i < 3; i++)
    form.category_sizes[i] = table->sizes[i];
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (CbRandomGame) game = cb_random_game_new (&form, rand);

      play (game, marks, odds, end);
    }
  g_print ("%s, %s%s\n", table->name, view->name,
           g_get_monotonic_time () > end ? " (odds of the first games only)" : "");
  print_times ("marks", marks);
  print_times ("odds", odds);
}

int
main (void)
{
  const Table tables[] = {
    { "21 cards, 2 players", { 6, 6, 9 }, 2, 0 },
    { "21 cards, 3 players", { 6, 6, 9 }, 3, 0 },
    { "21 cards, 4 players", { 6, 6, 9 }, 4, 0 },
    { "21 cards, 5 players", { 6, 6, 9 }, 5, 0 },
    { "21 cards, 6 players", { 6, 6, 9 }, 6, 0 },
    { "24 cards, 6 players, 3 face down", { 6, 9, 9 }, 6, 3 },
    { "30 cards, 3 players", { 10, 8, 12 }, 3, 0 },
    { "30 cards, 4 players", { 10, 8, 12 }, 4, 0 },
    { "30 cards, 6 players", { 10, 8, 12 }, 6, 0 },
    { "30 cards, 8 players", { 10, 8, 12 }, 8, 0 },
    { "30 cards, 10 players", { 10, 8, 12 }, 10, 0 },
  };
  const View views[] = {
    { "a hand", FALSE, FALSE },
    { "an onlooker", TRUE, FALSE },
    { "a hand, every kind of event", FALSE, TRUE },
  };
  struct rusage usage;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < G_N_ELEMENTS (views); j++)
      run (&tables[i], &views[j]);
  getrusage (RUSAGE_SELF, &usage);
  g_print ("peak memory of the program: %ld KiB\n", usage.ru_maxrss);
  return 0;
}
