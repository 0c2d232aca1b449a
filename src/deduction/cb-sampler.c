/* cb-sampler.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Once all ways to deal are weighed, a deal is drawn by going along one of them, at each card as
 * often one way as the deals weigh that lie there. */

#include "cb-sampler.h"

#include "cb-random-private.h"
#include "cb-sweep-private.h"

struct _CbSampler
{
  CbSweep *sweep;
  CbDeal known;
  CbRandom random;
};

/**
 * cb_deduction_new_sampler:
 * @n_entries: how many of the entries are looked at
 * @seed: what decides on the draws: the same case and seed lead to the same deals
 * @cancelled: (nullable): when another thread sets it, the computation ends early
 *
 * Every deal that fits the rules is equally likely beforehand; who showed me a card chose it among
 * those asked for in the hand, each with the same chance: see #CbOdds, whose odds are what the
 * draws come to in the long run. May run in any thread, on a deduction that does not change
 * meanwhile. Cost: somewhat less than the odds; as much memory as they need is kept.
 *
 * Returns: (transfer full) (nullable): a sampler; NULL if no deal is consistent or weighs
 *   anything, if cancelled, or where the odds would take too much memory, too
 */
CbSampler *
cb_deduction_new_sampler (const CbDeduction *self,
                          guint n_entries,
                          guint64 seed,
                          const gint *cancelled)
{
  const CbMarks *marks;
  g_autoptr (CbSweep) sweep = NULL;
  CbSampler *sampler;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  marks = cb_deduction_get_marks (self, n_entries);
  if (!marks->consistent)
    return NULL;
  sweep = cb_sweep_new_of_entries (self, n_entries, cancelled);
  if (sweep->given_up || cb_sweep_get_weight (sweep) <= 0)
    return NULL;

  sampler = g_new (CbSampler, 1);
  sampler->sweep = g_steal_pointer (&sweep);
  memcpy (sampler->known.hands, marks->certain, sizeof marks->certain);
  cb_random_init (&sampler->random, seed);
  return sampler;
}

void
cb_sampler_free (CbSampler *self)
{
  cb_sweep_free (self->sweep);
  g_free (self);
}

/* Rounding can lead past all weights; then it is the last. */
static guint
pick (const double *weights, guint n, gpointer user_data)
{
  double sum = 0, at;

  if (n == 1)
    return 0;
  for (guint i = 0; i < n; i++)
    sum += weights[i];
  at = cb_random_next_double (user_data) * sum;
  for (guint i = 0; i < n - 1; i++)
    {
      if (at < weights[i])
        return i;
      at -= weights[i];
    }
  return n - 1;
}

/**
 * cb_sampler_draw:
 * @hands: (out) (array fixed-size=12): by holder, the cards in the hand
 *
 * Draws a deal, whatever was drawn before. Cost: about a microsecond.
 */
void
cb_sampler_draw (CbSampler *self, CbCardSet hands[CB_MAX_HOLDERS])
{
  CbDeal deal;

  g_return_if_fail (self != NULL && hands != NULL);

  deal = self->known;
  cb_sweep_draw (self->sweep, pick, &self->random, &deal);
  memcpy (hands, deal.hands, sizeof deal.hands);
}
