/* What kinds of event that are answered have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"
#include "cb-outcome.h"

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

/* (nullable) (transfer none): who showed a card that I did not see */
CbDraftAnswer *
_cb_draft_find_unseen_show (CbDraft *self)
{
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);

      if (cb_draft_answer_get_showed (answer) && cb_draft_answer_get_card (answer) < 0)
        return answer;
    }
  return NULL;
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

/* Without what would follow from it. */
void
_cb_draft_take_answer (CbDraft *self, const CbAnswer *given)
{
  CbDraftAnswer *answer = _cb_draft_get_seat (self, (guint) given->by);

  cb_draft_answer_set_passed (answer, given->did == CB_DID_PASS);
  cb_draft_answer_set_showed (answer, given->did == CB_DID_SHOW);
  cb_draft_answer_set_card (answer, given->card);
}

void
_cb_draft_take_answers (CbDraft *self, const CbAnswers *answers)
{
  for (guint i = 0; i < answers->n; i++)
    _cb_draft_take_answer (self, &answers->list[i]);
}

/* What a newer version wrote into an answer stays with whoever gave it. */
void
_cb_draft_keep_answers (CbAnswers *answers, const CbAnswers *old)
{
  for (guint i = 0; i < answers->n; i++)
    for (guint j = 0; j < old->n; j++)
      if (answers->list[i].by == old->list[j].by && answers->list[i].extra == NULL &&
          old->list[j].extra != NULL)
        answers->list[i].extra = json_object_ref (old->list[j].extra);
}
