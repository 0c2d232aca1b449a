/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-showings.h"

static guint
get_power (guint base, guint exponent)
{
  guint power = 1;

  for (; exponent > 0; exponent--)
    power *= base;
  return power;
}

guint
cb_showings_count (guint n_answerers, guint n_cards)
{
  return get_power (n_answerers + 1, n_cards);
}

/* Returns: the number of the answer like @answer, in which nobody shows @card, except that the
 * player at @place shows it */
guint
cb_showings_add (guint answer, guint n_answerers, guint card, guint place)
{
  return answer - (n_answerers - place) * get_power (n_answerers + 1, card);
}

/* Returns: the place of the player who shows the card; @n_answerers for nobody */
guint
cb_showings_get_place (guint answer, guint n_answerers, guint card)
{
  return answer / get_power (n_answerers + 1, card) % (n_answerers + 1);
}

/* Splits each of the @n ways into one for each card of @held, bit by bit, that the player at @place
 * can show. Returns: how many ways there are then */
static guint
spread (CbWayToShow *showings, guint n, guint n_answerers, guint place, guint held)
{
  CbWayToShow before[CB_MAX_SHOWINGS];
  guint n_spread = 0;

  for (guint i = 0; i < n; i++)
    before[i] = showings[i];
  for (guint i = 0; i < n; i++)
    for (guint left = held; left != 0; left &= left - 1)
      showings[n_spread++] = (CbWayToShow) {
        cb_showings_add (before[i].answer, n_answerers, (guint) __builtin_ctz (left), place),
        before[i].share / __builtin_popcount (held),
      };
  return n_spread;
}

/**
 * cb_showings_list:
 * @places: (array length=n_cards): of each card named, the place of the player who has it;
 *   @n_answerers or more where nobody who is asked has it
 * @n_cards: 1…4
 * @showings: (out) (array length=4): what can be shown
 *
 * A player who has several of the cards shows one of them.
 *
 * Returns: how many ways there are; one where nobody can show
 */
guint
cb_showings_list (const CbAnswerer *answerers,
                  guint n_answerers,
                  const guint8 *places,
                  guint n_cards,
                  CbWayToShow *showings)
{
  guint held[16] = { 0 }, can = 0, n = 1;

  for (guint i = 0; i < n_cards; i++)
    if (places[i] < n_answerers)
      {
        held[places[i]] |= 1u << i;
        can |= 1u << places[i];
      }
  showings[0] = (CbWayToShow) { cb_showings_count (n_answerers, n_cards) - 1, 1 };
  for (guint left = cb_answerers_find_shows (answerers, n_answerers, can); left != 0;
       left &= left - 1)
    {
      guint place = (guint) __builtin_ctz (left);

      n = spread (showings, n, n_answerers, place, held[place]);
    }
  return n;
}
