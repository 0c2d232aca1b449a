/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses the order in which the cards are dealt. The cost is the number of states between each two
 * cards. It depends on which cards were dealt by then, not on their order: each constraint on cards
 * of both sides about doubles it, and so does the room that may be left in a hand. */

#include "cb-plan-private.h"

#include <math.h>
#include <string.h>

/* How much the room in the hands adds to the binary logarithm of the number of states: by the sum
 * over all hands, and by the hand with the most. Measured on some thousands of steps of random
 * games; the number of states predicted from it is mostly right within a factor of two. */
#define PER_ROOM 0.575
#define PER_MOST 0.44

/* How much each constraint adds to that logarithm, in thousandths. */
#define PER_LIMIT             270
#define PER_LIMIT_NEARLY_KEPT 250
#define PER_CHOICE            280
#define PER_SHOWN             430

/* An order that costs no more than this is good enough: looking for a better one would take longer
 * than it saves. */
#define CHEAP 5000.0

/* How many times every card is moved to its best place, at most. */
#define MAX_ROUNDS 4

/* How many beginnings of an order are followed at a time; and how many where the best order found
 * that way costs more than DEAR. */
#define WIDTH      16
#define WIDTH_DEAR 64
#define DEAR       20000.0

/* How many concerns are weighed in a millionth of a second; and how many concerns cost as much as
 * weighing the rooms. */
#define CONCERNS_PER_UNIT 256
#define ROOMS_IN_CONCERNS 20

/* A constraint, which costs states while some of its cards are dealt and others are not:
 * @weight_of_last while just one card is still to come, else @weight. */
typedef struct
{
  CbCardSet cards;
  guint weight;
  guint weight_of_last;
} Concern;

typedef struct
{
  const CbPlan *plan;
  GArray *concerns; /* of Concern, no two with the same cards */
  guint n;
  guint8 order[CB_MAX_CARDS];
  double costs[CB_MAX_CARDS]; /* roughly how many states there are after each card */
  double total;
  CbEffort *effort;
  guint n_weighed; /* concerns weighed, but not paid for yet */
} Order;

static void
add_concern (GArray *concerns, const CbPlanTally *tally)
{
  Concern added = { .cards = tally->cards };

  if (tally->kind == CB_TALLY_SHOWN)
    added.weight = added.weight_of_last = PER_SHOWN;
  else if (tally->kind == CB_TALLY_CHOICE)
    added.weight = added.weight_of_last = PER_CHOICE;
  else /* a limit, or a tie, which costs no more */
    {
      added.weight = PER_LIMIT;
      added.weight_of_last = PER_LIMIT_NEARLY_KEPT;
    }
  for (guint i = 0; i < concerns->len; i++)
    {
      Concern *concern = &g_array_index (concerns, Concern, i);

      if (concern->cards == added.cards)
        {
          concern->weight += added.weight;
          concern->weight_of_last += added.weight_of_last;
          return;
        }
    }
  if (added.cards & (added.cards - 1))
    g_array_append_val (concerns, added);
}

static guint
weigh_concerns (const GArray *concerns, CbCardSet dealt)
{
  guint weight = 0;

  for (guint i = 0; i < concerns->len; i++)
    {
      const Concern *concern = &g_array_index (concerns, Concern, i);
      CbCardSet later = concern->cards & ~dealt;

      if (later != 0 && later != concern->cards)
        weight += (later & (later - 1)) == 0 ? concern->weight_of_last : concern->weight;
    }
  return weight;
}

/* Holders who cannot be told apart, taken as one: what the cost of their room depends on. */
typedef struct
{
  CbCardSet possible;
  guint size;
  guint spare;
  guint n_had;
  guint n_later;
} Room;

/* The figures that are the same for all cards that can come next after @dealt. */
typedef struct
{
  CbCardSet dealt;
  guint weight;              /* the weight of all concerns */
  gint change[CB_MAX_CARDS]; /* by card, how much @weight changes when the card is dealt */
  CbCardSet regrouping;      /* the cards that, if dealt, may make more holders alike */
  guint n_rooms;
  Room rooms[CB_MAX_HOLDERS];
} Outlook;

/* Fills @first, by holder, with the first holder of its group. The holders of a group cannot be
 * told apart once @dealt are dealt and the sizes of all hands but @unsettled are settled. The
 * envelope, holder 0, stays by itself, since its contents are asked for. */
void
cb_plan_find_groups (const CbPlan *self,
                     CbCardSet dealt,
                     guint unsettled,
                     guint8 first[CB_MAX_HOLDERS])
{
  guint alike = cb_plan_find_free (self, dealt) & self->sized & ~unsettled & ~1u;

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    first[h] = (guint8) h;
  if ((alike & (alike - 1)) == 0)
    return;
  for (guint rest = alike; rest != 0; rest &= rest - 1)
    {
      guint h = (guint) __builtin_ctz (rest);

      for (guint left = alike & ((1u << h) - 1); left != 0 && first[h] == h; left &= left - 1)
        {
          guint g = (guint) __builtin_ctz (left);

          if (((self->possible[g] ^ self->possible[h]) & ~dealt) == 0)
            first[h] = first[g];
        }
    }
}

static void
find_rooms (const CbPlan *plan, CbCardSet dealt, Outlook *outlook)
{
  guint8 first[CB_MAX_HOLDERS];
  guint sizes[CB_MAX_HOLDERS] = { 0 };
  guint spare[CB_MAX_HOLDERS] = { 0 };
  CbCardSet had[CB_MAX_HOLDERS] = { 0 };

  cb_plan_find_groups (plan, dealt, 0, first);
  for (guint h = 0; h < plan->n_holders; h++)
    {
      sizes[first[h]] += plan->sizes[h];
      spare[first[h]] += plan->spare[h];
      had[first[h]] |= plan->possible[h] & dealt;
    }
  outlook->n_rooms = 0;
  for (guint h = 0; h < plan->n_holders; h++)
    if (sizes[h] > 0)
      outlook->rooms[outlook->n_rooms++] = (Room) {
        .possible = plan->possible[h],
        .size = sizes[h],
        .spare = spare[h],
        .n_had = cb_card_set_size (had[h]),
        .n_later = cb_card_set_size (plan->possible[h] & ~dealt),
      };
}

/* Returns what the rooms add to the logarithm of the number of states. @next: a card dealt in
 * addition to those already dealt, or none. */
static double
weigh_rooms (const Outlook *outlook, CbCardSet next)
{
  static const double logarithms[CB_MAX_CARDS + 2] = {
    0,     0,     1,     1.585, 2,     2.322, 2.585, 2.807, 3,     3.17,  3.322, 3.459,
    3.585, 3.7,   3.807, 3.907, 4,     4.087, 4.17,  4.248, 4.322, 4.392, 4.459, 4.524,
    4.585, 4.644, 4.7,   4.755, 4.807, 4.858, 4.907, 4.954, 5,     5.044,
  };
  double sum = 0, most = 0;

  for (guint i = 0; i < outlook->n_rooms; i++)
    {
      const Room *room = &outlook->rooms[i];
      guint n_next = (room->possible & next) != 0;
      guint n_later = room->n_later - n_next;
      guint min = room->size > n_later + room->spare ? room->size - n_later - room->spare : 0;
      guint max = MIN (room->size, room->n_had + n_next);
      double weight = max > min && n_later > 0 ? logarithms[max - min + 1] : 0;

      sum += weight;
      most = MAX (most, weight);
    }
  return PER_ROOM * sum + PER_MOST * most;
}

/* About two to the power of @x, which is 0 or more. Unlike that of exp2(), the result is the same
 * on every machine: the order depends on it, and so do the deals that a seed leads to. */
static double
raise_two (double x)
{
  int whole = (int) x;
  double rest = x - whole;

  return ldexp (1 + rest * (0.6961 + rest * (0.2245 + rest * 0.0794)), whole);
}

static void
pay (Order *self)
{
  self->n_weighed += self->concerns->len + ROOMS_IN_CONCERNS;
  if (self->n_weighed >= CONCERNS_PER_UNIT)
    {
      cb_effort_spend (self->effort, self->n_weighed / CONCERNS_PER_UNIT);
      self->n_weighed %= CONCERNS_PER_UNIT;
    }
}

static double
estimate (Order *self, CbCardSet dealt)
{
  Outlook outlook;

  pay (self);
  find_rooms (self->plan, dealt, &outlook);
  return raise_two (weigh_concerns (self->concerns, dealt) / 1000.0 + weigh_rooms (&outlook, 0));
}

/* By how much the weight of a concern changes when one of its cards is dealt next. */
static gint
get_change (const Concern *concern, CbCardSet later)
{
  CbCardSet but_one = later & (later - 1);
  gint weight = (gint) concern->weight;
  gint weight_of_last = (gint) concern->weight_of_last;
  gboolean two = but_one != 0 && (but_one & (but_one - 1)) == 0;

  if (later == concern->cards)
    return two ? weight_of_last : weight;
  if (but_one == 0)
    return -weight_of_last;
  return two ? weight_of_last - weight : 0;
}

/* Finds the cards each of which, if dealt next, may leave some holders that can no longer be told
 * apart. */
static CbCardSet
find_regrouping (const CbPlan *plan, CbCardSet dealt)
{
  CbCardSet cards = 0;

  for (guint h = 1; h < plan->n_holders; h++)
    {
      CbCardSet counted = plan->counted[h] & ~dealt;

      if ((counted & (counted - 1)) == 0)
        cards |= counted;
      for (guint g = 1; g < h && counted == 0; g++)
        {
          CbCardSet apart = (plan->possible[g] ^ plan->possible[h]) & ~dealt;

          if ((apart & (apart - 1)) == 0)
            cards |= apart;
        }
    }
  return cards;
}

static void
look_out (const Order *self, CbCardSet dealt, Outlook *outlook)
{
  outlook->dealt = dealt;
  outlook->weight = weigh_concerns (self->concerns, dealt);
  memset (outlook->change, 0, sizeof outlook->change);
  for (guint i = 0; i < self->concerns->len; i++)
    {
      const Concern *concern = &g_array_index (self->concerns, Concern, i);
      CbCardSet later = concern->cards & ~dealt;
      gint change = later != 0 ? get_change (concern, later) : 0;

      for (; change != 0 && later != 0; later &= later - 1)
        outlook->change[cb_card_set_first (later)] += change;
    }
  outlook->regrouping = find_regrouping (self->plan, dealt);
  find_rooms (self->plan, dealt, outlook);
}

/* Estimates the states as estimate() does, with @card dealt in addition. */
static double
estimate_next (Order *self, const Outlook *outlook, guint card)
{
  CbCardSet next = cb_card_set_of (card);

  if (outlook->regrouping & next)
    return estimate (self, outlook->dealt | next);
  pay (self);
  return raise_two ((gint) (outlook->weight + outlook->change[card]) / 1000.0 +
                    weigh_rooms (outlook, next));
}

/* Chooses in each place the card that leaves the fewest states. */
static void
choose_greedily (Order *self)
{
  CbCardSet left = self->plan->open;

  for (self->n = 0; left != 0; self->n++)
    {
      double least = HUGE_VAL;
      guint best = 0;
      Outlook outlook;

      look_out (self, self->plan->open & ~left, &outlook);
      for (CbCardSet cards = left; cards != 0; cards &= cards - 1)
        {
          guint card = cb_card_set_first (cards);
          double cost = estimate_next (self, &outlook, card);

          if (cost < least)
            {
              least = cost;
              best = card;
            }
        }
      self->order[self->n] = (guint8) best;
      self->costs[self->n] = least;
      self->total += least;
      left &= ~cb_card_set_of (best);
    }
}

/* Moves the card at @from to @to, and those in between by one place, if that makes the order
 * better; returns whether it does. @known: by place, the cost there once the card has moved past
 * it; negative where it was not computed yet */
static gboolean
try_move (Order *self, guint from, guint to, double known[CB_MAX_CARDS])
{
  Order moved = *self;
  CbCardSet dealt = 0;

  if (from < to)
    memmove (&moved.order[from], &self->order[from + 1], to - from);
  else
    memmove (&moved.order[to + 1], &self->order[to], from - to);
  moved.order[to] = self->order[from];

  for (guint i = 0; i < MAX (from, to); i++)
    {
      dealt |= cb_card_set_of (moved.order[i]);
      if (i < MIN (from, to))
        continue;
      if (known[i] < 0)
        known[i] = estimate (&moved, dealt);
      moved.costs[i] = known[i];
      moved.total += moved.costs[i] - self->costs[i];
      if (moved.total - self->total > self->total)
        break;
    }
  self->n_weighed = moved.n_weighed;
  if (moved.total >= self->total * 0.999)
    return FALSE;
  *self = moved;
  return TRUE;
}

static void
forget (double known[CB_MAX_CARDS])
{
  for (guint i = 0; i < CB_MAX_CARDS; i++)
    known[i] = -1;
}

static gboolean
improve (Order *self)
{
  gboolean improved = FALSE;

  for (guint from = 0; from < self->n; from++)
    {
      double known[CB_MAX_CARDS];

      forget (known);
      for (guint to = 0; to < self->n; to++)
        if (from != to && !cb_effort_is_spent (self->effort) && try_move (self, from, to, known))
          {
            improved = TRUE;
            forget (known);
          }
    }
  return improved;
}

/* A choice of cards to deal first. */
typedef struct
{
  CbCardSet dealt;
  double cost;  /* the states after the last of them */
  double total; /* the states after each of them, added up */
  guint8 last;
  guint8
    before; /* the same choice without its last card, as an index into those with one card fewer */
} Way;

/* The cheapest choices of the same number of cards, the cheapest first. */
typedef struct
{
  guint n;
  Way ways[WIDTH_DEAR];
} Ways;

/* Finds for each open card the earlier cards that are interchangeable with it, so that only one
 * order of them need be tried. */
static void
find_alike (const CbPlan *plan, CbCardSet alike[CB_MAX_CARDS])
{
  for (CbCardSet cards = plan->open; cards != 0; cards &= cards - 1)
    {
      guint card = cb_card_set_first (cards);
      CbCardSet same = plan->open & (cb_card_set_of (card) - 1);

      for (guint h = 0; h < plan->n_holders; h++)
        same &= cb_card_set_has (plan->possible[h], card) ? plan->possible[h] : ~plan->possible[h];
      for (guint i = 0; i < plan->tallies->len; i++)
        {
          CbCardSet counted = cb_plan_get_tally (plan, i)->cards;

          same &= cb_card_set_has (counted, card) ? counted : ~counted;
        }
      alike[card] = same;
    }
}

static gboolean
is_known (const Ways *ways, CbCardSet dealt)
{
  for (guint i = 0; i < ways->n; i++)
    if (ways->ways[i].dealt == dealt)
      return TRUE;
  return FALSE;
}

static void
insert_way (Ways *ways, const Way *way, guint width)
{
  guint at = ways->n;

  while (at > 0 && way->total < ways->ways[at - 1].total)
    at--;
  if (at == width)
    return;
  if (ways->n < width)
    ways->n++;
  memmove (&ways->ways[at + 1], &ways->ways[at], (ways->n - at - 1) * sizeof (Way));
  ways->ways[at] = *way;
}

/* Extends each choice by each card. The cost of a card depends only on which cards were dealt
 * before it, so of two ways to the same choice the first one, which is cheaper, is kept. */
static void
extend (Order *self, const Ways *from, Ways *to, const CbCardSet *alike, guint width)
{
  for (guint i = 0; i < from->n && !cb_effort_is_spent (self->effort); i++)
    {
      CbCardSet left = self->plan->open & ~from->ways[i].dealt;
      Outlook outlook;

      look_out (self, from->ways[i].dealt, &outlook);
      for (CbCardSet rest = left; rest != 0; rest &= rest - 1)
        {
          guint card = cb_card_set_first (rest);
          Way way = { .dealt = from->ways[i].dealt | cb_card_set_of (card),
                      .last = (guint8) card,
                      .before = (guint8) i };

          if ((alike[card] & left) != 0 || is_known (to, way.dealt))
            continue;
          way.cost = estimate_next (self, &outlook, card);
          way.total = from->ways[i].total + way.cost;
          if (way.total < self->total)
            insert_way (to, &way, width);
        }
    }
}

/* Looks for a cheaper order, following the @width cheapest beginnings at a time. */
static void
search (Order *self, guint width)
{
  g_autofree Ways *ways = g_new0 (Ways, self->n + 1);
  CbCardSet alike[CB_MAX_CARDS];
  guint at = 0;

  find_alike (self->plan, alike);
  ways[0].n = 1;
  for (guint i = 0; i < self->n; i++)
    extend (self, &ways[i], &ways[i + 1], alike, width);
  if (ways[self->n].n == 0)
    return;
  self->total = ways[self->n].ways[0].total;
  for (guint i = self->n; i > 0; i--)
    {
      const Way *way = &ways[i].ways[at];

      self->order[i - 1] = way->last;
      self->costs[i - 1] = way->cost;
      at = way->before;
    }
}

/* Fills @order with all open cards; the more effort may be spent, the better the order. Returns
 * about how many states it leads to in all. */
double
cb_plan_find_order (const CbPlan *self, guint8 order[CB_MAX_CARDS], CbEffort *effort)
{
  g_autoptr (GArray) concerns = g_array_new (FALSE, FALSE, sizeof (Concern));
  Order best = { .plan = self, .concerns = concerns, .effort = effort };

  for (guint i = 0; i < self->tallies->len; i++)
    add_concern (concerns, cb_plan_get_tally (self, i));
  choose_greedily (&best);
  if (best.total > CHEAP)
    search (&best, WIDTH);
  if (best.total > DEAR)
    search (&best, WIDTH_DEAR);
  for (guint i = 0; i < MAX_ROUNDS && best.total > CHEAP; i++)
    if (!improve (&best))
      break;
  memcpy (order, best.order, sizeof best.order);
  return best.total;
}
