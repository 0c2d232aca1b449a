/* Who passed and who showed: the answers of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-chain-private.h"
#include "cb-quick-phrase-private.h"

/* Whether it is told next what the asker got, and from whom: “and got the rope from cleo”, “was
 * shown a card by dan”, “shown by dan”. @from: (out): the word after which the player is named */
static gboolean
sees_received (const CbQuickParser *self, guint *from)
{
  gboolean by = cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWN_BY);
  int n_cards;

  if (!by && !cb_quick_parser_sees_any (self, self->at, CB_QUICK_HAS, CB_QUICK_SAW))
    return FALSE;
  if (cb_quick_parser_get_word (self, self->at + 1)->owner != NULL && !by)
    {
      *from = self->at + 1; /* “and saw cleo’s rope” */
      return cb_quick_parser_see_at (self, CB_QUICK_PLAYER, *from).rank <= CB_QUICK_ALIAS &&
             cb_quick_parser_see_at (self, CB_QUICK_CARD, *from + 1).rank <= CB_QUICK_BEGINNING;
    }
  *from = cb_quick_parser_pass_cards (self, self->at + 1, &n_cards);
  return n_cards <= 1 &&
         (by || (cb_quick_parser_sees_filler (self, *from - 1) &&
                 cb_quick_parser_get_word (self, *from - 1)->gap == CB_QUICK_SPACE)) &&
         cb_quick_parser_see_at (self, CB_QUICK_PLAYER, *from).rank <= CB_QUICK_ALIAS;
}

/* Whether it is told next only what I got and from whom: “…, the rope from cleo”. */
static gboolean
names_received (const CbQuickParser *self, const CbQuickAnswers *answers, guint *from)
{
  int n_cards;

  *from = cb_quick_parser_pass_cards (self, self->at, &n_cards);
  return answers->by == self->setup->me && n_cards == 1 &&
         cb_quick_parser_sees_filler (self, *from - 1) &&
         cb_quick_parser_get_word (self, *from)->gap == CB_QUICK_SPACE &&
         cb_quick_parser_see_player (self).rank > CB_QUICK_ALIAS &&
         cb_quick_chain_see_another (answers, self, *from).rank <= CB_QUICK_ALIAS &&
         cb_quick_parser_count_cards (self, *from + 1) == 0;
}

/* Goes past the asker in “he got the rope from cleo”, if @from is named there. */
static gboolean
goes_to_received (CbQuickParser *self, const CbQuickAnswers *answers, guint *from)
{
  guint at = self->at;
  CbQuickHit asker = cb_quick_parser_see (self, CB_QUICK_PLAYER, 1u << answers->by);

  if (answers->n_waiting > 0)
    return FALSE;
  if (names_received (self, answers, from))
    return TRUE;
  if (cb_quick_parser_sees (self, at, CB_QUICK_HE))
    self->at++;
  else if (asker.rank <= CB_QUICK_ALIAS)
    self->at += asker.n_words;
  if (sees_received (self, from))
    return TRUE;
  self->at = at;
  return sees_received (self, from);
}

/* Puts the player first: “cleo got the rope”, which says that she showed it. */
static gboolean
take_received (CbQuickParser *self, CbQuickAnswers *answers, guint from)
{
  CbQuickHit player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, from);

  cb_quick_parser_swap (self, self->at, from - self->at, player.n_words);
  if (!cb_quick_answer_take_player (self, answers))
    return FALSE;
  self->at += cb_quick_parser_sees_any (self, self->at, CB_QUICK_SHOWN_BY, CB_QUICK_HAS,
                                        CB_QUICK_SAW);
  return cb_quick_answer_take_show (self, answers);
}

/* Whether an answer comes next in which the verb is before the players: “passed: cleo and dan”,
 * “nothing from cleo”, “not cleo”. @name: (out): the word with the first player */
static gboolean
sees_verb_first (const CbQuickParser *self, const CbQuickAnswers *answers, guint *name)
{
  CbQuickGap before = cb_quick_parser_get_word (self, self->at)->gap, between;
  CbQuickHit player;
  guint next;

  *name = self->at + 1;
  between = cb_quick_parser_get_word (self, *name)->gap;
  while (cb_quick_parser_sees_filler (self, *name))
    ++*name;
  if (answers->n_waiting > 0 || answers->somebody || between == CB_QUICK_COMMA ||
      !cb_quick_parser_sees_any (self, self->at, CB_QUICK_PASSES, CB_QUICK_SHOWS) ||
      (between == CB_QUICK_SPACE && *name == self->at + 1 && before == CB_QUICK_SPACE &&
       !cb_quick_parser_begins_sentence (self, self->at) &&
       !cb_quick_parser_sees_any (self, self->at - 1, CB_QUICK_AND, CB_QUICK_ORDINAL)))
    return FALSE;
  player = cb_quick_chain_see_another (answers, self, *name);
  next = *name + player.n_words;
  return player.rank <= CB_QUICK_ALIAS &&
         (cb_quick_parser_begins_sentence (self, next) ||
          cb_quick_parser_get_word (self, next)->gap != CB_QUICK_SPACE ||
          !cb_quick_parser_sees_any (self, next, CB_QUICK_SHOWS, CB_QUICK_PASSES, CB_QUICK_DOES,
                                     CB_QUICK_HAS));
}

/* Whether a player with a verb of her own comes after a comma: “not cleo, dan did”, “not cleo, and
 * dan did”. */
static gboolean
begins_answer (const CbQuickParser *self)
{
  guint name = self->at + cb_quick_parser_sees (self, self->at, CB_QUICK_AND);
  guint verb = name + cb_quick_parser_see_at (self, CB_QUICK_PLAYER, name).n_words;

  if (cb_quick_parser_get_word (self, self->at)->gap != CB_QUICK_COMMA && name == self->at)
    return FALSE;
  while (
    cb_quick_parser_get_word (self, verb)->gap == CB_QUICK_SPACE &&
    !cb_quick_parser_sees_any (self, verb, CB_QUICK_DOES, CB_QUICK_HAS) &&
    (cb_quick_parser_sees_filler (self, verb) || cb_quick_parser_sees (self, verb, CB_QUICK_TO_ME)))
    verb++; /* “pasaron Beto y Carla y Diego me enseñó …” */
  if (name > self->at && cb_quick_parser_get_word (self, verb)->gap != CB_QUICK_SPACE)
    return FALSE;
  return cb_quick_parser_sees_any (self, verb, CB_QUICK_SHOWS, CB_QUICK_PASSES, CB_QUICK_DOES,
                                   CB_QUICK_HAS);
}

static gboolean
take_verb_first (CbQuickParser *self, CbQuickAnswers *answers, guint name)
{
  gboolean show = cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWS);

  for (self->at = name; cb_quick_parser_see_player (self).rank <= CB_QUICK_ALIAS;)
    {
      if (!cb_quick_answer_take_player (self, answers))
        return FALSE;
      if (cb_quick_parser_begins_sentence (self, self->at) || begins_answer (self))
        break;
      cb_quick_parser_take (self, CB_QUICK_AND);
    }
  if (show)
    return cb_quick_answer_take_show (self, answers);
  cb_quick_answer_note_all (answers, CB_DID_PASS);
  return TRUE;
}

/* Notes that the next @n players who are asked passed. */
static gboolean
take_count (CbQuickParser *self, CbQuickAnswers *answers, int n, guint end)
{
  guint at = self->at;

  self->at = end;
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

/* Whether more is told of the player named last, as in “cleo can, she shows the rope”. One who has
 * just shown may also be named again, or not at all. @n_words: (out): how many words name her */
static gboolean
sees_again (const CbQuickParser *self, const CbQuickAnswers *answers, guint *n_words)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  gboolean mine = cb_quick_parser_sees_my_verb (self, self->at);
  gboolean to_me = answers->by == self->setup->me && !mine &&
                   cb_quick_parser_sees (self, self->at, CB_QUICK_ME);
  gboolean named = player.rank <= CB_QUICK_ALIAS && !to_me;
  guint verb;
  int did;

  *n_words = 1;
  if (answers->n_waiting > 0 || answers->last == CB_NOBODY)
    return FALSE;
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_HE) && !named)
    return TRUE;
  did = answers->did[answers->last];
  if (did == CB_QUICK_NOT_GIVEN && answers->last == self->addressed && !named && !mine && !to_me &&
      cb_quick_parser_sees_any (self, self->at, CB_QUICK_PASSES, CB_QUICK_SHOWS))
    {
      *n_words = 0; /* “le pregunto a Carla por …, y no tiene nada” */
      return TRUE;
    }
  if ((did != CB_DID_SHOW && !(to_me && did == CB_QUICK_NOT_GIVEN)) ||
      (named && player.found != 1u << answers->last))
    return FALSE;
  *n_words = named && !mine ? player.n_words : 0;
  verb = self->at + *n_words + to_me;
  return cb_quick_parser_sees_late_show (self, verb) ||
         cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, verb), CB_QUICK_SHOWS);
}

/* “she shows the rope”, after “cleo can” or “bob asks cleo …” */
static gboolean
take_again (CbQuickParser *self, CbQuickAnswers *answers, guint n_words)
{
  guint at = self->at;
  int seat = answers->last, did = answers->did[seat], card = answers->card[seat];

  self->at += n_words;
  answers->did[seat] = CB_QUICK_NOT_GIVEN;
  answers->waiting[0] = at;
  answers->waiting_words[0] = n_words;
  answers->waiting_seats[0] = seat;
  answers->n_waiting = 1;
  if (!cb_quick_answer_take_verb (self, answers))
    return FALSE;
  if (card >= 0 && answers->card[seat] < 0)
    answers->card[seat] = card; /* “I have the rope, so I show it” */
  if (card >= 0 && answers->card[seat] != card)
    return cb_quick_parser_fail (self, at, 1, _ ("Name a player."));
  return did == CB_QUICK_NOT_GIVEN || did == answers->did[seat] ||
         cb_quick_parser_fail (self, at, 1, _ ("Name a player."));
}

/* Takes “no no yes” for the answers of those who are asked first, if nothing else is told of them.
 */
static gboolean
take_unnamed (CbQuickParser *self, CbQuickAnswers *answers)
{
  const char *no = cb_quick_parser_get_word (self, self->at)->folded;
  guint at = self->at;
  gboolean yes;

  while (at < self->n_words && cb_quick_parser_sees (self, at, CB_QUICK_PASSES) &&
         g_str_equal (cb_quick_parser_get_word (self, at)->folded, no))
    at++;
  yes = cb_quick_parser_sees (self, at, CB_QUICK_RIGHT);
  if (answers->last != CB_NOBODY || answers->several || answers->out != 0 ||
      at + yes < self->at + 2 || at - self->at > answers->n_chain)
    return FALSE;
  if (at + 1 == self->n_words && at - self->at < answers->n_chain &&
      cb_quick_parser_sees (self, at, CB_QUICK_SHOWS))
    answers->did[cb_quick_chain_get_seat (answers, at - self->at)] = CB_DID_SHOW;
  else if (at < self->n_words)
    return FALSE;
  for (guint i = 0; i < at - self->at; i++)
    answers->did[cb_quick_chain_get_seat (answers, i)] = CB_DID_PASS;
  self->at = self->n_words;
  return TRUE;
}

/* Whether a card of mine comes behind “shows”, so that I showed it: “…, showed the rope”. */
static gboolean
sees_my_show (const CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint at = self->at + 1;
  int me = self->setup->me;

  while (cb_quick_parser_sees_filler (self, at) || cb_quick_parser_sees (self, at, CB_QUICK_HE))
    at++;
  return answers->n_waiting == 0 && me != CB_NOBODY && me != answers->by &&
         answers->did[me] == CB_QUICK_NOT_GIVEN && !answers->several &&
         (cb_quick_parser_sees (self, self->at, CB_QUICK_SHOWS) ||
          cb_quick_parser_sees_late_show (self, self->at)) &&
         cb_quick_names_find (self->vocabulary->names[CB_QUICK_CARD], self->words, at,
                              answers->cards & cb_draft_get_hand (self->draft))
             .rank <= CB_QUICK_ALIAS;
}

static gboolean
take_my_show (CbQuickParser *self, CbQuickAnswers *answers)
{
  answers->last = self->setup->me;
  answers->waiting[0] = self->at;
  answers->waiting_words[0] = 0;
  answers->waiting_seats[0] = self->setup->me;
  answers->n_waiting = 1;
  return cb_quick_answer_take_verb (self, answers);
}

/* Goes past a name that “nobody” or “all the others” covers: “nobody, not even dan”. */
static gboolean
skip_covered (CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint name = cb_quick_parser_pass_over (self, self->at + 1);
  CbQuickHit player = cb_quick_parser_see_at (self, CB_QUICK_PLAYER, name);
  guint next = name + player.n_words;

  if (answers->n_waiting > 0 || !cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES) ||
      player.rank > CB_QUICK_ALIAS || (player.found & ~answers->others) != 0 ||
      (next < self->n_words && cb_quick_parser_get_word (self, next)->gap == CB_QUICK_SPACE))
    return FALSE;
  self->at = next;
  return TRUE;
}

/* Goes past “me” in “me ha enseñado Beto la cuerda”, where the verb and who showed follow, and puts
 * who showed first in “me ha enseñado la cuerda Beto”. */
static void
turn_to_me_round (CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint verb = self->at + 1, n_words, end;
  CbQuickHit player;
  int n_cards;

  verb += cb_quick_parser_sees (self, verb, CB_QUICK_HAS) &&
          !cb_quick_parser_sees (self, verb, CB_QUICK_SHOWS);
  if (answers->by != self->setup->me || answers->n_waiting > 0 ||
      !cb_quick_parser_sees (self, self->at, CB_QUICK_TO_ME) ||
      cb_quick_parser_sees_my_verb (self, self->at) ||
      cb_quick_parser_get_word (self, self->at + 1)->gap != CB_QUICK_SPACE ||
      !cb_quick_parser_sees (self, verb, CB_QUICK_SHOWS))
    return;
  if (cb_quick_parser_see_inverted (self, verb, &n_words) > 0)
    {
      self->at++;
      return;
    }
  end = cb_quick_parser_pass_cards (self, verb + 1, &n_cards);
  player = cb_quick_chain_see_another (answers, self, end);
  if (n_cards == 1 && player.rank <= CB_QUICK_ALIAS &&
      cb_quick_parser_get_word (self, end)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_ends_clause (self, end + player.n_words))
    cb_quick_parser_swap (self, self->at, end - self->at, player.n_words);
}

/* Puts “until dan” behind what nobody did in “until dan nobody had anything”. */
static void
put_until_last (CbQuickParser *self)
{
  guint name = cb_quick_parser_pass_over (self, self->at + 1), nobody, end, n;

  if (!cb_quick_parser_sees (self, self->at, CB_QUICK_EXCEPT) ||
      !cb_quick_parser_names_player (self, name, &n) ||
      !cb_quick_parser_sees_any (self, nobody = name + n, CB_QUICK_NOBODY, CB_QUICK_NONE))
    return;
  for (end = nobody + 1; !cb_quick_parser_ends_clause (self, end);)
    end++;
  cb_quick_parser_swap (self, self->at, nobody - self->at, end - nobody);
}

/* Puts who answers before the verb. What stands between the two says nothing: “le tocó enseñar a
 * Diego”. */
static void
turn_verb_round (CbQuickParser *self)
{
  guint n_words, n;

  put_until_last (self);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_HAS) &&
      cb_quick_parser_sees (self, self->at + 1, CB_QUICK_SHOWS) &&
      !cb_quick_parser_sees (self, self->at, CB_QUICK_ME) &&
      cb_quick_parser_see_inverted (self, self->at + 1, &n_words) > 0)
    self->at++; /* “ha mostrato Dario” */
  if (!cb_quick_parser_sees_inverted_answer (self))
    return;
  n = cb_quick_parser_see_inverted (self, self->at, &n_words);
  cb_quick_parser_remove (self, self->at + 1, n_words - 1);
  cb_quick_parser_swap (self, self->at, 1, n);
}

static gboolean
take_answer (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at, end, from, n_words;
  int n;

  if (cb_quick_parser_sees (self, at, CB_QUICK_ME) &&
      cb_quick_parser_sees (self, at + 1 + cb_quick_parser_sees (self, at + 1, CB_QUICK_AND),
                            CB_QUICK_ME)) /* “me, I showed the rope”, “me and I showed …” */
    at = self->at += 1 + cb_quick_parser_sees (self, at + 1, CB_QUICK_AND);
  if (skip_covered (self, answers) || take_unnamed (self, answers))
    return TRUE;
  turn_to_me_round (self, answers);
  if (answers->n_waiting == 0)
    turn_verb_round (self);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_NEITHER) &&
      (answers->n_waiting == 0 || !cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES)))
    return cb_quick_answer_take_neither (self, answers);
  if (goes_to_received (self, answers, &from))
    return take_received (self, answers, from);
  if (sees_verb_first (self, answers, &from))
    return take_verb_first (self, answers, from);
  if (answers->n_waiting == 0 && (n = cb_quick_parser_see_count (self, &end)) > 0)
    return take_count (self, answers, n, end);
  if (sees_again (self, answers, &n_words))
    return take_again (self, answers, n_words);
  if (sees_my_show (self, answers))
    return take_my_show (self, answers);
  if (cb_quick_parser_sees_all_pass (self))
    cb_quick_parser_swap (self, self->at, 1, 1);
  if (answers->n_waiting == 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_ALL))
    return cb_quick_answer_take_all (self, answers);
  if (answers->n_waiting == 0 && cb_quick_parser_take (self, CB_QUICK_SOMEBODY))
    return cb_quick_answer_take_somebody (self, answers);
  if (answers->n_waiting == 0 &&
      (cb_quick_parser_take (self, CB_QUICK_NOBODY) || cb_quick_answer_take_none (self)))
    return cb_quick_answer_take_nobody (self, answers, at);
  if (!cb_quick_answer_take_player (self, answers))
    return FALSE;
  return cb_quick_parser_take (self, CB_QUICK_AND) || cb_quick_answer_take_verb (self, answers);
}

/* Notes who may answer next: the players whom the question reaches, first those after the last who
 * answered. Once a show has ended the question, nobody is expected. */
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

/* Whether the asker’s look at a face-down card comes next, with or without the asker’s name. */
static gboolean
sees_look (CbQuickParser *self, const CbQuickAnswers *answers, guint *verb)
{
  CbQuickHit asker = cb_quick_parser_see (self, CB_QUICK_PLAYER, 1u << answers->by);

  *verb = self->at + (asker.rank <= CB_QUICK_ALIAS && !cb_quick_parser_sees_my_verb (self, self->at)
                        ? asker.n_words
                        : (guint) cb_quick_parser_sees (self, self->at, CB_QUICK_HE));
  return self->setup->face_down > 0 && !answers->everybody && answers->n_waiting == 0 &&
         cb_quick_parser_sees_any (self, *verb, CB_QUICK_LOOKS, CB_QUICK_PEEKS);
}

/* “…, ben passes, looks 2 rope” */
static gboolean
take_look (CbQuickParser *self, CbQuickAnswers *answers, guint verb)
{
  guint at = self->at;

  self->at = verb + 1;
  if (!cb_quick_answer_check_unshown (self, answers, CB_NOBODY, at, self->at - at))
    return FALSE;
  cb_quick_answer_note_others (answers, CB_DID_PASS);
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

/* Puts “cleo passed” first in “dan shows after cleo passed”. */
static void
put_earlier_first (CbQuickParser *self)
{
  for (guint at = self->at + 2; at + 1 < self->n_words; at++)
    if (cb_quick_parser_sees (self, at, CB_QUICK_AFTER) &&
        !cb_quick_parser_sees (self, at, CB_QUICK_EXCEPT) &&
        cb_quick_parser_see_at (self, CB_QUICK_PLAYER, at + 1).rank <= CB_QUICK_ALIAS &&
        cb_quick_parser_sees_any (self, self->n_words - 1, CB_QUICK_PASSES, CB_QUICK_SHOWS,
                                  CB_QUICK_DOES, CB_QUICK_HAS) &&
        cb_quick_parser_count_cards (self, at + 1) == 0)
      {
        cb_quick_parser_remove (self, at, 1);
        cb_quick_parser_swap (self, self->at, at - self->at, self->n_words - at);
        g_array_index (self->words, CbQuickWord, self->at + self->n_words - at)
          .gap = CB_QUICK_COMMA;
        return;
      }
}

gboolean
cb_quick_parser_take_answers (CbQuickParser *self)
{
  CbQuickAnswers answers;

  put_earlier_first (self);
  cb_quick_chain_init (&answers, self);
  cb_quick_answer_skip_fillers (self, 0);
  self->answered = !cb_quick_parser_at_end (self);
  while (!cb_quick_parser_at_end (self))
    {
      guint at = self->at, n_words = self->n_words, verb;

      if (!(sees_look (self, &answers, &verb) ? take_look (self, &answers, verb)
                                              : take_answer (self, &answers)))
        return FALSE;
      /* What takes no word from the line would be read for ever. */
      if (self->at == at && self->n_words == n_words)
        return cb_quick_parser_fail (self, at, 1, _ ("Name a player."));
      cb_quick_answer_skip_fillers (self, 0);
    }
  expect_look (self, &answers);
  expect_answers (self, &answers);
  if (answers.n_waiting > 0)
    return cb_quick_answer_fail_waiting (self, answers.waiting_seats[0], self->at, 0);
  cb_quick_chain_fill_in (&answers, self);
  cb_draft_set (self->draft, CB_DRAFT_SOMEBODY, answers.somebody);
  return TRUE;
}
