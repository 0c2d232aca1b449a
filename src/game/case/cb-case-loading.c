/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-private.h"

/* What there is in a file, as any thread can read it. */
typedef struct
{
  CbContents *contents;
  CbFileStamp stamp;
} Loaded;

static void
loaded_free (gpointer data)
{
  Loaded *self = data;

  g_clear_pointer (&self->contents, cb_contents_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loaded, loaded_free)

static Loaded *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (Loaded) self = g_new0 (Loaded, 1);
  g_autoptr (GBytes)
    bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &self->stamp, cancellable, error);

  if (bytes == NULL)
    return NULL;
  self->contents = cb_contents_read (bytes, error);
  return self->contents != NULL ? g_steal_pointer (&self) : NULL;
}

static CbCase *
make_case (GFile *file, Loaded *loaded)
{
  CbCase *self = cb_case_new_from_contents (g_steal_pointer (&loaded->contents));

  self->file = g_object_ref (file);
  cb_case_set_saved (self, self->contents, &loaded->stamp);
  return self;
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
  g_autoptr (Loaded) loaded = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  loaded = read_file (file, NULL, error);
  return loaded != NULL ? make_case (file, loaded) : NULL;
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

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  Loaded *loaded = read_file (data, cancellable, &error);

  if (loaded != NULL)
    g_task_return_pointer (task, loaded, loaded_free);
  else
    g_task_return_error (task, error);
}

/**
 * cb_case_load_async:
 * @file: a case file; the case is kept in it from now on
 * @cancellable: ends the waiting at once, however long the medium takes
 *
 * As cb_case_load(), in another thread.
 */
void
cb_case_load_async (GFile *file,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);

  g_return_if_fail (G_IS_FILE (file));

  g_task_set_source_tag (task, cb_case_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

/* Returns: (transfer full) (nullable): the case, as from cb_case_load() */
CbCase *
cb_case_load_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_autoptr (Loaded) loaded = NULL;

  g_return_val_if_fail (g_task_is_valid (result, file), NULL);

  loaded = g_task_propagate_pointer (G_TASK (result), error);
  return loaded != NULL ? make_case (file, loaded) : NULL;
}
