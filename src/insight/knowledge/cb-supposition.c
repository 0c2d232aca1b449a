/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Suppositions are drawn from the possible deals, each as likely as what I know makes it, and then
 * taken the more often, the likelier they make what people did. Players who seek do not name again
 * what they have seen: so half of the time only cards not named later are drawn as seen, because
 * otherwise nearly all suppositions would be unlikely; the weights make up for that. */

#include "config.h"

#include <math.h>

#include "cb-deals.h"
#include "cb-habits-private.h"
#include "cb-sampler.h"
#include "cb-supposition-private.h"

/* How many suppositions are drawn for each one that is taken. */
#define DRAWN_FOR_ONE 16

/* Splits a sight into cards that were certainly seen, and cards of which only some were seen;
 * returns how many of the latter were seen, or 0. */
static guint
find_open (const CbSight *sight, CbCardSet hand, CbCardSet *certain, CbCardSet *among)
{
  guint n_known = cb_card_set_size (sight->cards);
  guint n = sight->n > n_known && !(sight->n == CB_SIGHT_ALL && n_known > 0) ? sight->n - n_known
                                                                             : 0;

  *certain = sight->cards;
  *among = hand & sight->among & ~sight->cards;
  if (n < cb_card_set_size (*among))
    return n;
  *certain |= *among;
  return 0;
}

/* The cards that a player who seeks more likely saw: those he did not name later; 0 if there are
 * fewer than @n. */
static CbCardSet
get_likely (const CbKnowledge *knowledge, const CbSight *sight, guint n, CbCardSet among)
{
  CbCardSet likely = among & ~(sight->later & ~cb_habits_get_places (knowledge->setup));

  return cb_card_set_size (likely) >= n ? likely : 0;
}

/* How much more often @seen are picked from the likely cards than from all. */
static double
compare_picks (guint n, CbCardSet seen, CbCardSet likely, CbCardSet among)
{
  double ratio = 1;

  if (likely == 0)
    return 1;
  for (guint i = 0; i < n; i++)
    ratio *= (double) (cb_card_set_size (among) - i) / (cb_card_set_size (likely) - i);
  return (seen & ~likely) == 0 ? ratio : 0;
}

/* The cards of @among that were seen before, if there are any and just one card is seen. */
static CbCardSet
get_again (guint n, CbCardSet among, CbCardSet seen)
{
  return n == 1 && (among & seen) != 0 ? among & seen : among;
}

double
cb_supposition_fill_in (CbSupposition *self,
                        const CbKnowledge *knowledge,
                        int seat,
                        gboolean again,
                        CbRandom *random)
{
  gboolean seeking = cb_random_below (random, 2);
  CbCardSet seen[CB_MAX_HOLDERS] = { 0 };
  double oftener = 1;

  for (guint i = 0; i < knowledge->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (knowledge->sights, CbSight, i);
      CbCardSet among, likely, picked;
      guint n;

      if (sight->viewer != seat)
        continue;
      n = find_open (sight, self->hands[sight->holder], &self->seen[i], &among);
      if (n > 0 && again)
        among = get_again (n, among, seen[sight->holder]);
      seen[sight->holder] |= self->seen[i];
      if (n == 0)
        continue;
      likely = get_likely (knowledge, sight, n, among);
      picked = cb_card_set_pick (seeking && likely != 0 ? likely : among, n, random);
      self->seen[i] |= picked;
      seen[sight->holder] |= picked;
      oftener *= compare_picks (n, picked, likely, among);
    }
  return (1 + oftener) / 2;
}

gsize
cb_supposition_get_size (const CbKnowledge *knowledge)
{
  return sizeof (CbSupposition) + knowledge->sights->len * sizeof (CbCardSet);
}

CbSupposition *
cb_supposition_new (const CbKnowledge *knowledge, const CbCardSet hands[CB_MAX_HOLDERS])
{
  CbSupposition *self = g_malloc0 (cb_supposition_get_size (knowledge));

  memcpy (self->hands, hands, sizeof self->hands);
  return self;
}

/* Fills in what everybody saw and did. Returns the likelihood of that, compared with other
 * suppositions, as a logarithm. */
static double
suppose_all (CbSupposition *self, const CbKnowledge *knowledge, CbRandom *random)
{
  double weight = 0;

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    {
      double oftener = cb_supposition_fill_in (self, knowledge, seat, FALSE, random);

      if (seat != knowledge->setup->me)
        weight += cb_habits_weigh (knowledge, seat, self) - log (oftener);
    }
  return weight;
}

/* Draws a supposition for each of @weights and fills these in, relative to the likeliest; fewer,
 * but at least @n, where the effort ends. Returns: (transfer full) (nullable): NULL if
 * cancelled. */
static GPtrArray *
draw_some (const CbKnowledge *knowledge,
           CbSampler *sampler,
           GArray *weights,
           guint n,
           CbRandom *random,
           CbEffort *effort)
{
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_full (weights->len, g_free);
  double best = -INFINITY;

  for (guint i = 0; i < weights->len; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS] = { 0 };
      CbSupposition *supposition;

      if (cb_effort_is_cancelled (effort))
        return NULL;
      if (!cb_effort_spend (effort, CB_SUPPOSITION_UNITS (knowledge)) && i >= n)
        {
          g_array_set_size (weights, i);
          break;
        }
      cb_sampler_draw (sampler, hands);
      supposition = cb_supposition_new (knowledge, hands);
      g_ptr_array_add (drawn, supposition);
      g_array_index (weights, double, i) = suppose_all (supposition, knowledge, random);
      best = MAX (best, g_array_index (weights, double, i));
    }
  for (guint i = 0; i < weights->len; i++)
    g_array_index (weights, double, i) = exp (g_array_index (weights, double, i) - best);
  return g_steal_pointer (&drawn);
}

/* (transfer full): copies of @n of @drawn, taken at equal steps of their weights. */
static GPtrArray *
take_some (const CbKnowledge *knowledge, GPtrArray *drawn, GArray *weights, guint n, double start)
{
  gsize size = cb_supposition_get_size (knowledge);
  GPtrArray *taken = g_ptr_array_new_full (n, g_free);
  double sum = 0, passed = 0;

  for (guint i = 0; i < weights->len; i++)
    sum += g_array_index (weights, double, i);
  for (guint i = 0; i < drawn->len; i++)
    {
      passed += g_array_index (weights, double, i) / sum * n;
      while (taken->len < n && (taken->len + start < passed || i + 1 == drawn->len))
        g_ptr_array_add (taken, g_memdup2 (g_ptr_array_index (drawn, i), size));
    }
  return taken;
}

GPtrArray *
cb_knowledge_suppose (const CbKnowledge *self, guint64 seed, guint n, CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, effort->n_left / CB_SUPPOSITION_PART_FOR_SAMPLER);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (self->deduction, self->entries->len, seed, &part);
  g_autoptr (GArray) weights = g_array_sized_new (FALSE, TRUE, sizeof (double), DRAWN_FOR_ONE * n);
  g_autoptr (GPtrArray) drawn = NULL;
  CbRandom random;

  cb_effort_give_back (effort, &part);
  if (sampler == NULL)
    return NULL;
  g_array_set_size (weights, DRAWN_FOR_ONE * n);
  cb_random_init (&random,
                  ~seed); /* a seed of its own, so that the numbers differ from the sampler's */
  drawn = draw_some (self, sampler, weights, n, &random, effort);
  return drawn != NULL ? take_some (self, drawn, weights, n, cb_random_next_double (&random))
                       : NULL;
}
