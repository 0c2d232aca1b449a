/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-notes-private.h"
#include "cb-supposition-private.h"

/**
 * CbHabit:
 * @CB_HABIT_ANY: names any cards
 * @CB_HABIT_SEEKS: names what he has not found
 * @CB_HABIT_GAMBLES: names what he has not found, and accuses as soon as two solutions are left
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

/* A reach is 0, or 1 if some places are too far away to be named; it is the same for all. */
#define CB_N_REACHES 2

/**
 * CbMind:
 * @notes: what his plain notes say
 * @likely: by reach and habit, how likely he did what he did, compared with naming any cards
 *
 * One of the others, as he would be if a supposition were the truth.
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
/* Draws one of the habits, each as often as it is likely. */
CbHabit cb_mind_draw_habit (const CbMind *self, guint reach, CbRandom *random);
