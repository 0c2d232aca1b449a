/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes the folder in other threads, so that the caller can go on, however slow the medium is. A
 * removed file is kept in a hidden subfolder until it is purged; files left there by earlier runs
 * of the program are purged when the folder is read. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-folder-list-private.h"
#include "cb-folder.h"
#include "cb-work.h"

/* A file to be written and then read for the list, or the file of an item to be removed. */
typedef struct
{
  CbFolderWrite write;
  gpointer data;
  GDestroyNotify free_data;
  const CbFolderKind *kind;
  CbFolderItem *removed; /* NULL for a file that is written */
  GFile *file;
  GDateTime *modified;
} ListWriting;

static void
writing_free (gpointer data)
{
  ListWriting *writing = data;

  writing->free_data (writing->data);
  g_clear_object (&writing->removed);
  g_clear_object (&writing->file);
  g_clear_pointer (&writing->modified, g_date_time_unref);
  g_free (writing);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  ListWriting *writing = data;
  GError *error = NULL;
  gpointer what = NULL;

  writing->file = writing->write (writing->data, cancellable, &error);
  if (writing->file != NULL && writing->removed == NULL)
    what = cb_folder_read (writing->file, writing->kind, cancellable, &writing->modified);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, what, writing->kind->free_what);
}

/* Takes an item off the list. There may be a new file of the same name, which is read soon. */
static CbFolderItem *
take_off_list (CbFolderList *self, CbFolderItem *item)
{
  GFile *file = cb_folder_item_get_file (item);

  g_hash_table_add (cb_folder_list_get_private (self)->removed, g_file_get_basename (file));
  cb_folder_list_drop (self, cb_folder_list_find (self, file));
  cb_folder_list_refresh (self, file);
  return item;
}

/* Lists what was written, and then tells the caller. The file may already be gone again. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbFolderList *self = CB_FOLDER_LIST (source);
  g_autoptr (GTask) task = G_TASK (user_data);
  ListWriting *writing = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;
  gpointer what = g_task_propagate_pointer (G_TASK (result), &error);
  CbFolderItem *item = NULL;

  if (error == NULL && writing->removed != NULL)
    item = take_off_list (self, writing->removed);
  else if (error == NULL && writing->modified != NULL)
    item = cb_folder_list_show (self, writing->file, what, writing->modified);
  else if (error == NULL)
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("is not there any more"));

  if (item != NULL)
    g_task_return_pointer (task, g_object_ref (item), g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
start (CbFolderList *self,
       CbFolderWrite write,
       gpointer data,
       GDestroyNotify free_data,
       CbFolderItem *removed,
       GAsyncReadyCallback callback,
       gpointer user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);
  g_autoptr (GTask) thread = cb_work_task_new (self, NULL, written_cb, task);
  ListWriting *writing = g_new0 (ListWriting, 1);

  g_task_set_source_tag (task, start);
  writing->write = write;
  writing->data = data;
  writing->free_data = free_data;
  writing->kind = cb_folder_list_get_private (self)->kind;
  g_set_object (&writing->removed, removed);
  g_task_set_source_tag (thread, write_in_thread);
  g_task_set_task_data (thread, writing, writing_free);
  g_task_set_priority (thread, G_PRIORITY_HIGH);
  g_task_run_in_thread (thread, write_in_thread);
}

/**
 * cb_folder_list_write_async:
 * @write: writes the file, in another thread
 * @data: (transfer full): given to @write
 *
 * Writes a file and lists it. Ends with cb_folder_list_write_finish().
 */
void
cb_folder_list_write_async (CbFolderList *self,
                            CbFolderWrite write,
                            gpointer data,
                            GDestroyNotify free_data,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_return_if_fail (CB_IS_FOLDER_LIST (self));

  start (self, write, data, free_data, NULL, callback, user_data);
}

/* Returns: (transfer full) (nullable): the item of the file written or removed; else @error says
 *   why that failed, in words that follow the name of the file */
gpointer
cb_folder_list_write_finish (CbFolderList *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* A file to be moved to the removed ones, or back from there. */
typedef struct
{
  GFile *file;
  GFile *removed;
  gboolean renames;
} Move;

static void
move_free (gpointer data)
{
  Move *move = data;

  g_object_unref (move->file);
  g_object_unref (move->removed);
  g_free (move);
}

static Move *
move_new (CbFolderList *self, gpointer item)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  Move *move = g_new0 (Move, 1);

  move->file = g_object_ref (cb_folder_item_get_file (item));
  move->removed = cb_folder_get_removed (priv->folder, move->file);
  move->renames = priv->kind->renames;
  return move;
}

static GFile *
move_away (gpointer data, GCancellable *cancellable, GError **error)
{
  Move *move = data;
  g_autoptr (GFile) folder = g_file_get_parent (move->removed);

  g_file_make_directory (folder, NULL, NULL);
  if (!g_file_move (move->file, move->removed, G_FILE_COPY_OVERWRITE, cancellable, NULL, NULL,
                    error))
    return NULL;
  return g_object_ref (move->file);
}

/**
 * cb_folder_list_remove_async:
 * @item: an item of the list
 *
 * Removes the file of @item; it can be put back until it is purged. Ends with
 * cb_folder_list_write_finish(), which returns @item.
 */
void
cb_folder_list_remove_async (CbFolderList *self,
                             gpointer item,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_return_if_fail (CB_IS_FOLDER_LIST (self));
  g_return_if_fail (CB_IS_FOLDER_ITEM (item));

  start (self, move_away, move_new (self, item), move_free, item, callback, user_data);
}

/* (transfer full): a file beside @file with the number @i, from 2 on, in its name. */
static GFile *
name_beside (GFile *file, guint i)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  const char *suffix = strrchr (name, '.');
  g_autofree char *numbered = g_strdup_printf ("%.*s (%u)%s", (int) (suffix - name), name, i,
                                               suffix);

  return g_file_get_child (folder, numbered);
}

/* Moves a removed file back to its old name. If a new file has that name, the removed one gets
 * another, if the kind of file allows that. Nothing is overwritten. */
static GFile *
put_back (gpointer data, GCancellable *cancellable, GError **error)
{
  Move *move = data;
  g_autoptr (GFile) file = g_object_ref (move->file);
  g_autoptr (GError) problem = NULL;

  for (guint i = 2;
       !g_file_move (move->removed, file, G_FILE_COPY_NONE, cancellable, NULL, NULL, &problem); i++)
    {
      if (!move->renames || !g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return NULL;
        }
      g_clear_error (&problem);
      g_object_unref (file);
      file = name_beside (move->file, i);
    }
  return g_steal_pointer (&file);
}

/**
 * cb_folder_list_put_back_async:
 * @item: an item that was removed, but not purged; its file is put back
 *
 * Ends with cb_folder_list_write_finish().
 */
void
cb_folder_list_put_back_async (CbFolderList *self,
                               gpointer item,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autofree char *name = NULL;

  g_return_if_fail (CB_IS_FOLDER_LIST (self));
  g_return_if_fail (CB_IS_FOLDER_ITEM (item));

  name = g_file_get_basename (cb_folder_item_get_file (item));
  g_hash_table_remove (cb_folder_list_get_private (self)->removed, name);
  start (self, put_back, move_new (self, item), move_free, NULL, callback, user_data);
}

/* Deletes a removed file for good. */
void
cb_folder_list_purge (CbFolderList *self, gpointer item)
{
  g_autoptr (GFile) removed = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (CB_IS_FOLDER_LIST (self));
  g_return_if_fail (CB_IS_FOLDER_ITEM (item));

  removed = cb_folder_get_removed (cb_folder_list_get_private (self)->folder,
                                   cb_folder_item_get_file (item));
  name = g_file_get_basename (removed);
  g_hash_table_remove (cb_folder_list_get_private (self)->removed, name);
  g_file_delete_async (removed, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
}
