/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-dice.h"

/* Stands in place of a total if at least one die shows "?". */
#define CB_TOTAL_QUESTION 0

/**
 * CbRollCount:
 * @total: the total of the faces, or %CB_TOTAL_QUESTION
 * @n: how often that was rolled
 * @expected: how likely it is, 0…1
 */
typedef struct
{
  guint total;
  guint n;
  double expected;
} CbRollCount;

GArray *cb_roll_history_count (const CbRollHistory *history, const CbDice *dice);
