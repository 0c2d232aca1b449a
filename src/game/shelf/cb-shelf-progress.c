/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes how far each case on the screen is, and what is known of its envelope: one case after
 * the other, in another thread, newest first. */

#include "config.h"

#include "cb-shelf-private.h"
#include "cb-work-private.h"

/* The effort for one case: about what a user would wait for one of many. A time as the limit would
 * not always give the same result. */
#define EFFORT 1000000

typedef struct
{
  GFile *file;
  CbFileStamp stamp;
  CbShelfProgress progress;
} ProgressWork;

static void
work_free (gpointer data)
{
  ProgressWork *work = data;

  g_object_unref (work->file);
  g_free (work);
}

static gpointer
work_out (gpointer input, CbEffort *effort)
{
  ProgressWork *work = input;

  work->progress = cb_shelf_summary_work_out (work->file, &work->stamp, effort);
  return work;
}

static gboolean
is_open_question (CbShelfItem *item)
{
  const CbShelfSummary *summary = cb_shelf_item_get_summary (item);

  return summary->n_categories > 0 && summary->progress.n_known == CB_SHELF_PROGRESS_NOT_YET &&
         summary->stamp.sight == CB_FILE_SEEN;
}

/* Chooses the newest item whose progress is wanted and not known. */
static CbShelfItem *
choose_item (CbShelf *self)
{
  CbShelfItem *item;

  for (guint i = 0; (item = cb_folder_list_peek (CB_FOLDER_LIST (self), i)) != NULL; i++)
    if (is_open_question (item) && g_ptr_array_find (self->wanted, item, NULL))
      return item;
  return NULL;
}

/* Shows the progress, unless the file has changed meanwhile: then it is read and computed again. */
static void
worked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbShelf *self = CB_SHELF (source);
  g_autoptr (CbShelfItem) item = g_steal_pointer (&self->item);
  ProgressWork *work = cb_work_finish (result, NULL);

  /* The file has changed, so nothing was computed; not tried again before it has been read. */
  if (work != NULL && work->progress.n_known == CB_SHELF_PROGRESS_NOT_YET)
    work->progress.n_known = CB_SHELF_PROGRESS_TOO_HARD;
  if (work != NULL && cb_file_stamp_equal (&cb_shelf_item_get_summary (item)->stamp, &work->stamp))
    cb_shelf_item_set_progress (item, &work->progress);
  g_clear_pointer (&work, work_free);
  cb_shelf_work (CB_FOLDER_LIST (self));
}

/* Begins to work out the progress of the next case, unless one is being worked out. */
void
cb_shelf_work (CbFolderList *list)
{
  CbShelf *self = CB_SHELF (list);
  CbShelfItem *item = self->item == NULL ? choose_item (self) : NULL;
  ProgressWork *work;

  if (item == NULL)
    return;
  self->item = g_object_ref (item);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  work = g_new0 (ProgressWork, 1);
  work->file = g_object_ref (cb_folder_item_get_file (CB_FOLDER_ITEM (item)));
  work->stamp = cb_shelf_item_get_summary (item)->stamp;
  cb_work_start (self, "progress", EFFORT, work, NULL, work_out, work_free, self->cancellable,
                 worked_cb, NULL);
}

/**
 * cb_shelf_want_progress:
 * @item: an item of the list
 * @wanted: TRUE when the item comes on the screen; later to be followed by a call with FALSE
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
