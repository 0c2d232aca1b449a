/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-facts-private.h"

#include <string.h>

struct _CbFacts
{
  gatomicrefcount ref_count;
  GArray *options;
  GArray *showings;
  GArray *places;
  GArray *moves;
};

/**
 * cb_facts_new:
 *
 * Returns: (transfer full): facts that say nothing yet
 */
CbFacts *
cb_facts_new (void)
{
  CbFacts *self = g_new (CbFacts, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->options = g_array_new (FALSE, FALSE, sizeof (CbOption));
  self->showings = g_array_new (FALSE, FALSE, sizeof (CbShowing));
  self->places = g_array_new (FALSE, FALSE, sizeof (CbPlaced));
  self->moves = g_array_new (FALSE, FALSE, sizeof (CbCardMove));
  return self;
}

CbFacts *
cb_facts_ref (CbFacts *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
cb_facts_unref (CbFacts *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_array_unref (self->options);
  g_array_unref (self->showings);
  g_array_unref (self->places);
  g_array_unref (self->moves);
  g_free (self);
}

static void
add_option (CbFacts *self, guint holder, CbCardSet cards, guint min, guint max, guint left)
{
  CbOption option = {
    .cards = cards,
    .min = (guint8) MIN (min, CB_MAX_CARDS + 1),
    .max = (guint8) MIN (max, CB_MAX_CARDS),
    .left = (guint8) left,
    .holder = (guint8) holder,
  };

  g_array_append_val (self->options, option);
}

/**
 * cb_facts_add_range:
 * @holder: 0…%CB_MAX_HOLDERS − 1
 * @cards: any set; cards that are not in the deck are in no hand
 * @min: fewest of @cards in the hand
 * @max: most of @cards in the hand; anything from 32 on stands for no limit
 *
 * States that the hand of @holder satisfies the range. A range no hand can satisfy is allowed:
 * then nothing is consistent with these facts.
 */
void
cb_facts_add_range (CbFacts *self, guint holder, CbCardSet cards, guint min, guint max)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (holder < CB_MAX_HOLDERS);

  add_option (self, holder, cards, min, max, 0);
}

/**
 * cb_facts_add_any:
 * @holder: 0…%CB_MAX_HOLDERS − 1
 * @ranges: (array length=n_ranges): alternatives, 0…255 of them
 *
 * States that the hand of @holder satisfies at least one of the ranges; with no range, nothing is
 * consistent.
 */
void
cb_facts_add_any (CbFacts *self, guint holder, const CbRange *ranges, guint n_ranges)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (holder < CB_MAX_HOLDERS);
  g_return_if_fail (n_ranges <= G_MAXUINT8);

  if (n_ranges == 0)
    add_option (self, holder, 0, 1, 1, 0);
  for (guint i = 0; i < n_ranges; i++)
    add_option (self, holder, ranges[i].cards, ranges[i].min, ranges[i].max, n_ranges - 1 - i);
}

/**
 * cb_facts_add_one_of:
 * @holders: bit by holder
 * @cards: any set
 *
 * States that at least one of the holders has at least one of @cards. With no holder or no card,
 * nothing is consistent.
 */
void
cb_facts_add_one_of (CbFacts *self, guint holders, CbCardSet cards)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (holders < 1u << CB_MAX_HOLDERS);

  if (holders == 0)
    add_option (self, 0, 0, 1, 1, 0);
  for (; holders != 0; holders &= holders - 1)
    add_option (self, (guint) __builtin_ctz (holders), cards, 1, CB_MAX_CARDS,
                (guint) __builtin_popcount (holders) - 1);
}

/**
 * cb_facts_add_showing:
 * @holder: 0…%CB_MAX_HOLDERS − 1
 * @among: the cards to choose from: what was asked for
 *
 * States that @holder, free to choose among those of @among in the hand, showed me the one that a
 * range of the same facts names: each deal weighs 1 / |hand ∩ @among|. A showing counts only for
 * the odds, not for the marks or the number of deals.
 */
void
cb_facts_add_showing (CbFacts *self, guint holder, CbCardSet among)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (holder < CB_MAX_HOLDERS);

  _cb_facts_add_shown (self, &(CbShowing) { among, holder, 0 });
}

void
_cb_facts_add_shown (CbFacts *self, const CbShowing *showing)
{
  g_array_append_vals (self->showings, showing, 1);
}

/**
 * cb_facts_add_places:
 * @cards: cards that lie face down
 * @places: where they were seen, bit by place; each card lies at one of these
 *
 * States where face-down cards lie, each of which stays in its place. A place holds one card, and a
 * card lies in one place. Such facts can only contradict each other: no mark or chance depends on
 * them.
 */
void
cb_facts_add_places (CbFacts *self, CbCardSet cards, guint32 places)
{
  CbPlaced placed = { cards, places };

  g_return_if_fail (self != NULL);

  g_array_append_val (self->places, placed);
}

/**
 * cb_facts_add_move:
 * @card: one card, or none where it is not known which
 *
 * States that a card went from the hand of @from to that of @to: earlier facts are about the hands
 * before that. A range has to state that the card is in its new hand.
 */
void
cb_facts_add_move (CbFacts *self, guint from, guint to, CbCardSet card)
{
  CbCardMove move = { card, from, to };

  g_return_if_fail (self != NULL);
  g_return_if_fail (from < CB_MAX_HOLDERS && to < CB_MAX_HOLDERS);

  g_array_append_val (self->moves, move);
}

gboolean
cb_facts_move_cards (const CbFacts *self)
{
  return self->moves->len > 0;
}

/**
 * cb_facts_allow:
 * @most: the cards that the hand of @holder can have
 *
 * Returns: whether each of these facts, taken alone, can be true of such a hand
 */
gboolean
cb_facts_allow (const CbFacts *self, guint holder, CbCardSet most)
{
  gboolean allowed = FALSE;

  g_return_val_if_fail (self != NULL, TRUE);

  for (guint i = 0; i < self->options->len; i++)
    {
      const CbOption *option = &g_array_index (self->options, CbOption, i);

      allowed = allowed || option->holder != holder ||
                option->min <= cb_card_set_size (most & option->cards);
      if (option->left > 0)
        continue;
      if (!allowed)
        return FALSE;
      allowed = FALSE;
    }
  return TRUE;
}

/* (transfer none) (array length=n_options) */
const CbOption *
cb_facts_get_options (const CbFacts *self, guint *n_options)
{
  *n_options = self->options->len;
  return (const CbOption *) (gpointer) self->options->data;
}

/* (transfer none) (array length=n_showings) */
const CbShowing *
cb_facts_get_showings (const CbFacts *self, guint *n_showings)
{
  *n_showings = self->showings->len;
  return (const CbShowing *) (gpointer) self->showings->data;
}

/* (transfer none) (array length=n_placed) */
const CbPlaced *
cb_facts_get_places (const CbFacts *self, guint *n_placed)
{
  *n_placed = self->places->len;
  return (const CbPlaced *) (gpointer) self->places->data;
}

/* (transfer none) (array length=n_moves) */
const CbCardMove *
cb_facts_get_moves (const CbFacts *self, guint *n_moves)
{
  *n_moves = self->moves->len;
  return (const CbCardMove *) (gpointer) self->moves->data;
}
