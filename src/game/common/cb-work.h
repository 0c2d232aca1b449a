/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

GTask *cb_work_task_new (gpointer source,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* (transfer full) (nullable): what another thread worked out, as whoever began that says; fails
 * with %G_IO_ERROR_CANCELLED if cancelled. */
gpointer cb_work_finish (GAsyncResult *result, GError **error);

/* Says of what is worked on, if anything is, that nobody wants it any more. */
void cb_work_stop (GCancellable **work);
