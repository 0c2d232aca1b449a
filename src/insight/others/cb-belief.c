/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Suppositions are drawn from the possible deals and weighed by how likely they make what everybody
 * did; see cb-mind.c. From these follow how likely the best solution is right, now and in the next
 * turn, and who could accuse; the sheet and its odds go by proofs alone. */

#include "config.h"

#include <math.h>

#include "cb-belief-private.h"
#include "cb-sampler.h"
#include "cb-habits-private.h"
#include "cb-mind-private.h"
#include "cb-round-private.h"

/* One part in this many of the effort may go into weighing. */
#define PART_FOR_WEIGHING 4

/* The least number of suppositions that are weighed, however small the effort. */
#define LEAST_N 200

/* How many suppositions are weighed where a few are to be drawn from them. */
#define N_WEIGHED 2000

/* The greatest chance of a solution that is not proved. */
#define MOST_UNPROVED 0.999

struct _CbBelief
{
  GPtrArray *suppositions; /* of CbSupposition; the two halves alternate */
  GArray *weights;         /* of double: as logarithms first, then compared with the likeliest */
};

/* The weight in each half of the suppositions; the halves are two independent estimates. */
typedef struct
{
  double half[2];
} Sum;

static double
weigh_all (const CbKnowledge *knowledge, const CbSupposition *supposition)
{
  double weights[CB_N_REACHES] = { 0 };

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    {
      CbMind mind;

      if (seat == knowledge->setup->me)
        continue;
      cb_mind_init (&mind, knowledge, seat, supposition);
      for (guint reach = 0; reach < CB_N_REACHES; reach++)
        weights[reach] += log (MAX (cb_mind_sum_habits (&mind, reach), G_MINDOUBLE));
      cb_mind_clear (&mind);
    }
  return cb_log_of_sum (weights[0], weights[1]);
}

/* Adds a supposition with the hands of @deal. */
static void
add (CbBelief *self, const CbKnowledge *knowledge, const CbWeighedDeal *deal, CbRandom *random)
{
  CbSupposition *supposition = cb_supposition_new (knowledge, deal->hands);
  double weight = log (deal->weight);

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    weight -= log (cb_supposition_fill_in (supposition, knowledge, seat, TRUE, random));
  weight += weigh_all (knowledge, supposition);
  g_ptr_array_add (self->suppositions, supposition);
  g_array_append_val (self->weights, weight);
}

static void
add_all (CbBelief *self,
         const CbKnowledge *knowledge,
         const CbDeals *deals,
         guint n_each,
         CbRandom *random,
         CbEffort *effort)
{
  double best = -INFINITY;

  for (guint i = 0; i < n_each * deals->list->len && !cb_effort_is_cancelled (effort); i++)
    {
      if (!cb_effort_spend (effort, CB_SUPPOSITION_UNITS (knowledge)) && !deals->complete &&
          i >= LEAST_N)
        break;
      add (self, knowledge, cb_deals_get (deals, i / n_each), random);
      best = MAX (best, g_array_index (self->weights, double, i));
    }
  for (guint i = 0; i < self->weights->len; i++)
    {
      double *weight = &g_array_index (self->weights, double, i);

      *weight = exp (*weight - best);
    }
}

/* Few deals are listed, and each is taken several times, each time drawing who saw which card. */
CbBelief *
cb_belief_new (const CbKnowledge *knowledge, guint64 seed, guint n, CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, effort->n_left / CB_SUPPOSITION_PART_FOR_SAMPLER);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (knowledge->deduction, knowledge->entries->len, seed, &part);
  g_autoptr (CbDeals) deals = NULL;
  g_autoptr (CbBelief) self = NULL;
  CbRandom random;
  guint n_each = 1;

  cb_effort_give_back (effort, &part);
  if (sampler == NULL)
    return NULL;
  part = cb_effort_take (effort, effort->n_left / PART_FOR_WEIGHING);
  deals = cb_sampler_list_deals (sampler, n / 2);
  if (deals != NULL)
    n_each = n / deals->list->len / 2 * 2;
  else
    deals = cb_sampler_draw_deals (sampler, n);
  self = g_new0 (CbBelief, 1);
  self->suppositions = g_ptr_array_new_with_free_func (g_free);
  self->weights = g_array_new (FALSE, FALSE, sizeof (double));
  cb_random_init (&random, ~seed); /* differs from the seed of the sampler */
  add_all (self, knowledge, deals, n_each, &random, &part);
  cb_effort_give_back (effort, &part);
  return cb_effort_is_cancelled (effort) ? NULL : g_steal_pointer (&self);
}

void
cb_belief_free (CbBelief *self)
{
  g_ptr_array_unref (self->suppositions);
  g_array_unref (self->weights);
  g_free (self);
}

static void
add_to (GHashTable *sums, CbCardSet envelope, guint half, double weight)
{
  Sum *sum = g_hash_table_lookup (sums, GUINT_TO_POINTER (envelope));

  if (sum == NULL)
    {
      sum = g_new0 (Sum, 1);
      g_hash_table_insert (sums, GUINT_TO_POINTER (envelope), sum);
    }
  sum->half[half] += weight;
}

/* Adds up the weights of all suppositions but @except (G_MAXUINT for none), by envelope. @heard:
 * (nullable): multiplies each weight by how likely the supposition makes what was heard. */
static GHashTable *
sum_up (const CbBelief *self, guint except, const GArray *heard)
{
  GHashTable *sums = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  for (guint i = 0; i < self->suppositions->len; i++)
    {
      const CbSupposition *supposition = cb_belief_get (self, i);
      double weight = g_array_index (self->weights, double, i);

      if (heard != NULL && weight > 0)
        weight *= cb_round_weigh (heard, supposition->hands);
      if (weight > 0 && i != except)
        add_to (sums, supposition->hands[CB_HOLDER_ENVELOPE], i % 2, weight);
    }
  return sums;
}

/* A solution that was met most often merely by chance seems likelier than it is. So each half gives
 * the chance of the solution that is likeliest in the other half. A solution never met there is
 * still not impossible. */
CbCardSet
cb_belief_get_solution (const CbBelief *self, double *chance)
{
  g_autoptr (GHashTable) sums = sum_up (self, G_MAXUINT, NULL);
  Sum best = { { 0 } }, others = { { 0 } };
  double most = 0, all = 0;
  CbCardSet solution = 0;
  GHashTableIter iter;
  gpointer envelope, value;

  g_hash_table_iter_init (&iter, sums);
  while (g_hash_table_iter_next (&iter, &envelope, &value))
    {
      const Sum *sum = value;
      double both = sum->half[0] + sum->half[1];

      all += both;
      if (both > most)
        {
          most = both;
          solution = GPOINTER_TO_UINT (envelope);
        }
      for (guint half = 0; half < 2; half++)
        if (sum->half[half] > best.half[half])
          {
            best.half[half] = sum->half[half];
            others.half[half] = sum->half[!half];
          }
    }
  *chance = CLAMP ((others.half[0] + others.half[1]) / all, 1.0 / self->suppositions->len,
                   MOST_UNPROVED);
  return solution;
}

gboolean
cb_belief_guesses (const CbBelief *self, guint index, const GArray *heard)
{
  g_autoptr (GHashTable) sums = sum_up (self, index, heard);
  double most = 0;
  CbCardSet solution = 0;
  GHashTableIter iter;
  gpointer envelope, value;

  g_hash_table_iter_init (&iter, sums);
  while (g_hash_table_iter_next (&iter, &envelope, &value))
    {
      const Sum *sum = value;

      if (sum->half[0] + sum->half[1] > most)
        {
          most = sum->half[0] + sum->half[1];
          solution = GPOINTER_TO_UINT (envelope);
        }
    }
  return solution == cb_belief_get (self, index)->hands[CB_HOLDER_ENVELOPE];
}

const CbSupposition *
cb_belief_get (const CbBelief *self, guint index)
{
  return g_ptr_array_index (self->suppositions, index);
}

static void
shuffle (GArray *numbers, CbRandom *random)
{
  for (guint i = numbers->len; i > 1; i--)
    {
      guint *one = &g_array_index (numbers, guint, i - 1);
      guint *other = &g_array_index (numbers, guint, cb_random_below (random, i));
      guint number = *one;

      *one = *other;
      *other = number;
    }
}

/* Divides the sum of the weights into equal steps and draws one index in each, at a random point of
 * the step, since listed deals come in a fixed order. */
GArray *
cb_weights_draw (const GArray *weights, guint n, CbRandom *random)
{
  GArray *drawn = g_array_sized_new (FALSE, FALSE, sizeof (guint), n);
  double next = cb_random_next_double (random), sum = 0, passed = 0;

  for (guint i = 0; i < weights->len; i++)
    sum += g_array_index (weights, double, i);
  for (guint i = 0; i < weights->len; i++)
    {
      passed += g_array_index (weights, double, i) / sum * n;
      while (drawn->len < n && (next < passed || i + 1 == weights->len))
        {
          g_array_append_val (drawn, i);
          next = drawn->len + cb_random_next_double (random);
        }
    }
  shuffle (drawn, random);
  return drawn;
}

GArray *
cb_belief_draw (const CbBelief *self, guint n, CbRandom *random)
{
  return cb_weights_draw (self->weights, n, random);
}

GPtrArray *
cb_belief_suppose (const CbKnowledge *knowledge, guint64 seed, guint n, CbEffort *effort)
{
  g_autoptr (CbBelief) self = cb_belief_new (knowledge, seed, N_WEIGHED, effort);
  g_autoptr (GArray) drawn = NULL;
  GPtrArray *suppositions;
  CbRandom random;

  if (self == NULL)
    return NULL;
  cb_random_init (&random, ~seed << 1); /* differs from the seed of the suppositions */
  drawn = cb_belief_draw (self, n, &random);
  suppositions = g_ptr_array_new_full (n, g_free);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (suppositions, g_memdup2 (cb_belief_get (self, g_array_index (drawn, guint, i)),
                                              cb_supposition_get_size (knowledge)));
  return suppositions;
}
