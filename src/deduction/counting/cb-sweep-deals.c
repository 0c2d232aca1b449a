/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the sweep says of single cards and deals. Where a group of holders gets a card, each place
 * left in their hands gets it with the same chance. So it is enough to keep, with the chance that a
 * state is reached, how much room is to be expected there in each hand of a group; the room in any
 * other hand is the same in whichever way the state is reached. */

#include "cb-sweep-private.h"

/* What is known of a state: the share of all weight that leads to it (@weight), the room left in
 * each hand, and, in hands of groups, the expected room times @weight. */
typedef struct
{
  double weight;
  guint8 rooms[CB_MAX_HOLDERS];
  double expected[]; /* by holder; only where there are groups */
} Reached;

/* What is known of all states before a step. */
typedef struct
{
  guint sharers; /* holders who share a group with others */
  gsize size;    /* how many bytes hold what is known of one state */
  guint8 *all;
} Reaches;

/* What is known of a state when it is reached: the room left for each group, and the most that can
 * be left in each hand. Both are whole numbers, so that a full hand is exactly full. */
typedef struct
{
  guint8 room[CB_MAX_HOLDERS]; /* by the first holder of a group */
  guint8 most[CB_MAX_HOLDERS];
} Met;

static inline gsize
get_reached_bytes (const CbPlan *plan)
{
  return sizeof (Reached) + plan->n_holders * sizeof (double);
}

/* How much memory is taken, in bytes, to describe the states before and after a step. */
gsize
cb_sweep_get_passing_bytes (const CbPlan *plan, guint n_before, guint n_after)
{
  return ((gsize) n_before + n_after) * MAX (get_reached_bytes (plan), sizeof (Met));
}

static guint
find_sharers (const CbPlan *plan, guint k)
{
  guint sharers = 0;

  for (guint h = 0; h < plan->n_holders && k < plan->n_steps; h++)
    if ((plan->steps[k].groups[h] & (plan->steps[k].groups[h] - 1)) != 0)
      sharers |= plan->steps[k].groups[h];
  return sharers;
}

static void
reaches_init (Reaches *self, const CbSweep *sweep, guint k)
{
  self->sharers = find_sharers (sweep->plan, k);
  self->size = self->sharers != 0 ? get_reached_bytes (sweep->plan) : sizeof (Reached);
  self->all = g_malloc0_n (sweep->steps[k].n_states, self->size);
}

static inline Reached *
get_reached (const Reaches *self, guint state)
{
  return (gpointer) (self->all + state * self->size);
}

/* Who is in a group with others before a step, and after it. */
typedef struct
{
  guint before;
  guint after;
} Sharing;

/* Divides the chance @share that the group gets the card among its holders. */
static void
share_out (double *chances, guint members, const Reached *from, double room, double share)
{
  for (; members != 0; members &= members - 1)
    {
      guint h = (guint) __builtin_ctz (members);

      chances[h] += share * from->expected[h] / room;
    }
}

/* Carries the expected room over to the next state, where the card goes to @members, one holder or
 * a group. */
static void
pass_rooms (const Sharing *sharing,
            const CbSweepMove *move,
            guint members,
            double room,
            double factor,
            const Reached *from,
            Reached *to)
{
  double inside = room > 0 ? factor * (1 - move->n_taken * from->weight / room) : factor;

  for (guint rest = sharing->before & sharing->after; rest != 0; rest &= rest - 1)
    {
      guint h = (guint) __builtin_ctz (rest);

      to->expected[h] += from->expected[h] * (members & 1u << h ? inside : factor);
    }
  for (guint rest = sharing->after & ~sharing->before; rest != 0; rest &= rest - 1)
    {
      guint h = (guint) __builtin_ctz (rest);

      to->expected[h] += to->rooms[h] * from->weight * factor;
    }
}

static inline void
pass_move (const CbPlanStep *step,
           const Sharing *sharing,
           const CbSweepMove *move,
           double factor,
           const Reached *from,
           Reached *to,
           double to_weight,
           double *chances)
{
  guint members = step->groups[move->holder];
  double weight = from->weight * factor;
  double room = 0;

  to->weight += weight;
  memcpy (to->rooms, from->rooms, sizeof to->rooms);
  if ((members & sharing->before) == 0)
    {
      to->rooms[move->holder] = (guint8) (to->rooms[move->holder] - move->n_taken);
      chances[move->holder] += weight * to_weight;
    }
  else
    {
      for (guint rest = members; rest != 0; rest &= rest - 1)
        room += from->expected[__builtin_ctz (rest)];
      share_out (chances, members, from, room, weight * to_weight);
    }
  if (sharing->after != 0)
    pass_rooms (sharing, move, members, room, factor, from, to);
}

/* Takes what is known of states over step @k. @chances: (inout): by holder, for the card dealt */
static void
pass_step (const CbSweep *self, guint k, const Reaches *from, Reaches *to, double *chances)
{
  const CbSweepStep *step = &self->steps[k];
  const CbSweepStep *next = &self->steps[k + 1];
  const Sharing sharing = { from->sharers, to->sharers };

  for (guint i = 0; i < step->n_states; i++)
    {
      const Reached *reached = get_reached (from, i);

      for (guint j = step->first_move[i]; j < step->first_move[i + 1] && reached->weight > 0; j++)
        {
          const CbSweepMove *move = &step->moves[j];

          if (next->weights[move->to] > 0)
            pass_move (&self->plan->steps[k], &sharing, move, cb_sweep_step_get_factor (step, j),
                       reached, get_reached (to, move->to), next->weights[move->to], chances);
        }
    }
}

static void
start_passing (const CbSweep *self, Reaches *reaches)
{
  Reached *reached;

  reaches_init (reaches, self, 0);
  reached = get_reached (reaches, 0);
  reached->weight = 1 / cb_sweep_get_weight (self);
  memcpy (reached->rooms, self->plan->sizes, sizeof reached->rooms);
  for (guint h = 0; h < self->plan->n_holders && reaches->sharers != 0; h++)
    reached->expected[h] = reached->rooms[h] * reached->weight;
}

/**
 * cb_sweep_compute_chances:
 * @chances: (out): by card and holder; those of open cards are added
 * @cancelled: (nullable): set from another thread to stop; the chances are then of no use
 */
void
cb_sweep_compute_chances (const CbSweep *self,
                          double chances[CB_MAX_CARDS][CB_MAX_HOLDERS],
                          const gint *cancelled)
{
  double nobodys[CB_MAX_HOLDERS] = { 0 };
  Reaches before;

  if (cb_sweep_get_weight (self) <= 0)
    return;
  start_passing (self, &before);
  for (guint k = 0; k < self->plan->n_steps; k++)
    {
      guint card = self->plan->steps[k].card;
      Reaches after;

      if (cancelled != NULL && g_atomic_int_get (cancelled))
        break;
      reaches_init (&after, self, k + 1);
      pass_step (self, k, &before, &after, card != CB_NO_CARD ? chances[card] : nobodys);
      g_free (before.all);
      before = after;
    }
  g_free (before.all);
}

/* Marks as certain each card that only one holder can have. */
static void
find_certain (CbMarks *marks, guint n_holders)
{
  CbCardSet once = 0, twice = 0;

  for (guint h = 0; h < n_holders; h++)
    {
      twice |= once & marks->possible[h];
      once |= marks->possible[h];
    }
  for (guint h = 0; h < n_holders; h++)
    marks->certain[h] = marks->possible[h] & ~twice;
}

static void
merge_rooms (Met *met, const CbMerge *merges, guint n_merges)
{
  for (guint i = 0; i < n_merges; i++)
    met->room[merges[i].into] += met->room[merges[i].from];
}

static void
settle_move (const CbSweep *self,
             guint k,
             const CbSweepMove *move,
             const Met *from,
             Met *to,
             CbMarks *marks)
{
  const CbPlanStep *step = &self->plan->steps[k];
  gboolean sized = (self->plan->sized & (1u << move->holder)) != 0;
  guint room = from->room[move->holder] - move->n_taken;
  Met met = *from;

  for (guint rest = step->groups[move->holder]; rest != 0; rest &= rest - 1)
    {
      guint h = (guint) __builtin_ctz (rest);

      if (step->card != CB_NO_CARD && (!sized || from->most[h] > 0))
        marks->possible[h] |= cb_card_set_of (step->card);
      met.most[h] = (guint8) MIN (met.most[h], room);
    }
  met.room[move->holder] = (guint8) room;
  merge_rooms (&met, step->merges, step->n_merges);
  memcpy (to->room, met.room, sizeof to->room);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    to->most[h] = MAX (to->most[h], met.most[h]);
}

static Met *
settle_step (const CbSweep *self, guint k, const Met *from, CbMarks *marks)
{
  const CbSweepStep *step = &self->steps[k];
  const CbSweepStep *next = &self->steps[k + 1];
  Met *to = g_new0 (Met, next->n_states);

  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; j < step->first_move[i + 1]; j++)
      settle_move (self, k, &step->moves[j], &from[i], &to[step->moves[j].to], marks);
  return to;
}

/**
 * cb_sweep_settle:
 * @marks: (inout): the marks that the sweep was made with; complete on return
 */
void
cb_sweep_settle (const CbSweep *self, CbMarks *marks)
{
  g_autofree Met *met = g_new0 (Met, 1);

  if (cb_sweep_is_empty (self))
    {
      *marks = (CbMarks) { .consistent = FALSE };
      return;
    }
  memcpy (marks->possible, marks->certain, sizeof marks->possible);
  memcpy (met->room, self->plan->sizes, sizeof met->room);
  memcpy (met->most, self->plan->sizes, sizeof met->most);
  merge_rooms (met, self->plan->merges, self->plan->n_merges);
  for (guint k = 0; k < self->plan->n_steps; k++)
    {
      Met *next = settle_step (self, k, met, marks);

      g_free (met);
      met = next;
    }
  find_certain (marks, self->plan->n_holders);
}

static const CbSweepMove *
pick_move (const CbSweep *self, guint k, guint state, CbPickFunc pick, gpointer user_data)
{
  const CbSweepStep *step = &self->steps[k];
  const CbSweepMove *moves[CB_MAX_WAYS];
  double weights[CB_MAX_WAYS];
  guint n = 0;

  for (guint i = step->first_move[state]; i < step->first_move[state + 1]; i++)
    {
      moves[n] = &step->moves[i];
      weights[n] = cb_sweep_step_get_factor (step, i) * self->steps[k + 1].weights[moves[n]->to];
      if (weights[n] > 0)
        n++;
    }
  return moves[pick (weights, n, user_data)];
}

static guint
pick_member (guint members, const guint8 *rooms, CbPickFunc pick, gpointer user_data)
{
  guint holders[CB_MAX_HOLDERS];
  double weights[CB_MAX_HOLDERS];
  guint n = 0;

  if ((members & (members - 1)) == 0)
    return (guint) __builtin_ctz (members);
  for (; members != 0; members &= members - 1)
    {
      holders[n] = (guint) __builtin_ctz (members);
      weights[n] = rooms[holders[n]];
      if (weights[n] > 0)
        n++;
    }
  return holders[pick (weights, n, user_data)];
}

/**
 * cb_sweep_draw:
 * @pick: picks one of several ways to go on, as their weights say
 * @deal: (inout): where the known cards are; the open ones are added
 *
 * Draws a deal; there must be one that weighs something.
 */
void
cb_sweep_draw (const CbSweep *self, CbPickFunc pick, gpointer user_data, CbDeal *deal)
{
  guint8 rooms[CB_MAX_HOLDERS];
  guint state = 0;

  memcpy (rooms, self->plan->sizes, sizeof rooms);
  for (guint k = 0; k < self->plan->n_steps; k++)
    {
      const CbPlanStep *step = &self->plan->steps[k];
      const CbSweepMove *move = pick_move (self, k, state, pick, user_data);
      guint h = pick_member (step->groups[move->holder], rooms, pick, user_data);

      if (step->card != CB_NO_CARD)
        deal->hands[h] |= cb_card_set_of (step->card);
      rooms[h] = (guint8) (rooms[h] - move->n_taken);
      state = move->to;
    }
}

static guint
pick_first (const double *weights, guint n, gpointer user_data)
{
  return 0;
}

/**
 * cb_sweep_find_deal:
 * @marks: the marks that the sweep was made with; it must have been made without showings
 * @deal: (out): one of the deals
 *
 * Returns: whether there is any
 */
gboolean
cb_sweep_find_deal (const CbSweep *self, const CbMarks *marks, CbDeal *deal)
{
  if (cb_sweep_is_empty (self))
    return FALSE;

  memcpy (deal->hands, marks->certain, sizeof deal->hands);
  cb_sweep_draw (self, pick_first, NULL, deal);
  return TRUE;
}
