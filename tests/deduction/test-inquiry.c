/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of deals, and what questions are worth: against plain enumeration on small decks, and drawn
 * deals against all of them on full ones. */

#include <math.h>

#include "cb-enumeration.h"
#include "cb-full-cases.h"
#include "cb-inquiry.h"
#include "cb-sampler.h"
#include "cb-small-cases.h"

/* The answer to a question, or nobody's: 0. */
typedef struct
{
  CbCardSet envelope;
  guint answer;
  long double weight;
} Cell;

static void
add_weight (GArray *cells, CbCardSet envelope, guint answer, long double weight)
{
  Cell cell = { envelope, answer, weight };

  for (guint i = 0; i < cells->len; i++)
    {
      Cell *known = &g_array_index (cells, Cell, i);

      if (known->envelope == envelope && known->answer == answer)
        {
          known->weight += weight;
          return;
        }
    }
  g_array_append_val (cells, cell);
}

/* Σ −p log p of the cells. */
static double
get_entropy (GArray *cells)
{
  long double sum = 0, entropy = 0;

  for (guint i = 0; i < cells->len; i++)
    sum += g_array_index (cells, Cell, i).weight;
  for (guint i = 0; i < cells->len; i++)
    {
      long double p = g_array_index (cells, Cell, i).weight / sum;

      if (p > 0)
        entropy -= p * log2l (p);
    }
  return (double) entropy;
}

/* How a question is answered. */
typedef enum
{
  FIRST, /* by the first who can, from the left of who asks */
  ALL,   /* by everybody who can */
  BOTH,  /* by the first who can on either side, up to the one opposite */
  N_RULES,
} Rule;

/* Adds the first who can show, going round the table from @by. */
static void
add_first (const CbPlainDeal *deal,
           guint n,
           guint by,
           int step,
           guint far,
           CbCardSet named,
           guint *who)
{
  for (guint k = 1; k <= far; k++)
    {
      guint h = 1 + (guint) (((int) by - 1 + step * (int) k + (int) n) % (int) n);

      if ((deal->hands[h] & named) == 0)
        continue;
      *who |= 1u << h;
      return;
    }
}

/* The holders who show, bit by bit. */
static guint
find_showers (const CbPlainDeal *deal, guint n, guint by, Rule rule, CbCardSet named)
{
  guint who = 0;

  if (rule == FIRST)
    add_first (deal, n, by, 1, n - 1, named, &who);
  if (rule == BOTH)
    {
      add_first (deal, n, by, 1, n / 2, named, &who);
      add_first (deal, n, by, -1, n / 2, named, &who);
    }
  for (guint h = 1; rule == ALL && h <= n; h++)
    if (h != by && (deal->hands[h] & named) != 0)
      who |= 1u << h;
  return who;
}

/* Cells of what is seen, by itself and with the envelope. */
typedef struct
{
  GArray *answers;
  GArray *both;
} Cells;

/* Lets those in @who show each card they can, and adds what is seen then. */
static void
add_shows (const Cells *cells,
           const CbPlainDeal *deal,
           guint who,
           CbCardSet named,
           guint seen,
           long double weight)
{
  guint h = who != 0 ? cb_card_set_first (who) : 0;
  CbCardSet can = deal->hands[h] & named;

  if (who == 0)
    {
      add_weight (cells->answers, 0, seen, weight);
      add_weight (cells->both, deal->hands[0], seen, weight);
      return;
    }
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (cb_card_set_has (can, card))
      add_shows (cells, deal, who & (who - 1), named,
                 (seen * CB_MAX_HOLDERS + h) * CB_MAX_CARDS + card + 1,
                 weight / cb_card_set_size (can));
}

/* What asking everybody but @by is worth, written down as it is defined. */
static CbGain
weigh_plainly (const CbEnumeration *plain,
               guint n_players,
               guint by,
               Rule rule,
               CbCardSet named,
               const CbInquiryLook *look)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_autoptr (GArray) envelopes = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_autoptr (GArray) both = g_array_new (FALSE, FALSE, sizeof (Cell));
  const Cells cells = { answers, both };
  CbGain gain = { 0 };
  double chance = 0;

  for (guint i = 0; i < plain->deals->len; i++)
    {
      const CbPlainDeal *deal = &g_array_index (plain->deals, CbPlainDeal, i);
      guint who = find_showers (deal, n_players, by, rule, named);

      if (who != 0)
        add_shows (&cells, deal, who, named, 0, deal->weight);
      for (guint h = 1; h <= n_players; h++)
        if ((who >> h & 1) != 0)
          {
            gain.shows[h] += (double) (deal->weight / plain->weight);
            chance += (double) (deal->weight / plain->weight) *
                      log2 (cb_card_set_size (deal->hands[h] & named));
          }
      if (who == 0)
        {
          CbCardSet down = look != NULL ? deal->hands[look->holder] & ~look->seen : 0;
          long double part = deal->weight / MAX (cb_card_set_size (down), 1);

          for (guint card = 0; card < CB_MAX_CARDS; card++)
            if (cb_card_set_has (down, card))
              {
                add_weight (answers, 1, card, part);
                add_weight (both, deal->hands[0], 0x80000000 + card, part);
              }
          if (down == 0)
            {
              add_weight (answers, 0, 0, part);
              add_weight (both, deal->hands[0], 0, part);
            }
          else
            chance += (double) (deal->weight / plain->weight) * log2 (cb_card_set_size (down));
          gain.nobody += (double) (deal->weight / plain->weight);
        }
      add_weight (envelopes, deal->hands[0], 0, deal->weight);
    }
  gain.envelope = get_entropy (answers) + get_entropy (envelopes) - get_entropy (both);
  gain.sheet = get_entropy (answers) - chance;
  return gain;
}

static guint
list_answerers (guint n_players, guint by, Rule rule, CbAnswerer *answerers)
{
  for (guint k = 1; k < n_players; k++)
    {
      guint16 left = (guint16) ((1u << (k - 1)) - 1);
      guint16 right = (guint16) ((1u << (n_players - 1)) - (1u << k));
      gboolean to_left = rule == FIRST || (rule == BOTH && 2 * k <= n_players);
      gboolean to_right = rule == BOTH && 2 * k >= n_players;

      answerers[k - 1] = (CbAnswerer) {
        (guint8) (1 + (by - 1 + k) % n_players),
        { to_left    ? left
          : to_right ? right
                     : 0,
          to_right  ? right
          : to_left ? left
                    : 0 },
      };
    }
  return n_players - 1;
}

/* What will be heard: who shows, and which of the named cards are in the envelope. */
static void
check_forecast (const CbInquiry *inquiry,
                const CbEnumeration *plain,
                const CbAnswerer *answerers,
                guint n,
                guint by,
                Rule rule,
                CbCardSet named)
{
  g_autofree CbForecast *forecast = g_new (CbForecast, 1);
  g_autofree CbForecast *expected = g_new0 (CbForecast, 1);
  guint nobody = rule == FIRST ? n : 0, n_heard = rule == FIRST ? n + 1 : 1u << n;

  for (guint i = 0; i < plain->deals->len; i++)
    {
      const CbPlainDeal *deal = &g_array_index (plain->deals, CbPlainDeal, i);
      guint who = find_showers (deal, n + 1, by, rule, named);
      guint heard = nobody, class = 0, bit = 0;

      for (guint place = 0; place < n; place++)
        if ((who >> answerers[place].holder & 1) != 0)
          heard = rule == FIRST ? place : heard | 1u << place;
      for (guint card = 0; card < CB_MAX_CARDS; card++)
        if (cb_card_set_has (named, card))
          class |= (guint) cb_card_set_has (deal->hands[0], card) << bit++;
      expected->chances[heard][class] += (double) (deal->weight / plain->weight);
    }
  cb_inquiry_forecast (inquiry, named, forecast);
  if (n == 1 && forecast->n == 2 && forecast->nobody != nobody)
    return; /* where one answers, all rules are the same */
  g_assert_cmpuint (forecast->n, ==, n_heard);
  g_assert_cmpuint (forecast->nobody, ==, nobody);
  for (guint i = 0; i < n_heard; i++)
    for (guint class = 0; class < 1u << CB_MAX_NAMED; class ++)
      g_assert_cmpfloat_with_epsilon (forecast->chances[i][class], expected->chances[i][class],
                                      1e-9);
}

static void
check_questions (const CbRandomGame *game,
                 const CbDeals *deals,
                 const CbEnumeration *plain,
                 GRand *rand)
{
  guint by = 1 + (guint) g_rand_int_range (rand, 0, (gint) game->form.n_players);
  Rule rule = (Rule) g_rand_int_range (rand, 0, N_RULES);
  CbAnswerer answerers[CB_MAX_HOLDERS];
  guint n = list_answerers (game->form.n_players, by, rule, answerers);
  const CbInquiryLook look = { game->world.n_holders - 1,
                               cb_random_subset (game->world.deck, 2, rand) };
  gboolean looks = g_rand_boolean (rand);
  g_autoptr (CbInquiry) inquiry = cb_inquiry_new (deals, answerers, n, looks ? &look : NULL);

  for (guint i = 0; i < 10; i++)
    {
      guint size = 1 + (guint) g_rand_int_range (rand, 0, CB_MAX_NAMED);
      CbCardSet named = cb_random_subset (game->world.deck, size, rand);
      CbGain gain, expected;

      cb_inquiry_weigh (inquiry, named, &gain);
      expected = weigh_plainly (plain, game->form.n_players, by, rule, named, looks ? &look : NULL);
      g_assert_cmpfloat_with_epsilon (gain.envelope, expected.envelope, 1e-9);
      g_assert_cmpfloat_with_epsilon (gain.sheet, expected.sheet, 1e-9);
      g_assert_cmpfloat_with_epsilon (gain.nobody, expected.nobody, 1e-12);
      for (guint h = 0; h < CB_MAX_HOLDERS; h++)
        g_assert_cmpfloat_with_epsilon (gain.shows[h], expected.shows[h], 1e-12);
      g_assert_cmphex (gain.shown & ~named, ==, 0);
      check_forecast (inquiry, plain, answerers, n, by, rule, named);
    }
}

/* Every deal once, with its weight compared with the others'. */
static void
check_list (const CbDeals *deals, const CbEnumeration *plain)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (gboolean));
  guint n_weighing = 0;
  double sum = 0;

  g_array_set_size (found, plain->deals->len);
  for (guint i = 0; i < plain->deals->len; i++)
    n_weighing += g_array_index (plain->deals, CbPlainDeal, i).weight > 0;
  g_assert_cmpuint (deals->list->len, ==, n_weighing);
  g_assert_true (deals->complete);
  for (guint i = 0; i < deals->list->len; i++)
    sum += cb_deals_get (deals, i)->weight;
  g_assert_cmpfloat (sum, >, 0);
  for (guint i = 0; i < deals->list->len; i++)
    for (guint k = 0; k < plain->deals->len; k++)
      if (memcmp (cb_deals_get (deals, i)->hands,
                  g_array_index (plain->deals, CbPlainDeal, k).hands,
                  sizeof (CbCardSet[CB_MAX_HOLDERS])) == 0)
        {
          g_assert_false (g_array_index (found, gboolean, k));
          g_assert_cmpfloat_with_epsilon (
            cb_deals_get (deals, i)->weight / sum,
            (double) (g_array_index (plain->deals, CbPlainDeal, k).weight / plain->weight), 1e-9);
          g_array_index (found, gboolean, k) = TRUE;
        }
  n_weighing = 0;
  for (guint k = 0; k < found->len; k++)
    n_weighing += g_array_index (found, gboolean, k);
  g_assert_cmpuint (n_weighing, ==, deals->list->len);
}

static void
test_exact (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (71);
  guint n_checked = 0;

  for (guint i = 0; i < cb_n_cases (300); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_game_new (rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);
      g_autoptr (CbSampler)
        sampler = cb_deduction_new_sampler (deduction, game->entries->len, 1, CB_EFFORT_ENDLESS);
      g_autoptr (CbDeals) deals = NULL;
      g_autoptr (CbEnumeration) plain = NULL;

      g_assert_nonnull (sampler);
      deals = cb_sampler_list_deals (sampler, 500);
      if (deals == NULL || game->form.n_players < 2)
        continue;
      plain = cb_list_deals (game, game->entries->len);
      g_assert_cmpuint (plain->n_deals, <=, 500);
      check_list (deals, plain);
      check_questions (game, deals, plain, rand);
      n_checked++;
    }
  g_assert_cmpuint (n_checked, >, 100);
}

/* All questions that name one card of each category. */
static GArray *
list_questions (const CbRandomGame *game)
{
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  CbCardSet nothing = 0;

  g_array_append_val (questions, nothing);
  for (guint i = 0; i < game->form.n_categories; i++)
    {
      guint n = questions->len;

      for (guint k = 0; k < n; k++)
        for (CbCardSet left = game->categories[i]; left != 0; left &= left - 1)
          {
            CbCardSet set = g_array_index (questions, CbCardSet, k) | (left & -left);

            g_array_append_val (questions, set);
          }
      g_array_remove_range (questions, 0, n);
    }
  return questions;
}

/* Of the best question by @estimate, what @truth says, as a share of the truly best. */
static double
get_share (const CbRandomGame *game, const CbInquiry *estimate, const CbInquiry *truth)
{
  g_autoptr (GArray) questions = list_questions (game);
  double best = -1, best_true = 0, chosen = 0;

  for (guint i = 0; i < questions->len; i++)
    {
      CbCardSet named = g_array_index (questions, CbCardSet, i);
      CbGain gain, true_gain;

      cb_inquiry_weigh (estimate, named, &gain);
      cb_inquiry_weigh (truth, named, &true_gain);
      best_true = MAX (best_true, true_gain.envelope);
      if (gain.envelope > best)
        {
          best = gain.envelope;
          chosen = true_gain.envelope;
        }
    }
  return best_true > 0 ? chosen / best_true : 1;
}

/* On full decks, late enough in the game that all deals can be listed: the question chosen from
 * drawn deals is within 2 % of the best one. */
static void
test_drawn (void)
{
  guint n_checked = 0;

  for (guint i = 0; i < 24; i++)
    {
      guint n_entries = 8 + 4 * (i / 8);
      g_autoptr (CbRandomGame) game = cb_full_game_new (1 + i % 4, CB_VIEW_HAND, i);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n_entries);
      g_autoptr (CbSampler)
        sampler = cb_deduction_new_sampler (deduction, n_entries, i, CB_EFFORT_ENDLESS);
      g_autoptr (CbDeals) drawn = cb_sampler_draw_deals (sampler, 8192);
      g_autoptr (CbDeals) all = cb_sampler_list_deals (sampler, 100000);
      g_autoptr (CbInquiry) estimate = NULL;
      g_autoptr (CbInquiry) truth = NULL;
      CbAnswerer answerers[CB_MAX_HOLDERS];
      Rule rule = (Rule) (i % N_RULES);
      guint n = list_answerers (game->form.n_players, 1, rule, answerers);
      double share;

      if (all == NULL || all->list->len < 1000)
        continue;
      n_checked++;
      estimate = cb_inquiry_new (drawn, answerers, n, NULL);
      truth = cb_inquiry_new (all, answerers, n, NULL);
      share = get_share (game, estimate, truth);
      g_test_message ("%s, %u deals: %.4f of the best", cb_full_cases[1 + i % 4].name,
                      all->list->len, share);
      g_assert_cmpfloat (share, >=, 0.98);
    }
  g_assert_cmpuint (n_checked, >=, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/inquiry/exact", test_exact);
  g_test_add_func ("/inquiry/drawn", test_drawn);
  return g_test_run ();
}
