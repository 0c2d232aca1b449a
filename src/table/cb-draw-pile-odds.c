/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of the next card. Cards of a kind whose last one kills or ends the game lie open as soon
 * as they are drawn, so those that nobody has seen must still be in the pile. Every other card that
 * nobody has seen is equally likely to lie at any of the remaining places: in the pile, or with a
 * player who drew it without showing it. */

#include "cb-draw-pile-private.h"

/* Sets the chance to @cards in @of. Returns FALSE if there is none, or if more cards were drawn
 * than the deck holds: then it must be a different deck. */
static gboolean
set_chance (guint64 *part, guint64 *whole, guint64 cards, guint64 of)
{
  *part = cards;
  *whole = of;
  return of > 0 && cards <= of;
}

/* Of the cards whose kinds lie open once drawn: how many were never seen, or −1 if not known. */
static int
count_unseen_open (const CbDrawPile *self)
{
  int n = 0;

  for (guint i = 0; i < self->n_kinds; i++)
    if (cb_draw_pile_lies_open (self, i))
      {
        int of_unseen = cb_draw_pile_get_n_of_unseen (self, i);

        if (of_unseen < 0)
          return -1;
        n += of_unseen;
      }
  return n;
}

static gboolean
get_chance_shuffled (const CbDrawPile *self,
                     const CbCards *source,
                     guint kind,
                     guint64 *part,
                     guint64 *whole)
{
  int of_unseen = cb_draw_pile_get_n_of_unseen (self, kind);
  int n_unseen = cb_draw_pile_get_n_unseen (self);
  int n_open = count_unseen_open (self);
  guint n_unseen_here = source->n_cards - MIN (source->n_cards, cb_cards_get_n_seen (source));
  guint64 n_others, n_others_here;

  if (n_unseen < 0 || of_unseen < 0 || n_open < 0)
    return FALSE;
  n_others = (guint64) MAX (n_unseen - n_open, 0);
  n_others_here = n_unseen_here - MIN (n_unseen_here, (guint) n_open);
  if (cb_draw_pile_lies_open (self, kind) || n_others <= n_others_here)
    return set_chance (part, whole, source->seen[kind] + (guint) of_unseen, source->n_cards);
  return set_chance (part, whole,
                     (guint64) source->seen[kind] * n_others + n_others_here * (guint) of_unseen,
                     (guint64) source->n_cards * n_others);
}

/* The chance if the next card is one put under the pile. A card put there face down is of no kind
 * that lies open once drawn. */
static gboolean
get_chance_under (const CbDrawPile *self, guint kind, guint64 *part, guint64 *whole)
{
  int next = g_array_index (self->under, int, 0);
  int of_unseen = cb_draw_pile_get_n_of_unseen (self, kind);
  int n_open = count_unseen_open (self);

  if (next != CB_KIND_UNSEEN)
    return set_chance (part, whole, next == (int) kind ? 1 : 0, 1);
  if (of_unseen < 0 || n_open < 0)
    return FALSE;
  return set_chance (part, whole, cb_draw_pile_lies_open (self, kind) ? 0 : (guint64) of_unseen,
                     (guint64) MAX (cb_draw_pile_get_n_unseen (self) - n_open, 0));
}

/**
 * cb_draw_pile_get_chance:
 * @kind: a kind of cards
 * @part: (out): the chance that the next card is one of them is @part in @whole, exactly
 * @whole: (out): 1 or more
 *
 * Returns: FALSE if the chance is not known, or there is no card to draw
 */
gboolean
cb_draw_pile_get_chance (const CbDrawPile *self, guint kind, guint64 *part, guint64 *whole)
{
  const CbCards *source = cb_draw_pile_get_source (self);

  g_return_val_if_fail (kind < self->n_kinds, FALSE);

  if (source != NULL)
    return get_chance_shuffled (self, source, kind, part, whole);
  return self->under->len > 0 && get_chance_under (self, kind, part, whole);
}

/**
 * cb_draw_pile_get_chance_of_end:
 *
 * Gives, like cb_draw_pile_get_chance(), the chance that the next card is the last of @kind and
 * kills or ends the game.
 */
gboolean
cb_draw_pile_get_chance_of_end (const CbDrawPile *self, guint kind, guint64 *part, guint64 *whole)
{
  g_return_val_if_fail (kind < self->n_kinds, FALSE);

  if (self->kinds[kind].fate != CB_FATE_LAST_KILLS && self->kinds[kind].fate != CB_FATE_LAST_ENDS)
    return set_chance (part, whole, 0, 1);
  if (self->kinds[kind].count < 0)
    return FALSE;
  if ((int) self->open.seen[kind] + 1 < self->kinds[kind].count)
    return set_chance (part, whole, 0, 1);
  return cb_draw_pile_get_chance (self, kind, part, whole);
}

/* Whether the next card may be one of @kind, by what was seen so far. */
gboolean
cb_draw_pile_may_come (const CbDrawPile *self, guint kind)
{
  guint64 part, whole;

  g_return_val_if_fail (kind < self->n_kinds, FALSE);

  if (cb_draw_pile_get_chance (self, kind, &part, &whole))
    return part > 0;
  return cb_draw_pile_get_n_left (self) != 0 &&
         (cb_draw_pile_get_n_of_unseen (self, kind) != 0 || self->shuffled.seen[kind] > 0);
}

/**
 * cb_draw_pile_pick:
 * @random: where chance comes from
 *
 * Chooses the next card of a deck that Casebook deals; the caller then tells cb_draw_pile_draw().
 *
 * Returns: its kind; −1 if there is no card, or it is not known what cards there are
 */
int
cb_draw_pile_pick (const CbDrawPile *self, CbRandomSource *random)
{
  guint64 parts[CB_DRAW_PILE_MAX_KINDS];
  guint64 whole = 0, sum = 0;
  guint place;

  for (guint i = 0; i < self->n_kinds; i++)
    {
      if (!cb_draw_pile_get_chance (self, i, &parts[i], &whole))
        return -1;
      sum += parts[i];
    }
  if (whole == 0 || sum != whole)
    return -1;

  place = cb_random_source_below (random, (guint) whole);
  for (guint i = 0; i < self->n_kinds; i++)
    {
      if (place < parts[i])
        return (int) i;
      place -= (guint) parts[i];
    }
  return -1;
}
