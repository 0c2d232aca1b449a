/* Who passed and who showed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-chain-private.h"
#include "cb-quick-phrase-private.h"

/* “None of the others has anything, so I show the rope”: I was not among them, and neither was who
 * comes after me. */
static void
except_me (CbQuickParser *self, CbQuickAnswers *answers, int seat)
{
  gboolean after = FALSE;

  if (seat != self->setup->me || (answers->others >> seat & 1) == 0)
    return;
  for (guint i = 0; i < answers->n_chain; i++)
    {
      int other = cb_quick_chain_get_seat (answers, i);

      after = after || other == seat;
      if (after && (answers->others >> other & 1) != 0)
        answers->did[other] = CB_QUICK_NOT_GIVEN;
    }
  answers->others = 0;
}

static gboolean
take_answerer (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at;
  int seat;

  if (!cb_quick_parser_take_player (self, &seat))
    return FALSE;
  except_me (self, answers, seat);
  if (seat == answers->by)
    return cb_quick_parser_fail (self, at, self->at - at,
                                 _ ("%s made the suggestion and doesn’t answer."),
                                 self->setup->players[seat].name);
  if (answers->did[seat] != CB_QUICK_NOT_GIVEN || cb_quick_chain_is_waiting (answers, seat))
    return cb_quick_parser_fail (self, at, self->at - at, _ ("%s has already answered."),
                                 self->setup->players[seat].name);

  answers->last = seat;
  answers->waiting[answers->n_waiting] = at;
  answers->waiting_words[answers->n_waiting] = self->at - at;
  answers->waiting_seats[answers->n_waiting++] = seat;
  if (cb_quick_parser_sees_my_verb (self, at))
    self->at = at;
  return TRUE;
}

static gboolean
fail_waiting (CbQuickParser *self, int seat, guint at, guint n)
{
  /* Translators: a player, then the words for “passes” and “shows”. */
  return cb_quick_parser_fail (
    self, at, n, _ ("What did %s do? Type “%s” or “%s”."), self->setup->players[seat].name,
    cb_quick_keyword_get_word (CB_QUICK_PASSES), cb_quick_keyword_get_word (CB_QUICK_SHOWS));
}

/* @cards: the cards that may come next; 0: players who answer may come next */
static void
skip_fillers (CbQuickParser *self, CbCardSet cards)
{
  const guint32 ALLOWED[CB_QUICK_N_SORTS] = {
    [CB_QUICK_PLAYER] = cb_quick_parser_get_all (self, CB_QUICK_PLAYER),
    [CB_QUICK_CARD] = cards,
  };

  cb_quick_parser_skip_fillers (self, ALLOWED, cards == 0);
}

static gboolean
sees_me (const CbQuickParser *self, const CbQuickAnswers *answers, int seat)
{
  return self->setup->me != CB_NOBODY &&
         (self->setup->me == seat || self->setup->me == answers->by);
}

static gboolean
fail_unseen (CbQuickParser *self, const CbQuickAnswers *answers, int seat, CbQuickHit hit)
{
  const char *card = cb_edition_get_card (self->setup->edition, cb_card_set_first (hit.found))
                       ->name;

  if ((hit.found & answers->cards) == 0 && cb_draft_get_guessed_traits (self->draft) != 0)
    /* Translators: %s is a card that somebody showed for a trait that it has not. */
    return cb_quick_parser_fail (
      self, self->at, hit.n_words,
      _ ("Casebook guesses that %s doesn’t have this trait. If it has, correct the traits first."),
      card);
  if ((hit.found & answers->cards) == 0)
    return cb_quick_parser_fail (self, self->at, hit.n_words, _ ("%s was not asked for."), card);
  /* Translators: two players and a card, as in “Record it as “White has Rope””; “has” is the word
   * that is understood for it. */
  return cb_quick_parser_fail (
    self, self->at, hit.n_words,
    _ ("Only the asker sees the card. If you saw it anyway, record “%s %s %s”."),
    self->setup->players[seat].name, cb_quick_keyword_get_word (CB_QUICK_HAS), card);
}

/* Skips the asker’s name in “shows green a card”, unless the word means something else. */
static void
skip_asker (CbQuickParser *self, const CbQuickAnswers *answers)
{
  CbQuickHit asker = cb_quick_parser_see (self, CB_QUICK_PLAYER, 1u << answers->by);
  guint after = self->at + asker.n_words;

  /* The last word is rather the card shown than the player who plays it. */
  if (asker.rank == CB_QUICK_ALIAS && !cb_quick_parser_sees (self, self->at, CB_QUICK_ME) &&
      (after == self->n_words || cb_quick_parser_get_word (self, after)->gap > CB_QUICK_SPACE))
    return;
  if (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      asker.rank <= CB_QUICK_ALIAS && !cb_quick_parser_sees_answer (self) &&
      cb_quick_parser_see_card (self, answers->cards).rank > CB_QUICK_ALIAS)
    self->at += asker.n_words;
}

/* Goes past what is not the card shown: fillers, “?”, and whom it is shown to. */
static void
go_to_shown (CbQuickParser *self, const CbQuickAnswers *answers)
{
  skip_fillers (self, answers->cards);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_SOMETHING) ||
      (g_str_equal (cb_quick_parser_get_word (self, self->at)->folded, "?") &&
       !cb_quick_parser_get_word (self, self->at)->asks))
    self->at++;
  skip_asker (self, answers);
  skip_fillers (self, answers->cards);
  if (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      (cb_quick_parser_sees (self, self->at, CB_QUICK_SAW) ||
       cb_quick_parser_sees (self, self->at, CB_QUICK_LOOKS)))
    self->at++; /* “let him see” */
  skip_fillers (self, answers->cards);
}

/* Skips the verb that many languages put last: “hat mir das Seil gezeigt”. */
static void
skip_late_verb (CbQuickParser *self)
{
  if (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWS) &&
      !cb_quick_parser_sees (self, self->at, CB_QUICK_ME))
    self->at++;
}

/* Reads the card after “shows”, if one is named. */
static gboolean
take_shown (CbQuickParser *self, const CbQuickAnswers *answers, int seat, int *card)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);
  gboolean mine = sees_me (self, answers, seat);
  CbQuickHit hit;

  if (cb_quick_parser_at_end (self) && mine)
    self->next[CB_QUICK_CARD] |= seat == self->setup->me ? answers->cards & self->setup->hand
                                                         : answers->cards;
  go_to_shown (self, answers);
  if (cb_quick_parser_at_end (self) || cb_quick_parser_sees_answer (self) ||
      cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_COMMA ||
      cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_ARROW)
    return TRUE;

  hit = cb_quick_parser_see_card (self, answers->cards);
  if (mine && hit.rank != CB_QUICK_NO_MATCH)
    {
      if (!cb_quick_parser_take_card (self, answers->cards, card))
        return FALSE;
      skip_late_verb (self);
      skip_fillers (self, 0);
      skip_asker (self, answers);
      return TRUE;
    }

  hit = cb_quick_parser_see_card (self, all);
  if (hit.rank >= cb_quick_parser_see_player (self).rank)
    return TRUE;
  return fail_unseen (self, answers, seat, hit);
}

/* Notes the same answer for all players named so far. @did: what they did */
static void
note_all (CbQuickAnswers *answers, int did)
{
  for (guint i = 0; i < answers->n_waiting; i++)
    answers->did[answers->waiting_seats[i]] = did;
  answers->n_waiting = 0;
}

/* “bob and cleo showed cards”: without saying which */
static gboolean
take_shows (CbQuickParser *self, CbQuickAnswers *answers)
{
  note_all (answers, CB_DID_SHOW);
  skip_fillers (self, 0);
  skip_asker (self, answers);
  return TRUE;
}

static gboolean
take_show (CbQuickParser *self, CbQuickAnswers *answers)
{
  int seat = answers->waiting_seats[0];

  if (answers->n_waiting > 1 && answers->several)
    return take_shows (self, answers);
  if (answers->n_waiting > 1)
    return fail_waiting (self, seat, answers->waiting[0], answers->waiting_words[0]);
  answers->n_waiting = 0;
  answers->did[seat] = CB_DID_SHOW;
  return take_shown (self, answers, seat, &answers->card[seat]);
}

/* Complains of players who pass after somebody behind them has shown: they had their say before, so
 * one of the two is a slip. */
static gboolean
check_order (CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint32 later = 0;

  for (guint i = answers->n_chain; !answers->everybody && i-- > 0;)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      for (guint j = 0; later != 0 && j < answers->n_waiting; j++)
        if (answers->waiting_seats[j] == seat)
          return cb_quick_parser_fail (self, answers->waiting[j], answers->waiting_words[j],
                                       _ ("%s showed a card."),
                                       self->setup->players[cb_card_set_first (later)].name);
      if (answers->did[seat] == CB_DID_SHOW)
        later = 1u << seat;
    }
  return TRUE;
}

/* Whether the words up to the next comma or end of the line end with “pass”, which makes them a
 * list of players. */
static gboolean
is_list (const CbQuickParser *self)
{
  for (guint at = self->at + 1; at < self->n_words; at++)
    {
      if (cb_quick_parser_get_word (self, at)->gap != CB_QUICK_SPACE)
        return FALSE;
      if (cb_quick_parser_sees (self, at, CB_QUICK_PASSES))
        return TRUE;
    }
  return FALSE;
}

/* Whether the next word is another player who did the same, rather than the verb. If it can be
 * either, it is a player after a comma or in a list. */
static gboolean
sees_another (CbQuickParser *self, const CbQuickAnswers *answers, CbQuickRank verb)
{
  CbQuickRank player = cb_quick_chain_see_another (answers, self, self->at).rank;

  if (player == CB_QUICK_NO_MATCH || verb == CB_QUICK_EXACT)
    return FALSE;
  return player <= CB_QUICK_ALIAS || verb == CB_QUICK_NO_MATCH ||
         cb_quick_parser_get_word (self, self->at)->gap != CB_QUICK_SPACE || is_list (self);
}

/* Whether a card that was asked for comes next, which means that it was shown. */
static gboolean
sees_shown (const CbQuickParser *self, const CbQuickAnswers *answers, CbQuickRank verb)
{
  return cb_quick_parser_see_card (self, answers->cards).rank < verb;
}

/* After “doesn’t have”: reads the cards, which must be all that were asked for. */
static gboolean
take_lacked (CbQuickParser *self, const CbQuickAnswers *answers)
{
  CbCardSet named = 0;
  guint at = self->at;

  for (;; self->at++)
    {
      CbQuickHit hit;

      while (cb_quick_parser_sees_joint (self, self->at))
        self->at++;
      hit = cb_quick_parser_see_card (self, answers->cards);
      if (hit.rank > CB_QUICK_TYPO || cb_quick_parser_sees_answer (self))
        break;
      named |= hit.found;
      self->at += hit.n_words - 1;
    }
  if (named == 0)
    self->at = at;
  if (named == 0 || named == answers->cards)
    return TRUE;
  return cb_quick_parser_fail (self, at, self->at - at,
                               /* Translators: %s is the word for “passes”. */
                               _ ("“%s” means that a player has none of the cards."),
                               cb_quick_keyword_get_word (CB_QUICK_PASSES));
}

/* Whether “shows” is left out: “cleo has one”, “cleo can”, “→ cleo”. */
static gboolean
shows_silently (const CbQuickParser *self, const CbQuickAnswers *answers)
{
  CbQuickGap before = cb_quick_parser_get_word (self, answers->waiting[0])->gap;

  return cb_quick_parser_sees (self, self->at, CB_QUICK_HAS) ||
         (cb_quick_parser_sees (self, self->at, CB_QUICK_DOES) &&
          !cb_quick_parser_sees (self, self->at, CB_QUICK_WOULD)) ||
         (before == CB_QUICK_ARROW &&
          (cb_quick_parser_at_end (self) ||
           cb_quick_parser_get_word (self, self->at)->gap > CB_QUICK_SPACE));
}

/* Skips a word that says how it was done, as in “dan reluctantly shows”: one without a meaning,
 * right before the verb. */
static void
skip_manner (CbQuickParser *self, const CbQuickAnswers *answers)
{
  const CbQuickWord *next;

  if (self->at + 1 >= self->n_words)
    return;
  next = cb_quick_parser_get_word (self, self->at + 1);
  if (next->gap == CB_QUICK_SPACE &&
      g_str_has_suffix (cb_quick_parser_get_word (self, self->at)->folded, "ly") &&
      cb_quick_keyword_find (cb_quick_parser_get_word (self, self->at)->folded) == 0 &&
      (cb_quick_parser_sees (self, self->at + 1, CB_QUICK_SHOWS) ||
       cb_quick_parser_sees (self, self->at + 1, CB_QUICK_PASSES)) &&
      cb_quick_chain_see_another (answers, self, self->at).rank == CB_QUICK_NO_MATCH)
    self->at++;
}

/* Reads what the named players did, even if the word is shortened or mistyped. */
static gboolean
take_verb (CbQuickParser *self, CbQuickAnswers *answers)
{
  const char *typed;
  CbQuickRank passes, shows;
  gboolean lacks;

  cb_quick_chain_go_to_verb (answers, self);
  skip_manner (self, answers);
  if (cb_quick_parser_take (self, CB_QUICK_UNASKED))
    {
      note_all (answers, CB_QUICK_NOT_ASKED);
      return TRUE;
    }
  typed = cb_quick_parser_get_word (self, self->at)->folded;
  passes = cb_quick_keyword_rate (CB_QUICK_PASSES, typed);
  shows = cb_quick_keyword_rate (CB_QUICK_SHOWS, typed);
  if (cb_quick_parser_at_end (self))
    self->keywords |= CB_QUICK_WORD (CB_QUICK_PASSES) | CB_QUICK_WORD (CB_QUICK_SHOWS);
  if (MIN (passes, shows) > CB_QUICK_EXACT && shows_silently (self, answers))
    {
      self->at += cb_quick_parser_get_word (self, answers->waiting[0])->gap != CB_QUICK_ARROW ||
                  cb_quick_parser_sees (self, self->at, CB_QUICK_HAS);
      return take_show (self, answers);
    }
  if (sees_another (self, answers, MIN (passes, shows)))
    return TRUE;
  if (g_str_equal (typed, "?"))
    {
      self->at++;
      note_all (answers, CB_QUICK_NOT_HEARD);
      return TRUE;
    }
  if (sees_shown (self, answers, MIN (passes, shows)))
    {
      self->guessed = TRUE;
      return take_show (self, answers);
    }
  if (passes == shows)
    return fail_waiting (self, answers->waiting_seats[answers->n_waiting - 1], self->at,
                         cb_quick_parser_at_end (self) ? 0 : 1);

  lacks = cb_quick_parser_sees (self, self->at, CB_QUICK_LACKS) ||
          cb_quick_parser_sees (self, self->at, CB_QUICK_NEITHER);
  self->at++;
  if (cb_quick_chain_take_verbs (answers, self, shows < passes ? CB_DID_SHOW : CB_DID_PASS) ==
      CB_DID_SHOW)
    return take_show (self, answers);
  if (!check_order (self, answers))
    return FALSE;
  note_all (answers, CB_DID_PASS);
  skip_asker (self, answers);
  return !lacks || take_lacked (self, answers);
}

static gboolean
check_nobody_showed (CbQuickParser *self, CbQuickAnswers *answers, guint at)
{
  for (guint i = 0; i < answers->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      if (answers->did[seat] == CB_DID_SHOW)
        return cb_quick_parser_fail (self, at, self->at - at, _ ("%s showed a card."),
                                     self->setup->players[seat].name);
    }
  return TRUE;
}

/* Notes what the players did who have not answered yet. */
static void
note_others (CbQuickAnswers *answers, int did)
{
  for (guint i = 0; i < answers->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      if (answers->did[seat] == CB_QUICK_NOT_GIVEN && (answers->out >> seat & 1) == 0 &&
          cb_quick_chain_reaches (answers, i))
        {
          answers->did[seat] = did;
          answers->others |= 1u << seat;
        }
    }
}

/* “nobody”, “nobody shows”, “nobody has shown anything”; nobody else, where several can show
 * what a suggestion names. */
static gboolean
take_nobody (CbQuickParser *self, CbQuickAnswers *answers, guint at)
{
  cb_quick_chain_go_to_verb (answers, self);
  cb_quick_chain_take_verbs (answers, self, CB_DID_PASS);
  if ((answers->everybody || !answers->several) && !check_nobody_showed (self, answers, at))
    return FALSE;
  note_others (answers, CB_DID_PASS);
  return TRUE;
}

/* “somebody shows”, “someone showed a card”: it was missed who. */
static gboolean
take_somebody (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint verb;

  cb_quick_chain_go_to_verb (answers, self);
  verb = self->at;
  if (!cb_quick_parser_take (self, CB_QUICK_SHOWS))
    return cb_quick_parser_fail (self, verb, verb < self->n_words ? 1 : 0,
                                 /* Translators: %s is the word for “shows”. */
                                 _ ("Only “%s” works for somebody."),
                                 cb_quick_keyword_get_word (CB_QUICK_SHOWS));
  answers->somebody = TRUE;
  skip_fillers (self, 0);
  skip_asker (self, answers);
  return TRUE;
}

/* “all pass”, “all the others pass”, “all have nothing”; where several can show, “all show”. */
static gboolean
take_all (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at, verb;
  gboolean show;

  while (cb_quick_parser_take (self, CB_QUICK_ALL))
    while (cb_quick_parser_sees_filler (self, self->at))
      self->at++;
  cb_quick_chain_go_to_verb (answers, self);
  verb = self->at;
  show = !cb_quick_parser_take (self, CB_QUICK_PASSES) &&
         cb_quick_chain_take_verbs (answers, self, CB_DID_SHOW) == CB_DID_SHOW;
  if (show && !answers->several)
    return cb_quick_parser_fail (self, verb, verb < self->n_words ? 1 : 0,
                                 /* Translators: %s is the word for “passes”. */
                                 _ ("Only “%s” works for everyone at once."),
                                 cb_quick_keyword_get_word (CB_QUICK_PASSES));
  if (!answers->several && !check_nobody_showed (self, answers, at))
    return FALSE;
  note_others (answers, show ? CB_DID_SHOW : CB_DID_PASS);
  skip_fillers (self, 0);
  return TRUE;
}

/* Whether “none” or “no one shows” comes next. In “no passes” the word can be the beginning of a
 * player’s name. */
static gboolean
take_none (CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);

  if (!cb_quick_parser_sees (self, self->at, CB_QUICK_NONE) || player.rank <= CB_QUICK_ALIAS ||
      (player.rank != CB_QUICK_NO_MATCH && cb_quick_parser_sees_answer (self)))
    return FALSE;
  self->at++;
  return TRUE;
}

/* “neither cleo nor dan can show a card”, “nor does dan” */
static gboolean
take_neither (CbQuickParser *self, CbQuickAnswers *answers)
{
  do
    {
      while (cb_quick_parser_sees (self, self->at, CB_QUICK_NEITHER) ||
             cb_quick_parser_sees (self, self->at, CB_QUICK_HAS) ||
             cb_quick_parser_sees_joint (self, self->at))
        self->at++;
      if (!take_answerer (self, answers))
        return FALSE;
    }
  while (cb_quick_parser_sees (self, self->at, CB_QUICK_NEITHER) ||
         cb_quick_parser_sees (self, self->at, CB_QUICK_AND) ||
         cb_quick_parser_sees (self, self->at, CB_QUICK_THAT));
  cb_quick_chain_go_to_verb (answers, self);
  cb_quick_chain_take_verbs (answers, self, CB_DID_PASS);
  while (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
         (cb_quick_parser_sees (self, self->at, CB_QUICK_HAS) ||
          cb_quick_parser_sees (self, self->at, CB_QUICK_DOES)))
    self->at++;
  note_all (answers, CB_DID_PASS);
  return TRUE;
}

/* “shown by cleo” */
static gboolean
take_shown_by (CbQuickParser *self, CbQuickAnswers *answers)
{
  self->at++;
  skip_fillers (self, 0);
  return take_answerer (self, answers) && take_show (self, answers);
}

/* The next @n who are asked passed. */
static gboolean
take_count (CbQuickParser *self, CbQuickAnswers *answers, int n, guint verb)
{
  guint at = self->at;

  self->at = verb;
  cb_quick_chain_take_verbs (answers, self, CB_DID_PASS);
  for (guint i = 0; n > 0 && i < answers->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      if (answers->did[seat] != CB_QUICK_NOT_GIVEN || (answers->out >> seat & 1) != 0)
        continue;
      answers->did[seat] = CB_DID_PASS;
      answers->last = seat;
      n--;
    }
  return n == 0 || cb_quick_parser_fail (self, at, self->at - at, _ ("So many can’t have passed."));
}

/* “she shows the rope”, after “cleo can” or “bob asks cleo …” */
static gboolean
take_again (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at++;
  int seat = answers->last, did = answers->did[seat];

  answers->did[seat] = CB_QUICK_NOT_GIVEN;
  answers->waiting[0] = at;
  answers->waiting_words[0] = 1;
  answers->waiting_seats[0] = seat;
  answers->n_waiting = 1;
  if (!take_verb (self, answers))
    return FALSE;
  return did == CB_QUICK_NOT_GIVEN || did == answers->did[seat] ||
         cb_quick_parser_fail (self, at, 1, _ ("Name a player."));
}

static gboolean
take_answer (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at, verb;
  int n;

  if (answers->n_waiting == 0 && cb_quick_parser_sees_inverted_answer (self))
    {
      guint n_words, n_names = cb_quick_parser_see_inverted (self, self->at, &n_words);

      cb_quick_parser_swap (self, self->at, n_words, n_names);
    }
  if (answers->n_waiting == 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_NEITHER))
    return take_neither (self, answers);
  if (answers->n_waiting == 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWN_BY))
    return take_shown_by (self, answers);
  if (answers->n_waiting == 0 && (n = cb_quick_parser_see_count (self, &verb)) > 0)
    return take_count (self, answers, n, verb);
  if (answers->n_waiting == 0 && answers->last != CB_NOBODY &&
      cb_quick_parser_sees (self, self->at, CB_QUICK_HE) &&
      cb_quick_parser_see_player (self).rank > CB_QUICK_ALIAS)
    return take_again (self, answers);
  if (answers->n_waiting == 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_ALL))
    return take_all (self, answers);
  if (answers->n_waiting == 0 && cb_quick_parser_take (self, CB_QUICK_SOMEBODY))
    return take_somebody (self, answers);
  if (answers->n_waiting == 0 && (cb_quick_parser_take (self, CB_QUICK_NOBODY) || take_none (self)))
    return take_nobody (self, answers, at);
  if (!take_answerer (self, answers))
    return FALSE;
  return cb_quick_parser_take (self, CB_QUICK_AND) || take_verb (self, answers);
}

/* Notes who may answer next: whom the question reaches, those who come after the others first.
 * Where a show ends it, nobody is expected any more. */
static void
expect_answers (CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint32 seats = 0;
  guint next = 0;

  for (guint i = 0; i < answers->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      if (answers->did[seat] == CB_DID_SHOW && !answers->several)
        return;
      if (answers->did[seat] >= 0)
        next = i + 1;
      if (answers->did[seat] == CB_QUICK_NOT_GIVEN && cb_quick_chain_reaches (answers, i) &&
          !cb_quick_chain_is_waiting (answers, seat))
        seats |= 1u << seat;
    }
  self->next[CB_QUICK_PLAYER] |= seats;
  self->parted = seats != 0;
  self->first_seat = next < answers->n_chain ? cb_quick_chain_get_seat (answers, next)
                                             : answers->by;
  if (answers->n_waiting == 0 && seats != 0)
    self->keywords |= CB_QUICK_WORD (CB_QUICK_NOBODY);
}

/* Whether the asker’s look at a card at the side comes next, with or without the name. */
static gboolean
sees_look (CbQuickParser *self, const CbQuickAnswers *answers, guint *verb)
{
  CbQuickHit asker = cb_quick_parser_see (self, CB_QUICK_PLAYER, 1u << answers->by);

  *verb = self->at + (asker.rank <= CB_QUICK_ALIAS && !cb_quick_parser_sees_my_verb (self, self->at)
                        ? asker.n_words
                        : 0);
  return self->setup->face_down > 0 && !answers->everybody && answers->n_waiting == 0 &&
         cb_quick_parser_sees (self, *verb, CB_QUICK_LOOKS);
}

/* “…, ben passes, looks 2 rope” */
static gboolean
take_look (CbQuickParser *self, CbQuickAnswers *answers, guint verb)
{
  guint at = self->at;

  self->at = verb + 1;
  if (!check_nobody_showed (self, answers, at))
    return FALSE;
  note_others (answers, CB_DID_PASS);
  cb_draft_set (self->draft, CB_DRAFT_LOOKED, 1);
  return cb_quick_phrase_read (self, &cb_quick_looks);
}

/* Offers the asker’s look if nobody has shown and the rules call for it. */
static void
expect_look (CbQuickParser *self, const CbQuickAnswers *answers)
{
  gboolean passed = FALSE;

  for (guint i = 0; i < answers->n_chain; i++)
    {
      int did = answers->did[cb_quick_chain_get_seat (answers, i)];

      if (did == CB_DID_SHOW)
        return;
      passed = passed || did == CB_DID_PASS;
    }
  if (passed && !answers->everybody && cb_setup_must_look (self->setup))
    self->keywords |= CB_QUICK_WORD (CB_QUICK_LOOKS);
}

gboolean
cb_quick_parser_take_answers (CbQuickParser *self)
{
  CbQuickAnswers answers;

  cb_quick_chain_init (&answers, self);
  skip_fillers (self, 0);
  self->answered = !cb_quick_parser_at_end (self);
  while (!cb_quick_parser_at_end (self))
    {
      guint verb;

      if (!(sees_look (self, &answers, &verb) ? take_look (self, &answers, verb)
                                              : take_answer (self, &answers)))
        return FALSE;
      skip_fillers (self, 0);
    }
  expect_look (self, &answers);
  expect_answers (self, &answers);
  if (answers.n_waiting > 0)
    return fail_waiting (self, answers.waiting_seats[0], self->at, 0);
  cb_quick_chain_fill_in (&answers, self);
  cb_draft_set (self->draft, CB_DRAFT_SOMEBODY, answers.somebody);
  return TRUE;
}
