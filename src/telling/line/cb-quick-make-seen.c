/* cb-quick-make-seen.c: entries of cards that were seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-quick-kinds-private.h"
#include "cb-seen.h"

static gboolean
is_mine (const CbQuickParser *parser, int by)
{
  return by == CB_NOBODY || by == parser->setup->me;
}

static const char *
say_own_hand (void)
{
  return _ ("Nobody sees a card in their own hand.");
}

/* “white has rope”: I saw it. */
gboolean
cb_quick_make_has (const CbQuickKind *kind,
                   CbQuickParser *parser,
                   int by,
                   const CbQuickPhrase *phrase)
{
  if (by == parser->setup->me)
    return cb_quick_parser_fail (parser, 0, parser->after_verb, "%s", say_own_hand ());
  return cb_quick_parser_add_entry (
    parser, cb_seen_new (by, cb_quick_phrase_get (phrase, CB_QUICK_CARD), CB_NOBODY, NULL));
}

/* Of a way to see cards that is done in a turn it is kept whose turn it was, even mine. */
gboolean
cb_quick_make_seen (const CbQuickKind *kind,
                    CbQuickParser *parser,
                    int by,
                    const CbQuickPhrase *phrase)
{
  int player = cb_quick_phrase_get (phrase, CB_QUICK_PLAYER);
  int card = cb_quick_phrase_get (phrase, CB_QUICK_CARD);
  gboolean mine = is_mine (parser, by);

  if (player == by)
    return cb_quick_phrase_fail (phrase, parser, CB_QUICK_PLAYER, "%s", say_own_hand ());
  if (mine && card < 0)
    return cb_quick_parser_fail_at_end (parser, _ ("Name the card you saw."));
  return cb_quick_parser_add_entry (
    parser, cb_seen_new (player, card, mine && kind->how == NULL ? CB_NOBODY : by, kind->how));
}

/* Who takes no more turns holds out his hand, but sees none. */
static gboolean
looks (CbQuickParser *parser, int seat, int by)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (parser->case_));

  return seat == by ||
         cb_case_get_seat_state (parser->case_, n_entries, (guint) seat) == CB_SEAT_PLAYING;
}

static gboolean
check_snoop_all (CbQuickParser *parser, int by, const CbQuickPhrase *phrase)
{
  gboolean left = cb_quick_phrase_says (phrase, CB_QUICK_LEFT);
  gboolean right = cb_quick_phrase_says (phrase, CB_QUICK_RIGHTWARDS);
  gboolean mine = parser->setup->me != CB_NOBODY && looks (parser, parser->setup->me, by);
  gboolean seen = cb_quick_phrase_get (phrase, CB_QUICK_CARD) >= 0;

  if (parser->setup->n_players < 2)
    return cb_quick_parser_fail_at_end (parser, say_own_hand ());
  if (left == right && (left || parser->setup->n_players > 2))
    /* Translators: the words for “left” and “right”. */
    return cb_quick_parser_fail (
      parser, parser->n_words, 0, _ ("Say where the hands are held out to: “%s” or “%s”."),
      cb_quick_keyword_get_word (CB_QUICK_LEFT), cb_quick_keyword_get_word (CB_QUICK_RIGHTWARDS));
  if (mine && !seen)
    return cb_quick_parser_fail_at_end (parser, _ ("Name the card you saw."));
  if (!mine && seen)
    return cb_quick_phrase_fail (phrase, parser, CB_QUICK_CARD, _ ("You see no card of it."));
  return TRUE;
}

static void
add_snoop (CbQuickParser *parser, int viewer, int by, const CbQuickPhrase *phrase)
{
  int n = (int) parser->setup->n_players;
  int step = cb_quick_phrase_says (phrase, CB_QUICK_LEFT) ? n - 1 : 1;
  int card = viewer == parser->setup->me ? cb_quick_phrase_get (phrase, CB_QUICK_CARD) : -1;

  cb_quick_parser_add_entry (parser,
                             cb_seen_new ((viewer + step) % n, card, viewer,
                                          viewer == by ? CB_SEEN_SNOOP : CB_SEEN_SNOOP_ALL));
}

/* Each player sees a card of the one who holds out the hand to him: first whose turn it is, last I,
 * who know which. */
gboolean
cb_quick_make_snoop_all (const CbQuickKind *kind,
                         CbQuickParser *parser,
                         int by,
                         const CbQuickPhrase *phrase)
{
  int n = (int) parser->setup->n_players;
  int me = parser->setup->me;

  if (!check_snoop_all (parser, by, phrase))
    return FALSE;
  for (int i = 0; i < n; i++)
    {
      int seat = (by + i) % n;

      if (seat != me && looks (parser, seat, by))
        add_snoop (parser, seat, by, phrase);
    }
  if (me != CB_NOBODY && looks (parser, me, by))
    add_snoop (parser, me, by, phrase);
  return TRUE;
}

static gboolean
find_places (CbQuickParser *parser, const CbQuickPhrase *phrase, guint32 *places)
{
  int n = (int) parser->setup->face_down;

  *places = 0;
  if (cb_quick_phrase_says (phrase, CB_QUICK_ALL))
    *places = (guint32) (((guint64) 1 << n) - 1);
  for (guint i = 0; i < phrase->n_numbers; i++)
    {
      if (phrase->numbers[i] < 1 || phrase->numbers[i] > n)
        return cb_quick_parser_fail (
          parser, phrase->number_at[i], 1,
          ngettext ("Only %d card lies face down.", "Only %d cards lie face down.", (gulong) n), n);
      *places |= (guint32) 1 << (phrase->numbers[i] - 1);
    }
  return TRUE;
}

gboolean
cb_quick_make_look (const CbQuickKind *kind,
                    CbQuickParser *parser,
                    int by,
                    const CbQuickPhrase *phrase)
{
  CbCardSet cards = phrase->named[CB_QUICK_CARD];
  guint n = parser->setup->face_down;
  guint32 places;

  if (n == 0)
    return cb_quick_parser_fail (parser, parser->after_verb - 1, 1,
                                 _ ("No cards lie face down in this case."));
  if (by == CB_NOBODY)
    return cb_quick_parser_fail (parser, 0, 0, _ ("Name a player."));
  if (!find_places (parser, phrase, &places))
    return FALSE;
  if (cb_card_set_size (cards) > n)
    return cb_quick_phrase_fail (
      phrase, parser, CB_QUICK_CARD,
      ngettext ("Only %d card lies face down.", "Only %d cards lie face down.", n), (int) n);
  return cb_quick_parser_add_entry (parser, cb_look_new (by, places, cards));
}

gboolean
cb_quick_make_exposed (const CbQuickKind *kind,
                       CbQuickParser *parser,
                       int by,
                       const CbQuickPhrase *phrase)
{
  CbCardSet cards = phrase->named[CB_QUICK_CARD];

  if (cards == 0 && by == parser->setup->me)
    cards = parser->setup->hand;
  if (cards == 0)
    return cb_quick_parser_fail_at_end (parser, _ ("Name the cards of the hand."));
  return cb_quick_parser_add_entry (parser, cb_exposed_new (by, cards));
}
