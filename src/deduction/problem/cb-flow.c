/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Capacities: all cards must find room at once. Each hand is a few bins: one for each of some
 * constraints "at least n of these", disjoint from each other, and one for the rest. The open cards
 * are matched to the bins by augmenting paths; then a place is possible only if its card can get
 * there by an exchange around a circle of bins (Régin's filtering of the global cardinality
 * constraint, with bins as bits). This finds in one step what the search would find only after
 * trying every order of filling too few places with too many cards. */

#include "cb-groups-private.h"

#define MAX_BINS 62

/* The number of a bin that stands for everything whose number of cards may vary: it takes the
 * surplus and gives what is missing. */
#define SLACK 63

typedef struct
{
  CbCardSet accepts;
  CbCardSet held;
  guint capacity;
  guint holder;
  gboolean must_fill;
} Bin;

typedef struct
{
  Bin bins[MAX_BINS];
  guint n_bins;
  CbCardSet open;
  guint64 accepting[CB_MAX_CARDS];
  guint64 with_room;
  guint8 bin_of[CB_MAX_CARDS];
  guint full;
} Flow;

static inline guint64
bit (guint bin)
{
  return (guint64) 1 << bin;
}

static inline guint
lowest (guint64 bins)
{
  return (guint) __builtin_ctzll (bins);
}

static void
add_bin (Flow *flow, guint holder, CbCardSet accepts, guint capacity, gboolean must_fill)
{
  if (capacity == 0)
    return;
  flow->bins[flow->n_bins] = (Bin) { accepts, 0, capacity, holder, must_fill };
  flow->with_room |= bit (flow->n_bins);
  for (; accepts != 0; accepts &= accepts - 1)
    flow->accepting[cb_card_set_first (accepts)] |= bit (flow->n_bins);
  flow->n_bins++;
}

/* Makes the bins of one hand; returns whether it has room for what must be in it. */
static gboolean
add_hand (Flow *flow,
          const CbHandRules *rules,
          guint h,
          CbCardSet possible,
          CbCardSet certain,
          CbGroupOrder order)
{
  CbCardSet open = possible & ~certain;
  CbGroups groups;
  guint min, n_needed = 0;

  cb_groups_collect (&groups, rules, open, certain, order);
  for (guint i = 0; i < groups.n_groups && flow->n_bins + 2 * CB_MAX_HOLDERS < MAX_BINS; i++)
    {
      add_bin (flow, h, groups.groups[i].cards, groups.groups[i].need, TRUE);
      n_needed += groups.groups[i].need;
    }
  min = MAX (groups.min, n_needed);
  if (min > groups.max)
    return FALSE;
  add_bin (flow, h, open, min - n_needed, TRUE);
  add_bin (flow, h, open, groups.max - min, FALSE);
  return TRUE;
}

static void
note_room (Flow *flow, guint bin)
{
  if (cb_card_set_size (flow->bins[bin].held) < flow->bins[bin].capacity)
    flow->with_room |= bit (bin);
  else
    flow->with_room &= ~bit (bin);
}

static void
put (Flow *flow, guint card, guint bin)
{
  flow->bins[bin].held |= cb_card_set_of (card);
  flow->bin_of[card] = (guint8) bin;
  note_room (flow, bin);
}

static void
take_out_card (Flow *flow, guint card)
{
  guint bin = flow->bin_of[card];

  flow->bins[bin].held &= ~cb_card_set_of (card);
  note_room (flow, bin);
}

static guint
get_holders (const Flow *flow, guint64 bins)
{
  guint holders = 0;

  for (; bins != 0; bins &= bins - 1)
    holders |= 1u << flow->bins[lowest (bins)].holder;
  return holders;
}

/* Puts card in bin at the end of a chain: each of the other cards moves on into the next bin. */
static void
move_along (Flow *flow, guint card, guint bin, const guint8 *mover)
{
  guint c;

  do
    {
      guint from = flow->bin_of[c = mover[bin]];

      if (c != card)
        take_out_card (flow, c);
      put (flow, c, bin);
      bin = from;
    }
  while (c != card);
}

/* Finds room for a card, moving others on where necessary. */
static gboolean
place_card (Flow *flow, guint card)
{
  CbCardSet frontier = cb_card_set_of (card);
  guint64 visited = 0;
  guint8 mover[MAX_BINS];

  while (frontier != 0)
    {
      guint c = cb_card_set_first (frontier);
      guint64 next = flow->accepting[c] & ~visited;

      frontier &= frontier - 1;
      for (guint64 left = next; left != 0; left &= left - 1)
        {
          mover[lowest (left)] = (guint8) c;
          frontier |= flow->bins[lowest (left)].held;
        }
      visited |= next;
      if (next & flow->with_room)
        {
          move_along (flow, card, lowest (next & flow->with_room), mover);
          return TRUE;
        }
    }
  flow->full = get_holders (flow, visited);
  return FALSE;
}

/* Moves one card from each bin of the chain into the next, until last has one more. */
static void
hand_on (Flow *flow, guint bin, guint last, const guint8 *giver_to)
{
  for (; bin != last; bin = giver_to[bin])
    {
      CbCardSet cards = flow->bins[bin].held & flow->bins[giver_to[bin]].accepts;
      guint card = cb_card_set_first (cards);

      take_out_card (flow, card);
      put (flow, card, giver_to[bin]);
    }
}

/* Fills a bin that must be full with cards from bins that need not be. */
static gboolean
fill_bin (Flow *flow, guint bin)
{
  guint64 frontier = bit (bin), visited = frontier;
  guint8 giver_to[MAX_BINS];

  while (frontier != 0)
    {
      guint to = lowest (frontier);

      frontier &= frontier - 1;
      for (guint b = 0; b < flow->n_bins; b++)
        {
          if ((visited & bit (b)) || (flow->bins[b].held & flow->bins[to].accepts) == 0)
            continue;
          visited |= bit (b);
          frontier |= bit (b);
          giver_to[b] = (guint8) to;
          if (flow->bins[b].must_fill)
            continue;
          hand_on (flow, b, bin, giver_to);
          return TRUE;
        }
    }
  flow->full = get_holders (flow, visited);
  return FALSE;
}

static gboolean
match (Flow *flow)
{
  for (CbCardSet left = flow->open; left != 0; left &= left - 1)
    if (!place_card (flow, cb_card_set_first (left)))
      return FALSE;
  for (guint b = 0; b < flow->n_bins; b++)
    while (flow->bins[b].must_fill && (flow->with_room & bit (b)))
      if (!fill_bin (flow, b))
        return FALSE;
  return TRUE;
}

/* Finds for each bin the bins from which a card can move into it, directly or by a chain, so that
 * all stay filled. */
static void
find_circles (const Flow *flow, guint64 from[SLACK + 1])
{
  guint64 nodes = bit (SLACK) | (bit (flow->n_bins) - 1);

  for (guint b = 0; b < flow->n_bins; b++)
    from[b] = !flow->bins[b].must_fill && flow->bins[b].held != 0 ? bit (SLACK) : 0;
  from[SLACK] = flow->with_room;
  for (CbCardSet left = flow->open; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);

      for (guint64 to = flow->accepting[card]; to != 0; to &= to - 1)
        from[lowest (to)] |= bit (flow->bin_of[card]);
    }
  for (guint64 via = nodes; via != 0; via &= via - 1)
    for (guint64 left = nodes; left != 0; left &= left - 1)
      if (from[lowest (left)] & bit (lowest (via)))
        from[lowest (left)] |= from[lowest (via)];
}

static guint
keep_reachable (const Flow *flow, const CbProblem *self, CbMarks *marks)
{
  CbCardSet reachable[CB_MAX_HOLDERS] = { 0 };
  guint64 from[SLACK + 1];
  guint changed = 0;

  find_circles (flow, from);
  for (CbCardSet left = flow->open; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);
      guint bin = flow->bin_of[card];

      for (guint64 to = flow->accepting[card] & (from[bin] | bit (bin)); to != 0; to &= to - 1)
        reachable[flow->bins[lowest (to)].holder] |= cb_card_set_of (card);
    }
  for (guint h = 0; h < self->n_holders; h++)
    {
      CbCardSet possible = marks->certain[h] | reachable[h];

      if (possible != marks->possible[h])
        changed |= 1u << h;
      marks->possible[h] = possible;
    }
  return changed;
}

static gboolean
fill_bins (Flow *flow, const CbProblem *self, const CbMarks *marks, CbGroupOrder order)
{
  flow->n_bins = 0;
  flow->open = 0;
  flow->with_room = 0;
  for (guint h = 0; h < self->n_holders; h++)
    flow->open |= marks->possible[h] & ~marks->certain[h];
  for (CbCardSet left = flow->open; left != 0; left &= left - 1)
    flow->accepting[cb_card_set_first (left)] = 0;
  for (guint h = 0; h < self->n_holders; h++)
    if (!add_hand (flow, &self->hands[h], h, marks->possible[h], marks->certain[h], order))
      {
        flow->full = 1u << h;
        return FALSE;
      }
  return match (flow);
}

/* Applies the capacities and the cheap rules until they say nothing more. Returns the hands that
 * cannot be together, if any. */
guint
cb_problem_propagate_flow (const CbProblem *self, CbMarks *marks)
{
  guint n_idle = 0;

  for (CbGroupOrder order = CB_SMALL_FIRST; n_idle < CB_N_GROUP_ORDERS;
       order = (order + 1) % CB_N_GROUP_ORDERS)
    {
      Flow flow;
      guint changed, failed;

      if (!fill_bins (&flow, self, marks, order))
        {
          marks->consistent = FALSE;
          return flow.full;
        }
      changed = keep_reachable (&flow, self, marks);
      failed = cb_problem_propagate (self, marks, changed);
      if (!marks->consistent)
        return failed;
      n_idle = changed == 0 ? n_idle + 1 : 0;
    }
  return 0;
}
