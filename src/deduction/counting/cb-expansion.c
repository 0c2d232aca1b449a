/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A state holds one node of each holder's machine. When a card is dealt, one holder's machine takes
 * it and all others pass it on. Besides that, holders who cannot be told apart any more are merged
 * into one, and hands of unknown size get their size. */

#include "cb-expansion-private.h"

/* A machine at the current step: its nodes, where a state stores the node before the step (@field),
 * and the word in which the next state stores the node after it. */
typedef struct
{
  const CbNode *nodes;
  const CbFactors *factors; /* NULL where all are 1 */
  CbBits field;
  guint word;
  guint holders; /* a bit for each holder whose hand it reads; several for a tie */
  guint n_alike; /* how many readers from this one on belong to the same holder */
} Reader;

typedef struct
{
  const CbSweep *sweep;
  const CbPlanStep *plan_step;
  guint k;
  CbSweepStep *step;
  CbLayer *to;
  guint n_moves;
  guint n_allocated;
  gboolean weighs;
  Reader readers[CB_MAX_MACHINES];
  guint n_readers;
  guint first_tie;                     /* where the readers of ties begin */
  guint first_readers[CB_MAX_HOLDERS]; /* by holder who can take the card: the first of the holder's
                                          readers */
  guint64 *passed;                     /* the state if all pass */
  guint64 *state;
} Expansion;

/* What a state says of the step: the node of each machine, and who can take the card. */
typedef struct
{
  const CbNode *nodes[CB_MAX_MACHINES]; /* by reader */
  guint takers;
} Turn;

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

/* Merges two holders: adds the room of one to the room of the other. How the two share the cards
 * still to come no longer matters, only in how many ways they can (@ways). Returns whether enough
 * cards are still to come to fill the room of both. */
static gboolean
merge (const CbSweep *sweep,
       guint k,
       const CbMerge *merges,
       guint n_merges,
       CbCardSet later,
       guint64 *state,
       CbDealCount *ways)
{
  for (guint i = 0; i < n_merges; i++)
    {
      const CbBits *from = &sweep->plan->machines[merges[i].from]->steps[k].field;
      const CbBits *into = &sweep->plan->machines[merges[i].into]->steps[k].field;
      guint a = (guint) cb_bits_get (from, state);
      guint b = (guint) cb_bits_get (into, state);

      if (a + b > cb_card_set_size (sweep->plan->possible[merges[i].into] & later))
        return FALSE;
      cb_bits_set (from, state, 0);
      cb_bits_set (into, state, a + b);
      *ways *= binomial (a + b, a);
    }
  return TRUE;
}

/* Adds the state before the first card, and sets @ways to the number of ways it stands for; returns
 * whether any deal is possible. */
gboolean
cb_expansion_start (const CbSweep *sweep, CbLayer *layer, CbDealCount *ways)
{
  const CbPlan *plan = sweep->plan;
  guint64 *state = g_newa0 (guint64, sweep->plan->n_words);

  *ways = 1;
  for (guint i = 0; i < plan->n_machines; i++)
    {
      if (plan->machines[i]->start == CB_NOWHERE)
        return FALSE;
      cb_bits_set (&plan->machines[i]->steps[0].field, state, plan->machines[i]->start);
    }
  if (!merge (sweep, 0, plan->merges, plan->n_merges, plan->open, state, ways))
    return FALSE;
  cb_layer_add (layer, state, 1);
  return TRUE;
}

static void
reserve (Expansion *self)
{
  CbSweepStep *step = self->step;

  if (self->n_moves + CB_MAX_WAYS <= self->n_allocated)
    return;
  self->n_allocated = MAX (64, 2 * self->n_allocated);
  step->moves = g_renew (CbSweepMove, step->moves, self->n_allocated);
  if (self->weighs)
    step->factors = g_renew (double, step->factors, self->n_allocated);
  if (self->plan_step->n_merges > 0)
    step->ways = g_renew (CbDealCount, step->ways, self->n_allocated);
}

static inline void
add_move (Expansion *self, double weight, double factor, guint holder, guint n_taken)
{
  const CbPlanStep *step = self->plan_step;
  CbSweepMove *move;

  if (step->n_merges > 0)
    {
      CbDealCount ways = 1;

      if (!merge (self->sweep, self->k + 1, step->merges, step->n_merges, step->later, self->state,
                  &ways))
        return;
      self->step->ways[self->n_moves] = ways;
      factor *= (double) ways;
    }
  if (self->weighs)
    self->step->factors[self->n_moves] = factor;
  move = &self->step->moves[self->n_moves++];
  move->to = cb_layer_add (self->to, self->state, weight * factor);
  move->holder = (guint8) holder;
  move->n_taken = (guint8) n_taken;
}

/* Returns a mask: all bits set if @node is %CB_NOWHERE, else none. */
static inline guint64
is_nowhere (guint64 node)
{
  return -(guint64) (node == CB_NOWHERE);
}

/* Finds the nodes that follow the nodes of a state; returns whether somebody can take the card. The
 * loop has no branches, since the processor could not predict them. */
G_ALWAYS_INLINE static inline gboolean
look_up (Expansion *self, const guint64 *from, guint n_words, Turn *turn)
{
  guint64 passed = 0;
  guint64 able = self->plan_step->takers;

  for (guint i = 0; i < n_words; i++)
    self->passed[i] = 0;
  for (guint i = 0; i < self->n_readers; i++)
    {
      const Reader *reader = &self->readers[i];
      guint64 state = n_words == 1 ? *from : from[reader->field.word];
      const CbNode *node = &reader->nodes[state >> reader->field.shift & reader->field.mask];
      guint64 pass = node->pass & ~is_nowhere (node->pass);

      turn->nodes[i] = node;
      able &= ~is_nowhere (node->pass) | reader->holders;
      able &= ~is_nowhere (node->take) | ~(guint64) reader->holders;
      if (n_words == 1)
        passed |= pass;
      else
        self->passed[reader->word] |= pass;
    }
  if (n_words == 1)
    *self->passed = passed;
  turn->takers = (guint) able;
  return turn->takers != 0;
}

static double
weigh (const Expansion *self, const Turn *turn, guint taker)
{
  double factor = 1;

  for (guint i = 0; i < self->n_readers; i++)
    {
      const Reader *reader = &self->readers[i];
      const CbFactors *factors;

      if (reader->factors == NULL)
        continue;
      factors = &reader->factors[turn->nodes[i] - reader->nodes];
      factor *= reader->holders >> taker & 1 ? factors->take : factors->pass;
    }
  return factor;
}

/* Changes the next state: the reader's machine takes the card instead of passing it on. */
G_ALWAYS_INLINE static inline void
take_card_in (Expansion *self, const Reader *reader, const CbNode *node, guint n_words)
{
  self->state[n_words == 1 ? 0 : reader->word] += node->take -
                                                  (node->pass & ~is_nowhere (node->pass));
}

G_ALWAYS_INLINE static inline void
deal_card_in (Expansion *self, const guint64 *from, double weight, guint n_words)
{
  guint sized = self->sweep->plan->sized;
  Turn turn;

  if (!look_up (self, from, n_words, &turn))
    return;
  for (; turn.takers != 0; turn.takers &= turn.takers - 1)
    {
      guint h = (guint) __builtin_ctz (turn.takers);
      guint first = self->first_readers[h];

      cb_state_copy (self->state, self->passed, n_words);
      for (guint j = first; j < first + self->readers[first].n_alike; j++)
        take_card_in (self, &self->readers[j], turn.nodes[j], n_words);
      for (guint j = self->first_tie; j < self->n_readers; j++)
        if (self->readers[j].holders >> h & 1)
          take_card_in (self, &self->readers[j], turn.nodes[j], n_words);
      add_move (self, weight, self->weighs ? weigh (self, &turn, h) : 1, h, sized >> h & 1);
    }
}

/* Nearly all states have one word; the compiler makes a faster function for that length. */
static inline void
deal_card (Expansion *self, const guint64 *from, double weight)
{
  if (self->sweep->plan->n_words == 1)
    deal_card_in (self, from, weight, 1);
  else
    deal_card_in (self, from, weight, self->sweep->plan->n_words);
}

/* Whether the cards to come fill the hands exactly. */
static gboolean
sizes_fit (const Expansion *self)
{
  const CbSweep *sweep = self->sweep;
  guint n_cards = cb_card_set_size (self->plan_step->later);
  guint min = 0, max = 0;

  for (guint h = 0; h < sweep->plan->n_holders; h++)
    {
      const CbMachineStep *step = &sweep->plan->machines[h]->steps[self->k + 1];
      const CbMachineSpan *span = &step->spans[cb_bits_get (&step->field, self->state)];

      min += span->min;
      max += span->max;
    }
  return min <= n_cards && n_cards <= max;
}

/* Decides how many places of a hand stay empty for good: adds a state for each possible number. */
static void
settle_size (Expansion *self, const guint64 *from, double weight)
{
  const CbPlanStep *step = self->plan_step;
  guint h = (guint) __builtin_ctz (step->takers);
  const CbMachine *machine = self->sweep->plan->machines[h];
  guint room = (guint) cb_bits_get (&machine->steps[self->k].field, from);
  Turn turn;

  turn.takers = 0;
  look_up (self, from, self->sweep->plan->n_words, &turn);
  for (guint n_empty = 0; n_empty <= MIN (room, self->sweep->plan->spare[h]); n_empty++)
    {
      cb_state_copy (self->state, self->passed, self->sweep->plan->n_words);
      cb_bits_set (&machine->steps[self->k + 1].field, self->state, room - n_empty);
      if (room - n_empty <= step->n_later[h] && sizes_fit (self))
        add_move (self, weight, 1, h, n_empty);
    }
}

static void
add_reader (Expansion *self, const CbMachine *machine)
{
  const CbMachineStep *step = &machine->steps[self->k];

  if (step->n_nodes == 1 && step->nodes[0].pass == 0 && step->factors == NULL &&
      !(self->plan_step->takers & machine->holders))
    return;
  self->weighs = self->weighs || step->factors != NULL;
  self->readers[self->n_readers++] = (Reader) {
    .nodes = step->nodes,
    .factors = step->factors,
    .field = step->field,
    .word = machine->steps[self->k + 1].field.word,
    .holders = machine->holders,
  };
}

static void
add_readers_of_hand (Expansion *self, guint h)
{
  const CbPlan *plan = self->sweep->plan;
  guint first = self->n_readers;

  add_reader (self, plan->machines[h]);
  for (guint i = plan->n_holders; i < plan->n_machines; i++)
    if (plan->machines[i]->holders == 1u << h)
      add_reader (self, plan->machines[i]);
  self->first_readers[h] = first;
  if (self->n_readers > first)
    self->readers[first].n_alike = self->n_readers - first;
}

/* Finds the machines that still constrain anything at the step, with those of one holder next to
 * each other. */
static void
find_readers (Expansion *self)
{
  const CbPlan *plan = self->sweep->plan;

  for (guint h = 0; h < plan->n_holders; h++)
    add_readers_of_hand (self, h);
  self->first_tie = self->n_readers;
  for (guint i = plan->n_holders; i < plan->n_machines; i++)
    if ((plan->machines[i]->holders & (plan->machines[i]->holders - 1)) != 0 &&
        self->k < plan->machines[i]->free_from)
      add_reader (self, plan->machines[i]);
}

static gsize
get_bytes (const Expansion *self)
{
  const CbSweepStep *step = self->step;

  return self->n_allocated *
           (sizeof *step->moves + (step->factors != NULL ? sizeof *step->factors : 0) +
            (step->ways != NULL ? sizeof *step->ways : 0)) +
         step->n_states * sizeof *step->first_move + cb_layer_get_bytes (self->to);
}

/* After this many states it is checked whether a step takes too much memory. */
#define STATES_AT_ONCE 64

/**
 * cb_expansion_run:
 * @k: number of a step
 * @from: the states before it
 * @to: empty; filled with those after it
 * @limits: how much work and memory the step may take
 *
 * Takes the step from every state. Returns FALSE where the limits ended it early.
 */
gboolean
cb_expansion_run (CbSweep *sweep,
                  guint k,
                  const CbLayer *from,
                  CbLayer *to,
                  const CbExpansionLimits *limits)
{
  CbSweepStep *step = &sweep->steps[k];
  Expansion self = {
    .sweep = sweep,
    .plan_step = &sweep->plan->steps[k],
    .k = k,
    .step = step,
    .to = to,
    .weighs = sweep->plan->steps[k].n_merges > 0,
    .passed = g_newa (guint64, sweep->plan->n_words),
    .state = g_newa (guint64, sweep->plan->n_words),
  };

  find_readers (&self);
  step->n_states = from->n_states;
  step->first_move = g_new0 (guint32, step->n_states + 1);
  for (guint i = 0; i < step->n_states; i++)
    {
      const guint64 *state = cb_layer_get_state (from, i);

      if (self.n_moves > limits->n_moves ||
          (i % STATES_AT_ONCE == 0 && get_bytes (&self) > limits->n_bytes))
        return FALSE;
      step->first_move[i] = self.n_moves;
      reserve (&self);
      if (self.plan_step->card == CB_NO_CARD)
        settle_size (&self, state, from->weights[i]);
      else
        deal_card (&self, state, from->weights[i]);
    }
  step->first_move[step->n_states] = self.n_moves;
  step->moves = g_renew (CbSweepMove, step->moves, self.n_moves);
  return TRUE;
}
