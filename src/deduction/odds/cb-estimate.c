/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds where there are too many deals to count: several sweeps are made, each thinned independently
 * of the others. Each gives the weight of all deals, and the weight of those in which a holder has
 * a card; both are right on average, and the odds are the second weights of all sweeps divided by
 * the first. Student's t tells how far they may be off, from how far the sweeps disagree. */

#include "cb-estimate-private.h"

#include <math.h>

/* What each try found: the total weight of all deals, and the odds. */
typedef struct
{
  double weight[CB_N_TRIES];
  double chances[CB_N_TRIES][CB_MAX_CARDS][CB_MAX_HOLDERS];
  GHashTable *solutions; /* of doubles, one a try, by the cards */
} Tries;

/* The value of Student's t with CB_N_TRIES - 1 degrees of freedom for an interval of 99 %. */
#define T_99 3.499

/* Where a try has more than MAX_SOLUTIONS solutions, N_DRAWS of its deals are drawn instead. */
#define MAX_SOLUTIONS 8192
#define N_DRAWS       1024

/* Where no try has met a state, the tries cannot disagree about it. A state with a share of MISSED
 * / width of the total worth is missed by all tries in about one case of a hundred. */
#define MISSED 0.5

/* About how many units a state costs at a step, with all computations made on it. */
#define UNITS_PER_STATE 0.3

static double
get_cost (const CbPlan *plan, guint width)
{
  return UNITS_PER_STATE * width * (plan->n_steps + 1);
}

/* Finding the solutions of a try may cost this many times as much as its sweep; where the envelope
 * holds few cards, it costs less. */
#define TIMES_FOR_SOLUTIONS 4

static void
add_solutions (Tries *self,
               guint try,
               const CbSweep *sweep,
               CbCardSet certain,
               CbRandom *random,
               CbEffort *effort)
{
  g_autoptr (GArray) solutions = cb_sweep_find_solutions (sweep, certain, MAX_SOLUTIONS, effort);

  if (solutions == NULL)
    solutions = cb_sweep_draw_solutions (sweep, certain, N_DRAWS, random);
  for (guint i = 0; i < solutions->len; i++)
    {
      const CbSolution *solution = &g_array_index (solutions, CbSolution, i);
      gpointer key = GUINT_TO_POINTER (solution->cards);
      double *chances = g_hash_table_lookup (self->solutions, key);

      if (chances == NULL)
        {
          chances = g_new0 (double, CB_N_TRIES);
          g_hash_table_insert (self->solutions, key, chances);
        }
      chances[try] = solution->chance;
    }
}

static void
try_once (Tries *self,
          guint try,
          CbPlan *plan,
          const CbOutlook *outlook,
          guint width,
          CbCardSet certain,
          const gint *cancelled)
{
  CbRandom random;
  CbThinning thinning = { outlook, width, &random };
  CbEffort effort = { (guint64) (TIMES_FOR_SOLUTIONS * get_cost (plan, width)), cancelled };
  g_autoptr (CbSweep) sweep = NULL;

  cb_random_init (&random, try);
  sweep = cb_sweep_new_thinned (plan, &thinning, CB_SWEEP_MAX_BYTES, cancelled);
  if (sweep->given_up || cb_sweep_get_weight (sweep) <= 0)
    return;
  self->weight[try] = cb_sweep_get_weight (sweep);
  cb_sweep_compute_chances (sweep, self->chances[try], cancelled);
  add_solutions (self, try, sweep, certain, &random, &effort);
}

/* Combines what the tries say of one chance; raises @error to how far the result may be off. */
static double
combine (const Tries *self, double total, const double *said, gsize stride, double *error)
{
  double chance = 0, sum = 0;

  for (guint i = 0; i < CB_N_TRIES; i++)
    chance += self->weight[i] * said[i * stride] / total;
  for (guint i = 0; i < CB_N_TRIES; i++)
    {
      double off = self->weight[i] * (said[i * stride] - chance) / total;

      sum += off * off;
    }
  *error = MAX (*error, T_99 * sqrt (sum * CB_N_TRIES / (CB_N_TRIES - 1)));
  return MIN (chance, 1);
}

static CbEstimate *
combine_all (const Tries *tries, double total, guint width)
{
  CbEstimate *self = g_new0 (CbEstimate, 1);
  GHashTableIter iter;
  gpointer key, chances;

  self->solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    for (guint h = 0; h < CB_MAX_HOLDERS; h++)
      self->chances[card][h] = combine (tries, total, &tries->chances[0][card][h],
                                        CB_MAX_CARDS * CB_MAX_HOLDERS, &self->error);
  g_hash_table_iter_init (&iter, tries->solutions);
  while (g_hash_table_iter_next (&iter, &key, &chances))
    {
      CbSolution solution = { .cards = GPOINTER_TO_UINT (key) };

      solution.chance = combine (tries, total, chances, 1, &self->error);
      g_array_append_val (self->solutions, solution);
    }
  self->error = MIN (self->error + MISSED / width, 1);
  return self;
}

/**
 * cb_estimate_new:
 * @certain: cards known to be in the envelope
 * @width: how many states of each step are kept
 * @cancelled: (nullable): set from another thread to stop
 *
 * Returns: (transfer full) (nullable): odds; NULL if no deal was met, or if cancelled
 */
CbEstimate *
cb_estimate_new (CbPlan *plan, CbCardSet certain, guint width, const gint *cancelled)
{
  g_autofree Tries *tries = g_new0 (Tries, 1);
  g_autoptr (GHashTable) solutions = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (CbOutlook) outlook = cb_outlook_new (plan);
  double total = 0;

  tries->solutions = solutions;
  for (guint i = 0; i < CB_N_TRIES; i++)
    {
      try_once (tries, i, plan, outlook, width, certain, cancelled);
      if (cancelled != NULL && g_atomic_int_get (cancelled))
        return NULL;
      total += tries->weight[i];
    }
  return total > 0 ? combine_all (tries, total, width) : NULL;
}

/* The least and the most states that are kept of each step. */
#define MIN_STATES 100
#define MAX_STATES 20000

/* How many states of each step can be kept in the memory that a sweep may take, however many moves
 * they have. */
static guint
get_max_width (const CbPlan *plan)
{
  gsize n_bytes = plan->n_holders * (sizeof (CbSweepMove) + sizeof (double)) + 24;

  return (guint) MIN (MAX_STATES, CB_SWEEP_MAX_BYTES / (n_bytes * (plan->n_steps + 1)));
}

/* How many states of each step to keep so that CB_N_TRIES sweeps take about @effort. */
guint
cb_estimate_get_width (const CbPlan *plan, const CbEffort *effort)
{
  double width = (double) effort->n_left / CB_N_TRIES / get_cost (plan, 1);

  return (guint) CLAMP (width, MIN_STATES, get_max_width (plan));
}

/* Returns: (transfer full) (nullable): the best estimate for the effort. Where it meets no deal,
 * more effort is spent: it is NULL only if not even the most states meet one, if the plan is too
 * large, or if cancelled. */
CbEstimate *
cb_estimate_new_within (CbPlan *plan, CbCardSet certain, CbEffort *effort)
{
  guint width = cb_estimate_get_width (plan, effort);
  CbEstimate *self = NULL;

  for (; self == NULL && !plan->too_large && width <= get_max_width (plan) &&
         !cb_effort_is_cancelled (effort);
       width *= 4)
    {
      self = cb_estimate_new (plan, certain, width, effort->cancelled);
      cb_effort_spend (effort, (guint64) (CB_N_TRIES * get_cost (plan, width)));
    }
  return self;
}

void
cb_estimate_free (CbEstimate *self)
{
  g_array_unref (self->solutions);
  g_free (self);
}
