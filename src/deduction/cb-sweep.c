/* cb-sweep.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Deals the open cards one after another in every way, states that agree only once. Going forward
 * finds the states and the number of deals; going back, what each state is worth. Whole numbers are
 * exact, and weights are sums of products of what is not negative, so that nothing is lost by
 * cancelling out. */

#include "cb-sweep-private.h"

#include "cb-dealing-private.h"
#include "cb-deduction-private.h"
#include "cb-layer-private.h"

/* The ways to go on from a state, and where they lead. */
typedef struct
{
  const CbPlan *plan;
  const CbPlanStep *plan_step;
  guint k;
  CbCardSet later;
  guint64 *state; /* to work on */
  CbLayer *to;
  CbSweepStep *step;
  guint n_moves;
} Expansion;

/* Adds the move that @holder gets the card, or that @n_empty places of his hand stay empty. */
static void
add_move (Expansion *self, const guint64 *from, CbDealCount ways, guint holder, guint n_empty)
{
  CbDealing dealing = { self->plan, self->plan_step, self->k, self->state, ways, 1 };
  gboolean settles = self->plan_step->card == CB_NO_CARD;

  cb_state_copy (self->state, from, self->plan->n_words);
  if (settles ? !cb_dealing_settle_size (&dealing, holder, n_empty, self->later)
              : !cb_dealing_give (&dealing, holder, self->later))
    return;
  self->step->moves[self->n_moves++] = (CbMove) {
    .factor = dealing.factor,
    .to = cb_layer_add (self->to, self->state, dealing.ways),
    .holder = (guint8) holder,
    .n_taken = (guint8) (settles ? n_empty : (self->plan->sized >> holder & 1)),
  };
}

static void
add_moves (Expansion *self, const guint64 *from, CbDealCount ways)
{
  const CbPlanStep *step = self->plan_step;

  if (step->card == CB_NO_CARD)
    {
      guint h = (guint) __builtin_ctz (step->takers);

      for (guint n_empty = 0; n_empty <= self->plan->spare[h]; n_empty++)
        add_move (self, from, ways, h, n_empty);
      return;
    }
  for (guint takers = cb_dealing_find_takers (self->plan, step, from); takers != 0;
       takers &= takers - 1)
    add_move (self, from, ways, (guint) __builtin_ctz (takers), 0);
}

/* Takes step @k from every state of @from, to states of @to. Returns the number of moves; stops
 * where they are more than @max_moves. */
static guint
expand_step (CbSweep *self,
             guint k,
             CbCardSet later,
             guint64 max_moves,
             const CbLayer *from,
             CbLayer *to)
{
  CbSweepStep *step = &self->steps[k];
  Expansion expansion = {
    &self->plan, &self->plan.steps[k], k, later, g_newa (guint64, self->plan.n_words), to, step, 0
  };
  guint n_allocated = 0;

  step->n_states = from->n_states;
  step->first_move = g_new (guint32, step->n_states + 1);
  for (guint i = 0; i < step->n_states && expansion.n_moves <= max_moves; i++)
    {
      step->first_move[i] = expansion.n_moves;
      if (expansion.n_moves + CB_MAX_WAYS > n_allocated)
        {
          n_allocated = MAX (64, 2 * n_allocated);
          step->moves = g_renew (CbMove, step->moves, n_allocated);
        }
      add_moves (&expansion, cb_layer_get_state (from, i), from->counts[i]);
    }
  step->first_move[step->n_states] = expansion.n_moves;
  step->moves = g_renew (CbMove, step->moves, expansion.n_moves);
  return expansion.n_moves;
}

/* The state before the first card: all hands empty. Returns what it weighs; nothing where the sizes
 * of the hands do not go with the cards. */
static double
add_start (const CbPlan *plan, CbLayer *layer)
{
  guint64 *state = g_newa0 (guint64, plan->n_words);
  CbDealing dealing = { .plan = plan, .state = state, .ways = 1, .factor = 1 };

  for (guint h = 0; h < plan->n_holders; h++)
    {
      if (plan->sizes[h] > cb_card_set_size (plan->possible[h]) + plan->spare[h])
        return 0;
      cb_field_set (&plan->room[h], state, plan->sizes[h]);
    }
  if (!cb_dealing_merge (&dealing, plan->merges, plan->n_merges, plan->open))
    return 0;
  cb_layer_add (layer, state, dealing.ways);
  return dealing.factor;
}

static gboolean
is_set (const gint *cancelled)
{
  return cancelled != NULL && g_atomic_int_get (cancelled);
}

/* Finds all states; returns what a deal weighs before the first card. */
static double
go_forward (CbSweep *self, guint64 max_moves, const gint *cancelled)
{
  CbLayer layers[2];
  CbCardSet later = self->plan.open;
  CbSweepStep *last = &self->steps[self->plan.n_steps];
  guint64 n_moves = 0;
  double factor;

  cb_layer_init (&layers[0], self->plan.n_words);
  factor = add_start (&self->plan, &layers[0]);
  for (guint k = 0; k < self->plan.n_steps && !self->given_up; k++)
    {
      cb_layer_init (&layers[1], self->plan.n_words);
      if (self->plan.steps[k].card != CB_NO_CARD)
        later &= ~cb_card_set_of (self->plan.steps[k].card);
      n_moves += expand_step (self, k, later, max_moves - n_moves, &layers[0], &layers[1]);
      self->given_up = n_moves > max_moves || is_set (cancelled);
      cb_layer_clear (&layers[0]);
      layers[0] = layers[1];
    }
  last->n_states = layers[0].n_states;
  for (guint i = 0; i < last->n_states; i++)
    self->n_deals += layers[0].counts[i];
  cb_layer_clear (&layers[0]);
  return factor;
}

static void
weigh_step (CbSweepStep *step, const CbSweepStep *next)
{
  step->weights = g_new0 (double, step->n_states);
  step->alive = g_new0 (guint8, step->n_states);
  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1]; j++)
      {
        const CbMove *move = &step->moves[j];

        step->weights[i] += move->factor * next->weights[move->to];
        step->alive[i] |= next->alive[move->to];
      }
}

static void
go_back (CbSweep *self, double factor)
{
  CbSweepStep *last = &self->steps[self->plan.n_steps];

  last->weights = g_new0 (double, last->n_states);
  last->alive = g_new0 (guint8, last->n_states);
  for (guint i = 0; i < last->n_states; i++)
    {
      last->weights[i] = factor;
      last->alive[i] = TRUE;
    }
  for (guint k = self->plan.n_steps; k > 0; k--)
    weigh_step (&self->steps[k - 1], &self->steps[k]);
}

/**
 * cb_sweep_new:
 * @open: constraints, cut down to the open cards
 * @marks: where cards can be and where they are; best complete
 * @showings: what weighs deals
 * @max_moves: gives up where there are more
 * @cancelled: (nullable): set from another thread to stop
 *
 * Returns: (transfer full): all deals
 */
CbSweep *
cb_sweep_new (const CbProblem *open,
              const CbMarks *marks,
              const CbShowing *showings,
              guint n_showings,
              guint64 max_moves,
              const gint *cancelled)
{
  CbSweep *self = g_new0 (CbSweep, 1);
  double factor;

  cb_plan_init (&self->plan, open, marks, showings, n_showings);
  factor = go_forward (self, max_moves, cancelled);
  if (!self->given_up)
    go_back (self, factor);
  return self;
}

/* All showings of the deal and of the first @n_entries entries. */
static GArray *
collect_showings (const CbDeduction *deduction, guint n_entries)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (CbShowing));

  for (guint i = 0; i <= n_entries; i++)
    {
      guint n;
      const CbShowing *showings = cb_facts_get_showings (cb_deduction_get_facts (deduction, i), &n);

      g_array_append_vals (all, showings, n);
    }
  return all;
}

/* What the first @n_entries entries leave open, given their complete marks. */
static void
reduce (const CbDeduction *deduction, guint n_entries, const CbMarks *marks, CbProblem *open)
{
  g_auto (CbProblem) problem = { 0 };
  CbMarks copy = *marks;

  cb_problem_init (&problem, cb_deduction_get_world (deduction));
  for (guint i = 0; i <= n_entries; i++)
    cb_problem_add_facts (&problem, cb_deduction_get_facts (deduction, i));
  cb_problem_reduce (&problem, &copy, open);
}

/* All deals that are consistent after @n_entries of @deduction, with all showings; given up where
 * they take too much memory. */
CbSweep *
cb_sweep_new_of_entries (const CbDeduction *deduction, guint n_entries, const gint *cancelled)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (GArray) showings = collect_showings (deduction, n_entries);
  g_auto (CbProblem) open = { 0 };

  reduce (deduction, n_entries, marks, &open);
  return cb_sweep_new (&open, marks, (const CbShowing *) (gpointer) showings->data, showings->len,
                       CB_MAX_MOVES, cancelled);
}

void
cb_sweep_free (CbSweep *self)
{
  for (guint k = 0; k <= self->plan.n_steps; k++)
    {
      g_free (self->steps[k].first_move);
      g_free (self->steps[k].moves);
      g_free (self->steps[k].weights);
      g_free (self->steps[k].alive);
    }
  cb_plan_clear (&self->plan);
  g_free (self);
}
