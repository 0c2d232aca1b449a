/* cb-order.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* In which order to fill the hands. What it costs depends on how many states there are between two
 * hands: the ways, told by classes, to take as many cards as are gone by then; that depends on
 * which hands are done, not on their order. So the best orders of so many hands lead on to the best
 * ones of one more, and a few of them are kept on the way. */

#include "cb-order-private.h"

/* How many sets of hands are led on from each number of hands. */
#define MAX_KEPT 24

/* Below so many ways to fill hands, a better order is not worth the search. */
#define CHEAP 3000.0

/* Some hands done, in some order. */
typedef struct
{
  guint done;
  double cost;
  guint8 order[CB_MAX_HOLDERS];
} Beginning;

static void
split (CbPartition *partition, CbCardSet by)
{
  guint n = partition->n;

  for (guint i = 0; i < n; i++)
    {
      CbCardSet inside = partition->sets[i] & by;

      if (inside == 0 || inside == partition->sets[i])
        continue;
      partition->sets[i] &= ~by;
      partition->sets[partition->n++] = inside;
    }
}

/* The open cards as @holders tell them apart. */
void
cb_hands_partition (const CbHands *self, guint holders, CbPartition *partition)
{
  partition->sets[0] = self->open;
  partition->n = self->open != 0 ? 1 : 0;
  for (; holders != 0; holders &= holders - 1)
    {
      guint h = (guint) __builtin_ctz (holders);
      const CbHandRules *rules = &self->problem->hands[h];

      split (partition, self->marks->possible[h]);
      for (guint i = 0; i < rules->n_options; i++)
        split (partition, rules->options[i].cards);
      for (guint i = 0; i < self->n_showings; i++)
        if (self->showings[i].holder == h)
          split (partition, self->showings[i].among);
    }
}

/* How many open cards the hand will take, or about so many. */
static guint
get_size (const CbHands *self, guint h)
{
  const CbHandRules *rules = &self->problem->hands[h];

  for (guint i = 0; i < rules->n_options; i++)
    if (rules->options[i].left == 0 && rules->options[i].cards == self->marks->possible[h])
      return (rules->options[i].min + rules->options[i].max + 1u) / 2;
  return cb_card_set_size (self->marks->possible[h]);
}

/* In how many ways, told by classes, @n of @cards can be taken. */
static double
count_ways (const CbPartition *partition, CbCardSet cards, guint n)
{
  double ways[CB_MAX_CARDS + 1] = { 1 };

  n = MIN (n, cb_card_set_size (cards));
  for (guint i = 0; i < partition->n; i++)
    {
      guint size = cb_card_set_size (partition->sets[i] & cards);

      for (guint j = n; j > 0 && size > 0; j--)
        for (guint t = 1; t <= MIN (size, j); t++)
          ways[j] += ways[j - t];
    }
  return ways[n];
}

/* Keeps @next, unless its hands are done at less cost already or there are enough better ones. */
static void
keep (Beginning *kept, guint *n_kept, const Beginning *next)
{
  guint at = *n_kept;

  for (guint i = 0; i < *n_kept; i++)
    if (kept[i].done == next->done)
      at = i;
  if (at == *n_kept && *n_kept == MAX_KEPT)
    for (guint i = at = 0; i < MAX_KEPT; i++)
      if (kept[i].cost > kept[at].cost)
        at = i;
  if (at == *n_kept)
    kept[(*n_kept)++] = *next;
  else if (next->cost < kept[at].cost)
    kept[at] = *next;
}

/* Adds one hand to @from in every way. */
static void
lead_on (const CbHands *self,
         const guint *sizes,
         guint n_done,
         const Beginning *from,
         Beginning *kept,
         guint *n_kept)
{
  guint all = (1u << self->problem->n_holders) - 1;
  CbPartition partition;
  guint n_gone = 0;
  double n_states;

  cb_hands_partition (self, all & ~from->done, &partition);
  for (guint h = 0; h < self->problem->n_holders; h++)
    n_gone += from->done & (1u << h) ? sizes[h] : 0;
  n_states = count_ways (&partition, self->open, n_gone);
  for (guint h = 0; h < self->problem->n_holders; h++)
    {
      Beginning next = *from;

      if (from->done & (1u << h))
        continue;
      next.done |= 1u << h;
      next.order[n_done] = (guint8) h;
      next.cost += n_states * count_ways (&partition, self->marks->possible[h], sizes[h]);
      keep (kept, n_kept, &next);
    }
}

/* The best order that comes of keeping @width beginnings, the envelope first. */
static Beginning
search (const CbHands *self, const guint *sizes, guint width)
{
  Beginning kept[2][MAX_KEPT];
  guint n_kept[2] = { 1, 0 };

  kept[0][0] = (Beginning) { .done = 1 };
  for (guint n = 1; n < self->problem->n_holders; n++)
    {
      Beginning *from = kept[(n - 1) % 2];
      Beginning *to = kept[n % 2];

      n_kept[n % 2] = 0;
      for (guint i = 0; i < n_kept[(n - 1) % 2]; i++)
        lead_on (self, sizes, n, &from[i], to, &n_kept[n % 2]);
      while (n_kept[n % 2] > width)
        {
          guint worst = 0;

          for (guint i = 1; i < n_kept[n % 2]; i++)
            if (to[i].cost > to[worst].cost)
              worst = i;
          to[worst] = to[--n_kept[n % 2]];
        }
    }
  return kept[(self->problem->n_holders - 1) % 2][0];
}

/* Fills @order with all holders, the envelope first. */
void
cb_hands_order (const CbHands *self, guint order[CB_MAX_HOLDERS])
{
  guint sizes[CB_MAX_HOLDERS];
  Beginning best;

  for (guint h = 0; h < self->problem->n_holders; h++)
    sizes[h] = get_size (self, h);
  best = search (self, sizes, 1);
  if (best.cost > CHEAP)
    best = search (self, sizes, MAX_KEPT);
  for (guint i = 0; i < self->problem->n_holders; i++)
    order[i] = best.order[i];
}
