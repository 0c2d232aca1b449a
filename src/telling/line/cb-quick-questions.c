/* Questions, accusations and the envelope.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-chain-private.h"
#include "cb-quick-phrase-private.h"

/* Whether the next words can only be a trait, and not also a card. */
static gboolean
sees_trait (CbQuickParser *self)
{
  guint32 traits = cb_quick_vocabulary_get_traits (self->vocabulary);
  const guint32 ALLOWED[CB_QUICK_N_SORTS] = {
    [CB_QUICK_CARD] = cb_quick_parser_get_all (self, CB_QUICK_CARD),
    [CB_QUICK_KIND] = traits,
  };
  guint at = self->at;
  gboolean sees;

  cb_quick_parser_skip_fillers (self, ALLOWED, FALSE);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_ALL))
    self->at++;
  cb_quick_parser_skip_fillers (self, ALLOWED, FALSE);
  if (cb_quick_parser_at_end (self))
    self->next[CB_QUICK_KIND] |= traits;
  sees = cb_quick_parser_see (self, CB_QUICK_KIND, traits).rank <
         cb_quick_parser_see_card (self, ALLOWED[CB_QUICK_CARD]).rank;
  if (!sees)
    self->at = at;
  return sees;
}

/* Skips “weapon” in “blunt weapon”. */
static void
skip_category (CbQuickParser *self)
{
  guint32 categories = cb_quick_parser_get_all (self, CB_QUICK_KIND) &
                       ~cb_quick_vocabulary_get_traits (self->vocabulary);
  CbQuickHit category = cb_quick_parser_see (self, CB_QUICK_KIND, categories);

  if (category.rank <= CB_QUICK_BEGINNING &&
      cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_see_player (self).rank > category.rank)
    self->at += category.n_words;
}

/* Reads a question to everybody for a card with a trait. */
gboolean
cb_quick_read_trait (CbQuickParser *self)
{
  guint32 traits = cb_quick_vocabulary_get_traits (self->vocabulary);
  guint at;
  int kind;

  if (cb_quick_parser_sees (self, self->at, CB_QUICK_ASKS))
    self->at++;
  sees_trait (self);
  at = self->at;
  if (!cb_quick_parser_take_name (self, CB_QUICK_KIND, traits, &kind))
    return FALSE;
  cb_quick_parser_put (self, CB_DRAFT_ASKED, kind, at, self->at - at);
  skip_category (self);
  return cb_quick_parser_take_answers (self);
}

/* The player who is asked after @seat. */
static int
find_next_asked (const CbQuickParser *self, int seat)
{
  CbQuickAnswers answers;
  int n = (int) self->setup->n_players;

  cb_quick_chain_init (&answers, self);
  for (int i = 1; i < n; i++)
    if ((answers.out >> ((seat + i) % n) & 1) == 0)
      return (seat + i) % n;
  return CB_NOBODY;
}

/* Whether the next word names the player to whom a question is put. It does not if it can be a
 * card, or if “has” follows: then the question is about that player. */
static gboolean
sees_addressed (const CbQuickParser *self)
{
  guint at = self->at + cb_quick_parser_sees_filler (self, self->at);
  CbQuickHit player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at);
  guint after = at + player.n_words;

  return (player.rank <= CB_QUICK_ALIAS || player.rank == CB_QUICK_INFLECTED) &&
         !cb_quick_parser_sees_any (self, after, CB_QUICK_HAS, CB_QUICK_LACKS) &&
         !cb_quick_parser_sees_my_verb (self, at) && /* “goes to the hall and I ask …” */
         (cb_quick_parser_sees (self, at, CB_QUICK_ME) ||
          cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank > CB_QUICK_INSIDE);
}

/* Whether “asks” only says what a player thinks of another: “I think Bob has the rope”. */
static gboolean
thinks_of_holder (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  guint after = self->at + player.n_words;

  return self->after_verb > 0 && player.rank <= CB_QUICK_ALIAS &&
         (cb_quick_parser_sees_any (self, after, CB_QUICK_HAS, CB_QUICK_LACKS) ||
          (cb_quick_parser_sees (self, self->n_words - 1, CB_QUICK_HAS) &&
           cb_quick_parser_count_cards (self, after) == 1));
}

/* Reads the players who are asked by name, as in “bob asks cleo and dan for plum …”. A question
 * goes round the table, so they must be the first ones after the asker. */
static gboolean
take_addressed (CbQuickParser *self)
{
  int last = cb_draft_get_by (self->draft);

  guint all = cb_quick_parser_pass_over (self, self->at);

  if (self->after_verb > 0 && cb_quick_parser_sees (self, all, CB_QUICK_ALL))
    self->at = all + 1;
  if (last == self->setup->me && self->after_verb > 0 &&
      cb_quick_parser_sees (self, self->at, CB_QUICK_ME))
    self->at++; /* “chiedo io: …” */
  while (self->after_verb > 0 && last != CB_NOBODY && sees_addressed (self))
    {
      guint at = self->at += cb_quick_parser_sees_filler (self, self->at);
      int next = find_next_asked (self, last), seat = CB_NOBODY;

      if (!cb_quick_parser_take_player (self, &seat))
        return FALSE;
      if (seat != next)
        return cb_quick_parser_fail (self, at, self->at - at, _ ("%s is asked first."),
                                     self->setup->players[next].name);
      self->addressed = last = seat;
      while (cb_quick_parser_sees_any (self, self->at, CB_QUICK_AND, CB_QUICK_ORDINAL))
        self->at++;
    }
  return TRUE;
}

/* Whether the words up to @end stand in brackets: “plum, rope and hall (green)”. */
static gboolean
is_in_brackets (const CbQuickParser *self, guint end)
{
  const CbQuickWord *first = cb_quick_parser_get_word (self, self->at);
  const CbQuickWord *last = cb_quick_parser_get_word (self, end - 1);

  return first->offset > 0 && self->text[first->offset - 1] == '(' &&
         self->text[last->offset + last->size] == ')';
}

/* Whether a question that does not begin with the asker names him after the cards, as in “plum,
 * rope and hall from green, white shows”. */
static gboolean
names_asker_last (const CbQuickParser *self, CbQuickHit player)
{
  guint after = self->at + player.n_words;

  if (self->line->of_turn && player.rank <= CB_QUICK_ALIAS && is_in_brackets (self, after))
    return TRUE;
  return self->line->of_turn && self->after_verb == 0 && self->at > 0 &&
         player.rank != CB_QUICK_NO_MATCH && after < self->n_words &&
         (player.rank == CB_QUICK_INFLECTED || cb_quick_parser_sees_filler (self, self->at - 1)) &&
         cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
         (cb_quick_parser_get_word (self, after)->gap == CB_QUICK_COMMA ||
          cb_quick_parser_get_word (self, after)->gap == CB_QUICK_COLON);
}

/* Reads “green asked” after the cards. */
static gboolean
take_asker (CbQuickParser *self)
{
  guint at = self->at;
  CbQuickHit player = cb_quick_parser_see_player (self);
  int seat;

  if (player.rank <= CB_QUICK_ALIAS && self->line->of_turn &&
      cb_quick_parser_sees (self, at + player.n_words, CB_QUICK_ASKS))
    {
      cb_quick_parser_take_player (self, &seat);
      cb_quick_parser_put (self, CB_DRAFT_BY, seat, at, self->at++ - at);
      return TRUE;
    }
  if (names_asker_last (self, player))
    {
      cb_quick_parser_take_player (self, &seat);
      cb_quick_parser_put (self, CB_DRAFT_BY, seat, at, self->at - at);
      return TRUE;
    }
  return TRUE;
}

/* Fails if a game’s first entry names only cards, because nobody knows yet whose turn it is. */
static gboolean
check_asker (CbQuickParser *self)
{
  CbLog *log = cb_case_get_log (cb_draft_get_case (self->draft));

  return !self->line->of_turn || self->after_verb > 0 || self->answered ||
         cb_log_get_n_entries (log) > 0 ||
         cb_quick_parser_fail_at_end (
           self, _ ("Type who suggested, the cards, and who passed or showed."));
}

static gboolean take_result (CbQuickParser *self);

/* Reads a question for cards, or after “asks” perhaps for a trait. If the line goes on to open the
 * envelope, it was an accusation. */
gboolean
cb_quick_read_question (CbQuickParser *self)
{
  /* “cy: did howard …” */
  if (self->after_verb == 0 && self->at > 0 &&
      cb_quick_parser_sees (self, self->at, CB_QUICK_ASKING) &&
      cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_COLON)
    self->after_verb = ++self->at;
  while (self->after_verb > 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_THAT) &&
         cb_quick_parser_see_at (self, CB_QUICK_CARD, self->at).rank > CB_QUICK_ALIAS)
    self->at++; /* “thinks that it was …” */
  if (self->after_verb > 0 && sees_trait (self))
    {
      cb_draft_set_kind (self->draft, CB_DRAFT_TRAIT);
      return cb_quick_read_trait (self);
    }
  if (thinks_of_holder (self))
    return cb_quick_parser_fail_guess (self, self->after_verb - 1, 1);
  if (!take_addressed (self) || !cb_quick_parser_take_cards (self) || !take_asker (self))
    return FALSE;
  if (cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, self->at), CB_QUICK_ENVELOPE) &&
      cb_quick_parser_sees_any (self, self->n_words - 1, CB_QUICK_RIGHT, CB_QUICK_WRONG))
    {
      cb_draft_set_kind (self->draft, CB_DRAFT_ACCUSATION);
      return take_result (self);
    }
  return cb_quick_parser_take_answers (self) && check_asker (self);
}

/* Skips words around the result, such as “and he is”. @same: a keyword that may be said again */
static void
skip_around_result (CbQuickParser *self, CbQuickKeyword same)
{
  int by = cb_draft_get_by (self->draft);
  guint32 accuser = by != CB_NOBODY ? 1u << by : 0;

  while (cb_quick_parser_see (self, CB_QUICK_PLAYER, accuser).rank == CB_QUICK_EXACT ||
         (!cb_quick_parser_sees_any (self, self->at, CB_QUICK_RIGHT, CB_QUICK_WRONG) &&
          (cb_quick_parser_sees_filler (self, self->at) ||
           cb_quick_parser_sees (self, self->at, CB_QUICK_ME))) ||
         cb_quick_parser_sees_any (self, self->at, CB_QUICK_AND, CB_QUICK_HE, CB_QUICK_LOOKS,
                                   CB_QUICK_ENVELOPE, CB_QUICK_ACCUSES) ||
         (same == CB_QUICK_ACCUSES &&
          (cb_quick_parser_sees_any (self, self->at, CB_QUICK_HAS, CB_QUICK_AFTER))) ||
         cb_quick_parser_sees (self, self->at, same))
    self->at++;
}

/* Reads the result behind the cards. Spanish “sí” is the result, too, and not only a filler. */
static gboolean
take_result (CbQuickParser *self)
{
  guint end = self->places[CB_DRAFT_CARDS].at + self->places[CB_DRAFT_CARDS].n;
  const char *typed;
  CbQuickRank right, wrong;

  while (self->at > end && cb_quick_parser_sees_filler (self, self->at - 1))
    self->at--;
  skip_around_result (self, CB_QUICK_AND);
  typed = cb_quick_parser_get_word (self, self->at)->folded;
  right = cb_quick_keyword_rate (CB_QUICK_RIGHT, typed);
  wrong = cb_quick_keyword_rate (CB_QUICK_WRONG, typed);
  if (cb_quick_parser_at_end (self))
    {
      self->keywords |= CB_QUICK_WORD (CB_QUICK_RIGHT) | CB_QUICK_WORD (CB_QUICK_WRONG);
      return TRUE;
    }
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_SOMETHING))
    {
      self->at++;
      skip_around_result (self, CB_QUICK_RIGHT);
      return cb_quick_parser_take_end (self);
    }
  if (right == wrong)
    /* Translators: the words for “right” and “wrong”. */
    return cb_quick_parser_fail (self, self->at, 1, _ ("What was the result? Type “%s” or “%s”."),
                                 cb_quick_keyword_get_word (CB_QUICK_RIGHT),
                                 cb_quick_keyword_get_word (CB_QUICK_WRONG));
  cb_draft_set (self->draft, CB_DRAFT_RESULT, right < wrong ? CB_RESULT_RIGHT : CB_RESULT_WRONG);
  self->at++;
  skip_around_result (self, right < wrong ? CB_QUICK_RIGHT : CB_QUICK_WRONG);
  return cb_quick_parser_take_end (self);
}

/* Reads an accusation whose result is told first, as in “ben won with plum, rope and hall”. */
gboolean
cb_quick_read_outcome (CbQuickParser *self)
{
  guint told = self->after_verb - 1; /* “wins by accusing …” has more words behind it */
  gboolean right;

  while (told > 0 && !cb_quick_parser_sees_any (self, told, CB_QUICK_RIGHT, CB_QUICK_WRONG))
    told--;
  right = cb_quick_parser_sees (self, told, CB_QUICK_RIGHT);
  cb_draft_set (self->draft, CB_DRAFT_RESULT, right ? CB_RESULT_RIGHT : CB_RESULT_WRONG);
  skip_around_result (self, CB_QUICK_ACCUSES);
  if (!cb_quick_parser_take_cards (self))
    return FALSE;
  skip_around_result (self, right ? CB_QUICK_RIGHT : CB_QUICK_WRONG);
  return cb_quick_parser_take_end (self);
}

/* Whether the result comes before the cards, as in “accuses and fails: plum, rope, hall”. */
static gboolean
sees_outcome (const CbQuickParser *self)
{
  guint at = self->at;

  while (cb_quick_parser_sees_joint (self, at))
    at++;
  return cb_quick_parser_sees_any (self, at, CB_QUICK_RIGHT, CB_QUICK_WRONG) &&
         cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank > CB_QUICK_ALIAS;
}

/* Reads an accusation; or, if answers follow, a suggestion that its box begins with “I accuse”. */
gboolean
cb_quick_read_accusation (CbQuickParser *self)
{
  while (cb_quick_parser_sees_any (self, self->at, CB_QUICK_HE, CB_QUICK_ACCUSES))
    self->at++; /* “goes for it: he accuses …” */
  if (sees_outcome (self))
    {
      while (cb_quick_parser_sees_joint (self, self->at))
        self->at++;
      self->after_verb = ++self->at;
      return cb_quick_read_outcome (self);
    }
  if (!cb_quick_parser_take_cards (self))
    return FALSE;
  if (cb_quick_parser_at_end (self) || !cb_quick_parser_sees_answer (self) ||
      !cb_quick_vocabulary_asks_by_accusing (self->vocabulary))
    return take_result (self);
  cb_draft_set_kind (self->draft, CB_DRAFT_SUGGESTION);
  return cb_quick_parser_take_answers (self);
}

gboolean
cb_quick_read_envelope (CbQuickParser *self)
{
  while ((cb_quick_parser_sees_any (self, self->at, CB_QUICK_HAS, CB_QUICK_THAT, CB_QUICK_FOUND,
                                    CB_QUICK_SAW, CB_QUICK_ME) ||
          cb_quick_parser_sees_filler (self, self->at)) &&
         cb_quick_parser_see_at (self, CB_QUICK_CARD, self->at).rank > CB_QUICK_ALIAS)
    self->at++;
  if (!cb_quick_parser_take_cards (self))
    return FALSE;
  while (cb_quick_parser_sees (self, self->at, CB_QUICK_ENVELOPE) ||
         cb_quick_parser_sees_filler (self, self->at))
    self->at++;
  return cb_quick_parser_take_end (self);
}
