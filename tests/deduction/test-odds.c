/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts and odds are what plain enumeration says. */

#include "cb-sweep-private.h"
#include "cb-enumeration.h"
#include "cb-odds.h"
#include "cb-small-cases.h"

static double
find_weight (const CbEnumeration *plain, CbCardSet cards)
{
  for (guint i = 0; i < plain->solutions->len; i++)
    {
      const CbPlainSolution *solution = &g_array_index (plain->solutions, CbPlainSolution, i);

      if (solution->cards == cards)
        return (double) (solution->weight / plain->weight);
    }
  g_assert_not_reached ();
}

static void
check_solutions (const CbOdds *odds, const CbEnumeration *plain)
{
  double before = 1;

  g_assert_cmpuint (cb_odds_get_n_solutions (odds), ==, plain->solutions->len);
  for (guint i = 0; i < cb_odds_get_n_solutions (odds); i++)
    {
      const CbSolution *solution = cb_odds_get_solution (odds, i);
      double weight = find_weight (plain, solution->cards);

      if (plain->weight > 0)
        g_assert_cmpfloat_with_epsilon (solution->chance, weight, 1e-12);
      g_assert_cmpfloat (solution->chance, <=, before);
      before = solution->chance;
    }
}

static void
check_odds (const CbRandomGame *game, const CbDeduction *deduction, guint n_entries)
{
  g_autoptr (CbEnumeration) plain = cb_enumerate_game (game, n_entries);
  g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n_entries, CB_EFFORT_ENDLESS);

  if (!plain->marks.consistent)
    {
      g_assert_null (odds);
      return;
    }
  g_assert_nonnull (odds);
  g_assert_true (cb_odds_get_n_deals (odds) == plain->n_deals);
  check_solutions (odds, plain);
  for (guint card = 0; card < game->world.n_cards; card++)
    for (guint h = 0; h < game->world.n_holders; h++)
      if (plain->weight > 0)
        g_assert_cmpfloat_with_epsilon (cb_odds_get_chance (odds, card, h),
                                        (double) (plain->weights[card][h] / plain->weight), 1e-12);
}

/* In every third case all deals count alike. */
static void
test_small (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);

  for (guint i = 0; i < cb_n_cases (1200); i++)
    {
      g_autoptr (CbRandomGame) game = i % 2 ? cb_small_game_new (rand)
                                            : cb_small_nonsense_new (rand);
      g_autoptr (CbDeduction) deduction = NULL;

      game->world.alike = i % 3 == 0;
      deduction = cb_random_game_deduce (game, game->entries->len);
      for (guint n = 0; n <= game->entries->len; n++)
        check_odds (game, deduction, n);
    }
}

static void
test_ties (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (34);

  for (guint i = 0; i < cb_n_cases (1200); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_tied_new (i % 2 != 0, rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

      for (guint n = 0; n <= game->entries->len; n++)
        check_odds (game, deduction, n);
    }
}

/* What the marks fall back on where the search would take too long. */
static void
check_settled (const CbRandomGame *game, const CbEnumeration *plain)
{
  g_auto (CbProblem) problem = { 0 };
  g_auto (CbProblem) open = { 0 };
  g_autoptr (CbPlan) plan = NULL;
  g_autoptr (CbSweep) sweep = NULL;
  CbMarks marks;
  CbDeal deal;

  cb_problem_init (&problem, &game->world);
  cb_problem_add_facts (&problem, game->deal);
  for (guint i = 0; i < game->entries->len; i++)
    cb_problem_add_facts (&problem, g_ptr_array_index (game->entries, i));
  cb_problem_start (&problem, &marks);
  cb_problem_reduce (&problem, &marks, &open);
  if (!marks.consistent)
    {
      g_assert_false (plain->marks.consistent);
      return;
    }
  plan = cb_plan_new (&open, &marks, NULL, 0, CB_EFFORT_ENDLESS);
  sweep = cb_sweep_new (plan, G_MAXSIZE, CB_EFFORT_ENDLESS);

  g_assert_true (cb_sweep_find_deal (sweep, &marks, &deal) == plain->marks.consistent);
  for (guint h = 0; plain->marks.consistent && h < game->world.n_holders; h++)
    g_assert_true (cb_hand_rules_allow (&problem.hands[h], deal.hands[h]));
  g_assert_true (!plain->marks.consistent || cb_problem_allows_ties (&problem, &deal));
  cb_sweep_settle (sweep, &marks);
  g_assert_true (marks.consistent == plain->marks.consistent);
  for (guint h = 0; marks.consistent && h < CB_MAX_HOLDERS; h++)
    {
      g_assert_cmphex (marks.possible[h], ==, plain->marks.possible[h]);
      g_assert_cmphex (marks.certain[h], ==, plain->marks.certain[h]);
    }
}

static void
test_settled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (33);

  for (guint i = 0; i < cb_n_cases (1500); i++)
    {
      g_autoptr (CbRandomGame) game = i % 2 ? cb_small_game_new (rand)
                                            : cb_small_nonsense_new (rand);
      g_autoptr (CbEnumeration) plain = cb_enumerate_game (game, game->entries->len);

      check_settled (game, plain);
    }
  for (guint i = 0; i < cb_n_cases (1500); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_tied_new (i % 2 != 0, rand);
      g_autoptr (CbEnumeration) plain = cb_enumerate_game (game, game->entries->len);

      check_settled (game, plain);
    }
}

/* Too many solutions to list, and too unlikely to be drawn: there is one all the same. */
static void
test_unlikely (void)
{
  const CbWorld world = { .n_cards = 32,
                          .n_holders = 3,
                          .deck = G_MAXUINT32,
                          .min_size = { 12, 10, 10 },
                          .max_size = { 12, 10, 10 } };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbFacts) shown = cb_facts_new ();
  g_autoptr (CbDeduction) deduction = cb_deduction_new (&world, deal);
  g_autoptr (CbOdds) odds = NULL;

  for (guint i = 0; i < 400; i++)
    cb_facts_add_showing (shown, 1, G_MAXUINT32);
  cb_deduction_append (deduction, shown, CB_EFFORT_ENDLESS);
  odds = cb_deduction_compute_odds (deduction, 1, CB_EFFORT_ENDLESS);
  g_assert_false (cb_odds_get_exact (odds));
  g_assert_cmpuint (cb_odds_get_n_solutions (odds), >=, 1);
  g_assert_cmpuint (cb_card_set_size (cb_odds_get_solution (odds, 0)->cards), ==, 12);
}

static void
test_cancelled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (32);
  g_autoptr (CbRandomGame) game = cb_small_game_new (rand);
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);
  gint cancelled = 1;

  g_assert_null (cb_deduction_compute_odds (deduction, 0, &(CbEffort) { G_MAXUINT64, &cancelled }));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/odds/small", test_small);
  g_test_add_func ("/odds/ties", test_ties);
  g_test_add_func ("/odds/settled", test_settled);
  g_test_add_func ("/odds/unlikely", test_unlikely);
  g_test_add_func ("/odds/cancelled", test_cancelled);
  return g_test_run ();
}
