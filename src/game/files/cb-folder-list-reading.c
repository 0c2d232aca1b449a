/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is in the folder is read by one other thread: first the folder is watched and listed,
 * without following links; then its files are read, newest first, and shown a few times a second. A
 * file can be on a medium that does not respond. After some seconds it is listed without its
 * content, and one more thread reads the rest; the content comes if the medium responds. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-folder-list-private.h"
#include "cb-folder.h"

#define SHOW_MILLISECONDS 200
#define PATIENCE          3 /* in seconds */
#define MOST_SILENT       4 /* the most files without a response before no more are tried */

static void
reading_free (gpointer data)
{
  CbFolderReading *self = data;

  if (self->what != NULL)
    self->free_what (self->what);
  g_clear_pointer (&self->modified, g_date_time_unref);
  g_clear_error (&self->error);
  g_object_unref (self->cancellable);
  g_object_unref (self->file);
  g_free (self);
}

static GDateTime *
get_modified (GFileInfo *info)
{
  g_autoptr (GDateTime) utc = g_file_info_get_modification_date_time (info);

  return utc != NULL ? g_date_time_to_local (utc) : g_date_time_new_now_local ();
}

/**
 * cb_folder_read:
 * @modified: (out): when the file was changed last, in local time; NULL if it is not there
 *
 * Reads one file, however long its medium takes. A dangling link is a file, too, and can be
 * deleted.
 *
 * Returns: (transfer full) (nullable): what the kind’s function made of it
 */
gpointer
cb_folder_read (GFile *file,
                const CbFolderKind *kind,
                GCancellable *cancellable,
                GDateTime **modified)
{
  static const char attributes[] = G_FILE_ATTRIBUTE_TIME_MODIFIED
    "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC;
  g_autoptr (GFileInfo)
    info = g_file_query_info (file, attributes, G_FILE_QUERY_INFO_NONE, cancellable, NULL);

  if (info == NULL)
    info = g_file_query_info (file, attributes, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, cancellable,
                              NULL);
  *modified = info != NULL ? get_modified (info) : NULL;
  return info != NULL ? kind->read (file, cancellable) : NULL;
}

/* Each file that does not respond holds up a thread, so another thread is added for it. */
static void
set_n_silent (CbFolderListPrivate *priv, guint n_silent)
{
  priv->n_silent = n_silent;
  g_thread_pool_set_max_threads (priv->pool, (int) MIN (1 + n_silent, MOST_SILENT), NULL);
}

static void
show_taken (gpointer list)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (list);
  g_autoptr (GPtrArray) taken = g_steal_pointer (&priv->taken);

  priv->taken = g_ptr_array_new_with_free_func (reading_free);
  g_clear_handle_id (&priv->show_id, g_source_remove);
  cb_folder_list_take (list, taken);
}

/* Lists a file that does not respond, in the last place; if it is the folder, sets the error. */
static void
fall_silent (CbFolderList *list, CbFolderReading *reading)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (list);
  g_autoptr (GDateTime) modified = g_date_time_new_from_unix_local (0);

  reading->silent = TRUE;
  if (reading->file != priv->folder)
    {
      set_n_silent (priv, priv->n_silent + 1);
      cb_folder_list_show (list, reading->file, NULL, modified);
      return;
    }
  g_clear_error (&priv->error);
  g_set_error_literal (&priv->error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                       _ ("its folder does not respond"));
}

static gboolean
watch_cb (gpointer list)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, cb_folder_list_get_private (list)->readings);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      CbFolderReading *reading = value;

      if (!g_atomic_int_get (&reading->begun) || reading->silent)
        continue;
      if (reading->n_seconds++ < PATIENCE)
        continue;
      fall_silent (list, reading);
      cb_folder_list_tell_loading (list);
      break;
    }
  return G_SOURCE_CONTINUE;
}

static gboolean
read_cb (gpointer data)
{
  CbFolderReading *self = data;
  CbFolderList *list = self->list;
  CbFolderListPrivate *priv;

  if (list == NULL)
    {
      reading_free (self);
      return G_SOURCE_REMOVE;
    }
  priv = cb_folder_list_get_private (list);
  g_hash_table_remove (priv->readings, self->file);
  if (self->silent && self->file != priv->folder)
    set_n_silent (priv, priv->n_silent - 1);
  self->done (list, self);
  if (g_hash_table_size (priv->readings) == priv->n_silent)
    show_taken (list);
  else if (priv->taken->len > 0 && priv->show_id == 0)
    priv->show_id = g_timeout_add_once (SHOW_MILLISECONDS, show_taken, list);
  if (g_hash_table_size (priv->readings) == 0)
    g_clear_handle_id (&priv->watch_id, g_source_remove);
  cb_folder_list_tell_loading (list);
  return G_SOURCE_REMOVE;
}

static void
read_in_thread (gpointer data, gpointer user_data)
{
  CbFolderReading *self = data;

  g_atomic_int_set (&self->begun, TRUE);
  if (!g_cancellable_is_cancelled (self->cancellable))
    self->read (self);
  g_idle_add_full (G_PRIORITY_DEFAULT, read_cb, self, NULL);
}

static void
start (CbFolderList *list,
       GFile *file,
       void (*read) (CbFolderReading *self),
       void (*done) (CbFolderList *list, CbFolderReading *self),
       GDestroyNotify free_what)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (list);
  CbFolderReading *self = g_new0 (CbFolderReading, 1);

  self->list = list;
  self->file = g_object_ref (file);
  self->kind = priv->kind;
  self->cancellable = g_object_ref (priv->cancellable);
  self->read = read;
  self->done = done;
  self->free_what = free_what;
  g_hash_table_insert (priv->readings, self->file, self);
  if (priv->watch_id == 0)
    priv->watch_id = g_timeout_add_seconds (1, watch_cb, list);
  g_thread_pool_push (priv->pool, self, NULL);
}

static void
read_file (CbFolderReading *self)
{
  self->what = cb_folder_read (self->file, self->kind, self->cancellable, &self->modified);
}

static void
file_read (CbFolderList *list, CbFolderReading *self)
{
  if (!self->again)
    {
      g_ptr_array_add (cb_folder_list_get_private (list)->taken, self);
      return;
    }
  cb_folder_list_refresh (list, self->file);
  reading_free (self);
}

/* Reads a file soon; if it is being read just now, reads it again afterwards. */
void
cb_folder_list_refresh (CbFolderList *self, GFile *file)
{
  CbFolderListPrivate *priv;
  CbFolderReading *reading;

  g_return_if_fail (CB_IS_FOLDER_LIST (self));
  g_return_if_fail (G_IS_FILE (file));

  priv = cb_folder_list_get_private (self);
  if (priv->pool == NULL)
    return;
  reading = g_hash_table_lookup (priv->readings, file);
  if (reading == NULL)
    start (self, file, read_file, file_read, priv->kind->free_what);
  else if (g_atomic_int_get (&reading->begun))
    reading->again = TRUE;
}

static void
read_if_listed (CbFolderList *self, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (name != NULL && cb_folder_lists (name, cb_folder_list_get_private (self)->kind->suffix))
    cb_folder_list_refresh (self, file);
}

/* Ignores events while a file is being written; the end of writing has an event of its own. */
static void
folder_changed_cb (CbFolderList *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  if (event == G_FILE_MONITOR_EVENT_CHANGED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    return;
  read_if_listed (self, file);
  read_if_listed (self, other);
}

static gint64
get_time (gconstpointer info)
{
  GFileInfo *of = *(GFileInfo *const *) info;

  return (gint64) g_file_info_get_attribute_uint64 (of, G_FILE_ATTRIBUTE_TIME_MODIFIED) *
           G_USEC_PER_SEC +
         g_file_info_get_attribute_uint32 (of, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  gint64 first = get_time (a), second = get_time (b);

  return (second > first) - (second < first);
}

/* Reads the folder: makes a list of GFileInfo, newest first. */
static void
list_folder (CbFolderReading *self)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
    self->file,
    G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED
                                   "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
    G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, self->cancellable, &self->error);
  GFileInfo *info;

  while (files != NULL &&
         g_file_enumerator_iterate (files, &info, NULL, self->cancellable, &self->error) &&
         info != NULL)
    if (cb_folder_lists (g_file_info_get_name (info), self->kind->suffix))
      g_ptr_array_add (found, g_object_ref (info));
  g_ptr_array_sort (found, compare_times);
  self->what = g_steal_pointer (&found);
}

/* Reads the files listed. A missing folder is no error: writing the first file makes it. */
static void
folder_listed (CbFolderList *list, CbFolderReading *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (list);
  GPtrArray *found = self->what;

  g_clear_error (&priv->error);
  priv->missing = g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  if (!priv->missing)
    priv->error = g_steal_pointer (&self->error);
  for (guint i = 0; i < found->len; i++)
    {
      const char *name = g_file_info_get_name (g_ptr_array_index (found, i));
      g_autoptr (GFile) file = g_file_get_child (priv->folder, name);

      cb_folder_list_refresh (list, file);
    }
  reading_free (self);
}

static void
watch_folder (CbFolderReading *self)
{
  self->what = g_file_monitor_directory (self->file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
}

/* Deletes what earlier runs of the program left behind, and begins to watch the folder. */
static void
clear_and_watch_folder (CbFolderReading *self)
{
  g_autoptr (GFile) removed = cb_folder_get_removed (self->file, NULL);

  cb_folder_empty (removed);
  if (self->kind->sweep != NULL)
    self->kind->sweep (self->file);
  watch_folder (self);
}

/* Lists the folder, only now that it is watched, so that no change in between is missed. */
static void
folder_watched (CbFolderList *list, CbFolderReading *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (list);

  g_set_object (&priv->monitor, self->what);
  if (priv->monitor != NULL)
    g_signal_connect_object (priv->monitor, "changed", G_CALLBACK (folder_changed_cb), list,
                             G_CONNECT_SWAPPED);
  start (list, priv->folder, list_folder, folder_listed, (GDestroyNotify) g_ptr_array_unref);
  reading_free (self);
}

/* Begins to read, and to follow the folder. */
void
cb_folder_list_begin (CbFolderList *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);

  priv->pool = g_thread_pool_new (read_in_thread, NULL, 1, FALSE, NULL);
  priv->readings = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  priv->taken = g_ptr_array_new_with_free_func (reading_free);
  priv->cancellable = g_cancellable_new ();
  start (self, priv->folder, clear_and_watch_folder, folder_watched, g_object_unref);
}

/* To be called after something was written to the folder. If the folder was missing before, it
 * could not be watched properly, and is watched from now on. */
void
cb_folder_list_follow (CbFolderList *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);

  if (!priv->missing || priv->pool == NULL)
    return;
  priv->missing = FALSE;
  start (self, priv->folder, watch_folder, folder_watched, g_object_unref);
}

/* Ends reading: waiting files are skipped, and reads that hang are abandoned. */
void
cb_folder_list_end (CbFolderList *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  GHashTableIter iter;
  gpointer reading;

  if (priv->pool == NULL)
    return;
  g_hash_table_iter_init (&iter, priv->readings);
  while (g_hash_table_iter_next (&iter, NULL, &reading))
    {
      ((CbFolderReading *) reading)->list = NULL;
      g_hash_table_iter_remove (&iter);
    }
  g_cancellable_cancel (priv->cancellable);
  g_clear_handle_id (&priv->show_id, g_source_remove);
  g_clear_handle_id (&priv->watch_id, g_source_remove);
  g_clear_object (&priv->monitor);
  g_thread_pool_free (g_steal_pointer (&priv->pool), FALSE, FALSE);
}

/* Returns: whether something in the folder is still to be read */
gboolean
cb_folder_list_get_busy (CbFolderList *self)
{
  CbFolderListPrivate *priv;

  g_return_val_if_fail (CB_IS_FOLDER_LIST (self), FALSE);

  priv = cb_folder_list_get_private (self);
  return priv->taken->len > 0 ||
         (priv->n_silent < MOST_SILENT && g_hash_table_size (priv->readings) > priv->n_silent);
}
