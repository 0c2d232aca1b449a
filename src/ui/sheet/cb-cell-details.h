/* cb-cell-details.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-sheet-cell.h"

G_BEGIN_DECLS

#define CB_TYPE_CELL_DETAILS (cb_cell_details_get_type ())

/**
 * CbCellDetails:
 *
 * What is known of one cell and why, and the user's own mark. Entries in it are links: they do
 * sheet.show-entry. Made for one showing, at the cell or, on a small screen, at the bottom.
 */
G_DECLARE_FINAL_TYPE (CbCellDetails, cb_cell_details, CB, CELL_DETAILS, AdwBin)

void cb_cell_details_show (CbSheetCell *cell, gboolean can_mark, gboolean narrow);

G_END_DECLS
