/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question in which some cards were not heard. Everybody who showed has a card that was heard, or
 * one of those not heard, and each of those can be any card of its kind. A card is in only one
 * hand, so no more players can have shown a card not heard than there are such cards, in all and of
 * each kind. By Hall’s theorem nothing else follows, as long as the envelope has a card of each
 * kind: that card may be the one not heard, which nobody showed. */

#include "cb-asked.h"

#include "cb-edition.h"

/* The cards that are not heard: @n in all, at most @most of each kind. */
typedef struct
{
  guint n;
  guint n_kinds;
  CbCardSet kinds[CB_MAX_CATEGORIES];
  guint most[CB_MAX_CATEGORIES];
} Unheard;

static void
find_unheard (const CbAsked *self, const CbSetup *setup, Unheard *unheard)
{
  const CbRules *rules = cb_edition_get_rules (setup->edition);
  gboolean usual = TRUE;
  guint n = 0;

  *unheard = (Unheard) { .n = self->n_unheard };
  for (guint i = 0; unheard->n > 0 && i < cb_edition_get_n_categories (setup->edition); i++)
    {
      CbCardSet cards = cb_edition_get_category (setup->edition, i)->cards;
      guint n_heard = cb_card_set_size (self->cards & cards);
      guint most = rules->asked_categories >> i & 1 ? (guint) rules->n_alike : 0;

      usual = usual && n_heard <= most;
      if (n_heard >= most)
        continue;
      unheard->kinds[unheard->n_kinds] = cards & ~self->cards;
      unheard->most[unheard->n_kinds++] = most - n_heard;
      n += most - n_heard;
    }
  if (unheard->n == 0 || (usual && n >= unheard->n))
    return;
  /* The rules do not let a player ask for such cards, so the unheard ones may be of any kind. */
  unheard->n_kinds = 1;
  unheard->kinds[0] = cb_edition_get_all_cards (setup->edition) & ~self->cards;
  unheard->most[0] = unheard->n;
}

CbCardSet
cb_asked_get_all (const CbAsked *self, const CbSetup *setup)
{
  CbCardSet cards = self->cards;
  Unheard unheard;

  find_unheard (self, setup, &unheard);
  for (guint i = 0; i < unheard.n_kinds; i++)
    cards |= unheard.kinds[i];
  return cards;
}

/* Adds to @facts: of any @n_together of those who showed, at least one has one of @cards. */
static void
imply_together (const guint *showers, guint n, guint n_together, CbCardSet cards, CbFacts *facts)
{
  for (guint chosen = 0; chosen < 1u << n; chosen++)
    {
      guint holders = 0;

      if ((guint) __builtin_popcount (chosen) != n_together)
        continue;
      for (guint i = 0; i < n; i++)
        if (chosen >> i & 1)
          holders |= showers[i];
      cb_facts_add_one_of (facts, holders, cards);
    }
}

/**
 * cb_asked_imply_shows:
 * @showers: (array length=n): for each show, the holders who can have shown, bit by holder
 * @n: the number of shows, by different players: at most %CB_MAX_PLAYERS
 *
 * Adds to @facts what the shows say, for each choice of kinds: if more players showed than there
 * are unheard cards of these kinds, one of them showed a card that was heard or is of another kind.
 */
void
cb_asked_imply_shows (const CbAsked *self,
                      const CbSetup *setup,
                      const guint *showers,
                      guint n,
                      CbFacts *facts)
{
  Unheard unheard;

  find_unheard (self, setup, &unheard);
  for (guint left_out = 0; left_out < 1u << unheard.n_kinds; left_out++)
    {
      CbCardSet cards = self->cards;
      guint n_left_out = 0;

      for (guint i = 0; i < unheard.n_kinds; i++)
        if (left_out >> i & 1)
          n_left_out += unheard.most[i];
        else
          cards |= unheard.kinds[i];
      if (n_left_out < unheard.n || left_out + 1 == 1u << unheard.n_kinds)
        imply_together (showers, n, MIN (n_left_out, unheard.n) + 1, cards, facts);
    }
}
