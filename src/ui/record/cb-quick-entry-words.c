/* cb-quick-entry-words.c: what the quick line says by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-quick-entry"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-quick-entry-words.h"
#include "cb-suggestion.h"
#include "cb-trait.h"

/* The answers of a question of either sort, and what was asked for. */
static const CbAnswers *
get_answers (CbEntry *entry, const CbSetup *setup, CbCardSet *cards)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbTraitQuestion *question = cb_entry_get_trait_question (entry);

  if (suggestion != NULL)
    *cards = suggestion->cards;
  else if (question != NULL)
    *cards = cb_edition_get_trait (setup->edition, question->trait)->cards;
  else
    return NULL;
  return suggestion != NULL ? &suggestion->answers : &question->answers;
}

/* (transfer full) (nullable): where I am said to have passed, or was passed over, though I could
 * have shown. */
char *
_cb_quick_entry_warn (CbEntry *entry, const CbSetup *setup)
{
  CbCardSet cards = 0;
  const CbAnswers *answers = get_answers (entry, setup, &cards);
  CbCardSet held = cards & setup->hand;

  for (guint i = 0; held != 0 && i < answers->n; i++)
    {
      const CbAnswer *answer = &answers->list[i];

      if (answer->by == setup->me && answer->did == CB_DID_PASS)
        {
          g_autofree char *names = cb_edition_join_names (setup->edition, held);

          /* Translators: %s is a list of cards */
          return g_strdup_printf (_ ("You hold %s, and could not pass."), names);
        }
    }
  return NULL;
}

/* (transfer full): what could be typed: whose turn it is, and cards as one asks for them */
char *
_cb_quick_entry_make_example (CbCase *case_)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  const CbRules *rules = cb_edition_get_rules (setup->edition);
  CbCardSet cards = 0;
  g_autofree char *names = NULL;

  for (guint i = 0; (int) cb_card_set_size (cards) < rules->n_asked; i++)
    if ((rules->asked_categories >> i & 1) != 0)
      cards |= cb_card_set_of (
        cb_card_set_first (cb_edition_get_category (setup->edition, i)->cards));
  names = cb_edition_join_names (setup->edition, cards);
  /* Translators: an example of what can be typed: a player, then cards. Keep the second colon. */
  return g_strdup_printf (_ ("or type: %s: %s"),
                          setup->players[cb_case_get_next_asker (case_)].name, names);
}
