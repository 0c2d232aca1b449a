/* cb-case-saving.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Keeping a case in its file. A change is written, atomically and synced, before anybody is told
 * of it. Where that fails the case goes on living in memory, says so, and is written as soon as
 * that is possible again. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-game-error.h"

#define RETRY_SECONDS 3

static gboolean
retry_cb (gpointer data)
{
  CbCase *self = data;

  self->retry_id = 0;
  cb_case_save (self, NULL);
  return G_SOURCE_REMOVE;
}

static void
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

/**
 * cb_case_save:
 *
 * Writes the case to its file, if it has one. Done by itself after every change, and every few
 * seconds after a failure; costs one synced write.
 *
 * Returns: whether the file is now the case in memory
 */
gboolean
cb_case_save (CbCase *self, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  GError *problem = NULL;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  if (self->file == NULL || cb_case_get_read_only (self))
    return TRUE;

  bytes = cb_case_to_bytes (self);
  if (self->lock != NULL)
    cb_file_write_locked (self->lock, bytes, &self->stamp, NULL, &problem);
  else
    cb_file_write (self->file, bytes, &self->stamp, NULL, &problem);
  if (problem != NULL && error != NULL)
    *error = g_error_copy (problem);
  cb_case_set_save_error (self, problem);
  return self->save_error == NULL;
}

/* A case of a newer version cannot be written, lest something of it be lost. */
gboolean
cb_case_check_writable (CbCase *self, GError **error)
{
  if (!cb_case_get_read_only (self))
    return TRUE;
  g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY,
               _ ("was written by a newer Casebook (version %d); it can be looked at only"),
               cb_case_get_version (self));
  return FALSE;
}

static gboolean
keep (CbCase *self, GFile *file, CbFileSight sight, GError **error)
{
  g_autoptr (GFile) old = NULL;
  CbFileStamp old_stamp = self->stamp;

  if (!cb_case_check_writable (self, error))
    return FALSE;
  old = g_steal_pointer (&self->file);
  self->file = g_object_ref (file);
  self->stamp = (CbFileStamp) { .sight = sight };
  if (cb_case_save (self, error))
    return TRUE;

  if (old != NULL)
    {
      g_set_object (&self->file, old);
      self->stamp = old_stamp;
      cb_case_save (self, NULL);
    }
  return FALSE;
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
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return keep (self, file, CB_FILE_ABSENT, error);
}

/* The same in the place of whatever there is, where its owner has agreed to that. */
gboolean
cb_case_keep_over (CbCase *self, GFile *file, GError **error)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return keep (self, file, CB_FILE_ANY, error);
}

/* Returns: (transfer none) (nullable): the file the case is kept in */
GFile *
cb_case_get_file (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->file;
}

/* Returns: (nullable): why the file is not the case in memory */
const GError *
cb_case_get_save_error (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);

  return self->save_error;
}

/**
 * cb_case_load:
 * @file: a case file; the case is kept in it from now on
 *
 * Returns: (transfer full) (nullable): the case; else @error says what is wrong with the file, in
 *   words that follow its name
 */
CbCase *
cb_case_load (GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  CbFileStamp stamp;
  CbCase *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &stamp, NULL, error);
  if (bytes == NULL)
    return NULL;
  self = cb_case_new_from_bytes (bytes, error);
  if (self == NULL)
    return NULL;
  self->file = g_object_ref (file);
  self->stamp = stamp;
  return self;
}

/**
 * cb_case_load_locked:
 * @file: a case file
 *
 * Loads a case to change and save it at once: until cb_case_unlock(), nobody else of ours writes
 * in the folder of @file, and so nothing that others record meanwhile can be in the way.
 *
 * Returns: (transfer full) (nullable): the case, as from cb_case_load()
 */
CbCase *
cb_case_load_locked (GFile *file, GError **error)
{
  g_autoptr (CbFileLock) lock = NULL;
  CbCase *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  lock = cb_file_lock (file, NULL, error);
  self = lock != NULL ? cb_case_load (file, error) : NULL;
  if (self != NULL)
    self->lock = g_steal_pointer (&lock);
  return self;
}

/* Lets others write the file of the case again. */
void
cb_case_unlock (CbCase *self)
{
  g_return_if_fail (CB_IS_CASE (self));

  g_clear_pointer (&self->lock, cb_file_lock_free);
}
