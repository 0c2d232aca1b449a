/* What is common to the kinds of event that other players answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-outcome.h"
#include "cb-say.h"

gboolean
cb_draft_is_answered (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return _cb_draft_get_event_kind (self)->asks != CB_ASKS_NOBODY &&
         _cb_draft_get_n_answers (self) > 0;
}

char *
cb_draft_describe_outcome (CbDraft *self)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  if (!cb_draft_get_complete (self))
    return NULL;
  entries = _cb_draft_make_entries (self);
  return cb_outcome_describe (g_ptr_array_index (entries, entries->len - 1),
                              cb_case_get_setup (self->case_));
}

gboolean
_cb_draft_has_answer (CbDraft *self)
{
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    if (cb_draft_answer_is_given (_cb_draft_get_answer (self, i)))
      return TRUE;
  return FALSE;
}

/* (nullable) (transfer none): the first player who has not answered yet, or who showed a card that
 * I must know, and that is not entered. Players whose hand everybody sees are not asked, nor is
 * anybody whom the question no longer reaches. */
CbDraftAnswer *
_cb_draft_find_open_answer (CbDraft *self)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint given, showed;

  _cb_draft_list_chain (self, answerers, &given, &showed);

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      gboolean shown = cb_draft_answer_get_showed (answer);

      if (shown ? cb_draft_answer_get_asks_card (answer) && cb_draft_answer_get_card (answer) < 0
                : cb_draft_get (self, CB_DRAFT_SOMEBODY) == 0 &&
                    cb_answerer_is_asked (&answerers[i], showed) &&
                    !cb_draft_answer_is_given (answer) &&
                    (self->unasked >> cb_draft_answer_get_seat (answer) & 1) == 0 &&
                    cb_seat_state_answers (cb_draft_answer_get_state (answer)))
        return answer;
    }
  return NULL;
}

static char *
describe_my_answer (CbDraft *self, CbCardSet asked)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbCardSet held = asked & cb_draft_get_hand (self);
  g_autofree char *names = cb_say_cards (setup->edition, held, CB_LIST_AND, CB_SAID_OBJECT);

  if (held == 0)
    return g_strdup (_ ("You hold none of these cards, so you pass."));
  /* Translators: %s is a list of cards */
  return g_strdup_printf (cb_card_set_size (held) == 1
                            ? _ ("You hold %s, so you show it.")
                            : _ ("You hold %s, so you show one of them."),
                          names);
}

/**
 * cb_draft_describe_open:
 * @mine: (out): whether it is my answer
 *
 * Returns: (transfer full) (nullable): what is missing in the answers; NULL if nothing is, or if
 *   something else has to be told first
 */
char *
cb_draft_describe_open (CbDraft *self, gboolean *mine)
{
  CbDraftAnswer *answer;
  CbCardSet asked;

  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  asked = _cb_draft_get_asked (self);
  if (!cb_draft_is_answered (self) || asked == 0 || self->lack.words != NULL)
    return NULL;
  answer = _cb_draft_find_open_answer (self);
  if (answer == NULL)
    return NULL;
  *mine = cb_draft_is_me (self, (int) cb_draft_answer_get_seat (answer));
  if (cb_draft_answer_get_showed (answer))
    return g_strdup (*mine ? _ ("Name the card you showed.") : _ ("Name the card you saw."));
  if (*mine)
    return describe_my_answer (self, asked);
  /* Translators: %s is a player */
  return g_strdup_printf (_ ("%s hasn’t answered yet."), cb_draft_answer_get_name (answer));
}

/* Puts the answers given, in the order of the table, into an entry. */
void
_cb_draft_add_answers (CbDraft *self, CbEntry *entry, CbAddAnswer add)
{
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);

      if (cb_draft_answer_is_given (answer))
        add (entry, (int) cb_draft_answer_get_seat (answer),
             cb_draft_answer_get_showed (answer) ? CB_DID_SHOW : CB_DID_PASS,
             cb_draft_answer_get_card (answer));
    }
}

/* Takes over an answer of an entry, without working out what follows from it. */
void
_cb_draft_take_answer (CbDraft *self, const CbAnswer *given)
{
  CbDraftAnswer *answer;

  if (given->by == CB_NOBODY)
    return;
  answer = _cb_draft_get_seat (self, (guint) given->by);

  cb_draft_answer_set_passed (answer, given->did == CB_DID_PASS);
  cb_draft_answer_set_showed (answer, given->did == CB_DID_SHOW);
  cb_draft_answer_set_card (answer, given->card);
}

/* Takes over an entry’s answers. A player whom the entry passes over gets none: it is not known. */
void
_cb_draft_take_answers (CbDraft *self, const CbAnswers *answers)
{
  CbDraftAnswer *answer;

  for (guint i = 0; i < answers->n; i++)
    _cb_draft_take_answer (self, &answers->list[i]);
  while ((answer = _cb_draft_find_passed_over (self)) != NULL)
    self->unknown |= (guint32) 1 << cb_draft_answer_get_seat (answer);
}

/* Keeps what a newer version wrote into an answer, as long as the same player gave it. */
void
_cb_draft_keep_answers (CbAnswers *answers, const CbAnswers *old)
{
  for (guint i = 0; i < answers->n; i++)
    for (guint j = 0; j < old->n; j++)
      if (answers->list[i].by == old->list[j].by && answers->list[i].extra == NULL &&
          old->list[j].extra != NULL)
        answers->list[i].extra = json_object_ref (old->list[j].extra);
}
