/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-sealed-deal.h"

/**
 * cb_table_notebook_open_async:
 * @deal: one that is kept in a file; that the hand of @seat is looked at is in its record
 * @seat: whose notebook is opened
 *
 * Brings the notebook that is kept beside the deal up to date with all that its owner saw, and
 * reads it, in other threads. There is one from the first time on.
 */
void cb_table_notebook_open_async (CbSealedDeal *deal,
                                   guint seat,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
/* Returns: (transfer full) (nullable): the case; else @error */
CbCase *cb_table_notebook_open_finish (CbSealedDeal *deal, GAsyncResult *result, GError **error);
