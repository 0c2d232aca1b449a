/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-look.h"
#include "cb-side-cards.h"
#include "cb-swap.h"

/* If it is certain where a card lies, removes that place from all other cards. */
static void
make_room (CbSideCards *self)
{
  gboolean again = TRUE;

  while (again)
    {
      again = FALSE;
      for (guint card = 0; card < CB_MAX_CARDS; card++)
        for (guint other = 0; cb_card_set_size (self->places[card]) == 1 && other < CB_MAX_CARDS;
             other++)
          if (other != card && (self->places[other] & self->places[card]) != 0)
            {
              self->places[other] &= ~self->places[card];
              again = TRUE;
            }
    }
}

/* Notes what @entry says about the places of cards, and forgets what contradicts that. Entries
 * about other things, and those that are set aside, change nothing. */
void
cb_side_cards_follow (CbSideCards *self, const CbEntry *entry, const CbSetup *setup)
{
  const CbLook *look = cb_entry_get_look (entry);
  const CbSwap *swap = cb_entry_get_swap (entry);

  /* The log does not say at which place a card was swapped with a face-down one. */
  if (swap != NULL && !entry->uncertain && swap->with == CB_HOLDER_OF_SEAT (setup->n_players))
    for (guint card = 0; card < CB_MAX_CARDS; card++)
      if (swap->got < 0 || (int) card == swap->got || (int) card == swap->gave)
        self->places[card] = 0;
  if (look == NULL || entry->uncertain || look->slots == 0)
    return;
  for (CbCardSet cards = look->cards; cards != 0; cards &= cards - 1)
    {
      guint32 *places = &self->places[cb_card_set_first (cards)];

      *places = (*places & look->slots) != 0 ? *places & look->slots : look->slots;
    }
  make_room (self);
}

/* Returns: the cards that certainly lie at one of @places */
CbCardSet
cb_side_cards_get_cards_at (const CbSideCards *self, guint32 places)
{
  CbCardSet cards = 0;

  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (self->places[card] != 0 && (self->places[card] & ~places) == 0)
      cards |= cb_card_set_of (card);
  return cards;
}

/* Returns: the card that lies at that place, or −1 where I do not know it */
int
cb_side_cards_get_card_at (const CbSideCards *self, guint place)
{
  CbCardSet cards;

  g_return_val_if_fail (place < 32, -1);

  cards = cb_side_cards_get_cards_at (self, (guint32) 1 << place);
  return cards != 0 ? (int) cb_card_set_first (cards) : -1;
}
