/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks are exactly what plain enumeration says, after every entry, and stay so when entries
 * are taken back and put in again. */

#include "cb-deduction.h"
#include "cb-enumeration.h"
#include "cb-settled.h"
#include "cb-small-cases.h"

static void
check_against_enumeration (CbRandomGame *game)
{
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

  g_assert_cmpuint (cb_deduction_get_n_entries (deduction), ==, game->entries->len);
  for (guint n = 0; n <= game->entries->len; n++)
    {
      g_autoptr (CbEnumeration) plain = cb_enumerate_game (game, n);

      cb_assert_marks_equal (cb_deduction_get_marks (deduction, n), &plain->marks);
    }
}

static void
test_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < cb_n_cases (600); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_game_new (rand);

      check_against_enumeration (game);
    }
}

static void
test_nonsense (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < cb_n_cases (1500); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_nonsense_new (rand);

      check_against_enumeration (game);
    }
}

/* Sensible and not in turns, from a seed that once caught a mistake in the capacities. */
static void
test_mixture (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);

  for (guint i = 0; i < cb_n_cases (600); i++)
    {
      g_autoptr (CbRandomGame) game = i % 2 ? cb_small_game_new (rand)
                                            : cb_small_nonsense_new (rand);

      check_against_enumeration (game);
    }
}

static void
test_ties (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (35);

  for (guint i = 0; i < cb_n_cases (1500); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_tied_new (i % 2 != 0, rand);

      check_against_enumeration (game);
    }
}

/* Wanders through a log, taking back and putting in, and compares with a fresh deduction. */
static void
wander (CbRandomGame *game, GRand *rand)
{
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, 0);
  guint n_all = game->entries->len;

  for (guint i = 0; i < 12 && n_all > 0; i++)
    {
      g_autoptr (CbDeduction) fresh = NULL;
      g_autoptr (CbDeduction) copy = NULL;
      guint n = cb_deduction_get_n_entries (deduction);
      guint to = (guint) g_rand_int_range (rand, 0, (gint) n_all + 1);

      if (to < n)
        cb_deduction_truncate (deduction, to);
      if (to > 0 && to < n_all && g_rand_boolean (rand))
        {
          g_clear_pointer (&g_ptr_array_index (game->entries, to), cb_facts_unref);
          g_ptr_array_index (game->entries, to) = cb_random_facts_new (&game->world, rand);
        }
      while (n < to)
        cb_deduction_append (deduction, g_ptr_array_index (game->entries, n++), CB_EFFORT_ENDLESS);
      fresh = cb_random_game_deduce (game, to);
      copy = cb_deduction_copy (deduction, to / 2);
      for (n = 0; n <= to; n++)
        cb_assert_marks_equal (cb_deduction_get_marks (deduction, n),
                               cb_deduction_get_marks (fresh, n));
      for (n = to / 2; n < to; n++)
        cb_deduction_append (copy, g_ptr_array_index (game->entries, n), CB_EFFORT_ENDLESS);
      cb_assert_marks_equal (cb_deduction_get_marks (copy, to), cb_deduction_get_marks (fresh, to));
    }
}

static void
test_incremental (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < cb_n_cases (300); i++)
    {
      g_autoptr (CbRandomGame) game = i % 2 ? cb_small_game_new (rand)
                                            : cb_small_nonsense_new (rand);

      wander (game, rand);
    }
  for (guint i = 0; i < cb_n_cases (300); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_tied_new (i % 2 != 0, rand);

      wander (game, rand);
    }
}

/* On full decks: the truth is never crossed, and a mark once made stays. */
static void
test_sound (void)
{
  const CbGameForm forms[] = {
    { 3, { 6, 6, 9 }, 3, 0, FALSE, FALSE, FALSE, 40 },
    { 3, { 6, 6, 9 }, 6, 0, TRUE, FALSE, TRUE, 60 },
    { 3, { 6, 6, 9 }, 5, 0, TRUE, TRUE, TRUE, 60 },
    { 3, { 6, 9, 9 }, 6, 3, TRUE, FALSE, TRUE, 60 },
    { 3, { 10, 8, 12 }, 10, 7, TRUE, FALSE, TRUE, 60 },
    { 3, { 10, 8, 12 }, 4, 0, FALSE, TRUE, FALSE, 60 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < cb_n_cases (5) * G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (CbRandomGame) game = cb_random_game_new (&forms[i % G_N_ELEMENTS (forms)], rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

      for (guint n = 0; n <= game->entries->len; n++)
        {
          const CbMarks *marks = cb_deduction_get_marks (deduction, n);
          const CbMarks *before = cb_deduction_get_marks (deduction, n > 0 ? n - 1 : 0);

          g_assert_true (marks->consistent);
          for (guint h = 0; h < CB_MAX_HOLDERS; h++)
            {
              g_assert_cmphex (game->truth[h] & ~marks->possible[h], ==, 0);
              g_assert_cmphex (marks->certain[h] & ~game->truth[h], ==, 0);
              g_assert_cmphex (marks->possible[h] & ~before->possible[h], ==, 0);
              g_assert_cmphex (before->certain[h] & ~marks->certain[h], ==, 0);
            }
        }
    }
}

/* On full decks, where there are too many deals to list them: the search and the counting, which
 * have nothing in common but the cheap rules, come to the same. */
static void
test_complete (void)
{
  const CbGameForm forms[] = {
    { 3, { 6, 6, 9 }, 2, 4, FALSE, FALSE, FALSE, 20 },
    { 3, { 6, 6, 9 }, 3, 0, TRUE, FALSE, TRUE, 40 },
    { 3, { 6, 6, 9 }, 4, 0, TRUE, TRUE, TRUE, 40 },
    { 3, { 6, 6, 9 }, 6, 0, TRUE, FALSE, TRUE, 40 },
    { 3, { 6, 9, 9 }, 6, 3, FALSE, FALSE, TRUE, 40 },
    { 3, { 10, 8, 12 }, 6, 0, FALSE, FALSE, FALSE, 60 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < cb_n_cases (10) * G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (CbRandomGame) game = cb_random_game_new (&forms[i % G_N_ELEMENTS (forms)], rand);
      guint n_all = game->entries->len;
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n_all);

      for (guint n = n_all / 3; n <= n_all; n += 3)
        {
          g_auto (CbProblem) rest = { 0 };
          CbMarks marks;

          cb_reduce_game (game, n, &marks, &rest);
          cb_settle_by_counting (&rest, &marks);
          cb_assert_marks_equal (cb_deduction_get_marks (deduction, n), &marks);
        }
    }
}

static void
test_get (void)
{
  CbMarks marks = { .consistent = TRUE, .possible = { 0, 3 }, .certain = { 0, 1 } };

  g_assert_cmpint (cb_marks_get (&marks, 0, 1), ==, CB_MARK_YES);
  g_assert_cmpint (cb_marks_get (&marks, 1, 1), ==, CB_MARK_MAYBE);
  g_assert_cmpint (cb_marks_get (&marks, 2, 1), ==, CB_MARK_NO);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/marks/get", test_get);
  g_test_add_func ("/marks/games", test_games);
  g_test_add_func ("/marks/nonsense", test_nonsense);
  g_test_add_func ("/marks/mixture", test_mixture);
  g_test_add_func ("/marks/ties", test_ties);
  g_test_add_func ("/marks/incremental", test_incremental);
  g_test_add_func ("/marks/sound", test_sound);
  g_test_add_func ("/marks/complete", test_complete);
  return g_test_run ();
}
