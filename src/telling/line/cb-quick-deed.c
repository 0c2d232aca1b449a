/* Finds the verb that says what a player did, wherever it stands in the line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"

void
cb_quick_verb_set (CbQuickVerb *verb, CbDraftKind event, CbQuickKeyword word, CbQuickKeyword then)
{
  const CbPhrasing *const *line = _cb_event_kind_at (event)->line;

  verb->event = event;
  while ((*line)->verb != word || (*line)->then != then)
    line++;
  verb->phrasing = *line;
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
    cb_quick_verb_set (verb, CB_DRAFT_STATEMENT, CB_QUICK_HAS, CB_QUICK_ONE);
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
  cb_quick_verb_set (verb, CB_DRAFT_STATEMENT, CB_QUICK_LACKS, 0);
  for (guint at = last; at > self->at; at--)
    if (cb_quick_parser_sees (self, at, CB_QUICK_PASSES))
      cb_quick_parser_remove (self, at, 1);
}

/* Finds the verb “tips” where the line says “asks ben in a private tip”. */
static void
find_asked_tip (CbQuickParser *self, CbQuickVerb *verb)
{
  guint at = self->at + verb->n_words;
  CbQuickVerb tip;

  if (verb->phrasing == NULL || verb->phrasing->verb != CB_QUICK_ASKS ||
      cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank > CB_QUICK_ALIAS)
    return;
  do
    tip = cb_quick_verb_find (self, ++at);
  while (at < self->n_words && tip.event != CB_DRAFT_TIP);
  if (tip.phrasing == NULL || tip.event != CB_DRAFT_TIP)
    return;
  cb_quick_parser_remove (self, at, tip.n_words);
  tip.n_words = verb->n_words;
  *verb = tip;
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
  if (cb_quick_parser_names_question (self, at) &&
      cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_WRONG))
    return TRUE;
  for (; at < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_ACCUSES))
      return cb_quick_parser_names_question (self, at + 1);
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
          cb_quick_parser_sees (self, at, CB_QUICK_FACE_DOWN) ||
          cb_quick_keyword_get_place (CB_QUICK_ORDINAL, typed) >= 0)
        cb_quick_verb_set (verb, CB_DRAFT_LOOK, CB_QUICK_LOOKS, 0);
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

  if (cb_quick_parser_names_question (self, at) &&
      cb_quick_parser_sees (self, end, CB_QUICK_ACCUSES))
    {
      cb_quick_parser_remove (self, end, 1);
      cb_quick_verb_set (verb, CB_DRAFT_ACCUSATION, CB_QUICK_ACCUSES, 0);
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
  if (!cb_quick_parser_sees (self, at - 1, CB_QUICK_AND) ||
      !cb_quick_parser_names_question (self, at + 1))
    return;
  cb_quick_parser_remove (self, self->at, at - self->at);
  *verb = cb_quick_verb_find (self, self->at);
}

/* Puts “has” before the cards in “Clara sagt, dass sie das Seil hat”. */
static void
put_held_first (CbQuickParser *self, CbQuickVerb *verb)
{
  guint at = self->at + verb->n_words, last = self->n_words - 1;
  int n_cards;

  while (at < last &&
         (cb_quick_parser_sees_joint (self, at) || cb_quick_parser_sees (self, at, CB_QUICK_HE)))
    at++;
  if (!cb_quick_parser_sees (self, self->at, CB_QUICK_SAYS) ||
      !cb_quick_parser_sees_any (self, last, CB_QUICK_HAS, CB_QUICK_LACKS) ||
      cb_quick_parser_pass_cards (self, at, &n_cards) != last || n_cards == 0)
    return;
  cb_quick_verb_set (verb, CB_DRAFT_STATEMENT, CB_QUICK_SAYS, 0);
  cb_quick_parser_swap (self, at, last - at, 1);
}

/* Whether the word is a number as a die shows it, rather than an article such as “one”. */
static gboolean
is_face_number (const CbQuickParser *self, guint at)
{
  const char *folded = cb_quick_parser_get_word (self, at)->folded;

  return g_ascii_isdigit (*folded) || (!cb_quick_parser_sees_filler (self, at) &&
                                       cb_quick_keyword_get_place (CB_QUICK_NUMBER, folded) > 0);
}

/* Whether the word says that the number after it was rolled twice. */
static gboolean
is_double (const CbQuickParser *self, guint at)
{
  return cb_quick_parser_sees (self, at, CB_QUICK_DOUBLE) && at + 1 < self->n_words &&
         is_face_number (self, at + 1);
}

/* Whether what is left are at least two numbers or signs, as dice show them: “bob got a 5 and a 2”,
 * “bob got double six”. */
static gboolean
names_faces (const CbQuickParser *self, guint at)
{
  CbQuickHit sign;
  guint n = 0;

  for (; at < self->n_words; at++)
    if (is_face_number (self, at))
      n++;
    else if (is_double (self, at) ||
             (cb_quick_parser_sees (self, self->at, CB_QUICK_ROLLS) &&
              g_str_equal (cb_quick_parser_get_word (self, at)->folded, "?")))
      n++;
    else if ((sign = cb_quick_parser_see_at (self, CB_QUICK_SIGN, at)).found != 0 &&
             sign.rank <= CB_QUICK_ALIAS)
      {
        n++;
        at += sign.n_words - 1;
      }
    else if (!cb_quick_parser_sees_filler (self, at) &&
             !cb_quick_parser_sees_any (self, at, CB_QUICK_AND, CB_QUICK_ROLLS))
      return FALSE;
  return n > 1;
}

/* Whether a denial comes next with nothing but cards, no more than a question has: “bob no lounge”.
 */
static gboolean
lacks_briefly (const CbQuickParser *self)
{
  int n_cards;

  return self->at > 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_NONE) &&
         cb_quick_parser_get_word (self, self->at + 1)->gap == CB_QUICK_SPACE &&
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, self->at + 1).rank > CB_QUICK_ALIAS &&
         cb_quick_parser_pass_cards (self, self->at + 1, &n_cards) == self->n_words &&
         n_cards > 0 && n_cards <= cb_quick_parser_get_n_asked (self);
}

CbQuickVerb
cb_quick_parser_find_verb (CbQuickParser *self)
{
  CbQuickVerb verb;
  guint n_words;
  int n_cards, missed;

  turn_me_round (self);
  cb_quick_parser_pass_way (self);
  cb_quick_parser_shorten_way (self);
  verb = cb_quick_verb_find_helped (self, self->at);
  if (verb.phrasing != NULL && verb.phrasing->verb == CB_QUICK_ASKS)
    find_accusation (self, &verb);
  find_asked_tip (self, &verb);
  find_tip (self, &verb);
  if (returns_tip (self, &verb))
    return (CbQuickVerb) { 0 };
  n_words = verb.n_words;
  if (verb.phrasing != NULL && verb.event == CB_DRAFT_TIP &&
      cb_edition_find_event (self->setup->edition, CB_EVENT_ID_TIP) < 0 &&
      cb_quick_parser_names_question (self, self->at + n_words))
    cb_quick_verb_set (&verb, CB_DRAFT_SUGGESTION, CB_QUICK_ASKS, 0); /* “consulta …” */

  if (self->at > 0 && names_faces (self, self->at + n_words) &&
      (verb.phrasing == NULL || verb.phrasing->verb == CB_QUICK_HAS ||
       cb_quick_parser_sees (self, self->at, CB_QUICK_ROLLS)))
    cb_quick_verb_set (&verb, CB_DRAFT_ROLL, CB_QUICK_ROLLS, 0);
  if (lacks_briefly (self))
    cb_quick_verb_set (&verb, CB_DRAFT_STATEMENT, CB_QUICK_LACKS, 0);
  if (verb.phrasing == NULL)
    return verb;
  put_held_first (self, &verb);
  if (verb.event == CB_DRAFT_SEEN && verb.phrasing->verb == CB_QUICK_SHOWS &&
      cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_DROPS))
    find_late_verb (self, &verb);
  if (verb.event == CB_DRAFT_SEEN && verb.phrasing->verb == CB_QUICK_SHOWS &&
      cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_ALL))
    cb_quick_verb_set (&verb, CB_DRAFT_STATEMENT, CB_QUICK_SHOWS, CB_QUICK_ALL);
  if (verb.event == CB_DRAFT_PEEK)
    {
      leave_out_shown (self, self->at + n_words);
      find_look (self, &verb);
    }
  if ((verb.event == CB_DRAFT_EXPOSED || cb_quick_parser_sees (self, self->at, CB_QUICK_DROPS)) &&
      find_accused (self, self->at + n_words))
    cb_quick_verb_set (&verb, CB_DRAFT_ACCUSATION, CB_QUICK_WRONG, 0);
  if (verb.event == CB_DRAFT_SEEN && verb.phrasing->verb == CB_QUICK_HAS)
    {
      find_either (self, &verb);
      find_late_verb (self, &verb);
      find_late_denial (self, &verb);
    }
  missed = cb_quick_parser_sees (self, self->at + n_words, CB_QUICK_SOMETHING);
  cb_quick_parser_pass_cards (self, self->at + n_words + (guint) missed, &n_cards);
  if (verb.phrasing->verb == CB_QUICK_SAYS &&
      n_cards + missed == cb_quick_parser_get_n_asked (self))
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

static gboolean
names_another (const CbQuickParser *self, guint at)
{
  for (; at < self->n_words; at++)
    if (cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at).rank <= CB_QUICK_ALIAS)
      return TRUE;
  return FALSE;
}

void
cb_quick_parser_go_to_inner_verb (CbQuickParser *self, CbQuickVerb *verb, gboolean named)
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
  if (verb->phrasing != NULL && inner.event == CB_DRAFT_TIP && inner.phrasing != NULL &&
      (verb->phrasing->verb == CB_QUICK_PLAYS || verb->phrasing->verb == CB_QUICK_USES) &&
      names_another (self, at + inner.n_words))
    {
      self->at = at; /* “plays a private tip on ben” */
      *verb = inner;
      return;
    }
  if (verb->n_words == 0 && inner.phrasing != NULL && inner.phrasing->verb == CB_QUICK_SAYS &&
      cb_quick_parser_names_question (self, at + inner.n_words))
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
