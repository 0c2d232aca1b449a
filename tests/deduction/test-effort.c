/* SPDX-License-Identifier: GPL-3.0-or-later */

/* However early the effort ends, what is there is right, and going on leads to just what an endless
 * effort leads to: whatever entries are appended and taken back meanwhile, here or on a copy whose
 * findings are taken over. */

#include "cb-conflict.h"
#include "cb-deduction.h"
#include "cb-enumeration.h"
#include "cb-hostile-cases.h"
#include "cb-reason.h"
#include "cb-settled.h"
#include "cb-small-cases.h"

/* What is spent at most on a hostile case, and on counting its deals to compare with. */
#define MOST_UNITS     100000
#define UNITS_TO_COUNT 100000

/* Asserts that the marks say nothing that is not so; complete ones, all that is. */
static void
check_marks (const CbMarks *marks, const CbMarks *truth)
{
  if (marks->complete)
    {
      cb_assert_marks_equal (marks, truth);
      return;
    }
  g_assert_true (marks->consistent);
  for (guint h = 0; truth->consistent && h < CB_MAX_HOLDERS; h++)
    {
      g_assert_cmphex (truth->possible[h] & ~marks->possible[h], ==, 0);
      g_assert_cmphex (marks->certain[h] & ~truth->certain[h], ==, 0);
    }
}

static void
check_all (const CbDeduction *deduction, const CbDeduction *endless)
{
  for (guint n = 0; n <= cb_deduction_get_n_entries (deduction); n++)
    check_marks (cb_deduction_get_marks (deduction, n), cb_deduction_get_marks (endless, n));
}

static guint
count_incomplete (const CbDeduction *deduction)
{
  guint n_incomplete = 0;

  for (guint n = 0; n <= cb_deduction_get_n_entries (deduction); n++)
    n_incomplete += !cb_deduction_get_marks (deduction, n)->complete;
  return n_incomplete;
}

/* Two hands, and how many of any cards each of them has; some of it may be wrong. What is settled
 * here takes some searching. */
static CbRandomGame *
counts_new (GRand *rand)
{
  const CbGameForm form = {
    .n_categories = 2, .category_sizes = { 5, 5 }, .n_players = 2, .onlooker = TRUE
  };
  CbRandomGame *game = cb_random_game_new (&form, rand);
  gboolean lies = g_rand_int_range (rand, 0, 4) == 0;

  for (guint i = 0; i < 7; i++)
    {
      CbFacts *facts = cb_facts_new ();
      guint holder = (guint) g_rand_int_range (rand, 0, 3);
      CbCardSet cards = g_rand_int (rand) & game->world.deck;
      guint n = cb_card_set_size (cards & game->truth[holder]) + (lies && i == 5);

      cb_facts_add_range (facts, holder, cards, n, n);
      g_ptr_array_add (game->entries, facts);
    }
  return game;
}

static CbRandomGame *
any_game_new (guint i, GRand *rand)
{
  switch (i % 3)
    {
    case 0:
      return cb_small_game_new (rand);
    case 1:
      return cb_small_nonsense_new (rand);
    default:
      return counts_new (rand);
    }
}

/* What the whole log leads to with an endless effort, after it was compared with plain enumeration.
 */
static CbDeduction *
deduce_endlessly (CbRandomGame *game)
{
  CbDeduction *deduction = cb_random_game_deduce (game, game->entries->len);

  for (guint n = 0; n <= game->entries->len; n++)
    {
      g_autoptr (CbEnumeration) plain = cb_enumerate_game (game, n);

      g_assert_true (cb_deduction_get_marks (deduction, n)->complete);
      cb_assert_marks_equal (cb_deduction_get_marks (deduction, n), &plain->marks);
    }
  return deduction;
}

/* Appends all entries, each with so much effort. */
static CbDeduction *
deduce_with (CbRandomGame *game, guint64 n_units)
{
  CbDeduction *deduction = cb_random_game_deduce (game, 0);

  for (guint i = 0; i < game->entries->len; i++)
    {
      CbEffort effort = { .n_left = n_units };

      cb_deduction_append (deduction, g_ptr_array_index (game->entries, i), &effort);
      g_assert_cmpuint (effort.n_left, <=, n_units);
    }
  return deduction;
}

/* Every effort from none on, and then more and more of it. */
static void
test_steps (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_incomplete = 0;

  for (guint i = 0; i < cb_n_cases (60); i++)
    {
      g_autoptr (CbRandomGame) game = any_game_new (i, rand);
      g_autoptr (CbDeduction) endless = deduce_endlessly (game);

      for (guint64 n_units = 0; n_units < 200; n_units += 1 + n_units / 4)
        {
          g_autoptr (CbDeduction) deduction = deduce_with (game, n_units);

          n_incomplete += count_incomplete (deduction);
          check_all (deduction, endless);
          for (CbEffort effort = { .n_left = n_units };
               !cb_deduction_complete (deduction, game->entries->len, &effort);
               effort.n_left = ++n_units)
            check_all (deduction, endless);
          g_assert_cmpuint (count_incomplete (deduction), ==, 0);
          check_all (deduction, endless);
        }
    }
  g_test_message ("%u times the effort was too little", n_incomplete);
  g_assert_cmpuint (n_incomplete, >, 200);
}

/* A deduction that is told all that is said of the deal in its first entry. */
static CbDeduction *
deduce_at_once (const CbRandomGame *game, CbEffort *effort)
{
  g_autoptr (CbFacts) nothing = cb_facts_new ();
  CbDeduction *deduction = cb_deduction_new (&game->world, nothing);

  cb_deduction_append (deduction, game->deal, effort);
  cb_deduction_complete (deduction, 1, effort);
  return deduction;
}

/* Cases on which every way to complete marks has its turn, against counting all deals. */
static void
test_hostile (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  guint n_incomplete = 0, n_compared = 0;

  for (guint i = 0; i < cb_n_cases (60); i++)
    {
      g_autoptr (CbRandomGame) game = cb_hostile_game_new (rand);
      g_auto (CbProblem) rest = { 0 };
      CbMarks truth;

      cb_reduce_game (game, 0, &truth, &rest);
      if (!cb_settle_within (&rest, &truth, UNITS_TO_COUNT))
        continue;
      n_compared++;
      for (guint64 n_units = 0; n_units <= MOST_UNITS; n_units = n_units * 10 + (n_units == 0))
        {
          CbEffort effort = { .n_left = n_units };
          g_autoptr (CbDeduction) deduction = deduce_at_once (game, &effort);
          const CbMarks *marks = cb_deduction_get_marks (deduction, 1);

          n_incomplete += !marks->complete;
          check_marks (marks, &truth);
        }
    }
  g_test_message ("%u cases compared; %u times the effort was too little", n_compared,
                  n_incomplete);
  g_assert_cmpuint (n_compared, >, 30);
  g_assert_cmpuint (n_incomplete, >, 30);
}

/* Work on a copy that goes on while the original changes is nothing to that. */
static void
work_on_copy (CbDeduction *deduction, CbRandomGame *game, GRand *rand)
{
  guint n = cb_deduction_get_n_entries (deduction);
  g_autoptr (CbDeduction)
    copy = cb_deduction_copy (deduction, (guint) g_rand_int_range (rand, 0, (gint) n + 1));
  CbEffort effort = { .n_left = (guint64) g_rand_int_range (rand, 0, 100) };

  cb_deduction_complete (copy, cb_deduction_get_n_entries (copy), &effort);
  if (g_rand_boolean (rand))
    cb_deduction_truncate (deduction, (guint) g_rand_int_range (rand, 0, (gint) n + 1));
  n = cb_deduction_get_n_entries (deduction);
  if (n < game->entries->len && g_rand_boolean (rand))
    cb_deduction_append (deduction, g_ptr_array_index (game->entries, n), &effort);
}

static void
wander (CbRandomGame *game, CbDeduction *endless, GRand *rand)
{
  g_autoptr (CbDeduction) deduction = deduce_with (game, 0);
  guint n_all = game->entries->len;

  for (guint i = 0; i < 30; i++)
    {
      guint n = cb_deduction_get_n_entries (deduction);
      CbEffort effort = { .n_left = (guint64) g_rand_int_range (rand, 0, 40) };

      switch (g_rand_int_range (rand, 0, 4))
        {
        case 0:
          cb_deduction_truncate (deduction, (guint) g_rand_int_range (rand, 0, (gint) n + 1));
          break;
        case 1:
          if (n < n_all)
            cb_deduction_append (deduction, g_ptr_array_index (game->entries, n), &effort);
          break;
        case 2:
          cb_deduction_complete (deduction, (guint) g_rand_int_range (rand, 0, (gint) n + 1),
                                 &effort);
          break;
        default:
          work_on_copy (deduction, game, rand);
        }
      check_all (deduction, endless);
    }
  while (cb_deduction_get_n_entries (deduction) < n_all)
    cb_deduction_append (deduction,
                         g_ptr_array_index (game->entries, cb_deduction_get_n_entries (deduction)),
                         &(CbEffort) { 0 });
  g_assert_true (cb_deduction_complete (deduction, n_all, CB_EFFORT_ENDLESS));
  g_assert_cmpuint (count_incomplete (deduction), ==, 0);
  check_all (deduction, endless);
}

static void
test_wander (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (guint i = 0; i < cb_n_cases (120); i++)
    {
      g_autoptr (CbRandomGame) game = any_game_new (i, rand);
      g_autoptr (CbDeduction) endless = deduce_endlessly (game);

      wander (game, endless, rand);
    }
}

/* The same effort leads to the same marks. */
static void
test_repeats (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);

  for (guint i = 0; i < cb_n_cases (60); i++)
    {
      g_autoptr (CbRandomGame) game = any_game_new (i, rand);
      g_autoptr (CbDeduction) one = deduce_with (game, i % 30);
      g_autoptr (CbDeduction) other = deduce_with (game, i % 30);

      for (guint n = 0; n <= game->entries->len; n++)
        {
          const CbMarks *marks = cb_deduction_get_marks (one, n);

          cb_assert_marks_equal (marks, cb_deduction_get_marks (other, n));
          g_assert_cmpint (marks->complete, ==, cb_deduction_get_marks (other, n)->complete);
        }
    }
}

/* Set before the work begins, it keeps all but the cheap rules from being done. */
static void
test_cancelled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);
  const gint cancelled = TRUE;

  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (CbRandomGame) game = counts_new (rand);
      g_autoptr (CbDeduction) endless = deduce_endlessly (game);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);
      guint n_all = game->entries->len;
      CbEffort effort = { 1000000, &cancelled };

      for (guint n = 0; n < n_all; n++)
        cb_deduction_append (deduction, g_ptr_array_index (game->entries, n), &effort);
      check_all (deduction, endless);
      if (cb_deduction_get_marks (deduction, n_all)->complete)
        continue;
      g_assert_false (cb_deduction_complete (deduction, n_all, &effort));
      g_assert_cmpuint (effort.n_left, ==, 1000000);
    }
}

static gboolean
is_consistent_with (CbRandomGame *game, const GArray *entries, const CbFacts *more)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();
  g_autoptr (CbEnumeration) plain = NULL;

  g_ptr_array_add (facts, game->deal);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (facts, g_ptr_array_index (game->entries, g_array_index (entries, guint, i)));
  if (more != NULL)
    g_ptr_array_add (facts, (gpointer) more);
  plain = cb_enumerate (&game->world, (CbFacts *const *) facts->pdata, facts->len);
  return plain->marks.consistent;
}

/* The entries of a conflict contradict each other even if it is not complete. */
static guint
check_conflict (CbRandomGame *game, const CbDeduction *endless, guint64 n_units)
{
  CbEffort effort = { .n_left = n_units };
  g_autoptr (CbConflict) whole = NULL;
  g_autoptr (CbConflict)
    conflict = cb_deduction_find_conflict (endless, game->entries->len, &effort);

  g_assert_nonnull (conflict);
  g_assert_false (is_consistent_with (game, conflict->entries, NULL));
  if (!conflict->complete)
    return 1;
  whole = cb_deduction_find_conflict (endless, game->entries->len, CB_EFFORT_ENDLESS);
  g_assert_cmpuint (conflict->repairs->len, ==, whole->repairs->len);
  return 0;
}

/* The entries of a reason imply the mark even if it is not complete. */
static guint
check_reasons (CbRandomGame *game, const CbDeduction *endless, guint64 n_units)
{
  guint n_entries = game->entries->len, n_cut_short = 0;

  for (guint card = 0; card < game->world.n_cards; card++)
    for (guint h = 0; h < game->world.n_holders; h++)
      {
        CbMark mark = cb_marks_get (cb_deduction_get_marks (endless, n_entries), card, h);
        CbEffort effort = { .n_left = n_units };
        g_autoptr (CbReason) reason = cb_deduction_explain (endless, n_entries, card, h, &effort);
        g_autoptr (CbFacts) denied = cb_facts_new ();

        if (mark == CB_MARK_MAYBE)
          continue;
        g_assert_nonnull (reason);
        cb_facts_add_range (denied, h, cb_card_set_of (card), mark == CB_MARK_NO,
                            mark == CB_MARK_NO);
        g_assert_false (is_consistent_with (game, reason->entries, denied));
        n_cut_short += !reason->complete;
      }
  return n_cut_short;
}

static void
test_reasons (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);
  guint n_cut_short = 0;

  for (guint i = 0; i < cb_n_cases (15); i++)
    {
      g_autoptr (CbRandomGame) game = any_game_new (i, rand);
      g_autoptr (CbDeduction) endless = deduce_endlessly (game);
      gboolean consistent = cb_deduction_get_marks (endless, game->entries->len)->consistent;

      for (guint64 n_units = 0; n_units < 300; n_units += 1 + n_units)
        n_cut_short += consistent ? check_reasons (game, endless, n_units)
                                  : check_conflict (game, endless, n_units);
    }
  g_test_message ("%u reasons and conflicts were cut short", n_cut_short);
  g_assert_cmpuint (n_cut_short, >, 50);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/effort/steps", test_steps);
  g_test_add_func ("/effort/hostile", test_hostile);
  g_test_add_func ("/effort/wander", test_wander);
  g_test_add_func ("/effort/repeats", test_repeats);
  g_test_add_func ("/effort/cancelled", test_cancelled);
  g_test_add_func ("/effort/reasons", test_reasons);
  return g_test_run ();
}
