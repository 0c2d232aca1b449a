/* cb-cell-popover.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet-cell.h"

G_BEGIN_DECLS

#define CB_TYPE_CELL_POPOVER (cb_cell_popover_get_type ())

/**
 * CbCellPopover:
 *
 * What is known of one cell, in words, and the user's own mark. Made for one showing: it takes
 * itself away when it closes.
 */
G_DECLARE_FINAL_TYPE (CbCellPopover, cb_cell_popover, CB, CELL_POPOVER, GtkPopover)

void cb_cell_popover_show (CbSheetCell *cell, gboolean can_mark);

G_END_DECLS
