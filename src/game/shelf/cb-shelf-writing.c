/* cb-shelf-writing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Files that come onto the shelf, or are written there: however long the medium takes, whoever
 * asked for it lives on meanwhile. What is written is listed before they are told. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-shelf-private.h"

typedef struct _Job Job;

/* One file that is to be written, as any thread can do it; @contents, @result and @stamp are what
 * came of it. */
struct _Job
{
  gboolean (*run) (Job *self, GCancellable *cancellable, GError **error);
  GFile *source;
  char *title;
  CbCasePlace *place;

  CbContents *contents;
  GFile *result;
  CbFileStamp stamp;
};

static void
job_free (gpointer data)
{
  Job *self = data;

  g_clear_object (&self->source);
  g_clear_object (&self->result);
  g_clear_pointer (&self->place, cb_case_place_unref);
  g_clear_pointer (&self->contents, cb_contents_unref);
  g_free (self->title);
  g_free (self);
}

static gboolean
read_source (Job *self, GBytes **bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes)
    read = cb_file_read (self->source, CB_CONTENTS_MAX_BYTES, &self->stamp, cancellable, error);

  self->contents = read != NULL ? cb_contents_read (read, error) : NULL;
  if (self->contents != NULL && bytes != NULL)
    *bytes = g_steal_pointer (&read);
  return self->contents != NULL;
}

static void
give_title (Job *self, const char *title)
{
  CbContents *copy = cb_contents_copy (self->contents);

  cb_contents_set_title (copy, title);
  cb_contents_unref (self->contents);
  self->contents = copy;
}

/* (nullable) @bytes: the file word by word */
static gboolean
write_new_file (Job *self, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (CbCaseWriting) writing = cb_case_writing_new (self->contents);

  writing->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  writing->place = cb_case_place_ref (self->place);
  if (!cb_case_writing_run (writing, cancellable, error))
    return FALSE;
  self->result = g_object_ref (writing->file);
  self->stamp = writing->stamp;
  return TRUE;
}

static gboolean
run_rename (Job *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (CbFileLock) lock = cb_file_lock (self->source, cancellable, error);
  g_autoptr (GBytes) bytes = NULL;

  if (lock == NULL || !read_source (self, NULL, cancellable, error) ||
      !cb_contents_check_writable (self->contents, error))
    return FALSE;
  give_title (self, self->title);
  bytes = cb_contents_write (self->contents);
  self->result = g_object_ref (self->source);
  return cb_file_write_locked (lock, bytes, &self->stamp, cancellable, error);
}

static gboolean
run_duplicate (Job *self, GCancellable *cancellable, GError **error)
{
  g_autofree char *title = NULL;

  if (!read_source (self, NULL, cancellable, error) ||
      !cb_contents_check_writable (self->contents, error))
    return FALSE;
  /* Translators: the title of a copied case. */
  title = g_strdup_printf (_ ("%s (Copy)"), self->contents->shown_title);
  give_title (self, title);
  self->place->stem = cb_shelf_make_stem (self->contents->shown_title);
  return write_new_file (self, NULL, cancellable, error);
}

static gboolean
run_import (Job *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!read_source (self, &bytes, cancellable, error))
    return FALSE;
  self->place->stem = cb_shelf_make_stem (self->contents->shown_title);
  return write_new_file (self, bytes, cancellable, error);
}

static void
job_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (job->run (job, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbShelf *self = CB_SHELF (source);
  g_autoptr (GTask) task = G_TASK (user_data);
  Job *job = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      g_task_return_error (task, error);
      return;
    }
  g_task_return_pointer (
    task, g_object_ref (cb_shelf_list (self, job->result, job->contents, &job->stamp)),
    g_object_unref);
}

/* (transfer full) @job, @task */
static void
start (CbShelf *self, Job *job, GTask *task)
{
  g_autoptr (GTask) thread = g_task_new (self, NULL, done_cb, task);

  g_task_set_source_tag (thread, start);
  g_task_set_task_data (thread, job, job_free);
  g_task_set_priority (thread, G_PRIORITY_HIGH);
  g_task_run_in_thread (thread, job_thread);
}

static GTask *
make_task (CbShelf *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);

  g_task_set_source_tag (task, make_task);
  return task;
}

static Job *
make_job (CbShelf *self,
          gboolean (*run) (Job *job, GCancellable *cancellable, GError **error),
          GFile *source)
{
  Job *job = g_new0 (Job, 1);

  job->run = run;
  job->source = g_object_ref (source);
  job->place = cb_case_place_new (self->folder, self->removed, NULL);
  return job;
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCase *case_ = CB_CASE (source);
  g_autoptr (GTask) task = G_TASK (user_data);
  CbShelf *self = CB_SHELF (g_task_get_source_object (task));
  GError *error = NULL;

  if (cb_case_keep_finish (case_, result, &error))
    g_task_return_pointer (task, g_object_ref (cb_shelf_show_case (self, case_)), g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * cb_shelf_add_async:
 * @case_: a case in memory only
 *
 * Keeps it in a new file of the folder, named after its title; if that cannot be written now, it is
 * as soon as possible. Ends with cb_shelf_write_finish().
 */
void
cb_shelf_add_async (CbShelf *self, CbCase *case_, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autofree char *stem = NULL;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_CASE (case_));

  stem = cb_shelf_make_stem (cb_case_get_title (case_));
  cb_case_set_background (case_);
  cb_case_keep_in_folder_async (case_, self->folder, self->removed, stem, kept_cb,
                                make_task (self, callback, user_data));
}

/* Ends with cb_shelf_write_finish(). */
void
cb_shelf_rename_async (CbShelf *self,
                       CbShelfItem *item,
                       const char *title,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  Job *job;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_SHELF_ITEM (item));

  job = make_job (self, run_rename, cb_shelf_item_get_file (item));
  job->title = g_strdup (title);
  start (self, job, make_task (self, callback, user_data));
}

/* The copy says in its title that it is one. Ends with cb_shelf_write_finish(). */
void
cb_shelf_duplicate_async (CbShelf *self,
                          CbShelfItem *item,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_SHELF_ITEM (item));

  start (self, make_job (self, run_duplicate, cb_shelf_item_get_file (item)),
         make_task (self, callback, user_data));
}

/* Copies a case file from elsewhere, byte for byte: one of a newer version, too. One that is on the
 * shelf stays as it is. Ends with cb_shelf_write_finish(). */
void
cb_shelf_import_async (CbShelf *self, GFile *file, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;
  CbShelfItem *found;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (G_IS_FILE (file));

  task = make_task (self, callback, user_data);
  found = cb_shelf_find (self, file);
  if (found == NULL)
    {
      start (self, make_job (self, run_import, file), task);
      return;
    }
  g_task_return_pointer (task, g_object_ref (found), g_object_unref);
  g_object_unref (task);
}

/* Returns: (transfer full) (nullable): the item of what was written; else @error says why nothing
 *   was, in words that follow the name of the file */
CbShelfItem *
cb_shelf_write_finish (CbShelf *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
