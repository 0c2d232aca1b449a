/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-private.h"
#include "cb-question-private.h"

static void
question_free (gpointer data)
{
  CbQuestion *question = data;

  cb_knowledge_unref (question->knowledge);
  g_clear_pointer (&question->entry, cb_entry_unref);
  g_free (question);
}

/* (transfer full) (nullable): a copy with the knowledge of the case after @n_entries */
static CbQuestion *
ask (const CbQuestion *question, CbCase *case_, guint n_entries, CbWorkFunc answer)
{
  CbQuestion *asked;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);
  g_return_val_if_fail (n_entries <= case_->contents->entries->len, NULL);

  asked = g_new (CbQuestion, 1);
  *asked = *question;
  asked->knowledge = cb_case_get_knowledge (case_, n_entries);
  asked->answer = answer;
  if (asked->entry != NULL)
    cb_entry_ref (asked->entry);
  return asked;
}

static gpointer
give_answer (gpointer input, CbEffort *effort)
{
  CbQuestion *question = input;

  if (!cb_knowledge_read (question->knowledge, effort))
    return NULL;
  return question->answer (question, effort);
}

/**
 * cb_question_answer:
 * @question: what is asked; its knowledge is ignored
 * @answer: called with a #CbQuestion
 * @effort: how much may be spent
 *
 * Returns: (transfer full) (nullable): what @answer returns
 */
gpointer
cb_question_answer (const CbQuestion *question,
                    CbCase *case_,
                    guint n_entries,
                    CbWorkFunc answer,
                    CbEffort *effort)
{
  CbQuestion *asked = ask (question, case_, n_entries, answer);
  gpointer result = asked != NULL ? give_answer (asked, effort) : NULL;

  g_clear_pointer (&asked, question_free);
  return result;
}

/* Does the same in another thread, with %CB_QUESTION_UNITS of effort; see cb_work_start(). */
void
cb_question_answer_async (const CbQuestion *question,
                          CbCase *case_,
                          guint n_entries,
                          CbWorkFunc answer,
                          GDestroyNotify free_answer,
                          const char *name,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  CbQuestion *asked = ask (question, case_, n_entries, answer);

  if (asked != NULL)
    cb_work_start (case_, name, CB_QUESTION_UNITS, asked, question_free, give_answer, free_answer,
                   cancellable, callback, user_data);
}
