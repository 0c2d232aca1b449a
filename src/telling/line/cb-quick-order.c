/* A typed suggestion, swap or tip may begin with the cards, the verb or the room. Here its words
 * are put in another order, with the player first, since the line is read only in that order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"

/* Puts the player before the cards in “plum, rope and hall, says bob: cleo passes”. Returns:
 * whether there is such a player */
static gboolean
turn_round (CbQuickParser *self)
{
  guint first, n_words, at;
  CbQuickHit hit;
  int n_cards;

  at = cb_quick_parser_pass_first_cards (self, &first, &n_cards);
  n_words = at - first;
  if (n_cards != cb_quick_parser_get_n_asked (self))
    return FALSE;
  if (cb_quick_parser_sees (self, at, CB_QUICK_HAS))
    {
      guint n = cb_quick_parser_names_player (self, at + 1, &n) ? n : 0;

      if (!cb_quick_parser_sees (self, at + 1 + n, CB_QUICK_ASKS))
        return FALSE;
      cb_quick_parser_remove (self, at, 1); /* “… hat Bernd gefragt”, “… ha chiesto Bruno” */
      cb_quick_parser_swap (self, at, n, 1);
    }
  if (!cb_quick_parser_sees_any (self, at, CB_QUICK_SAYS, CB_QUICK_ASKS))
    return FALSE;
  do
    at++;
  while (cb_quick_parser_sees_filler (self, at));
  hit = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);
  if (hit.rank == CB_QUICK_NO_MATCH)
    return FALSE;
  cb_quick_parser_remove (self, first + n_words, at - first - n_words);
  cb_quick_parser_remove (self, 0, first);
  cb_quick_parser_swap (self, 0, n_words, hit.n_words);
  return TRUE;
}

/* Whether the player behind the first word, a verb, is its subject, as in “accusation by bob: …”,
 * “la sugerencia de Beto fue …” and, where verbs tell by themselves that I am meant, as “pregunté”,
 * in “pregunta Beto …”. */
static gboolean
is_asker (const CbQuickParser *self, guint at, guint n)
{
  CbQuickGap gap = cb_quick_parser_get_word (self, at + n)->gap;
  gboolean apart = gap == CB_QUICK_COMMA || cb_quick_parser_sees (self, at + n, CB_QUICK_ASKS);

  if (at == 1)
    {
      gap = CB_QUICK_SPACE;
      apart = FALSE;
      for (const char *const *me = cb_quick_keyword_list (CB_QUICK_ME); *me != NULL && !apart; me++)
        apart = (cb_quick_keyword_find (*me) & CB_QUICK_WORD (CB_QUICK_ASKS)) != 0 &&
                !cb_quick_parser_sees (self, 0, CB_QUICK_ME) &&
                cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank == CB_QUICK_NO_MATCH;
    }
  at += n + cb_quick_parser_sees (self, at + n, CB_QUICK_ASKS);
  return gap == CB_QUICK_COLON || (apart && cb_quick_parser_names_question (self, at));
}

/* Puts the player before the verb in “then asked bob …”, the order in many languages, and in “wrong
 * accusation by bob: …”, and before the cards in “plum was suggested by bob, with …”. */
static gboolean
turn_verb_round (CbQuickParser *self)
{
  guint first = 0, n_words, n;

  for (guint at = 0; at < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_ASKED_BY) &&
        !cb_quick_parser_sees (self, at, CB_QUICK_TIPS))
      {
        CbQuickHit asker = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1);

        if (asker.rank > CB_QUICK_ALIAS)
          return FALSE;
        cb_quick_parser_remove (self, at, 1);
        cb_quick_parser_swap (self, 0, at, asker.n_words);
        return TRUE;
      }
  while ((cb_quick_parser_sees_filler (self, first) &&
          !cb_quick_parser_sees (self, first, CB_QUICK_ME)) ||
         cb_quick_parser_sees (self, first, CB_QUICK_AND))
    first++;
  if (cb_quick_parser_sees_any (self, first, CB_QUICK_RIGHT, CB_QUICK_WRONG) &&
      cb_quick_parser_sees (self, first + 1, CB_QUICK_ACCUSES))
    {
      n = cb_quick_parser_see_inverted (self, first + 1, &n_words);
      cb_quick_parser_swap (self, 0, first + 1 + n_words, n);
      return n > 0;
    }
  if (!cb_quick_parser_sees_any (self, first, CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_ROLLS))
    return FALSE;
  n = cb_quick_parser_see_inverted (self, first, &n_words);
  /* “accusation by bob: …”, but not “accuses the white …” */
  if (n == 0 || (first == 0 && !is_asker (self, n_words, n)))
    return FALSE;
  cb_quick_parser_remove (self, 0, first);
  cb_quick_parser_swap (self, 0, n_words, n);
  return TRUE;
}

/* Puts a card that comes before the asker or before the verb behind the verb: “in the hall bob
 * suggests …”, “bob, in the hall, suggests …”. */
static gboolean
turn_place_round (CbQuickParser *self)
{
  guint name = 0, n_words, n, at, verb, first;
  int n_cards, n_more;

  at = cb_quick_parser_pass_first_cards (self, &first, &n_cards);
  if (first == 0 && cb_quick_parser_names_player (self, 0, &name))
    at = cb_quick_parser_pass_cards (self, name, &n_cards);
  else if (first == 0)
    return FALSE;
  verb = cb_quick_parser_pass_over (self, at);
  if (name == 0 && cb_quick_parser_names_player (self, at, &n))
    verb = cb_quick_parser_pass_over (self, at + n);
  if (n_cards == 0 ||
      !cb_quick_parser_sees_any (self, verb, CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_SAYS))
    return FALSE;
  if (name == 0 && verb == at)
    {
      n = cb_quick_parser_see_inverted (self, at, &n_words);
      if (n == 0)
        return FALSE;
      cb_quick_parser_swap (self, at, n_words, n);
      verb = at + n;
    }
  cb_quick_parser_pass_cards (self, verb + 1, &n_more);
  if (n_cards + n_more != cb_quick_parser_get_n_asked (self))
    return FALSE;
  cb_quick_parser_swap (self, name, at - name, verb + 1 - at);
  return TRUE;
}

gboolean
cb_quick_parser_move_verb (CbQuickParser *self, guint at)
{
  int n_cards;
  guint verb = cb_quick_parser_pass_cards (self, at, &n_cards);

  if (n_cards != cb_quick_parser_get_n_asked (self) ||
      !cb_quick_parser_sees (self, verb, CB_QUICK_ASKS) ||
      cb_quick_parser_get_word (self, verb)->gap != CB_QUICK_SPACE)
    return FALSE;
  cb_quick_parser_swap (self, at, verb - at, 1);
  return TRUE;
}

/* German ends a clause with its verb, as in “als Bernd nach Plum, Seil und Halle fragte, zeigte
 * Clara …”: puts that verb before the cards, where the grammar looks for it. */
static gboolean
turn_clause_round (CbQuickParser *self)
{
  guint name = 0, n;

  if (!cb_quick_parser_sees (self, 0, CB_QUICK_AFTER))
    return FALSE;
  while (cb_quick_parser_sees_filler (self, name) ||
         cb_quick_parser_sees (self, name, CB_QUICK_AFTER))
    name++;
  if (!cb_quick_parser_names_player (self, name, &n) ||
      !(cb_quick_parser_move_verb (self, name + n) ||
        cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, name + n), CB_QUICK_ASKS)))
    return FALSE;
  cb_quick_parser_remove (self, 0, name);
  return TRUE;
}

/* Puts the second of two players behind the verb: “bob and cleo have swapped a card”. If neither is
 * me and just one card is named, the line is refused, because it leaves open who gave that card. */
static gboolean
turn_swap_round (CbQuickParser *self)
{
  CbQuickHit one = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, 0), other;
  guint at = one.n_words + cb_quick_parser_sees (self, one.n_words, CB_QUICK_AND), verb;
  gboolean mine;

  other = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);
  for (verb = at + other.n_words; !cb_quick_parser_sees (self, verb, CB_QUICK_SWAPS); verb++)
    if (verb >= self->n_words)
      return FALSE;
  mine = self->setup->me != CB_NOBODY && ((one.found | other.found) >> self->setup->me & 1) != 0;
  if (one.rank > CB_QUICK_ALIAS || other.rank > CB_QUICK_ALIAS)
    return FALSE;
  if (!mine && cb_quick_parser_count_cards (self, at + other.n_words) == 1)
    return !cb_quick_parser_fail (self, 0, at + other.n_words,
                                  _ ("Who gave the card? Name that player first and the other one "
                                     "last, or name both cards."));
  cb_quick_parser_swap (self, one.n_words, verb - one.n_words, 1);
  cb_quick_parser_remove (self, one.n_words + 1, at - one.n_words);
  at = one.n_words + 1 + other.n_words;
  cb_quick_parser_remove (self, at, cb_quick_parser_sees (self, at, CB_QUICK_HAS));
  return TRUE;
}

/* Puts who asked first in “private tip: ben asked dot …”, “private tip by ben to dot …” and “super
 * sleuth by ben: coiled”. */
static gboolean
turn_tip_round (CbQuickParser *self)
{
  CbQuickVerb tip = cb_quick_verb_find (self, 0);
  guint n, name = tip.n_words;

  while (cb_quick_parser_sees_filler (self, name))
    name++;
  if (tip.phrasing != NULL && tip.event == CB_DRAFT_TRAIT && name > tip.n_words &&
      cb_quick_parser_names_player (self, name, &n) &&
      cb_quick_parser_get_word (self, name + n)->gap == CB_QUICK_COLON)
    {
      cb_quick_parser_swap (self, 0, name, n);
      return TRUE;
    }
  if (tip.phrasing == NULL || tip.event != CB_DRAFT_TIP ||
      !cb_quick_parser_names_player (self, tip.n_words, &n) ||
      !(cb_quick_parser_sees (self, tip.n_words + n, CB_QUICK_ASKS) ||
        cb_quick_parser_sees (self, tip.n_words - 1, CB_QUICK_ASKED_BY)))
    return FALSE;
  cb_quick_parser_swap (self, 0, tip.n_words, n);
  return TRUE;
}

gboolean
cb_quick_parser_turn_round (CbQuickParser *self)
{
  return turn_tip_round (self) || turn_swap_round (self) || turn_clause_round (self) ||
         turn_place_round (self) || turn_round (self) || turn_verb_round (self) ||
         cb_quick_parser_turn_card_round (self);
}
