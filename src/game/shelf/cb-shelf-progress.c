/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes for cases on the screen how far each is, and what is known of its envelope: one case
 * after the other in another thread, newest first. */

#include "config.h"

#include "cb-shelf-private.h"
#include "cb-work.h"

typedef struct
{
  GFile *file;
  CbFileStamp stamp;
  gint cancelled;
  CbShelfProgress progress;
} ProgressWork;

static void
work_free (gpointer data)
{
  ProgressWork *work = data;

  g_object_unref (work->file);
  g_free (work);
}

static void
cancelled_cb (GCancellable *cancellable, ProgressWork *work)
{
  g_atomic_int_set (&work->cancelled, TRUE);
}

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  ProgressWork *work = data;
  gulong id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), work, NULL);

  cb_shelf_summary_work_out (work->file, &work->stamp, &work->cancelled, &work->progress);
  g_cancellable_disconnect (cancellable, id);
  g_task_return_boolean (task, TRUE);
}

static gboolean
is_open_question (CbShelfItem *item)
{
  const CbShelfSummary *summary = cb_shelf_item_get_summary (item);

  return summary->n_categories > 0 && summary->progress.n_known == CB_SHELF_PROGRESS_NOT_YET &&
         summary->stamp.sight == CB_FILE_SEEN;
}

static GDateTime *
get_modified (CbShelfItem *item)
{
  return cb_folder_item_get_modified (CB_FOLDER_ITEM (item));
}

/* Chooses the newest item whose progress is wanted and not known. */
static CbShelfItem *
choose_item (CbShelf *self)
{
  CbShelfItem *chosen = NULL;

  for (guint i = 0; i < self->wanted->len; i++)
    {
      CbShelfItem *item = g_ptr_array_index (self->wanted, i);

      if (is_open_question (item) &&
          (chosen == NULL || g_date_time_compare (get_modified (item), get_modified (chosen)) > 0))
        chosen = item;
    }
  return chosen;
}

/* A file that changed meanwhile is read again, and its progress is then computed again. */
static void
worked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbShelf *self = CB_SHELF (source);
  ProgressWork *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (CbShelfItem) item = g_steal_pointer (&self->item);
  const CbShelfSummary *summary = cb_shelf_item_get_summary (item);
  gboolean cancelled = g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));

  /* The file has changed: its progress is not computed again before the file was read. */
  if (work->progress.n_known == CB_SHELF_PROGRESS_NOT_YET)
    work->progress.n_known = CB_SHELF_PROGRESS_TOO_HARD;
  if (!cancelled && cb_file_stamp_equal (&summary->stamp, &work->stamp))
    cb_shelf_item_set_progress (item, &work->progress);
  cb_shelf_work (CB_FOLDER_LIST (self));
}

/* Goes on, if there is something to be worked out. */
void
cb_shelf_work (CbFolderList *list)
{
  CbShelf *self = CB_SHELF (list);
  g_autoptr (GTask) task = NULL;
  CbShelfItem *item;
  ProgressWork *work;

  if (self->item != NULL)
    return;
  item = choose_item (self);
  if (item == NULL)
    return;

  self->item = g_object_ref (item);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  work = g_new0 (ProgressWork, 1);
  work->file = g_object_ref (cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  work->stamp = cb_shelf_item_get_summary (item)->stamp;
  task = cb_work_task_new (self, self->cancellable, worked_cb, NULL);
  g_task_set_source_tag (task, cb_shelf_work);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_in_thread);
}

/**
 * cb_shelf_want_progress:
 * @item: one of the list; @wanted as often as not @wanted
 */
void
cb_shelf_want_progress (CbShelf *self, CbShelfItem *item, gboolean wanted)
{
  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (CB_IS_SHELF_ITEM (item));

  if (wanted)
    g_ptr_array_add (self->wanted, g_object_ref (item));
  else
    g_ptr_array_remove_fast (self->wanted, item);
  if (item == self->item && !g_ptr_array_find (self->wanted, item, NULL))
    g_cancellable_cancel (self->cancellable);
  cb_shelf_work (CB_FOLDER_LIST (self));
}
