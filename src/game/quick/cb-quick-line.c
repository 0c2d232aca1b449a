/* cb-quick-line.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-accusation.h"
#include "cb-note.h"
#include "cb-quick-parser-private.h"
#include "cb-seen.h"
#include "cb-suggestion.h"

static gboolean
check_end (CbQuickParser *self)
{
  g_autofree char *typed = NULL;

  if (cb_quick_parser_at_end (self))
    return TRUE;
  typed = cb_quick_parser_quote (self, self->at, 1);
  return cb_quick_parser_fail (self, self->at, self->n_words - self->at,
                               _ ("Nothing can follow here: leave out “%s”."), typed);
}

/* The text as it was typed, not its words. */
static CbEntry *
read_note (CbQuickParser *self)
{
  const CbQuickWord *word = &g_array_index (self->words, CbQuickWord, self->at);
  g_autofree char *text = g_strchomp (g_strdup (self->text + word->offset));

  if (!cb_quick_parser_at_end (self))
    return cb_note_new (text);
  cb_quick_parser_fail (self, self->at, 0, _ ("Write the note."));
  return NULL;
}

static CbEntry *
read_question (CbQuickParser *self, int by)
{
  g_autoptr (CbEntry) entry = NULL;
  CbCardSet cards;
  guint n_unheard;

  if (!cb_quick_parser_take_cards (self, &cards, &n_unheard))
    return NULL;
  entry = cb_suggestion_new (by, cards);
  return cb_quick_parser_take_answers (self, entry, n_unheard) ? g_steal_pointer (&entry) : NULL;
}

static gboolean
take_result (CbQuickParser *self, CbResult *result)
{
  const char *typed = g_array_index (self->words, CbQuickWord, self->at).folded;
  CbQuickRank right = cb_quick_keyword_rate (CB_QUICK_RIGHT, typed);
  CbQuickRank wrong = cb_quick_keyword_rate (CB_QUICK_WRONG, typed);

  *result = CB_RESULT_UNKNOWN;
  if (cb_quick_parser_at_end (self))
    {
      self->keywords |= 1u << CB_QUICK_RIGHT | 1u << CB_QUICK_WRONG;
      return TRUE;
    }
  if (right == wrong)
    /* Translators: the words for “right” and “wrong”. */
    return cb_quick_parser_fail (self, self->at, 1, _ ("Say what came of it: “%s” or “%s”."),
                                 cb_quick_keyword_get_word (CB_QUICK_RIGHT),
                                 cb_quick_keyword_get_word (CB_QUICK_WRONG));
  *result = right < wrong ? CB_RESULT_RIGHT : CB_RESULT_WRONG;
  self->at++;
  return check_end (self);
}

static CbEntry *
read_accusation (CbQuickParser *self, int by)
{
  CbCardSet cards;
  CbResult result;

  if (!cb_quick_parser_take_cards (self, &cards, NULL) || !take_result (self, &result))
    return NULL;
  return cb_accusation_new (by, cards, result);
}

static gboolean
fail_own_hand (CbQuickParser *self, guint at)
{
  return cb_quick_parser_fail (self, at, self->at - at, _ ("Nobody sees a card in his own hand."));
}

/* “white has rope”: I saw it. */
static CbEntry *
read_has (CbQuickParser *self, int player)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);
  int card;

  if (player == self->setup->me)
    {
      fail_own_hand (self, 0);
      return NULL;
    }
  cb_quick_parser_skip_fillers (self, 0, all);
  if (!cb_quick_parser_take_card (self, all, &card) || !check_end (self))
    return NULL;
  return cb_seen_new (player, card, CB_NOBODY, NULL);
}

/* The player whose hand it was and the card, in the order typed; a word that is both is the
 * player. */
static gboolean
take_sighting (CbQuickParser *self, int by, int *player, int *card)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);
  guint at;

  *card = -1;
  if (cb_quick_parser_at_end (self))
    self->cards |= all;
  cb_quick_parser_skip_fillers (self, cb_quick_parser_all_seats (self), all);
  if (cb_quick_parser_see_player (self).rank >
        MAX (cb_quick_parser_see_card (self, all).rank, CB_QUICK_ALIAS) &&
      !cb_quick_parser_take_card (self, all, card))
    return FALSE;
  cb_quick_parser_skip_fillers (self, cb_quick_parser_all_seats (self), 0);
  at = self->at;
  if (!cb_quick_parser_take_player (self, player))
    return FALSE;
  if (*player == by)
    return fail_own_hand (self, at);
  cb_quick_parser_skip_fillers (self, 0, all);
  if (*card < 0 && cb_quick_parser_at_end (self))
    self->cards |= all;
  if (*card < 0 && !cb_quick_parser_at_end (self))
    return cb_quick_parser_take_card (self, all, card);
  return TRUE;
}

/* “green saw white”, “me saw white: rope”. */
static CbEntry *
read_saw (CbQuickParser *self, int by)
{
  gboolean mine = by == CB_NOBODY || by == self->setup->me;
  int player, card;

  if (!take_sighting (self, by, &player, &card) || !check_end (self))
    return NULL;
  if (mine && card < 0)
    {
      cb_quick_parser_fail (self, self->at, 0, _ ("Name the card you saw."));
      return NULL;
    }
  return cb_seen_new (player, card, mine ? CB_NOBODY : by, NULL);
}

/* What @by did; if nobody is named (@named), whose turn it is. That I have a card is no event, and
 * not offered. */
static CbEntry *
read_turn (CbQuickParser *self, int by, gboolean named)
{
  gboolean mine = by == self->setup->me;

  if (cb_quick_parser_take (self, CB_QUICK_ACCUSES))
    return read_accusation (self, by);
  if (cb_quick_parser_take (self, CB_QUICK_SAW))
    return read_saw (self, named ? by : self->setup->me);
  if (named && !(mine && cb_quick_parser_at_end (self)) &&
      cb_quick_parser_take (self, CB_QUICK_HAS))
    return read_has (self, by);
  cb_quick_parser_take (self, CB_QUICK_ASKS);
  return read_question (self, by);
}

static gboolean
is_verb (const CbQuickParser *self, guint at)
{
  static const CbQuickKeyword VERBS[] = { CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_HAS,
                                          CB_QUICK_SAW };

  for (guint i = 0; i < G_N_ELEMENTS (VERBS); i++)
    if (cb_quick_parser_sees (self, at, VERBS[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_colon (const CbQuickParser *self, guint at)
{
  return at > 0 && at <= self->n_words &&
         g_array_index (self->words, CbQuickWord, at).gap == CB_QUICK_COLON;
}

/* How many words from the beginning must name a player; 0 if none must. */
static guint
count_subject (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  guint n = MAX (player.n_words, 1);

  if (player.rank > CB_QUICK_ALIAS && is_verb (self, 0))
    return 0;
  return is_colon (self, n) || is_verb (self, n) ? n : 0;
}

/* Somebody is named first and does something. What is wrong with it is only kept if nothing else
 * can be made of the line. */
static CbEntry *
read_with_subject (CbQuickParser *self)
{
  int by;

  if (!cb_quick_parser_take_player (self, &by))
    return NULL;
  return read_turn (self, by, TRUE);
}

static CbEntry *
read_without_subject (CbQuickParser *self)
{
  return read_turn (self, cb_case_get_next_asker (self->case_), FALSE);
}

/* A first word that may be a player or a card is the one of them that makes a whole question. */
static CbEntry *
read_either (CbQuickParser *self)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);
  CbQuickLine first = { 0 };
  CbEntry *entry;

  if (cb_quick_parser_see_player (self).rank == CB_QUICK_NO_MATCH)
    return read_without_subject (self);
  entry = read_with_subject (self);
  self->at = 0;
  if (entry != NULL || cb_quick_parser_see_card (self, all).rank == CB_QUICK_NO_MATCH)
    return entry;

  first = *self->line;
  *self->line = (CbQuickLine) { 0 };
  entry = read_without_subject (self);
  g_free (entry != NULL ? first.problem : self->line->problem);
  *self->line = entry != NULL ? (CbQuickLine) { 0 } : first;
  return entry;
}

CbEntry *
cb_quick_parser_read_line (CbQuickParser *self)
{
  if (cb_quick_parser_at_end (self))
    {
      self->seats = cb_quick_parser_all_seats (self);
      self->first_seat = cb_case_get_next_asker (self->case_);
      self->cards = cb_edition_get_all_cards (self->setup->edition);
      self->keywords = 1u << CB_QUICK_NOTE;
      cb_quick_parser_fail (self, 0, 0, _ ("Type who asked, the cards, and who passed or showed."));
      return NULL;
    }
  if (cb_quick_parser_take (self, CB_QUICK_NOTE))
    return read_note (self);
  if (count_subject (self) > 0)
    return read_with_subject (self);
  return read_either (self);
}

/* Why @text cannot be a line at all. */
static gboolean
check_text (const char *text, CbQuickLine *line)
{
  const char *end;

  if (!g_utf8_validate (text, -1, &end))
    {
      line->problem = g_strdup (_ ("This is no text."));
      line->start = (guint) g_utf8_strlen (text, end - text);
      return FALSE;
    }
  if (g_utf8_strlen (text, -1) > CB_QUICK_MAX_LENGTH)
    {
      line->problem = g_strdup (_ ("This is too long for a line."));
      line->start = CB_QUICK_MAX_LENGTH;
      line->length = (guint) g_utf8_strlen (text, -1) - CB_QUICK_MAX_LENGTH;
      return FALSE;
    }
  return TRUE;
}

/**
 * cb_quick_line_read:
 * @text: what was typed, up to %CB_QUICK_MAX_LENGTH characters
 *
 * Reads a line as something that happened in @case_ now. Changes nothing, and costs well under a
 * millisecond.
 *
 * Returns: (transfer full): the entry, or what is wrong and where
 */
CbQuickLine *
cb_quick_line_read (CbCase *case_, const char *text)
{
  CbQuickLine *self = g_new0 (CbQuickLine, 1);
  CbQuickVocabulary vocabulary;
  CbQuickParser parser;

  g_return_val_if_fail (CB_IS_CASE (case_), self);
  g_return_val_if_fail (text != NULL, self);

  if (!check_text (text, self))
    return self;
  cb_quick_vocabulary_init (&vocabulary, case_);
  cb_quick_parser_init (&parser, case_, &vocabulary, text, self);
  self->entry = cb_quick_parser_read_line (&parser);
  cb_quick_parser_clear (&parser);
  cb_quick_vocabulary_clear (&vocabulary);
  g_assert ((self->entry != NULL) != (self->problem != NULL));
  return self;
}

void
cb_quick_line_free (CbQuickLine *self)
{
  g_clear_pointer (&self->entry, cb_entry_unref);
  g_free (self->problem);
  g_free (self);
}
