/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-case.h"

#define CB_TYPE_CONFLICT_ROW (cb_conflict_row_get_type ())

/**
 * CbConflictRow:
 *
 * One of the entries that cannot all be true, with what can be done about it: conflict.edit and
 * conflict.set-aside of the dialog around it.
 */
G_DECLARE_FINAL_TYPE (CbConflictRow, cb_conflict_row, CB, CONFLICT_ROW, GtkListBoxRow)

GtkWidget *cb_conflict_row_new (CbCase *case_, guint position, gboolean repairs);
