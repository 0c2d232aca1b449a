/* A player’s whole hand is laid open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-exposed.h"
#include "cb-quick-phrase-private.h"
#include "cb-say.h"

/* My own hand need not be entered. */
static CbCardSet
get_cards (CbDraft *self)
{
  CbCardSet cards = (CbCardSet) cb_draft_get (self, CB_DRAFT_HAND);

  return cards == 0 && cb_draft_is_me (self, cb_draft_get (self, CB_DRAFT_PLAYER))
           ? cb_draft_get_hand (self)
           : cards;
}

/* When I am chosen as the player, all my cards are filled in. */
static void
tell_my_hand (CbDraft *self, CbDraftField field)
{
  if (field == CB_DRAFT_PLAYER && cb_draft_is_me (self, cb_draft_get (self, CB_DRAFT_PLAYER)))
    cb_draft_set (self, CB_DRAFT_HAND, (int) cb_draft_get_hand (self));
}

static void
find_lacks (CbDraft *self)
{
  _cb_draft_need_player (self, CB_DRAFT_PLAYER);
  if (get_cards (self) == 0)
    _cb_draft_need (self, CB_DRAFT_HAND, _ ("Name the cards in the hand."));
}

/* Whether there are as many cards as the hand can have, whose exact size may be unknown. */
static gboolean
has_right_size (CbDraft *self, guint *min, guint *max)
{
  guint n = cb_card_set_size (get_cards (self));

  cb_setup_get_hand_range (cb_case_get_setup (self->case_),
                           (guint) cb_draft_get (self, CB_DRAFT_PLAYER), min, max);
  return n >= *min && n <= *max;
}

static gboolean
is_whole (CbDraft *self)
{
  guint min, max;

  return has_right_size (self, &min, &max);
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries,
                   cb_exposed_new (cb_draft_get (self, CB_DRAFT_PLAYER), get_cards (self)));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbExposed *exposed = cb_entry_get_exposed (entry);

  cb_draft_set (self, CB_DRAFT_PLAYER, exposed->player);
  cb_draft_set (self, CB_DRAFT_HAND, (int) exposed->cards);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  CbCardSet cards = get_cards (self);
  g_autofree char *names = NULL;
  CbCardSet missing;
  guint min, max;

  if (player < 0 || cards == 0)
    return;

  _cb_draft_warn_of_hand (self, player, cards, builder);
  if (has_right_size (self, &min, &max))
    return;

  if (min == max)
    g_strv_builder_take (
      builder,
      g_strdup_printf (ngettext ("The hand has %u card.", "The hand has %u cards.", max), max));
  else
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("The hand has %u or %u card.",
                                                             "The hand has %u or %u cards.", max),
                                                   min, max));
  if (cb_card_set_size (cards) < min)
    return;

  missing = _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (player),
                                  cb_setup_get_deck (setup) & ~cards, CB_MARK_YES);
  if (missing == 0)
    return;
  names = cb_say_cards (setup->edition, missing, CB_LIST_AND, CB_SAID_SUBJECT);
  /* Translators: %s is a list of cards that belong to a hand laid open */
  g_strv_builder_take (builder, g_strdup_printf (_ ("%s must be among them."), names));
}

static const CbFormField FORM[] = {
  { CB_PICKER_LIST, CB_DRAFT_PLAYER, N_ ("Whose _hand"), .list = _cb_draft_list_players },
  { CB_PICKER_CARDS },
  { CB_PICKER_NONE },
};

/* A card of a deck may only come right after the verb: “white was killed by a king: …”. */
static gboolean
check_killer (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  guint at = parser->after_verb;

  while (cb_quick_parser_sees_filler (parser, at))
    at++;
  return phrase->named[CB_QUICK_DECK_CARD] == 0 || phrase->at[CB_QUICK_DECK_CARD] == at ||
         cb_quick_parser_fail (parser, phrase->at[CB_QUICK_DECK_CARD],
                               phrase->n_words[CB_QUICK_DECK_CARD], _ ("Name a card."));
}

/* “white lies open: rope hall plum” */
static const CbPhrasing lies_open = {
  .verb = CB_QUICK_LIES_OPEN,
  .of_edition = TRUE,
  .subject = CB_QUICK_BY_NAMED,
  .by = CB_DRAFT_PLAYER,
  .names = { [CB_QUICK_CARD] = { CB_QUICK_MANY, CB_DRAFT_HAND },
             [CB_QUICK_DECK_CARD] = { 1, CB_DRAFT_NO_FIELD } },
  .words = { { CB_QUICK_LIES_OPEN, CB_DRAFT_NO_FIELD },
             { CB_QUICK_HE, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HAS, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED },
             { CB_QUICK_HAND, CB_DRAFT_NO_FIELD, CB_QUICK_OVERLOOKED } },
  .fill = check_killer,
};

const CbEventKind cb_exposed_event = {
  .id = CB_EVENT_ID_EXPOSED,
  /* Translators: a kind of event: everybody sees all cards of a player, who is out. */
  .name = N_ ("Hand Revealed"),
  .line = { &lies_open },
  .form = FORM,
  .told = CB_DRAFT_HAND,
  .get_holder = _cb_draft_get_player_holder,
  .follow = tell_my_hand,
  .check = find_lacks,
  .is_whole = is_whole,
  .make = make_entries,
  .entry = &cb_exposed_kind,
  .take = take_entry,
  .warn = add_warnings,
};
