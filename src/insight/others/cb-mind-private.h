/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-notes-private.h"
#include "cb-supposition-private.h"

/**
 * CbHabit:
 * @CB_HABIT_ANY: names any cards
 * @CB_HABIT_SEEKS: names what he has not found
 * @CB_HABIT_GAMBLES: the same, and accuses as soon as two solutions are left
 * @CB_HABIT_PROBES: names one card that he has not found, and else his own
 *
 * How somebody plays.
 */
typedef enum
{
  CB_HABIT_ANY,
  CB_HABIT_SEEKS,
  CB_HABIT_GAMBLES,
  CB_HABIT_PROBES,
  CB_N_HABITS,
} CbHabit;

/* The number of solutions left at which a gambler accuses. */
#define CB_GAMBLE 2

/* Whether some places are too far away to be named: the same for all at the table. */
#define CB_N_REACHES 2

/**
 * CbMind:
 * @notes: what he has plainly noted
 * @likely: how likely it is that he did what he did, with either reach, by habit; compared with
 *   naming any cards
 *
 * One of the others, as he would be if everything were as it is supposed.
 */
typedef struct
{
  CbNotes notes;
  double likely[CB_N_REACHES][CB_N_HABITS];
} CbMind;

void cb_mind_init (CbMind *self,
                   const CbKnowledge *knowledge,
                   int seat,
                   const CbSupposition *supposition);
void cb_mind_clear (CbMind *self);

/* How many solutions he has left. */
double cb_mind_count_left (const CbMind *self);
/* How likely what he did is, whatever his habit. */
double cb_mind_sum_habits (const CbMind *self, guint reach);
/* One of the habits, as often as it is likely. */
CbHabit cb_mind_draw_habit (const CbMind *self, guint reach, CbRandom *random);
