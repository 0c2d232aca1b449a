/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving in the background, for a window that lives on however long the disk takes. One thread at
 * a time has the file of a case, so that versions of it are written in order; what comes meanwhile
 * is written in one go afterwards.
 *
 * An edit waits to be told of until it is on disk: what the screen shows as recorded is. Usually
 * that is a matter of milliseconds. Where it takes longer than a second the edit is told of all the
 * same, and "waiting" says that it is not on disk yet; so does an error. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-work.h"

/* In milliseconds. */
#define PATIENCE 1000

void
cb_case_set_waiting (CbCase *self, gboolean waiting)
{
  g_clear_handle_id (&self->slow_id, g_source_remove);
  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  cb_case_notify_waiting (self);
}

static void watch_time (CbCase *self);

static gboolean
slow_cb (gpointer data)
{
  CbCase *self = data;

  self->slow_id = 0;
  cb_case_set_waiting (self, TRUE);
  cb_case_settle (self);
  watch_time (self);
  return G_SOURCE_REMOVE;
}

/* Whether what the case says is on its way to the disk, or is to be. */
static gboolean
is_on_its_way (CbCase *self)
{
  return cb_case_has_place (self) && self->save_error == NULL &&
         self->elsewhere == CB_ELSEWHERE_SAME && self->saved != cb_case_get_newest (self);
}

static void
end_flushes (CbCase *self)
{
  g_autoslist (GTask) flushes = g_steal_pointer (&self->flushes);

  for (GSList *l = flushes; l != NULL; l = l->next)
    g_task_return_boolean (l->data, cb_case_is_saved (self));
}

static void
watch_time (CbCase *self)
{
  if (self->waiting || (!is_on_its_way (self) && self->move == NULL))
    end_flushes (self);
  if (!is_on_its_way (self))
    cb_case_set_waiting (self, FALSE);
  else if (self->slow_id == 0 && !self->waiting)
    self->slow_id = g_timeout_add (PATIENCE, slow_cb, self);
}

/* Begins to bring what the case says to its file. Returns whether to go on at once: it is done, or
 * cannot be done now. */
gboolean
cb_case_write (CbCase *self)
{
  if (!cb_case_has_place (self) || cb_case_get_read_only (self))
    return TRUE;
  if (!self->background)
    {
      cb_case_save (self, NULL);
      return TRUE;
    }
  cb_case_work (self);
  return self->waiting || !is_on_its_way (self);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (cb_case_writing_run (data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Somebody else was there first, or the file is gone: a look tells what to do. */
static gboolean
calls_for_look (const GError *error)
{
  return g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_CHANGED) ||
         g_error_matches (error, CB_FILE_ERROR, CB_FILE_ERROR_GONE);
}

/* Who asked for another place is told how that went; the case stays where it was if it failed. */
static void
end_move (CbCase *self, CbCaseWriting *writing, GError *error)
{
  g_autoptr (GTask) move = g_steal_pointer (&self->move);
  const char *title = writing->contents->title;

  if (error == NULL)
    {
      cb_case_set_save_error (self, NULL);
      cb_case_forget_elsewhere (self);
      if (!g_str_equal (title, cb_case_get_newest (self)->title))
        {
          cb_case_set_title (self, title);
          cb_case_settle (self);
        }
      g_task_return_boolean (move, TRUE);
    }
  else
    {
      if (self->file == NULL)
        cb_case_set_save_error (self, g_error_copy (error));
      g_task_return_error (move, error);
    }
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCase *self = CB_CASE (source);
  CbCaseWriting *writing = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;
  gboolean failed = !g_task_propagate_boolean (G_TASK (result), &error);

  self->busy = FALSE;
  cb_case_note_written (self, writing);
  if (writing->is_move)
    end_move (self, writing, error);
  else if (calls_for_look (error))
    {
      g_clear_error (&error);
      self->wants_look = TRUE;
    }
  else
    cb_case_set_save_error (self, error);
  if (self->next != NULL && !is_on_its_way (self))
    cb_case_settle (self);
  if (!failed || self->wants_look)
    cb_case_work (self);
  else
    watch_time (self);
}

/* (transfer full) */
static CbCaseWriting *
make_writing (CbCase *self)
{
  CbCaseWriting *target = self->move != NULL ? g_task_get_task_data (self->move) : NULL;
  CbCaseWriting *writing;

  if (target == NULL)
    return cb_case_begin_writing (self);
  writing = cb_case_writing_new (cb_case_get_newest (self));
  writing->is_move = TRUE;
  writing->file = target->file != NULL ? g_object_ref (target->file) : NULL;
  writing->place = target->place != NULL ? cb_case_place_ref (target->place) : NULL;
  writing->stamp = target->stamp;
  return writing;
}

static void
start_writing (CbCase *self)
{
  g_autoptr (GTask) task = cb_work_task_new (self, self->patience, written_cb, NULL);

  g_task_set_source_tag (task, start_writing);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_set_task_data (task, make_writing (self), (GDestroyNotify) cb_case_writing_free);
  self->busy = TRUE;
  g_task_run_in_thread (task, write_thread);
}

/* Begins what there is to do in the background, unless something is being done. While a look is
 * awaited nothing is written. */
void
cb_case_work (CbCase *self)
{
  if (!self->background || !cb_case_has_place (self))
    return;
  if (self->busy)
    ;
  else if (self->move != NULL || self->file == NULL)
    start_writing (self);
  else if (self->wants_look)
    cb_case_start_look (self);
  else if (self->look_id == 0 && self->elsewhere == CB_ELSEWHERE_SAME &&
           self->saved != cb_case_get_newest (self))
    start_writing (self);
  watch_time (self);
}

/* From now on the case is saved in the background, by the main loop of this thread, and what others
 * do with its file is followed. */
void
cb_case_set_background (CbCase *self)
{
  g_return_if_fail (CB_IS_CASE (self));

  if (self->background || cb_case_get_read_only (self))
    return;
  self->background = TRUE;
  if (self->file != NULL)
    cb_case_look (self);
}

/* Whether the case is being saved, and that takes long. */
gboolean
cb_case_get_waiting (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->waiting;
}

/* Whether the case is being saved, and that takes no longer than usual. */
gboolean
cb_case_is_saving (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->background && !self->waiting && is_on_its_way (self);
}

/* Ends as soon as it is clear whether what the case says gets to the disk soon. */
void
cb_case_flush_async (CbCase *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;

  g_return_if_fail (CB_IS_CASE (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_case_flush_async);
  self->flushes = g_slist_prepend (self->flushes, task);
  watch_time (self);
}

/* Returns: whether it is on disk */
gboolean
cb_case_flush_finish (CbCase *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static void
move (CbCase *self, CbCaseWriting *target, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (self->move == NULL);

  self->move = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (self->move, move);
  g_task_set_task_data (self->move, target, (GDestroyNotify) cb_case_writing_free);
  cb_case_work (self);
}

/**
 * cb_case_keep_over_async:
 * @file: where the case lives from now on, in the place of whatever there is
 *
 * For a case in the background. Whoever owns that file has agreed to it. Ends with
 * cb_case_keep_finish().
 */
void
cb_case_keep_over_async (CbCase *self,
                         GFile *file,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  CbCaseWriting *target;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (self->background);

  target = cb_case_writing_new (self->contents);
  target->file = g_object_ref (file);
  target->stamp.sight = CB_FILE_ANY;
  move (self, target, callback, user_data);
}

/**
 * cb_case_keep_in_folder_async:
 * @folder: where a case in memory only gets a file of its own
 * @reserved: (nullable): a folder with files whose names are taken, too
 * @stem: what its name begins with
 *
 * For a case in the background. If it cannot be written, it is as soon as possible. Ends with
 * cb_case_keep_finish().
 */
void
cb_case_keep_in_folder_async (CbCase *self,
                              GFile *folder,
                              GFile *reserved,
                              const char *stem,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  CbCaseWriting *target;

  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (self->background && self->file == NULL);

  self->place = cb_case_place_new (folder, reserved, stem);
  target = cb_case_writing_new (self->contents);
  target->place = cb_case_place_ref (self->place);
  move (self, target, callback, user_data);
}

gboolean
cb_case_keep_finish (CbCase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* A new file of the case, with a number in its name and title. */
void
cb_case_move_beside (CbCase *self,
                     GFile *folder,
                     const char *stem,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  CbCaseWriting *target = cb_case_writing_new (self->contents);

  target->place = cb_case_place_new (folder, NULL, stem);
  target->place->numbers_title = TRUE;
  move (self, target, callback, user_data);
}
