/* Finds what a line tells that cannot be true with the hand I hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whoever types “dan has the rope” and holds the Rope has mistyped the card or the player, or has
 * entered a wrong hand. The line is refused, because conclusions rest on what is recorded. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-quick-parser-private.h"
#include "cb-say.h"
#include "cb-seen.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-swap.h"
#include "cb-tip.h"
#include "cb-trait.h"

/* @hand: the cards I hold; @held: those of @hand that others hold, as the line says; @missing:
 * cards that the line says I hold, but that I do not hold */
typedef struct
{
  CbCardSet hand;
  CbCardSet held;
  CbCardSet missing;
} Falsehood;

/* Notes that by the line @player holds all of @cards. */
static void
place (Falsehood *self, const CbSetup *setup, int player, CbCardSet cards)
{
  if (player == setup->me)
    self->missing |= cards & ~self->hand;
  else
    self->held |= cards & self->hand;
}

/* @cards: the cards of the suggestion that is answered; 0 if not all of them were heard */
static void
check_answers (Falsehood *self, const CbSetup *setup, const CbAnswers *answers, CbCardSet cards)
{
  for (guint i = 0; i < answers->n; i++)
    {
      const CbAnswer *answer = &answers->list[i];

      if (answer->card >= 0)
        place (self, setup, answer->by, cb_card_set_of ((guint) answer->card));
      else if (answer->by == setup->me && answer->did == CB_DID_PASS)
        self->held |= cards & self->hand;
      else if (answer->by == setup->me && (cards & self->hand) == 0)
        self->missing |= cards;
    }
}

static void
check_suggestion (Falsehood *self, const CbSetup *setup, const CbSuggestion *suggestion)
{
  if (suggestion->n_unheard > 0)
    {
      check_answers (self, setup, &suggestion->answers, 0);
      for (guint i = 0; i < suggestion->answers.n; i++)
        if (suggestion->answers.list[i].by == setup->me &&
            suggestion->answers.list[i].did == CB_DID_PASS)
          self->held |= suggestion->cards & self->hand;
    }
  else
    check_answers (self, setup, &suggestion->answers, suggestion->cards);
}

static void
check_statement (Falsehood *self, const CbSetup *setup, const CbStatement *statement)
{
  CbCardSet mine = statement->cards & self->hand;

  switch (statement->claim)
    {
    case CB_CLAIM_HAS:
      place (self, setup, statement->player, statement->cards);
      break;
    case CB_CLAIM_SOME:
      if (statement->player == setup->me ? mine == 0 : mine == statement->cards)
        place (self, setup, statement->player, statement->cards);
      break;
    case CB_CLAIM_NONE:
      if (statement->player == setup->me)
        self->held |= mine;
      break;
    case CB_CLAIM_NOBODY:
    case CB_CLAIM_FOUND:
    default:
      self->held |= mine;
    }
}

/* In a swap, each card was with the player who gave it away. */
static void
check_swap (Falsehood *self, const CbSetup *setup, const CbSwap *swap)
{
  place (self, setup, swap->by, swap->gave >= 0 ? cb_card_set_of ((guint) swap->gave) : 0);
  place (self, setup, CB_SEAT_OF_HOLDER (swap->with),
         swap->got >= 0 ? cb_card_set_of ((guint) swap->got) : 0);
}

static void
check_entry (Falsehood *self, const CbSetup *setup, const CbEntry *entry)
{
  const CbAccusation *accusation = cb_entry_get_accusation (entry);

  if (cb_entry_get_suggestion (entry) != NULL)
    check_suggestion (self, setup, cb_entry_get_suggestion (entry));
  else if (cb_entry_get_trait_question (entry) != NULL)
    check_answers (self, setup, &cb_entry_get_trait_question (entry)->answers, 0);
  else if (cb_entry_get_statement (entry) != NULL)
    check_statement (self, setup, cb_entry_get_statement (entry));
  else if (cb_entry_get_seen (entry) != NULL && cb_entry_get_seen (entry)->card >= 0)
    place (self, setup, cb_entry_get_seen (entry)->player,
           cb_card_set_of ((guint) cb_entry_get_seen (entry)->card));
  else if (cb_entry_get_tip (entry) != NULL)
    place (self, setup, cb_entry_get_tip (entry)->to, cb_entry_get_tip (entry)->cards);
  else if (cb_entry_get_exposed (entry) != NULL)
    place (self, setup, cb_entry_get_exposed (entry)->player, cb_entry_get_exposed (entry)->cards);
  else if (cb_entry_get_look (entry) != NULL)
    place (self, setup, CB_NOBODY, cb_entry_get_look (entry)->cards);
  else if (cb_entry_get_swap (entry) != NULL)
    check_swap (self, setup, cb_entry_get_swap (entry));
  else if (cb_entry_get_envelope (entry) != NULL)
    place (self, setup, CB_NOBODY, cb_entry_get_envelope (entry)->cards);
  else if (accusation != NULL && accusation->result != CB_RESULT_WRONG &&
           (accusation->result == CB_RESULT_RIGHT || accusation->by == setup->me))
    place (self, setup, CB_NOBODY, accusation->cards);
}

/* Where one of @cards was named last. Returns: how many words name it; 0 if none is named */
static guint
find_card (const CbQuickParser *self, CbCardSet cards, guint *at)
{
  guint32 all = cb_quick_parser_get_all (self, CB_QUICK_CARD);

  for (*at = self->n_words; *at > 0;)
    {
      CbQuickHit hit = cb_quick_names_find (self->vocabulary->names[CB_QUICK_CARD], self->words,
                                            --*at, all);

      if (hit.rank != CB_QUICK_NO_MATCH && (hit.found & cards) != 0 &&
          !cb_quick_parser_sees_filler (self, *at))
        return hit.n_words;
    }
  *at = self->n_words;
  return 0;
}

void
cb_quick_parser_blame_card (CbQuickParser *self, CbCardSet cards)
{
  guint at, n = find_card (self, cards, &at);
  const CbQuickWord *first = cb_quick_parser_get_word (self, at);
  const CbQuickWord *last = cb_quick_parser_get_word (self, at + MAX (n, 1) - 1);

  self->line->start = first->start;
  self->line->length = n > 0 ? last->start + last->length - first->start : 0;
}

char *
cb_quick_parser_tell_hand (const CbQuickParser *self, CbCardSet cards)
{
  CbCardSet held = cards & cb_draft_get_hand (self->draft);
  g_autofree char *names = cb_say_cards (self->setup->edition, held != 0 ? held : cards,
                                         held != 0 ? CB_LIST_AND : CB_LIST_NOR, CB_SAID_OBJECT);

  if (held != 0)
    /* Translators: %s is a list of cards */
    return g_strdup_printf (_ ("You hold %s. Type what happened, or correct your hand first."),
                            names);
  /* Translators: %s is a list of cards */
  return g_strdup_printf (_ ("You don’t hold %s. Type what happened, or correct your hand first."),
                          names);
}

gboolean
cb_quick_parser_check_hand (CbQuickParser *self, const GPtrArray *entries)
{
  const CbSetup *setup = self->setup;
  Falsehood found = { .hand = cb_draft_get_hand (self->draft) };

  if (setup->me == CB_NOBODY || found.hand == 0)
    return TRUE;
  for (guint i = 0; i < entries->len; i++)
    check_entry (&found, setup, g_ptr_array_index (entries, i));
  if ((found.held | found.missing) == 0)
    return TRUE;
  self->line->problem = cb_quick_parser_tell_hand (self,
                                                   found.held != 0 ? found.held : found.missing);
  cb_quick_parser_blame_card (self, found.held != 0 ? found.held : found.missing);
  return FALSE;
}
