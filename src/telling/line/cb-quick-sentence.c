/* Finds which kind of sentence a line is, and reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"

/* A note keeps the text as it was typed. */
static gboolean
read_note (CbQuickParser *self)
{
  const CbQuickWord *verb = cb_quick_parser_get_word (self, self->at - 1);
  const char *start = self->text + verb->offset + verb->size;
  g_autofree char *text = NULL;

  start += strspn (start, " \t");
  if (*start == ':')
    start++;
  else if (g_str_has_prefix (start, "：")) /* the colon of Chinese and Japanese keyboards */
    start += strlen ("：");
  if (*start == '-' && start[1] == ' ')
    start++;
  text = g_strstrip (g_strdup (start));
  self->at = self->n_words;
  cb_quick_parser_begin (self, CB_DRAFT_NOTE);
  cb_draft_set_text (self->draft, text);
  return cb_quick_parser_check (self, CB_DRAFT_NO_FIELD);
}

/* Whether a note begins. A word that can be another verb needs a colon: “anota: …”. */
static gboolean
takes_note (CbQuickParser *self)
{
  guint64 means = cb_quick_parser_get_word (self, self->at)->means;

  return ((means & ~CB_QUICK_WORD (CB_QUICK_NOTE)) == 0 ||
          cb_quick_parser_get_word (self, self->at + 1)->gap == CB_QUICK_COLON) &&
         cb_quick_parser_take (self, CB_QUICK_NOTE);
}

static gboolean
read_event (CbQuickParser *self, const CbQuickVerb *verb, int by)
{
  const CbPhrasing *phrasing = verb->phrasing;

  cb_quick_parser_begin (self, verb->event);
  if (phrasing->subject != CB_QUICK_BY_NOBODY)
    cb_quick_parser_put (self, phrasing->by, by, 0, self->after_verb);
  return (phrasing->read != NULL ? phrasing->read (self) : cb_quick_phrase_read (self, phrasing)) &&
         cb_quick_parser_check (self, CB_DRAFT_NO_FIELD);
}

/* Reads what @by did. Without a verb the line is a question. @named: whether @by is named, rather
 * than the player whose turn it is */
static gboolean
read_turn (CbQuickParser *self, int by, gboolean named)
{
  CbQuickVerb verb = cb_quick_parser_find_verb (self);

  cb_quick_parser_go_to_inner_verb (self, &verb, named);
  if (cb_quick_parser_at_end (self))
    cb_quick_verb_expect (self, by, named);
  if (!cb_quick_verb_allows (&verb, named))
    verb = cb_quick_verb_get_question ();
  else
    {
      self->after_verb = self->at + verb.n_words;
      if (!verb.phrasing->keeps_verb)
        self->at = self->after_verb;
    }
  self->line->of_turn = !named && verb.phrasing->subject == CB_QUICK_BY_TURN;
  return read_event (self, &verb,
                     verb.phrasing->subject == CB_QUICK_BY_ME && !named ? self->setup->me : by);
}

static gboolean
is_verb (const CbQuickParser *self, guint at)
{
  return cb_quick_verb_find_helped (self, at).phrasing != NULL;
}

static gboolean
is_colon (const CbQuickParser *self, guint at)
{
  return at > 0 && at <= self->n_words &&
         cb_quick_parser_get_word (self, at)->gap == CB_QUICK_COLON;
}

/* Whether the line begins with a verb, without a player. */
static gboolean
begins_with_verb (const CbQuickParser *self)
{
  CbQuickVerb verb = cb_quick_verb_find (self, self->at);

  return cb_quick_verb_allows (&verb, FALSE) &&
         cb_quick_parser_see_player (self).rank > CB_QUICK_ALIAS;
}

/* Whether the line begins with a verb after fillers other than “my”: “the envelope has …”. */
static gboolean
begins_with_late_verb (CbQuickParser *self)
{
  guint at = self->at;

  while (cb_quick_parser_sees_filler (self, self->at))
    self->at++;
  if (self->at > at && !cb_quick_parser_sees (self, at, CB_QUICK_ME) && begins_with_verb (self))
    return TRUE;
  self->at = at;
  return FALSE;
}

/* Whether the next words can only be a player. */
static gboolean
has_subject (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  guint next = self->at + MAX (player.n_words, 1);

  if (is_verb (self, next) || cb_quick_parser_sees_my_verb (self, self->at) ||
      (player.rank <= CB_QUICK_ALIAS && cb_quick_parser_sees (self, next, CB_QUICK_ME) &&
       is_verb (self, next + 1)))
    return TRUE;
  while (cb_quick_parser_sees_filler (self, next) && !is_colon (self, next))
    next++;
  if (is_colon (self, next))
    return TRUE;
  if (!cb_quick_parser_sees (self, next - 1, CB_QUICK_FOR_TURN))
    return FALSE;
  next += cb_quick_parser_sees (self, next, CB_QUICK_AND); /* “it’s cleo’s turn and she …” */
  return cb_quick_parser_sees (self, next, CB_QUICK_HE) && is_verb (self, next + 1);
}

/* Whether a player who is called like no card comes before a whole question: “now bob plum, …”. */
static gboolean
names_asker (const CbQuickParser *self)
{
  guint n;

  return cb_quick_parser_names_player (self, self->at, &n) &&
         cb_quick_parser_see_at (self, CB_QUICK_CARD, self->at).rank == CB_QUICK_NO_MATCH &&
         cb_quick_parser_names_question (self, self->at + n);
}

/* Skips words such as “The” in “The green player asks” if a player must come after them. */
static gboolean
find_subject (CbQuickParser *self)
{
  guint at = self->at;

  while ((!has_subject (self) || cb_quick_parser_sees_my_verb (self, self->at + 1) ||
          (is_colon (self, self->at + 1) &&
           cb_quick_parser_see_player (self).rank == CB_QUICK_NO_MATCH)) &&
         cb_quick_parser_sees_filler (self, self->at))
    self->at++;
  if (has_subject (self) || (self->at > at && names_asker (self)))
    return TRUE;
  self->at = at;
  return FALSE;
}

static gboolean
read_with_subject (CbQuickParser *self)
{
  guint at = self->at;
  int by;

  if (!cb_quick_parser_take_player (self, &by))
    return FALSE;
  if (cb_quick_parser_sees_my_verb (self, at))
    self->at = at;
  else if (by == self->setup->me && cb_quick_parser_sees (self, self->at, CB_QUICK_ME) &&
           !cb_quick_parser_sees_my_verb (self, self->at) &&
           cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE)
    self->at++; /* “io ho chiesto …” */
  return read_turn (self, by, TRUE);
}

static int
get_next_asker (const CbQuickParser *self)
{
  return cb_case_get_next_asker (cb_draft_get_case (self->draft));
}

static gboolean
read_without_subject (CbQuickParser *self)
{
  return read_turn (self, get_next_asker (self), FALSE);
}

/* Reads a line whose first word fits both a player and a card. The reading that gives a whole
 * question wins, first of all one without guesses. The problem with the word as a player is
 * reported only if the line makes no sense in either way. */
static gboolean
read_either (CbQuickParser *self)
{
  guint32 cards = cb_quick_parser_get_all (self, CB_QUICK_CARD);
  gboolean guessed;
  CbQuickLine first;

  if (cb_quick_parser_see_player (self).rank == CB_QUICK_NO_MATCH)
    return read_without_subject (self);
  guessed = read_with_subject (self);
  if (guessed && !self->guessed)
    return TRUE;
  self->at = 0;
  if (cb_quick_parser_see_card (self, cards).rank == CB_QUICK_NO_MATCH)
    return guessed && read_with_subject (self);

  first = *self->line;
  *self->line = (CbQuickLine) { 0 };
  if (read_without_subject (self) && !(guessed && self->guessed))
    {
      g_free (first.problem);
      return TRUE;
    }
  g_free (self->line->problem);
  *self->line = first;
  self->at = 0;
  return guessed && read_with_subject (self);
}

static gboolean
expect_anything (CbQuickParser *self)
{
  self->next[CB_QUICK_PLAYER] = cb_quick_parser_get_all (self, CB_QUICK_PLAYER);
  self->next[CB_QUICK_CARD] = cb_quick_parser_get_all (self, CB_QUICK_CARD);
  self->first_seat = get_next_asker (self);
  cb_quick_verb_expect (self, self->first_seat, FALSE);
  self->keywords |= CB_QUICK_WORD (CB_QUICK_NOTE);
  return cb_quick_parser_fail (self, 0, 0,
                               _ ("Type who suggested, the cards, and who passed or showed."));
}

/* Whether the line tells what happened to cards without saying who did it, as in “the rope was
 * under the table” and “plum, rope and hall are in the envelope”. */
static gboolean
begins_with_card (const CbQuickParser *self, CbQuickVerb *verb)
{
  guint first, at;
  int n_cards;

  at = cb_quick_parser_pass_first_cards (self, &first, &n_cards);
  if (at == first)
    return FALSE;
  *verb = cb_quick_verb_find (self, at);
  return verb->phrasing != NULL && verb->phrasing->after_card;
}

/* Whether only cards, too few for a question, follow “nobody”, which may mean “nobody has”. */
static gboolean
begins_with_nobody (const CbQuickParser *self, CbQuickVerb *verb)
{
  int n_cards;

  if (!cb_quick_parser_sees (self, 0, CB_QUICK_NOBODY) ||
      cb_quick_parser_pass_cards (self, 1, &n_cards) < self->n_words || n_cards == 0 ||
      n_cards >= cb_quick_parser_get_n_asked (self))
    return FALSE;
  cb_quick_verb_set (verb, CB_DRAFT_STATEMENT, CB_QUICK_HAS, 0);
  return TRUE;
}

/* Whether the line says of a card that nobody has it, as in “the rope nobody has”. If so, leaves
 * only “nobody” and the card in the line. */
static gboolean
ends_with_nobody (CbQuickParser *self, CbQuickVerb *verb)
{
  gboolean has = FALSE;
  guint at, nobody = 0;
  int n_cards;

  if (!cb_quick_parser_begins_with_object (self, &at, &n_cards) || n_cards > 1)
    return FALSE;
  for (guint i = at; i < self->n_words; i++)
    {
      gboolean helps = cb_quick_parser_sees_any (self, i, CB_QUICK_HAS, CB_QUICK_LACKS,
                                                 CB_QUICK_DOES);

      if (nobody == 0 && cb_quick_parser_sees (self, i, CB_QUICK_NOBODY))
        nobody = i;
      else if (!helps && !cb_quick_parser_sees (self, i, CB_QUICK_PASSES) &&
               !cb_quick_parser_sees_filler (self, i))
        return FALSE;
      has = has || helps;
    }
  if (nobody == 0 || !has)
    return FALSE;
  cb_quick_parser_remove (self, nobody + 1, self->n_words - nobody - 1);
  cb_quick_parser_remove (self, at, nobody - at);
  cb_quick_verb_set (verb, CB_DRAFT_STATEMENT, CB_QUICK_HAS, 0);
  return TRUE;
}

/* Whether the line only says what the envelope holds: “it was plum with the rope in the hall”. */
static gboolean
begins_with_solution (CbQuickParser *self, CbQuickVerb *verb)
{
  gboolean solves = FALSE;
  guint at = 0;
  int n_cards;

  for (;
       cb_quick_parser_sees_filler (self, at) || cb_quick_parser_sees (self, at, CB_QUICK_ENVELOPE);
       at++)
    solves = solves || cb_quick_parser_sees (self, at, CB_QUICK_ENVELOPE);
  if (!solves || cb_quick_parser_pass_cards (self, at, &n_cards) < self->n_words ||
      n_cards != cb_quick_parser_get_n_asked (self))
    return FALSE;
  self->at = at;
  cb_quick_verb_set (verb, CB_DRAFT_ENVELOPE, CB_QUICK_ENVELOPE, 0);
  return TRUE;
}

/* Whether the word says which of the cards that lie face down is meant: “2”, “second”. */
static gboolean
names_slot (const CbQuickParser *self, guint at)
{
  const char *typed = cb_quick_parser_get_word (self, at)->folded;

  return cb_quick_keyword_get_place (CB_QUICK_ORDINAL, typed) >= 0 ||
         g_ascii_string_to_unsigned (typed, 10, 1, self->setup->face_down, NULL, NULL);
}

/* Whether the line says what I saw of the cards that lie face down: “card 2 is the rope”. */
static gboolean
begins_with_slot (CbQuickParser *self, CbQuickVerb *verb)
{
  guint at = 0, number, slot;
  int n_cards;

  while (cb_quick_parser_sees_any (self, at, CB_QUICK_FACE_DOWN, CB_QUICK_NUMBERED) ||
         cb_quick_parser_sees_filler (self, at))
    at++;
  number = at;
  if (number == 0 || self->setup->face_down == 0 || self->setup->me == CB_NOBODY ||
      number >= self->n_words || !names_slot (self, number))
    return FALSE;
  slot = number + 1;
  while (cb_quick_parser_sees_any (self, slot, CB_QUICK_FACE_DOWN, CB_QUICK_ALL) ||
         cb_quick_parser_pass_over (self, slot) > slot)
    slot++;
  if (slot == number + 1 || cb_quick_parser_pass_cards (self, slot, &n_cards) < self->n_words ||
      n_cards != 1)
    return FALSE;
  self->at = number;
  cb_quick_verb_set (verb, CB_DRAFT_LOOK, CB_QUICK_LOOKS, 0);
  return TRUE;
}

/* Leaves out that I saw it at the end of “cleo has the rope, I saw it” and “…, she showed me”, as
 * any line of this kind says that. */
static void
leave_out_seen (CbQuickParser *self)
{
  guint tail = self->n_words - 1;
  gboolean saw = FALSE, has = FALSE;

  while (tail > 0 && cb_quick_parser_get_word (self, tail)->gap != CB_QUICK_COMMA)
    tail--;
  for (guint at = 0; at < tail; at++)
    has = has || cb_quick_parser_sees (self, at, CB_QUICK_HAS);
  for (guint at = tail; at < self->n_words; at++)
    {
      saw = saw || cb_quick_parser_sees_any (self, at, CB_QUICK_SAW, CB_QUICK_TO_ME);
      if (!cb_quick_parser_sees_any (self, at, CB_QUICK_ME, CB_QUICK_HAS, CB_QUICK_SAW,
                                     CB_QUICK_SHOWS, CB_QUICK_HE, CB_QUICK_HAND) &&
          !cb_quick_parser_sees_filler (self, at))
        return;
    }
  if (tail > 0 && saw && has && cb_quick_parser_count_cards (self, 0) == 1)
    cb_quick_parser_remove (self, tail, self->n_words - tail);
}

/* Puts the verb first in “hab Plum, Seil, Halle gefragt”, where German leaves out “I”, and “bernd
 * wollte Plum, Seil, Halle wissen”. */
static void
put_question_verb_first (CbQuickParser *self)
{
  guint at;

  if (!cb_quick_parser_names_player (self, 0, &at))
    at = 0;
  if ((at == 0 ? cb_quick_parser_sees (self, at, CB_QUICK_HAS)
               : cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_ASKING)) &&
      cb_quick_parser_move_verb (self, at + 1))
    cb_quick_parser_remove (self, at, 1);
}

/* Complains of a line that begins like a question, “does cleo have the rope”, or with a word that
 * only there means “maybe”, as Spanish “igual”, “the same”, does. */
static gboolean
check_beginning (CbQuickParser *self)
{
  if (cb_quick_parser_sees (self, 0, CB_QUICK_DOUBT) &&
      cb_quick_parser_sees (self, 0, CB_QUICK_PASSES))
    return cb_quick_parser_fail (self, 0, 1, _ ("Questions aren’t recorded. Type what happened."));
  for (guint at = 0; at < self->n_words; at++)
    {
      if (cb_quick_vocabulary_calls (self->vocabulary, self->words, at))
        return TRUE;
      if (cb_quick_parser_sees (self, at, CB_QUICK_ASKING) &&
          !cb_quick_parser_sees (self, at, CB_QUICK_AFTER))
        return cb_quick_parser_fail (self, at, 1,
                                     _ ("Questions aren’t recorded. Type what happened."));
      if (!cb_quick_parser_sees_filler (self, at))
        return TRUE;
    }
  return TRUE;
}

/* Reads a line with a question mark right behind the last word, as if it were not there. Only a
 * suggestion without answers may end so. */
static gboolean
read_asking (CbQuickParser *self)
{
  gboolean read;

  g_array_remove_index (self->words, --self->n_words);
  read = cb_quick_parser_read_line (self);
  if (!read && cb_quick_parser_count_cards (self, 0) < (guint) cb_quick_parser_get_n_asked (self))
    g_clear_pointer (&self->line->problem, g_free);
  else if (!read || (self->after_verb > 0 && !self->answered &&
                     _cb_draft_get_event_kind (self->draft)->asks != CB_ASKS_NOBODY))
    return read;
  return cb_quick_parser_fail (self, self->n_words - 1, 1,
                               _ ("Questions aren’t recorded. Type what happened."));
}

gboolean
cb_quick_parser_read_line (CbQuickParser *self)
{
  CbQuickVerb verb;

  if (cb_quick_parser_at_end (self))
    return expect_anything (self);
  if (takes_note (self))
    return read_note (self);
  cb_quick_parser_drop_corrected (self);
  cb_quick_parser_drop_question_mark (self);
  put_question_verb_first (self);
  cb_quick_parser_make_plain (self);
  if (!check_beginning (self))
    return FALSE;
  if (cb_quick_parser_get_word (self, self->n_words - 1)->asks)
    return read_asking (self);
  leave_out_seen (self);
  cb_quick_parser_take_roll (self);
  cb_quick_parser_put_question_first (self);
  if (begins_with_card (self, &verb))
    {
      while (cb_quick_parser_sees_filler (self, self->at))
        self->at++;
      return read_event (self, &verb, CB_NOBODY);
    }
  if (ends_with_nobody (self, &verb) || begins_with_nobody (self, &verb) ||
      begins_with_solution (self, &verb))
    return read_event (self, &verb, CB_NOBODY);
  if (begins_with_slot (self, &verb))
    return read_event (self, &verb, self->setup->me);
  if (cb_quick_parser_turn_round (self))
    return self->line->problem == NULL && read_with_subject (self);
  if (begins_with_verb (self) || begins_with_late_verb (self))
    return read_without_subject (self);
  return find_subject (self) ? read_with_subject (self) : read_either (self);
}
