/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of marks at random is just what trying all deals says; of cells without a mark
 * nothing is. */

#include "cb-mark-check.h"
#include "cb-pencil.h"
#include "cb-plain.h"
#include "cb-random-table.h"
#include "cb-test-case.h"

typedef struct
{
  guint32 asked[13]; /* by holder */
  guint32 had[13];
} Claims;

/* Some marks, right or wrong. */
static void
mark (CbCase *case_, GRand *rand)
{
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));
  static const char *const TEXTS[] = { CB_PENCIL_NO, CB_PENCIL_NO, CB_PENCIL_YES, CB_PENCIL_MAYBE };

  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < n_holders; h++)
      if (g_rand_int_range (rand, 0, 4) == 0)
        cb_case_set_pencil (case_, c, h, TEXTS[g_rand_int_range (rand, 0, 4)]);
}

static guint
count (const CbPlainDeals *deals, guint64 entries, const Claims *claims)
{
  CbPlain plain;

  cb_plain_deals_sum_claiming (deals, entries, claims->asked, claims->had, &plain);
  return plain.n_deals;
}

static void
claim (Claims *claims, guint card, guint holder, gboolean has)
{
  claims->asked[holder] |= 1u << card;
  claims->had[holder] |= has ? 1u << card : 0;
}

/* The verdict on a mark by itself. */
static CbVerdict
judge (const CbPlainDeals *deals, guint64 entries, guint card, guint holder, gboolean has)
{
  Claims right = { 0 }, wrong = { 0 };

  claim (&right, card, holder, has);
  claim (&wrong, card, holder, !has);
  if (count (deals, entries, &wrong) == 0)
    return CB_VERDICT_PROVEN;
  return count (deals, entries, &right) == 0 ? CB_VERDICT_WRONG : CB_VERDICT_OPEN;
}

/* Returns whether some of the marks contradict each other. */
static gboolean
check (CbCase *case_, const CbPlainDeals *deals, guint n)
{
  g_autoptr (CbMarkCheck) result = cb_case_check_marks (case_, n, CB_EFFORT_ENDLESS);
  guint64 entries = ((guint64) 1 << n) - 1;
  guint n_clashing = cb_mark_check_count (result, CB_VERDICT_CLASHES);
  Claims possible = { 0 }, clashing = { 0 };

  g_assert_true (cb_mark_check_get_complete (result));
  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      {
        const char *text = cb_case_get_pencil (case_, c, h);
        CbVerdict verdict = cb_mark_check_get (result, c, h);
        gboolean has = g_strcmp0 (text, CB_PENCIL_YES) == 0;

        if (!has && g_strcmp0 (text, CB_PENCIL_NO) != 0)
          {
            g_assert_cmpint (verdict, ==, CB_VERDICT_NONE);
            continue;
          }
        g_assert_cmpint (verdict == CB_VERDICT_CLASHES ? CB_VERDICT_OPEN : verdict, ==,
                         judge (deals, entries, c, h, has));
        if (verdict == CB_VERDICT_CLASHES)
          claim (&clashing, c, h, has);
        if (verdict == CB_VERDICT_CLASHES || verdict == CB_VERDICT_OPEN)
          claim (&possible, c, h, has);
      }
  g_assert_cmpint (n_clashing > 0, ==, count (deals, entries, &possible) == 0);
  if (n_clashing > 0)
    {
      g_assert_cmpuint (n_clashing, >, 1);
      g_assert_cmpuint (count (deals, entries, &clashing), ==, 0);
    }
  return n_clashing > 0;
}

static void
test_against_enumeration (void)
{
  guint n_clashes = 0;

  for (guint32 seed = 0; seed < (g_test_slow () ? 5000 : 400); seed++)
    {
      CbRandomTable table = { .seed = 9000 + seed, .n_entries = 1 + seed % 11 };
      int n_players = (int) cb_random_table_get_n_players (&table);
      g_autofree char *json = cb_random_table_write_case (&table, (int) seed % (n_players + 1) +
                                                                    CB_RANDOM_ONLOOKER);
      g_autoptr (CbCase) case_ = cb_test_read_case (json);
      g_autoptr (CbPlainDeals) deals = cb_plain_deals_new (json);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

      mark (case_, rand);
      n_clashes += check (case_, deals, table.n_entries);
    }
  g_assert_cmpuint (n_clashes, >, 20);
}

/* Whoever has proven the envelope has solved the case. */
static void
test_solution (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['bert','belt','attic']}");
  CbEdition *edition = cb_case_get_edition (case_);
  const char *const CARDS[] = { "bert", "belt", "attic" };
  CbCardSet cards = 0;

  for (guint i = 0; i < G_N_ELEMENTS (CARDS); i++)
    {
      guint card = (guint) cb_edition_find_card (edition, CARDS[i]);
      g_autoptr (CbMarkCheck) before = cb_case_check_marks (case_, 1, CB_EFFORT_ENDLESS);

      g_assert_cmpuint (cb_mark_check_get_solution (before), ==, 0);
      cards |= cb_card_set_of (card);
      cb_case_set_pencil (case_, card, 0, CB_PENCIL_YES);
    }
  {
    g_autoptr (CbMarkCheck) check = cb_case_check_marks (case_, 1, CB_EFFORT_ENDLESS);
    g_autofree char *words = cb_mark_check_describe (check);

    g_assert_cmpuint (cb_mark_check_get_solution (check), ==, cards);
    g_assert_cmpstr (words, ==, "All 3 marks are proven");
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mark-check/against-enumeration", test_against_enumeration);
  g_test_add_func ("/mark-check/solution", test_solution);
  return g_test_run ();
}
