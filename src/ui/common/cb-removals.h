/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-folder-list.h"

/* Returns: (transfer full): the text of the toast, which names @last if it is the only item that
 * was deleted, and says how many there are (@n) otherwise */
typedef char *(*CbDescribeRemoved) (gpointer last, guint n);

#define CB_TYPE_REMOVALS (cb_removals_get_type ())

/**
 * CbRemovals:
 *
 * The items deleted from a list, as long as a toast offers to restore them.
 */
G_DECLARE_FINAL_TYPE (CbRemovals, cb_removals, CB, REMOVALS, GObject)

CbRemovals *cb_removals_new (GtkWidget *widget,
                             const char *action,
                             CbFolderList *list,
                             CbDescribeRemoved describe);
void cb_removals_remove (CbRemovals *self, gpointer item);
void cb_removals_undo (CbRemovals *self);
void cb_removals_end (CbRemovals *self);
