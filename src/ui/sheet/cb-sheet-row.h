/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet-geometry.h"

#define CB_TYPE_SHEET_ROW (cb_sheet_row_get_type ())

/**
 * CbSheetRow:
 *
 * One line of the sheet: a label that stays in view, and the columns that scroll under it. The
 * first child is the label, all others are columns. The view decides where they stand.
 *
 * Accessibility: ROW; the children bring their own roles.
 */
G_DECLARE_FINAL_TYPE (CbSheetRow, cb_sheet_row, CB, SHEET_ROW, GtkWidget)

void cb_sheet_row_place (CbSheetRow *self, const CbSheetGeometry *geometry, int scrolled);
