/* cb-order-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-problem-private.h"

G_BEGIN_DECLS

/* The hands to be filled: constraints, where open cards can be, showings, and the open cards. */
typedef struct
{
  const CbProblem *problem;
  const CbMarks *marks;
  const CbShowing *showings;
  guint n_showings;
  CbCardSet open;
} CbHands;

/* The open cards, those together that some hands do not tell apart. */
typedef struct
{
  CbCardSet sets[CB_MAX_CARDS];
  guint n;
} CbPartition;

void cb_hands_partition (const CbHands *self, guint holders, CbPartition *partition);
void cb_hands_order (const CbHands *self, guint order[CB_MAX_HOLDERS]);

G_END_DECLS
