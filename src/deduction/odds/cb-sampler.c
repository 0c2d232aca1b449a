/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Once all ways to deal are weighed, a deal is drawn by following one of them: at each card a way
 * is chosen by the weight of the deals it leads to. Where there are too many ways, several sweeps
 * are made, each leaving some out at random; a deal is then drawn from one of these sweeps. */

#include "cb-sampler.h"

#include <math.h>

#include "cb-deduction-plan-private.h"
#include "cb-deduction-private.h"
#include "cb-random.h"
#include "cb-estimate-private.h"

struct _CbSampler
{
  GPtrArray *sweeps; /* of CbSweep: one sweep of all deals, or several thinned ones */
  GArray *weights;   /* of double: what each of them weighs */
  gboolean exact;
  CbDeal known;
  GPtrArray *facts; /* of CbFacts: the deal and the entries; none where all deals count alike */
  CbRandom random;
};

static CbSampler *
sampler_new (const CbDeduction *deduction, guint n_entries, guint64 seed)
{
  CbSampler *self = g_new0 (CbSampler, 1);
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);

  self->sweeps = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_sweep_free);
  self->weights = g_array_new (FALSE, FALSE, sizeof (double));
  memcpy (self->known.hands, marks->certain, sizeof marks->certain);
  self->facts = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_facts_unref);
  for (guint i = 0; i <= n_entries && !cb_deduction_get_world (deduction)->alike; i++)
    g_ptr_array_add (self->facts, cb_deduction_get_facts (deduction, i, n_entries));
  cb_random_init (&self->random, seed);
  return self;
}

/* Takes over a sweep, if any of its deals has a weight. */
static void
add_sweep (CbSampler *self, CbSweep *sweep)
{
  double weight = sweep->given_up ? 0 : cb_sweep_get_weight (sweep);

  if (weight <= 0)
    {
      cb_sweep_free (sweep);
      return;
    }
  g_ptr_array_add (self->sweeps, sweep);
  g_array_append_val (self->weights, weight);
}

/* Adds the sweeps, which keep @width states of each step; returns FALSE where they take too
 * much. */
static gboolean
add_thinned (CbSampler *self,
             CbPlan *plan,
             const CbOutlook *outlook,
             guint width,
             guint64 seed,
             const CbEffort *effort)
{
  for (guint i = 0; i < CB_N_TRIES && !cb_effort_is_cancelled (effort); i++)
    {
      CbRandom random;
      CbThinning thinning = { outlook, width, &random };
      CbSweep *sweep;
      gboolean given_up;

      cb_random_init (&random, seed * CB_N_TRIES + i);
      sweep = cb_sweep_new_thinned (plan, &thinning, CB_SWEEP_MAX_BYTES / CB_N_TRIES,
                                    effort->cancelled);
      given_up = sweep->given_up;
      add_sweep (self, sweep);
      if (given_up)
        return FALSE;
    }
  return TRUE;
}

/* Adds sweeps that @effort is enough for, or smaller ones where these take too much memory. */
static void
add_all_thinned (CbSampler *self, CbPlan *plan, guint64 seed, const CbEffort *effort)
{
  g_autoptr (CbOutlook) outlook = cb_outlook_new (plan);

  for (guint width = cb_estimate_get_width (plan, effort);
       width > 0 && !add_thinned (self, plan, outlook, width, seed, effort) &&
       !cb_effort_is_cancelled (effort);
       width /= 2)
    {
      g_ptr_array_set_size (self->sweeps, 0);
      g_array_set_size (self->weights, 0);
    }
}

/**
 * cb_deduction_new_sampler:
 * @n_entries: how many of the entries are looked at
 * @seed: what decides on the draws: the same case and seed lead to the same deals
 * @effort: how much may be spent
 *
 * Every deal that fits the rules is equally likely beforehand; whoever showed me a card chose it
 * among the cards asked for in the hand, each with the same chance: see #CbOdds, whose odds are
 * what the draws come to in the long run. Where the odds could only be estimated, the draws are
 * about as far off. May run in any thread, on a deduction that does not change meanwhile. Cost:
 * somewhat less than the odds; as much memory as they need is kept.
 *
 * Returns: (transfer full) (nullable): a sampler; NULL if no deal is consistent or weighs anything,
 *   if none was met, if there are too many constraints, or if cancelled
 */
CbSampler *
cb_deduction_new_sampler (const CbDeduction *self, guint n_entries, guint64 seed, CbEffort *effort)
{
  g_autoptr (CbSampler) sampler = NULL;
  g_autoptr (CbPlan) plan = NULL;
  CbSweep *sweep;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  if (!cb_deduction_get_marks (self, n_entries)->consistent)
    return NULL;
  sampler = sampler_new (self, n_entries, seed);
  plan = cb_deduction_new_plan (self, n_entries, effort);
  sweep = cb_sweep_new_within (plan, effort);
  sampler->exact = !sweep->given_up;
  add_sweep (sampler, sweep);
  if (!sampler->exact && !plan->too_large)
    add_all_thinned (sampler, plan, seed, effort);
  if (sampler->sweeps->len == 0 || cb_effort_is_cancelled (effort))
    return NULL;
  return g_steal_pointer (&sampler);
}

void
cb_sampler_free (CbSampler *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->sweeps);
  g_array_unref (self->weights);
  g_ptr_array_unref (self->facts);
  g_free (self);
}

/* Picks an index by weight; the last index where rounding errors lead past the end. */
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
 * @hands: (out) (array fixed-size=13): by holder, the cards in the hand
 *
 * Draws a deal, independently of those drawn before. Cost: about a microsecond.
 */
void
cb_sampler_draw (CbSampler *self, CbCardSet hands[CB_MAX_HOLDERS])
{
  CbDeal deal;
  guint i;

  g_return_if_fail (self != NULL && hands != NULL);

  deal = self->known;
  i = pick ((const double *) (gpointer) self->weights->data, self->weights->len, &self->random);
  cb_sweep_draw (g_ptr_array_index (self->sweeps, i), pick, &self->random, &deal);
  memcpy (hands, deal.hands, sizeof deal.hands);
}

static CbDeals *
cb_deals_new (gboolean complete)
{
  CbDeals *self = g_new (CbDeals, 1);

  self->list = g_array_new (FALSE, FALSE, sizeof (CbWeighedDeal));
  self->complete = complete;
  return self;
}

/**
 * cb_sampler_draw_deals:
 * @n: how many, at least one
 *
 * Returns: (transfer full): the next deals drawn
 */
CbDeals *
cb_sampler_draw_deals (CbSampler *self, guint n)
{
  CbDeals *deals;

  g_return_val_if_fail (self != NULL && n > 0, NULL);

  deals = cb_deals_new (FALSE);
  g_array_set_size (deals->list, n);
  for (guint i = 0; i < n; i++)
    {
      CbWeighedDeal *deal = &g_array_index (deals->list, CbWeighedDeal, i);

      cb_sampler_draw (self, deal->hands);
      deal->weight = 1;
    }
  return deals;
}

/* Data for making a list of deals. Likelihoods of many showings are too small for a double: each is
 * kept as a fraction and a power of two, and in the end the powers are taken relative to the
 * greatest. */
typedef struct
{
  GPtrArray *facts;
  GArray *list;
  GArray *powers; /* of int: the power of two of each deal's weight */
  int most;       /* the greatest of the powers */
} DealListing;

/* Returns the fraction of the weight; sets @power to its power of two. */
static double
weigh_deal (GPtrArray *facts, const CbDeal *deal, int *power)
{
  double weight = 1;

  *power = 0;
  for (guint i = 0; i < facts->len; i++)
    {
      guint n;
      const CbShowing *showings = cb_facts_get_showings (g_ptr_array_index (facts, i), &n);

      for (guint k = 0; k < n; k++)
        {
          guint size = showings[k].n_gone +
                       cb_card_set_size (deal->hands[showings[k].holder] & showings[k].among);
          int shift;

          if (size == 0)
            return 0;
          weight = frexp (weight / size, &shift);
          *power += shift;
        }
    }
  return weight;
}

static void
add_deal_cb (const CbDeal *deal, gpointer user_data)
{
  DealListing *listing = user_data;
  int power;
  CbWeighedDeal added = { .weight = weigh_deal (listing->facts, deal, &power) };

  memcpy (added.hands, deal->hands, sizeof added.hands);
  if (added.weight <= 0)
    return;
  listing->most = listing->list->len > 0 ? MAX (listing->most, power) : power;
  g_array_append_val (listing->list, added);
  g_array_append_val (listing->powers, power);
}

/**
 * cb_sampler_list_deals:
 * @max: how many at most
 *
 * Returns: (transfer full) (nullable): all deals that weigh anything, at least one; NULL where more
 * than @max are consistent, or where the draws are not exact
 */
CbDeals *
cb_sampler_list_deals (const CbSampler *self, guint max)
{
  g_autoptr (GArray) powers = g_array_new (FALSE, FALSE, sizeof (int));
  DealListing listing = { .powers = powers };
  const CbSweep *sweep;
  CbDeals *deals;

  g_return_val_if_fail (self != NULL, NULL);

  sweep = g_ptr_array_index (self->sweeps, 0);
  if (!self->exact || sweep->n_deals > max)
    return NULL;
  deals = cb_deals_new (TRUE);
  listing.facts = self->facts;
  listing.list = deals->list;
  cb_sweep_list (sweep, &self->known, add_deal_cb, &listing);
  for (guint i = 0; i < deals->list->len; i++)
    {
      CbWeighedDeal *deal = &g_array_index (deals->list, CbWeighedDeal, i);

      deal->weight = ldexp (deal->weight, g_array_index (powers, int, i) - listing.most);
    }
  return deals;
}

void
cb_deals_free (CbDeals *self)
{
  g_array_unref (self->list);
  g_free (self);
}
