/* cb-work-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * CbWorkFunc:
 * @input: what it works on; nobody changes it meanwhile
 * @cancelled: set from another thread when nobody wants the result any more
 *
 * Returns: (transfer full) (nullable): the result
 */
typedef gpointer (*CbWorkFunc) (gpointer input, const gint *cancelled);

/* @cancelled: (nullable): as a #CbWorkFunc gets it */
static inline gboolean
cb_work_is_cancelled (const gint *cancelled)
{
  return cancelled != NULL && g_atomic_int_get (cancelled);
}

void cb_work_start (gpointer source,
                    const char *name,
                    gpointer input,
                    GDestroyNotify free_input,
                    CbWorkFunc func,
                    GDestroyNotify free_result,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data);

G_END_DECLS
