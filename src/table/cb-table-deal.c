/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-table-deal.h"

/* Shuffled cards, each order equally likely; the last one is dealt next. */
typedef struct
{
  guint8 cards[CB_TABLE_MAX_CARDS];
  guint n;
} Stack;

static void
shuffle (Stack *self, guint32 cards, CbRandomSource *random)
{
  self->n = 0;
  for (guint card = 0; card < CB_TABLE_MAX_CARDS; card++)
    if (cards >> card & 1)
      self->cards[self->n++] = (guint8) card;
  cb_random_source_shuffle (random, self->cards, self->n);
}

static guint32
take_card (Stack *self)
{
  return (guint32) 1 << self->cards[--self->n];
}

static gboolean
set_too_few (GError **error, const char *message)
{
  g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_CARDS, message);
  return FALSE;
}

/* Takes @n of the cards @from at random. */
static gboolean
take_some (guint32 from, guint n, CbRandomSource *random, guint32 *taken, GError **error)
{
  Stack stack;

  shuffle (&stack, from, random);
  if (n > stack.n)
    return set_too_few (error, _ ("A category has fewer cards than the deal takes of it."));
  while (n-- > 0)
    *taken |= take_card (&stack);
  return TRUE;
}

static void
lay_down (CbTableDeal *self, Stack *stack, guint n)
{
  while (n-- > 0)
    self->down[self->n_down++] = stack->cards[--stack->n];
}

static void
deal_hands (CbTableDeal *self, const CbTableDealRules *rules, Stack *stack)
{
  guint n = rules->equal ? stack->n - stack->n % rules->n_seats : stack->n;

  for (guint i = 0; i < n; i++)
    self->hands[(rules->first_dealt + i) % rules->n_seats] |= take_card (stack);
  if (rules->rest_down)
    lay_down (self, stack, stack->n);
  while (stack->n > 0)
    self->face_up |= take_card (stack);
}

/**
 * cb_table_deal_draw:
 * @self: (out caller-allocates): the deal
 * @rules: how to deal
 * @random: where chance comes from
 *
 * Draws what is removed, then the envelope; then deals card by card to the left from first_dealt.
 *
 * Returns: whether there are cards enough for everybody to get one
 */
gboolean
cb_table_deal_draw (CbTableDeal *self,
                    const CbTableDealRules *rules,
                    CbRandomSource *random,
                    GError **error)
{
  guint32 rest = 0;
  Stack stack;

  g_return_val_if_fail (rules->n_seats >= 1 && rules->n_seats <= CB_TABLE_MAX_SEATS, FALSE);
  g_return_val_if_fail (rules->first_dealt < rules->n_seats, FALSE);
  g_return_val_if_fail (rules->n_categories <= CB_TABLE_MAX_CATEGORIES, FALSE);
  g_return_val_if_fail (rules->removed_category < rules->n_categories, FALSE);

  *self = (CbTableDeal) { .n_seats = rules->n_seats,
                          .first_dealt = rules->first_dealt,
                          .removed = rules->removed };
  if (!take_some (rules->categories[rules->removed_category] & ~self->removed, rules->n_removed,
                  random, &self->removed, error))
    return FALSE;
  for (guint i = 0; i < rules->n_categories; i++)
    {
      guint32 cards = rules->categories[i] & ~self->removed;

      if (!take_some (cards, rules->n_in_envelope[i], random, &self->envelope, error))
        return FALSE;
      rest |= cards & ~self->envelope;
    }

  shuffle (&stack, rest, random);
  if (stack.n < rules->n_side + rules->n_seats)
    return set_too_few (error, _ ("There are not enough cards for all these players."));
  lay_down (self, &stack, rules->n_side);
  deal_hands (self, rules, &stack);
  return TRUE;
}
