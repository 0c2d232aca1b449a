/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-layer-private.h"
#include "cb-plan-private.h"

/* Stands in place of the next node where the step is impossible. */
#define CB_NOWHERE G_MAXUINT64

/**
 * CbNode:
 * @pass: the node after the step if the holder does not get the card, or %CB_NOWHERE
 * @take: the node after the step if he gets it, or %CB_NOWHERE
 *
 * What is known of a hand before a step. Once the machine is laid out, @pass and @take are shifted
 * to where a state keeps them.
 */
typedef struct
{
  guint64 pass;
  guint64 take;
} CbNode;

/* The weight of passing on a card, and of taking it. */
typedef struct
{
  double pass;
  double take;
} CbFactors;

/* How many more cards a hand gets: at least, and at most. */
typedef struct
{
  guint8 min;
  guint8 max;
} CbMachineSpan;

/**
 * CbMachineStep:
 * @n_nodes: how many nodes there are before the step
 * @nodes: what becomes of each; none after the last step
 * @factors: (nullable): by node; NULL where all are 1
 * @spans: by node
 * @field: where a state keeps the node
 */
typedef struct
{
  guint n_nodes;
  CbNode *nodes;
  CbFactors *factors;
  CbMachineSpan *spans;
  CbBits field;
} CbMachineStep;

/**
 * CbMachinePart:
 * @first: index of the first tally of the plan that the machine keeps track of
 * @n: how many tallies, from @first on, are looked at; those of other holders are skipped
 * @sized: whether the machine keeps track of the size of the hand
 * @max_counted: how many states may be counted to make it
 *
 * The part of the constraints on a hand that a machine keeps track of.
 */
typedef struct
{
  guint first;
  guint n;
  gboolean sized;
  guint max_counted;
} CbMachinePart;

/**
 * CbMachine:
 * @holders: bit by holder: the holder of the hand; for a tie, the holders of its hands
 * @start: the node before the first step, or %CB_NOWHERE if no hand is allowed
 * @factor: a factor that the weights of all hands have in common
 * @n_counted: how many states were counted to make it
 * @free_from: from this step on, nothing but the size of the hand matters: nodes are then how many
 *   more cards it gets, or can get at most
 * @steps: by step of the plan, and once more after the last
 *
 * Tells which hands a holder may have; no two nodes of a step allow the same. The machine of a tie
 * tells whether one of its holders has one of its cards.
 */
struct _CbMachine
{
  guint holders;
  guint64 start;
  double factor;
  guint n_counted;
  guint free_from;
  CbMachineStep steps[CB_MAX_PLAN_STEPS + 1];
};

CbMachine *
cb_machine_new (const CbPlan *plan, guint holder, const CbMachinePart *part, CbEffort *effort);
CbMachine *cb_machine_new_of_tie (const CbPlan *plan, const CbPlanTally *tie);
void cb_machine_free (CbMachine *self);

void cb_machine_shift (CbMachine *self, guint n_steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMachine, cb_machine_free)
