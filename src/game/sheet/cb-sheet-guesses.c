/* Which marks of the sheet rest on a guess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* An edition may only guess which cards have a trait, until the table settles that. Conclusions
 * from questions for such a trait hold only if the guess is right. Another thread deduces what
 * follows without these questions; marks that do not follow then are shown as guesses. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-sheet-private.h"
#include "cb-work-private.h"

/* What may be spent, in units of work: some seconds. Marks not found by then count as guesses. */
#define UNITS 2000000

/* Runs in another thread. */
static gpointer
conclude (gpointer input, CbEffort *effort)
{
  CbThought *thought = input;

  cb_thought_conclude (thought, effort);
  return thought;
}

/* If the work was cancelled, the sheet may be freed already. */
static void
concluded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbThought) thought = cb_work_finish (result, &error);
  CbSheet *self = user_data;

  if (error != NULL)
    return;

  self->sure = *cb_deduction_get_marks (thought->deduction, thought->entries->len);
  self->knows_sure = TRUE;
  cb_sheet_update (self);
}

void
cb_sheet_drop_guesses (CbSheet *self)
{
  cb_work_stop (&self->guesses);
  self->knows_sure = FALSE;
}

void
cb_sheet_update_guesses (CbSheet *self)
{
  guint generation = cb_case_get_generation (self->case_);
  guint n_read = cb_sheet_get_n_read (self);
  CbThought *thought;

  if (self->guesses != NULL && self->guesses_generation == generation &&
      self->guesses_n_read == n_read)
    return;
  cb_sheet_drop_guesses (self);
  thought = cb_conclusions_get_sure_thought (self->case_->conclusions, n_read);
  if (thought == NULL)
    return;
  self->guesses = g_cancellable_new ();
  self->guesses_generation = generation;
  self->guesses_n_read = n_read;
  cb_work_start (self->case_, "guesses", UNITS, thought, NULL, conclude,
                 (GDestroyNotify) cb_thought_free, self->guesses, concluded_cb, self);
}

/* Whether the mark of a known cell holds only if a guess is right. */
gboolean
cb_sheet_is_guess (CbSheet *self, guint card, guint holder)
{
  return self->knows_sure && cb_marks_get (&self->sure, card, holder) == CB_MARK_MAYBE;
}
