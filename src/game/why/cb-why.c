/* cb-why.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-private.h"
#include "cb-reason.h"
#include "cb-why-words.h"
#include "cb-why.h"
#include "cb-work-private.h"

/* What another thread may spend, in units of work: about half an hour. */
#define MAX_UNITS (G_GUINT64_CONSTANT (1) << 31)

/* What is explained, and from what. */
typedef struct
{
  CbThought *thought;
  guint card;
  guint holder;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  cb_thought_free (question->thought);
  g_free (question);
}

/* @reason: (nullable) */
static CbWhy *
cb_why_new (CbSetup *setup, CbMark mark, const CbReason *reason)
{
  CbWhy *self = g_new0 (CbWhy, 1);

  self->mark = mark;
  self->complete = reason == NULL || reason->complete;
  self->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->depths = g_array_new (FALSE, FALSE, sizeof (guint));
  if (reason == NULL)
    return self;

  g_array_append_vals (self->entries, reason->entries->data, reason->entries->len);
  for (guint i = 0; i < reason->steps->len; i++)
    {
      const CbStep *step = g_ptr_array_index (reason->steps, i);

      g_ptr_array_add (self->steps, cb_why_say_step (setup, reason->steps, step));
      g_array_append_val (self->depths, step->depth);
    }
  return self;
}

static CbWhy *
explain (const Question *question, CbEffort *effort)
{
  CbThought *thought = question->thought;
  g_autoptr (CbReason) reason = NULL;
  const CbMarks *marks;

  cb_thought_read (thought, &(CbEffort) { 0 });
  marks = cb_deduction_get_marks (thought->deduction, thought->entries->len);
  reason = cb_deduction_explain (thought->deduction, thought->entries->len, question->card,
                                 question->holder, effort);
  return cb_why_new (thought->setup, cb_marks_get (marks, question->card, question->holder),
                     reason);
}

static gpointer
explain_in_thread (gpointer input, const gint *cancelled)
{
  return explain (input, &(CbEffort) { MAX_UNITS, cancelled });
}

static Question *
ask (CbCase *self, guint n_entries, guint card, guint holder)
{
  Question *question = g_new (Question, 1);

  question->thought = cb_conclusions_get_thought (self->conclusions, n_entries);
  question->card = card;
  question->holder = holder;
  return question;
}

/**
 * cb_case_explain:
 * @n_entries: how many entries are read
 * @effort: (nullable): how much may be spent; NULL for what can be done at once
 *
 * Returns: (transfer full): why @card and @holder have their mark; without entries and steps where
 *   the mark is maybe, where the entries contradict each other, or where the card is not dealt
 */
CbWhy *
cb_case_explain (CbCase *self, guint n_entries, guint card, guint holder, CbEffort *effort)
{
  Question *question;
  CbWhy *why;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  if (cb_case_get_mark (self, n_entries, card, holder) == CB_MARK_MAYBE ||
      !cb_case_is_consistent (self, n_entries))
    return cb_why_new (self->contents->setup, cb_case_get_mark (self, n_entries, card, holder),
                       NULL);
  question = ask (self, n_entries, card, holder);
  why = explain (question,
                 effort != NULL ? effort : &(CbEffort) { .n_left = CB_CONCLUSIONS_QUICK });
  question_free (question);
  return why;
}

/* In another thread, of the case as it is now. */
void
cb_case_explain_async (CbCase *self,
                       guint n_entries,
                       guint card,
                       guint holder,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (n_entries <= self->contents->entries->len);

  cb_work_start (self, cb_case_explain_async, ask (self, n_entries, card, holder), question_free,
                 explain_in_thread, (GDestroyNotify) cb_why_free, cancellable, callback, user_data);
}

/* Returns: (transfer full) (nullable): see cb_case_explain(); fails if cancelled */
CbWhy *
cb_case_explain_finish (CbCase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
cb_why_free (CbWhy *self)
{
  g_array_unref (self->entries);
  g_ptr_array_unref (self->steps);
  g_array_unref (self->depths);
  g_free (self);
}
