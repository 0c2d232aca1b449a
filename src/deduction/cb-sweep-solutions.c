/* cb-sweep-solutions.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What the envelope may hold. With every state comes what may be in it by then, or from then on,
 * and what the ways weigh that lead there with it. That grows with every card that may be in the
 * envelope; so it is carried forward from the first card and back from the last one, and put
 * together where the two meet. */

#include "cb-sweep-private.h"

/* No more is done than this: steps from one state's contents to another's, and bytes for the
 * contents of both sides, and for all pairs. Envelopes of many cards have more than anybody can
 * read. */
#define MAX_STEPS      ((guint64) 1 << 25)
#define MAX_BYTES      (CB_SWEEP_MAX_BYTES / 4 * 3)
#define MAX_PAIR_BYTES (CB_SWEEP_MAX_BYTES / 4)

/* Cards in the envelope, among those dealt on one side. Each set has a number. */
typedef struct
{
  GArray *sets;  /* of CbCardSet */
  GArray *added; /* of guint: by number, that of the set with the newest card added; 0 for none */
} Contents;

/* By state, what may be in the envelope: numbers, each once, and weights. */
typedef struct
{
  guint32 *first; /* by state, where its own begin; one more in the end */
  guint32 *numbers;
  double *weights;
  guint n_allocated;
} Holdings;

/* What may still be done, and what is taken. */
typedef struct
{
  guint64 n_steps;
  gsize n_bytes;
  gboolean too_much;
} Limits;

/* The holdings of one state, as they are summed up. */
typedef struct
{
  double *weights; /* by number */
  guint64 *met;    /* bit by number */
  guint n_allocated;
} Sum;

typedef struct
{
  const CbSweep *sweep;
  Contents contents;
  Sum sum;
  Holdings holdings;
  Limits *limits;
} Side;

/* A move as seen from where it leads to. */
typedef struct
{
  guint32 from;
  guint32 move;
} Arrival;

static void
sum_reserve (Sum *self, guint n)
{
  guint n_allocated = MAX (self->n_allocated, 64);

  if (n <= self->n_allocated)
    return;
  while (n_allocated < n)
    n_allocated *= 2;
  self->weights = g_renew (double, self->weights, n_allocated);
  self->met = g_renew (guint64, self->met, n_allocated / 64);
  memset (&self->weights[self->n_allocated], 0,
          (n_allocated - self->n_allocated) * sizeof *self->weights);
  memset (&self->met[self->n_allocated / 64], 0,
          (n_allocated - self->n_allocated) / 64 * sizeof *self->met);
  self->n_allocated = n_allocated;
}

static void
holdings_init (Holdings *self, guint n_states)
{
  *self = (Holdings) { .first = g_new0 (guint32, n_states + 1) };
}

static void
holdings_clear (Holdings *self)
{
  g_free (self->first);
  g_free (self->numbers);
  g_free (self->weights);
}

/* Takes what was summed up as the holdings of @state; begins anew. */
static void
holdings_take (Holdings *self, guint state, Sum *sum, guint n_numbers)
{
  guint n = self->first[state];

  if (n + n_numbers > self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, n + n_numbers);
      self->numbers = g_renew (guint32, self->numbers, self->n_allocated);
      self->weights = g_renew (double, self->weights, self->n_allocated);
    }
  for (guint word = 0; word < (n_numbers + 63) / 64; word++)
    {
      for (guint64 met = sum->met[word]; met != 0; met &= met - 1)
        {
          guint number = 64 * word + (guint) __builtin_ctzll (met);

          self->numbers[n] = number;
          self->weights[n++] = sum->weights[number];
          sum->weights[number] = 0;
        }
      sum->met[word] = 0;
    }
  self->first[state + 1] = n;
}

static void
side_init (Side *self, const CbSweep *sweep, Limits *limits)
{
  CbCardSet nothing = 0;

  *self = (Side) { .sweep = sweep, .limits = limits };
  self->contents.sets = g_array_new (FALSE, TRUE, sizeof (CbCardSet));
  self->contents.added = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_append_val (self->contents.sets, nothing);
}

/* One state is left, and nothing in the envelope. */
static void
side_start (Side *self, double weight)
{
  sum_reserve (&self->sum, 1);
  self->sum.weights[0] = weight;
  self->sum.met[0] = 1;
  holdings_init (&self->holdings, 1);
  holdings_take (&self->holdings, 0, &self->sum, 1);
}

static void
side_clear (Side *self)
{
  g_array_unref (self->contents.sets);
  g_array_unref (self->contents.added);
  g_free (self->sum.weights);
  g_free (self->sum.met);
  holdings_clear (&self->holdings);
}

static gsize
holdings_get_bytes (const Holdings *self)
{
  return self->n_allocated * (sizeof *self->numbers + sizeof *self->weights);
}

/* Takes note of so many steps, and of what the new holdings take; whether that is too much. */
static void
side_pay (Side *self, guint n_steps, const Holdings *holdings)
{
  Limits *limits = self->limits;

  limits->n_steps -= MIN (n_steps, limits->n_steps);
  if (limits->n_steps == 0 || limits->n_bytes + holdings_get_bytes (holdings) > MAX_BYTES)
    limits->too_much = TRUE;
}

/* The number of the set @number with @card in it. */
static guint
side_add_card (Side *self, guint number, guint card)
{
  guint *added = &g_array_index (self->contents.added, guint, number);

  if (*added == 0)
    {
      CbCardSet set = g_array_index (self->contents.sets, CbCardSet, number);

      set |= cb_card_set_of (card);
      *added = self->contents.sets->len;
      g_array_append_val (self->contents.sets, set);
      sum_reserve (&self->sum, *added + 1);
    }
  return *added;
}

/* No set has the next card in it. */
static void
side_begin_card (Side *self)
{
  g_array_set_size (self->contents.added, 0);
  g_array_set_size (self->contents.added, self->contents.sets->len);
}

/* Adds the holdings of @state, as they are after move @index of step @k, to the sum. Returns how
 * many they are. */
static guint
side_sum_up (Side *self, guint k, guint state, guint index)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  const CbMove *move = &step->moves[index];
  double factor = cb_sweep_step_get_factor (step, index);
  guint card = self->sweep->plan->steps[k].card;
  const Holdings *holdings = &self->holdings;

  for (guint i = holdings->first[state]; i < holdings->first[state + 1]; i++)
    {
      guint number = holdings->numbers[i];

      if (move->holder == 0 && card != CB_NO_CARD)
        number = side_add_card (self, number, card);
      self->sum.weights[number] += holdings->weights[i] * factor;
      self->sum.met[number / 64] |= (guint64) 1 << number % 64;
    }
  return holdings->first[state + 1] - holdings->first[state];
}

static void
side_replace (Side *self, const Holdings *holdings)
{
  self->limits->n_bytes += holdings_get_bytes (holdings);
  self->limits->n_bytes -= holdings_get_bytes (&self->holdings);
  holdings_clear (&self->holdings);
  self->holdings = *holdings;
}

/* All moves of the step by where they lead to; @first is by state, one more in the end. */
static Arrival *
sort_moves (const CbSweepStep *step, guint n_states, guint32 *first)
{
  Arrival *arrivals = g_new (Arrival, cb_sweep_step_get_n_moves (step));
  g_autofree guint32 *next = g_new (guint32, n_states + 1);

  for (guint i = 0; i < cb_sweep_step_get_n_moves (step); i++)
    first[step->moves[i].to + 1]++;
  for (guint i = 0; i < n_states; i++)
    first[i + 1] += first[i];
  memcpy (next, first, (n_states + 1) * sizeof *next);
  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1]; j++)
      arrivals[next[step->moves[j].to]++] = (Arrival) { i, j };
  return arrivals;
}

static void
go_forward (Side *self, guint k)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  const CbSweepStep *next = &self->sweep->steps[k + 1];
  g_autofree guint32 *first = g_new0 (guint32, next->n_states + 1);
  g_autofree Arrival *arrivals = sort_moves (step, next->n_states, first);
  Holdings holdings;

  side_begin_card (self);
  holdings_init (&holdings, next->n_states);
  for (guint i = 0; i < next->n_states && !self->limits->too_much; i++)
    {
      guint n_steps = self->contents.sets->len / 64;

      for (guint j = first[i]; j < first[i + 1]; j++)
        n_steps += side_sum_up (self, k, arrivals[j].from, arrivals[j].move);
      holdings_take (&holdings, i, &self->sum, self->contents.sets->len);
      side_pay (self, n_steps, &holdings);
    }
  side_replace (self, &holdings);
}

static void
go_back (Side *self, guint k)
{
  const CbSweepStep *step = &self->sweep->steps[k];
  Holdings holdings;

  side_begin_card (self);
  holdings_init (&holdings, step->n_states);
  for (guint i = 0; i < step->n_states && !self->limits->too_much; i++)
    {
      guint n_steps = self->contents.sets->len / 64;

      for (guint j = step->first_move[i]; j < step->first_move[i + 1]; j++)
        n_steps += side_sum_up (self, k, step->moves[j].to, j);
      holdings_take (&holdings, i, &self->sum, self->contents.sets->len);
      side_pay (self, n_steps, &holdings);
    }
  side_replace (self, &holdings);
}

/* Carries the side on that is the smaller one, until the two meet; returns where that is. */
static guint
meet (Side *before, Side *after, const gint *cancelled)
{
  guint k = 0, end = before->sweep->plan->n_steps;

  while (k < end && !before->limits->too_much &&
         (cancelled == NULL || !g_atomic_int_get (cancelled)))
    if (before->holdings.n_allocated < after->holdings.n_allocated)
      go_forward (before, k++);
    else
      go_back (after, --end);
  return k;
}

/* How many steps it takes to put the two sides together. */
static guint64
count_pairs (const Side *before, const Side *after, guint n_states)
{
  guint64 n = 0;

  for (guint s = 0; s < n_states; s++)
    n += (guint64) (before->holdings.first[s + 1] - before->holdings.first[s]) *
         (after->holdings.first[s + 1] - after->holdings.first[s]);
  return n;
}

/* In every state of the middle, whatever is in the envelope before goes with whatever comes.
 * Returns whether that is not too much. */
static gboolean
put_together (const Side *before,
              const Side *after,
              guint n_states,
              CbCardSet certain,
              guint max_solutions,
              GArray *solutions)
{
  guint width = after->contents.sets->len;
  gsize n_pairs = (gsize) before->contents.sets->len * width;
  g_autofree double *weights = NULL;
  g_autofree guint8 *met = NULL;
  double total = 0;

  if (n_pairs > MAX_PAIR_BYTES / sizeof *weights ||
      count_pairs (before, after, n_states) > MAX_STEPS)
    return FALSE;
  weights = g_new0 (double, n_pairs);
  met = g_new0 (guint8, n_pairs);
  for (guint s = 0; s < n_states; s++)
    for (guint i = before->holdings.first[s]; i < before->holdings.first[s + 1]; i++)
      for (guint j = after->holdings.first[s]; j < after->holdings.first[s + 1]; j++)
        {
          gsize pair = (gsize) before->holdings.numbers[i] * width + after->holdings.numbers[j];

          weights[pair] += before->holdings.weights[i] * after->holdings.weights[j];
          met[pair] = TRUE;
        }
  for (gsize pair = 0; pair < n_pairs; pair++)
    total += weights[pair];
  for (gsize pair = 0; pair < n_pairs; pair++)
    if (met[pair])
      {
        CbSolution solution = { .cards = certain };

        solution.cards |= g_array_index (before->contents.sets, CbCardSet, pair / width);
        solution.cards |= g_array_index (after->contents.sets, CbCardSet, pair % width);
        if (total > 0)
          solution.chance = weights[pair] / total;
        g_array_append_val (solutions, solution);
      }
  return solutions->len <= max_solutions;
}

/**
 * cb_sweep_find_solutions:
 * @certain: cards known to be in the envelope, holder 0
 * @max_solutions: how many there may be
 * @cancelled: (nullable): set from another thread to stop; there are then no solutions
 *
 * Returns: (transfer full) (nullable) (element-type CbSolution): all solutions, in no order; NULL
 * if there are more, or so many that to find them takes too much
 */
GArray *
cb_sweep_find_solutions (const CbSweep *self,
                         CbCardSet certain,
                         guint max_solutions,
                         const gint *cancelled)
{
  g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  Limits limits = { .n_steps = MAX_STEPS };
  gboolean done = TRUE;
  Side before, after;
  guint middle;

  if (cb_sweep_is_empty (self))
    return g_steal_pointer (&solutions);
  side_init (&before, self, &limits);
  side_init (&after, self, &limits);
  side_start (&before, 1);
  side_start (&after, 1);
  middle = meet (&before, &after, cancelled);
  if (cancelled == NULL || !g_atomic_int_get (cancelled))
    done = !limits.too_much && put_together (&before, &after, self->steps[middle].n_states, certain,
                                             max_solutions, solutions);
  side_clear (&before);
  side_clear (&after);
  return done ? g_steal_pointer (&solutions) : NULL;
}
