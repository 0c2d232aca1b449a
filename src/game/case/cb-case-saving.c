/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeping a case in its file. A change is on disk before anybody is told of it. Where that fails
 * the case goes on living in memory, says so, and is written as soon as that is possible again.
 * The command line waits for it; a window does not, see cb-case-background.c. */

#include "config.h"

#include "cb-case-private.h"

#define RETRY_SECONDS 3

static gboolean
retry_cb (gpointer data)
{
  CbCase *self = data;

  self->retry_id = 0;
  cb_case_save (self, NULL);
  return G_SOURCE_REMOVE;
}

/* @error: (transfer full) (nullable): why the file is not the case in memory */
void
cb_case_set_save_error (CbCase *self, GError *error)
{
  gboolean changed = error != NULL || self->save_error != NULL;

  g_clear_error (&self->save_error);
  self->save_error = error;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  if (error != NULL)
    self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  if (changed)
    cb_case_notify_save_error (self);
}

/* @saved: (nullable): what the file says */
void
cb_case_set_saved (CbCase *self, CbContents *saved, const CbFileStamp *stamp)
{
  g_clear_pointer (&self->saved, cb_contents_unref);
  self->saved = saved != NULL ? cb_contents_ref (saved) : NULL;
  self->stamp = *stamp;
}

/* Whether there is a file to write, or a place for one. */
gboolean
cb_case_has_place (CbCase *self)
{
  return self->file != NULL || self->place != NULL;
}

/**
 * cb_case_begin_writing:
 *
 * Returns: (transfer full): what takes to write the case as it is now, where it is kept
 */
CbCaseWriting *
cb_case_begin_writing (CbCase *self)
{
  CbCaseWriting *writing = cb_case_writing_new (cb_case_get_newest (self));

  if (self->file != NULL)
    {
      writing->file = g_object_ref (self->file);
      writing->stamp = self->stamp;
      writing->lock = self->lock;
    }
  else
    writing->place = cb_case_place_ref (self->place);
  return writing;
}

/* Takes note of what is in the file now, after @writing was run, whether that failed or not; it is
 * the one the case is kept in from now on. */
void
cb_case_note_written (CbCase *self, CbCaseWriting *writing)
{
  if (!writing->is_there)
    return;
  if (g_set_object (&self->file, writing->file))
    cb_case_watch_anew (self);
  g_clear_pointer (&self->place, cb_case_place_unref);
  cb_case_set_saved (self, writing->contents, &writing->stamp);
}

static gboolean
run (CbCase *self, CbCaseWriting *writing, GError **error)
{
  GError *problem = NULL;

  cb_case_writing_run (writing, NULL, &problem);
  if (problem != NULL && error != NULL)
    *error = g_error_copy (problem);
  cb_case_note_written (self, writing);
  cb_case_set_save_error (self, problem);
  return self->save_error == NULL;
}

/**
 * cb_case_save:
 *
 * Writes the case to its file, if it has one. Done by itself after every change, and every few
 * seconds after a failure; costs one synced write. In the background, it is only begun.
 *
 * Returns: whether the file is now the case in memory
 */
gboolean
cb_case_save (CbCase *self, GError **error)
{
  g_autoptr (CbCaseWriting) writing = NULL;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  if (!cb_case_has_place (self) || cb_case_get_read_only (self))
    return TRUE;
  if (self->background)
    {
      cb_case_work (self);
      return cb_case_is_saved (self);
    }
  writing = cb_case_begin_writing (self);
  return run (self, writing, error);
}

/* Whether whatever the case says is in its file, too. */
gboolean
cb_case_is_saved (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return cb_case_get_read_only (self) ||
         (self->file != NULL && self->save_error == NULL && self->elsewhere == CB_ELSEWHERE_SAME &&
          self->saved == cb_case_get_newest (self));
}

/**
 * cb_case_keep_in:
 * @file: where the case lives from now on; a file that is not there yet
 *
 * Returns: whether it could be written; else @error says why, and a case that was kept somewhere
 *   stays there. One that was not is written to @file as soon as possible, like any that could not
 *   be written
 */
gboolean
cb_case_keep_in (CbCase *self, GFile *file, GError **error)
{
  g_autoptr (CbCaseWriting) writing = NULL;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (!cb_contents_check_writable (self->contents, error))
    return FALSE;
  if (self->file == NULL)
    {
      self->file = g_object_ref (file);
      self->stamp = (CbFileStamp) { .sight = CB_FILE_ABSENT };
      writing = cb_case_begin_writing (self);
      return run (self, writing, error);
    }
  writing = cb_case_writing_new (cb_case_get_newest (self));
  writing->file = g_object_ref (file);
  writing->stamp.sight = CB_FILE_ABSENT;
  if (!cb_case_writing_run (writing, NULL, error))
    return FALSE;
  cb_case_note_written (self, writing);
  cb_case_set_save_error (self, NULL);
  return TRUE;
}

/* Returns: (transfer none) (nullable): the file the case is kept in */
GFile *
cb_case_get_file (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->file;
}

/* Returns: whether both are kept in the same file, which may have several names */
gboolean
cb_case_shares_file (CbCase *self, CbCase *other)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (CB_IS_CASE (other), FALSE);

  if (self->file == NULL || other->file == NULL)
    return FALSE;
  return g_file_equal (self->file, other->file) ||
         (self->stamp.inode != 0 && self->stamp.inode == other->stamp.inode &&
          self->stamp.device == other->stamp.device);
}

/* Returns: (nullable): why the file is not the case in memory */
const GError *
cb_case_get_save_error (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->save_error;
}
