/* cb-sweep.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Deals the open cards one after another in every way, states that agree only once. Going forward
 * finds the states and the number of deals; going back, what each state is worth. Whole numbers are
 * exact, and weights are sums of products of what is not negative, so that nothing is lost by
 * cancelling out. */

#include "cb-sweep-private.h"

#include "cb-deduction-private.h"

/* Some cards dealt: states, in how many ways each came to be, and a table to find them by. */
typedef struct
{
  guint n_words;
  GArray *states; /* of guint64, n_words a state */
  GArray *counts; /* of CbDealCount */
  guint32 *table; /* one more than an index; 0 for a free place */
  guint bits;
} Layer;

/* Dealing one card from one state. */
typedef struct
{
  const CbPlan *plan;
  const CbPlanStep *step;
  guint k;
  guint64 *state;
  CbDealCount ways;
  double factor;
} Dealing;

static guint32
binomial (guint n, guint k)
{
  static guint32 table[CB_MAX_CARDS + 1][CB_MAX_CARDS + 1];
  static gsize filled;

  if (g_once_init_enter (&filled))
    {
      for (guint i = 0; i <= CB_MAX_CARDS; i++)
        for (guint j = 0; j <= i; j++)
          table[i][j] = j == 0 || j == i ? 1 : table[i - 1][j - 1] + table[i - 1][j];
      g_once_init_leave (&filled, 1);
    }
  return table[n][k];
}

static void
layer_init (Layer *self, guint n_words)
{
  *self = (Layer) { .n_words = n_words, .bits = 6 };
  self->states = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->counts = g_array_new (FALSE, TRUE, sizeof (CbDealCount));
  self->table = g_new0 (guint32, 1u << self->bits);
}

static void
layer_clear (Layer *self)
{
  g_array_unref (self->states);
  g_array_unref (self->counts);
  g_free (self->table);
}

static const guint64 *
layer_get_state (const Layer *self, guint index)
{
  return &g_array_index (self->states, guint64, (gsize) index * self->n_words);
}

static CbDealCount *
layer_get_count (const Layer *self, guint index)
{
  return &g_array_index (self->counts, CbDealCount, index);
}

/* Where the state is in the table, or would be. */
static guint32 *
layer_find_place (const Layer *self, const guint64 *state)
{
  guint64 hash = 0;
  guint at;

  for (guint i = 0; i < self->n_words; i++)
    {
      hash = (hash ^ state[i]) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 32;
    }
  at = (guint) (hash * 0x9e3779b97f4a7c15u >> (64 - self->bits));
  while (self->table[at] != 0 && memcmp (layer_get_state (self, self->table[at] - 1), state,
                                         self->n_words * sizeof *state) != 0)
    at = (at + 1) & ((1u << self->bits) - 1);
  return &self->table[at];
}

static void
layer_grow (Layer *self)
{
  g_free (self->table);
  self->bits++;
  self->table = g_new0 (guint32, 1u << self->bits);
  for (guint i = 0; i < self->counts->len; i++)
    *layer_find_place (self, layer_get_state (self, i)) = i + 1;
}

/* Returns the index of @state, met in @ways more. */
static guint
layer_add (Layer *self, const guint64 *state, CbDealCount ways)
{
  guint32 *place = layer_find_place (self, state);
  guint at;

  if (*place == 0)
    {
      g_array_append_vals (self->states, state, self->n_words);
      g_array_set_size (self->counts, self->counts->len + 1);
      *place = self->counts->len;
    }
  at = *place - 1;
  *layer_get_count (self, at) += ways;
  if (2 * self->counts->len > 1u << self->bits)
    layer_grow (self);
  return at;
}

/* Who can get the card: whoever has room for it, and, where someone could not do without it any
 * more, only he. */
static guint
find_takers (const CbPlan *plan, const CbPlanStep *step, const guint64 *state)
{
  guint takers = step->takers;
  guint wanting = 0;

  for (guint rest = step->takers & plan->sized; rest != 0; rest &= rest - 1)
    {
      guint h = (guint) __builtin_ctz (rest);
      guint room = cb_field_get (&plan->room[h], state);

      if (room == 0)
        takers &= ~(1u << h);
      if (room > step->n_later[h])
        wanting |= 1u << h;
    }
  for (guint i = 0; i < step->touched->len; i++)
    {
      const CbPending *touched = &g_array_index (step->touched, CbPending, i);
      const CbTally *tally = cb_plan_get_tally (plan, touched->tally);
      guint n;

      if (tally->kind != CB_TALLY_LIMIT)
        continue;
      n = cb_field_get (&tally->field, state);
      if (n + cb_card_set_size (touched->later) < tally->min)
        wanting |= 1u << tally->holder;
      if (n == tally->max)
        takers &= ~(1u << tally->holder);
    }
  if ((wanting & (wanting - 1)) != 0)
    return 0;
  return wanting != 0 ? takers & wanting : takers;
}

static void
count_card (const Dealing *dealing, guint h)
{
  const CbPlanStep *step = dealing->step;

  for (guint i = step->touched_of[h]; i < step->touched_of[h + 1]; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (step->touched, CbPending, i).tally);
      guint n = cb_field_get (&tally->field, dealing->state);

      if (n < tally->cap)
        cb_field_set (&tally->field, dealing->state, n + 1);
    }
}

/* Whether the room in the hand is enough for limits that have no card in common. */
static gboolean
has_room_for_needs (const Dealing *dealing, guint h, guint room)
{
  const CbPlanStep *step = dealing->step;
  CbCardSet counted = 0;
  guint n_needed = 0;

  for (guint i = step->needs_of[h]; i < step->needs_of[h + 1]; i++)
    {
      const CbPending *need = &g_array_index (step->needs, CbPending, i);
      const CbTally *tally = cb_plan_get_tally (dealing->plan, need->tally);
      guint n = tally->first <= dealing->k ? cb_field_get (&tally->field, dealing->state) : 0;

      if (n >= tally->min || (need->later & counted) != 0)
        continue;
      n_needed += tally->min - n;
      counted |= need->later;
    }
  return n_needed <= room;
}

/* A full hand has all it needs, and gets nothing that could be too much. */
static void
forget_limits (const Dealing *dealing, guint h)
{
  const CbPlanStep *step = dealing->step;

  for (guint i = step->needs_of[h]; i < step->needs_of[h + 1]; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (step->needs, CbPending, i).tally);

      if (tally->first <= dealing->k)
        cb_field_set (&tally->field, dealing->state, tally->cap);
    }
}

static gboolean
fill_room (const Dealing *dealing, guint h)
{
  const CbField *field = &dealing->plan->room[h];
  guint room = cb_field_get (field, dealing->state) - 1;

  cb_field_set (field, dealing->state, room);
  if (!has_room_for_needs (dealing, h, room))
    return FALSE;
  if (room == 0)
    forget_limits (dealing, h);
  return TRUE;
}

/* Whether each constraint of several options can still be kept by one. */
static gboolean
ways_allow (const Dealing *dealing, CbCardSet later)
{
  for (guint i = 0; i < dealing->step->ways->len; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (dealing->step->ways, guint, i));
      gboolean open = FALSE;

      for (gboolean more = TRUE; more && !open; tally++)
        {
          guint n = cb_field_get (&tally->field, dealing->state);

          open = n <= tally->max && n + cb_card_set_size (tally->cards & later) >= tally->min;
          more = tally->left > 0;
        }
      if (!open)
        return FALSE;
    }
  return TRUE;
}

static void
end_tallies (Dealing *dealing)
{
  for (guint i = 0; i < dealing->step->ended->len; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan,
                                                g_array_index (dealing->step->ended, guint, i));

      if (tally->kind == CB_TALLY_SHOWN)
        {
          guint n = tally->n_certain + cb_field_get (&tally->field, dealing->state);

          dealing->factor *= n > 0 ? 1.0 / n : 0;
        }
      cb_field_set (&tally->field, dealing->state, 0);
    }
}

/* Puts the room of one holder to that of another: how the cards still to come are shared out
 * between the two does not matter any more, only in how many ways. Returns whether as many cards
 * are still to come as there is room together. */
static gboolean
merge (Dealing *dealing, const CbMerge *merges, guint n_merges, CbCardSet later)
{
  const CbPlan *plan = dealing->plan;

  for (guint i = 0; i < n_merges; i++)
    {
      const CbField *from = &plan->room[merges[i].from];
      const CbField *into = &plan->room[merges[i].into];
      guint a = cb_field_get (from, dealing->state);
      guint b = cb_field_get (into, dealing->state);
      guint32 ways;

      if (a + b > cb_card_set_size (plan->possible[merges[i].into] & later))
        return FALSE;
      ways = binomial (a + b, a);
      cb_field_set (from, dealing->state, 0);
      cb_field_set (into, dealing->state, a + b);
      dealing->ways *= ways;
      dealing->factor *= ways;
    }
  return TRUE;
}

/* Gives the card to @h; returns whether that can be. */
static gboolean
deal_card (Dealing *dealing, guint h, CbCardSet later)
{
  count_card (dealing, h);
  if (dealing->plan->sized & (1u << h) && !fill_room (dealing, h))
    return FALSE;
  if (!ways_allow (dealing, later))
    return FALSE;
  end_tallies (dealing);
  return merge (dealing, dealing->step->merges, dealing->step->n_merges, later);
}

/* Deals the card of step @k from every state of @from, to states of @to. */
static void
deal_step (CbSweep *self, guint k, CbCardSet later, const Layer *from, Layer *to)
{
  const CbPlanStep *plan_step = &self->plan.steps[k];
  CbSweepStep *step = &self->steps[k];
  guint64 *state = g_newa (guint64, self->plan.n_words);

  step->n_states = from->counts->len;
  step->first_move = g_new (guint32, step->n_states + 1);
  step->moves = g_array_new (FALSE, FALSE, sizeof (CbMove));
  for (guint i = 0; i < step->n_states; i++)
    {
      guint takers = find_takers (&self->plan, plan_step, layer_get_state (from, i));

      step->first_move[i] = step->moves->len;
      for (; takers != 0; takers &= takers - 1)
        {
          guint h = (guint) __builtin_ctz (takers);
          Dealing dealing = { &self->plan, plan_step, k, state, *layer_get_count (from, i), 1 };
          CbMove move = { .holder = (guint8) h };

          memcpy (state, layer_get_state (from, i), self->plan.n_words * sizeof *state);
          if (!deal_card (&dealing, h, later))
            continue;
          move.factor = dealing.factor;
          move.to = layer_add (to, state, dealing.ways);
          g_array_append_val (step->moves, move);
        }
    }
  step->first_move[step->n_states] = step->moves->len;
}

/* The state before the first card: all hands empty. Returns what it weighs; nothing where the sizes
 * of the hands do not go with the cards. */
static double
add_start (const CbPlan *plan, Layer *layer)
{
  guint64 *state = g_newa0 (guint64, plan->n_words);
  Dealing dealing = { .plan = plan, .state = state, .ways = 1, .factor = 1 };

  for (guint h = 0; h < plan->n_holders; h++)
    {
      if (plan->sizes[h] > cb_card_set_size (plan->possible[h]))
        return 0;
      cb_field_set (&plan->room[h], state, plan->sizes[h]);
    }
  if (!merge (&dealing, plan->merges, plan->n_merges, plan->open))
    return 0;
  layer_add (layer, state, dealing.ways);
  return dealing.factor;
}

static gboolean
is_set (const gint *cancelled)
{
  return cancelled != NULL && g_atomic_int_get (cancelled);
}

static double
go_forward (CbSweep *self, const gint *cancelled)
{
  Layer layers[2];
  CbCardSet later = self->plan.open;
  CbSweepStep *last = &self->steps[self->plan.n_steps];
  double factor;

  layer_init (&layers[0], self->plan.n_words);
  factor = add_start (&self->plan, &layers[0]);
  for (guint k = 0; k < self->plan.n_steps; k++)
    {
      self->cancelled = self->cancelled || is_set (cancelled);
      layer_init (&layers[1], self->plan.n_words);
      later &= ~cb_card_set_of (self->plan.steps[k].card);
      if (!self->cancelled)
        deal_step (self, k, later, &layers[0], &layers[1]);
      layer_clear (&layers[0]);
      layers[0] = layers[1];
    }
  last->n_states = layers[0].counts->len;
  for (guint i = 0; i < last->n_states; i++)
    self->n_deals += *layer_get_count (&layers[0], i);
  layer_clear (&layers[0]);
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
        const CbMove *move = &g_array_index (step->moves, CbMove, j);

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
 * @cancelled: (nullable): set from another thread to stop
 *
 * Returns: (transfer full): all deals
 */
CbSweep *
cb_sweep_new (const CbProblem *open,
              const CbMarks *marks,
              const CbShowing *showings,
              guint n_showings,
              const gint *cancelled)
{
  CbSweep *self = g_new0 (CbSweep, 1);
  double factor;

  cb_plan_init (&self->plan, open, marks, showings, n_showings);
  factor = go_forward (self, cancelled);
  if (!self->cancelled)
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

/* All deals that are consistent after @n_entries of @deduction, with all showings. */
CbSweep *
cb_sweep_new_of_entries (const CbDeduction *deduction, guint n_entries, const gint *cancelled)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (GArray) showings = collect_showings (deduction, n_entries);
  g_auto (CbProblem) open = { 0 };

  reduce (deduction, n_entries, marks, &open);
  return cb_sweep_new (&open, marks, (const CbShowing *) (gpointer) showings->data, showings->len,
                       cancelled);
}

void
cb_sweep_free (CbSweep *self)
{
  for (guint k = 0; k <= self->plan.n_steps; k++)
    {
      g_free (self->steps[k].first_move);
      g_clear_pointer (&self->steps[k].moves, g_array_unref);
      g_free (self->steps[k].weights);
      g_free (self->steps[k].alive);
    }
  cb_plan_clear (&self->plan);
  g_free (self);
}
