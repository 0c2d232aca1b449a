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

/* Whether the words from @at on name all cards of a question. */
static gboolean
names_question (const CbQuickParser *self, guint at)
{
  int n_cards;

  cb_quick_parser_pass_cards (self, at, &n_cards);
  return n_cards == cb_edition_get_rules (self->setup->edition)->n_asked;
}

/* Many languages put the verb last after “has”: “Clara hat mir das Seil gezeigt”. Moves that verb
 * to the place of “has”. */
static void
find_late_verb (CbQuickParser *self, CbQuickVerb *verb)
{
  for (guint at = self->at + verb->n_words; at < self->n_words; at++)
    {
      CbQuickVerb late = { 0 };
      gboolean last = at + 1 == self->n_words;
      gboolean parted = last || cb_quick_parser_get_word (self, at + 1)->gap == CB_QUICK_COMMA;

      if (cb_quick_parser_sees_any (self, at, CB_QUICK_ASKS, CB_QUICK_ACCUSES) ||
          (last && (cb_quick_parser_sees_any (self, at, CB_QUICK_SHOWS, CB_QUICK_DROPS))) ||
          (parted && !cb_quick_parser_sees_filler (self, at) &&
           (cb_quick_parser_sees_any (self, at, CB_QUICK_ROLLS, CB_QUICK_LOOKS, CB_QUICK_SAW,
                                      CB_QUICK_SWAPS))))
        late = cb_quick_verb_find (self, at);
      if (late.phrasing == NULL)
        continue;
      cb_quick_parser_remove (self, at, late.n_words);
      verb->event = late.event;
      verb->phrasing = late.phrasing;
      return;
    }
}

/* Sets @verb to the phrasing of @event that has the words @word and @then. */
static void
set_verb (CbQuickVerb *verb, CbDraftKind event, CbQuickKeyword word, CbQuickKeyword then)
{
  const CbPhrasing *const *line = _cb_event_kind_at (event)->line;

  verb->event = event;
  while ((*line)->verb != word || (*line)->then != then)
    line++;
  verb->phrasing = *line;
}

/* Takes “has the rope or the knife”, “has of the rope and the knife at least one” and “has the rope
 * and the knife” for a statement: only a statement can be about one of several cards, or two. */
static void
find_either (CbQuickParser *self, CbQuickVerb *verb)
{
  guint first = self->at + verb->n_words;
  gboolean both = FALSE;

  self->either = cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_ONE) &&
                 cb_quick_parser_count_cards (self, first) > 1;
  for (guint at = first; at < self->n_words; at++)
    {
      self->either = self->either || cb_quick_parser_sees (self, at, CB_QUICK_OR);
      both = both || cb_quick_parser_sees (self, at, CB_QUICK_AND);
    }
  both = both && cb_quick_parser_count_cards (self, first) == 2;
  if (self->either || both)
    set_verb (verb, CB_DRAFT_STATEMENT, CB_QUICK_HAS, CB_QUICK_ONE);
}

/* Takes “heeft de sleutel niet” for “heeft niet de sleutel”: some languages deny at the end. */
static void
find_late_denial (CbQuickParser *self, CbQuickVerb *verb)
{
  guint last = self->n_words - 1;

  self->denied = last > self->at + verb->n_words && verb->phrasing->verb == CB_QUICK_HAS &&
                 cb_quick_parser_sees (self, last, CB_QUICK_PASSES) &&
                 cb_quick_parser_get_word (self, last)->gap == CB_QUICK_SPACE;
  if (!self->denied)
    return;
  set_verb (verb, CB_DRAFT_STATEMENT, CB_QUICK_LACKS, 0);
  for (guint at = last; at > self->at; at--)
    if (cb_quick_parser_sees (self, at, CB_QUICK_PASSES))
      cb_quick_parser_remove (self, at, 1);
}

/* Takes “gives ben a private tip” for “tips ben”, but not “gives me the private tip back”. */
static void
find_tip (CbQuickParser *self, CbQuickVerb *verb)
{
  guint name = self->at + 1, at;
  CbQuickHit player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, name);
  CbQuickVerb tip;

  if (!cb_quick_parser_sees_any (self, self->at, CB_QUICK_SHOWS, CB_QUICK_PASS) ||
      cb_quick_parser_get_word (self, name)->gap != CB_QUICK_SPACE || player.rank > CB_QUICK_ALIAS)
    return;
  at = name + player.n_words;
  at += cb_quick_parser_sees_filler (self, at);
  tip = cb_quick_verb_find (self, at);
  if (tip.phrasing == NULL || tip.phrasing->verb != CB_QUICK_TIPS ||
      cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE ||
      (cb_quick_parser_sees_filler (self, at + tip.n_words) &&
       (at + tip.n_words + 1 == self->n_words ||
        cb_quick_parser_get_word (self, at + tip.n_words + 1)->gap != CB_QUICK_SPACE)))
    return;
  cb_quick_parser_remove (self, at, tip.n_words);
  *verb = tip;
  verb->n_words = 1;
}

/* Whether a filler, such as “returned”, comes before the edition’s name for a tip, as in “cleo
 * returned the private tip”: then somebody else asked for the tip. */
static gboolean
returns_tip (const CbQuickParser *self, const CbQuickVerb *verb)
{
  return self->at > 0 && verb->phrasing != NULL && verb->phrasing->verb == CB_QUICK_TIPS &&
         cb_quick_parser_sees_filler (self, self->at) &&
         cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
         !cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, self->at), CB_QUICK_TIPS);
}

/* Whether an accusation with all its cards comes after @at, as in “ben is out, he accused …” and
 * “ben is out: …, that was wrong”. */
static gboolean
find_accused (const CbQuickParser *self, guint at)
{
  if (names_question (self, at) && cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_WRONG))
    return TRUE;
  for (; at < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_ACCUSES))
      return names_question (self, at + 1);
  return FALSE;
}

/* Takes “peeks at card 2” for a look at the cards that lie face down. */
static void
find_look (const CbQuickParser *self, CbQuickVerb *verb)
{
  for (guint at = self->at + verb->n_words; self->setup->face_down > 0 && at < self->n_words; at++)
    {
      const char *typed = cb_quick_parser_get_word (self, at)->folded;

      if (strspn (typed, "0123456789") == strlen (typed) ||
          cb_quick_keyword_get_place (CB_QUICK_ORDINAL, typed) >= 0)
        set_verb (verb, CB_DRAFT_LOOK, CB_QUICK_LOOKS, 0);
    }
}

/* Takes “peeks at what bob shows cleo” for a peek at Bob. */
static void
leave_out_shown (CbQuickParser *self, guint at)
{
  for (; at < self->n_words; at++)
    {
      CbQuickHit holder = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at), other;
      guint shows = cb_quick_parser_pass_over (self, at + holder.n_words), name;

      if (holder.rank > CB_QUICK_ALIAS || !cb_quick_parser_sees (self, shows, CB_QUICK_SHOWS))
        continue;
      name = cb_quick_parser_pass_over (self, shows + 1);
      other = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, name);
      at += holder.n_words;
      cb_quick_parser_remove (self, at,
                              (other.rank <= CB_QUICK_ALIAS ? name + other.n_words : name) - at);
      return;
    }
}

/* Puts “me” behind the verb where it comes before it, as in “Carla me enseñó la cocina”. */
static void
turn_me_round (CbQuickParser *self)
{
  guint verb = cb_quick_parser_pass_over (self, self->at + 1);

  if (cb_quick_parser_sees (self, self->at, CB_QUICK_ME) &&
      !cb_quick_parser_sees_my_verb (self, self->at) &&
      cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_sees_any (self, verb, CB_QUICK_SHOWS, CB_QUICK_ASKS))
    cb_quick_parser_swap (self, self->at, 1, verb - self->at);
}

/* Takes “cleo is sure it is …, and accuses” for an accusation. Goes on to the accusation in “cleo
 * thinks she has solved it and accuses …”, unless it is somebody else’s or has not happened. */
static void
find_accusation (CbQuickParser *self, CbQuickVerb *verb)
{
  guint at = self->at + verb->n_words;
  int n_cards;
  guint end = cb_quick_parser_pass_cards (self, at, &n_cards);

  if (names_question (self, at) && cb_quick_parser_sees (self, end, CB_QUICK_ACCUSES))
    {
      cb_quick_parser_remove (self, end, 1);
      set_verb (verb, CB_DRAFT_ACCUSATION, CB_QUICK_ACCUSES, 0);
      return;
    }
  while (at < self->n_words && !cb_quick_parser_sees (self, at, CB_QUICK_ACCUSES))
    {
      if (cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN, CB_QUICK_PASSES) ||
          cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_ALIAS ||
          cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank <= CB_QUICK_ALIAS)
        return;
      at++;
    }
  if (!cb_quick_parser_sees (self, at - 1, CB_QUICK_AND) || !names_question (self, at + 1))
    return;
  cb_quick_parser_remove (self, self->at, at - self->at);
  *verb = cb_quick_verb_find (self, self->at);
}

/* Whether the words from @at to @end only tell of a way: how a player moved, or what he rolled. */
static gboolean
is_way (const CbQuickParser *self, guint at, guint end)
{
  gboolean rolls = cb_quick_parser_sees (self, at, CB_QUICK_ROLLS);
  int n_cards;

  cb_quick_parser_pass_cards (self, at + 1, &n_cards);
  for (; n_cards < 2 && ++at < end;)
    if (cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN, CB_QUICK_PASSES,
                                  CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_DOUBT) ||
        (cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_ALIAS &&
         !(cb_quick_parser_sees (self, 0, CB_QUICK_ME) &&
           cb_quick_parser_sees (self, at, CB_QUICK_ME))) ||
        (rolls && g_ascii_isdigit (*cb_quick_parser_get_word (self, at)->folded)))
      return FALSE;
  return n_cards < 2;
}

/* Goes on to the verb that counts in “moved to the fountain and looked at 1” and “rolled ? and drew
 * a king”, and puts why a card was drawn behind it. */
static void
pass_way (CbQuickParser *self)
{
  guint way = cb_quick_parser_pass_over (self, self->at), verb = way + 1;
  gboolean rolls = cb_quick_parser_sees (self, way, CB_QUICK_ROLLS);
  gboolean why = rolls ||
                 cb_quick_parser_sees_any (self, way, CB_QUICK_FOR_LANDING, CB_QUICK_FOR_MOVE);

  if (!why && !cb_quick_parser_sees_any (self, way, CB_QUICK_MOVES, CB_QUICK_ASKS))
    return;
  while (verb < self->n_words &&
         !cb_quick_parser_sees_any (self, verb, CB_QUICK_DRAWS, CB_QUICK_LOOKS))
    verb++;
  if (verb >= self->n_words || !is_way (self, way, verb) ||
      (rolls && cb_quick_parser_sees (self, verb, CB_QUICK_LOOKS)))
    return;
  if (why && cb_quick_parser_sees (self, verb, CB_QUICK_DRAWS))
    {
      cb_quick_parser_remove (self, way + 1, verb - way - 1);
      cb_quick_parser_swap (self, way, 1, 1);
      verb = way;
    }
  cb_quick_parser_remove (self, self->at, verb - self->at);
}

/* Whether the word tells of more than a way, or that nothing happened. */
static gboolean
is_deed (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees_any (self, at, CB_QUICK_WOULD, CB_QUICK_CAN, CB_QUICK_PASSES,
                                   CB_QUICK_ASKS, CB_QUICK_ACCUSES, CB_QUICK_DOUBT, CB_QUICK_SHOWS,
                                   CB_QUICK_SAW, CB_QUICK_HAS, CB_QUICK_SAYS, CB_QUICK_EXCEPT) ||
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_EXACT ||
         g_ascii_isdigit (*cb_quick_parser_get_word (self, at)->folded);
}

/* How many words from @at on name a card; 0 if they name none. */
static guint
name_card (const CbQuickParser *self, guint at)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_CARD, at);

  return !cb_quick_parser_sees_joint (self, at) && hit.rank <= CB_QUICK_INFLECTED ? hit.n_words : 0;
}

/* Removes the way told before a suggestion, except for cards in it: “took the passage to the hall
 * and suggests plum with the rope”. */
static void
shorten_way (CbQuickParser *self)
{
  guint asks = self->at, first = self->at, n_named = 0;
  int n_cards;

  for (;
       asks < self->n_words && !(asks > first && cb_quick_parser_sees (self, asks, CB_QUICK_ASKS) &&
                                 cb_quick_parser_sees (self, asks - 1, CB_QUICK_AND));
       asks++)
    {
      guint n = name_card (self, asks);

      if (n == 0 && is_deed (self, asks))
        return;
      n_named += n > 0;
      asks += MAX (n, 1) - 1;
    }
  cb_quick_parser_pass_cards (self, asks + 1, &n_cards);
  if (asks >= self->n_words || self->at == 0 ||
      n_named + (guint) n_cards != (guint) cb_edition_get_rules (self->setup->edition)->n_asked)
    return;
  for (guint at = first; at < asks;)
    {
      guint n = name_card (self, at);

      at += n;
      if (n > 0)
        continue;
      cb_quick_parser_remove (self, at, 1);
      asks--;
    }
  cb_quick_parser_swap (self, first, asks - first, 1);
}

/* Whether what is left are at least two numbers, as dice show them: “bob got a 5 and a 2”. */
static gboolean
names_faces (const CbQuickParser *self, guint at)
{
  guint n = 0;

  for (; at < self->n_words; at++)
    if (g_ascii_isdigit (*cb_quick_parser_get_word (self, at)->folded))
      n++;
    else if (!cb_quick_parser_sees_filler (self, at) &&
             !cb_quick_parser_sees (self, at, CB_QUICK_AND))
      return FALSE;
  return n > 1;
}

/* Whether a denial comes next with nothing but cards, too few for a question: “bob no lounge”. */
static gboolean
lacks_briefly (const CbQuickParser *self)
{
  int n_cards;

  return self->at > 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_NONE) &&
         cb_quick_parser_get_word (self, self->at + 1)->gap == CB_QUICK_SPACE &&
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, self->at + 1).rank > CB_QUICK_ALIAS &&
         cb_quick_parser_pass_cards (self, self->at + 1, &n_cards) == self->n_words &&
         n_cards > 0 && n_cards < cb_edition_get_rules (self->setup->edition)->n_asked;
}

/* Finds the verb. A player who “says” all cards of a question suggests them. */
static CbQuickVerb
find_verb (CbQuickParser *self)
{
  CbQuickVerb verb;
  guint n_words;

  turn_me_round (self);
  pass_way (self);
  shorten_way (self);
  verb = cb_quick_verb_find_helped (self, self->at);
  if (verb.phrasing != NULL && verb.phrasing->verb == CB_QUICK_ASKS)
    find_accusation (self, &verb);
  find_tip (self, &verb);
  if (returns_tip (self, &verb))
    return (CbQuickVerb) { 0 };
  n_words = verb.n_words;

  if (self->at > 0 && names_faces (self, self->at + n_words) &&
      (verb.phrasing == NULL || verb.phrasing->verb == CB_QUICK_HAS))
    set_verb (&verb, CB_DRAFT_ROLL, CB_QUICK_ROLLS, 0);
  if (lacks_briefly (self))
    set_verb (&verb, CB_DRAFT_STATEMENT, CB_QUICK_LACKS, 0);
  if (verb.phrasing == NULL)
    return verb;
  if (verb.event == CB_DRAFT_SEEN && verb.phrasing->verb == CB_QUICK_SHOWS &&
      cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_DROPS))
    find_late_verb (self, &verb);
  if (verb.event == CB_DRAFT_SEEN && verb.phrasing->verb == CB_QUICK_SHOWS &&
      cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_ALL))
    set_verb (&verb, CB_DRAFT_STATEMENT, CB_QUICK_SHOWS, CB_QUICK_ALL);
  if (verb.event == CB_DRAFT_PEEK)
    {
      leave_out_shown (self, self->at + n_words);
      find_look (self, &verb);
    }
  if (verb.event == CB_DRAFT_EXPOSED && find_accused (self, self->at + n_words))
    set_verb (&verb, CB_DRAFT_ACCUSATION, CB_QUICK_WRONG, 0);
  if (verb.event == CB_DRAFT_SEEN && verb.phrasing->verb == CB_QUICK_HAS)
    {
      find_either (self, &verb);
      find_late_verb (self, &verb);
      find_late_denial (self, &verb);
    }
  if (verb.phrasing->verb == CB_QUICK_SAYS && names_question (self, self->at + n_words))
    verb = cb_quick_verb_get_question ();
  verb.n_words = n_words;
  return verb;
}

/* Whether @verb is only the beginning of what a card of a deck is called, as in “plays suggestion
 * in the current room” and “plays a super sleuth”. */
static gboolean
names_deck_card (const CbQuickParser *self, guint at, const CbQuickVerb *verb)
{
  guint first = cb_quick_parser_pass_over (self, at);
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_DECK_CARD, first);

  return (hit.rank <= CB_QUICK_ALIAS || (hit.n_words > 1 && hit.rank <= CB_QUICK_INSIDE)) &&
         (first + hit.n_words > at + verb->n_words || first + hit.n_words == self->n_words);
}

/* Goes on to the verb that counts: “ben: I suspect …”, “ben says was it …”, “ben plays super
 * sleuth …”. */
static void
go_to_inner_verb (CbQuickParser *self, CbQuickVerb *verb, gboolean named)
{
  guint at = self->at + verb->n_words;
  gboolean says = verb->phrasing != NULL && verb->phrasing->verb == CB_QUICK_SAYS;
  CbQuickVerb inner;

  if (!named || at == 0)
    return;
  while (!says && verb->n_words == 0 && cb_quick_parser_sees_filler (self, at) &&
         !cb_quick_parser_sees (self, at, CB_QUICK_HE))
    at++; /* “cleo’s turn: she …” */
  if (((says || cb_quick_parser_get_word (self, at)->gap == CB_QUICK_COLON) &&
       cb_quick_parser_sees (self, at, CB_QUICK_ME)) ||
      (verb->n_words == 0 && cb_quick_parser_sees (self, at, CB_QUICK_HE)))
    at++;
  else
    at = self->at + verb->n_words;
  inner = cb_quick_verb_find_helped (self, at);
  if (verb->n_words == 0 && inner.phrasing != NULL && inner.phrasing->verb == CB_QUICK_SAYS &&
      names_question (self, at + inner.n_words))
    {
      self->at = at + inner.n_words;
      return;
    }
  if (at > self->at + verb->n_words && inner.phrasing != NULL &&
      inner.phrasing->verb != CB_QUICK_ASKS && inner.phrasing->verb != CB_QUICK_ACCUSES)
    return;
  if (inner.phrasing == NULL || returns_tip (self, &inner) ||
      !(at > self->at + verb->n_words || (says && inner.phrasing->verb == CB_QUICK_ASKS) ||
        (verb->phrasing != NULL && verb->phrasing->verb == CB_QUICK_PLAYS &&
         !names_deck_card (self, at, &inner) &&
         _cb_event_kind_at (inner.event)->asks != CB_ASKS_NOBODY)))
    return;
  self->at = at;
  *verb = inner;
}

/* Reads what @by did. Without a verb the line is a question. @named: whether @by is named, rather
 * than the player whose turn it is */
static gboolean
read_turn (CbQuickParser *self, int by, gboolean named)
{
  CbQuickVerb verb = find_verb (self);

  go_to_inner_verb (self, &verb, named);
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
  return is_colon (self, next) ||
         (cb_quick_parser_sees (self, next - 1, CB_QUICK_FOR_TURN) &&
          cb_quick_parser_sees (self, next, CB_QUICK_HE) && is_verb (self, next + 1));
}

/* Skips words such as “The” in “The green player asks” if a player must come after them. */
static gboolean
find_subject (CbQuickParser *self)
{
  guint at = self->at;

  while ((!has_subject (self) || cb_quick_parser_sees_my_verb (self, self->at + 1)) &&
         cb_quick_parser_sees_filler (self, self->at))
    self->at++;
  if (has_subject (self))
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
      n_cards >= cb_edition_get_rules (self->setup->edition)->n_asked)
    return FALSE;
  set_verb (verb, CB_DRAFT_STATEMENT, CB_QUICK_HAS, 0);
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
  set_verb (verb, CB_DRAFT_STATEMENT, CB_QUICK_HAS, 0);
  return TRUE;
}

/* Whether who asked is told behind a question mark: “plum, rope, hall? bob asks”. */
static gboolean
names_asker (const CbQuickParser *self, guint at)
{
  CbQuickHit player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);

  if (cb_quick_parser_sees (self, at, CB_QUICK_ASKS))
    return cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1).rank <= CB_QUICK_ALIAS;
  return player.rank <= CB_QUICK_ALIAS &&
         cb_quick_parser_sees (self, at + player.n_words, CB_QUICK_ASKS);
}

/* Leaves out the question mark before the asker, and words that begin such a question. */
static void
drop_question_mark (CbQuickParser *self)
{
  int n_cards;
  guint first = 0, mark;

  while (cb_quick_parser_sees_any (self, first, CB_QUICK_ASKING, CB_QUICK_ASKS) ||
         cb_quick_parser_sees_filler (self, first))
    first++;
  mark = cb_quick_parser_pass_cards (self, first, &n_cards);
  if (mark < self->n_words && cb_quick_parser_get_word (self, mark)->asks &&
      names_question (self, first) && names_asker (self, mark + 1))
    {
      cb_quick_parser_remove (self, mark, 1);
      cb_quick_parser_remove (self, 0, first);
    }
}

/* Turns the word at @at into one for @keyword. */
static void
put_keyword (CbQuickParser *self, guint at, CbQuickKeyword keyword)
{
  CbQuickWord *word = &g_array_index (self->words, CbQuickWord, at);

  g_set_str (&word->folded, cb_quick_keyword_list (keyword)[0]);
  word->means = cb_quick_keyword_find (word->folded);
}

/* Reads “everybody says they don’t have the rope” as “nobody has the rope”. */
static void
turn_all_round (CbQuickParser *self)
{
  guint at = 1;

  if (!cb_quick_parser_sees (self, 0, CB_QUICK_ALL))
    return;
  while (cb_quick_parser_sees_filler (self, at) ||
         cb_quick_parser_sees_any (self, at, CB_QUICK_SAYS, CB_QUICK_THAT, CB_QUICK_HE))
    at++;
  if (!cb_quick_parser_sees (self, at, CB_QUICK_LACKS) ||
      !cb_quick_parser_sees_any (self, 1, CB_QUICK_SAYS, CB_QUICK_HAS))
    return;
  cb_quick_parser_remove (self, 1, at - 1);
  put_keyword (self, 0, CB_QUICK_NOBODY);
  put_keyword (self, 1, CB_QUICK_HAS);
}

/* Complains of a line that begins like a question: “does cleo have the rope”. */
static gboolean
check_beginning (CbQuickParser *self)
{
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
  if (!read && cb_quick_parser_count_cards (self, 0) <
                 (guint) cb_edition_get_rules (self->setup->edition)->n_asked)
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
  if (cb_quick_parser_take (self, CB_QUICK_NOTE))
    return read_note (self);
  drop_question_mark (self);
  if (!check_beginning (self))
    return FALSE;
  if (cb_quick_parser_get_word (self, self->n_words - 1)->asks)
    return read_asking (self);
  turn_all_round (self);
  cb_quick_parser_put_question_first (self);
  if (begins_with_card (self, &verb))
    {
      while (cb_quick_parser_sees_filler (self, self->at))
        self->at++;
      return read_event (self, &verb, CB_NOBODY);
    }
  if (ends_with_nobody (self, &verb) || begins_with_nobody (self, &verb))
    return read_event (self, &verb, CB_NOBODY);
  if (cb_quick_parser_turn_round (self))
    return self->line->problem == NULL && read_with_subject (self);
  if (begins_with_verb (self) || begins_with_late_verb (self))
    return read_without_subject (self);
  return find_subject (self) ? read_with_subject (self) : read_either (self);
}
