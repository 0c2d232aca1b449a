/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

typedef enum
{
  CB_TALLY_LIMIT,  /* a constraint of one option */
  CB_TALLY_CHOICE, /* one option of several */
  CB_TALLY_SHOWN,  /* a card was shown */
  CB_TALLY_TIE,    /* several hands together have at least one */
} CbTallyKind;

/**
 * CbPlanTally:
 * @kind: the kind of constraint that the number is counted for
 * @holders: bit by holder: the holder of the hand; for a tie, the holders of its hands
 * @cards: the open cards that are counted
 * @min: fewest of them in the hand
 * @max: most of them in the hand
 * @n_certain: for %CB_TALLY_SHOWN, how many more cards to choose from are known to be in the hand
 * @cap: at this number and above, the exact number does not matter
 * @last: the step after which the number is of no use
 *
 * How many of some cards a hand has got so far, or several hands together.
 */
typedef struct
{
  CbTallyKind kind;
  guint holders;
  CbCardSet cards;
  guint8 min;
  guint8 max;
  guint8 n_certain;
  guint8 cap;
  guint8 last;
} CbPlanTally;

/**
 * CbChoice:
 * @tally: index of the tally that is the first option
 * @n: how many options there are
 *
 * A constraint of several options.
 */
typedef struct
{
  guint tally;
  guint n;
} CbChoice;

/* From here on, the holder @from counts as part of the group of @into. */
typedef struct
{
  guint8 from;
  guint8 into;
} CbMerge;

/* Stands in place of the card in a step that deals none, but settles how many cards a hand of
 * unknown size has. */
#define CB_NO_CARD CB_MAX_CARDS

#define CB_MAX_PLAN_STEPS (CB_MAX_CARDS + CB_MAX_HOLDERS)

/**
 * CbPlanStep:
 * @card: the card that is dealt, or %CB_NO_CARD
 * @later: the cards that are still to come
 * @takers: a bit for each holder who may get the card (of a group, the first) or gets a size
 * @groups: by holder: for the first of a group, all holders of the group; else 0
 * @n_later: by holder, how many places of the hand can be filled, or stay empty, after this step
 * @n_merges: how many groups become part of another after this step
 * @merges: which these are
 */
typedef struct
{
  guint card;
  CbCardSet later;
  guint takers;
  guint groups[CB_MAX_HOLDERS];
  guint8 n_later[CB_MAX_HOLDERS];
  guint n_merges;
  CbMerge merges[CB_MAX_HOLDERS];
} CbPlanStep;

typedef struct _CbMachine CbMachine;

/* The most machines: one for each holder, more for ties and for hands with many constraints. */
#define CB_MAX_MACHINES (CB_MAX_HOLDERS + 64)

/**
 * CbPlan:
 * @open: the cards whose place is open
 * @possible: by holder, which of these it may get
 * @sized: a bit for each holder whose number of open cards, or its range, is known
 * @sizes: by holder, the greatest number
 * @spare: by holder, how many places may stay empty
 * @tallies: (CbPlanTally) hand by hand, and ties after these
 * @counted: by holder, the cards that are in one of the tallies
 * @choices: (CbChoice) constraints of several options
 * @n_steps: a step for each open card, and one for each hand with places to spare
 * @steps: what happens at each
 * @n_merges: how many holders are merged into others from the beginning
 * @merges: which these are
 * @machines: which hands the holders may have: one by holder, which tracks the size of the hand and
 *   the constraints on it; then more for hands with too many constraints for one, and for ties
 * @n_machines: how many machines there are
 * @too_large: whether there are more constraints than machines can track; then nothing can be
 *   counted
 * @n_expected: about how many states there are in all, as far as can be foreseen
 * @n_words: the length of a state, which is a node of each machine, in words of 64 bits
 *
 * How deals are counted. Reference counted, not changed once made.
 */
typedef struct
{
  CbCardSet open;
  CbCardSet possible[CB_MAX_HOLDERS];
  guint n_holders;
  guint sized;
  guint8 sizes[CB_MAX_HOLDERS];
  guint8 spare[CB_MAX_HOLDERS];
  GArray *tallies;
  CbCardSet counted[CB_MAX_HOLDERS];
  GArray *choices;
  guint n_steps;
  CbPlanStep steps[CB_MAX_PLAN_STEPS];
  guint n_merges;
  CbMerge merges[CB_MAX_HOLDERS];
  CbMachine *machines[CB_MAX_MACHINES];
  guint n_machines;
  gboolean too_large;
  double n_expected;
  guint n_words;
} CbPlan;

CbPlan *cb_plan_new (const CbProblem *problem,
                     const CbMarks *marks,
                     const CbShowing *showings,
                     guint n_showings,
                     CbEffort *effort);
CbPlan *cb_plan_ref (CbPlan *self);
void cb_plan_unref (CbPlan *self);

void cb_plan_find_groups (const CbPlan *self,
                          CbCardSet dealt,
                          guint unsettled,
                          guint8 first[CB_MAX_HOLDERS]);
void cb_plan_make_machines (CbPlan *self, CbEffort *effort);
double cb_plan_find_order (const CbPlan *self, guint8 order[CB_MAX_CARDS], CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPlan, cb_plan_unref)

static inline CbCardSet
cb_plan_step_get_dealt (const CbPlanStep *self)
{
  return self->card != CB_NO_CARD ? cb_card_set_of (self->card) : 0;
}

static inline const CbPlanTally *
cb_plan_get_tally (const CbPlan *self, guint index)
{
  return &g_array_index (self->tallies, CbPlanTally, index);
}

static inline const CbChoice *
cb_plan_get_choice (const CbPlan *self, guint index)
{
  return &g_array_index (self->choices, CbChoice, index);
}

/* The holders that no tally speaks of once @dealt are dealt. */
static inline guint
cb_plan_find_free (const CbPlan *self, CbCardSet dealt)
{
  guint free = 0;

  for (guint h = 0; h < self->n_holders; h++)
    if ((self->counted[h] & ~dealt) == 0)
      free |= 1u << h;
  return free;
}
