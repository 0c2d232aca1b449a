/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-effort.h"
#include "cb-work.h"

/**
 * CbWorkFunc:
 * @input: what it works on; nobody changes it meanwhile
 * @effort: how much may be spent; cancelled when nobody wants the result any more
 *
 * Returns: (transfer full) (nullable): the result; may be @input itself, if that has no other owner
 */
typedef gpointer (*CbWorkFunc) (gpointer input, CbEffort *effort);

void cb_work_start (gpointer source,
                    const char *name,
                    guint64 n_units,
                    gpointer input,
                    GDestroyNotify free_input,
                    CbWorkFunc func,
                    GDestroyNotify free_result,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data);
