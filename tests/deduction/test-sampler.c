/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals are drawn as often as they are likely: on small decks deal by deal as plain enumeration
 * says, on full ones as the odds say. All seeds are fixed, so that the bounds hold or do not; they
 * are so wide that fewer than one in some ten thousand seeds would break one. */

#include "cb-deals.h"
#include "cb-enumeration.h"
#include "cb-full-cases.h"
#include "cb-odds.h"
#include "cb-random.h"
#include "cb-sampler.h"
#include "cb-small-cases.h"

#include <math.h>

/* Pearson's sum of squares over some cells, and what mean and variance chance gives it. */
typedef struct
{
  double sum;
  double mean;
  double variance;
} Fit;

/* Adds a cell in which there were n_found of n, while its chance is p. */
static void
fit_add (Fit *fit, guint n, guint n_found, double p)
{
  double expected = n * p;

  fit->sum += (n_found - expected) * (n_found - expected) / expected;
}

/* All cells of n draws are added: there were n_cells, of which inverse is the sum of 1 / p. */
static void
fit_close (Fit *fit, guint n, guint n_cells, double inverse)
{
  double k = n_cells;

  fit->mean += k - 1;
  fit->variance += 2 * (k - 1) + (inverse - k * k - 2 * k + 2) / n;
}

static void
assert_fits (const Fit *fit)
{
  double deviation = (fit->sum - fit->mean) / sqrt (fit->variance);

  g_test_message ("chi-square %.1f where %.1f is to be expected: %+.2f sigma", fit->sum, fit->mean,
                  deviation);
  g_assert_cmpfloat (fabs (deviation), <, 4);
}

/* Two generators known from elsewhere: the first numbers are those their authors' code prints. */
static void
test_random (void)
{
  const guint64 from_state[] = {
    11520u, 0u, 1509978240u, 1215971899390074240u, 1216172134540287360u, 607988272756665600u,
  };
  const guint64 from_seed[] = {
    6457827717110365317u,
    3203168211198807973u,
    9817491932198370423u,
    4593380528125082431u,
  };
  CbRandom random = { { 1, 2, 3, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (from_state); i++)
    g_assert_cmpuint (cb_random_next (&random), ==, from_state[i]);
  cb_random_init (&random, 1234567);
  for (guint i = 0; i < G_N_ELEMENTS (from_seed); i++)
    g_assert_cmpuint (random.state[i], ==, from_seed[i]);

  /* Of 11520 the upper 53 bits. */
  random = (CbRandom) { { 1, 2, 3, 4 } };
  g_assert_cmpfloat (cb_random_next_double (&random), ==, 5 * 0x1p-53);
}

static guint
find_deal (const GArray *deals, const CbCardSet *hands)
{
  for (guint i = 0; i < deals->len; i++)
    if (memcmp (g_array_index (deals, CbPlainDeal, i).hands, hands,
                CB_MAX_HOLDERS * sizeof *hands) == 0)
      return i;
  g_assert_not_reached ();
}

/* The deals that can be drawn, with their chances for weights. */
static GArray *
list_likely (const CbEnumeration *plain)
{
  GArray *likely = g_array_new (FALSE, FALSE, sizeof (CbPlainDeal));

  for (guint i = 0; i < plain->deals->len; i++)
    {
      CbPlainDeal deal = g_array_index (plain->deals, CbPlainDeal, i);

      deal.weight /= plain->weight;
      if (deal.weight > 0)
        g_array_append_val (likely, deal);
    }
  return likely;
}

static void
check_fit (const CbEnumeration *plain, CbSampler *sampler, Fit *fit)
{
  g_autoptr (GArray) likely = list_likely (plain);
  g_autofree guint *counts = g_new0 (guint, likely->len);
  guint n_draws = 20 * likely->len;
  double inverse = 0;

  for (guint i = 0; i < n_draws; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS];

      cb_sampler_draw (sampler, hands);
      counts[find_deal (likely, hands)]++;
    }
  for (guint i = 0; i < likely->len; i++)
    {
      double p = (double) g_array_index (likely, CbPlainDeal, i).weight;

      fit_add (fit, n_draws, counts[i], p);
      inverse += 1 / p;
    }
  fit_close (fit, n_draws, likely->len, inverse);
}

/* Games and nonsense: every deal as often as it is likely, and none else. */
static void
check_small (gboolean tied, guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Fit fit = { 0 };
  guint n_none = 0, n_fitted = 0;

  for (guint i = 0; i < cb_n_cases (300); i++)
    {
      g_autoptr (CbRandomGame) game = tied    ? cb_small_tied_new (i % 2 == 0, rand)
                                      : i % 2 ? cb_small_game_new (rand)
                                              : cb_small_nonsense_new (rand);
      guint n = game->entries->len;
      g_autoptr (CbDeduction) deduction = NULL;
      g_autoptr (CbEnumeration) plain = NULL;
      g_autoptr (CbSampler) sampler = NULL;

      game->world.alike = i % 4 == 3;
      deduction = cb_random_game_deduce (game, n);
      plain = cb_list_deals (game, n);
      sampler = cb_deduction_new_sampler (deduction, n, i, CB_EFFORT_ENDLESS);
      if (plain->n_deals == 0)
        {
          g_assert_null (sampler);
          n_none++;
        }
      else if (plain->weight > 0 && plain->n_deals <= 400)
        {
          check_fit (plain, sampler, &fit);
          n_fitted++;
        }
    }
  g_test_message ("%u cases, and %u without a deal", n_fitted, n_none);
  g_assert_cmpuint (n_none, >, 20);
  g_assert_cmpuint (n_fitted, >, 100);
  assert_fits (&fit);
}

static void
test_small (void)
{
  check_small (FALSE, 41);
}

static void
test_ties (void)
{
  check_small (TRUE, 42);
}

/* By card and holder, how often n draws brought the one to the other. */
static void
count_places (CbSampler *sampler, guint n, guint counts[CB_MAX_CARDS][CB_MAX_HOLDERS])
{
  for (guint i = 0; i < n; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS];

      cb_sampler_draw (sampler, hands);
      for (guint h = 0; h < CB_MAX_HOLDERS; h++)
        for (CbCardSet cards = hands[h]; cards != 0; cards &= cards - 1)
          counts[cb_card_set_first (cards)][h]++;
    }
}

static void
check_places (const CbOdds *odds, CbSampler *sampler, Fit *fit)
{
  const guint n = 2000;
  guint counts[CB_MAX_CARDS][CB_MAX_HOLDERS] = { 0 };

  count_places (sampler, n, counts);
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    for (guint h = 0; h < CB_MAX_HOLDERS; h++)
      {
        double p = cb_odds_get_chance (odds, card, h);
        double sigma = sqrt (n * p * (1 - p));

        g_assert_cmpfloat (fabs (counts[card][h] - n * p), <=, 6 * sigma + 1e-6);
        if (sigma < 3)
          continue;
        fit->sum += (counts[card][h] - n * p) * (counts[card][h] - n * p) / (sigma * sigma);
        fit->mean++;
      }
}

/* On full decks each card comes to each holder as often as the odds say. */
static void
test_full (void)
{
  Fit fit = { 0 };

  for (guint i = 0; i < cb_n_cases (1) * cb_n_full_cases; i++)
    for (guint third = 0; third < 3; third++)
      {
        CbView view = (i + third) % CB_VIEW_HAND_TIPS;
        g_autoptr (CbRandomGame) game = cb_full_game_new (i % cb_n_full_cases, view, 300 + i);
        guint n = game->entries->len * third / 3;
        g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n);
        g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n, CB_EFFORT_ENDLESS);
        g_autoptr (CbSampler)
          sampler = cb_deduction_new_sampler (deduction, n, i, CB_EFFORT_ENDLESS);

        check_places (odds, sampler, &fit);
      }
  g_test_message ("mean square deviation %.3f sigma^2 in %.0f cells", fit.sum / fit.mean, fit.mean);
  g_assert_cmpfloat_with_epsilon (fit.sum / fit.mean, 1, 0.1);
}

/* Two players, four cards, the first showed one of two: a case to be followed by hand. */
static CbDeduction *
small_deduction_new (void)
{
  const CbWorld world = {
    .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 2, 2 }, .max_size = { 2, 2 }
  };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbFacts) shown = cb_facts_new ();
  CbDeduction *deduction = cb_deduction_new (&world, deal);

  cb_facts_add_range (shown, 0, 0x1, 1, 1);
  cb_facts_add_showing (shown, 0, 0x3);
  cb_deduction_append (deduction, shown, CB_EFFORT_ENDLESS);
  return deduction;
}

/* Holding card 0 and one of the three others: card 1 is half as likely as the other two. */
static void
test_shown (void)
{
  const double chances[] = { 0.2, 0.4, 0.4 };
  const guint n = 10000;
  g_autoptr (CbDeduction) deduction = small_deduction_new ();
  g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (deduction, 1, 5, CB_EFFORT_ENDLESS);
  guint counts[CB_MAX_CARDS][CB_MAX_HOLDERS] = { 0 };
  Fit fit = { 0 };

  count_places (sampler, n, counts);
  for (guint i = 0; i < 3; i++)
    fit_add (&fit, n, counts[1 + i][0], chances[i]);
  fit_close (&fit, n, 3, 1 / 0.2 + 2 / 0.4);
  assert_fits (&fit);
}

/* However often cards were shown: how likely all of that is lies far below the least number there
 * is, and still a deal is half as likely as the others, unless all deals count alike. */
static void
check_shown_often (gboolean alike)
{
  const CbWorld world = { .n_cards = 6,
                          .n_holders = 2,
                          .deck = 0x3f,
                          .min_size = { 3, 3 },
                          .max_size = { 3, 3 },
                          .alike = alike };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbFacts) shown = cb_facts_new ();
  g_autoptr (CbDeduction) deduction = cb_deduction_new (&world, deal);
  g_autoptr (CbSampler) sampler = NULL;
  g_autoptr (CbDeals) deals = NULL;

  cb_facts_add_range (shown, 0, 0x11, 2, 2);
  cb_facts_add_showing (shown, 0, 0x3);
  for (guint i = 0; i < 2000; i++)
    cb_facts_add_showing (shown, 0, 0x11);
  cb_deduction_append (deduction, shown, CB_EFFORT_ENDLESS);
  sampler = cb_deduction_new_sampler (deduction, 1, 5, CB_EFFORT_ENDLESS);
  deals = cb_sampler_list_deals (sampler, 100);
  g_assert_cmpuint (deals->list->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      const CbWeighedDeal *one = cb_deals_get (deals, i);

      g_assert_cmpfloat (one->weight, >, 0);
      for (guint j = 0; j < 4; j++)
        if ((cb_deals_get (deals, j)->hands[0] & 0x2) == 0)
          g_assert_cmpfloat_with_epsilon (one->weight / cb_deals_get (deals, j)->weight,
                                          (one->hands[0] & 0x2) != 0 && !alike ? 0.5 : 1, 1e-12);
    }
}

static void
test_shown_often (void)
{
  check_shown_often (FALSE);
  check_shown_often (TRUE);
}

/* What is drawn next has nothing to do with what was drawn before, one or seven draws ago. */
static void
test_independent (void)
{
  const double chances[] = { 0.2, 0.4, 0.4 };
  const guint n = 20000;

  for (guint lag = 1; lag <= 7; lag += 6)
    {
      g_autoptr (CbDeduction) deduction = small_deduction_new ();
      g_autoptr (CbSampler)
        sampler = cb_deduction_new_sampler (deduction, 1, lag, CB_EFFORT_ENDLESS);
      guint counts[3][3] = { 0 };
      double inverse = 0;
      Fit fit = { 0 };

      for (guint i = 0; i < n; i++)
        {
          guint first = 0, second = 0;

          for (guint k = 0; k <= lag; k++)
            {
              CbCardSet hands[CB_MAX_HOLDERS];

              cb_sampler_draw (sampler, hands);
              second = cb_card_set_first (hands[0] & ~1u) - 1;
              first = k == 0 ? second : first;
            }
          counts[first][second]++;
        }
      for (guint i = 0; i < 9; i++)
        {
          fit_add (&fit, n, counts[i / 3][i % 3], chances[i / 3] * chances[i % 3]);
          inverse += 1 / (chances[i / 3] * chances[i % 3]);
        }
      fit_close (&fit, n, 9, inverse);
      assert_fits (&fit);
    }
}

/* Whether two samplers draw the same; also when one has to share with a third. */
static gboolean
draw_same (const CbDeduction *deduction, guint n_entries, guint64 seed, guint64 other_seed)
{
  g_autoptr (CbSampler)
    one = cb_deduction_new_sampler (deduction, n_entries, seed, CB_EFFORT_ENDLESS);
  g_autoptr (CbSampler)
    other = cb_deduction_new_sampler (deduction, n_entries, other_seed, CB_EFFORT_ENDLESS);
  g_autoptr (CbSampler)
    third = cb_deduction_new_sampler (deduction, n_entries, 99, CB_EFFORT_ENDLESS);

  for (guint i = 0; i < 50; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS], other_hands[CB_MAX_HOLDERS], third_hands[CB_MAX_HOLDERS];

      cb_sampler_draw (one, hands);
      cb_sampler_draw (third, third_hands);
      cb_sampler_draw (other, other_hands);
      if (memcmp (hands, other_hands, sizeof hands) != 0)
        return FALSE;
    }
  return TRUE;
}

static void
test_seed (void)
{
  g_autoptr (CbRandomGame) game = cb_full_game_new (4, CB_VIEW_HAND, 0);
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 10);

  g_assert_true (draw_same (deduction, 10, 1, 1));
  g_assert_true (draw_same (deduction, 5, G_MAXUINT64, G_MAXUINT64));
  g_assert_false (draw_same (deduction, 10, 1, 2));
  g_assert_false (draw_same (deduction, 10, 0, G_GUINT64_CONSTANT (1) << 63));
}

/* Nothing to draw from: a contradiction, a computation called off; and nothing to choose. */
static void
test_edges (void)
{
  g_autoptr (CbDeduction) deduction = small_deduction_new ();
  g_autoptr (CbFacts) elsewhere = cb_facts_new ();
  g_autoptr (CbFacts) other = cb_facts_new ();
  g_autoptr (CbSampler) sampler = NULL;
  CbCardSet hands[CB_MAX_HOLDERS];
  gint cancelled = 1;

  g_assert_null (
    cb_deduction_new_sampler (deduction, 1, 0, &(CbEffort) { G_MAXUINT64, &cancelled }));
  cb_facts_add_range (elsewhere, 1, 0x1, 1, 1);
  cb_deduction_append (deduction, elsewhere, CB_EFFORT_ENDLESS);
  g_assert_null (cb_deduction_new_sampler (deduction, 2, 0, CB_EFFORT_ENDLESS));

  cb_deduction_truncate (deduction, 1);
  cb_facts_add_range (other, 0, 0x8, 1, 1);
  cb_deduction_append (deduction, other, CB_EFFORT_ENDLESS);
  sampler = cb_deduction_new_sampler (deduction, 2, 0, CB_EFFORT_ENDLESS);
  cb_sampler_draw (sampler, hands);
  g_assert_cmphex (hands[0], ==, 0x9);
  g_assert_cmphex (hands[1], ==, 0x6);
  for (guint h = 2; h < CB_MAX_HOLDERS; h++)
    g_assert_cmphex (hands[h], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sampler/random", test_random);
  g_test_add_func ("/sampler/shown", test_shown);
  g_test_add_func ("/sampler/shown-often", test_shown_often);
  g_test_add_func ("/sampler/small", test_small);
  g_test_add_func ("/sampler/ties", test_ties);
  g_test_add_func ("/sampler/full", test_full);
  g_test_add_func ("/sampler/independent", test_independent);
  g_test_add_func ("/sampler/seed", test_seed);
  g_test_add_func ("/sampler/edges", test_edges);
  return g_test_run ();
}
