/* cb-classes-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-problem-private.h"

G_BEGIN_DECLS

/* A set of the classes of a step: bit i for class i. */
typedef guint32 CbClassSet;

/* How many cards of some classes the hand may take. */
typedef struct
{
  CbClassSet classes;
  guint8 min;
  guint8 max;
} CbLimit;

/* Several limits, at least one of which holds: left counts those that follow. */
typedef struct
{
  CbLimit limit;
  guint8 left;
} CbWay;

/* A card was shown out of those of some classes, and of so many that are known to be there. */
typedef struct
{
  CbClassSet classes;
  guint8 n_certain;
} CbShown;

/**
 * CbCountStep:
 * @holder: whose hand is filled in this step
 * @n_classes: number of classes
 * @cards: the cards of each class: no holder from this step on can tell them apart
 * @shift: where a state of this step counts the cards of the class that are left
 * @mask: how many bits it takes there, all set
 * @unit: what one card of the class adds to a state of the next step
 * @takes: the classes the holder can take cards of, in the order they are decided
 * @n_takes: their number
 * @must_take: the classes of which nobody later can take what is left
 * @limits: constraints of one alternative
 * @size: the limit, by index, in which all of these classes stand; −1 if there is none
 * @limits_at: for each class in @takes, the limits it stands in, by index
 * @ways: constraints of several
 * @shown: showings
 *
 * One holder's part in a deal. A state of a step is how many cards of each class are left; since a
 * class of n cards takes at most n bits, a state fits into 32 bits.
 */
typedef struct
{
  guint holder;
  guint n_classes;
  CbCardSet cards[CB_MAX_CARDS];
  guint8 shift[CB_MAX_CARDS];
  guint32 mask[CB_MAX_CARDS];
  guint32 unit[CB_MAX_CARDS];
  guint8 takes[CB_MAX_CARDS];
  guint n_takes;
  CbClassSet must_take;
  GArray *limits;
  int size;
  GArray *limits_at[CB_MAX_CARDS];
  GArray *ways;
  GArray *shown;
} CbCountStep;

/* All steps, and the state they begin with. */
typedef struct
{
  guint n_steps;
  CbCountStep steps[CB_MAX_HOLDERS];
  guint32 start;
} CbClasses;

void cb_classes_init (CbClasses *self,
                      const CbProblem *problem,
                      const CbMarks *marks,
                      const CbShowing *showings,
                      guint n_showings);
void cb_classes_clear (CbClasses *self);

static inline guint
cb_count_step_get_left (const CbCountStep *step, guint32 state, guint class_)
{
  return (state >> step->shift[class_]) & step->mask[class_];
}

G_END_DECLS
