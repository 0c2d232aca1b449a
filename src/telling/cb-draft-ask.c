/* What has to be answered before a draft can be recorded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Players who are passed over have passed, as a rule. Where one of them is known to hold a card
 * that was asked for, that cannot be, so nothing is filled in and the question is asked: did the
 * player show a card, or was he not asked? That he passed is recorded only where somebody says it.
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-say.h"

/* @label: (transfer full) */
static void
add_reply (CbDraftQuestion *self, char *label, gboolean showed, int card)
{
  if (self->n_replies < CB_DRAFT_MAX_REPLIES)
    self->replies[self->n_replies++] = (CbDraftReply) { label, showed, card };
  else
    g_free (label);
}

static void
ask_me (CbDraftQuestion *self, const CbEdition *edition, CbCardSet held)
{
  g_autofree char *names = cb_say_cards (edition, held, CB_LIST_AND, CB_SAID_OBJECT);

  self->words = g_strdup_printf (cb_card_set_size (held) == 1
                                   /* Translators: %s is a card */
                                   ? _ ("You hold %s. Did you show it?")
                                   /* Translators: %s is a list of cards */
                                   : _ ("You hold %s. Did you show one of them?"),
                                 names);
  for (CbCardSet left = held; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);

      /* Translators: an answer: %s is a card */
      add_reply (self,
                 g_strdup_printf (_ ("I showed %s"), cb_say_card (edition, card, CB_SAID_OBJECT)),
                 TRUE, (int) card);
    }
  /* Translators: an answer: the question did not come round to me. */
  add_reply (self, g_strdup (_ ("I wasn’t asked")), FALSE, -1);
}

/* @held: (nullable): the cards that the player is known to hold; NULL if it is only known that he
 * holds one of those asked for */
static void
ask_of_another (CbDraftQuestion *self, const char *name, const char *held)
{
  self->words = held != NULL
                  /* Translators: a player, then a list of cards, then the player again */
                  ? g_strdup_printf (_ ("%1$s holds %2$s. Did %1$s show a card?"), name, held)
                  /* Translators: %s is a player */
                  : g_strdup_printf (_ ("%1$s holds one of these cards. Did %1$s show it?"), name);
  /* Translators: an answer: %s is a player */
  add_reply (self, g_strdup_printf (_ ("%s showed a card"), name), TRUE, -1);
  /* Translators: an answer: the question did not come round to this player. */
  add_reply (self, g_strdup_printf (_ ("%s wasn’t asked"), name), FALSE, -1);
}

/* (transfer full) */
static CbDraftQuestion *
ask (CbDraft *self, CbDraftAnswer *answer)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint seat = cb_draft_answer_get_seat (answer);
  CbCardSet held = _cb_draft_find_cards (self, CB_HOLDER_OF_SEAT (seat), _cb_draft_get_asked (self),
                                         CB_MARK_YES);
  g_autofree char *names = held != 0 ? cb_say_cards (edition, held, CB_LIST_AND, CB_SAID_OBJECT)
                                     : NULL;
  CbDraftQuestion *question = g_atomic_rc_box_new0 (CbDraftQuestion);

  question->seat = seat;
  if (cb_draft_is_me (self, (int) seat))
    ask_me (question, edition, held);
  else
    ask_of_another (question, cb_draft_answer_get_name (answer), names);
  return question;
}

void
_cb_draft_update_question (CbDraft *self)
{
  CbDraftAnswer *answer = _cb_draft_find_passed_over (self);

  g_clear_pointer (&self->question, cb_draft_question_unref);
  if (answer != NULL)
    self->question = ask (self, answer);
}

/* (transfer none) (nullable): what has to be answered before the draft can be recorded */
const CbDraftQuestion *
cb_draft_get_question (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->question;
}

/* Gives reply @index to the question of the draft. What was said of later players stays. */
void
cb_draft_reply (CbDraft *self, guint index)
{
  g_autoptr (CbDraftQuestion) question = NULL;
  const CbDraftReply *reply;

  g_return_if_fail (CB_IS_DRAFT (self));
  g_return_if_fail (self->question != NULL && index < self->question->n_replies);

  question = cb_draft_question_ref (self->question);
  reply = &question->replies[index];
  if (!reply->showed)
    {
      _cb_draft_leave_out (self, question->seat, FALSE);
      return;
    }
  self->chain_open = TRUE;
  cb_draft_answer_show (_cb_draft_get_seat (self, question->seat), reply->card);
}
