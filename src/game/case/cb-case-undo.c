/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Doing edits, taking them back and doing them again. An edit is told of when it is on disk, or
 * when that is known to fail or to take its time; whoever comes with the next one before does not
 * wait: then the first is told of at once. */

#include "config.h"

#include "cb-case-private.h"

/* What was concluded from @old and does not hold after @edit. */
static void
cb_case_forget (CbCase *self, const CbEdit *edit, const CbContents *old)
{
  CbContents *contents = self->contents;

  if (contents->setup != old->setup)
    {
      cb_conclusions_free (self->conclusions);
      self->conclusions = cb_conclusions_new (contents->setup);
      cb_conclusions_splice (self->conclusions, 0, contents->entries);
    }
  else if (edit->removed->len + edit->added->len > 0)
    cb_conclusions_splice (self->conclusions, edit->position, contents->entries);
  else
    return;
  g_ptr_array_set_size (self->searches, 0);
  cb_case_stop_thinking (self);
  self->generation++;
}

void
cb_case_settle (CbCase *self)
{
  CbEdit *edit = g_steal_pointer (&self->pending);
  g_autoptr (CbContents) old = NULL;

  if (edit == NULL)
    return;
  old = g_steal_pointer (&self->contents);
  self->contents = g_steal_pointer (&self->next);
  cb_case_forget (self, edit, old);
  g_ptr_array_add (self->pending_to, edit);
  cb_case_tell (self, edit, old);
  cb_case_tell_taken_in (self);
}

/**
 * cb_case_settle_at:
 * @position: in the log as it is shown
 *
 * Does what waits to be told of.
 *
 * Returns: the same place in the log as it is then
 */
guint
cb_case_settle_at (CbCase *self, guint position)
{
  const CbEdit *edit = self->pending;

  /* The edit is turned round: what it would add is what was there. */
  if (edit != NULL && position >= edit->position + edit->added->len)
    position = position - edit->added->len + edit->removed->len;
  else if (edit != NULL && position > edit->position)
    position = edit->position;
  cb_case_settle (self);
  return position;
}

CbContents *
cb_case_get_newest (CbCase *self)
{
  return self->next != NULL ? self->next : self->contents;
}

/* Does @edit, which turns it round, saves, then tells. @done takes @edit over. */
static void
cb_case_apply (CbCase *self, CbEdit *edit, GPtrArray *done)
{
  self->next = cb_edit_apply (edit, self->contents);
  self->pending = edit;
  self->pending_to = done;
  if (cb_case_write (self))
    cb_case_settle (self);
}

void
cb_case_do (CbCase *self, CbEdit *edit)
{
  if (cb_case_get_read_only (self))
    {
      cb_edit_free (edit);
      return;
    }
  cb_case_settle (self);
  g_ptr_array_set_size (self->redo, 0);
  cb_case_apply (self, edit, self->undo);
}

static gboolean
cb_case_take_back (CbCase *self, GPtrArray *from, GPtrArray *to)
{
  cb_case_settle (self);
  if (from->len == 0 || cb_case_get_read_only (self))
    return FALSE;

  cb_case_apply (self, g_ptr_array_steal_index (from, from->len - 1), to);
  return TRUE;
}

/* Returns: whether there was anything to take back */
gboolean
cb_case_undo (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return cb_case_take_back (self, self->undo, self->redo);
}

/* Returns: whether there was anything to do again */
gboolean
cb_case_redo (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return cb_case_take_back (self, self->redo, self->undo);
}

gboolean
cb_case_get_can_undo (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->undo->len > 0;
}

gboolean
cb_case_get_can_redo (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->redo->len > 0;
}

static const char *
get_last_label (GPtrArray *edits)
{
  return edits->len > 0 ? ((CbEdit *) g_ptr_array_index (edits, edits->len - 1))->label : NULL;
}

/* Returns: (nullable): what undoing takes back, translated: "Record Entry" */
const char *
cb_case_get_undo_label (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return get_last_label (self->undo);
}

/* Returns: (nullable): what redoing does again, translated */
const char *
cb_case_get_redo_label (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return get_last_label (self->redo);
}
