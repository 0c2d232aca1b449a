/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes machines. A machine tells which hands a holder may have: it reads, card by card, whether
 * the holder gets the card. First all states are found that this can lead to: how many cards the
 * hand has so far, and how many of each constraint. Then, from the last card back, states that
 * allow the same from there on become one node, even if their weights differ by a factor: the
 * factor is applied at the step before. So a node forgets what no longer matters, such as a
 * constraint that is met or that another one implies; and an impossible hand is given up at the
 * first card that makes it so. */

#include "cb-machine-private.h"

#include <string.h>

/* The most memory taken while states are counted, in bytes: a hand with dozens of constraints, more
 * than any real game has, could take gigabytes. */
#define MAX_BYTES (CB_MAX_BYTES / 8)

/* How many parts of states are advanced in a millionth of a second; and after how many states the
 * effort and the memory are checked. */
#define PARTS_PER_UNIT 64
#define STATES_AT_ONCE 256

/* A tally, and where a state stores it while the machine is made. */
typedef struct
{
  const CbPlanTally *tally;
  CbBits field;
} MachinePart;

/* A choice: its alternatives are @n parts from @first on, and @sure is where a state stores that
 * one of them certainly holds. */
typedef struct
{
  guint first;
  guint n;
  CbCardSet cards;
  CbBits sure;
} ChoiceParts;

/* What a state leads to: [0] if the card is passed on, [1] if it is taken. */
typedef struct
{
  guint64 to[2];
  double factors[2];
} Arc;

typedef struct
{
  const CbPlan *plan;
  const CbMachinePart *part;
  CbMachine *machine;
  guint holder;
  gboolean sized;
  GArray *parts;   /* of MachinePart */
  GArray *choices; /* of ChoiceParts */
  CbBits n_taken;
  guint n_words;
  CbLayer layers[2];
  GArray *counts; /* of guint: by state where only the size matters, how many cards were taken */
  GArray *arcs[CB_MAX_PLAN_STEPS];
  CbEffort *effort;
} Maker;

static MachinePart *
get_part (const Maker *self, guint index)
{
  return &g_array_index (self->parts, MachinePart, index);
}

static void
add_choice (Maker *self, const CbChoice *choice, guint first)
{
  ChoiceParts added = { .first = first, .n = choice->n };

  for (guint i = 0; i < choice->n; i++)
    added.cards |= cb_plan_get_tally (self->plan, choice->tally + i)->cards;
  g_array_append_val (self->choices, added);
}

/* Collects the constraints on the hand. */
static void
collect (Maker *self)
{
  const CbPlan *plan = self->plan;

  for (guint i = 0, c = 0; i < plan->tallies->len; i++)
    {
      MachinePart part = { .tally = cb_plan_get_tally (plan, i) };

      while (c < plan->choices->len && cb_plan_get_choice (plan, c)->tally < i)
        c++;
      if (part.tally->holders != 1u << self->holder || i < self->part->first ||
          i - self->part->first >= self->part->n)
        continue;
      if (c < plan->choices->len && cb_plan_get_choice (plan, c)->tally == i)
        add_choice (self, cb_plan_get_choice (plan, c), self->parts->len);
      g_array_append_val (self->parts, part);
      self->machine->free_from = MAX (self->machine->free_from, part.tally->last + 1u);
    }
}

static void
lay_out (Maker *self)
{
  guint word = 0, shift = 0;

  cb_bits_place (&self->n_taken, self->sized ? self->plan->sizes[self->holder] : 0, &word, &shift);
  for (guint i = 0; i < self->parts->len; i++)
    cb_bits_place (&get_part (self, i)->field, get_part (self, i)->tally->cap, &word, &shift);
  for (guint i = 0; i < self->choices->len; i++)
    cb_bits_place (&g_array_index (self->choices, ChoiceParts, i).sure, 1, &word, &shift);
  self->n_words = word + 1;
}

/* Counts the card, if it is taken; returns whether the tally allows that. */
static gboolean
tally_card (const MachinePart *part,
            guint k,
            CbCardSet later,
            gboolean taken,
            guint64 *state,
            double *factor)
{
  const CbPlanTally *tally = part->tally;
  guint n = (guint) cb_bits_get (&part->field, state);

  if (taken)
    {
      if (tally->kind == CB_TALLY_LIMIT && n == tally->max)
        return FALSE;
      n = MIN (n + 1u, tally->cap);
    }
  if (tally->kind == CB_TALLY_LIMIT && n + cb_card_set_size (tally->cards & later) < tally->min)
    return FALSE;
  if (tally->kind == CB_TALLY_SHOWN && tally->last == k)
    *factor *= n + tally->n_certain > 0 ? 1.0 / (n + tally->n_certain) : 0;
  if (tally->kind != CB_TALLY_CHOICE && tally->last == k)
    n = 0;
  cb_bits_set (&part->field, state, n);
  return TRUE;
}

/* Whether one of the options can still hold. Once one certainly does, the progress of the others is
 * dropped. */
static gboolean
check_choice (const Maker *self,
              const ChoiceParts *choice,
              guint k,
              CbCardSet later,
              guint64 *state)
{
  gboolean sure = cb_bits_get (&choice->sure, state) != 0;
  gboolean open = sure;

  for (guint i = choice->first; i < choice->first + choice->n && !sure; i++)
    {
      const CbPlanTally *tally = get_part (self, i)->tally;
      guint n = (guint) cb_bits_get (&get_part (self, i)->field, state);
      guint n_later = cb_card_set_size (tally->cards & later);

      if (tally->last < k)
        continue;
      open = open || (n <= tally->max && n + n_later >= tally->min);
      sure = n + n_later <= tally->max && n >= tally->min;
    }
  for (guint i = choice->first; i < choice->first + choice->n; i++)
    if (sure || get_part (self, i)->tally->last <= k)
      cb_bits_set (&get_part (self, i)->field, state, 0);
  cb_bits_set (&choice->sure, state, sure && (choice->cards & later) != 0);
  return open;
}

static gboolean
check_size (const Maker *self, CbCardSet later, gboolean taken, guint64 *state)
{
  guint size = self->plan->sizes[self->holder];
  guint n = (guint) cb_bits_get (&self->n_taken, state) + taken;
  guint n_later = cb_card_set_size (self->plan->possible[self->holder] & later);

  if (!self->sized)
    return TRUE;
  if (n > size || n + n_later + self->plan->spare[self->holder] < size)
    return FALSE;
  cb_bits_set (&self->n_taken, state, n);
  return TRUE;
}

/* Changes the state to that after the step; returns whether that state is possible. */
static gboolean
advance (const Maker *self, guint k, gboolean taken, guint64 *state, double *factor)
{
  const CbPlanStep *step = &self->plan->steps[k];
  CbCardSet card = cb_plan_step_get_dealt (step);

  if (taken && !(self->plan->possible[self->holder] & card))
    return FALSE;
  if (!check_size (self, step->later, taken, state))
    return FALSE;
  for (guint i = 0; i < self->parts->len; i++)
    if (get_part (self, i)->tally->cards & card &&
        !tally_card (get_part (self, i), k, step->later, taken, state, factor))
      return FALSE;
  for (guint i = 0; i < self->choices->len; i++)
    {
      const ChoiceParts *choice = &g_array_index (self->choices, ChoiceParts, i);

      if (choice->cards & card && !check_choice (self, choice, k, step->later, state))
        return FALSE;
    }
  return TRUE;
}

static void
add_arcs (Maker *self, guint k, const guint64 *from)
{
  guint64 *state = g_newa (guint64, self->n_words);
  Arc arc = { { CB_NOWHERE, CB_NOWHERE }, { 1, 1 } };

  for (guint taken = 0; taken < 2; taken++)
    {
      cb_state_copy (state, from, self->n_words);
      if (advance (self, k, taken != 0, state, &arc.factors[taken]))
        arc.to[taken] = cb_layer_add (&self->layers[1], state, 0);
    }
  g_array_append_val (self->arcs[k], arc);
}

/* Pays for @n more states; returns whether the effort and memory allow them. */
static gboolean
pay (Maker *self, guint n, const CbLayer *from)
{
  guint n_parts = 8 + self->parts->len + self->choices->len;

  self->machine->n_counted += n;
  return self->machine->n_counted <= self->part->max_counted &&
         cb_layer_get_bytes (from) + cb_layer_get_bytes (&self->layers[1]) +
             self->machine->n_counted * sizeof (Arc) <=
           MAX_BYTES &&
         cb_effort_spend (self->effort, 1 + n * n_parts / PARTS_PER_UNIT);
}

/* Takes the step from every state; returns whether the effort and memory allow it. */
static gboolean
take_step (Maker *self, guint k)
{
  CbLayer from = self->layers[0];
  gboolean done = TRUE;

  self->arcs[k] = g_array_new (FALSE, FALSE, sizeof (Arc));
  for (guint i = 0; i < from.n_states && done; i++)
    {
      if (i % STATES_AT_ONCE == 0)
        done = pay (self, MIN (from.n_states - i, STATES_AT_ONCE), &from);
      if (done)
        add_arcs (self, k, cb_layer_get_state (&from, i));
    }
  self->layers[0] = self->layers[1];
  self->layers[1] = from;
  cb_layer_empty (&self->layers[1], 2 * self->layers[0].n_states);
  return done;
}

/* Finds the states of each step until nothing but the size of the hand matters. Returns whether the
 * effort and memory allow that. */
static gboolean
go_forward (Maker *self)
{
  guint64 *state = g_newa0 (guint64, self->n_words);

  cb_layer_add (&self->layers[0], state, 0);
  for (guint k = 0; k < self->machine->free_from; k++)
    if (!take_step (self, k))
      return FALSE;
  return TRUE;
}

/* Finds the most room that the hand has before each step; the first hand of a group has the room of
 * the whole group. */
static void
find_rooms (const Maker *self, guint rooms[CB_MAX_PLAN_STEPS + 1])
{
  const CbPlan *plan = self->plan;
  guint sizes[CB_MAX_HOLDERS];
  guint n_merges = plan->n_merges;
  const CbMerge *merges = plan->merges;

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    sizes[h] = plan->sizes[h];
  for (guint k = 0; k <= plan->n_steps; k++)
    {
      for (guint i = 0; i < n_merges; i++)
        sizes[merges[i].into] += sizes[merges[i].from];
      rooms[k] = sizes[self->holder];
      n_merges = k < plan->n_steps ? plan->steps[k].n_merges : 0;
      merges = k < plan->n_steps ? plan->steps[k].merges : NULL;
    }
}

/* How many places of the hand may stay empty before step @k. */
static guint
get_spare (const Maker *self, guint k)
{
  const CbPlan *plan = self->plan;

  for (; k < plan->n_steps; k++)
    if (plan->steps[k].card == CB_NO_CARD && plan->steps[k].takers == 1u << self->holder)
      return plan->spare[self->holder];
  return 0;
}

static CbMachineSpan
get_span_of_room (const Maker *self, guint k, guint room)
{
  guint spare = get_spare (self, k);

  if (!self->sized)
    return (CbMachineSpan) { 0, CB_MAX_CARDS };
  return (CbMachineSpan) { (guint8) (room > spare ? room - spare : 0), (guint8) room };
}

/* Adds the steps at which only the size of the hand matters: there, a node is the room left. */
static void
add_rooms (Maker *self)
{
  const CbPlan *plan = self->plan;
  guint h = self->holder;
  guint rooms[CB_MAX_PLAN_STEPS + 1];

  find_rooms (self, rooms);
  for (guint k = self->machine->free_from; k <= plan->n_steps; k++)
    {
      CbMachineStep *step = &self->machine->steps[k];
      const CbPlanStep *dealt = &plan->steps[k];
      gboolean can_take = k < plan->n_steps && (plan->possible[h] & cb_plan_step_get_dealt (dealt));

      step->n_nodes = self->sized ? MIN (rooms[k], CB_MAX_CARDS) + 1 : 1;
      step->spans = g_new (CbMachineSpan, step->n_nodes);
      for (guint room = 0; room < step->n_nodes; room++)
        step->spans[room] = get_span_of_room (self, k, room);
      if (k == plan->n_steps)
        break;
      step->nodes = g_new (CbNode, step->n_nodes);
      for (guint room = 0; room < step->n_nodes; room++)
        {
          CbNode *node = &step->nodes[room];
          gboolean settles = dealt->card == CB_NO_CARD && dealt->takers == 1u << h;

          node->pass = room <= dealt->n_later[h] || settles ? room : CB_NOWHERE;
          node->take = CB_NOWHERE;
          if (can_take && !self->sized)
            node->take = 0;
          else if (can_take && room >= 1 && room - 1 <= dealt->n_later[h])
            node->take = room - 1;
        }
    }
}

/* Finds, by state, the nodes of the first step at which only the size of the hand matters. */
static void
find_free_nodes (Maker *self, GArray *nodes)
{
  const CbPlan *plan = self->plan;
  guint h = self->holder;
  guint k = self->machine->free_from;
  CbCardSet later = k > 0 ? plan->steps[k - 1].later : plan->open;

  for (guint i = 0; i < self->layers[0].n_states; i++)
    {
      guint64 n = cb_bits_get (&self->n_taken, cb_layer_get_state (&self->layers[0], i));
      guint64 room = self->sized ? plan->sizes[h] - n : 0;

      if (self->sized && room > cb_card_set_size (plan->possible[h] & later) + plan->spare[h])
        room = CB_NOWHERE;
      g_array_append_val (nodes, room);
    }
}

/* Divides the factors so that passing the card on weighs 1, or, where it cannot be passed on,
 * taking it does; returns the divisor. */
static double
normalize (Arc *arc)
{
  double weight = arc->to[0] != CB_NOWHERE ? arc->factors[0] : 0;

  if (weight <= 0 && arc->to[1] != CB_NOWHERE)
    weight = arc->factors[1];
  for (guint i = 0; i < 2; i++)
    if (arc->to[i] == CB_NOWHERE)
      arc->factors[i] = 1;
    else if (weight > 0)
      arc->factors[i] /= weight;
    else
      arc->factors[i] = 1;
  return weight;
}

/* Makes three numbers that are equal for two arcs if these differ by rounding errors at most. */
static void
get_signature (const Arc *arc, guint64 signature[3])
{
  for (guint i = 0; i < 2; i++)
    {
      float factor = (float) arc->factors[i];
      guint32 bits;

      memcpy (&bits, &factor, sizeof bits);
      signature[i] = arc->to[i];
      signature[2] = signature[2] << 32 | bits;
    }
}

/* Adds the node an arc stands for, if it is a new one; returns its index. */
static guint64
add_node (Maker *self, CbMachineStep *step, const Arc *arc)
{
  guint64 signature[3] = { 0 };
  guint at;

  get_signature (arc, signature);
  at = cb_layer_add (&self->layers[1], signature, 0);
  if (at < step->n_nodes)
    return at;
  step->n_nodes++;
  step->nodes[at] = (CbNode) { arc->to[0], arc->to[1] };
  step->factors[at] = (CbFactors) { arc->factors[0], arc->factors[1] };
  return at;
}

static gboolean
is_plain (const CbMachineStep *step)
{
  for (guint i = 0; i < step->n_nodes; i++)
    if (step->factors[i].pass != 1 || step->factors[i].take != 1)
      return FALSE;
  return TRUE;
}

static void
find_spans (CbMachineStep *step, const CbMachineStep *next)
{
  step->spans = g_new (CbMachineSpan, step->n_nodes);
  for (guint i = 0; i < step->n_nodes; i++)
    {
      const CbNode *node = &step->nodes[i];
      CbMachineSpan *span = &step->spans[i];

      *span = (CbMachineSpan) { G_MAXUINT8, 0 };
      if (node->pass != CB_NOWHERE)
        *span = next->spans[node->pass];
      if (node->take != CB_NOWHERE)
        {
          span->min = (guint8) MIN (span->min, next->spans[node->take].min + 1);
          span->max = (guint8) MAX (span->max, next->spans[node->take].max + 1);
        }
    }
}

/* Makes nodes of the states before step @k. @nodes and @weights are by state of step @k + 1 at
 * first, and by state of step @k on return. */
static void
merge_states (Maker *self, guint k, GArray *nodes, GArray *weights)
{
  CbMachineStep *step = &self->machine->steps[k];
  guint n = self->arcs[k]->len;

  step->nodes = g_new (CbNode, n);
  step->factors = g_new (CbFactors, n);
  cb_layer_empty (&self->layers[1], n);
  for (guint i = 0; i < n; i++)
    {
      Arc *arc = &g_array_index (self->arcs[k], Arc, i);

      for (guint j = 0; j < 2; j++)
        if (arc->to[j] != CB_NOWHERE)
          {
            arc->factors[j] *= g_array_index (weights, double, arc->to[j]);
            arc->to[j] = g_array_index (nodes, guint64, arc->to[j]);
          }
    }
  g_array_set_size (nodes, n);
  g_array_set_size (weights, n);
  for (guint i = 0; i < n; i++)
    {
      Arc *arc = &g_array_index (self->arcs[k], Arc, i);
      gboolean open = arc->to[0] != CB_NOWHERE || arc->to[1] != CB_NOWHERE;

      g_array_index (weights, double, i) = normalize (arc);
      g_array_index (nodes, guint64, i) = open ? add_node (self, step, arc) : CB_NOWHERE;
    }
  if (is_plain (step))
    g_clear_pointer (&step->factors, g_free);
  find_spans (step, step + 1);
}

/* Merges states into nodes: from the step at which only the size of the hand matters, back to the
 * first step. */
static void
go_back (Maker *self)
{
  CbMachine *machine = self->machine;
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (double));

  add_rooms (self);
  find_free_nodes (self, nodes);
  g_array_set_size (weights, nodes->len);
  for (guint i = 0; i < weights->len; i++)
    g_array_index (weights, double, i) = 1;
  cb_layer_clear (&self->layers[1]);
  cb_layer_init (&self->layers[1], 3);
  for (guint k = machine->free_from; k > 0; k--)
    merge_states (self, k - 1, nodes, weights);
  machine->start = g_array_index (nodes, guint64, 0);
  machine->factor = g_array_index (weights, double, 0);
}

/**
 * cb_machine_new:
 * @part: the constraints that the machine keeps track of
 * @effort: how much may be spent
 *
 * Returns: (transfer full) (nullable): a machine of one holder, not laid out; NULL where the
 *   constraints need more effort or memory
 */
CbMachine *
cb_machine_new (const CbPlan *plan, guint holder, const CbMachinePart *part, CbEffort *effort)
{
  Maker maker = {
    .plan = plan,
    .part = part,
    .holder = holder,
    .sized = part->sized && (plan->sized & 1u << holder) != 0,
    .effort = effort,
  };

  maker.machine = g_new0 (CbMachine, 1);
  maker.machine->holders = 1u << holder;
  maker.parts = g_array_new (FALSE, FALSE, sizeof (MachinePart));
  maker.choices = g_array_new (FALSE, FALSE, sizeof (ChoiceParts));
  collect (&maker);
  lay_out (&maker);
  for (guint i = 0; i < 2; i++)
    cb_layer_init (&maker.layers[i], maker.n_words);
  if (go_forward (&maker))
    go_back (&maker);
  else
    g_clear_pointer (&maker.machine, cb_machine_free);
  for (guint i = 0; i < 2; i++)
    cb_layer_clear (&maker.layers[i]);
  for (guint k = 0; k < CB_MAX_PLAN_STEPS; k++)
    g_clear_pointer (&maker.arcs[k], g_array_unref);
  g_array_unref (maker.parts);
  g_array_unref (maker.choices);
  return maker.machine;
}
