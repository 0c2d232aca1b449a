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
  guint n_states;
  guint64 *states;     /* n_words a state */
  CbDealCount *counts; /* by state */
  guint32 *table;      /* one more than an index; 0 for a free place */
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

/* There is room for half as many states as the table has places. */
static void
layer_allocate (Layer *self, guint bits)
{
  gsize n_states = (gsize) 1 << (bits - 1);

  self->bits = bits;
  self->states = g_renew (guint64, self->states, n_states * self->n_words);
  self->counts = g_renew (CbDealCount, self->counts, n_states);
  g_free (self->table);
  self->table = g_new0 (guint32, (gsize) 1 << bits);
}

static void
layer_init (Layer *self, guint n_words)
{
  *self = (Layer) { .n_words = n_words };
  layer_allocate (self, 6);
}

static void
layer_clear (Layer *self)
{
  g_free (self->states);
  g_free (self->counts);
  g_free (self->table);
}

static inline const guint64 *
layer_get_state (const Layer *self, guint index)
{
  return &self->states[(gsize) index * self->n_words];
}

/* States are a word or two, too short for the library's functions to be worth the call. */
static inline gboolean
is_same (const guint64 *a, const guint64 *b, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    if (a[i] != b[i])
      return FALSE;
  return TRUE;
}

static inline void
copy_state (guint64 *to, const guint64 *from, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    to[i] = from[i];
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
  while (self->table[at] != 0 &&
         !is_same (layer_get_state (self, self->table[at] - 1), state, self->n_words))
    at = (at + 1) & ((1u << self->bits) - 1);
  return &self->table[at];
}

static void
layer_grow (Layer *self)
{
  layer_allocate (self, self->bits + 1);
  for (guint i = 0; i < self->n_states; i++)
    *layer_find_place (self, layer_get_state (self, i)) = i + 1;
}

/* Returns the index of @state, met in @ways more. */
static guint
layer_add (Layer *self, const guint64 *state, CbDealCount ways)
{
  guint32 *place = layer_find_place (self, state);
  guint at = *place - 1;

  if (*place != 0)
    {
      self->counts[at] += ways;
      return at;
    }
  at = self->n_states++;
  *place = at + 1;
  copy_state (&self->states[(gsize) at * self->n_words], state, self->n_words);
  self->counts[at] = ways;
  if (self->n_states == 1u << (self->bits - 1))
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

/* Once one option is sure to hold, how far the others are does not matter any more. */
static void
keep_choice (const Dealing *dealing, const CbChoice *choice)
{
  cb_field_set (&choice->kept, dealing->state, 1);
  for (guint i = 0; i < choice->n; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan, choice->tally + i);

      if (tally->first <= dealing->k && dealing->k <= tally->last)
        cb_field_set (&tally->field, dealing->state, 0);
    }
}

/* Whether the choice can still be kept. */
static gboolean
choice_allows (const Dealing *dealing, const CbChoice *choice, CbCardSet later)
{
  gboolean open = cb_field_get (&choice->kept, dealing->state) != 0;
  gboolean sure = open;

  for (guint i = 0; i < choice->n && !sure; i++)
    {
      const CbTally *tally = cb_plan_get_tally (dealing->plan, choice->tally + i);
      guint n_later = cb_card_set_size (tally->cards & later);
      guint n;

      if (tally->last < dealing->k)
        continue;
      n = tally->first <= dealing->k ? cb_field_get (&tally->field, dealing->state) : 0;
      open = open || (n <= tally->max && n + n_later >= tally->min);
      sure = n + n_later <= tally->max && n >= tally->min;
    }
  if (sure)
    keep_choice (dealing, choice);
  return open;
}

static gboolean
choices_allow (const Dealing *dealing, CbCardSet later)
{
  const GArray *choices = dealing->step->choices;

  for (guint i = 0; i < choices->len; i++)
    if (!choice_allows (
          dealing, cb_plan_get_choice (dealing->plan, g_array_index (choices, guint, i)), later))
      return FALSE;
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
  for (guint i = 0; i < dealing->step->chosen->len; i++)
    cb_field_set (
      &cb_plan_get_choice (dealing->plan, g_array_index (dealing->step->chosen, guint, i))->kept,
      dealing->state, 0);
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

/* Whether there are as many places as cards to come, those that may stay empty aside. */
static gboolean
rooms_fit (const Dealing *dealing, CbCardSet later)
{
  const CbPlan *plan = dealing->plan;
  guint n_cards = cb_card_set_size (later);
  guint room = 0;

  for (guint h = 0; h < plan->n_holders; h++)
    room += cb_field_get (&plan->room[h], dealing->state);
  return !plan->all_sized || (n_cards <= room && room <= n_cards + dealing->step->n_spare);
}

/* Leaves @n_empty places of the hand empty for good; returns whether that can be. */
static gboolean
settle_size (Dealing *dealing, guint h, guint n_empty, CbCardSet later)
{
  const CbPlanStep *step = dealing->step;
  const CbField *field = &dealing->plan->room[h];
  guint room = cb_field_get (field, dealing->state);

  if (room < n_empty || room - n_empty > step->n_later[h])
    return FALSE;
  cb_field_set (field, dealing->state, room - n_empty);
  return rooms_fit (dealing, later) && merge (dealing, step->merges, step->n_merges, later);
}

/* Gives the card to @h; returns whether that can be. */
static gboolean
deal_card (Dealing *dealing, guint h, CbCardSet later)
{
  count_card (dealing, h);
  if (dealing->plan->sized & (1u << h) && !fill_room (dealing, h))
    return FALSE;
  if (!choices_allow (dealing, later))
    return FALSE;
  end_tallies (dealing);
  return merge (dealing, dealing->step->merges, dealing->step->n_merges, later);
}

/* The ways to go on from a state, and where they lead. */
typedef struct
{
  const CbPlan *plan;
  const CbPlanStep *plan_step;
  guint k;
  CbCardSet later;
  guint64 *state; /* to work on */
  Layer *to;
  CbSweepStep *step;
  guint n_moves;
} Expansion;

/* Adds the move that @holder gets the card, or that @n_empty places of his hand stay empty. */
static void
add_move (Expansion *self, const guint64 *from, CbDealCount ways, guint holder, guint n_empty)
{
  Dealing dealing = { self->plan, self->plan_step, self->k, self->state, ways, 1 };
  gboolean settles = self->plan_step->card == CB_NO_CARD;

  copy_state (self->state, from, self->plan->n_words);
  if (settles ? !settle_size (&dealing, holder, n_empty, self->later)
              : !deal_card (&dealing, holder, self->later))
    return;
  self->step->moves[self->n_moves++] = (CbMove) {
    .factor = dealing.factor,
    .to = layer_add (self->to, self->state, dealing.ways),
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
  for (guint takers = find_takers (self->plan, step, from); takers != 0; takers &= takers - 1)
    add_move (self, from, ways, (guint) __builtin_ctz (takers), 0);
}

/* Takes step @k from every state of @from, to states of @to. Returns the number of moves; stops
 * where they are more than @max_moves. */
static guint
expand_step (CbSweep *self,
             guint k,
             CbCardSet later,
             guint64 max_moves,
             const Layer *from,
             Layer *to)
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
      add_moves (&expansion, layer_get_state (from, i), from->counts[i]);
    }
  step->first_move[step->n_states] = expansion.n_moves;
  step->moves = g_renew (CbMove, step->moves, expansion.n_moves);
  return expansion.n_moves;
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
      if (plan->sizes[h] > cb_card_set_size (plan->possible[h]) + plan->spare[h])
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

/* Finds all states; returns what a deal weighs before the first card. */
static double
go_forward (CbSweep *self, guint64 max_moves, const gint *cancelled)
{
  Layer layers[2];
  CbCardSet later = self->plan.open;
  CbSweepStep *last = &self->steps[self->plan.n_steps];
  guint64 n_moves = 0;
  double factor;

  layer_init (&layers[0], self->plan.n_words);
  factor = add_start (&self->plan, &layers[0]);
  for (guint k = 0; k < self->plan.n_steps && !self->given_up; k++)
    {
      layer_init (&layers[1], self->plan.n_words);
      if (self->plan.steps[k].card != CB_NO_CARD)
        later &= ~cb_card_set_of (self->plan.steps[k].card);
      n_moves += expand_step (self, k, later, max_moves - n_moves, &layers[0], &layers[1]);
      self->given_up = n_moves > max_moves || is_set (cancelled);
      layer_clear (&layers[0]);
      layers[0] = layers[1];
    }
  last->n_states = layers[0].n_states;
  for (guint i = 0; i < last->n_states; i++)
    self->n_deals += layers[0].counts[i];
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

/* All deals that are consistent after @n_entries of @deduction, with all showings. */
CbSweep *
cb_sweep_new_of_entries (const CbDeduction *deduction, guint n_entries, const gint *cancelled)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (GArray) showings = collect_showings (deduction, n_entries);
  g_auto (CbProblem) open = { 0 };

  reduce (deduction, n_entries, marks, &open);
  return cb_sweep_new (&open, marks, (const CbShowing *) (gpointer) showings->data, showings->len,
                       G_MAXUINT64, cancelled);
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
