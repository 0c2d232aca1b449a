/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Input that leaves nothing to deduce, or no hope: everything that can be asked has an answer. */

#include "cb-conflict.h"
#include "cb-facts-private.h"
#include "cb-odds.h"
#include "cb-reason.h"
#include "cb-sampler.h"

#define ALL_CARDS 0xffffffffu

/* A world, one entry, and in how many deals that ends; 0 for none. */
typedef struct
{
  const char *name;
  CbWorld world;
  guint holder;
  CbRange range;
  guint n_deals;
} Case;

static const Case cases[] = {
  { "no cards", { .n_cards = 1, .n_holders = 2 }, 1, { ALL_CARDS, 0, 0 }, 1 },
  { "no cards, though one is asked for", { .n_cards = 1, .n_holders = 2 }, 1, { 1, 1, 1 }, 0 },
  { "one card, one holder",
    { .n_cards = 1, .n_holders = 1, .deck = 1, .min_size = { 1 }, .max_size = { 1 } },
    0,
    { 1, 0, 1 },
    1 },
  { "one holder has all",
    { .n_cards = 32, .n_holders = 1, .deck = ALL_CARDS, .min_size = { 32 }, .max_size = { 32 } },
    0,
    { ALL_CARDS, 32, 32 },
    1 },
  { "one holder, who lacks a card",
    { .n_cards = 32, .n_holders = 1, .deck = ALL_CARDS, .min_size = { 32 }, .max_size = { 32 } },
    0,
    { 1, 0, 0 },
    0 },
  { "a hand that may be of any size",
    { .n_cards = 3, .n_holders = 2, .deck = 7, .max_size = { 3, 3 } },
    0,
    { 1, 1, 1 },
    4 },
  { "all cards known",
    { .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 2, 2 }, .max_size = { 2, 2 } },
    0,
    { 0x3, 2, 2 },
    1 },
  { "too few places",
    { .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 1, 1 }, .max_size = { 1, 2 } },
    0,
    { 1, 0, 1 },
    0 },
  { "too few cards",
    { .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 2, 3 }, .max_size = { 2, 4 } },
    0,
    { 1, 0, 1 },
    0 },
  { "the smallest size above the largest",
    { .n_cards = 2, .n_holders = 2, .deck = 3, .min_size = { 2, 0 }, .max_size = { 1, 2 } },
    0,
    { 1, 0, 1 },
    0 },
  { "more than a hand can have",
    { .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 2, 2 }, .max_size = { 2, 2 } },
    1,
    { 0x7, 3, 3 },
    0 },
  { "at least more than at most",
    { .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 2, 2 }, .max_size = { 2, 2 } },
    1,
    { 0x7, 2, 1 },
    0 },
  { "a card that is not dealt",
    { .n_cards = 4, .n_holders = 2, .deck = 0xe, .min_size = { 1, 2 }, .max_size = { 1, 2 } },
    1,
    { 0x1, 1, 1 },
    0 },
  { "a holder there is not, who has nothing",
    { .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 2, 2 }, .max_size = { 2, 2 } },
    CB_MAX_HOLDERS - 1,
    { 0xf, 0, 0 },
    6 },
};

static CbDeduction *
deduce (const Case *c)
{
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbFacts) entry = cb_facts_new ();
  CbDeduction *deduction = cb_deduction_new (&c->world, deal);

  cb_facts_add_any (entry, c->holder, &c->range, 1);
  cb_deduction_append (deduction, entry, CB_EFFORT_ENDLESS);
  return deduction;
}

/* Every card is in one hand of what was drawn, and every mark respected. */
static void
check_sample (const Case *c, const CbMarks *marks, CbSampler *sampler)
{
  CbCardSet hands[CB_MAX_HOLDERS];
  CbCardSet all = 0;

  cb_sampler_draw (sampler, hands);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      g_assert_cmphex (all & hands[h], ==, 0);
      g_assert_cmphex (hands[h] & ~marks->possible[h], ==, 0);
      g_assert_cmphex (marks->certain[h] & ~hands[h], ==, 0);
      all |= hands[h];
    }
  g_assert_cmphex (all, ==, c->world.deck);
}

/* Nothing is known any more, and whatever is asked says so. */
static void
check_hopeless (const CbDeduction *deduction, guint n_entries)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (CbConflict)
    conflict = cb_deduction_find_conflict (deduction, n_entries, CB_EFFORT_ENDLESS);

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    g_assert_cmphex (marks->possible[h] | marks->certain[h], ==, 0);
  g_assert_null (cb_deduction_compute_odds (deduction, n_entries, CB_EFFORT_ENDLESS));
  g_assert_null (cb_deduction_new_sampler (deduction, n_entries, 0, CB_EFFORT_ENDLESS));
  g_assert_null (cb_deduction_explain (deduction, n_entries, 0, 0, CB_EFFORT_ENDLESS));
  g_assert_nonnull (conflict);
  if (!cb_deduction_get_marks (deduction, 0)->consistent)
    g_assert_cmpuint (conflict->entries->len + conflict->repairs->len, ==, 0);
  else
    g_assert_cmpuint (g_array_index (conflict->entries, guint, 0), ==, 0);
}

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (CbDeduction) deduction = deduce (c);
  const CbMarks *marks = cb_deduction_get_marks (deduction, 1);
  g_autoptr (CbOdds) odds = NULL;
  g_autoptr (CbSampler) sampler = NULL;

  g_assert_cmpint (marks->consistent, ==, c->n_deals > 0);
  if (!marks->consistent)
    {
      check_hopeless (deduction, 1);
      return;
    }
  g_assert_null (cb_deduction_find_conflict (deduction, 1, CB_EFFORT_ENDLESS));
  odds = cb_deduction_compute_odds (deduction, 1, CB_EFFORT_ENDLESS);
  sampler = cb_deduction_new_sampler (deduction, 1, 0, CB_EFFORT_ENDLESS);
  g_assert_true (cb_odds_get_n_deals (odds) == c->n_deals);
  g_assert_cmpuint (cb_odds_get_n_solutions (odds), >, 0);
  check_sample (c, marks, sampler);
}

/* After a contradiction nothing follows from anything, until the entry is taken back. */
static void
test_contradiction (void)
{
  const Case *c = &cases[G_N_ELEMENTS (cases) - 1];
  g_autoptr (CbDeduction) deduction = deduce (c);
  g_autoptr (CbFacts) none = cb_facts_new ();
  g_autoptr (CbFacts) more = cb_facts_new ();

  cb_facts_add_any (none, 0, NULL, 0);
  cb_facts_add_range (more, 0, 0x1, 1, 1);
  cb_deduction_append (deduction, none, CB_EFFORT_ENDLESS);
  cb_deduction_append (deduction, more, CB_EFFORT_ENDLESS);
  for (guint n = 2; n <= 3; n++)
    {
      g_autoptr (CbConflict)
        conflict = cb_deduction_find_conflict (deduction, n, CB_EFFORT_ENDLESS);

      g_assert_false (cb_deduction_get_marks (deduction, n)->consistent);
      g_assert_cmpuint (conflict->entries->len, ==, 1);
      g_assert_cmpuint (g_array_index (conflict->entries, guint, 0), ==, 1);
      g_assert_cmpuint (conflict->repairs->len, ==, 1);
    }
  cb_deduction_truncate (deduction, 1);
  cb_deduction_append (deduction, more, CB_EFFORT_ENDLESS);
  g_assert_cmphex (cb_deduction_get_marks (deduction, 2)->certain[0], ==, 0x1);
}

/* The most there can be: 32 cards, 13 holders, and nothing known. All places are alike. */
static void
test_largest (void)
{
  CbWorld world = { .n_cards = 32, .n_holders = CB_MAX_HOLDERS, .deck = ALL_CARDS };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbDeduction) deduction = NULL;
  g_autoptr (CbOdds) odds = NULL;
  CbDealCount expected = 1;
  guint n_left = 32;

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      guint size = h < 6 ? 3 : 2;

      world.min_size[h] = world.max_size[h] = (guint8) size;
      for (guint i = 0; i < size; i++)
        expected = expected * (n_left - i) / (i + 1);
      n_left -= size;
    }
  deduction = cb_deduction_new (&world, deal);
  odds = cb_deduction_compute_odds (deduction, 0, CB_EFFORT_ENDLESS);
  g_assert_true (cb_odds_get_n_deals (odds) == expected);
  g_assert_cmpuint (cb_odds_get_n_solutions (odds), ==, 32 * 31 * 30 / 6);
  for (guint card = 0; card < 32; card++)
    for (guint h = 0; h < CB_MAX_HOLDERS; h++)
      g_assert_cmpfloat_with_epsilon (cb_odds_get_chance (odds, card, h), world.max_size[h] / 32.0,
                                      1e-12);
}

static void
expect_critical (const char *condition)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*failed*", condition);

  g_test_expect_message ("casebook-deduction", G_LOG_LEVEL_CRITICAL, pattern);
}

/* Mistakes of the caller are told, and harm nothing. */
static void
test_caller (void)
{
  const CbWorld wrong[] = {
    { .n_cards = 0, .n_holders = 1 },
    { .n_cards = CB_MAX_CARDS + 1, .n_holders = 1 },
    { .n_cards = 1, .n_holders = 0 },
    { .n_cards = 1, .n_holders = CB_MAX_HOLDERS + 1 },
  };
  g_autoptr (CbFacts) facts = cb_facts_new ();
  guint n_options;
  g_autoptr (CbDeduction) deduction = deduce (&cases[0]);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      expect_critical (i < 2 ? "n_cards" : "n_holders");
      g_assert_null (cb_deduction_new (&wrong[i], facts));
    }
  expect_critical ("n_entries");
  g_assert_null (cb_deduction_get_marks (deduction, 2));
  expect_critical ("n_entries");
  g_assert_null (cb_deduction_compute_odds (deduction, 2, CB_EFFORT_ENDLESS));
  expect_critical ("n_entries");
  g_assert_null (cb_deduction_new_sampler (deduction, 2, 0, CB_EFFORT_ENDLESS));
  expect_critical ("card");
  g_assert_null (cb_deduction_explain (deduction, 1, CB_MAX_CARDS, 0, CB_EFFORT_ENDLESS));
  expect_critical ("holder");
  cb_facts_add_range (facts, CB_MAX_HOLDERS, 1, 1, 1);
  g_test_assert_expected_messages ();
  cb_facts_get_options (facts, &n_options);
  g_assert_cmpuint (n_options, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/edges/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/edges/contradiction", test_contradiction);
  g_test_add_func ("/edges/largest", test_largest);
  g_test_add_func ("/edges/caller", test_caller);
  return g_test_run ();
}
