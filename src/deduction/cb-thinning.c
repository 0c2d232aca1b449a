/* cb-thinning.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Where there are too many states, some are kept that stand for all: the more a state weighs, and
 * the more is to be expected of it, the more likely it is kept, and the less it stands for others
 * (Fearnhead and Clifford, "On-line inference for hidden Markov models via particle filters",
 * 2003). */

#include "cb-expansion-private.h"

static double *
look_ahead (const CbPlan *plan,
            const CbMachine *machine,
            guint k,
            const double *after,
            double chances[CB_MAX_CARDS][CB_MAX_HOLDERS])
{
  const CbMachineStep *step = &machine->steps[k];
  const CbField *field = &machine->steps[k + 1].field;
  guint card = plan->steps[k].card;
  double *values = g_new (double, MAX (step->n_nodes, 1));

  for (guint i = 0; i < step->n_nodes; i++)
    {
      const CbNode *node = &step->nodes[i];
      CbFactors factors = step->factors != NULL ? step->factors[i] : (CbFactors) { 1, 1 };
      double chance = card != CB_NO_CARD ? chances[card][machine->holder] : 0;

      values[i] = 0;
      if (node->pass != CB_NOWHERE)
        values[i] += (1 - chance) * factors.pass * after[node->pass >> field->shift];
      if (node->take != CB_NOWHERE)
        values[i] += factors.take * after[node->take >> field->shift];
    }
  return values;
}

CbOutlook *
cb_outlook_new (CbPlan *plan, double chances[CB_MAX_CARDS][CB_MAX_HOLDERS])
{
  CbOutlook *self = g_new0 (CbOutlook, 1);

  self->plan = cb_plan_ref (plan);
  for (guint h = 0; h < plan->n_holders; h++)
    {
      guint n = plan->machines[h]->steps[plan->n_steps].n_nodes;

      self->values[h][plan->n_steps] = g_new (double, MAX (n, 1));
      for (guint i = 0; i < n; i++)
        self->values[h][plan->n_steps][i] = 1;
      for (guint k = plan->n_steps; k > 0; k--)
        self->values[h][k - 1] = look_ahead (plan, plan->machines[h], k - 1, self->values[h][k],
                                             chances);
    }
  return self;
}

void
cb_outlook_free (CbOutlook *self)
{
  for (guint h = 0; h < self->plan->n_holders; h++)
    for (guint k = 0; k <= self->plan->n_steps; k++)
      g_free (self->values[h][k]);
  cb_plan_unref (self->plan);
  g_free (self);
}

static double
get_value (const CbOutlook *self, guint k, const guint64 *state)
{
  double value = 1;

  for (guint h = 0; h < self->plan->n_holders; h++)
    {
      const CbMachineStep *step = &self->plan->machines[h]->steps[k];

      value *= self->values[h][k][cb_field_get (&step->field, state)];
    }
  return value;
}

/* From which worth on states are kept for certain, so that @n are kept. */
static double
find_threshold (const double *worths, guint n_states, guint n)
{
  double threshold = 0;

  for (;;)
    {
      double sum = 0, found;
      guint n_certain = 0;

      for (guint i = 0; i < n_states; i++)
        if (threshold > 0 && worths[i] >= threshold)
          n_certain++;
        else
          sum += worths[i];
      if (n_certain >= n)
        return threshold;
      found = sum / (n - n_certain);
      if (threshold > 0 && found >= threshold * (1 - 1e-9))
        return found;
      threshold = found;
    }
}

/* Takes out the moves to states that are not kept; those to others weigh more. */
static void
thin_moves (CbSweepStep *step, const guint32 *kept, const double *gains)
{
  guint n = 0, from = 0;

  if (step->factors == NULL)
    {
      step->factors = g_new (double, cb_sweep_step_get_n_moves (step));
      for (guint i = 0; i < cb_sweep_step_get_n_moves (step); i++)
        step->factors[i] = 1;
    }
  for (guint i = 0; i < step->n_states; i++)
    {
      guint to = step->first_move[i + 1];

      step->first_move[i] = n;
      for (guint j = from; j < to; j++)
        {
          CbMove move = step->moves[j];

          if (kept[move.to] == G_MAXUINT32)
            continue;
          step->factors[n] = step->factors[j] * gains[move.to];
          if (step->ways != NULL)
            step->ways[n] = step->ways[j];
          move.to = kept[move.to];
          step->moves[n++] = move;
        }
      from = to;
    }
  step->first_move[step->n_states] = n;
}

void
cb_sweep_thin (CbSweep *sweep,
               guint k,
               CbLayer *layer,
               const CbOutlook *outlook,
               guint n,
               CbRandom *random)
{
  g_autofree double *worths = g_new (double, layer->n_states);
  g_autofree guint32 *kept = g_new (guint32, layer->n_states);
  guint n_kept = 0;
  double threshold, at;

  for (guint i = 0; i < layer->n_states; i++)
    worths[i] = layer->weights[i] * get_value (outlook, k + 1, cb_layer_get_state (layer, i));
  threshold = find_threshold (worths, layer->n_states, n);
  at = cb_random_next_double (random) * threshold;
  for (guint i = 0; i < layer->n_states; i++)
    {
      double gain = 1;

      kept[i] = G_MAXUINT32;
      if (worths[i] < threshold)
        {
          at -= worths[i];
          if (at > 0 || worths[i] <= 0)
            continue;
          at += threshold;
          gain = threshold / worths[i];
        }
      kept[i] = n_kept++;
      worths[i] = gain;
      cb_state_copy (&layer->states[(gsize) kept[i] * layer->n_words],
                     cb_layer_get_state (layer, i), layer->n_words);
      layer->weights[kept[i]] = layer->weights[i] * gain;
    }
  layer->n_states = n_kept;
  thin_moves (&sweep->steps[k], kept, worths);
}
