/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever somebody has marked: a hint is what trying all deals proves and is not marked yet, and
 * who follows all hints has marked all that can be proven. */

#include "cb-mark-hint.h"
#include "cb-pencil.h"
#include "cb-plain.h"
#include "cb-random-table.h"
#include "cb-test-case.h"

static CbMark
get_truth (const CbPlain *plain, guint card, guint holder)
{
  if (plain->certain[holder] >> card & 1)
    return CB_MARK_YES;
  return plain->possible[holder] >> card & 1 ? CB_MARK_MAYBE : CB_MARK_NO;
}

/* Right marks, guesses about what is open, and question marks, at random. */
static void
mark (CbCase *case_, const CbPlain *plain, GRand *rand)
{
  static const char *const GUESSES[] = { CB_PENCIL_NO, CB_PENCIL_YES, CB_PENCIL_MAYBE };

  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      {
        CbMark truth = get_truth (plain, c, h);
        int dice = g_rand_int_range (rand, 0, 8);

        if (dice == 0)
          cb_case_set_pencil (case_, c, h, CB_PENCIL_MAYBE);
        else if (dice == 1 && truth == CB_MARK_MAYBE)
          cb_case_set_pencil (case_, c, h, GUESSES[g_rand_int_range (rand, 0, 3)]);
        else if (dice < 4 && truth != CB_MARK_MAYBE)
          cb_case_set_pencil (case_, c, h, truth == CB_MARK_YES ? CB_PENCIL_YES : CB_PENCIL_NO);
      }
}

/* Whether the sheet or the user has it already. */
static gboolean
is_known (CbCase *case_, guint card, guint holder)
{
  const char *text = cb_case_get_pencil (case_, card, holder);

  return cb_case_get_mark (case_, 0, card, holder) != CB_MARK_MAYBE ||
         g_strcmp0 (text, CB_PENCIL_YES) == 0 || g_strcmp0 (text, CB_PENCIL_NO) == 0;
}

static void
check_hint (CbCase *case_, const CbPlain *plain, const CbMarkHint *hint)
{
  CbCardSet cards = cb_mark_hint_get_cards (hint);
  guint holders = cb_mark_hint_get_holders (hint);
  const CbWhy *why = cb_mark_hint_get_why (hint);
  const CbWhyStep *last = g_ptr_array_index (why->steps, why->steps->len - 1);
  g_autofree char *place = cb_mark_hint_describe_place (hint);
  g_autofree char *cells = cb_mark_hint_describe_cells (hint);

  g_assert_cmpint (cb_mark_hint_get_state (hint), ==, CB_HINT_FOUND);
  g_assert_cmpstr (place, !=, "");
  g_assert_cmpstr (cells, !=, "");
  g_assert_cmpuint (last->cards, ==, cards);
  g_assert_cmpuint (last->holders, ==, holders);
  g_assert_true (cards != 0 && holders != 0);
  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      if ((cards >> c & 1) && (holders >> h & 1))
        {
          g_assert_cmpint (get_truth (plain, c, h), ==, cb_mark_hint_get_mark (hint));
          g_assert_false (is_known (case_, c, h));
        }
}

static void
check_all_known (CbCase *case_, const CbPlain *plain)
{
  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      g_assert_true (get_truth (plain, c, h) == CB_MARK_MAYBE || is_known (case_, c, h));
}

/* Takes one hint after the other. Returns how many there were. */
static guint
follow_hints (CbCase *case_, const CbPlain *plain, guint n)
{
  for (guint i = 0;; i++)
    {
      g_autoptr (CbMarkHint) hint = cb_case_find_hint (case_, n, CB_EFFORT_ENDLESS);

      g_assert_cmpuint (i, <, 500);
      if (cb_mark_hint_get_state (hint) == CB_HINT_ALL_MARKED)
        return i;
      check_hint (case_, plain, hint);
      g_assert_false (cb_mark_hint_is_marked (hint, case_));
      cb_mark_hint_apply (hint, case_);
      g_assert_true (cb_mark_hint_is_marked (hint, case_));
    }
}

static void
test_against_enumeration (void)
{
  guint n_hints = 0;

  for (guint32 seed = 0; seed < (g_test_slow () ? 2000 : 150); seed++)
    {
      CbRandomTable table = { .seed = 21000 + seed, .n_entries = 1 + seed % 11 };
      int n_players = (int) cb_random_table_get_n_players (&table);
      g_autofree char *json = cb_random_table_write_case (&table, (int) seed % (n_players + 1) +
                                                                    CB_RANDOM_ONLOOKER);
      g_autoptr (CbCase) case_ = cb_test_read_case (json);
      g_autoptr (CbPlainDeals) deals = cb_plain_deals_new (json);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      CbPlain plain;

      cb_plain_deals_sum (deals, ((guint64) 1 << table.n_entries) - 1, &plain);
      g_assert_cmpuint (plain.n_deals, >, 0);
      mark (case_, &plain, rand);
      n_hints += follow_hints (case_, &plain, table.n_entries);
      check_all_known (case_, &plain);
    }
  g_assert_cmpuint (n_hints, >, 500);
}

/* Nothing is built upon a wrong mark. */
static void
test_wrong_mark (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['bert','belt','attic']}");
  guint card = (guint) cb_edition_find_card (cb_case_get_edition (case_), "belt");

  cb_case_set_pencil (case_, card, 0, CB_PENCIL_NO);
  {
    g_autoptr (CbMarkHint) hint = cb_case_find_hint (case_, 1, CB_EFFORT_ENDLESS);
    g_autofree char *words = cb_mark_hint_describe_place (hint);

    g_assert_cmpint (cb_mark_hint_get_state (hint), ==, CB_HINT_WRONG_MARK);
    g_assert_cmpuint (cb_mark_hint_get_cards (hint), ==, 0);
    g_assert_cmpstr (words, ==, "One of your marks contradicts the log. Check your marks first.");
  }
}

/* Several cells are marked, and unmarked, together. */
static void
test_undone_together (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'envelope','cards':['bert','belt','attic']}");
  g_autoptr (CbMarkHint) hint = cb_case_find_hint (case_, 1, CB_EFFORT_ENDLESS);

  cb_mark_hint_apply (hint, case_);
  g_assert_true (cb_mark_hint_is_marked (hint, case_));
  g_assert_true (cb_case_undo (case_));
  g_assert_false (cb_mark_hint_is_marked (hint, case_));
  g_assert_false (cb_case_get_can_undo (case_));
}

/* Who has no effort left says so, and claims nothing. */
static void
test_no_effort (void)
{
  CbRandomTable table = { .seed = 21007, .n_entries = 9 };
  g_autofree char *json = cb_random_table_write_case (&table, 0);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  g_autoptr (CbMarkHint) hint = cb_case_find_hint (case_, 9, &(CbEffort) { 0 });

  g_assert_true (cb_mark_hint_get_state (hint) == CB_HINT_GAVE_UP ||
                 cb_mark_hint_get_state (hint) == CB_HINT_FOUND);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mark-hint/against-enumeration", test_against_enumeration);
  g_test_add_func ("/mark-hint/wrong-mark", test_wrong_mark);
  g_test_add_func ("/mark-hint/undone-together", test_undone_together);
  g_test_add_func ("/mark-hint/no-effort", test_no_effort);
  return g_test_run ();
}
