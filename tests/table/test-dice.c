/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-dice.h"
#include "cb-powers-used.h"
#include "cb-roll-counts.h"
#include "cb-statistics.h"

/* An ordinary die, and one whose 1 is a "?". */
static void
init_with_question (CbDice *dice)
{
  cb_dice_init (dice, 2);
  dice->faces[1][0] = CB_FACE_QUESTION;
}

static void
test_faces (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);
  guint counts[36] = { 0 };
  double deviation;
  CbDice dice;

  init_with_question (&dice);
  for (guint i = 0; i < 36000; i++)
    {
      CbDiceRoll roll = cb_dice_roll (&dice, random);
      guint second = roll.faces[1] == CB_FACE_QUESTION ? 1 : roll.faces[1];

      g_assert_cmpuint (roll.n_dice, ==, 2);
      g_assert_cmpuint (roll.faces[1], !=, 1);
      counts[(roll.faces[0] - 1u) * 6 + second - 1]++;
    }
  deviation = cb_statistics_test_even (counts, 36);
  g_assert_cmpfloat (deviation, <, 4);
  g_assert_cmpfloat (deviation, >, -4);
}

static void
assert_roll (guint n_dice,
             guint16 first,
             guint16 second,
             guint total,
             guint questions,
             const char *words)
{
  CbDiceRoll roll = { n_dice, { first, second } };
  const CbDice dice = { .signs = { { "Star", "★" } } };
  g_autofree char *described = cb_dice_describe_roll (&dice, &roll);

  g_assert_cmpuint (cb_dice_roll_get_total (&roll), ==, total);
  g_assert_cmpuint (cb_dice_roll_get_n_questions (&roll), ==, questions);
  g_assert_cmpstr (described, ==, words);
}

static void
test_roll (void)
{
  assert_roll (1, 4, 0, 4, 0, "4");
  assert_roll (2, 4, 6, 10, 0, "4 + 6");
  assert_roll (2, 4, CB_FACE_QUESTION, 4, 1, "4 + ?");
  assert_roll (2, CB_FACE_QUESTION, CB_FACE_QUESTION, 0, 2, "? + ?");
  assert_roll (2, 4, CB_FACE_SIGN, 4, 0, "4 + Star");
}

static void
test_history (void)
{
  g_autoptr (CbRollHistory) history = cb_roll_history_new ();
  const CbDiceRoll rolls[] = {
    { 2, { 4, 3 } }, { 2, { 1, CB_FACE_QUESTION } }, { 1, { 1, 9 } }, { 2, { 5, 2 } }
  };

  g_assert_cmpuint (cb_roll_history_get_n_rolls (history), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    cb_roll_history_add (history, &rolls[i]);
  g_assert_cmpuint (cb_roll_history_get_n_rolls (history), ==, 4);
  g_assert_cmpuint (cb_roll_history_get_roll (history, 3)->faces[0], ==, 5);
}

static void
test_powers (void)
{
  CbPowersUsed used = 0;

  g_assert_false (cb_powers_used_has (used, 31));
  g_assert_true (cb_powers_used_add (&used, 31));
  g_assert_true (cb_powers_used_has (used, 31));
  g_assert_false (cb_powers_used_add (&used, 31));
  g_assert_false (cb_powers_used_has (used, 30));
}

/* Every way the dice can fall, one after the other. */
static void
assert_counts (const CbDice *dice)
{
  g_autoptr (CbRollHistory) history = cb_roll_history_new ();
  g_autoptr (GArray) counts = NULL;
  double n_ways = 0, sum = 0;

  for (guint first = 0; first < dice->n_faces[0]; first++)
    for (guint second = 0; second < dice->n_faces[1]; second++, n_ways++)
      cb_roll_history_add (history,
                           &(CbDiceRoll) { 2, { dice->faces[0][first], dice->faces[1][second] } });
  counts = cb_roll_history_count (history, dice);
  for (guint i = 0; i < counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (counts, CbRollCount, i);

      g_assert_cmpfloat_with_epsilon (count->expected * n_ways, count->n, 1e-9);
      sum += count->expected;
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
}

/* What is expected is what comes when each way comes once. */
static void
test_counts (void)
{
  CbDice dice;

  cb_dice_init (&dice, 2);
  assert_counts (&dice);
  init_with_question (&dice);
  assert_counts (&dice);
  dice.n_faces[0] = 3;
  dice.faces[0][2] = 200;
  assert_counts (&dice);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/counts", test_counts);
  g_test_add_func ("/dice/faces", test_faces);
  g_test_add_func ("/dice/roll", test_roll);
  g_test_add_func ("/dice/history", test_history);
  g_test_add_func ("/powers-used", test_powers);
  return g_test_run ();
}
