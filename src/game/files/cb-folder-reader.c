/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading goes on in steps, one after the other, each a task in another thread. A step ends after a
 * while, so that the files read so far are shown. First the folder is watched and listed, without
 * following links; then the files are read, newest first. A step can hang because a file is on a
 * medium that does not answer. It is then left behind together with that file, and another step
 * reads the rest. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-fields.h"
#include "cb-folder-reader.h"
#include "cb-folder.h"
#include "cb-work.h"

#define STEP_TIME     (G_USEC_PER_SEC / 5)
#define WATCH_SECONDS 3
#define MOST_SILENT   4 /* files that do not answer, before no more are tried */

struct _CbFolderReader
{
  GObject parent_instance;

  GFile *folder;
  const CbFolderKind *kind;
  CbFolderTake take;
  CbFolderChanged changed;
  gpointer list; /* passed to the callbacks, not owned; NULL when nobody is to be told any more */
  GCancellable *cancellable;
  GFileMonitor *monitor;
  GError *error;
  GPtrArray *waiting; /* of GFile: those to be read, the next one last */
  GHashTable *again;  /* of GFile: those that changed during the current step */
  GTask *step;        /* the current step; NULL for none */
  int n_seen;         /* how many files the step had read when last checked */
  guint n_silent;
  guint watch_id;
  gboolean missing; /* the folder was not there when it was listed */
  gboolean stale;   /* the folder is to be listed again */
};

G_DEFINE_FINAL_TYPE (CbFolderReader, cb_folder_reader, G_TYPE_OBJECT)

/* What one step does, with what it needs from the reader. */
typedef struct
{
  CbFolderReader *reader; /* not owned; lives until the step has ended */
  GFile *folder;
  const CbFolderKind *kind;
  GPtrArray *files;      /* to be read; NULL for the step that lists them */
  gint n_read;           /* how many of these were read; watched by the main thread */
  GFileMonitor *monitor; /* of the step that lists them */
  gboolean again;        /* it listed them before */
  gboolean missing;
} ReadingStep;

static void
step_free (gpointer data)
{
  ReadingStep *step = data;

  g_object_unref (step->folder);
  g_clear_object (&step->monitor);
  g_clear_pointer (&step->files, g_ptr_array_unref);
  g_free (step);
}

/* What was read is its owner's. */
void
cb_folder_reading_free (CbFolderReading *reading)
{
  g_object_unref (reading->file);
  g_clear_pointer (&reading->modified, g_date_time_unref);
  g_free (reading);
}

static GDateTime *
get_modified (GFileInfo *info)
{
  g_autoptr (GDateTime) utc = g_file_info_get_modification_date_time (info);

  return utc != NULL ? g_date_time_to_local (utc) : g_date_time_new_now_local ();
}

/**
 * cb_folder_read:
 *
 * Reads one file, however long its medium takes. A link that leads nowhere is there, and can be
 * deleted.
 *
 * Returns: (transfer full): what came of it
 */
CbFolderReading *
cb_folder_read (GFile *file, const CbFolderKind *kind, GCancellable *cancellable)
{
  static const char attributes[] = G_FILE_ATTRIBUTE_TIME_MODIFIED
    "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC;
  CbFolderReading *reading = g_new0 (CbFolderReading, 1);
  g_autoptr (GFileInfo) info = NULL;

  reading->file = g_object_ref (file);
  info = g_file_query_info (file, attributes, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  if (info == NULL)
    info = g_file_query_info (file, attributes, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, cancellable,
                              NULL);
  if (info == NULL)
    return reading;
  reading->modified = get_modified (info);
  reading->what = kind->read (file, cancellable);
  return reading;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  ReadingStep *step = data;
  gint64 end = g_get_monotonic_time () + STEP_TIME;
  GPtrArray *readings = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_folder_reading_free);

  for (guint i = 0; i < step->files->len && g_get_monotonic_time () < end &&
                    !g_cancellable_is_cancelled (cancellable);
       i++)
    {
      g_ptr_array_add (
        readings, cb_folder_read (g_ptr_array_index (step->files, i), step->kind, cancellable));
      g_atomic_int_inc (&step->n_read);
    }
  g_task_return_pointer (task, readings, (GDestroyNotify) g_ptr_array_unref);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const CbFolderReading *first = *(CbFolderReading *const *) a;
  const CbFolderReading *second = *(CbFolderReading *const *) b;

  return g_date_time_compare (first->modified, second->modified);
}

static void
read_if_listed (CbFolderReader *self, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (name != NULL && cb_folder_lists (name, self->kind->suffix))
    cb_folder_reader_read (self, file);
}

/* Ignores events while a file is being written; the end of writing has an event of its own. */
static void
folder_changed_cb (CbFolderReader *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  if (event == G_FILE_MONITOR_EVENT_CHANGED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    return;
  read_if_listed (self, file);
  read_if_listed (self, other);
}

/* Watches the folder. The main thread is told of changes, whichever thread calls this. */
static GFileMonitor *
follow (CbFolderReader *self, GFile *folder)
{
  GFileMonitor *monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  if (monitor != NULL)
    g_signal_connect_object (monitor, "changed", G_CALLBACK (folder_changed_cb), self,
                             G_CONNECT_SWAPPED);
  return monitor;
}

/* Lists the files, oldest first, and deletes what an earlier run left behind. */
static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  ReadingStep *step = data;
  g_autoptr (GFile) removed = cb_folder_get_removed (step->folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileEnumerator) files = NULL;
  g_autoptr (GPtrArray)
    found = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_folder_reading_free);
  GFileInfo *info;
  GFile *file;

  if (!step->again)
    cb_folder_empty (removed);
  step->monitor = follow (step->reader, step->folder);
  files = g_file_enumerate_children (step->folder,
                                     G_FILE_ATTRIBUTE_STANDARD_NAME
                                     "," G_FILE_ATTRIBUTE_TIME_MODIFIED
                                     "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                                     G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, cancellable, &error);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, cancellable, &error) &&
         info != NULL)
    if (cb_folder_lists (g_file_info_get_name (info), step->kind->suffix))
      {
        CbFolderReading *reading = g_new0 (CbFolderReading, 1);

        reading->file = g_object_ref (file);
        reading->modified = get_modified (info);
        g_ptr_array_add (found, reading);
      }
  g_ptr_array_sort (found, compare_times);

  /* The folder may be missing: it is made when the first file is written. */
  step->missing = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  if (error != NULL && !step->missing)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_pointer (task, g_steal_pointer (&found), (GDestroyNotify) g_ptr_array_unref);
}

static void start_step (CbFolderReader *self);

static void
tell_changed (CbFolderReader *self)
{
  if (self->list != NULL)
    self->changed (self->list);
}

/* Ends the step. Files that changed during it may have been read before the change, and are read
 * again. */
static void
end_step (CbFolderReader *self)
{
  GHashTableIter iter;
  gpointer file;

  g_clear_object (&self->step);
  g_clear_handle_id (&self->watch_id, g_source_remove);
  g_hash_table_iter_init (&iter, self->again);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    g_ptr_array_add (self->waiting, g_object_ref (file));
  g_hash_table_remove_all (self->again);
  start_step (self);
  tell_changed (self);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbFolderReader *self = CB_FOLDER_READER (source);
  ReadingStep *step = g_task_get_task_data (G_TASK (result));
  g_autoptr (GPtrArray) found = NULL;

  g_clear_error (&self->error);
  found = g_task_propagate_pointer (G_TASK (result), &self->error);
  if (self->list == NULL)
    return;
  g_set_object (&self->monitor, step->monitor);
  self->missing = step->missing;
  for (guint i = 0; found != NULL && i < found->len; i++)
    g_ptr_array_add (self->waiting,
                     g_object_ref (((CbFolderReading *) g_ptr_array_index (found, i))->file));
  end_step (self);
}

static void
free_readings (CbFolderReader *self, GPtrArray *readings)
{
  for (guint i = 0; i < readings->len; i++)
    {
      CbFolderReading *reading = g_ptr_array_index (readings, i);

      if (reading->what != NULL)
        self->kind->free_what (reading->what);
    }
  g_ptr_array_unref (readings);
}

/* Chooses which readings count. Of a step that was left behind, only the file that held it up was
 * not read by another step. */
static GPtrArray *
choose_readings (CbFolderReader *self, GPtrArray *readings, gboolean left_behind)
{
  GPtrArray *chosen = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_folder_reading_free);

  while (readings->len > 0)
    {
      CbFolderReading *reading = g_ptr_array_steal_index (readings, 0);

      if (g_hash_table_contains (self->again, reading->file) || (left_behind && readings->len > 0))
        {
          if (reading->what != NULL)
            self->kind->free_what (reading->what);
          cb_folder_reading_free (reading);
        }
      else
        g_ptr_array_add (chosen, reading);
    }
  return chosen;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbFolderReader *self = CB_FOLDER_READER (source);
  ReadingStep *step = g_task_get_task_data (G_TASK (result));
  gboolean left_behind = self->step != G_TASK (result);
  GPtrArray *readings = g_task_propagate_pointer (G_TASK (result), NULL);
  GPtrArray *chosen;

  if (readings == NULL || self->list == NULL)
    {
      if (readings != NULL)
        free_readings (self, readings);
      return;
    }

  for (guint i = step->files->len; !left_behind && i > readings->len; i--)
    g_ptr_array_add (self->waiting, g_object_ref (g_ptr_array_index (step->files, i - 1)));
  chosen = choose_readings (self, readings, left_behind);
  g_ptr_array_unref (readings);
  if (chosen->len > 0)
    self->take (self->list, chosen);
  g_ptr_array_unref (chosen);
  if (left_behind)
    self->n_silent--;
  else
    end_step (self);
}

/* Leaves a hanging step behind: the file that holds it up stays unread, and another step reads all
 * others. */
static void
leave_behind (CbFolderReader *self, ReadingStep *step)
{
  guint n_read = (guint) g_atomic_int_get (&step->n_read);
  g_autoptr (GPtrArray)
    readings = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_folder_reading_free);
  CbFolderReading *reading = g_new0 (CbFolderReading, 1);

  reading->file = g_object_ref (g_ptr_array_index (step->files, n_read));
  reading->modified = g_date_time_new_from_unix_local (0);
  g_ptr_array_add (readings, reading);
  for (guint i = step->files->len; i > 0; i--)
    if (i - 1 != n_read)
      g_ptr_array_add (self->waiting, g_object_ref (g_ptr_array_index (step->files, i - 1)));
  self->n_silent++;
  self->take (self->list, readings);
  end_step (self);
}

static gboolean
watch_cb (gpointer user_data)
{
  CbFolderReader *self = CB_FOLDER_READER (user_data);
  ReadingStep *step = g_task_get_task_data (self->step);
  int n_read = g_atomic_int_get (&step->n_read);

  if (n_read != self->n_seen)
    self->n_seen = n_read;
  else if (step->files == NULL)
    {
      g_clear_error (&self->error);
      g_set_error_literal (&self->error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                           _ ("its folder does not respond"));
      tell_changed (self);
    }
  else if ((guint) n_read < step->files->len)
    {
      self->watch_id = 0;
      leave_behind (self, step);
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

/* @files: NULL for listing them, @again if they were listed before */
static void
run_step (CbFolderReader *self, GPtrArray *files, gboolean again)
{
  ReadingStep *step = g_new0 (ReadingStep, 1);

  step->reader = self;
  step->folder = g_object_ref (self->folder);
  step->kind = self->kind;
  step->files = files;
  step->again = again;
  self->step = cb_work_task_new (self, self->cancellable, files != NULL ? read_cb : listed_cb,
                                 NULL);
  g_task_set_source_tag (self->step, run_step);
  g_task_set_check_cancellable (self->step, FALSE);
  g_task_set_task_data (self->step, step, step_free);
  self->n_seen = -1;
  self->watch_id = g_timeout_add_seconds (WATCH_SECONDS, watch_cb, self);
  g_task_run_in_thread (self->step, files != NULL ? read_in_thread : list_in_thread);
}

/* Starts the next step. A file that was added to the queue twice is read once. */
static void
start_step (CbFolderReader *self)
{
  g_autoptr (GHashTable) seen = NULL;
  GPtrArray *files;

  if (self->step == NULL && self->stale)
    {
      self->stale = FALSE;
      run_step (self, NULL, TRUE);
    }
  if (self->step != NULL || self->waiting->len == 0 || self->n_silent >= MOST_SILENT)
    return;
  files = g_ptr_array_new_with_free_func (g_object_unref);
  seen = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  for (guint i = self->waiting->len; i > 0; i--)
    if (g_hash_table_add (seen, g_ptr_array_index (self->waiting, i - 1)))
      g_ptr_array_add (files, g_object_ref (g_ptr_array_index (self->waiting, i - 1)));
  g_ptr_array_set_size (self->waiting, 0);
  run_step (self, files, FALSE);
}

static void
cb_folder_reader_class_init (CbFolderReaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbFolderReader, folder, g_object_unref);
  CB_OWNS (object_class, CbFolderReader, cancellable, g_object_unref);
  CB_OWNS (object_class, CbFolderReader, waiting, g_ptr_array_unref);
  CB_OWNS (object_class, CbFolderReader, again, g_hash_table_unref);
  CB_OWNS (object_class, CbFolderReader, error, g_error_free);
}

static void
cb_folder_reader_init (CbFolderReader *self)
{
  self->cancellable = g_cancellable_new ();
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  self->again = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref,
                                       NULL);
}

/**
 * cb_folder_reader_new:
 * @folder: the folder; it need not be there
 * @kind: static; what to read
 * @take: is given what was read, newest files first, as it comes
 * @changed: whether the reader is busy, or its error, may be another now
 * @list: (transfer none): given to these two, until cb_folder_reader_stop()
 *
 * Begins to read, and follows the folder from now on.
 *
 * Returns: (transfer full): the reader
 */
CbFolderReader *
cb_folder_reader_new (GFile *folder,
                      const CbFolderKind *kind,
                      CbFolderTake take,
                      CbFolderChanged changed,
                      gpointer list)
{
  CbFolderReader *self = g_object_new (CB_TYPE_FOLDER_READER, NULL);

  self->folder = g_object_ref (folder);
  self->kind = kind;
  self->take = take;
  self->changed = changed;
  self->list = list;
  run_step (self, NULL, FALSE);
  return self;
}

/* To be called after something was written to the folder: a folder that did not exist when it was
 * listed could not be watched well. */
void
cb_folder_reader_follow (CbFolderReader *self)
{
  g_return_if_fail (CB_IS_FOLDER_READER (self));

  if (!self->missing || self->list == NULL)
    return;
  self->missing = FALSE;
  self->stale = TRUE;
  start_step (self);
}

/* From now on nobody is told of anything. Reads that hang are left to themselves. */
void
cb_folder_reader_stop (CbFolderReader *self)
{
  g_return_if_fail (CB_IS_FOLDER_READER (self));

  self->list = NULL;
  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->watch_id, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_object (&self->step);
}

/* Reads a file again, or for the first time. */
void
cb_folder_reader_read (CbFolderReader *self, GFile *file)
{
  g_return_if_fail (CB_IS_FOLDER_READER (self));
  g_return_if_fail (G_IS_FILE (file));

  if (self->list == NULL)
    return;
  if (self->step != NULL)
    g_hash_table_add (self->again, g_object_ref (file));
  else
    {
      g_ptr_array_add (self->waiting, g_object_ref (file));
      start_step (self);
    }
}

/* Returns: whether something is yet to be read that answers */
gboolean
cb_folder_reader_get_busy (CbFolderReader *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_READER (self), FALSE);

  return self->step != NULL;
}

/* Returns: (nullable): why the folder could not be read */
const GError *
cb_folder_reader_get_error (CbFolderReader *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_READER (self), NULL);

  return self->error;
}
