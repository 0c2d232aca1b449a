/* cb-walk-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-classes-private.h"

G_BEGIN_DECLS

/**
 * CbTaken:
 * @next: the state of the next step
 * @ways: in how many ways single cards can be taken like that
 * @likelihood: what the showings weigh each of them
 * @left: how many cards of each class there were
 * @taken: how many of them the hand takes
 *
 * One way, told by classes, to fill a hand.
 */
typedef struct
{
  guint32 next;
  guint64 ways;
  double likelihood;
  const guint8 *left;
  const guint8 *taken;
} CbTaken;

typedef void (*CbTakenFunc) (const CbTaken *taken, gpointer user_data);

void
cb_count_step_walk (const CbCountStep *step, guint32 state, CbTakenFunc func, gpointer user_data);

G_END_DECLS
