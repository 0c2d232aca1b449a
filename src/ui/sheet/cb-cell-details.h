/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet-cell.h"

#define CB_TYPE_CELL_DETAILS (cb_cell_details_get_type ())

/**
 * CbCellDetails:
 *
 * What is known of one cell and why, and the user's own mark. Entries in it are links: they do
 * sheet.show-entry. Made for one showing, beside the sheet or, on a small screen, at the bottom.
 *
 * Signals: "explained": they say something new; "step-pointed" (int): the pointer or the focus is
 * on that step of the reason; −1 on none.
 *
 * Accessibility: GROUP, labelled with the card and its holder.
 */
G_DECLARE_FINAL_TYPE (CbCellDetails, cb_cell_details, CB, CELL_DETAILS, AdwBin)

GtkWidget *cb_cell_details_new (CbSheetCell *cell, gboolean can_mark);
CbSheetCell *cb_cell_details_get_cell (CbCellDetails *self);
GPtrArray *cb_cell_details_get_steps (CbCellDetails *self);
void cb_cell_details_show_at_bottom (CbCellDetails *self);
