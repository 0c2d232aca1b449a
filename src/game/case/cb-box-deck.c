/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-box-deck.h"
#include "cb-draw.h"

/* (nullable): the first card of @deck at or after @index; moves @index past it. */
static const CbDeckCard *
next_kind (const CbEdition *edition, guint deck, guint *index)
{
  while (*index < cb_edition_get_n_deck_cards (edition))
    {
      const CbDeckCard *card = cb_edition_get_deck_card (edition, (*index)++);

      if (card->deck == deck)
        return card;
    }
  return NULL;
}

/* Returns: (transfer none) (nullable): the card of @deck with the number @kind, or NULL */
const CbDeckCard *
cb_box_get_kind (const CbEdition *edition, guint deck, guint kind)
{
  guint index = 0;
  const CbDeckCard *card;

  while ((card = next_kind (edition, deck, &index)) != NULL && kind > 0)
    kind--;
  return card;
}

/* Returns: the number of the card @id in @deck, or %CB_KIND_UNSEEN if @deck has no such card */
int
cb_box_find_kind (const CbEdition *edition, guint deck, const char *id)
{
  guint index = 0;
  const CbDeckCard *card;

  for (int kind = 0; (card = next_kind (edition, deck, &index)) != NULL; kind++)
    if (g_strcmp0 (card->id, id) == 0)
      return kind;
  return CB_KIND_UNSEEN;
}

/* The kind of a card that was recorded without its name. A card that kills lies open for all, so it
 * would have been named. If the deck has only one other kind, the card is of that kind. */
static int
find_unnamed_kind (const CbEdition *edition, guint deck)
{
  guint index = 0;
  const CbDeckCard *card;
  int found = CB_KIND_UNSEEN;

  for (int kind = 0; (card = next_kind (edition, deck, &index)) != NULL; kind++)
    if (card->effect != CB_EFFECT_LAST_KILLS)
      {
        if (found != CB_KIND_UNSEEN)
          return CB_KIND_UNSEEN;
        found = kind;
      }
  return found;
}

static CbDrawFate
get_fate (int effect, gboolean last_ends)
{
  switch ((CbEffect) effect)
    {
    case CB_EFFECT_KEEP:
      return CB_FATE_KEPT;
    case CB_EFFECT_LAST_KILLS:
      return last_ends ? CB_FATE_LAST_ENDS : CB_FATE_LAST_KILLS;
    case CB_EFFECT_NONE:
    case CB_EFFECT_PLAY:
    default:
      return CB_FATE_DISCARDED;
    }
}

static CbDiscarded
get_discarded (int discards)
{
  switch ((CbDiscards) discards)
    {
    case CB_DISCARDS_RESHUFFLE:
      return CB_DISCARDED_RESHUFFLED;
    case CB_DISCARDS_UNDER:
      return CB_DISCARDED_UNDER;
    case CB_DISCARDS_OUT:
    default:
      return CB_DISCARDED_OUT;
    }
}

/* Returns: @number for a pile: for “not known”, editions write 0, and piles −1 */
static int
get_number (int number)
{
  return number > 0 ? number : -1;
}

/* Returns: (transfer full): the whole deck, shuffled */
CbDrawPile *
cb_box_new_deck (const CbEdition *edition, guint deck, gboolean last_ends)
{
  const CbDeck *self = cb_edition_get_deck (edition, deck);
  CbDrawKind kinds[CB_DRAW_PILE_MAX_KINDS];
  const CbDeckCard *card;
  guint index = 0, n = 0;

  g_return_val_if_fail (self != NULL, NULL);

  for (; n < G_N_ELEMENTS (kinds) && (card = next_kind (edition, deck, &index)) != NULL; n++)
    kinds[n] = (CbDrawKind) { get_number (card->count), get_fate (card->effect, last_ends) };
  return cb_draw_pile_new (get_number (self->size), get_discarded (self->discards), kinds, n);
}

/* Whether @seat must have drawn a card of @kind at some time, though nobody recorded it. */
static gboolean
was_drawn_untold (const CbDrawPile *pile,
                  const CbEdition *edition,
                  guint deck,
                  guint seat,
                  int kind)
{
  return kind != CB_KIND_UNSEEN &&
         cb_box_get_kind (edition, deck, (guint) kind)->effect == CB_EFFECT_KEEP &&
         cb_draw_pile_get_n_held (pile, seat, kind) == 0 &&
         cb_draw_pile_get_n_held (pile, seat, CB_KIND_UNSEEN) == 0;
}

/**
 * cb_box_follow:
 * @pile: the deck before the entry
 * @entry: an entry of a log; changes nothing if it is about another deck or set aside
 *
 * Returns: what @entry leads to, if it is a draw
 */
CbDrawn
cb_box_follow (CbDrawPile *pile, const CbEntry *entry, const CbSetup *setup, guint deck)
{
  const CbDraw *draw = cb_entry_get_draw (entry);
  const CbDraw *play = cb_entry_get_play (entry);
  const CbDraw *either = draw != NULL ? draw : play;
  int kind;

  if (either == NULL || entry->uncertain ||
      cb_edition_find_deck (setup->edition, either->deck) != (int) deck)
    return CB_DRAWN_USUAL;
  kind = either->card != NULL ? cb_box_find_kind (setup->edition, deck, either->card)
                              : find_unnamed_kind (setup->edition, deck);
  if (draw != NULL)
    return cb_draw_pile_draw (pile, (guint) draw->by, kind);
  if (was_drawn_untold (pile, setup->edition, deck, (guint) play->by, kind))
    cb_draw_pile_draw (pile, (guint) play->by, kind);
  cb_draw_pile_discard (pile, (guint) play->by, kind);
  return CB_DRAWN_USUAL;
}
