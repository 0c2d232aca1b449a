/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Estimated odds are off by no more than they say, in 99 of a hundred cases: wherever there are
 * exact ones to compare with, though nobody would estimate these then. */

#include "cb-deduction-plan-private.h"
#include "cb-enumeration.h"
#include "cb-estimate-private.h"
#include "cb-full-cases.h"
#include "cb-hostile-cases.h"
#include "cb-odds.h"
#include "cb-sampler.h"
#include "cb-small-cases.h"

#include <math.h>

/* How many estimates there were, how many of them were off by more than they said, and by how much
 * on the average they were off, and said. */
typedef struct
{
  guint n;
  guint n_out;
  double off;
  double said;
} Record;

static double
find_chance (const GArray *solutions, CbCardSet cards)
{
  for (guint i = 0; i < solutions->len; i++)
    if (g_array_index (solutions, CbSolution, i).cards == cards)
      return g_array_index (solutions, CbSolution, i).chance;
  return 0;
}

/* How far the chance is off that is off the most. */
static double
compare (const CbEstimate *estimate, const CbSweep *sweep, CbCardSet certain)
{
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS] = { 0 };
  g_autoptr (GArray)
    solutions = cb_sweep_find_solutions (sweep, certain, G_MAXUINT, CB_EFFORT_ENDLESS);
  double off = 0;

  cb_sweep_compute_chances (sweep, chances, NULL);
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    for (guint h = 0; h < CB_MAX_HOLDERS; h++)
      off = MAX (off, fabs (estimate->chances[card][h] - chances[card][h]));
  for (guint i = 0; i < solutions->len; i++)
    {
      const CbSolution *solution = &g_array_index (solutions, CbSolution, i);

      off = MAX (off, fabs (find_chance (estimate->solutions, solution->cards) - solution->chance));
    }
  for (guint i = 0; i < estimate->solutions->len; i++)
    {
      const CbSolution *solution = &g_array_index (estimate->solutions, CbSolution, i);

      if (solution->chance > 0)
        g_assert_cmpfloat (find_chance (solutions, solution->cards), >, 0);
    }
  return off;
}

static gboolean
is_wider (const CbSweep *sweep, guint width)
{
  for (guint k = 0; k < sweep->plan->n_steps; k++)
    if (sweep->steps[k].n_states > width)
      return TRUE;
  return FALSE;
}

/* Estimates what can be counted, keeping so few states that some are left out. */
static void
check_case (const CbDeduction *deduction, guint n_entries, guint width, Record *record)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (CbPlan) plan = NULL;
  g_autoptr (CbSweep) sweep = NULL;
  g_autoptr (CbEstimate) estimate = NULL;
  double off;

  if (!marks->consistent)
    return;
  plan = cb_deduction_new_plan (deduction, n_entries, CB_EFFORT_ENDLESS);
  sweep = cb_sweep_new (plan, CB_SWEEP_MAX_BYTES, &(CbEffort) { 100000, NULL });
  if (sweep->given_up || cb_sweep_get_weight (sweep) <= 0 || !is_wider (sweep, width))
    return;
  estimate = cb_estimate_new (plan, marks->certain[0], width, NULL);
  g_assert_nonnull (estimate);
  off = compare (estimate, sweep, marks->certain[0]);
  record->n++;
  record->n_out += off > estimate->error;
  record->off += off;
  record->said += estimate->error;
}

static void
assert_holds (const Record *record, guint at_least)
{
  g_test_message ("%u of %u estimates off by more than they say; off by %.4f, said to be by %.4f",
                  record->n_out, record->n, record->off / record->n, record->said / record->n);
  g_assert_cmpuint (record->n, >=, at_least);
  g_assert_cmpuint (record->n_out * 100, <=, record->n);
}

/* Games and nonsense on decks so small that a dozen states are many. */
static void
check_small (gboolean tied, guint n_cases, guint seed)
{
  const guint widths[] = { 3, 5, 8, 12 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Record record = { 0 };

  for (guint i = 0; i < cb_n_cases (n_cases); i++)
    {
      g_autoptr (CbRandomGame) game = tied    ? cb_small_tied_new (i % 2 == 0, rand)
                                      : i % 2 ? cb_small_game_new (rand)
                                              : cb_small_nonsense_new (rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

      for (guint k = 0; k < G_N_ELEMENTS (widths); k++)
        check_case (deduction, game->entries->len, widths[k], &record);
    }
  assert_holds (&record, n_cases / 8);
}

static void
test_small (void)
{
  check_small (FALSE, 8000, 71);
}

static void
test_ties (void)
{
  check_small (TRUE, 4000, 73);
}

/* All tables, with a hand and as an onlooker, with every kind of event. */
static void
test_full (void)
{
  Record record = { 0 };

  for (guint i = 0; i < cb_n_cases (1) * cb_n_full_cases; i++)
    for (guint view = 0; view < CB_N_VIEWS; view++)
      {
        g_autoptr (CbRandomGame) game = cb_full_game_new (i % cb_n_full_cases, view, 700 + i);
        guint n = game->entries->len / 3;
        g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n);

        for (guint third = 0; third < 3; third++)
          check_case (deduction, n * third / 3, 30, &record);
      }
  assert_holds (&record, 100);
}

static void
test_hostile (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (72);
  Record record = { 0 };

  for (guint i = 0; i < cb_n_cases (150); i++)
    {
      g_autoptr (CbRandomGame) game = cb_hostile_game_new (rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);

      check_case (deduction, 0, 50, &record);
    }
  assert_holds (&record, 50);
}

/* A case that nobody counts with little effort: 30 cards, 6 players, an onlooker. */
static CbDeduction *
large_deduction_new (guint *n_entries)
{
  g_autoptr (CbRandomGame) game = cb_full_game_new (8, CB_VIEW_ONLOOKER_MIXED, 4);

  *n_entries = 17;
  return cb_random_game_deduce (game, *n_entries);
}

/* Chances are where the marks say that there can be some, and only there; those of a card sum up to
 * one. */
static void
check_chances (const CbOdds *odds, const CbMarks *marks, guint n_cards, guint n_holders)
{
  for (guint card = 0; card < n_cards; card++)
    {
      double sum = 0;

      for (guint h = 0; h < n_holders; h++)
        {
          double chance = cb_odds_get_chance (odds, card, h);

          sum += chance;
          g_assert_cmpint (cb_marks_get (marks, card, h) == CB_MARK_NO, ==, chance <= 0);
          g_assert_cmpint (cb_marks_get (marks, card, h) == CB_MARK_YES, ==, chance >= 1);
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
    }
}

static void
test_odds (void)
{
  guint n;
  g_autoptr (CbDeduction) deduction = large_deduction_new (&n);
  const CbMarks *marks = cb_deduction_get_marks (deduction, n);
  g_autoptr (CbOdds) poor = cb_deduction_compute_odds (deduction, n, &(CbEffort) { 0, NULL });
  g_autoptr (CbOdds) same = cb_deduction_compute_odds (deduction, n, &(CbEffort) { 0, NULL });
  g_autoptr (CbOdds) better = cb_deduction_compute_odds (deduction, n, &(CbEffort) { 80000, NULL });
  g_autoptr (CbOdds) exact = cb_deduction_compute_odds (deduction, n, CB_EFFORT_ENDLESS);

  g_assert_false (cb_odds_get_exact (poor));
  g_assert_false (cb_odds_get_exact (better));
  g_assert_true (cb_odds_get_exact (exact));
  g_assert_true (cb_odds_get_n_deals (poor) == 0);
  g_assert_cmpfloat (cb_odds_get_error (exact), ==, 0);
  g_assert_cmpfloat (cb_odds_get_error (better), >, 0);
  g_assert_cmpfloat (cb_odds_get_error (poor), >, cb_odds_get_error (better));
  check_chances (poor, marks, 30, 7);
  check_chances (better, marks, 30, 7);
  check_chances (exact, marks, 30, 7);
  for (guint card = 0; card < 30; card++)
    for (guint h = 0; h < 7; h++)
      {
        double chance = cb_odds_get_chance (exact, card, h);

        g_assert_cmpfloat (fabs (cb_odds_get_chance (better, card, h) - chance), <=,
                           cb_odds_get_error (better));
        g_assert_cmpfloat (cb_odds_get_chance (poor, card, h), ==,
                           cb_odds_get_chance (same, card, h));
      }
  g_assert_cmpuint (cb_odds_get_n_solutions (better), <=, cb_odds_get_n_solutions (exact));
  for (guint i = 1; i < cb_odds_get_n_solutions (better); i++)
    g_assert_cmpfloat (cb_odds_get_solution (better, i)->chance, <=,
                       cb_odds_get_solution (better, i - 1)->chance);
}

/* Deals drawn where there are too many to weigh: all of them consistent, and about as likely as the
 * odds say. */
static void
test_sampler (void)
{
  guint n;
  g_autoptr (CbDeduction) deduction = large_deduction_new (&n);
  const CbMarks *marks = cb_deduction_get_marks (deduction, n);
  g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n, CB_EFFORT_ENDLESS);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (deduction, n, 3, &(CbEffort) { 80000, NULL });
  const guint n_draws = 4000;
  guint counts[CB_MAX_CARDS][CB_MAX_HOLDERS] = { 0 };

  for (guint i = 0; i < n_draws; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS];

      cb_sampler_draw (sampler, hands);
      for (guint h = 0; h < CB_MAX_HOLDERS; h++)
        {
          g_assert_cmphex (hands[h] & ~marks->possible[h], ==, 0);
          for (CbCardSet cards = hands[h]; cards != 0; cards &= cards - 1)
            counts[cb_card_set_first (cards)][h]++;
        }
    }
  for (guint card = 0; card < 30; card++)
    for (guint h = 0; h < 7; h++)
      g_assert_cmpfloat_with_epsilon ((double) counts[card][h] / n_draws,
                                      cb_odds_get_chance (odds, card, h), 0.05);
}

/* A true deal of 32 cards, of which so much is said that no machine can know of all of it. */
static CbDeduction *
talkative_deduction_new (GRand *rand, guint n_ranges)
{
  const CbWorld world = { .n_cards = 32,
                          .n_holders = 3,
                          .deck = G_MAXUINT32,
                          .min_size = { 2, 15, 15 },
                          .max_size = { 2, 15, 15 } };
  const CbCardSet hands[] = { 0x00010001, 0x0000fffe, 0xfffe0000 };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  CbDeduction *deduction;

  cb_facts_add_range (deal, 0, 0x0000ffff, 1, 1);
  cb_facts_add_range (deal, 0, 0xffff0000, 1, 1);
  deduction = cb_deduction_new (&world, deal);
  for (guint i = 0; i < 150; i++)
    {
      g_autoptr (CbFacts) facts = cb_facts_new ();
      CbRange ranges[8];
      guint holder = 1 + i % 2, truth = (guint) g_rand_int_range (rand, 0, (gint) n_ranges);

      for (guint k = 0; k < n_ranges; k++)
        {
          CbCardSet cards = g_rand_int (rand);
          guint n = k == truth ? cb_card_set_size (cards & hands[holder])
                               : (guint) g_rand_int_range (rand, 3, 10);

          ranges[k] = (CbRange) { cards, n, n };
        }
      cb_facts_add_any (facts, holder, ranges, n_ranges);
      cb_deduction_append (deduction, facts, &(CbEffort) { 0 });
    }
  return deduction;
}

/* However much is said, and however little may be spent, there are odds that agree with the marks,
 * and say how far they may be off. */
static void
test_never_nothing (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (73);
  guint n_guessed = 0;

  for (guint i = 0; i < cb_n_cases (12); i++)
    {
      g_autoptr (CbDeduction) deduction = talkative_deduction_new (rand, 1 + i % 8);
      const CbMarks *marks = cb_deduction_get_marks (deduction, 150);
      g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, 150, &(CbEffort) { 0 });

      g_assert_nonnull (odds);
      g_assert_cmpuint (cb_odds_get_n_solutions (odds), >, 0);
      g_assert_cmphex (cb_odds_get_solution (odds, 0)->cards & ~marks->possible[0], ==, 0);
      g_assert_cmphex (marks->certain[0] & ~cb_odds_get_solution (odds, 0)->cards, ==, 0);
      if (cb_odds_get_exact (odds))
        continue;
      g_assert_cmpfloat (cb_odds_get_error (odds), >, 0);
      check_chances (odds, marks, 32, 3);
      n_guessed += cb_odds_get_error (odds) >= 1;
    }
  g_test_message ("%u guessed", n_guessed);
  g_assert_cmpuint (n_guessed, >, 0);
}

/* The same of cases made to take as much as can be. */
static void
test_never_nothing_hostile (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (74);

  for (guint i = 0; i < cb_n_cases (100); i++)
    {
      g_autoptr (CbRandomGame) game = cb_hostile_game_new (rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);
      g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, 0, &(CbEffort) { 0 });

      g_assert_true ((odds != NULL) == cb_deduction_get_marks (deduction, 0)->consistent);
    }
}

static void
test_cancelled (void)
{
  gint cancelled = 1;
  guint n;
  g_autoptr (CbDeduction) deduction = large_deduction_new (&n);
  g_autoptr (CbPlan) plan = cb_deduction_new_plan (deduction, n, CB_EFFORT_ENDLESS);

  g_assert_null (cb_estimate_new (plan, 0, 100, &cancelled));
  g_assert_null (cb_deduction_compute_odds (deduction, n, &(CbEffort) { 0, &cancelled }));
  g_assert_null (cb_deduction_new_sampler (deduction, n, 0, &(CbEffort) { 0, &cancelled }));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/estimate/small", test_small);
  g_test_add_func ("/estimate/ties", test_ties);
  g_test_add_func ("/estimate/full", test_full);
  g_test_add_func ("/estimate/hostile", test_hostile);
  g_test_add_func ("/estimate/odds", test_odds);
  g_test_add_func ("/estimate/sampler", test_sampler);
  g_test_add_func ("/estimate/never-nothing", test_never_nothing);
  g_test_add_func ("/estimate/never-nothing/hostile", test_never_nothing_hostile);
  g_test_add_func ("/estimate/cancelled", test_cancelled);
  return g_test_run ();
}
