/* cb-quick-make-turn.c: entries of what else is done in a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-draw.h"
#include "cb-power.h"
#include "cb-quick-kinds-private.h"
#include "cb-roll.h"
#include "cb-tip.h"

/* The cards in play of the category or trait named; all if none is. */
static CbCardSet
find_asked (const CbQuickParser *parser, int kind)
{
  const CbEdition *edition = parser->setup->edition;
  int n = (int) cb_edition_get_n_categories (edition);

  if (kind < 0)
    return cb_edition_get_all_cards (edition);
  return cb_setup_get_deck (parser->setup) &
         (kind < n ? cb_edition_get_category (edition, (guint) kind)->cards
                   : cb_edition_get_trait (edition, (guint) (kind - n))->cards);
}

static gboolean
check_tip (CbQuickParser *parser, int by, const CbQuickPhrase *phrase, int count)
{
  CbCardSet cards = phrase->named[CB_QUICK_CARD];
  CbCardSet strange = cards & ~find_asked (parser, cb_quick_phrase_get (phrase, CB_QUICK_KIND));
  gboolean none = cb_quick_phrase_says (phrase, CB_QUICK_PASSES);
  gboolean one = cb_quick_phrase_says (phrase, CB_QUICK_ONE);

  if (cb_quick_phrase_get (phrase, CB_QUICK_PLAYER) == by)
    return cb_quick_phrase_fail (phrase, parser, CB_QUICK_PLAYER, _ ("Nobody asks themselves."));
  if (strange != 0)
    return cb_quick_phrase_fail (
      phrase, parser, CB_QUICK_CARD, _ ("%s was not asked for."),
      cb_edition_get_card (parser->setup->edition, cb_card_set_first (strange))->name);
  if (one &&
      (cb_quick_phrase_says (phrase, CB_QUICK_ALL) || cb_card_set_size (cards) > 1 || count > 1))
    return cb_quick_parser_fail_at_end (parser, _ ("Only one card was asked for."));
  if (count > CB_MAX_CARDS || (none && (cards != 0 || count > 0)) ||
      (cards != 0 && count >= 0 && count != (int) cb_card_set_size (cards)))
    return cb_quick_parser_fail_at_end (
      parser, _ ("The cards that came back and their number do not fit."));
  return TRUE;
}

gboolean
cb_quick_make_tip (const CbQuickKind *kind,
                   CbQuickParser *parser,
                   int by,
                   const CbQuickPhrase *phrase)
{
  CbCardSet cards = phrase->named[CB_QUICK_CARD];
  int asked = cb_quick_phrase_get (phrase, CB_QUICK_KIND);
  int count = phrase->n_numbers > 0 ? phrase->numbers[0] : CB_QUICK_NOT_KNOWN;
  gboolean all = cb_quick_phrase_says (phrase, CB_QUICK_ALL) || cb_card_set_size (cards) > 1 ||
                 count > 1;
  CbEntry *entry;

  if (!check_tip (parser, by, phrase, count))
    return FALSE;
  entry = cb_tip_new (
    by, cb_quick_phrase_get (phrase, CB_QUICK_PLAYER),
    asked < 0 ? NULL : cb_quick_vocabulary_get_kind_id (parser->vocabulary, (guint) asked),
    all ? CB_WANT_ALL : CB_WANT_ONE);
  if (cards != 0 || cb_quick_phrase_says (phrase, CB_QUICK_PASSES))
    cb_tip_set_cards (entry, cards);
  if (count >= 0)
    cb_tip_set_count (entry, (guint) count);
  return cb_quick_parser_add_entry (parser, entry);
}

/* What made a player draw, as in files. */
static const char *
find_trigger (const CbQuickPhrase *phrase)
{
  static const struct
  {
    CbQuickKeyword keyword;
    const char *id;
  } TRIGGERS[] = {
    { CB_QUICK_FOR_ROLL, "roll" },
    { CB_QUICK_FOR_LANDING, "landing" },
    { CB_QUICK_FOR_MOVE, "moved" },
    { CB_QUICK_FOR_TURN, "turn" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (TRIGGERS); i++)
    if (cb_quick_phrase_says (phrase, TRIGGERS[i].keyword))
      return TRIGGERS[i].id;
  return NULL;
}

/* Where the edition knows no decks, the first word of the text is one. @card: (out): what follows
 */
static char *
split_deck (const char *text, const char **card)
{
  const char *end = text + strcspn (text, " ,:\t");

  *card = end + strspn (end, " ,:\t");
  if (**card == '\0')
    *card = NULL;
  return g_strndup (text, (gsize) (end - text));
}

/* (transfer full) (nullable): the deck that is named, or that must be meant. @card: (inout) */
static char *
find_deck (const CbEdition *edition, const CbQuickPhrase *phrase, const char **card)
{
  int deck = cb_quick_phrase_get (phrase, CB_QUICK_DECK);
  int known = cb_quick_phrase_get (phrase, CB_QUICK_DECK_CARD);

  if (cb_edition_get_n_decks (edition) == 0)
    return phrase->text != NULL ? split_deck (phrase->text, card) : NULL;
  if (deck < 0 && known >= 0)
    deck = (int) cb_edition_get_deck_card (edition, (guint) known)->deck;
  if (deck < 0 && cb_edition_get_n_decks (edition) == 1)
    deck = 0;
  return deck < 0 ? NULL : g_strdup (cb_edition_get_deck (edition, (guint) deck)->id);
}

static gboolean
check_draw (CbQuickParser *parser, const CbQuickPhrase *phrase)
{
  const CbEdition *edition = parser->setup->edition;
  int deck = cb_quick_phrase_get (phrase, CB_QUICK_DECK);
  int known = cb_quick_phrase_get (phrase, CB_QUICK_DECK_CARD);
  const CbDeckCard *card = known < 0 ? NULL : cb_edition_get_deck_card (edition, (guint) known);

  if (card != NULL && deck >= 0 && card->deck != (guint) deck)
    return cb_quick_phrase_fail (phrase, parser, CB_QUICK_DECK_CARD,
                                 /* Translators: a card, then a deck of cards. */
                                 _ ("%s is no card of %s."), card->name,
                                 cb_edition_get_deck (edition, (guint) deck)->name);
  if (card != NULL && phrase->text != NULL)
    {
      parser->at = phrase->text_at;
      return cb_quick_parser_take_end (parser);
    }
  return TRUE;
}

gboolean
cb_quick_make_draw (const CbQuickKind *kind,
                    CbQuickParser *parser,
                    int by,
                    const CbQuickPhrase *phrase)
{
  const CbEdition *edition = parser->setup->edition;
  int known = cb_quick_phrase_get (phrase, CB_QUICK_DECK_CARD);
  const char *card = known < 0 ? phrase->text
                               : cb_edition_get_deck_card (edition, (guint) known)->id;
  g_autofree char *deck = NULL;

  if (!check_draw (parser, phrase))
    return FALSE;
  deck = find_deck (edition, phrase, &card);
  if (deck == NULL)
    return cb_quick_parser_fail_at_end (parser, _ ("Name the deck."));
  if (kind->verb == CB_QUICK_PLAYS)
    return cb_quick_parser_add_entry (parser, cb_play_new (by, deck, card));
  return cb_quick_parser_add_entry (parser, cb_draw_new (by, deck, card, find_trigger (phrase)));
}

/* The power of the character played, or of the one the player is called after. */
static int
find_own_power (const CbSetup *setup, int by)
{
  const CbPlayer *player = &setup->players[by];

  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    {
      const CbEditionPower *power = cb_edition_get_power (setup->edition, i);

      if (player->character >= 0 ? power->card == player->character
                                 : g_str_equal (power->name, player->name))
        return (int) i;
    }
  return -1;
}

gboolean
cb_quick_make_power (const CbQuickKind *kind,
                     CbQuickParser *parser,
                     int by,
                     const CbQuickPhrase *phrase)
{
  int power = cb_quick_phrase_get (phrase, CB_QUICK_POWER);

  if (power >= 0 && phrase->text != NULL)
    {
      parser->at = phrase->text_at;
      return cb_quick_parser_take_end (parser);
    }
  if (phrase->text != NULL)
    return cb_quick_parser_add_entry (parser, cb_power_use_new (by, phrase->text));
  if (power < 0)
    power = find_own_power (parser->setup, by);
  if (power < 0)
    return cb_quick_parser_fail_at_end (parser, _ ("Name the power."));
  return cb_quick_parser_add_entry (
    parser,
    cb_power_use_new (by, cb_edition_get_power (parser->setup->edition, (guint) power)->id));
}

gboolean
cb_quick_make_roll (const CbQuickKind *kind,
                    CbQuickParser *parser,
                    int by,
                    const CbQuickPhrase *phrase)
{
  if (phrase->n_numbers == 0)
    return cb_quick_parser_fail_at_end (parser, _ ("Say what the dice show."));
  return cb_quick_parser_add_entry (parser, cb_roll_new (by, phrase->numbers, phrase->n_numbers));
}
