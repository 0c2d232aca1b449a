/* What one player answered, in all the words it takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reads the name, and what was done: “shows”, “has shown the rope” or “gives me nothing”. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-chain-private.h"

/* “None of the others has anything, so I show the rope” means only those asked before me: takes me,
 * and whoever is asked after me, out of “the others”. */
static void
except (CbQuickParser *self, CbQuickAnswers *answers, int seat)
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

gboolean
cb_quick_answer_take_player (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at;
  int seat;

  if (!cb_quick_parser_take_player (self, &seat))
    return FALSE;
  except (self, answers, seat);
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

gboolean
cb_quick_answer_fail_waiting (CbQuickParser *self, int seat, guint at, guint n)
{
  /* Translators: a player, then the words for “passes” and “shows”. */
  return cb_quick_parser_fail (
    self, at, n, _ ("What did %s do? Type “%s” or “%s”."), self->setup->players[seat].name,
    cb_quick_keyword_get_word (CB_QUICK_PASSES), cb_quick_keyword_get_word (CB_QUICK_SHOWS));
}

void
cb_quick_answer_skip_fillers (CbQuickParser *self, CbCardSet cards)
{
  const guint32 ALLOWED[CB_QUICK_N_SORTS] = {
    [CB_QUICK_PLAYER] = cb_quick_parser_get_all (self, CB_QUICK_PLAYER),
    [CB_QUICK_CARD] = cards,
  };

  cb_quick_parser_skip_fillers (self, ALLOWED, cards == 0);
  while (cards == 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_ORDINAL))
    {
      self->at++; /* “first ben passed”, “the third player, dan, shows” */
      cb_quick_parser_skip_fillers (self, ALLOWED, TRUE);
    }
}

/* Whether the line says that I saw the card that others showed each other: “…, I saw it”. */
static gboolean
saw_it (const CbQuickParser *self)
{
  for (guint at = self->at; at < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_SAW) && cb_quick_parser_sees_filler (self, at))
      return TRUE;
  return FALSE;
}

static gboolean
sees_me (const CbQuickParser *self, const CbQuickAnswers *answers, int seat)
{
  return (self->setup->me != CB_NOBODY &&
          (self->setup->me == seat || self->setup->me == answers->by)) ||
         saw_it (self);
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
      _ (
        "Casebook’s guess is that %s doesn’t have this trait. If it does, correct the traits first."),
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

void
cb_quick_answer_skip_asker (CbQuickParser *self, const CbQuickAnswers *answers)
{
  CbQuickHit asker = cb_quick_parser_see (self, CB_QUICK_PLAYER, 1u << answers->by);
  guint after = self->at + asker.n_words;

  /* The last word is rather the card shown than the asker, who plays that character. */
  if (asker.rank == CB_QUICK_ALIAS && !cb_quick_parser_sees (self, self->at, CB_QUICK_ME) &&
      cb_quick_parser_ends_clause (self, after))
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
  cb_quick_answer_skip_fillers (self, answers->cards);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_SOMETHING) ||
      (g_str_equal (cb_quick_parser_get_word (self, self->at)->folded, "?") &&
       !cb_quick_parser_get_word (self, self->at)->asks))
    self->at++;
  cb_quick_answer_skip_asker (self, answers);
  cb_quick_answer_skip_fillers (self, answers->cards);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_ME) &&
      cb_quick_names_find (self->vocabulary->names[CB_QUICK_CARD], self->words, self->at + 1,
                           answers->cards)
          .rank <= CB_QUICK_BEGINNING)
    self->at++; /* “my rope” */
  if (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      (cb_quick_parser_sees_any (self, self->at, CB_QUICK_SAW, CB_QUICK_LOOKS)))
    self->at++; /* “let him see” */
  cb_quick_answer_skip_fillers (self, answers->cards);
}

/* Skips the verb that many languages put last: “hat mir das Seil gezeigt”, “lässt mich das Seil
 * sehen”. */
static void
skip_late_verb (CbQuickParser *self)
{
  if (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_sees_any (self, self->at, CB_QUICK_SHOWS, CB_QUICK_SAW) &&
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
    self->next[CB_QUICK_CARD] |= seat == self->setup->me
                                   ? answers->cards & cb_draft_get_hand (self->draft)
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
      cb_quick_answer_skip_fillers (self, 0);
      cb_quick_answer_skip_asker (self, answers);
      return TRUE;
    }

  hit = cb_quick_parser_see_card (self, all);
  if (hit.rank >= cb_quick_parser_see_player (self).rank)
    return TRUE;
  return fail_unseen (self, answers, seat, hit);
}

void
cb_quick_answer_note_all (CbQuickAnswers *answers, int did)
{
  for (guint i = 0; i < answers->n_waiting; i++)
    answers->did[answers->waiting_seats[i]] = did;
  answers->n_waiting = 0;
}

gboolean
cb_quick_answer_check_unshown (CbQuickParser *self,
                               const CbQuickAnswers *answers,
                               int before,
                               guint at,
                               guint n)
{
  for (guint i = 0; i < answers->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      if (seat == before)
        return TRUE;
      if (answers->did[seat] == CB_DID_SHOW)
        return cb_quick_parser_fail (self, at, n, _ ("%s showed a card."),
                                     self->setup->players[seat].name);
    }
  return TRUE;
}

gboolean
cb_quick_answer_take_show (CbQuickParser *self, CbQuickAnswers *answers)
{
  int seat = answers->waiting_seats[0];

  if (answers->n_waiting > 1 && answers->several)
    {
      cb_quick_answer_note_all (answers, CB_DID_SHOW); /* the line does not say which cards */
      cb_quick_answer_skip_fillers (self, 0);
      cb_quick_answer_skip_asker (self, answers);
      return TRUE;
    }
  if (answers->n_waiting > 1)
    return cb_quick_answer_fail_waiting (self, seat, answers->waiting[0],
                                         answers->waiting_words[0]);
  answers->n_waiting = 0;
  if (!answers->several && /* whoever is asked first shows, so one of two shows is a slip */
      !cb_quick_answer_check_unshown (self, answers, seat, answers->waiting[0],
                                      answers->waiting_words[0]))
    return FALSE;
  answers->did[seat] = CB_DID_SHOW;
  return take_shown (self, answers, seat, &answers->card[seat]);
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

/* Whether “I” comes right behind the verb, which a player says of herself then: “Clara: „Kann ich
 * nicht.“” */
static gboolean
asks_of_me (const CbQuickParser *self)
{
  return cb_quick_parser_sees (self, self->at + 1, CB_QUICK_ME) &&
         !cb_quick_parser_sees (self, self->at + 1, CB_QUICK_TO_ME) &&
         !cb_quick_parser_sees_my_verb (self, self->at + 1) &&
         cb_quick_parser_get_word (self, self->at + 1)->gap == CB_QUICK_SPACE &&
         !cb_quick_parser_begins_sentence (self, self->at + 1);
}

/* Whether “shows” is left out: “cleo has one”, “cleo can”, “→ cleo”. */
static gboolean
shows_silently (const CbQuickParser *self, const CbQuickAnswers *answers)
{
  CbQuickGap before = cb_quick_parser_get_word (self, answers->waiting[0])->gap;

  return cb_quick_parser_sees (self, self->at, CB_QUICK_HAS) ||
         (cb_quick_parser_sees (self, self->at, CB_QUICK_DOES) &&
          !cb_quick_parser_sees (self, self->at, CB_QUICK_WOULD) && !asks_of_me (self)) ||
         (cb_quick_parser_sees (self, self->at, CB_QUICK_ONE) &&
          cb_quick_parser_ends_clause (self, self->at + 1)) ||
         (before == CB_QUICK_ARROW &&
          cb_quick_chain_see_another (answers, self, self->at).rank > CB_QUICK_ALIAS &&
          cb_quick_parser_ends_clause (self, self->at));
}

/* Skips the article in “cleo the rope” and “cleo: the rope”, which says that she showed it. */
static void
go_to_card (CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint at = self->at;

  while (cb_quick_parser_sees_filler (self, at) &&
         (cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE ||
          cb_quick_parser_get_word (self, at)->gap == CB_QUICK_COLON))
    at++;
  if (cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE &&
      cb_quick_names_find (self->vocabulary->names[CB_QUICK_CARD], self->words, at, answers->cards)
          .rank <= CB_QUICK_BEGINNING)
    self->at = at;
}

/* Goes to “has” in “cleo says she has one” and, at the end of a clause, in “Carla la tiene”, which
 * say that she showed it. */
static void
go_to_has (CbQuickParser *self)
{
  gboolean says = cb_quick_parser_sees (self, self->at, CB_QUICK_SAYS);
  guint at = self->at + says;

  while (says ? cb_quick_parser_sees_any (self, at, CB_QUICK_THAT, CB_QUICK_HE)
              : cb_quick_parser_sees_filler (self, at))
    at++;
  if (says
        ? cb_quick_parser_sees_any (self, at, CB_QUICK_HAS, CB_QUICK_DOES)
        : cb_quick_parser_sees (self, at, CB_QUICK_HAS) &&
            !cb_quick_parser_ends_clause (self, at) && cb_quick_parser_ends_clause (self, at + 1))
    self->at = at;
}

/* Whether one more player who has nothing comes next: “dan nor cleo can answer”. */
static gboolean
sees_nor (const CbQuickParser *self, const CbQuickAnswers *answers)
{
  return cb_quick_parser_sees (self, self->at, CB_QUICK_NEITHER) &&
         !cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES) &&
         cb_quick_parser_get_word (self, self->at + 1)->gap == CB_QUICK_SPACE &&
         cb_quick_chain_see_another (answers, self, self->at + 1).rank <= CB_QUICK_ALIAS;
}

static gboolean
has_shown (const CbQuickAnswers *answers)
{
  for (guint i = 0; i < answers->n_chain; i++)
    if (answers->did[cb_quick_chain_get_seat (answers, i)] == CB_DID_SHOW)
      return TRUE;
  return FALSE;
}

/* Whether the answer is only “didn’t” behind one that says “passed” or “showed”: it leaves open
 * what was not done. */
static gboolean
leaves_open (const CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint before = answers->waiting[0];

  while (before > 0 && cb_quick_parser_sees_joint (self, before - 1))
    before--;
  return before > 0 && !answers->several &&
         cb_quick_parser_sees_any (self, before - 1, CB_QUICK_PASS, CB_QUICK_SHOWS) &&
         cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES) &&
         cb_quick_parser_sees (self, self->at, CB_QUICK_ASKING) &&
         cb_quick_parser_ends_clause (self, self->at + 1);
}

/* Complains that the word at @verb does not say what the player named last did. */
static gboolean
fail_verb (CbQuickParser *self, const CbQuickAnswers *answers, guint verb)
{
  return cb_quick_answer_fail_waiting (self, answers->waiting_seats[answers->n_waiting - 1], verb,
                                       verb < self->n_words ? 1 : 0);
}

gboolean
cb_quick_answer_take_verb (CbQuickParser *self, CbQuickAnswers *answers)
{
  const char *typed;
  CbQuickRank passes, shows;
  guint verb;
  gboolean lacks;

  if (sees_nor (self, answers))
    return TRUE;
  cb_quick_chain_go_to_verb (answers, self);
  if (cb_quick_parser_take (self, CB_QUICK_UNASKED))
    {
      cb_quick_answer_note_all (answers, CB_QUICK_NOT_ASKED);
      return TRUE;
    }
  go_to_has (self);
  go_to_card (self, answers);
  typed = cb_quick_parser_get_word (self, self->at)->folded;
  passes = cb_quick_keyword_rate (CB_QUICK_PASSES, typed);
  shows = cb_quick_keyword_rate (CB_QUICK_SHOWS, typed);
  if (cb_quick_parser_at_end (self))
    self->keywords |= CB_QUICK_WORD (CB_QUICK_PASSES) | CB_QUICK_WORD (CB_QUICK_SHOWS);
  if (MIN (passes, shows) > CB_QUICK_EXACT && shows_silently (self, answers))
    {
      self->at += cb_quick_parser_get_word (self, answers->waiting[0])->gap != CB_QUICK_ARROW ||
                  cb_quick_parser_sees (self, self->at, CB_QUICK_HAS);
      return cb_quick_answer_take_show (self, answers);
    }
  if (sees_another (self, answers, MIN (passes, shows)))
    return TRUE;
  if (g_str_equal (typed, "?"))
    {
      self->at++;
      cb_quick_answer_note_all (answers, CB_QUICK_NOT_HEARD);
      return TRUE;
    }
  if (cb_quick_chain_is_card (answers, self, self->at) || /* it was shown */
      cb_quick_parser_see_card (self, answers->cards).rank < MIN (passes, shows))
    {
      self->guessed = TRUE;
      return cb_quick_answer_take_show (self, answers);
    }
  if (passes == shows && passes == CB_QUICK_EXACT && !answers->several && !has_shown (answers))
    shows = CB_QUICK_NO_MATCH; /* “did too”, after a player who passed */
  if (passes == shows || leaves_open (self, answers))
    return fail_verb (self, answers, self->at);

  lacks = cb_quick_parser_sees_any (self, self->at, CB_QUICK_LACKS, CB_QUICK_NEITHER);
  verb = self->at++;
  if (cb_quick_chain_take_verbs (answers, self, shows < passes ? CB_DID_SHOW : CB_DID_PASS) ==
      CB_DID_SHOW)
    return cb_quick_answer_take_show (self, answers);
  if (shows < passes && shows == CB_QUICK_TYPO) /* “shows” and “passes”, one of them mistyped */
    return fail_verb (self, answers, verb);
  cb_quick_answer_note_all (answers, CB_DID_PASS);
  cb_quick_answer_skip_asker (self, answers);
  return !lacks || cb_quick_parser_get_word (self, self->at)->gap > CB_QUICK_SPACE ||
         take_lacked (self, answers);
}
