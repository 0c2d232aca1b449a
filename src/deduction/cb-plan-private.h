/* cb-plan-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-problem-private.h"

G_BEGIN_DECLS

/* Where a state keeps a small number. */
typedef struct
{
  guint word;
  guint shift;
  guint64 mask;
} CbField;

typedef enum
{
  CB_TALLY_LIMIT,  /* a constraint of one option */
  CB_TALLY_CHOICE, /* one option of several */
  CB_TALLY_SHOWN,  /* a card was shown */
} CbTallyKind;

/**
 * CbTally:
 * @kind: what is done with the number in the end
 * @holder: whose hand
 * @cards: the open cards that are counted
 * @min: fewest of them in the hand
 * @max: most of them in the hand
 * @n_certain: of cards a card was shown from: how many more of them are known to be there
 * @cap: from so many on, it does not matter how many they are
 * @first: the first step at which it is counted
 * @last: the step after which the number is of no use
 * @field: where a state keeps it meanwhile
 *
 * How many of some cards a hand has got so far.
 */
typedef struct
{
  CbTallyKind kind;
  guint holder;
  CbCardSet cards;
  guint8 min;
  guint8 max;
  guint8 n_certain;
  guint8 cap;
  guint8 first;
  guint8 last;
  CbField field;
} CbTally;

/**
 * CbChoice:
 * @tally: by index, the first of the options
 * @n: how many of them there are
 * @last: the step after which one of them must have held
 * @kept: where a state keeps whether one is sure to hold
 *
 * A constraint of several options.
 */
typedef struct
{
  guint tally;
  guint n;
  guint8 last;
  CbField kept;
} CbChoice;

/* Cards of a tally that come after a step. */
typedef struct
{
  guint tally;
  CbCardSet later;
} CbPending;

/* From the end of the step on, nobody can tell @from and @into apart. */
typedef struct
{
  guint8 from;
  guint8 into;
} CbMerge;

/* As the card of a step: none is dealt, but a hand whose size is not known gets its size. */
#define CB_NO_CARD CB_MAX_CARDS

#define CB_MAX_PLAN_STEPS (CB_MAX_CARDS + CB_MAX_HOLDERS)

/**
 * CbPlanStep:
 * @card: the card that is dealt, or %CB_NO_CARD
 * @takers: who may get it, the first of each group; or the one holder whose hand gets its size
 * @groups: by holder, if it is the first of a group: the holders in it; else 0
 * @n_later: by holder, how many places of the hand can be filled, or stay empty, after this step
 * @n_spare: how many places can still stay empty after this step, in all hands
 * @n_merges: how many groups become part of another after this step
 * @merges: which these are
 * @touched: (CbPending) tallies in which the card counts
 * @touched_of: by holder, where its own begin in @touched
 * @needs: (CbPending) limits not ended by then which want at least one card
 * @needs_of: by holder, where its own begin in @needs
 * @choices: (guint) those that are counted here
 * @chosen: (guint) those that are of no use from now on
 * @ended: (guint) tallies of no use from now on
 */
typedef struct
{
  guint card;
  guint takers;
  guint groups[CB_MAX_HOLDERS];
  guint8 n_later[CB_MAX_HOLDERS];
  guint n_spare;
  guint n_merges;
  CbMerge merges[CB_MAX_HOLDERS];
  GArray *touched;
  guint touched_of[CB_MAX_HOLDERS + 1];
  GArray *needs;
  guint needs_of[CB_MAX_HOLDERS + 1];
  GArray *choices;
  GArray *chosen;
  GArray *ended;
} CbPlanStep;

/**
 * CbPlan:
 * @open: the cards whose place is open
 * @possible: by holder, which of these it may get
 * @sized: bit for each holder of whose open cards the number or its range is known
 * @all_sized: whether that is so of all who can get an open card
 * @sizes: by holder, the greatest number
 * @spare: by holder, how many places may stay empty
 * @room: where a state keeps how many more the holder, or its group, gets
 * @tallies: (CbTally) hand by hand
 * @choices: (CbChoice) constraints of several options
 * @n_steps: a step for each open card, and one for each hand with places to spare
 * @steps: what happens at each
 * @n_merges: how many groups are one from the beginning
 * @merges: which these are
 * @n_words: the length of a state, in words of 64 bits
 */
typedef struct
{
  CbCardSet open;
  CbCardSet possible[CB_MAX_HOLDERS];
  guint n_holders;
  guint sized;
  gboolean all_sized;
  guint8 sizes[CB_MAX_HOLDERS];
  guint8 spare[CB_MAX_HOLDERS];
  CbField room[CB_MAX_HOLDERS];
  GArray *tallies;
  GArray *choices;
  guint n_steps;
  CbPlanStep steps[CB_MAX_PLAN_STEPS];
  guint n_merges;
  CbMerge merges[CB_MAX_HOLDERS];
  guint n_words;
} CbPlan;

void cb_plan_init (CbPlan *self,
                   const CbProblem *problem,
                   const CbMarks *marks,
                   const CbShowing *showings,
                   guint n_showings);
void cb_plan_clear (CbPlan *self);

void cb_plan_find_groups (const CbPlan *self,
                          CbCardSet dealt,
                          guint unsettled,
                          guint8 first[CB_MAX_HOLDERS]);
void cb_plan_find_order (const CbPlan *self, guint8 order[CB_MAX_CARDS]);

static inline const CbTally *
cb_plan_get_tally (const CbPlan *self, guint index)
{
  return &g_array_index (self->tallies, CbTally, index);
}

static inline const CbChoice *
cb_plan_get_choice (const CbPlan *self, guint index)
{
  return &g_array_index (self->choices, CbChoice, index);
}

static inline guint
cb_field_get (const CbField *self, const guint64 *state)
{
  return (guint) ((state[self->word] >> self->shift) & self->mask);
}

static inline void
cb_field_set (const CbField *self, guint64 *state, guint number)
{
  state[self->word] &= ~(self->mask << self->shift);
  state[self->word] |= (guint64) number << self->shift;
}

G_END_DECLS
