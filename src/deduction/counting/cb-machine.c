/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The machines of ties, which are simple, and what is done with any machine once it is made. */

#include "cb-machine-private.h"

/* Whether a hand of the tie already has one of its cards; before the first step none has. */
enum
{
  TIE_OPEN,
  TIE_KEPT,
  N_TIE_NODES,
};

/**
 * cb_machine_new_of_tie:
 *
 * Returns: (transfer full): a machine, not laid out, that makes sure that one of the holders of
 *   @tie gets one of its cards
 */
CbMachine *
cb_machine_new_of_tie (const CbPlan *plan, const CbPlanTally *tie)
{
  CbMachine *self = g_new0 (CbMachine, 1);

  self->holders = tie->holders;
  self->factor = 1;
  self->n_counted = N_TIE_NODES;
  self->free_from = tie->last + 1u;
  for (guint k = 0; k <= plan->n_steps; k++)
    {
      CbMachineStep *step = &self->steps[k];
      gboolean counts = k < self->free_from &&
                        (cb_plan_step_get_dealt (&plan->steps[k]) & tie->cards) != 0;
      guint64 open = k < tie->last ? TIE_OPEN : CB_NOWHERE;
      guint64 kept = k < tie->last ? TIE_KEPT : 0;

      step->n_nodes = k > 0 && k < self->free_from ? N_TIE_NODES : 1;
      step->spans = g_new (CbMachineSpan, step->n_nodes);
      for (guint i = 0; i < step->n_nodes; i++)
        step->spans[i] = (CbMachineSpan) { 0, CB_MAX_CARDS };
      if (k == plan->n_steps)
        break;
      step->nodes = g_new (CbNode, step->n_nodes);
      for (guint i = 0; i < step->n_nodes; i++)
        step->nodes[i] = (CbNode) { kept, kept };
      if (k < self->free_from)
        step->nodes[TIE_OPEN] = (CbNode) { open, counts ? kept : open };
    }
  return self;
}

void
cb_machine_free (CbMachine *self)
{
  for (guint k = 0; k < G_N_ELEMENTS (self->steps); k++)
    {
      g_free (self->steps[k].nodes);
      g_free (self->steps[k].factors);
      g_free (self->steps[k].spans);
    }
  g_free (self);
}

static guint64
shift (guint64 node, const CbBits *field)
{
  return node != CB_NOWHERE ? node << field->shift : CB_NOWHERE;
}

/* Shifts all nodes to where states keep them, so that a new state is made by adding nodes up.
 * Called once these places are known. */
void
cb_machine_shift (CbMachine *self, guint n_steps)
{
  for (guint k = 0; k < n_steps; k++)
    {
      const CbBits *field = &self->steps[k + 1].field;

      for (guint i = 0; i < self->steps[k].n_nodes; i++)
        {
          CbNode *node = &self->steps[k].nodes[i];

          node->pass = shift (node->pass, field);
          node->take = shift (node->take, field);
        }
    }
}
