/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pigeonhole rule: where a hand must have cards of several sets without a card in common, the
 * numbers add up. If these cards fill the hand, nothing else is in it. */

#include "cb-proof-private.h"

#define MAX_NEEDS 12

/* A hand must have at least @n of these cards; only cards that it may have are among them. */
typedef struct
{
  const CbRule *rule; /* NULL for cards that are known to be there */
  CbCardSet cards;
  guint n;
} Need;

typedef struct
{
  Need needs[MAX_NEEDS];
  guint n_needs;
  guint best; /* bits of the best choice of needs found */
  guint best_n;
} Count;

static void
collect_needs (const CbProof *self, const CbProofState *state, guint h, Count *count)
{
  CbCardSet certain = state->certain[h];

  *count = (Count) { 0 };
  if (certain != 0)
    count->needs[count->n_needs++] = (Need) { NULL, certain, cb_card_set_size (certain) };
  for (guint i = 0; i < self->rules->len && count->n_needs < MAX_NEEDS; i++)
    {
      const CbRule *rule = &g_array_index (self->rules, CbRule, i);
      const CbOption *option = rule->options;
      CbCardSet may = option->cards & state->possible[h];

      if (rule->n_options == 1 && option->holder == h && rule->source != CB_SOURCE_SIZE &&
          option->min > 0 && (may & certain) == 0)
        count->needs[count->n_needs++] = (Need) { rule, may, option->min };
    }
}

/* Tries needs from @from on that share no card with @cards, to find those that need the most cards
 * together. */
static void
find_most (Count *count, guint from, CbCardSet cards, guint taken, guint n)
{
  if (n > count->best_n)
    {
      count->best = taken;
      count->best_n = n;
    }
  for (guint i = from; i < count->n_needs; i++)
    if ((count->needs[i].cards & cards) == 0)
      find_most (count, i + 1, cards | count->needs[i].cards, taken | 1u << i,
                 n + count->needs[i].n);
}

static CbCardSet
get_union (const Count *count)
{
  CbCardSet cards = 0;

  for (guint i = 0; i < count->n_needs; i++)
    if (count->best & (1u << i))
      cards |= count->needs[i].cards;
  return cards;
}

static void
say_counted (CbProof *self, CbProofState *state, guint h, const Count *count, guint depth)
{
  gboolean too_many = count->best_n > self->world->max_size[h];
  CbReasonStep *step = cb_proof_add_step (
    self, too_many ? CB_REASON_TOO_MANY_COUNTED : CB_REASON_COUNTED, depth);

  for (guint i = 0; i < count->n_needs; i++)
    {
      const Need *need = &count->needs[i];

      if (!(count->best & (1u << i)))
        continue;
      if (need->rule == NULL)
        {
          cb_step_need_yes (step, state, need->cards, h);
          continue;
        }
      cb_step_cite (step, need->rule, need->rule->options);
      cb_step_need_no (step, state, need->rule->options->cards & self->world->deck & ~need->cards,
                       h);
    }
  step->source = CB_SOURCE_SIZE;
  step->named = get_union (count);
  step->min = step->max = self->world->max_size[h];
  step->holders = 1u << h;
  step->mark = CB_MARK_NO;
  step->cards = state->possible[h] & ~step->named;
  state->impossible = too_many;
  if (!too_many)
    cb_proof_conclude (self, state, step);
}

/* Applies the pigeonhole rule to each hand; returns whether that brought anything new. */
gboolean
cb_proof_count (CbProof *self, CbProofState *state, guint depth)
{
  for (guint h = 0; h < self->world->n_holders; h++)
    {
      Count count;

      collect_needs (self, state, h, &count);
      find_most (&count, 0, 0, 0, 0);
      if (count.best_n > self->world->max_size[h] ||
          (count.best_n == self->world->max_size[h] &&
           (state->possible[h] & ~get_union (&count)) != 0))
        {
          say_counted (self, state, h, &count, depth);
          return TRUE;
        }
    }
  return FALSE;
}
