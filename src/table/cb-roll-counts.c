/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells how often each total came and how often it should have come, so that people can see that
 * dice are rarely loaded. The chance of a total follows from the number of ways to roll it, which
 * are counted die by die. */

#include "cb-roll-counts.h"

#define N_TOTALS (CB_DICE_MAX * 255 + 1)

static guint
count_steps (guint face)
{
  return face < CB_FACE_SIGN ? face : 0;
}

/* Computes the chance of each total without a "?"; with that of a "?" they add up to 1. */
static void
compute_chances (const CbDice *dice, double *chances)
{
  g_autofree double *next = g_new (double, N_TOTALS);

  for (guint i = 0; i < N_TOTALS; i++)
    chances[i] = i == 0 ? 1 : 0;
  for (guint die = 0; die < dice->n_dice; die++)
    {
      for (guint i = 0; i < N_TOTALS; i++)
        next[i] = 0;
      for (guint i = 0; i < die * 255 + 1; i++)
        for (guint face = 0; face < dice->n_faces[die] && chances[i] > 0; face++)
          if (dice->faces[die][face] != CB_FACE_QUESTION)
            next[i + count_steps (dice->faces[die][face])] += chances[i] / dice->n_faces[die];
      for (guint i = 0; i < N_TOTALS; i++)
        chances[i] = next[i];
    }
}

/**
 * cb_roll_history_count:
 * @dice: the dice that were rolled
 *
 * Returns: (transfer full) (element-type CbRollCount): what can be rolled, the "?" first, then by
 *   total; takes time in proportion to the rolls
 */
GArray *
cb_roll_history_count (const CbRollHistory *history, const CbDice *dice)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (CbRollCount));
  g_autofree double *chances = g_new (double, N_TOTALS);
  g_autofree guint *n = g_new0 (guint, N_TOTALS);
  double plain = 0;

  compute_chances (dice, chances);
  for (guint i = 0; i < cb_roll_history_get_n_rolls (history); i++)
    {
      const CbDiceRoll *roll = cb_roll_history_get_roll (history, i);

      n[cb_dice_roll_get_n_questions (roll) > 0 ? CB_TOTAL_QUESTION
                                                : cb_dice_roll_get_total (roll)]++;
    }
  for (guint i = 1; i < N_TOTALS; i++)
    plain += chances[i];
  chances[CB_TOTAL_QUESTION] = plain < 1 - 1e-9 ? 1 - plain : 0;
  for (guint i = 0; i < N_TOTALS; i++)
    if (chances[i] > 0)
      g_array_append_val (counts, ((CbRollCount) { i, n[i], chances[i] }));
  return counts;
}
