/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals the open cards one after another in every way; ways that lead to the same state are
 * followed only once. Going forward finds the states and the number of deals; going back finds the
 * weight of each state. Counts are exact whole numbers, and weights are sums of products of numbers
 * that are not negative, so that no precision is lost by cancellation. */

#include "cb-sweep-private.h"

#include "cb-expansion-private.h"

/* About how many moves are made in a microsecond, and gone through again by later computations. */
#define MOVES_PER_UNIT 10

/* About how many states most steps make of one state. */
#define STATES_FOR_ONE 2

/* What a sweep needs while going forward. */
typedef struct
{
  gsize max_bytes;
  const CbThinning *thinning; /* NULL for none */
  CbEffort *effort;
} Sweeping;

static gsize
get_bytes (const CbSweepStep *step)
{
  gsize n_moves = cb_sweep_step_get_n_moves (step);

  return n_moves * (sizeof *step->moves + (step->factors != NULL ? sizeof *step->factors : 0) +
                    (step->ways != NULL ? sizeof *step->ways : 0)) +
         step->n_states * (sizeof *step->first_move + sizeof *step->weights);
}

/* Takes out the moves to states that are not kept, and raises the weights of moves to states that
 * stand for these. */
static void
thin_moves (CbSweepStep *step, const guint32 *kept, const double *gains)
{
  guint n = 0, from = 0;

  for (guint i = 0; i < step->n_states; i++)
    {
      guint to = step->first_move[i + 1];

      step->first_move[i] = n;
      for (guint j = from; j < to; j++)
        {
          CbSweepMove move = step->moves[j];

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

/* Keeps some of the states after step @k. */
static void
thin (CbSweep *self, guint k, const CbThinning *thinning, CbLayer *to)
{
  CbSweepStep *step = &self->steps[k];
  guint n_moves = cb_sweep_step_get_n_moves (step);
  g_autofree guint32 *kept = g_new (guint32, to->n_states);
  g_autofree double *gains = g_new (double, to->n_states);

  if (step->factors == NULL)
    {
      step->factors = g_new (double, n_moves);
      for (guint i = 0; i < n_moves; i++)
        step->factors[i] = 1;
    }
  cb_thinning_run (thinning, k + 1, to, kept, gains);
  thin_moves (step, kept, gains);
  self->thinned = TRUE;
}

/* Takes the step, unless it costs too much. Returns how many bytes are kept. */
static gsize
take_step (CbSweep *self,
           guint k,
           const Sweeping *course,
           gsize n_bytes,
           const CbLayer *from,
           CbLayer *to)
{
  CbSweepStep *step = &self->steps[k];
  guint64 n_units = course->effort->n_left;
  CbExpansionLimits limits = {
    .n_moves = n_units < G_MAXUINT32 / MOVES_PER_UNIT ? n_units * MOVES_PER_UNIT : G_MAXUINT32,
    .n_bytes = course->max_bytes - MIN (n_bytes + cb_layer_get_bytes (from), course->max_bytes),
  };

  if (!cb_expansion_run (self, k, from, to, &limits))
    self->given_up = TRUE;
  if (!cb_effort_spend (course->effort, cb_sweep_step_get_n_moves (step) / MOVES_PER_UNIT + 1))
    self->given_up = TRUE;
  if (!self->given_up && course->thinning != NULL && to->n_states > course->thinning->max_states)
    thin (self, k, course->thinning, to);
  if (cb_sweep_get_passing_bytes (self->plan, step->n_states, to->n_states) > course->max_bytes)
    self->given_up = TRUE;
  return n_bytes + get_bytes (step);
}

/* Finds all states; returns the number of ways that the first state stands for. */
static CbDealCount
go_forward (CbSweep *self, const Sweeping *course)
{
  CbLayer layers[2];
  CbDealCount ways;
  gsize n_bytes = 0;

  for (guint i = 0; i < 2; i++)
    cb_layer_init (&layers[i], self->plan->n_words);
  cb_expansion_start (self, &layers[0], &ways);
  for (guint k = 0; k < self->plan->n_steps && !self->given_up; k++)
    {
      CbLayer from = layers[0];

      n_bytes = take_step (self, k, course, n_bytes, &from, &layers[1]);
      layers[0] = layers[1];
      layers[1] = from;
      cb_layer_empty (&layers[1], STATES_FOR_ONE * layers[0].n_states);
    }
  self->steps[self->plan->n_steps].n_states = layers[0].n_states;
  for (guint i = 0; i < 2; i++)
    cb_layer_clear (&layers[i]);
  return ways;
}

/* What is known of the states of a step when going back: the new index of each state that is part
 * of a deal, else %CB_NO_STATE, and how many ways lead on from it. */
typedef struct
{
  guint32 *kept;
  CbDealCount *counts;
} Back;

#define CB_NO_STATE G_MAXUINT32

/* Keeps the moves that lead to kept states; returns whether there are any. */
static gboolean
weigh_state (CbSweepStep *step,
             const CbSweepStep *next,
             const Back *after,
             guint from,
             guint to,
             guint *n_moves,
             double *weight,
             CbDealCount *count)
{
  guint n = *n_moves;

  *weight = 0;
  *count = 0;
  for (guint j = from; j < to; j++)
    {
      CbSweepMove move = step->moves[j];
      guint old = move.to;

      move.to = after->kept[old];
      if (move.to == CB_NO_STATE)
        continue;
      *weight += cb_sweep_step_get_factor (step, j) * next->weights[move.to];
      *count += (step->ways != NULL ? step->ways[j] : 1) * after->counts[move.to];
      if (step->factors != NULL)
        step->factors[n] = step->factors[j];
      if (step->ways != NULL)
        step->ways[n] = step->ways[j];
      step->moves[n++] = move;
    }
  if (n == *n_moves)
    return FALSE;
  *n_moves = n;
  return TRUE;
}

/* Weighs the states of a step, and takes out those that are part of no deal, with the moves that
 * lead to them. */
static Back
weigh_step (CbSweepStep *step, const CbSweepStep *next, const Back *after)
{
  Back back = { g_new (guint32, step->n_states), g_new (CbDealCount, step->n_states) };
  guint n_states = 0, n_moves = 0, from = 0;

  step->weights = g_new (double, step->n_states);
  for (guint i = 0; i < step->n_states; i++)
    {
      guint to = step->first_move[i + 1];

      step->first_move[n_states] = n_moves;
      back.kept[i] = weigh_state (step, next, after, from, to, &n_moves, &step->weights[n_states],
                                  &back.counts[n_states])
                       ? n_states++
                       : CB_NO_STATE;
      from = to;
    }
  step->first_move[n_states] = n_moves;
  step->n_states = n_states;
  return back;
}

static void
go_back (CbSweep *self, CbDealCount ways)
{
  CbSweepStep *last = &self->steps[self->plan->n_steps];
  Back back = { g_new0 (guint32, last->n_states), g_new (CbDealCount, last->n_states) };
  double factor = 1;

  for (guint i = 0; i < self->plan->n_machines; i++)
    factor *= self->plan->machines[i]->factor;
  last->weights = g_new (double, last->n_states);
  for (guint i = 0; i < last->n_states; i++)
    {
      back.kept[i] = i;
      last->weights[i] = factor * (double) ways;
      back.counts[i] = ways;
    }
  for (guint k = self->plan->n_steps; k > 0; k--)
    {
      Back before = weigh_step (&self->steps[k - 1], &self->steps[k], &back);

      g_free (back.kept);
      g_free (back.counts);
      back = before;
    }
  self->n_deals = self->steps[0].n_states > 0 && !self->thinned ? back.counts[0] : 0;
  g_free (back.kept);
  g_free (back.counts);
}

/* (transfer full): an empty sweep; with @given_up, one that is given up before it begins. */
static CbSweep *
sweep_new (CbPlan *plan, gboolean given_up)
{
  CbSweep *self = g_new0 (CbSweep, 1);

  self->plan = cb_plan_ref (plan);
  self->given_up = given_up;
  return self;
}

static CbSweep *
sweep_run (CbPlan *plan, const Sweeping *course)
{
  CbSweep *self = sweep_new (plan, plan->too_large);
  CbDealCount ways;

  if (self->given_up)
    return self;
  ways = go_forward (self, course);
  if (!self->given_up)
    go_back (self, ways);
  return self;
}

/**
 * cb_sweep_new:
 * @max_bytes: how much memory it may take; the sweep is given up where that is not enough
 * @effort: how much may be spent; the sweep is given up where that is not enough
 *
 * Returns: (transfer full): all deals
 */
CbSweep *
cb_sweep_new (CbPlan *plan, gsize max_bytes, CbEffort *effort)
{
  return sweep_run (plan, &(Sweeping) { max_bytes, NULL, effort });
}

/* Whether the effort is most likely too small. Of the plans measured, one in twenty needed less
 * than half as many moves as there were states expected. */
static gboolean
is_hopeless (const CbPlan *plan, const CbEffort *effort)
{
  return plan->n_expected / 2 / MOVES_PER_UNIT > (double) effort->n_left;
}

/* (transfer full): all deals, if half of the effort is enough to find them: the other half is for
 * what the caller makes of them, or for another method. Where that is foreseen not to be enough,
 * nothing is spent. */
CbSweep *
cb_sweep_new_within (CbPlan *plan, CbEffort *effort)
{
  CbEffort half = { effort->n_left / 2, effort->cancelled };
  CbSweep *self;

  if (is_hopeless (plan, &half))
    return sweep_new (plan, TRUE);
  self = cb_sweep_new (plan, CB_SWEEP_MAX_BYTES, &half);
  cb_effort_spend (effort, effort->n_left / 2 - half.n_left);
  return self;
}

/**
 * cb_sweep_new_thinned:
 * @thinning: which states are kept where there are too many
 * @max_bytes: how much memory it may take; the sweep is given up where that is not enough
 * @cancelled: (nullable): set from another thread to stop
 *
 * Returns: (transfer full): some deals, weighed so that they stand for the others as well: on
 *   average, a sum over them is the sum over all deals
 */
CbSweep *
cb_sweep_new_thinned (CbPlan *plan,
                      const CbThinning *thinning,
                      gsize max_bytes,
                      const gint *cancelled)
{
  return sweep_run (plan,
                    &(Sweeping) { max_bytes, thinning, &(CbEffort) { G_MAXUINT64, cancelled } });
}

void
cb_sweep_free (CbSweep *self)
{
  for (guint k = 0; k <= self->plan->n_steps; k++)
    {
      g_free (self->steps[k].first_move);
      g_free (self->steps[k].moves);
      g_free (self->steps[k].factors);
      g_free (self->steps[k].ways);
      g_free (self->steps[k].weights);
    }
  cb_plan_unref (self->plan);
  g_free (self);
}
