/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does edits, undoes them and redoes them. An edit is announced once it is on disk, or once saving
 * has failed or takes long. If the next edit comes earlier, the one being saved is announced
 * first. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-case-take.h"
#include "cb-merge.h"
#include "cb-versions.h"

/* Drops conclusions from @old that do not hold after @edit. */
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
  self->contents = cb_contents_ref (cb_case_file_get_contents (self->file));
  cb_case_forget (self, edit, old);
  g_ptr_array_add (self->pending_to, edit);
  cb_case_tell (self, edit, old);
  cb_case_tell_taken_in (self);
}

/**
 * cb_case_settle_at:
 * @position: a place in the log as it was last announced
 *
 * Announces the edit that is still being saved, if there is one.
 *
 * Returns: the same place in the log after that edit
 */
guint
cb_case_settle_at (CbCase *self, guint position)
{
  const CbEdit *edit = self->pending;

  /* The edit is already reversed, ready to be undone: its @added are the entries that it removed,
   * and its @removed are those that it added. */
  if (edit != NULL && position >= edit->position + edit->added->len)
    position = position - edit->added->len + edit->removed->len;
  else if (edit != NULL && position > edit->position)
    position = edit->position;
  cb_case_settle (self);
  return position;
}

/* Saves @contents, the result of an edit, and then announces them. @edit is already the reverse of
 * that edit, and is added to @done. */
static void
bring (CbCase *self, CbEdit *edit, CbContents *contents, GPtrArray *done)
{
  self->pending = edit;
  self->pending_to = done;
  if (cb_case_file_put (self->file, contents))
    cb_case_settle (self);
}

/* Applies @edit (transfer full), and adds its reverse to @done. */
static void
cb_case_apply (CbCase *self, CbEdit *edit, GPtrArray *done)
{
  g_autoptr (CbContents) contents = cb_edit_apply (edit, self->contents);
  const char *label = edit->label;

  cb_edit_free (edit);
  if (self->contents->shared || cb_case_file_is_kept (self->file))
    cb_versions_follow (contents, self->contents);
  else
    cb_versions_begin (contents);
  bring (self, cb_edit_new_done (label, self->contents, contents), contents, done);
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

/* Replaces all that the case says by @contents, as one edit, announced once it is on disk.
 * @before: what undoing leads back to */
static void
exchange (CbCase *self, const char *label, CbContents *before, CbContents *contents)
{
  g_ptr_array_set_size (self->redo, 0);
  bring (self, cb_edit_new_done (label, before, contents), contents, self->undo);
}

void
cb_case_take (CbCase *self, const char *label, CbContents *contents)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (!cb_case_get_read_only (self));

  cb_case_settle (self);
  exchange (self, label, self->contents, contents);
}

/* Takes in what came from elsewhere; an edit that was still waiting is announced together with it.
 * Undoing brings back what the case said before; where both sides corrected the same entry, it
 * brings the correction that lost. */
static void
joined_cb (CbCase *self, CbContents *contents, const CbMergeLost *lost)
{
  gboolean both = lost->entries->len > 0 || lost->has_rules;
  const char *label = both ? _ ("Keep Newer Correction") : _ ("Changes From Elsewhere");
  g_autofree char *news = cb_merge_tell (cb_case_file_get_contents (self->file), contents, lost,
                                         &self->news_position);
  g_autoptr (CbContents) before = NULL;

  if (self->pending != NULL && self->pending_to == self->undo)
    {
      label = self->pending->label;
      g_clear_pointer (&self->pending, cb_edit_free);
    }
  g_set_str (&self->news,
             self->news != NULL ? _ ("This case was changed on another device") : news);
  cb_case_settle (self);
  before = cb_merge_put_lost (self->contents, lost);
  exchange (self, label, before, contents);
}

static void
renamed_cb (CbCase *self, const char *title)
{
  CbEdit *edit;

  cb_case_settle (self);
  edit = cb_edit_new_for_rest (_ ("Rename Case"), self->contents);
  cb_contents_set_title (edit->rest, title);
  cb_case_do (self, edit);
  cb_case_settle (self);
}

void
cb_case_follow_file (CbCase *self)
{
  g_signal_connect_object (self->file, "settled", G_CALLBACK (cb_case_settle), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file, "joined", G_CALLBACK (joined_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
}

void
cb_case_settle_dispute (CbCase *self, gboolean keep_mine)
{
  g_autoptr (CbContents) settled = NULL;

  g_return_if_fail (CB_IS_CASE (self));

  settled = cb_case_file_settle_dispute (self->file, keep_mine);
  cb_case_settle (self);
  exchange (self, keep_mine ? _ ("Keep My Version") : _ ("Take Other Version"), self->contents,
            settled);
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
