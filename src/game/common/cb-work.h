/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

GTask *cb_work_task_new (gpointer source,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* (transfer full) (nullable): the result of work in another thread, as described where it is
 * started; fails with %G_IO_ERROR_CANCELLED if cancelled. */
gpointer cb_work_finish (GAsyncResult *result, GError **error);

/* Cancels the work, if there is any: nobody wants the result any more. */
void cb_work_stop (GCancellable **work);
