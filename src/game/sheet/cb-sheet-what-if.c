/* Suppositions: a sheet can show what would be known if something were so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Suppositions belong to this sheet alone: the case, its other sheets and entries recorded
 * meanwhile are not affected. */

#include "config.h"

#include "cb-sheet-private.h"
#include "cb-work.h"

static void
stop_working (CbSheet *self)
{
  cb_work_stop (&self->supposition);
  g_clear_pointer (&self->what_if, cb_what_if_unref);
}

/* Forgets all suppositions, without notifying. */
void
cb_sheet_drop_what_if (CbSheet *self)
{
  g_array_set_size (self->supposed, 0);
  stop_working (self);
}

/* If the work was cancelled, the sheet may be freed already. */
static void
supposed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbWhatIf *what_if = cb_work_finish (result, &error);
  CbSheet *self = user_data;

  if (error != NULL)
    return;

  self->what_if = what_if;
  cb_sheet_update (self);
  cb_sheet_notify_what_if (self);
}

void
cb_sheet_update_what_if (CbSheet *self)
{
  guint generation = cb_case_get_generation (self->case_);
  guint n_read = cb_sheet_get_n_read (self);

  if (self->supposed->len == 0)
    return;
  if (cb_case_get_assist (self->case_) == CB_ASSIST_NOTES)
    {
      cb_sheet_drop_what_if (self);
      cb_sheet_notify_what_if (self);
      return;
    }
  if (self->supposition != NULL && self->what_if_generation == generation &&
      self->what_if_n_read == n_read)
    return;

  stop_working (self);
  self->supposition = g_cancellable_new ();
  self->what_if_generation = generation;
  self->what_if_n_read = n_read;
  cb_case_suppose_async (self->case_, n_read, (const CbSupposed *) (gpointer) self->supposed->data,
                         self->supposed->len, self->supposition, supposed_cb, self);
}

/* Whether something can be supposed of the cell: it is open, and one more can be supposed. */
gboolean
cb_sheet_can_suppose (CbSheet *self, guint card, guint holder)
{
  g_return_val_if_fail (CB_IS_SHEET (self), FALSE);

  return cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
         cb_case_is_consistent (self->case_, cb_sheet_get_n_read (self)) &&
         self->supposed->len < CB_WHAT_IF_MAX &&
         cb_cell_get_mark (cb_sheet_get_cell (self, card, holder)) == CB_MARK_MAYBE;
}

/**
 * cb_sheet_suppose:
 * @mark: whether @holder is supposed to have @card, or not to have it
 *
 * Adds a supposition; the sheet now shows what would follow from all of them. The case stays as it
 * is.
 */
void
cb_sheet_suppose (CbSheet *self, guint card, guint holder, CbMark mark)
{
  CbSupposed supposed = { card, holder, mark };

  g_return_if_fail (CB_IS_SHEET (self));
  g_return_if_fail (mark != CB_MARK_MAYBE);

  if (!cb_sheet_can_suppose (self, card, holder))
    return;
  g_array_append_val (self->supposed, supposed);
  stop_working (self);
  cb_sheet_update (self);
  cb_sheet_notify_what_if (self);
}

/* Drops all suppositions, and shows again what is known. */
void
cb_sheet_stop_supposing (CbSheet *self)
{
  g_return_if_fail (CB_IS_SHEET (self));

  if (self->supposed->len == 0)
    return;
  cb_sheet_drop_what_if (self);
  cb_sheet_update (self);
  cb_sheet_notify_what_if (self);
}

gboolean
cb_sheet_get_supposing (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), FALSE);

  return self->supposed->len > 0;
}

/* (transfer none) (nullable): what would follow; NULL until it has been worked out */
CbWhatIf *
cb_sheet_get_what_if (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  return self->what_if;
}
