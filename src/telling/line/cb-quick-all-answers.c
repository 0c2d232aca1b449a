/* What all players did, or nobody, or somebody who was missed: answers of several players at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-chain-private.h"
#include "cb-quick-phrase-private.h"

void
cb_quick_answer_note_others (CbQuickAnswers *answers, int did)
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

/* Whether it is told next who showed after all: “except dan”, “until dan shows”. */
static gboolean
sees_exception (const CbQuickParser *self, const CbQuickAnswers *answers)
{
  guint at = self->at;
  gboolean excepts = FALSE;

  for (; cb_quick_parser_sees (self, at, CB_QUICK_EXCEPT) || cb_quick_parser_sees_filler (self, at);
       at++)
    excepts = excepts || (cb_quick_parser_sees (self, at, CB_QUICK_EXCEPT) &&
                          (cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE ||
                           !cb_quick_parser_sees (self, at, CB_QUICK_AFTER))); /* “, hasta …” */
  return excepts && !answers->several && answers->n_waiting == 0 &&
         cb_quick_chain_see_another (answers, self, at).rank <= CB_QUICK_INFLECTED;
}

static gboolean
take_exception (CbQuickParser *self, CbQuickAnswers *answers)
{
  while (cb_quick_parser_sees (self, self->at, CB_QUICK_EXCEPT) ||
         cb_quick_parser_sees_filler (self, self->at))
    self->at++;
  if (!cb_quick_answer_take_player (self, answers))
    return FALSE;
  cb_quick_chain_go_to_verb (answers, self);
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_THAT) &&
      cb_quick_parser_sees (self, cb_quick_parser_pass_over (self, self->at + 1), CB_QUICK_SHOWS))
    self->at = cb_quick_parser_pass_over (self, self->at + 1); /* “hasta Dario, que le enseña …” */
  if (cb_quick_parser_sees_any (self, self->at, CB_QUICK_SHOWS, CB_QUICK_HAS, CB_QUICK_DOES))
    self->at++;
  return cb_quick_answer_take_show (self, answers);
}

/* Reads what all or nobody did, and who is an exception. @did: what the words so far say.
 * @excepted: (out): whether there is an exception. Returns: FALSE with a problem */
static gboolean
take_all_verbs (CbQuickParser *self, CbQuickAnswers *answers, CbDid *did, gboolean *excepted)
{
  *excepted = sees_exception (self, answers);
  if (*excepted && !take_exception (self, answers))
    return FALSE;
  cb_quick_chain_go_to_verb (answers, self);
  *did = cb_quick_chain_take_verbs (answers, self, *did);
  if (*excepted || !sees_exception (self, answers))
    return TRUE;
  *excepted = TRUE;
  return take_exception (self, answers);
}

gboolean
cb_quick_answer_take_nobody (CbQuickParser *self, CbQuickAnswers *answers, guint at)
{
  CbDid did = CB_DID_PASS;
  gboolean excepted;

  if (!take_all_verbs (self, answers, &did, &excepted) ||
      (!excepted && (answers->everybody || !answers->several) &&
       !cb_quick_answer_check_unshown (self, answers, CB_NOBODY, at, self->at - at)))
    return FALSE;
  cb_quick_answer_note_others (answers, CB_DID_PASS);
  cb_quick_answer_skip_fillers (self, 0);
  cb_quick_answer_skip_asker (self, answers);
  return TRUE;
}

/* Reads “after cleo” of “somebody after cleo shows”: all players up to Cleo passed. */
static gboolean
take_before_somebody (CbQuickParser *self, CbQuickAnswers *answers)
{
  CbQuickHit last = cb_quick_chain_see_another (answers, self, self->at + 1);

  if (!cb_quick_parser_sees (self, self->at, CB_QUICK_AFTER) || last.rank > CB_QUICK_ALIAS)
    return TRUE;
  self->at++;
  if (!cb_quick_answer_take_player (self, answers))
    return FALSE;
  cb_quick_answer_note_all (answers, CB_DID_PASS);
  for (guint i = 0; i < answers->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (answers, i);

      if (seat == answers->last)
        break;
      if (answers->did[seat] == CB_QUICK_NOT_GIVEN && (answers->out >> seat & 1) == 0)
        answers->did[seat] = CB_DID_PASS;
    }
  return TRUE;
}

gboolean
cb_quick_answer_take_somebody (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint verb;

  if (!take_before_somebody (self, answers))
    return FALSE;
  cb_quick_chain_go_to_verb (answers, self);
  verb = self->at;
  if (!cb_quick_parser_take (self, CB_QUICK_SHOWS))
    return cb_quick_parser_fail (self, verb, verb < self->n_words ? 1 : 0,
                                 /* Translators: %s is the word for “shows”. */
                                 _ ("For somebody, type “%s”."),
                                 cb_quick_keyword_get_word (CB_QUICK_SHOWS));
  answers->somebody = TRUE;
  cb_quick_answer_skip_fillers (self, 0);
  cb_quick_answer_skip_asker (self, answers);
  return TRUE;
}

gboolean
cb_quick_answer_take_all (CbQuickParser *self, CbQuickAnswers *answers)
{
  guint at = self->at, verb;
  gboolean show, excepted;
  CbDid did = CB_DID_SHOW;

  while (cb_quick_parser_take (self, CB_QUICK_ALL))
    while (cb_quick_parser_sees_filler (self, self->at) && !sees_exception (self, answers))
      self->at++;
  verb = self->at;
  if (!take_all_verbs (self, answers, &did, &excepted))
    return FALSE;
  if (did == CB_DID_PASS && cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE)
    cb_quick_parser_take (self, CB_QUICK_ALL); /* “los demás pasamos todos” */
  show = did == CB_DID_SHOW && !excepted;
  if (show && !answers->several)
    return cb_quick_parser_fail (self, verb, verb < self->n_words ? 1 : 0,
                                 /* Translators: %s is the word for “passes”. */
                                 _ ("For everybody at once, type “%s”."),
                                 cb_quick_keyword_get_word (CB_QUICK_PASSES));
  if (!answers->several && !excepted &&
      !cb_quick_answer_check_unshown (self, answers, CB_NOBODY, at, self->at - at))
    return FALSE;
  cb_quick_answer_note_others (answers, show ? CB_DID_SHOW : CB_DID_PASS);
  cb_quick_answer_skip_fillers (self, 0);
  return TRUE;
}

/* In “no passes” the word can be the beginning of a player’s name. */
gboolean
cb_quick_answer_take_none (CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);

  if (!cb_quick_parser_sees (self, self->at, CB_QUICK_NONE) || player.rank <= CB_QUICK_ALIAS ||
      (player.rank != CB_QUICK_NO_MATCH && cb_quick_parser_sees_answer (self)))
    return FALSE;
  self->at++;
  return TRUE;
}

gboolean
cb_quick_answer_take_neither (CbQuickParser *self, CbQuickAnswers *answers)
{
  do
    {
      while (cb_quick_parser_sees_any (self, self->at, CB_QUICK_NEITHER, CB_QUICK_HAS) ||
             cb_quick_parser_sees_joint (self, self->at))
        self->at++;
      if (!cb_quick_answer_take_player (self, answers))
        return FALSE;
      if (cb_quick_parser_sees (self, self->at, CB_QUICK_PASSES) &&
          cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
          cb_quick_parser_get_word (self, self->at + 1)->gap > CB_QUICK_SPACE)
        break; /* “ni yo tampoco, Beto …” */
    }
  while (cb_quick_parser_sees_any (self, self->at, CB_QUICK_NEITHER, CB_QUICK_AND, CB_QUICK_THAT));
  cb_quick_chain_go_to_verb (answers, self);
  cb_quick_chain_take_verbs (answers, self, CB_DID_PASS);
  while (cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
         (cb_quick_parser_sees_any (self, self->at, CB_QUICK_HAS, CB_QUICK_DOES) ||
          cb_quick_parser_sees_filler (self, self->at)))
    self->at++;
  cb_quick_answer_note_all (answers, CB_DID_PASS);
  return TRUE;
}
