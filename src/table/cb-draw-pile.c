/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-draw-pile-private.h"

static gboolean
has_kind (const CbDrawPile *self, int kind)
{
  return kind == CB_KIND_UNSEEN || (kind >= 0 && (guint) kind < self->n_kinds);
}

static void
cards_put (CbCards *self, int kind, guint n)
{
  if (kind != CB_KIND_UNSEEN)
    self->seen[kind] += n;
  self->n_cards += n;
}

guint
cb_cards_get_n_seen (const CbCards *self)
{
  guint n = 0;

  for (guint i = 0; i < CB_DRAW_PILE_MAX_KINDS; i++)
    n += self->seen[i];
  return n;
}

static guint
cards_get_n_of (const CbCards *self, int kind)
{
  return kind != CB_KIND_UNSEEN ? self->seen[kind] : self->n_cards - cb_cards_get_n_seen (self);
}

static void
cards_move_all (CbCards *from, CbCards *to)
{
  for (guint i = 0; i < CB_DRAW_PILE_MAX_KINDS; i++)
    to->seen[i] += from->seen[i];
  to->n_cards += from->n_cards;
  *from = (CbCards) { 0 };
}

/* Works out a missing figure: the size and all counts but one give the last count; all counts give
 * the size. Nothing is worked out for a deck without known kinds. */
static void
complete_counts (CbDrawPile *self)
{
  int sum = 0;
  guint n_unknown = 0, unknown = 0;

  for (guint i = 0; i < self->n_kinds; i++)
    if (self->kinds[i].count >= 0)
      sum += self->kinds[i].count;
    else
      {
        unknown = i;
        n_unknown++;
      }
  if (n_unknown == 0 && self->n_kinds > 0 && self->size < 0)
    self->size = sum;
  else if (n_unknown == 1 && self->size >= sum)
    self->kinds[unknown].count = self->size - sum;
}

/**
 * cb_draw_pile_new:
 * @size: number of cards, or −1 if not known
 * @discarded: what becomes of discarded cards
 * @kinds: the kinds of cards
 * @n_kinds: 0…%CB_DRAW_PILE_MAX_KINDS
 *
 * Returns: (transfer full): the whole deck, shuffled
 */
CbDrawPile *
cb_draw_pile_new (int size, CbDiscarded discarded, const CbDrawKind *kinds, guint n_kinds)
{
  CbDrawPile *self;

  g_return_val_if_fail (n_kinds <= CB_DRAW_PILE_MAX_KINDS, NULL);

  self = g_new0 (CbDrawPile, 1);
  self->size = size;
  self->discarded_go = discarded;
  self->n_kinds = n_kinds;
  for (guint i = 0; i < n_kinds; i++)
    self->kinds[i] = kinds[i];
  complete_counts (self);
  self->shuffled.n_cards = self->size > 0 ? (guint) self->size : 0;
  self->under = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

void
cb_draw_pile_free (CbDrawPile *self)
{
  g_array_unref (self->under);
  g_free (self);
}

gboolean
cb_draw_pile_knows_size (const CbDrawPile *self)
{
  return self->size >= 0;
}

const CbCards *
cb_draw_pile_get_source (const CbDrawPile *self)
{
  if (!cb_draw_pile_knows_size (self) || self->shuffled.n_cards > 0)
    return &self->shuffled;
  if (self->under->len > 0)
    return NULL;
  return self->discarded_go == CB_DISCARDED_RESHUFFLED && self->discards.n_cards > 0
           ? &self->discards
           : NULL;
}

static guint
count_seen (const CbDrawPile *self, guint kind)
{
  guint n = self->shuffled.seen[kind] + self->open.seen[kind] + self->discards.seen[kind];

  for (guint i = 0; i < CB_DRAW_PILE_MAX_SEATS; i++)
    n += self->held[i].seen[kind];
  for (guint i = 0; i < self->under->len; i++)
    n += g_array_index (self->under, int, i) == (int) kind ? 1 : 0;
  return n;
}

gboolean
cb_draw_pile_lies_open (const CbDrawPile *self, guint kind)
{
  CbDrawFate fate = self->kinds[kind].fate;

  return fate == CB_FATE_LAST_KILLS || fate == CB_FATE_LAST_ENDS;
}

/* Returns: how many cards of that kind were never seen, wherever they are; −1 if not known */
int
cb_draw_pile_get_n_of_unseen (const CbDrawPile *self, guint kind)
{
  int count = self->kinds[kind].count;

  return count >= 0 ? MAX (0, count - (int) count_seen (self, kind)) : -1;
}

/* Returns: how many cards were never seen, wherever they are; −1 if not known */
int
cb_draw_pile_get_n_unseen (const CbDrawPile *self)
{
  int n = self->size;

  for (guint i = 0; i < self->n_kinds; i++)
    n -= (int) count_seen (self, i);
  return cb_draw_pile_knows_size (self) ? MAX (0, n) : -1;
}

/* Puts the discards into the pile and shuffles all of it. The pile does so by itself when it has
 * run out of cards and its rules say so. */
void
cb_draw_pile_reshuffle (CbDrawPile *self)
{
  cards_move_all (&self->discards, &self->shuffled);
}

/* Shuffles what is under the pile into it. */
static void
shuffle_under (CbDrawPile *self)
{
  for (guint i = 0; i < self->under->len; i++)
    cards_put (&self->shuffled, g_array_index (self->under, int, i), 1);
  g_array_set_size (self->under, 0);
}

/* Takes a card from the shuffled part. If it may be a card put back or one never seen, it counts as
 * never seen. If nobody told its kind, it is not known any more which of the cards put back are
 * still there. */
static void
take_shuffled (CbDrawPile *self, int kind)
{
  CbCards *pile = &self->shuffled;

  if (kind == CB_KIND_UNSEEN)
    for (guint i = 0; i < self->n_kinds; i++)
      pile->seen[i] = cb_draw_pile_lies_open (self, i) ? pile->seen[i] : 0;
  else if (pile->seen[kind] > 0 && cb_draw_pile_get_n_of_unseen (self, (guint) kind) == 0)
    pile->seen[kind]--;
  if (pile->n_cards > 0)
    pile->n_cards--;
}

static void
take_card (CbDrawPile *self, int kind)
{
  const CbCards *source = cb_draw_pile_get_source (self);

  if (source == &self->discards)
    cb_draw_pile_reshuffle (self);
  if (source != NULL)
    take_shuffled (self, kind);
  else if (self->under->len > 0)
    g_array_remove_index (self->under, 0);
}

static void
put_discarded (CbDrawPile *self, int kind)
{
  if (self->discarded_go == CB_DISCARDED_UNDER)
    g_array_append_val (self->under, kind);
  else
    cards_put (&self->discards, kind, 1);
}

static gboolean
is_last (const CbDrawPile *self, guint kind)
{
  int count = self->kinds[kind].count;

  return count >= 0 && (int) self->open.seen[kind] + 1 >= count;
}

static CbDrawn
draw_seen (CbDrawPile *self, guint seat, guint kind)
{
  CbDrawFate fate = self->kinds[kind].fate;

  if (fate == CB_FATE_DISCARDED)
    put_discarded (self, (int) kind);
  else if (fate == CB_FATE_KEPT)
    cards_put (&self->held[seat], (int) kind, 1);
  else if (!is_last (self, kind))
    cards_put (&self->open, (int) kind, 1);
  else
    {
      shuffle_under (self);
      cards_put (&self->shuffled, (int) kind, 1);
      return fate == CB_FATE_LAST_KILLS ? CB_DRAWN_KILLS : CB_DRAWN_ENDS;
    }
  return CB_DRAWN_USUAL;
}

/**
 * cb_draw_pile_draw:
 * @seat: who drew
 * @kind: what was drawn, or %CB_KIND_UNSEEN for a card that @seat keeps without showing it
 *
 * Returns: what comes of it
 */
CbDrawn
cb_draw_pile_draw (CbDrawPile *self, guint seat, int kind)
{
  g_return_val_if_fail (seat < CB_DRAW_PILE_MAX_SEATS, CB_DRAWN_USUAL);
  g_return_val_if_fail (has_kind (self, kind), CB_DRAWN_USUAL);

  take_card (self, kind);
  if (kind != CB_KIND_UNSEEN)
    return draw_seen (self, seat, (guint) kind);
  cards_put (&self->held[seat], kind, 1);
  return CB_DRAWN_USUAL;
}

/**
 * cb_draw_pile_discard:
 * @seat: who lays a kept card down
 * @kind: the card's kind, or %CB_KIND_UNSEEN if it goes face down; it may never have been shown
 *
 * Returns: FALSE if @seat holds no such card; then nothing changes
 */
gboolean
cb_draw_pile_discard (CbDrawPile *self, guint seat, int kind)
{
  CbCards *held;

  g_return_val_if_fail (seat < CB_DRAW_PILE_MAX_SEATS, FALSE);
  g_return_val_if_fail (has_kind (self, kind), FALSE);

  held = &self->held[seat];
  if (kind != CB_KIND_UNSEEN && held->seen[kind] > 0)
    held->seen[kind]--;
  else if (cards_get_n_of (held, CB_KIND_UNSEEN) == 0)
    return FALSE;
  held->n_cards--;
  put_discarded (self, kind);
  return TRUE;
}

/* Returns: how many cards of that kind the deck has, or −1 if that is not known */
int
cb_draw_pile_get_count (const CbDrawPile *self, guint kind)
{
  g_return_val_if_fail (kind < self->n_kinds, -1);

  return self->kinds[kind].count;
}

/* Returns: how many cards are left to be drawn, or −1 if that is not known */
int
cb_draw_pile_get_n_left (const CbDrawPile *self)
{
  return cb_draw_pile_knows_size (self) ? (int) (self->shuffled.n_cards + self->under->len) : -1;
}

/* Returns: how many cards of that kind lie open for good */
guint
cb_draw_pile_get_n_open (const CbDrawPile *self, guint kind)
{
  g_return_val_if_fail (kind < self->n_kinds, 0);

  return self->open.seen[kind];
}

/* Returns: how many cards of that kind @seat keeps; %CB_KIND_UNSEEN: how many of unknown kind */
guint
cb_draw_pile_get_n_held (const CbDrawPile *self, guint seat, int kind)
{
  g_return_val_if_fail (seat < CB_DRAW_PILE_MAX_SEATS, 0);
  g_return_val_if_fail (has_kind (self, kind), 0);

  return cards_get_n_of (&self->held[seat], kind);
}

guint
cb_draw_pile_get_n_discarded (const CbDrawPile *self)
{
  return self->discards.n_cards;
}
