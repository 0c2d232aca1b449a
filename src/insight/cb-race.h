/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"
#include "cb-rivals.h"

/**
 * CbRunner:
 * @left: how many solutions are left, the median of what is possible; of a player who is out, how
 *   many there were before that; 0 where it is not known
 * @few: the lower quartile: at most this many are left with a chance of 1/4
 * @many: the upper quartile: at most this many are left with a chance of 3/4
 * @at: how far the player is with @left: from 0, the start, to 1, where the envelope is known; each
 *   halving counts the same
 * @behind: how far the player is if @many are left; at most @at
 * @ahead: how far the player is if @few are left; at least @at
 * @ready: how likely it is that this player knows the answer already, 0…1
 * @out: the number of the entry, from 1 on, since which the player is out; 0 while playing
 * @exact: whether @left is counted, not estimated, as is possible only for me
 *
 * One player in the race for the envelope.
 */
typedef struct
{
  guint left;
  guint few;
  guint many;
  double at;
  double behind;
  double ahead;
  double ready;
  guint out;
  gboolean exact;
} CbRunner;

void cb_runner_init (CbRunner *self, const CbRivals *rivals, const CbCourse *course, guint seat);
guint32 cb_race_choose (const CbRunner *runners, const CbSetup *setup, int turn, guint most);

char *cb_runner_describe (const CbRunner *self);
char *cb_runner_describe_more (const CbRunner *self, const char *name);
char *cb_runner_tell (const CbRunner *self, const CbSetup *setup, guint seat, CbCardSet seen);
