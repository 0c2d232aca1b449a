/* The chances of a sheet's cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-cell-private.h"
#include "cb-chances.h"
#include "cb-sheet-private.h"
#include "cb-work.h"

/* Shows @chances (nullable) in the open cells. */
static void
set_chances (CbSheet *self, CbChances *chances)
{
  gboolean estimated = chances != NULL && !cb_chances_get_exact (chances);

  for (guint i = 0; i < self->cells->len; i++)
    {
      CbCell *cell = g_ptr_array_index (self->cells, i);
      gboolean open = chances != NULL && cb_cell_get_mark (cell) == CB_MARK_MAYBE;

      cb_cell_set_chance (
        cell,
        open ? cb_chances_get_chance (chances, cb_cell_get_card (cell), cb_cell_get_holder (cell))
             : -1,
        open && estimated);
    }
  if (self->chances == chances)
    return;
  g_clear_pointer (&self->chances, cb_chances_unref);
  self->chances = chances != NULL ? cb_chances_ref (chances) : NULL;
  g_object_notify (G_OBJECT (self), "chances");
}

/* (transfer none) (nullable): the chances that open cells show; NULL if none, or not yet known */
CbChances *
cb_sheet_get_chances (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  return self->chances;
}

/* If the work was cancelled, the sheet may be freed already. Chances that are not final are shown
 * until finer ones are computed. */
static void
computed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbChances) chances = cb_work_finish (result, &error);
  CbSheet *self = user_data;

  if (error != NULL)
    return;
  set_chances (self, chances);
  if (chances != NULL && !cb_chances_is_final (chances))
    cb_case_refine_chances_async (self->case_, chances, g_task_get_cancellable (G_TASK (result)),
                                  computed_cb, self);
}

/* Computes the chances again if the log has changed; pencil marks change no chances. */
void
cb_sheet_update_odds (CbSheet *self)
{
  gboolean wanted = self->show_odds && self->supposed->len == 0 &&
                    cb_case_get_assist (self->case_) == CB_ASSIST_ODDS;
  guint generation = cb_case_get_generation (self->case_);
  guint n_read = cb_sheet_get_n_read (self);

  if (wanted && self->odds != NULL && self->odds_generation == generation &&
      self->odds_n_read == n_read)
    return;

  cb_work_stop (&self->odds);
  set_chances (self, NULL);
  if (!wanted)
    return;

  self->odds = g_cancellable_new ();
  self->odds_generation = generation;
  self->odds_n_read = n_read;
  cb_case_compute_chances_async (self->case_, n_read, self->odds, computed_cb, self);
}
