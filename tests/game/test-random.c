/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games at random, seen by everybody at the table and by an onlooker. In small editions marks, odds
 * and conflicts are just what trying all deals says; in the boxes that are built in the truth is
 * never crossed. */

#include <math.h>

#include "cb-chances.h"
#include "cb-editions.h"
#include "cb-plain.h"
#include "cb-random-table.h"
#include "cb-test-case.h"

static void
assert_marks (CbCase *case_, guint n_entries, const CbPlain *plain, const char *json)
{
  CbEdition *edition = cb_case_get_edition (case_);
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  for (guint c = 0; c < cb_edition_get_n_cards (edition); c++)
    for (guint h = 0; h < n_holders; h++)
      {
        CbMark mark = cb_case_get_mark (case_, n_entries, c, h);
        CbMark truth = (plain->certain[h] >> c & 1)    ? CB_MARK_YES
                       : (plain->possible[h] >> c & 1) ? CB_MARK_MAYBE
                                                       : CB_MARK_NO;

        if (mark != truth)
          g_error ("card %u, holder %u after %u entries: %d, should be %d:\n%s", c, h, n_entries,
                   mark, truth, json);
      }
}

/* The number of deals and the odds: not the plain ratio, as those who showed had a choice. */
static void
assert_chances (CbCase *case_, guint n_entries, const CbPlain *plain, const char *json)
{
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, n_entries, CB_EFFORT_ENDLESS);
  g_autofree char *n_deals = g_strdup_printf ("%u", plain->n_deals);
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  if (!g_str_equal (cb_chances_get_deals (chances), n_deals))
    g_error ("%s deals, should be %s:\n%s", cb_chances_get_deals (chances), n_deals, json);
  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < n_holders; h++)
      {
        double chance = cb_chances_get_chance (chances, c, h);

        if (fabs (chance - plain->weights[h][c] / plain->weight) > 1e-12)
          g_error ("card %u, holder %u after %u entries: %.15f, should be %.15f:\n%s", c, h,
                   n_entries, chance, plain->weights[h][c] / plain->weight, json);
      }
}

/* Together they cannot be true; any one of them left out, they can. */
static void
assert_conflict (CbCase *case_, guint n_entries, const CbPlainDeals *deals)
{
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, n_entries);
  guint64 entries = 0;
  CbPlain plain;

  g_assert_nonnull (conflict);
  for (guint i = 0; i < conflict->len; i++)
    entries |= (guint64) 1 << g_array_index (conflict, guint, i);
  cb_plain_deals_sum (deals, entries, &plain);
  g_assert_cmpuint (plain.n_deals, ==, 0);
  for (guint i = 0; i < conflict->len; i++)
    {
      cb_plain_deals_sum (deals, entries & ~((guint64) 1 << g_array_index (conflict, guint, i)),
                          &plain);
      g_assert_cmpuint (plain.n_deals, >, 0);
      if (i > 0)
        g_assert_cmpuint (g_array_index (conflict, guint, i - 1), <,
                          g_array_index (conflict, guint, i));
    }
}

/* Returns whether the log contradicts itself. */
static gboolean
check_notebook (const CbRandomTable *table, int me)
{
  g_autofree char *json = cb_random_table_write_case (table, me);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  g_autoptr (CbPlainDeals) deals = cb_plain_deals_new (json);

  for (guint n = 0; n <= table->n_entries; n++)
    {
      CbPlain plain;

      cb_plain_deals_sum (deals, ((guint64) 1 << n) - 1, &plain);
      g_assert_cmpint (cb_case_is_consistent (case_, n), ==, plain.n_deals > 0);
      if (plain.n_deals == 0)
        {
          assert_conflict (case_, n, deals);
          return TRUE;
        }
      assert_marks (case_, n, &plain, json);
      if (n == table->n_entries)
        assert_chances (case_, n, &plain, json);
    }
  return FALSE;
}

static void
assert_truth (const CbRandomTable *table, int me)
{
  g_autofree char *json = cb_random_table_write_case (table, me);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  CbEdition *edition = cb_case_get_edition (case_);

  for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
    {
      guint32 hand = cb_random_table_get_hand (table, h);

      for (guint n = 0; n <= table->n_entries; n++)
        for (guint c = 0; c < cb_edition_get_n_cards (edition); c++)
          {
            CbMark wrong = cb_card_set_has (hand, c) ? CB_MARK_NO : CB_MARK_YES;

            if (!cb_case_is_consistent (case_, n) || cb_case_get_mark (case_, n, c, h) == wrong)
              g_error ("The truth about card %u, holder %u is crossed after %u entries:\n%s", c, h,
                       n, json);
          }
    }
}

static void
test_truth (void)
{
  for (guint32 seed = 0; seed < (g_test_slow () ? 10000 : 500); seed++)
    {
      CbRandomTable table = { .seed = seed, .n_entries = 1 + seed % 11 };

      for (int me = CB_RANDOM_ONLOOKER; me < (int) cb_random_table_get_n_players (&table); me++)
        {
          g_assert_false (check_notebook (&table, me));
          assert_truth (&table, me);
        }
    }
}

/* Private tips that may be for features: what onlookers reckon with is just that. */
static void
test_tips_for_traits (void)
{
  for (guint32 seed = 20000; seed < (g_test_slow () ? 25000 : 20080); seed++)
    {
      CbRandomTable table = { .seed = seed, .n_entries = 1 + seed % 11, .tip_traits = TRUE };

      for (int me = CB_RANDOM_ONLOOKER; me < (int) cb_random_table_get_n_players (&table); me++)
        {
          g_assert_false (check_notebook (&table, me));
          assert_truth (&table, me);
        }
    }
}

/* Suggestions that name any two cards, also of one category. */
static void
test_asking_alike (void)
{
  for (guint32 seed = 30000; seed < (g_test_slow () ? 35000 : 30080); seed++)
    {
      CbRandomTable table = { .seed = seed, .n_entries = 1 + seed % 11, .asks_alike = TRUE };

      for (int me = CB_RANDOM_ONLOOKER; me < (int) cb_random_table_get_n_players (&table); me++)
        {
          g_assert_false (check_notebook (&table, me));
          assert_truth (&table, me);
        }
    }
}

/* Suggestions of which some cards, or who showed, were missed, alone and in boxes that ask for two
 * cards of a kind. */
static void
test_half_heard (void)
{
  for (guint32 seed = 40000; seed < (g_test_slow () ? 50000 : 40400); seed++)
    {
      CbRandomTable table = {
        .seed = seed, .n_entries = 1 + seed % 11, .half_heard = TRUE, .asks_alike = seed % 4 == 0
      };

      for (int me = CB_RANDOM_ONLOOKER; me < (int) cb_random_table_get_n_players (&table); me++)
        {
          g_assert_false (check_notebook (&table, me));
          assert_truth (&table, me);
        }
    }
}

/* Suggestions that everybody answers, or on both sides, also half-heard ones. */
static void
test_several_show (void)
{
  for (guint32 seed = 60000; seed < (g_test_slow () ? 70000 : 60400); seed++)
    {
      CbRandomTable table = { .seed = seed,
                              .n_entries = 1 + seed % 11,
                              .half_heard = seed % 3 == 0,
                              .asks_alike = seed % 8 == 0,
                              .answers = seed % 2 == 0 ? CB_ANSWERS_ALL : CB_ANSWERS_BOTH_SIDES };

      for (int me = CB_RANDOM_ONLOOKER; me < (int) cb_random_table_get_n_players (&table); me++)
        {
          g_assert_false (check_notebook (&table, me));
          assert_truth (&table, me);
        }
    }
}

static void
test_lies (void)
{
  guint n_contradictions = 0;

  for (guint32 seed = 0; seed < (g_test_slow () ? 10000 : 500); seed++)
    {
      CbRandomTable table = { .seed = 50000 + seed, .n_entries = 1 + seed % 11, .lies = 6 };

      n_contradictions += check_notebook (&table, CB_RANDOM_ONLOOKER + (int) seed % 3);
    }
  g_assert_cmpuint (n_contradictions, >, 100);
}

static void
test_boxes (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    for (guint32 seed = 0; seed < (g_test_slow () ? 60 : 2); seed++)
      {
        CbRandomTable table = { .seed = 100 * i + seed,
                                .n_entries = 25,
                                .edition = cb_editions_get_builtin (i) };

        for (int me = CB_RANDOM_ONLOOKER; me < (int) cb_random_table_get_n_players (&table); me++)
          assert_truth (&table, me);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/truth", test_truth);
  g_test_add_func ("/random/tips-for-traits", test_tips_for_traits);
  g_test_add_func ("/random/asking-alike", test_asking_alike);
  g_test_add_func ("/random/half-heard", test_half_heard);
  g_test_add_func ("/random/several-show", test_several_show);
  g_test_add_func ("/random/lies", test_lies);
  g_test_add_func ("/random/boxes", test_boxes);
  return g_test_run ();
}
