/* SPDX-License-Identifier: GPL-3.0-or-later */

/* On full decks, where nobody can list the deals, the complete marks are those of a SAT solver:
 * none missing, none false. */

#include "cb-full-cases.h"
#include "cb-sat.h"
#include "cb-settled.h"
#include "cb-small-cases.h"

static gboolean
skip_without_solver (void)
{
  if (!cb_sat_is_built ())
    g_test_skip ("built without picosat");
  return !cb_sat_is_built ();
}

/* Compares after every so manieth entry, and after the last. Returns how often. */
static guint
compare (const CbRandomGame *game, guint every)
{
  guint n_all = game->entries->len;
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n_all);
  g_autoptr (CbSat) sat = cb_sat_new (&game->world, game->deal);
  guint n_compared = 0;

  for (guint n = 0; n <= n_all; n++)
    {
      CbMarks marks;

      if (n > 0)
        cb_sat_add (sat, g_ptr_array_index (game->entries, n - 1));
      if (n % every != 0 && n != n_all)
        continue;
      cb_sat_get_marks (sat, &marks);
      cb_assert_marks_equal (cb_deduction_get_marks (deduction, n), &marks);
      n_compared++;
    }
  return n_compared;
}

/* Whole games on every table, looked at in every way. */
static void
test_games (gconstpointer data)
{
  CbView view = GPOINTER_TO_UINT (data);
  guint n_compared = 0;

  if (skip_without_solver ())
    return;
  for (guint i = 0; i < cb_n_full_cases; i++)
    for (guint seed = 0; seed < cb_n_cases (4); seed++)
      {
        g_autoptr (CbRandomGame) game = cb_full_game_new (i, view, seed);

        n_compared += compare (game, 7);
      }
  g_test_message ("%u sheets compared", n_compared);
}

/* On full decks with things said of several hands together. */
static void
test_ties (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (35);

  if (skip_without_solver ())
    return;
  for (guint i = 0; i < cb_n_full_cases; i++)
    for (guint view = 0; view < CB_N_VIEWS; view++)
      {
        g_autoptr (CbRandomGame) game = cb_full_game_new (i, view, 900);

        for (guint k = 0; k < game->entries->len; k += 2)
          cb_random_game_add_tie (game, k, TRUE, rand);
        compare (game, 7);
      }
}

/* Games of tips on which the search makes more guesses than it may, so that all deals are counted,
 * and one of the few of other games that come to it. */
static void
test_hard (void)
{
  const struct
  {
    guint full_case;
    CbView view;
    guint32 seed;
  } games[] = {
    { 2, CB_VIEW_HAND_TIPS, 33 },      { 7, CB_VIEW_ONLOOKER_MIXED, 477 },
    { 7, CB_VIEW_ONLOOKER_TIPS, 19 },  { 7, CB_VIEW_ONLOOKER_TIPS, 53 },
    { 8, CB_VIEW_ONLOOKER_TIPS, 14 },  { 9, CB_VIEW_HAND_TIPS, 53 },
    { 10, CB_VIEW_ONLOOKER_TIPS, 13 }, { 10, CB_VIEW_ONLOOKER_TIPS, 39 },
    { 15, CB_VIEW_ONLOOKER_TIPS, 17 }, { 15, CB_VIEW_ONLOOKER_TIPS, 45 },
  };

  if (skip_without_solver ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (CbRandomGame)
        game = cb_full_game_new (games[i].full_case, games[i].view, games[i].seed);

      compare (game, 1);
    }
}

/* How many of any cards each of two players has: here the search settles some cards before it gives
 * up and all deals are counted. */
static void
test_counts (void)
{
  const CbGameForm form = {
    .n_categories = 4, .category_sizes = { 6, 6, 6, 6 }, .n_players = 2, .onlooker = TRUE
  };
  const guint32 seeds[] = { 15, 16, 27, 33, 43, 121 };

  if (skip_without_solver ())
    return;
  for (guint s = 0; s < G_N_ELEMENTS (seeds); s++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seeds[s]);
      g_autoptr (CbRandomGame) game = cb_random_game_new (&form, rand);

      for (guint i = 0; i < 12; i++)
        {
          CbFacts *facts = cb_facts_new ();
          guint holder = (guint) g_rand_int_range (rand, 1, 3);
          CbCardSet cards = g_rand_int (rand) & game->world.deck;
          guint n = cb_card_set_size (cards & game->truth[holder]);

          cb_facts_add_range (facts, holder, cards, n, n);
          g_ptr_array_add (game->entries, facts);
        }
      compare (game, 1);
    }
}

/* Statements at random, true or not: alternatives of any shape, and logs that contradict
 * themselves. */
static void
test_lies (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (71);
  guint n_contradictions = 0;

  if (skip_without_solver ())
    return;
  for (guint i = 0; i < cb_n_cases (6) * cb_n_full_cases; i++)
    {
      g_autoptr (CbRandomGame)
        game = cb_full_game_new (i % cb_n_full_cases, i % CB_VIEW_HAND_TIPS, i);
      g_autoptr (CbDeduction) deduction = NULL;

      g_ptr_array_set_size (game->entries, (gint) (5 + i % 20));
      for (guint n = 0; n < 4; n++)
        g_ptr_array_add (game->entries, cb_random_facts_new (&game->world, rand));
      compare (game, 3);
      deduction = cb_random_game_deduce (game, game->entries->len);
      if (!cb_deduction_get_marks (deduction, game->entries->len)->consistent)
        n_contradictions++;
    }
  g_test_message ("%u logs contradicted themselves", n_contradictions);
  g_assert_cmpuint (n_contradictions, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/sat/hand", GUINT_TO_POINTER (CB_VIEW_HAND), test_games);
  g_test_add_data_func ("/sat/hand-mixed", GUINT_TO_POINTER (CB_VIEW_HAND_MIXED), test_games);
  g_test_add_data_func ("/sat/onlooker", GUINT_TO_POINTER (CB_VIEW_ONLOOKER), test_games);
  g_test_add_data_func ("/sat/onlooker-mixed", GUINT_TO_POINTER (CB_VIEW_ONLOOKER_MIXED),
                        test_games);
  g_test_add_data_func ("/sat/hand-tips", GUINT_TO_POINTER (CB_VIEW_HAND_TIPS), test_games);
  g_test_add_data_func ("/sat/onlooker-tips", GUINT_TO_POINTER (CB_VIEW_ONLOOKER_TIPS), test_games);
  g_test_add_func ("/sat/ties", test_ties);
  g_test_add_func ("/sat/hard", test_hard);
  g_test_add_func ("/sat/counts", test_counts);
  g_test_add_func ("/sat/lies", test_lies);
  return g_test_run ();
}
