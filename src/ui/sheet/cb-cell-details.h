/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet-cell.h"

#define CB_TYPE_CELL_DETAILS (cb_cell_details_get_type ())

/**
 * CbCellDetails:
 *
 * Tells what is known of one cell and why, and lets the user mark it. Entries in it are links to
 * sheet.show-entry. It is shown once: beside the sheet or, on a small screen, at the bottom.
 *
 * Signals: "explained": the details say something new; "step-pointed" (int): the index of the step
 * of the reason that has the pointer or the focus; −1: none.
 *
 * Accessibility: GROUP, labelled with the card and its holder.
 */
G_DECLARE_FINAL_TYPE (CbCellDetails, cb_cell_details, CB, CELL_DETAILS, AdwBin)

GtkWidget *cb_cell_details_new (CbSheetCell *cell, gboolean can_mark);
CbSheetCell *cb_cell_details_get_cell (CbCellDetails *self);
GPtrArray *cb_cell_details_get_steps (CbCellDetails *self);
void cb_cell_details_show_at_bottom (CbCellDetails *self);
