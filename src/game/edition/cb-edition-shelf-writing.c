/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes edition files to the shelf, and copies others to it. */

#include "config.h"

#include "cb-edition-file.h"
#include "cb-edition-shelf.h"
#include "cb-file.h"
#include "cb-work.h"

/* A file to be written, with all that a thread needs for it. */
typedef struct
{
  GFile *target;
  GFile *source;      /* the file to write over or to copy; NULL for none */
  CbEdition *edition; /* what to write; NULL to copy, with a new id and perhaps a new name */
  char *id;
  char *name;
} EditionJob;

static void
job_free (gpointer data)
{
  EditionJob *self = data;

  g_object_unref (self->target);
  g_clear_object (&self->source);
  g_clear_pointer (&self->edition, cb_edition_unref);
  g_free (self->id);
  g_free (self->name);
  g_free (self);
}

/* Replaces the names in all languages by a single name. */
static void
give_name (GKeyFile *keys, const char *name)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, "Edition", NULL, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_prefix (names[i], "Name["))
      g_key_file_remove_key (keys, "Edition", names[i], NULL);
  g_key_file_set_string (keys, "Edition", "Name", name);
}

/* (transfer full): the file with another id, and another name unless @name is NULL. */
static GBytes *
give_id (GBytes *bytes, const char *id, const char *name)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  gsize size;
  char *data;

  g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS,
                              NULL);
  g_key_file_set_string (keys, "Edition", "Id", id);
  if (name != NULL)
    give_name (keys, name);
  data = g_key_file_to_data (keys, &size, NULL);
  return g_bytes_new_take (data, size);
}

static GBytes *
make_bytes (EditionJob *self, GBytes *source)
{
  if (self->edition == NULL)
    return self->id != NULL ? give_id (source, self->id, self->name) : g_bytes_ref (source);
  if (source == NULL)
    return cb_edition_to_key_file (self->edition);
  return cb_edition_to_key_file_over (self->edition, source);
}

static GFile *
write_edition (gpointer data, GCancellable *cancellable, GError **error)
{
  EditionJob *self = data;
  CbFileStamp seen = { .sight = CB_FILE_ABSENT };
  CbFileStamp stamp;
  g_autoptr (GBytes) source = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (self->source != NULL)
    {
      source = cb_file_read (self->source, CB_EDITION_MAX_BYTES, &stamp, cancellable, error);
      if (source == NULL)
        return NULL;
      if (g_file_equal (self->source, self->target))
        seen = stamp;
    }
  bytes = make_bytes (self, source);
  if (!cb_file_check_size (bytes, CB_EDITION_MAX_BYTES, error) ||
      !cb_file_write (self->target, bytes, &seen, cancellable, error))
    return NULL;
  return g_object_ref (self->target);
}

static GFile *
get_file (CbEditionShelf *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".edition", NULL);

  return g_file_get_child (cb_folder_list_get_folder (CB_FOLDER_LIST (self)), name);
}

static void
start (CbEditionShelf *self, EditionJob *job, GAsyncReadyCallback callback, gpointer user_data)
{
  cb_folder_list_write_async (CB_FOLDER_LIST (self), write_edition, job, job_free, callback,
                              user_data);
}

/**
 * cb_edition_shelf_put_async:
 * @edition: an edition with an id from cb_edition_shelf_make_id(), or with the id of an edition on
 *   the shelf. The latter is replaced, except for its texts in other languages
 *
 * Ends with cb_folder_list_write_finish().
 */
void
cb_edition_shelf_put_async (CbEditionShelf *self,
                            CbEdition *edition,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  CbEditionItem *found;
  EditionJob *job;

  g_return_if_fail (CB_IS_EDITION_SHELF (self));

  found = cb_edition_shelf_find (self, cb_edition_get_id (edition));
  job = g_new0 (EditionJob, 1);
  job->edition = cb_edition_ref (edition);
  if (found != NULL)
    job->source = g_object_ref (cb_folder_item_get_file (CB_FOLDER_ITEM (found)));
  job->target = found != NULL ? g_object_ref (job->source)
                              : get_file (self, cb_edition_get_id (edition));
  start (self, job, callback, user_data);
}

/**
 * cb_edition_shelf_duplicate_async:
 * @name: the name for the copy of the edition of @item
 *
 * Ends with cb_folder_list_write_finish().
 */
void
cb_edition_shelf_duplicate_async (CbEditionShelf *self,
                                  CbEditionItem *item,
                                  const char *name,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  EditionJob *job;

  g_return_if_fail (CB_IS_EDITION_SHELF (self));
  g_return_if_fail (CB_IS_EDITION_ITEM (item));

  job = g_new0 (EditionJob, 1);
  job->source = g_object_ref (cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  job->id = cb_edition_shelf_make_id (self, name);
  job->name = g_strdup (name);
  job->target = get_file (self, job->id);
  start (self, job, callback, user_data);
}

static gboolean
say_the_same (CbEdition *a, CbEdition *b)
{
  g_autoptr (GBytes) a_bytes = cb_edition_to_key_file (a);
  g_autoptr (GBytes) b_bytes = cb_edition_to_key_file (b);

  return g_bytes_equal (a_bytes, b_bytes);
}

/* Importing a file: from the request until its copy is listed. */
typedef struct
{
  GFile *file;
  CbEdition *edition;
  gboolean is_new;
} EditionImport;

static void
import_free (gpointer data)
{
  EditionImport *import = data;

  g_object_unref (import->file);
  g_clear_pointer (&import->edition, cb_edition_unref);
  g_free (import);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  EditionImport *import = g_task_get_task_data (task);
  GError *error = NULL;
  CbEditionItem *item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  import->is_new = item != NULL;
  if (item != NULL)
    g_task_return_pointer (task, item, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Copies the file, once all editions of the shelf are listed. */
static void
copy_edition (GTask *task)
{
  CbEditionShelf *self = CB_EDITION_SHELF (g_task_get_source_object (task));
  EditionImport *import = g_task_get_task_data (task);
  const char *id = cb_edition_get_id (import->edition);
  CbEditionItem *found = cb_edition_shelf_find (self, id);
  g_autofree char *free_id = NULL;
  EditionJob *job;

  if (found != NULL && say_the_same (cb_edition_item_get_edition (found), import->edition))
    {
      g_task_return_pointer (task, g_object_ref (found), g_object_unref);
      g_object_unref (task);
      return;
    }
  free_id = cb_edition_shelf_make_id (self, id);
  job = g_new0 (EditionJob, 1);
  job->source = g_object_ref (import->file);
  job->target = get_file (self, free_id);
  if (!g_str_equal (free_id, id))
    job->id = g_steal_pointer (&free_id);
  start (self, job, copied_cb, task);
}

static void
loading_cb (CbFolderList *list, GParamSpec *pspec, GTask *task)
{
  g_signal_handlers_disconnect_by_func (list, loading_cb, task);
  copy_edition (task);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  EditionImport *import = data;
  g_autofree char *name = g_file_get_basename (import->file);
  GError *error = NULL;

  import->edition = cb_edition_load (import->file, name, &error);
  if (import->edition != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbFolderList *list = CB_FOLDER_LIST (source);
  GTask *task = G_TASK (user_data);
  GError *error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      g_task_return_error (task, error);
      g_object_unref (task);
    }
  else if (cb_folder_list_get_loading (list) && cb_folder_list_get_error (list) == NULL)
    g_signal_connect (list, "notify::loading", G_CALLBACK (loading_cb), task);
  else
    copy_edition (task);
}

/**
 * cb_edition_shelf_import_async:
 * @file: an edition file from elsewhere
 *
 * Copies the file, with all its translations. If its id is taken, the copy gets another one, unless
 * the edition with that id says the same: then nothing is copied. Ends with
 * cb_folder_list_write_finish().
 */
void
cb_edition_shelf_import_async (CbEditionShelf *self,
                               GFile *file,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) thread = NULL;
  CbEditionItem *found;
  EditionImport *import;
  GTask *task;

  g_return_if_fail (CB_IS_EDITION_SHELF (self));
  g_return_if_fail (G_IS_FILE (file));

  import = g_new0 (EditionImport, 1);
  import->file = g_object_ref (file);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_edition_shelf_import_async);
  g_task_set_task_data (task, import, import_free);
  found = cb_folder_list_find (CB_FOLDER_LIST (self), file);
  if (found != NULL)
    {
      g_task_return_pointer (task, g_object_ref (found), g_object_unref);
      g_object_unref (task);
      return;
    }
  thread = cb_work_task_new (self, NULL, read_cb, task);
  g_task_set_source_tag (thread, read_in_thread);
  g_task_set_task_data (thread, import, NULL);
  g_task_run_in_thread (thread, read_in_thread);
}

/* Returns: whether the import has added an edition that was not on the shelf before */
gboolean
cb_edition_shelf_is_new (GAsyncResult *import)
{
  return ((EditionImport *) g_task_get_task_data (G_TASK (import)))->is_new;
}
