/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-work-private.h"

typedef struct
{
  gpointer input;
  GDestroyNotify free_input;
  CbWorkFunc func;
  GDestroyNotify free_result;
  CbEffort effort;
  gint cancelled;
} Work;

/* Whom to tell when a task ends. Holds a reference to @source until then. */
typedef struct
{
  GObject *source;
  GAsyncReadyCallback callback;
  gpointer user_data;
} TaskListener;

/* Tells the listener, then takes from the task what must not be freed in its thread, since that
 * thread may be the last one to release the task. */
static void
tell_cb (GObject *none, GAsyncResult *result, gpointer user_data)
{
  g_autofree TaskListener *listener = user_data;

  listener->callback (listener->source, result, listener->user_data);
  g_clear_object (&listener->source);
  g_task_set_task_data (G_TASK (result), NULL, NULL);
}

/**
 * cb_work_task_new:
 * @source: (type GObject.Object) (nullable): given to @callback
 *
 * Makes a task that is to be done by g_task_run_in_thread(). Such a thread is often the last to
 * release its task, and so it frees what the task holds; but neither a case nor a widget may be
 * freed in that thread. The task made here releases @source and its data in the thread that runs
 * @callback, which has to be the calling one. It has no source object in the sense of GTask, and
 * cannot return before the thread does (g_task_set_return_on_cancel()).
 *
 * Returns: (transfer full): the task
 */
GTask *
cb_work_task_new (gpointer source,
                  GCancellable *cancellable,
                  GAsyncReadyCallback callback,
                  gpointer user_data)
{
  TaskListener *listener = g_new0 (TaskListener, 1);

  g_set_object (&listener->source, source);
  listener->callback = callback;
  listener->user_data = user_data;
  return g_task_new (NULL, cancellable, tell_cb, listener);
}

static void
work_free (gpointer data)
{
  Work *work = data;

  if (work->free_input != NULL)
    work->free_input (work->input);
  g_free (work);
}

static void
cancelled_cb (GCancellable *cancellable, gpointer user_data)
{
  g_atomic_int_set ((gint *) user_data, TRUE);
}

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  gulong id = 0;
  gpointer result;

  if (cancellable != NULL)
    id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &work->cancelled, NULL);
  g_debug ("%s: begins", g_task_get_name (task));
  result = work->func (work->input, &work->effort);
  g_debug ("%s: %s", g_task_get_name (task),
           cb_effort_is_cancelled (&work->effort) ? "cancelled" : "done");
  g_cancellable_disconnect (cancellable, id);
  g_task_return_pointer (task, result, work->free_result);
}

/**
 * cb_work_start:
 * @source: (type GObject.Object) (nullable): the object that is given to @callback
 * @name: (type static): the name of the work, for debugging
 * @n_units: how much may be spent, see #CbEffort
 * @input: (transfer full): what is worked on
 * @free_input: (nullable): NULL where @input becomes the result
 *
 * Works in another thread. Ends with cb_work_finish().
 */
void
cb_work_start (gpointer source,
               const char *name,
               guint64 n_units,
               gpointer input,
               GDestroyNotify free_input,
               CbWorkFunc func,
               GDestroyNotify free_result,
               GCancellable *cancellable,
               GAsyncReadyCallback callback,
               gpointer user_data)
{
  g_autoptr (GTask) task = cb_work_task_new (source, cancellable, callback, user_data);
  Work *work = g_new0 (Work, 1);

  work->input = input;
  work->free_input = free_input;
  work->func = func;
  work->free_result = free_result;
  work->effort = (CbEffort) { n_units, &work->cancelled };
  g_task_set_static_name (task, name);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_in_thread);
}

gpointer
cb_work_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
cb_work_stop (GCancellable **work)
{
  g_cancellable_cancel (*work);
  g_clear_object (work);
}
