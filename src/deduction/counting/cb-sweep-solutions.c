/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the envelope may hold. One move of every deal is its middle: from then on the envelope gets
 * at most half of the cards it gets in all. For every state before the middle, the sets that may be
 * in the envelope by then are found; for every state after it, the sets that may still be added;
 * each set with the weight of the ways that lead there, or on from there. At the middle each set
 * before is combined with each set after. So where the envelope holds three cards, the sets that
 * are kept with states have one card at most, on either side of the middle. */

#include "cb-sweep-holdings-private.h"

/* The most steps, however large the effort, and the number allowed even without any: a step goes
 * from one state's set to another's. About STEPS_PER_UNIT of them take a millionth of a second. */
#define MAX_STEPS      ((guint64) 1 << 25)
#define LEAST_STEPS    ((guint64) 1 << 16)
#define STEPS_PER_UNIT 64

/* What can be combined with one of the sets before the middle: by number of the set after the
 * middle, the weight of both together, and whether they can be together. */
typedef struct
{
  double *weights;
  guint8 *met;
} MeetingRow;

typedef struct
{
  const CbSweep *sweep;
  guint8 *rests[CB_MAX_PLAN_STEPS + 1];    /* by state, how many cards the envelope gets at most */
  guint half;                              /* half of the cards that the envelope gets in all */
  CbHoldings added[CB_MAX_PLAN_STEPS + 1]; /* by state that a middle leads to */
  CbHoldingsSide before;
  CbHoldingsSide after;
  GArray *rows; /* of MeetingRow: by number of the contents before the middle */
  guint n_met;  /* how many sets were met, in all rows together */
  guint max_met;
  CbHoldingsLimits limits;
} Finding;

/* A move, and the state it leads from; listed by the state it leads to. */
typedef struct
{
  guint32 from;
  guint32 move;
} Arrival;

static gboolean
is_envelopes (const CbSweep *sweep, guint k, const CbSweepMove *move)
{
  return move->holder == 0 && sweep->plan->steps[k].card != CB_NO_CARD;
}

/* Finds how many cards the envelope can still get at most: that never grows from step to step.
 * Where the number of cards in the envelope is known, looking at one move of a state is enough. */
static void
find_rests (Finding *self)
{
  const CbSweep *sweep = self->sweep;
  guint end = sweep->plan->n_steps;
  gboolean sized = (sweep->plan->sized & 1) != 0 && sweep->plan->spare[0] == 0;

  self->rests[end] = g_new0 (guint8, sweep->steps[end].n_states);
  for (guint k = end; k-- > 0;)
    {
      const CbSweepStep *step = &sweep->steps[k];
      guint8 *rests = g_new0 (guint8, step->n_states);

      for (guint i = 0; i < step->n_states; i++)
        for (guint j = step->first_move[i]; j < step->first_move[sized ? i : i + 1] + sized; j++)
          {
            const CbSweepMove *move = &step->moves[j];
            guint rest = self->rests[k + 1][move->to] + is_envelopes (sweep, k, move);

            rests[i] = (guint8) MAX (rests[i], rest);
          }
      self->rests[k] = rests;
    }
  self->half = self->rests[0][0] / 2u;
}

static gboolean
is_after (const Finding *self, guint k, guint state)
{
  return self->rests[k][state] <= self->half;
}

/* Keeps, for each state before step @k + 1 that a middle leads to, the sets that may still be
 * added. */
static void
keep_added (Finding *self, guint k)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  const CbHoldings *all = &self->after.holdings;
  guint n_states = self->sweep->steps[k + 1].n_states;
  g_autofree guint8 *wanted = g_new0 (guint8, n_states);
  CbHoldings *added = &self->added[k + 1];

  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1] && !is_after (self, k, i); j++)
      wanted[step->moves[j].to] = is_after (self, k + 1, step->moves[j].to);
  cb_holdings_init (added, n_states);
  for (guint i = 0; i < n_states; i++)
    added->first[i + 1] = added->first[i] + (wanted[i] ? all->first[i + 1] - all->first[i] : 0);
  added->n_allocated = added->first[n_states];
  added->numbers = g_new (guint32, added->n_allocated);
  added->weights = g_new (double, added->n_allocated);
  for (guint i = 0; i < n_states; i++)
    {
      guint n = added->first[i + 1] - added->first[i];

      if (n == 0)
        continue;
      memcpy (&added->numbers[added->first[i]], &all->numbers[all->first[i]],
              n * sizeof *added->numbers);
      memcpy (&added->weights[added->first[i]], &all->weights[all->first[i]],
              n * sizeof *added->weights);
    }
  self->limits.n_bytes += cb_holdings_get_bytes (added);
}

/* Fills @holdings with the sets that may still be added from each state before step @k. */
static void
sum_up_after (Finding *self, guint k, CbHoldings *holdings)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  CbHoldingsSide *side = &self->after;

  cb_holdings_side_begin_card (side);
  cb_holdings_init (holdings, step->n_states);
  for (guint i = 0; i < step->n_states && !self->limits.too_much; i++)
    {
      guint n_steps = 1 + side->contents.sets->len / 64;

      if (self->rests[k][i] == 0)
        {
          side->sum.weights[0] = step->weights[i];
          side->sum.met[0] = 1;
        }
      else if (is_after (self, k, i))
        for (guint j = step->first_move[i]; j < step->first_move[i + 1]; j++)
          n_steps += cb_holdings_side_sum_up (side, k, step->moves[j].to, j);
      cb_holdings_take (holdings, i, &side->sum,
                        is_after (self, k, i) ? side->contents.sets->len : 0);
      cb_holdings_side_pay (side, n_steps, holdings);
    }
}

/* Goes from the last step back to the first middle. */
static void
go_back (Finding *self, const gint *cancelled)
{
  guint end = self->sweep->plan->n_steps;

  sum_up_after (self, end, &self->after.holdings);
  self->limits.n_bytes += cb_holdings_get_bytes (&self->after.holdings);
  for (guint k = end; k-- > 0 && !self->limits.too_much;)
    {
      CbHoldings holdings;

      if (cancelled != NULL && g_atomic_int_get (cancelled))
        return;
      keep_added (self, k);
      sum_up_after (self, k, &holdings);
      cb_holdings_side_replace (&self->after, &holdings);
    }
}

static MeetingRow *
get_row (Finding *self, guint number)
{
  guint width = self->after.contents.sets->len;
  MeetingRow *row;

  if (number >= self->rows->len)
    g_array_set_size (self->rows, number + 1);
  row = &g_array_index (self->rows, MeetingRow, number);
  if (row->weights == NULL)
    {
      row->weights = g_new0 (double, width);
      row->met = g_new0 (guint8, width);
      self->limits.n_bytes += width * (sizeof *row->weights + sizeof *row->met);
    }
  return row;
}

/* Combines the sets that may be in the envelope before @state with those that may be added after
 * move @index of step @k, which is the middle. */
static void
put_together (Finding *self, guint k, guint state, guint index)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  const CbSweepMove *move = &step->moves[index];
  const CbHoldings *before = &self->before.holdings;
  const CbHoldings *after = &self->added[k + 1];
  guint from = after->first[move->to], to = after->first[move->to + 1];

  for (guint i = before->first[state]; i < before->first[state + 1]; i++)
    {
      double weight = before->weights[i] * cb_sweep_step_get_factor (step, index);
      guint number = before->numbers[i];
      MeetingRow *row;

      if (is_envelopes (self->sweep, k, move))
        number = cb_holdings_side_add_card (&self->before, number,
                                            self->sweep->plan->steps[k].card);
      row = get_row (self, number);
      for (guint j = from; j < to; j++)
        {
          row->weights[after->numbers[j]] += weight * after->weights[j];
          self->n_met += !row->met[after->numbers[j]];
          row->met[after->numbers[j]] = TRUE;
        }
    }
  if (self->n_met > self->max_met)
    self->limits.too_much = TRUE;
  cb_holdings_side_pay (&self->before,
                        (before->first[state + 1] - before->first[state]) * (to - from), before);
}

/* Lists the moves of step @k between states before the middle, sorted by the state they lead to.
 * @first: by the state led to, the index of its first move; at the end, the number of all. No move
 * leads back over the middle. */
static Arrival *
sort_moves (const Finding *self, guint k, guint32 *first)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  guint n_states = self->sweep->steps[k + 1].n_states;
  g_autofree guint32 *next = g_new (guint32, n_states + 1);
  Arrival *arrivals;

  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1] && !is_after (self, k, i); j++)
      first[step->moves[j].to + 1] += !is_after (self, k + 1, step->moves[j].to);
  for (guint i = 0; i < n_states; i++)
    first[i + 1] += first[i];
  memcpy (next, first, (n_states + 1) * sizeof *next);
  arrivals = g_new (Arrival, first[n_states]);
  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1] && !is_after (self, k, i); j++)
      if (!is_after (self, k + 1, step->moves[j].to))
        arrivals[next[step->moves[j].to]++] = (Arrival) { i, j };
  return arrivals;
}

/* Takes step @k, and combines the sets of those of its moves that are the middle. */
static void
take_step (Finding *self, guint k)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  guint n_states = self->sweep->steps[k + 1].n_states;
  g_autofree guint32 *first = g_new0 (guint32, n_states + 1);
  g_autofree Arrival *arrivals = sort_moves (self, k, first);
  CbHoldingsSide *side = &self->before;
  CbHoldings holdings;

  cb_holdings_side_begin_card (side);
  for (guint i = 0; i < step->n_states && !self->limits.too_much; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1] && !is_after (self, k, i); j++)
      if (is_after (self, k + 1, step->moves[j].to) && !self->limits.too_much)
        put_together (self, k, i, j);
  cb_holdings_init (&holdings, n_states);
  for (guint i = 0; i < n_states && !self->limits.too_much; i++)
    {
      gboolean any = first[i] < first[i + 1];
      guint n_steps = 1;

      for (guint j = first[i]; j < first[i + 1]; j++)
        n_steps += cb_holdings_side_sum_up (side, k, arrivals[j].from, arrivals[j].move);
      cb_holdings_take (&holdings, i, &side->sum, any ? side->contents.sets->len : 0);
      cb_holdings_side_pay (side, n_steps, &holdings);
    }
  cb_holdings_side_replace (side, &holdings);
}

/* Goes from the first step to the last middle. */
static void
go_forward (Finding *self, const gint *cancelled)
{
  CbHoldingsSide *side = &self->before;

  cb_holdings_init (&side->holdings, 1);
  side->sum.weights[0] = 1;
  side->sum.met[0] = 1;
  cb_holdings_take (&side->holdings, 0, &side->sum, 1);
  self->limits.n_bytes += cb_holdings_get_bytes (&side->holdings);
  for (guint k = 0; k < self->sweep->plan->n_steps && !self->limits.too_much; k++)
    {
      if (cancelled != NULL && g_atomic_int_get (cancelled))
        return;
      take_step (self, k);
    }
}

static void
finding_init (Finding *self, const CbSweep *sweep, guint max_solutions, guint64 n_steps)
{
  *self = (Finding) { .sweep = sweep, .max_met = max_solutions, .limits = { .n_steps = n_steps } };
  self->rows = g_array_new (FALSE, TRUE, sizeof (MeetingRow));
  cb_holdings_side_init (&self->before, sweep, &self->limits);
  cb_holdings_side_init (&self->after, sweep, &self->limits);
  find_rests (self);
}

static void
finding_clear (Finding *self)
{
  cb_holdings_side_clear (&self->before);
  cb_holdings_side_clear (&self->after);
  for (guint k = 0; k <= self->sweep->plan->n_steps; k++)
    {
      g_free (self->rests[k]);
      cb_holdings_clear (&self->added[k]);
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_free (g_array_index (self->rows, MeetingRow, i).weights);
      g_free (g_array_index (self->rows, MeetingRow, i).met);
    }
  g_array_unref (self->rows);
}

/* Returns: (transfer full): all combined sets, with @certain added. */
static GArray *
list_solutions (const Finding *self, CbCardSet certain)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  guint width = self->after.contents.sets->len;
  double total = 0;

  for (guint i = 0; i < self->rows->len; i++)
    for (guint j = 0; j < width && g_array_index (self->rows, MeetingRow, i).met != NULL; j++)
      {
        const MeetingRow *row = &g_array_index (self->rows, MeetingRow, i);
        CbSolution solution = { .cards = certain, .chance = row->weights[j] };

        solution.cards |= g_array_index (self->before.contents.sets, CbCardSet, i);
        solution.cards |= g_array_index (self->after.contents.sets, CbCardSet, j);
        total += row->weights[j];
        if (row->met[j])
          g_array_append_val (solutions, solution);
      }
  for (guint i = 0; i < solutions->len && total > 0; i++)
    g_array_index (solutions, CbSolution, i).chance /= total;
  return solutions;
}

/**
 * cb_sweep_find_solutions:
 * @certain: cards known to be in the envelope, holder 0
 * @max_solutions: how many there may be
 * @effort: how much may be spent; where it is cancelled, there are no solutions
 *
 * Returns: (transfer full) (nullable) (element-type CbSolution): all solutions, in no order; NULL
 * if there are more, or so many that finding them takes too much
 */
GArray *
cb_sweep_find_solutions (const CbSweep *self,
                         CbCardSet certain,
                         guint max_solutions,
                         CbEffort *effort)
{
  g_autoptr (GArray) solutions = NULL;
  const gint *cancelled = effort->cancelled;
  guint64 n_units = MIN (effort->n_left, MAX_STEPS / STEPS_PER_UNIT);
  guint64 n_steps = MAX (n_units * STEPS_PER_UNIT, LEAST_STEPS);
  Finding finding;

  if (cb_sweep_is_empty (self))
    return g_array_new (FALSE, FALSE, sizeof (CbSolution));
  finding_init (&finding, self, max_solutions, n_steps);
  if (finding.rests[0][0] > 0)
    {
      go_back (&finding, cancelled);
      go_forward (&finding, cancelled);
      if (!finding.limits.too_much)
        solutions = list_solutions (&finding, certain);
    }
  else
    {
      solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
      g_array_append_val (
        solutions, ((CbSolution) { .cards = certain, .chance = cb_sweep_get_weight (self) > 0 }));
    }
  cb_effort_spend (effort, (n_steps - finding.limits.n_steps) / STEPS_PER_UNIT);
  if (cb_effort_is_cancelled (effort) && solutions != NULL)
    g_array_set_size (solutions, 0);
  finding_clear (&finding);
  return g_steal_pointer (&solutions);
}
