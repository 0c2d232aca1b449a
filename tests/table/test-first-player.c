/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-dice.h"
#include "cb-first-player.h"
#include "cb-statistics.h"

/* Three of four are level, then two of them, then one wins; each round can be looked at. */
static void
test_rounds (void)
{
  static const guint totals[][4] = { { 9, 4, 9, 9 }, { 5, 0, 8, 8 }, { 0, 0, 3, 7 } };
  static const guint32 contenders[] = { 0xf, 0xd, 0xc };
  g_autoptr (CbFirstPlayer) first = cb_first_player_new (4);

  for (guint round = 0; round < 3; round++)
    for (guint seat = 0; seat < 4; seat++)
      if (contenders[round] >> seat & 1)
        {
          g_assert_cmpuint (cb_first_player_get_n_rounds (first), ==, round + 1);
          g_assert_cmpint (cb_first_player_get_winner (first), ==, -1);
          g_assert_cmpint (cb_first_player_get_next (first), ==, (int) seat);
          cb_first_player_roll (first, seat, totals[round][seat]);
        }
  g_assert_cmpint (cb_first_player_get_winner (first), ==, 3);
  g_assert_cmpint (cb_first_player_get_next (first), ==, -1);
  g_assert_cmpuint (cb_first_player_get_n_rounds (first), ==, 3);
  for (guint round = 0; round < 3; round++)
    {
      const CbFirstPlayerRound *seen = cb_first_player_get_round (first, round);

      g_assert_cmpuint (seen->contenders, ==, contenders[round]);
      g_assert_cmpuint (seen->rolled, ==, contenders[round]);
      g_assert_cmpuint (seen->totals[2], ==, totals[round][2]);
    }
}

/* Real dice come in any order; a roll of nothing but "?" is 0, and may win. */
static void
test_any_order (void)
{
  g_autoptr (CbFirstPlayer) first = cb_first_player_new (2);

  cb_first_player_roll (first, 1, 0);
  g_assert_cmpint (cb_first_player_get_next (first), ==, 0);
  cb_first_player_roll (first, 0, 0);
  g_assert_cmpuint (cb_first_player_get_n_rounds (first), ==, 2);
  cb_first_player_roll (first, 1, 1);
  cb_first_player_roll (first, 0, 0);
  g_assert_cmpint (cb_first_player_get_winner (first), ==, 1);
}

static void
test_alone (void)
{
  g_autoptr (CbFirstPlayer) first = cb_first_player_new (1);

  cb_first_player_roll (first, 0, 0);
  g_assert_cmpint (cb_first_player_get_winner (first), ==, 0);
}

static void
test_fair (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (5);
  guint wins[6] = { 0 };
  double deviation;
  CbDice dice;

  cb_dice_init (&dice, 1);
  for (guint i = 0; i < 12000; i++)
    {
      g_autoptr (CbFirstPlayer) first = cb_first_player_new (6);

      while (cb_first_player_get_winner (first) < 0)
        {
          CbDiceRoll roll = cb_dice_roll (&dice, random);

          cb_first_player_roll (first, (guint) cb_first_player_get_next (first),
                                cb_dice_roll_get_total (&roll));
        }
      wins[cb_first_player_get_winner (first)]++;
    }
  deviation = cb_statistics_test_even (wins, 6);
  g_assert_cmpfloat (deviation, <, 4);
  g_assert_cmpfloat (deviation, >, -4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/first-player/rounds", test_rounds);
  g_test_add_func ("/first-player/any-order", test_any_order);
  g_test_add_func ("/first-player/alone", test_alone);
  g_test_add_func ("/first-player/fair", test_fair);
  return g_test_run ();
}
