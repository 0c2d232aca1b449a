/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes case files to the shelf, and copies others to it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-writing-private.h"
#include "cb-folder.h"
#include "cb-shelf-private.h"
#include "cb-versions.h"

/* A file to be written, with all that a thread needs for it. */
typedef struct
{
  GFile *source;
  char *title;
  CbCasePlace *place;

  CbContents *contents;
  CbFileStamp stamp;
} ShelfJob;

static void
job_free (gpointer data)
{
  ShelfJob *self = data;

  g_clear_object (&self->source);
  g_clear_pointer (&self->place, cb_case_place_unref);
  g_clear_pointer (&self->contents, cb_contents_unref);
  g_free (self->title);
  g_free (self);
}

/* (transfer full): a title fit for a file name: no separators, no leading dot, not too long. */
static char *
make_stem (const char *title)
{
  g_autofree char *stem = g_utf8_make_valid (title, -1);

  for (char *c = stem; *c != '\0'; c++)
    if (*c == '/' || g_ascii_iscntrl (*c))
      *c = '-';
  g_strstrip (stem);
  while (*stem == '.')
    *stem = '-';
  if (g_utf8_strlen (stem, -1) > 40)
    *g_utf8_offset_to_pointer (stem, 40) = '\0';
  return *stem != '\0' ? g_steal_pointer (&stem) : g_strdup (_ ("Case"));
}

static gboolean
read_source (ShelfJob *self, GBytes **bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes)
    read = cb_file_read (self->source, CB_CONTENTS_MAX_BYTES, &self->stamp, cancellable, error);

  self->contents = read != NULL ? cb_contents_read (read, error) : NULL;
  if (self->contents != NULL && bytes != NULL)
    *bytes = g_steal_pointer (&read);
  return self->contents != NULL;
}

static void
give_title (ShelfJob *self, const char *title)
{
  CbContents *copy = cb_contents_copy (self->contents);

  cb_contents_set_title (copy, title);
  cb_versions_follow (copy, self->contents);
  cb_contents_unref (self->contents);
  self->contents = copy;
}

/* Writes a new file. @bytes: (nullable): its exact contents; NULL to make them of the case */
static GFile *
write_new_file (ShelfJob *self, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (CbCaseWriting) writing = cb_case_writing_new (self->contents);

  writing->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  writing->place = cb_case_place_ref (self->place);
  if (!cb_case_writing_run (writing, cancellable, error))
    return NULL;
  return g_object_ref (writing->file);
}

static GFile *
rename_case (gpointer data, GCancellable *cancellable, GError **error)
{
  ShelfJob *self = data;
  g_autoptr (CbFileLock) lock = cb_file_lock (self->source, cancellable, error);
  g_autoptr (CbCaseWriting) writing = NULL;

  if (lock == NULL || !read_source (self, NULL, cancellable, error) ||
      !cb_contents_check_writable (self->contents, error))
    return NULL;
  give_title (self, self->title);
  writing = cb_case_writing_new (self->contents);
  writing->file = g_object_ref (self->source);
  writing->stamp = self->stamp;
  writing->lock = lock;
  if (!cb_case_writing_run (writing, cancellable, error))
    return NULL;
  return g_object_ref (self->source);
}

static GFile *
duplicate_case (gpointer data, GCancellable *cancellable, GError **error)
{
  ShelfJob *self = data;
  g_autofree char *title = NULL;

  if (!read_source (self, NULL, cancellable, error) ||
      !cb_contents_check_writable (self->contents, error))
    return NULL;
  /* Translators: the title of a copied case. */
  title = g_strdup_printf (_ ("%s (Copy)"), self->contents->shown_title);
  give_title (self, title);
  self->place->stem = make_stem (self->contents->shown_title);
  return write_new_file (self, NULL, cancellable, error);
}

static GFile *
import_case (gpointer data, GCancellable *cancellable, GError **error)
{
  ShelfJob *self = data;
  g_autoptr (GBytes) bytes = NULL;

  if (!read_source (self, &bytes, cancellable, error))
    return NULL;
  self->place->stem = make_stem (self->contents->shown_title);
  return write_new_file (self, bytes, cancellable, error);
}

static ShelfJob *
make_job (CbShelf *self, GFile *source)
{
  GFile *folder = cb_folder_list_get_folder (CB_FOLDER_LIST (self));
  g_autoptr (GFile) removed = cb_folder_get_removed (folder, NULL);
  ShelfJob *job = g_new0 (ShelfJob, 1);

  job->source = g_object_ref (source);
  job->place = cb_case_place_new (folder, removed, NULL);
  return job;
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  CbCase *case_ = g_task_get_task_data (task);
  CbShelf *self = CB_SHELF (g_task_get_source_object (task));
  GError *error = NULL;

  if (cb_case_file_keep_finish (CB_CASE_FILE (source), result, &error))
    g_task_return_pointer (task, g_object_ref (cb_shelf_show_case (self, case_)), g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * cb_shelf_add_async:
 * @case_: a case in memory only
 *
 * Keeps the case in a new file of the folder, named after its title. If writing fails, it is tried
 * again until it succeeds. Ends with cb_folder_list_write_finish().
 */
void
cb_shelf_add_async (CbShelf *self, CbCase *case_, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GFile) removed = NULL;
  g_autofree char *stem = NULL;
  GFile *folder;
  GTask *task;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_CASE (case_));

  folder = cb_folder_list_get_folder (CB_FOLDER_LIST (self));
  removed = cb_folder_get_removed (folder, NULL);
  stem = make_stem (cb_case_get_title (case_));
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_shelf_add_async);
  g_task_set_task_data (task, g_object_ref (case_), g_object_unref);
  cb_case_file_set_background (cb_case_get_file (case_));
  cb_case_file_keep_in_folder_async (cb_case_get_file (case_), folder, removed, stem, kept_cb,
                                     task);
}

/* Gives a case another title. Ends with cb_folder_list_write_finish(). */
void
cb_shelf_rename_async (CbShelf *self,
                       CbShelfItem *item,
                       const char *title,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  ShelfJob *job;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_SHELF_ITEM (item));

  job = make_job (self, cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  job->title = g_strdup (title);
  cb_folder_list_write_async (CB_FOLDER_LIST (self), rename_case, job, job_free, callback,
                              user_data);
}

/* Copies a case; the title of the copy says so. Ends with cb_folder_list_write_finish(). */
void
cb_shelf_duplicate_async (CbShelf *self,
                          CbShelfItem *item,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_SHELF_ITEM (item));

  cb_folder_list_write_async (CB_FOLDER_LIST (self), duplicate_case,
                              make_job (self, cb_folder_item_get_file (CB_FOLDER_ITEM (item))),
                              job_free, callback, user_data);
}

/* Copies a case file from elsewhere, byte for byte, even one of a newer version. A file that is on
 * the shelf already is not copied. Ends with cb_folder_list_write_finish(). */
void
cb_shelf_import_async (CbShelf *self, GFile *file, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  CbShelfItem *found;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (G_IS_FILE (file));

  found = cb_folder_list_find (CB_FOLDER_LIST (self), file);
  if (found == NULL)
    {
      cb_folder_list_write_async (CB_FOLDER_LIST (self), import_case, make_job (self, file),
                                  job_free, callback, user_data);
      return;
    }
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_shelf_import_async);
  g_task_return_pointer (task, g_object_ref (found), g_object_unref);
}
