/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-reason.h"

#include "cb-proof-private.h"
#include "cb-trial-private.h"

/* A card that is not dealt is nowhere, and no entry is needed to know that. */
static GArray *
find_entries (const CbDeduction *deduction,
              guint n_entries,
              const CbLiteral *literal,
              CbEffort *effort,
              gboolean *is_minimal)
{
  guint8 denied = literal->mark == CB_MARK_YES ? 0 : 1;
  CbTrial trial = {
    .deduction = deduction,
    .n_entries = n_entries,
    .denies = TRUE,
    .denied = { .cards = cb_card_set_of (literal->card),
                .min = denied,
                .max = denied,
                .holder = (guint8) literal->holder },
    .effort = effort,
  };

  return cb_trial_find_core (&trial, is_minimal);
}

/**
 * cb_deduction_explain:
 * @n_entries: how many of the entries are looked at
 * @card: a card
 * @holder: a holder
 * @effort: how much may be spent
 *
 * Returns: (transfer full) (nullable): the reason of the mark, which says so where the effort ended
 *   first; NULL where there is none: the mark is maybe, or nothing is consistent. Cost: some dozens
 * of searches for a deal, more where many entries take part
 */
CbReason *
cb_deduction_explain (const CbDeduction *self,
                      guint n_entries,
                      guint card,
                      guint holder,
                      CbEffort *effort)
{
  const CbMarks *marks;
  g_auto (CbProof) proof = { 0 };
  CbReason *reason;
  CbEffort part;
  CbLiteral goal;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);
  g_return_val_if_fail (card < CB_MAX_CARDS && holder < CB_MAX_HOLDERS, NULL);

  marks = cb_deduction_get_marks (self, n_entries);
  goal = (CbLiteral) { card, holder, cb_marks_get (marks, card, holder) };
  if (!marks->consistent || goal.mark == CB_MARK_MAYBE)
    return NULL;

  reason = g_new0 (CbReason, 1);
  part = cb_effort_take (effort, effort->n_left / 4 * 3);
  reason->entries = find_entries (self, n_entries, &goal, &part, &reason->complete);
  cb_effort_give_back (effort, &part);
  cb_proof_init (&proof, self, reason->entries);
  reason->complete &= cb_proof_show (&proof, &goal, effort);
  reason->steps = g_steal_pointer (&proof.steps);
  return reason;
}

void
cb_reason_free (CbReason *self)
{
  g_array_unref (self->entries);
  g_ptr_array_unref (self->steps);
  g_free (self);
}
