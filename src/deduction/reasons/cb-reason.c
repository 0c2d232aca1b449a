/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-reason.h"

#include "cb-proof-private.h"
#include "cb-trial-private.h"

/* Makes the trial of the opposite of the mark: entries that rule it out imply the mark. */
static CbTrial
begin_trial (const CbDeduction *deduction,
             guint n_entries,
             const CbLiteral *literal,
             CbEffort *effort)
{
  guint8 denied = literal->mark == CB_MARK_YES ? 0 : 1;

  return (CbTrial) {
    .deduction = deduction,
    .n_entries = n_entries,
    .denies = TRUE,
    .denied = { .cards = cb_card_set_of (literal->card),
                .min = denied,
                .max = denied,
                .holder = (guint8) literal->holder },
    .effort = effort,
  };
}

static GArray *
list_entries (guint n)
{
  GArray *entries = g_array_sized_new (FALSE, FALSE, sizeof (guint), n);

  for (guint i = 0; i < n; i++)
    g_array_append_val (entries, i);
  return entries;
}

/* (transfer full): the entries that the steps cite */
static GArray *
list_cited (GPtrArray *steps, guint n_entries)
{
  g_autofree gboolean *cited = g_new0 (gboolean, n_entries + 1);
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < steps->len; i++)
    {
      GArray *its = ((const CbReasonStep *) g_ptr_array_index (steps, i))->entries;

      for (guint j = 0; j < its->len; j++)
        cited[g_array_index (its, guint, j)] = TRUE;
    }
  for (guint i = 0; i < n_entries; i++)
    if (cited[i])
      g_array_append_val (entries, i);
  return entries;
}

/* Finds the easiest way to @goal from @entries that a person would find, if there is one.
 *
 * @cost: (out): what the way costs; less is easier
 * Returns: (transfer full) (nullable): the steps */
static GPtrArray *
find_easy_way (const CbDeduction *deduction,
               guint n_entries,
               GArray *entries,
               const CbLiteral *goal,
               CbEffort *effort,
               guint *cost)
{
  g_auto (CbProof) proof = { 0 };

  cb_proof_init (&proof, deduction, n_entries, entries);
  if (!cb_proof_show_easily (&proof, goal, effort))
    return NULL;
  *cost = proof.steps->len > 0 ? cb_proof_get_cost (&proof) : 0;
  return g_steal_pointer (&proof.steps);
}

/* Leaves out entries, the latest first, without which the way is no harder. Each step was found by
 * the way easiest for it alone, so together they may use more entries than needed. */
static void
thin_out (CbReason *self,
          const CbDeduction *deduction,
          guint n_entries,
          const CbLiteral *goal,
          CbEffort *effort,
          guint cost)
{
  for (guint i = self->entries->len; i-- > 0;)
    {
      g_autoptr (GArray) fewer = g_array_copy (self->entries);
      g_autoptr (GPtrArray) steps = NULL;
      guint its_cost;

      g_array_remove_index (fewer, i);
      steps = find_easy_way (deduction, n_entries, fewer, goal, effort, &its_cost);
      if (steps == NULL || its_cost > cost)
        continue;
      cost = its_cost;
      g_ptr_array_unref (self->steps);
      self->steps = g_steal_pointer (&steps);
      g_array_unref (self->entries);
      self->entries = list_cited (self->steps, n_entries);
      i = MIN (i, self->entries->len);
    }
}

static gboolean
explain_easily (CbReason *self,
                const CbDeduction *deduction,
                guint n_entries,
                const CbLiteral *goal,
                CbEffort *effort)
{
  g_autoptr (GArray) all = list_entries (n_entries);
  CbTrial trial;
  guint cost;

  self->steps = find_easy_way (deduction, n_entries, all, goal, effort, &cost);
  if (self->steps == NULL)
    return FALSE;
  self->entries = list_cited (self->steps, n_entries);
  thin_out (self, deduction, n_entries, goal, effort, cost);
  trial = begin_trial (deduction, n_entries, goal, effort);
  cb_trial_complete_core (&trial, self->entries);
  self->complete = TRUE;
  return TRUE;
}

/* Explains from as few of the entries as possible, whatever has to be supposed for that. */
static void
explain_by_few (CbReason *self,
                const CbDeduction *deduction,
                guint n_entries,
                const CbLiteral *goal,
                CbEffort *effort)
{
  g_auto (CbProof) proof = { 0 };
  CbEffort part = cb_effort_take (effort, effort->n_left / 4 * 3);
  CbTrial trial;

  trial = begin_trial (deduction, n_entries, goal, &part);
  self->entries = cb_trial_find_core (&trial, &self->complete);
  cb_effort_give_back (effort, &part);
  cb_proof_init (&proof, deduction, n_entries, self->entries);
  self->complete &= cb_proof_show (&proof, goal, effort);
  self->steps = g_steal_pointer (&proof.steps);
}

static CbReason *
explain (const CbDeduction *self, guint n_entries, const CbLiteral *goal, CbEffort *effort)
{
  CbReason *reason = g_new0 (CbReason, 1);
  CbEffort part = cb_effort_take (effort, effort->n_left / 2);
  gboolean easily = explain_easily (reason, self, n_entries, goal, &part);

  cb_effort_give_back (effort, &part);
  if (!easily)
    explain_by_few (reason, self, n_entries, goal, effort);
  return reason;
}

/* Returns the entry, if all that the reason says is that the mark was known before it. */
static guint
find_known_before (const CbReason *self)
{
  const CbReasonStep *only = self->steps->len == 1 ? g_ptr_array_index (self->steps, 0) : NULL;

  return only != NULL && only->source == CB_SOURCE_BEFORE ? g_array_index (only->entries, guint, 0)
                                                          : CB_NO_ENTRY;
}

/**
 * cb_deduction_explain:
 * @n_entries: how many of the entries are looked at
 * @card: a card
 * @holder: a holder
 * @effort: how much may be spent
 *
 * Finds the easiest way to the mark, from any entries, by plain rules and, where these are not
 * enough, by suppositions; else a way from as few entries as possible. What was known before cards
 * changed hands unseen is explained as of that time.
 *
 * Returns: (transfer full) (nullable): the reason of the mark, not complete where the effort ended
 *   first; NULL where the mark is maybe, or nothing is consistent. Cost: a millisecond or less
 *   where the rules reach the mark; else some dozens of searches for a deal, more where many
 *   entries take part
 */
CbReason *
cb_deduction_explain (const CbDeduction *self,
                      guint n_entries,
                      guint card,
                      guint holder,
                      CbEffort *effort)
{
  const CbMarks *marks;
  CbReason *reason;
  CbLiteral goal;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);
  g_return_val_if_fail (card < CB_MAX_CARDS && holder < CB_MAX_HOLDERS, NULL);

  marks = cb_deduction_get_marks (self, n_entries);
  goal = (CbLiteral) { card, holder, cb_marks_get (marks, card, holder) };
  if (!marks->consistent || goal.mark == CB_MARK_MAYBE)
    return NULL;

  reason = explain (self, n_entries, &goal, effort);
  for (guint entry; (entry = find_known_before (reason)) != CB_NO_ENTRY;)
    {
      cb_reason_free (reason);
      reason = explain (self, entry, &goal, effort);
    }
  return reason;
}

void
cb_reason_free (CbReason *self)
{
  g_array_unref (self->entries);
  g_ptr_array_unref (self->steps);
  g_free (self);
}
