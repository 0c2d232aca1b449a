/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waiting for the disk: a change is announced once it is saved, or after a second. */

#include "config.h"

#include "cb-case-file-private.h"

/* How long the announcement of a change may wait for the disk, in milliseconds. */
#define PATIENCE 1000

void
_cb_case_file_set_waiting (CbCaseFile *self, gboolean waiting)
{
  g_clear_handle_id (&self->slow_id, g_source_remove);
  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  g_object_notify (G_OBJECT (self), "waiting");
}

static void
end_flushes (CbCaseFile *self)
{
  g_autoslist (GTask) flushes = g_steal_pointer (&self->flushes);

  for (GSList *l = flushes; l != NULL; l = l->next)
    g_task_return_boolean (l->data, cb_case_file_is_saved (self));
}

static void
slow_cb (gpointer data)
{
  CbCaseFile *self = data;

  self->slow_id = 0;
  _cb_case_file_set_waiting (self, TRUE);
  _cb_case_file_settle (self);
  _cb_case_file_watch_time (self);
}

void
_cb_case_file_watch_time (CbCaseFile *self)
{
  if (self->waiting || (!_cb_case_file_is_on_its_way (self) && self->move == NULL))
    end_flushes (self);
  if (!_cb_case_file_is_on_its_way (self))
    _cb_case_file_set_waiting (self, FALSE);
  else if (self->slow_id == 0 && !self->waiting)
    self->slow_id = g_timeout_add_once (PATIENCE, slow_cb, self);
}

/* Whether saving the case has taken longer than a second. */
gboolean
cb_case_file_get_waiting (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->waiting;
}

/* Whether the case is being saved, for less than a second so far. */
gboolean
cb_case_file_is_saving (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), FALSE);

  return self->background && !self->waiting && _cb_case_file_is_on_its_way (self);
}

/* Calls back as soon as the case is on disk, or it is clear that it will not be soon. */
void
cb_case_file_flush_async (CbCaseFile *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;

  g_return_if_fail (CB_IS_CASE_FILE (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, cb_case_file_flush_async);
  self->flushes = g_slist_prepend (self->flushes, task);
  _cb_case_file_watch_time (self);
}

/* Returns: whether the case is on disk */
gboolean
cb_case_file_flush_finish (CbCaseFile *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}
