/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where there are too many states, some are kept that stand for all: the more a state weighs, and
 * the more can be expected of it, the likelier it is kept, and the less it stands for others
 * (Fearnhead and Clifford, "On-line inference for hidden Markov models via particle filters",
 * Journal of the Royal Statistical Society B 65, 2003). On average, a sum over those kept is the
 * sum over all.
 *
 * What can be expected of a state is reckoned as if the hands had nothing to do with each other:
 * each gets every card to come with a chance of its own. */

#include "cb-thinning-private.h"

/* How many times the chances are adjusted to the sizes of the hands. */
#define N_ADJUSTMENTS 20

/* Shares each card out among those who can get it, as @shares say; returns in @sizes how many cards
 * each holder is then to expect. */
static void
share_cards (const CbPlan *plan, const double *shares, CbGuess chances, double *sizes)
{
  for (guint h = 0; h < plan->n_holders; h++)
    sizes[h] = 0;
  for (CbCardSet cards = plan->open; cards != 0; cards &= cards - 1)
    {
      guint card = cb_card_set_first (cards);
      double sum = 0;

      for (guint h = 0; h < plan->n_holders; h++)
        sum += cb_card_set_has (plan->possible[h], card) ? shares[h] : 0;
      for (guint h = 0; h < plan->n_holders; h++)
        {
          chances[card][h] = cb_card_set_has (plan->possible[h], card) ? shares[h] / sum : 0;
          sizes[h] += chances[card][h];
        }
    }
}

/* How likely each holder gets each card if nothing is known but the sizes of the hands and who can
 * get which. */
void
cb_plan_guess (const CbPlan *plan, CbGuess chances)
{
  double wanted[CB_MAX_HOLDERS], shares[CB_MAX_HOLDERS], sizes[CB_MAX_HOLDERS];

  for (guint h = 0; h < plan->n_holders; h++)
    {
      wanted[h] = plan->sized & 1u << h ? plan->sizes[h] - plan->spare[h] / 2.0
                                        : cb_card_set_size (plan->possible[h]) / 2.0;
      shares[h] = wanted[h] = MAX (wanted[h], 0.1);
    }
  share_cards (plan, shares, chances, sizes);
  for (guint i = 0; i < N_ADJUSTMENTS; i++)
    {
      for (guint h = 0; h < plan->n_holders; h++)
        shares[h] *= sizes[h] > 0 ? CLAMP (wanted[h] / sizes[h], 0.1, 10) : 1;
      share_cards (plan, shares, chances, sizes);
    }
}

/* The expected value of a node, given the chances that its holder passes the card and takes it. */
static double
expect (const CbMachineStep *step,
        const CbBits *field,
        guint i,
        double passing,
        double taking,
        const double *after)
{
  const CbNode *node = &step->nodes[i];
  CbFactors factors = step->factors != NULL ? step->factors[i] : (CbFactors) { 1, 1 };
  double value = 0;

  if (node->pass != CB_NOWHERE)
    value += passing * factors.pass * after[node->pass >> field->shift];
  if (node->take != CB_NOWHERE)
    value += taking * factors.take * after[node->take >> field->shift];
  return value;
}

/* The expected values of the nodes of a step, given those of the nodes of the next step. */
static double *
look_ahead (const CbPlan *plan, guint machine, guint k, const double *after, CbGuess chances)
{
  const CbMachineStep *step = &plan->machines[machine]->steps[k];
  const CbBits *field = &plan->machines[machine]->steps[k + 1].field;
  guint holders = plan->machines[machine]->holders;
  guint card = plan->steps[k].card;
  gboolean first = machine < plan->n_holders;
  gboolean settles = first && card == CB_NO_CARD && plan->steps[k].takers == holders;
  double chance = 0;
  double *values = g_new0 (double, MAX (step->n_nodes, 1));

  for (guint left = card != CB_NO_CARD ? holders : 0; left != 0; left &= left - 1)
    chance += chances[card][__builtin_ctz (left)];
  for (guint i = 0; i < step->n_nodes; i++)
    if (settles)
      for (guint n_empty = 0; n_empty <= MIN (i, plan->spare[machine]); n_empty++)
        values[i] += after[i - n_empty];
    else
      /* The chance that a holder takes the card is counted once, in the holder's first machine. */
      values[i] = expect (step, field, i, 1 - chance, first ? 1 : chance, after);
  return values;
}

/* (transfer full): what to expect, as far as it can be guessed */
CbOutlook *
cb_outlook_new (CbPlan *plan)
{
  CbOutlook *self = g_new0 (CbOutlook, 1);
  CbGuess chances = { 0 };

  self->plan = cb_plan_ref (plan);
  cb_plan_guess (plan, chances);
  for (guint i = 0; i < plan->n_machines; i++)
    {
      guint n = plan->machines[i]->steps[plan->n_steps].n_nodes;

      self->values[i][plan->n_steps] = g_new (double, MAX (n, 1));
      for (guint j = 0; j < n; j++)
        self->values[i][plan->n_steps][j] = 1;
      for (guint k = plan->n_steps; k > 0; k--)
        self->values[i][k - 1] = look_ahead (plan, i, k - 1, self->values[i][k], chances);
    }
  return self;
}

void
cb_outlook_free (CbOutlook *self)
{
  for (guint i = 0; i < self->plan->n_machines; i++)
    for (guint k = 0; k <= self->plan->n_steps; k++)
      g_free (self->values[i][k]);
  cb_plan_unref (self->plan);
  g_free (self);
}

static double
get_value (const CbOutlook *self, guint k, const guint64 *state)
{
  double value = 1;

  for (guint i = 0; i < self->plan->n_machines; i++)
    {
      const CbMachineStep *step = &self->plan->machines[i]->steps[k];

      if (step->n_nodes > 1)
        value *= self->values[i][k][cb_bits_get (&step->field, state)];
    }
  return value;
}

/* The worth from which on states are certain to be kept, so that @n states are kept on average. */
static double
find_threshold (const double *worths, guint n_states, guint n)
{
  double threshold = G_MAXDOUBLE;

  for (;;)
    {
      double sum = 0, found;
      guint n_certain = 0;

      for (guint i = 0; i < n_states; i++)
        if (worths[i] >= threshold)
          n_certain++;
        else
          sum += worths[i];
      if (n_certain >= n || sum <= 0)
        return threshold;
      found = sum / (n - n_certain);
      if (found >= threshold * (1 - 1e-9))
        return threshold;
      threshold = found;
    }
}

/**
 * cb_thinning_run:
 * @k: the number of the step
 * @layer: the states before that step; those not kept are taken out, and the table that finds
 *   states is not valid any more
 * @kept: (out): by former index of a state: its new index, or G_MAXUINT32
 * @gains: (out): by former index of a state that is kept: the factor to multiply its weight by
 *
 * Returns: how many are kept, about as many as wanted
 */
guint
cb_thinning_run (const CbThinning *self, guint k, CbLayer *layer, guint32 *kept, double *gains)
{
  double *worths = gains;
  double threshold, at;
  guint n = 0;

  for (guint i = 0; i < layer->n_states; i++)
    worths[i] = layer->weights[i] * get_value (self->outlook, k, cb_layer_get_state (layer, i));
  threshold = find_threshold (worths, layer->n_states, self->max_states);
  at = cb_random_next_double (self->random) * threshold;
  for (guint i = 0; i < layer->n_states; i++)
    {
      gboolean certain = worths[i] >= threshold;

      kept[i] = G_MAXUINT32;
      if (!certain && (at -= worths[i]) >= 0)
        continue;
      if (!certain)
        at += threshold;
      gains[i] = certain || worths[i] <= 0 ? 1 : threshold / worths[i];
      layer->weights[n] = layer->weights[i] * gains[i];
      cb_state_copy (&layer->states[(gsize) n * layer->n_words], cb_layer_get_state (layer, i),
                     layer->n_words);
      kept[i] = n++;
    }
  layer->n_states = n;
  return n;
}
