/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that lie face down stay where they are. Whether what was seen of them can be true does not
 * depend on the hands: whoever placed a card saw that it lies there. So it is enough that each of
 * these cards can have a place of its own, which is a matching of cards and places. */

#include "cb-places-private.h"

gboolean
cb_places_add (CbPlaces *self, const CbFacts *facts)
{
  gboolean more = FALSE;
  guint n;
  const CbPlaced *placed = cb_facts_get_places (facts, &n);

  for (guint i = 0; i < n; i++)
    for (CbCardSet cards = placed[i].cards; cards != 0; cards &= cards - 1)
      {
        guint32 *places = &self->places[cb_card_set_first (cards)];
        guint32 before = *places;

        *places = before != 0 ? before & placed[i].places : placed[i].places;
        self->clash = self->clash || *places == 0;
        more = more || *places != before;
      }
  return more;
}

/* Finds a place for the card; other cards may have to move. @tried: places tried so far. */
static gboolean
find_place (const CbPlaces *self, guint card, int taken_by[32], guint32 *tried)
{
  guint32 places;

  while ((places = self->places[card] & ~*tried) != 0)
    {
      guint place = (guint) __builtin_ctz (places);

      *tried |= (guint32) 1 << place;
      if (taken_by[place] >= 0 && !find_place (self, (guint) taken_by[place], taken_by, tried))
        continue;
      taken_by[place] = (int) card;
      return TRUE;
    }
  return FALSE;
}

/* Whether each card can have a place of its own. */
gboolean
cb_places_fit (const CbPlaces *self)
{
  int taken_by[32];

  for (guint i = 0; i < G_N_ELEMENTS (taken_by); i++)
    taken_by[i] = -1;
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    {
      guint32 tried = 0;

      if (self->places[card] != 0 && !find_place (self, card, taken_by, &tried))
        return FALSE;
    }
  return !self->clash;
}
