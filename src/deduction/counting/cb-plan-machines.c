/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hand has one machine, which knows all constraints on the hand. If that would take too many
 * states, the hand has several machines: each knows some of the constraints, and together they
 * allow the same hands. There are more states then, but odds can be estimated from a part of
 * them. */

#include "cb-machine-private.h"

/* How many states may be counted for the single machine of a hand, for all machines of a plan, and
 * for one machine of several. */
#define MAX_COUNTED        500000
#define MAX_COUNTED_IN_ALL 1000000
#define MAX_COUNTED_OF_ONE 8192

/* How many tallies each of several machines tracks; where that takes too many states, the number is
 * halved for the rest of the machines. */
#define MAX_TALLIES 16

/* One part in this many of the effort, half of it, may go into the single machine of a hand. */
#define PART_FOR_ONE 2

typedef struct
{
  CbPlan *plan;
  CbEffort *effort;
  guint n_counted; /* how many states were counted for all machines made so far */
  guint n_tallies; /* how many tallies each of several machines tracks */
} Workshop;

static gboolean
add_machine (Workshop *self, guint at, CbMachine *machine)
{
  if (machine == NULL)
    return FALSE;
  self->plan->machines[at] = machine;
  self->n_counted += machine->n_counted;
  return TRUE;
}

static gboolean
make_whole (Workshop *self, guint h)
{
  CbEffort part = cb_effort_take (self->effort, self->effort->n_left / PART_FOR_ONE);
  CbMachinePart all = { 0, self->plan->tallies->len, TRUE,
                        MIN (MAX_COUNTED, MAX_COUNTED_IN_ALL - self->n_counted) };
  gboolean done = add_machine (self, h, cb_machine_new (self->plan, h, &all, &part));

  cb_effort_give_back (self->effort, &part);
  return done;
}

/* Whether the tally belongs together with the one before it, as an option of the same choice. */
static gboolean
goes_on (const CbPlan *plan, guint tally)
{
  for (guint i = 0; i < plan->choices->len; i++)
    {
      const CbChoice *choice = cb_plan_get_choice (plan, i);

      if (tally > choice->tally && tally < choice->tally + choice->n)
        return TRUE;
    }
  return FALSE;
}

/* Makes one more machine, which tracks some of the tallies from @first to the one before @end, and
 * moves @first to the next tally. */
static gboolean
make_part (Workshop *self, guint h, guint *first, guint end)
{
  CbPlan *plan = self->plan;

  for (; self->n_tallies > 0 && plan->n_machines < CB_MAX_MACHINES; self->n_tallies /= 2)
    {
      CbMachinePart part = { *first, MIN (end - *first, self->n_tallies), FALSE,
                             MIN (MAX_COUNTED_OF_ONE, MAX_COUNTED_IN_ALL - self->n_counted) };

      while (*first + part.n < end && goes_on (plan, *first + part.n))
        part.n++;
      if (add_machine (self, plan->n_machines, cb_machine_new (plan, h, &part, self->effort)))
        {
          plan->n_machines++;
          *first += part.n;
          return TRUE;
        }
    }
  return FALSE;
}

/* Makes one machine that tracks only the size of the hand, and others for its tallies. */
static gboolean
make_parts (Workshop *self, guint h)
{
  CbPlan *plan = self->plan;
  CbMachinePart size = { 0, 0, TRUE, MAX_COUNTED_OF_ONE };
  guint first = 0, end = plan->tallies->len;

  while (first < end && cb_plan_get_tally (plan, first)->holders != 1u << h)
    first++;
  while (end > first && cb_plan_get_tally (plan, end - 1)->holders != 1u << h)
    end--;
  if (!add_machine (self, h, cb_machine_new (plan, h, &size, self->effort)))
    return FALSE;
  while (first < end)
    if (!make_part (self, h, &first, end))
      return FALSE;
  return TRUE;
}

/* Makes a machine for each tie; returns FALSE if there are too many ties. */
static gboolean
make_ties (CbPlan *self)
{
  for (guint i = 0; i < self->tallies->len; i++)
    {
      const CbPlanTally *tally = cb_plan_get_tally (self, i);

      if (tally->kind != CB_TALLY_TIE)
        continue;
      if (self->n_machines == CB_MAX_MACHINES)
        return FALSE;
      self->machines[self->n_machines++] = cb_machine_new_of_tie (self, tally);
    }
  return TRUE;
}

/* Finds where a state keeps the node of each machine before every step. */
static void
lay_out (CbPlan *self)
{
  for (guint k = 0; k <= self->n_steps; k++)
    {
      guint word = 0, shift = 0;

      for (guint i = 0; i < self->n_machines; i++)
        {
          CbMachineStep *step = &self->machines[i]->steps[k];

          cb_bits_place (&step->field, step->n_nodes > 0 ? step->n_nodes - 1 : 0, &word, &shift);
        }
      self->n_words = MAX (self->n_words, word + 1);
    }
  for (guint i = 0; i < self->n_machines; i++)
    cb_machine_shift (self->machines[i], self->n_steps);
}

/* Makes the machines; marks the plan as too large if that takes too much. */
void
cb_plan_make_machines (CbPlan *self, CbEffort *effort)
{
  Workshop workshop = { self, effort, 0, MAX_TALLIES };

  self->n_machines = self->n_holders;
  for (guint h = 0; h < self->n_holders && !self->too_large; h++)
    self->too_large = !make_whole (&workshop, h) && !make_parts (&workshop, h);
  self->too_large = self->too_large || !make_ties (self);
  if (!self->too_large)
    lay_out (self);
}
