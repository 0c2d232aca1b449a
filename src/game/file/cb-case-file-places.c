/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Loads a case from its file, moves it to another file or to a new one, and writes it while the
 * caller waits, as the command line does. */

#include "config.h"

#include "cb-case-file-private.h"

/* How many times a caller that waits tries again to write, if somebody else wrote the file first. A
 * window does not wait. */
#define MAX_TRIES 100

/**
 * cb_case_file_load:
 * @location: a case file
 *
 * Waits for the medium. May be called from any thread.
 *
 * Returns: (transfer full) (nullable): the file; else @error says what is wrong with it, in words
 *   that follow its name
 */
CbCaseFile *
cb_case_file_load (GFile *location, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbContents) contents = NULL;
  CbFileStamp stamp;
  CbCaseFile *self;

  g_return_val_if_fail (G_IS_FILE (location), NULL);

  bytes = cb_file_read (location, CB_CONTENTS_MAX_BYTES, &stamp, cancellable, error);
  contents = bytes != NULL ? cb_contents_read (bytes, error) : NULL;
  if (contents == NULL)
    return NULL;
  self = cb_case_file_new (contents, contents->version > CB_FORMAT_VERSION);
  self->location = g_object_ref (location);
  _cb_case_file_set_saved (self, contents, &stamp);
  return self;
}

/**
 * cb_case_file_load_locked:
 * @location: a case file
 *
 * Loads a file that is to be written soon: until cb_case_file_unlock(), no other process of
 * Casebook writes in its folder, so that nothing that others record meanwhile gets in the way.
 */
CbCaseFile *
cb_case_file_load_locked (GFile *location, GError **error)
{
  g_autoptr (CbFileLock) lock = NULL;
  CbCaseFile *self;

  g_return_val_if_fail (G_IS_FILE (location), NULL);

  lock = cb_file_lock (location, NULL, error);
  self = lock != NULL ? cb_case_file_load (location, NULL, error) : NULL;
  if (self != NULL)
    self->lock = g_steal_pointer (&lock);
  return self;
}

/* Lets others write the file again. */
void
cb_case_file_unlock (CbCaseFile *self)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));

  g_clear_pointer (&self->lock, cb_file_lock_free);
}

/* Writes while the caller waits. A case that could not be moved stays in its old place. */
static gboolean
write_now (CbCaseFile *self, CbCaseWriting *writing, GError **error)
{
  g_autoptr (GError) problem = NULL;

  cb_case_writing_run (writing, NULL, &problem);
  _cb_case_file_note_written (self, writing);
  if (problem == NULL || !writing->is_move)
    {
      _cb_case_file_enter (self, problem != NULL ? CB_CASE_FILE_FAILED : CB_CASE_FILE_SAVED);
      _cb_case_file_set_save_error (self, problem);
    }
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Reads what others have written meanwhile. Returns whether it was joined with the case. */
static gboolean
join_now (CbCaseFile *self)
{
  g_autoptr (CbCaseLook) look = cb_case_look_new (self->location, self->wanted, &self->stamp);

  cb_case_look_run (look, NULL);
  if (look->verdict != CB_ELSEWHERE_SAME || look->theirs == NULL)
    return FALSE;
  _cb_case_file_take_in (self, look);
  return TRUE;
}

/**
 * cb_case_file_save:
 *
 * Writes the case, if it has a place, with one synced write; in the background, only begins that.
 * This also happens by itself after every change, and every few seconds after a failure.
 *
 * Returns: whether the file now has what the case in memory says
 */
gboolean
cb_case_file_save (CbCaseFile *self, GError **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  if (!cb_case_file_is_kept (self) || self->read_only)
    return TRUE;
  if (self->background)
    {
      if (self->state == CB_CASE_FILE_FAILED)
        _cb_case_file_start_writing (self);
      _cb_case_file_work (self);
      return cb_case_file_is_saved (self);
    }
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (CbCaseWriting) writing = _cb_case_file_make_writing (self);

      g_clear_error (&problem);
      if (write_now (self, writing, &problem))
        return TRUE;
      if (!g_error_matches (problem, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) || !join_now (self))
        break;
      if (cb_case_file_is_saved (self))
        return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Ends the move of a case to another place: whoever asked for the move is told whether the file was
 * written there. If it was not, the case keeps its old place. */
void
_cb_case_file_end_move (CbCaseFile *self, CbCaseWriting *writing, const GError *error)
{
  g_autoptr (GTask) move = g_steal_pointer (&self->move);

  if (error == NULL)
    {
      _cb_case_file_set_save_error (self, NULL);
      _cb_case_file_set_seen (self, NULL);
      if (!g_str_equal (writing->contents->title, self->wanted->title))
        g_signal_emit_by_name (self, "renamed", writing->contents->title);
      g_task_return_boolean (move, TRUE);
    }
  else
    {
      if (self->location == NULL)
        _cb_case_file_set_save_error (self, error);
      g_task_return_error (move, g_error_copy (error));
    }
}

/**
 * cb_case_file_keep_in:
 * @location: where the case is kept from now on; a file that does not exist yet
 *
 * Returns: whether it could be written; else @error says why, and a case that was kept somewhere
 *   stays there. A case that was in memory only is assigned to @location even then, and writing it
 *   there is tried again
 */
gboolean
cb_case_file_keep_in (CbCaseFile *self, GFile *location, GError **error)
{
  g_autoptr (CbCaseWriting) writing = NULL;

  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (location), FALSE);

  if (!cb_contents_check_writable (self->wanted, error))
    return FALSE;
  writing = cb_case_writing_new (self->wanted);
  writing->file = g_object_ref (location);
  writing->stamp.sight = CB_FILE_ABSENT;
  writing->is_move = self->location != NULL;
  if (!writing->is_move)
    {
      self->location = g_object_ref (location);
      self->stamp = writing->stamp;
    }
  return write_now (self, writing, error);
}

/* Moves the case. @place: (transfer full) (nullable): for a new file; NULL to use @location */
static void
move (CbCaseFile *self,
      GFile *location,
      CbCasePlace *place,
      GAsyncReadyCallback callback,
      gpointer user_data)
{
  CbCaseWriting *target = cb_case_writing_new (self->wanted);

  g_return_if_fail (self->move == NULL);

  target->file = location != NULL ? g_object_ref (location) : NULL;
  target->place = place;
  target->stamp.sight = location != NULL ? CB_FILE_ANY : CB_FILE_ABSENT;
  self->move = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (self->move, move);
  g_task_set_task_data (self->move, target, (GDestroyNotify) cb_case_writing_free);
  _cb_case_file_work (self);
}

/**
 * cb_case_file_keep_over_async:
 * @location: where the case is kept from now on; a file that is there is replaced
 *
 * Moves a case in the background, after the user has agreed to lose the file at @location. Ends
 * with cb_case_file_keep_finish().
 */
void
cb_case_file_keep_over_async (CbCaseFile *self,
                              GFile *location,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->background);

  move (self, location, NULL, callback, user_data);
}

/**
 * cb_case_file_keep_in_folder_async:
 * @folder: where the case, which is only in memory, gets a file
 * @reserved: (nullable): another folder, whose file names are avoided, too
 * @stem: what the name of the file begins with
 *
 * Gives a case in the background its file. If writing fails, it is tried again until it succeeds.
 * Ends with cb_case_file_keep_finish().
 */
void
cb_case_file_keep_in_folder_async (CbCaseFile *self,
                                   GFile *folder,
                                   GFile *reserved,
                                   const char *stem,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->background && self->location == NULL);

  self->place = cb_case_place_new (folder, reserved, stem);
  move (self, NULL, cb_case_place_ref (self->place), callback, user_data);
}

gboolean
cb_case_file_keep_finish (CbCaseFile *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * cb_case_file_keep_both:
 *
 * Leaves the file to whoever changed it: from now on the case is kept in a new file beside it, with
 * a number in its name and title. Ends with cb_case_file_keep_finish().
 */
void
cb_case_file_keep_both (CbCaseFile *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GFile) folder = NULL;
  g_autofree char *stem = NULL;
  CbCasePlace *place;

  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->seen != NULL);

  folder = g_file_get_parent (self->location);
  stem = g_file_get_basename (self->location);
  if (g_str_has_suffix (stem, CB_CASE_SUFFIX))
    stem[strlen (stem) - strlen (CB_CASE_SUFFIX)] = '\0';
  place = cb_case_place_new (folder, NULL, stem);
  place->numbers_title = TRUE;
  move (self, NULL, place, callback, user_data);
}
