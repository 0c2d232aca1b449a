/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet-group.h"

#define CB_TYPE_SHEET_BODY (cb_sheet_body_get_type ())

/**
 * CbSheetBody:
 *
 * The part of the sheet that scrolls under its header: the groups of rows, in the order they were
 * added, with a gap and a line between them; then the foot, a row of its own.
 */
G_DECLARE_FINAL_TYPE (CbSheetBody, cb_sheet_body, CB, SHEET_BODY, GtkWidget)

void cb_sheet_body_place (CbSheetBody *self, const CbSheetGeometry *geometry, int x, int y);
int cb_sheet_body_find_y (CbSheetBody *self, GtkWidget *row, const CbSheetGeometry *geometry);
