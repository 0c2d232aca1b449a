/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the deduction takes, on random games with fixed seeds on every table, with a hand and as
 * an onlooker, with suggestions only and with every kind of event. Figures, nothing to pass or
 * fail. The first argument says what is measured, a second one on which table, by number, and a
 * third one how much odds may cost; see BENCHMARKS.md. */

#include "cb-conflict.h"
#include "cb-full-cases.h"
#include "cb-odds.h"
#include "cb-reason.h"
#include "cb-sampler.h"
#include "cb-sat.h"
#include "cb-timing.h"

#include <stdlib.h>

#define N_GAMES 50

/* So many of them are given to the SAT solver as well. */
#define N_SAT_GAMES 4

/* Of each game, odds are computed after so many entries, early, in the middle and late. */
#define N_ODDS 9

/* A line ends after so much time, and says that it has not had all games. */
#define MAX_LINE_MS 6000

#define N_REASONS 12

static const char *const view_names[] = { "hand", "hand, every event", "onlooker",
                                          "onlooker, every event" };

static char *
get_label (guint table, CbView view)
{
  return g_strdup_printf ("%s, %s", cb_full_cases[table].name, view_names[view]);
}

static GArray *
times_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

static void
time_marks (const CbRandomGame *game, GArray *times)
{
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);

  for (guint i = 0; i < game->entries->len; i++)
    {
      double start = cb_timing_now ();

      cb_deduction_append (deduction, g_ptr_array_index (game->entries, i), CB_EFFORT_ENDLESS);
      cb_timing_add (times, start);
    }
}

/* Adding clauses to one solver, entry by entry, is the quickest way to use it. */
static void
time_sat (const CbRandomGame *game, GArray *times)
{
  g_autoptr (CbSat) sat = cb_sat_new (&game->world, game->deal);
  CbMarks marks;

  cb_sat_get_marks (sat, &marks);
  for (guint i = 0; i < game->entries->len; i++)
    {
      double start = cb_timing_now ();

      cb_sat_add (sat, g_ptr_array_index (game->entries, i));
      cb_sat_get_marks (sat, &marks);
      cb_timing_add (times, start);
    }
}

static void
measure_marks (guint table, CbView view)
{
  g_autoptr (GArray) times = times_new ();
  g_autoptr (GArray) sat_times = times_new ();
  g_autofree char *label = get_label (table, view);
  g_autofree char *remark = NULL;
  double sum = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (CbRandomGame) game = cb_full_game_new (table, view, i);

      time_marks (game, times);
      if (i >= N_SAT_GAMES || !cb_sat_is_built ())
        continue;
      time_sat (game, sat_times);
      sum = cb_timing_sum (times);
    }
  remark = sum > 0 ? g_strdup_printf ("  SAT: %.0f times as long", cb_timing_sum (sat_times) / sum)
                   : g_strdup ("");
  cb_timing_print (label, times, 1, remark);
}

/* What odds may cost: where they take more, they are estimated. */
#define ODDS_EFFORT 200000

static guint64 odds_effort = ODDS_EFFORT;

/* Returns how many odds were estimated. */
static guint
time_odds (const CbRandomGame *game, GArray *times, double *error)
{
  guint n_estimated = 0;
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

  for (guint i = 0; i < N_ODDS; i++)
    {
      CbEffort effort = { odds_effort, NULL };
      double start = cb_timing_now ();
      g_autoptr (CbOdds)
        odds = cb_deduction_compute_odds (deduction, game->entries->len * i / N_ODDS, &effort);

      cb_timing_add (times, start);
      n_estimated += !cb_odds_get_exact (odds);
      *error = MAX (*error, cb_odds_get_error (odds));
    }
  return n_estimated;
}

static void
measure_odds (guint table, CbView view)
{
  g_autoptr (GArray) times = times_new ();
  g_autofree char *label = get_label (table, view);
  g_autofree char *remark = NULL;
  gboolean large = cb_full_cases[table].form.category_sizes[2] > 9;
  guint n_games, n_estimated = 0;
  double error = 0;

  cb_memory_reset_peak ();
  for (n_games = 0; n_games < N_GAMES && cb_timing_sum (times) < MAX_LINE_MS; n_games++)
    {
      g_autoptr (CbRandomGame) game = cb_full_game_new (table, view, n_games);

      n_estimated += time_odds (game, times, &error);
    }
  remark = g_strdup_printf ("  %.0f MiB, %u estimated, off by up to %.3f%s", cb_memory_get_peak (),
                            n_estimated, error, n_games < N_GAMES ? "  not all games" : "");
  cb_timing_print (label, times, large ? 100 : 8, remark);
}

static void
time_reasons (const CbRandomGame *game, GRand *rand, GArray *times)
{
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

  for (guint n = 0; n < N_REASONS;)
    {
      guint n_entries = (guint) g_rand_int_range (rand, 1, (gint) game->entries->len + 1);
      guint card = (guint) g_rand_int_range (rand, 0, (gint) game->world.n_cards);
      guint holder = (guint) g_rand_int_range (rand, 0, (gint) game->world.n_holders);
      double start = cb_timing_now ();
      g_autoptr (CbReason)
        reason = cb_deduction_explain (deduction, n_entries, card, holder, CB_EFFORT_ENDLESS);

      if (reason == NULL)
        continue;
      cb_timing_add (times, start);
      n++;
    }
}

/* One entry is false; whoever wrote it went on until that showed. */
static void
time_conflict (CbRandomGame *game, GRand *rand, GArray *times)
{
  guint at = (guint) g_rand_int_range (rand, 0, (gint) game->entries->len);
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, at);
  g_autoptr (CbFacts) lie = cb_facts_new ();
  guint holder = (guint) g_rand_int_range (rand, 0, (gint) game->world.n_holders);
  guint n;
  double start;

  cb_facts_add_range (lie, holder, cb_random_subset (game->world.deck, 2, rand), 2, 2);
  cb_deduction_append (deduction, lie, CB_EFFORT_ENDLESS);
  for (; at < game->entries->len; at++)
    if (cb_deduction_get_marks (deduction, cb_deduction_get_n_entries (deduction))->consistent)
      cb_deduction_append (deduction, g_ptr_array_index (game->entries, at), CB_EFFORT_ENDLESS);
  n = cb_deduction_get_n_entries (deduction);
  if (cb_deduction_get_marks (deduction, n)->consistent)
    return;
  start = cb_timing_now ();
  cb_conflict_free (cb_deduction_find_conflict (deduction, n, CB_EFFORT_ENDLESS));
  cb_timing_add (times, start);
}

static void
measure_reasons (guint table, CbView view)
{
  g_autoptr (GArray) reasons = times_new ();
  g_autoptr (GArray) conflicts = times_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (table);
  g_autofree char *label = get_label (table, view);
  guint n_games;

  if (cb_full_cases[table].form.category_sizes[1] != 6)
    return;
  for (n_games = 0; n_games < N_GAMES && cb_timing_sum (reasons) < MAX_LINE_MS; n_games++)
    {
      g_autoptr (CbRandomGame) game = cb_full_game_new (table, view, n_games);

      time_reasons (game, rand, reasons);
      time_conflict (game, rand, conflicts);
    }
  cb_timing_print (label, reasons, 20, n_games < N_GAMES ? "  not all games" : "");
  cb_timing_print ("  conflicts", conflicts, 20, "");
}

/* A log of 500 entries, read from first to last. */
static void
measure_opening (guint table, CbView view)
{
  g_autoptr (GArray) times = times_new ();
  g_autofree char *label = get_label (table, view);

  for (guint i = 0; i < N_GAMES / 5; i++)
    {
      g_autoptr (CbRandomGame) game = cb_full_long_game_new (table, view, i, 500);
      double start = cb_timing_now ();
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

      cb_timing_add (times, start);
    }
  cb_timing_print (label, times, 100, "");
}

/* A thousand deals at a time, a third into the game. */
static void
measure_samples (guint table, CbView view)
{
  g_autoptr (GArray) times = times_new ();
  g_autofree char *label = get_label (table, view);

  for (guint i = 0; i < N_GAMES / 5; i++)
    {
      g_autoptr (CbRandomGame) game = cb_full_game_new (table, view, i);
      guint n = game->entries->len / 3;
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n);
      g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (deduction, n, i, CB_EFFORT_ENDLESS);
      CbCardSet hands[CB_MAX_HOLDERS];
      double start = cb_timing_now ();

      for (guint k = 0; k < 1000; k++)
        cb_sampler_draw (sampler, hands);
      cb_timing_add (times, start);
    }
  cb_timing_print (label, times, 0, "");
}

/* The same little work every time, for counting instructions. */
static void
run_fixed (void)
{
  g_autoptr (CbRandomGame) game = cb_full_game_new (4, CB_VIEW_HAND, 0);
  guint n = game->entries->len;
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n);
  g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n / 4, CB_EFFORT_ENDLESS);
  const CbMarks *marks = cb_deduction_get_marks (deduction, n);
  guint solved = cb_card_set_first (marks->certain[0]);
  g_autoptr (CbReason) reason = cb_deduction_explain (deduction, n, solved, 0, CB_EFFORT_ENDLESS);

  g_print ("%u entries; %u solutions after %u; card %u is in the envelope: %u entries say so\n", n,
           cb_odds_get_n_solutions (odds), n / 4, solved, reason->entries->len);
}

/* Odds that take long, for the same. */
static void
run_dear (void)
{
  static const struct
  {
    guint table;
    CbView view;
    guint seed;
    guint n_entries;
  } cases[] = {
    { 5, CB_VIEW_ONLOOKER_MIXED, 23, 13 }, { 7, CB_VIEW_ONLOOKER_MIXED, 5, 17 },
    { 8, CB_VIEW_ONLOOKER_MIXED, 1, 8 },   { 9, CB_VIEW_ONLOOKER, 3, 26 },
    { 10, CB_VIEW_HAND, 5, 17 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CbRandomGame)
        game = cb_full_game_new (cases[i].table, cases[i].view, cases[i].seed);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, cases[i].n_entries);
      CbEffort effort = { ODDS_EFFORT, NULL };
      g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, cases[i].n_entries, &effort);

      g_print ("%s: %s, %u solutions\n", cb_full_cases[cases[i].table].name,
               cb_odds_get_exact (odds) ? "exact" : "estimated", cb_odds_get_n_solutions (odds));
    }
}

int
main (int argc, char *argv[])
{
  const struct
  {
    const char *name;
    const char *title;
    void (*measure) (guint table, CbView view);
    CbView first_view;
    CbView last_view;
  } parts[] = {
    { "marks", "complete marks of an entry, ms", measure_marks, CB_VIEW_HAND,
      CB_VIEW_ONLOOKER_MIXED },
    { "odds", "counts and odds after an entry, ms", measure_odds, CB_VIEW_HAND,
      CB_VIEW_ONLOOKER_MIXED },
    { "reasons", "reason for a mark, ms", measure_reasons, CB_VIEW_HAND, CB_VIEW_ONLOOKER_MIXED },
    { "opening", "500 entries, ms", measure_opening, CB_VIEW_ONLOOKER_MIXED,
      CB_VIEW_ONLOOKER_MIXED },
    { "samples", "1000 deals drawn, ms", measure_samples, CB_VIEW_ONLOOKER_MIXED,
      CB_VIEW_ONLOOKER_MIXED },
  };

  guint first = argc >= 3 ? (guint) atoi (argv[2]) : 0;
  guint last = argc >= 3 ? first : cb_n_full_cases - 1;

  if (argc >= 4)
    odds_effort = g_ascii_strtoull (argv[3], NULL, 10);
  if (argc == 2 && g_str_equal (argv[1], "fixed"))
    run_fixed ();
  if (argc == 2 && g_str_equal (argv[1], "dear"))
    run_dear ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (argc >= 2 && !g_str_equal (argv[1], parts[i].name))
        continue;
      cb_timing_print_head (parts[i].title);
      cb_memory_reset_peak ();
      for (guint table = first; table <= last; table++)
        for (CbView view = parts[i].first_view; view <= parts[i].last_view; view++)
          parts[i].measure (table, view);
    }
  return 0;
}
