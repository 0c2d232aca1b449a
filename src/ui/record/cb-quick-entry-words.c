/* The example that an empty quick line shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-quick-entry-words.h"

/* Returns: of @cards the one whose name is shortest, for there is not much room */
static CbCardSet
pick_shortest (const CbEdition *edition, CbCardSet cards)
{
  guint best = cb_card_set_first (cards);

  for (guint card = best; card < cb_edition_get_n_cards (edition); card++)
    if (cb_card_set_has (cards, card) &&
        g_utf8_strlen (cb_edition_get_card (edition, card)->name, -1) <
          g_utf8_strlen (cb_edition_get_card (edition, best)->name, -1))
      best = card;
  return cb_card_set_of (best);
}

/* (transfer full): an example of a line: the player whose turn it is, and cards of a question */
char *
_cb_quick_entry_make_example (CbCase *case_)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  const CbRules *rules = cb_edition_get_rules (setup->edition);
  CbCardSet cards = 0;
  g_autofree char *names = NULL;

  for (guint n = cb_edition_get_n_categories (setup->edition), i = 0;
       (int) cb_card_set_size (cards) < rules->n_asked && i < n * (guint) rules->n_alike; i++)
    if ((rules->asked_categories >> i % n & 1) != 0)
      {
        CbCardSet left = cb_edition_get_category (setup->edition, i % n)->cards & ~cards;

        cards |= pick_shortest (setup->edition, left);
      }
  names = cb_edition_join_names (setup->edition, cards);
  /* Translators: an example of what can be typed: a player, then cards. Keep the second colon. */
  return g_strdup_printf (_ ("or type: %s: %s"),
                          setup->players[cb_case_get_next_asker (case_)].name, names);
}
