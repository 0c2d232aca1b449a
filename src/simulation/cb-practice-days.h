/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-practice.h"
#include "cb-shelf.h"

/**
 * CbPracticeResult:
 * @CB_PRACTICE_UNPLAYED: the user has not begun the case
 * @CB_PRACTICE_BEGUN: the game is not over yet
 * @CB_PRACTICE_LOST: somebody else was first, or the envelope was opened
 * @CB_PRACTICE_SOLVED: the user was first
 *
 * How a practice case went; the later the better.
 */
typedef enum
{
  CB_PRACTICE_UNPLAYED,
  CB_PRACTICE_BEGUN,
  CB_PRACTICE_LOST,
  CB_PRACTICE_SOLVED,
} CbPracticeResult;

/**
 * CbPracticeDay:
 * @number: the number of the case
 * @result: how it went
 * @turn: after how many turns it was solved; 0 where it was not
 * @item: (transfer none) (nullable): its file on the shelf
 *
 * The case of a day, which is the same for everybody.
 */
typedef struct
{
  guint number;
  CbPracticeResult result;
  guint turn;
  CbShelfItem *item;
} CbPracticeDay;

guint cb_practice_get_number_of_day (GDateTime *day);
CbPracticeDay cb_practice_find_day (CbShelf *shelf, GDateTime *day);
char *cb_practice_day_describe (const CbPracticeDay *self);
