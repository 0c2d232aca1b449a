/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-mark-check.h"
#include "cb-sheet.h"
#include "cb-symbols.h"

#define CB_TYPE_SHEET_CELL (cb_sheet_cell_get_type ())

/**
 * CbSheetCell:
 *
 * One cell of the sheet on the screen: has, has not, or unknown, in the symbols chosen; or how
 * likely it is; beside it the user's own pencil mark. What the newest entry settled has a frame.
 *
 * Actions: cell.cycle, cell.mark-yes, cell.mark-no, cell.mark-maybe, cell.clear set the pencil
 * mark; cell.details opens what is known of the cell, and cell.menu what can be recorded from it:
 * cell.showed, cell.lacks; cell.suppose-yes, cell.suppose-no.
 *
 * CSS: sheetcell, with the classes yes, no or maybe; news; pencilled; explained while its reason is
 * shown; wrong or early while the result of a check is shown that found the user’s mark so; mine if
 * the user, who fills in the sheet himself, has ticked it; pointed while the user points at a step
 * that settles it.
 *
 * Accessibility: GRID_CELL whose label says everything; CHECKED is true, false or mixed.
 */
G_DECLARE_FINAL_TYPE (CbSheetCell, cb_sheet_cell, CB, SHEET_CELL, GtkWidget)

GtkWidget *cb_sheet_cell_new (CbSheet *sheet, CbCell *cell);
CbSheet *cb_sheet_cell_get_sheet (CbSheetCell *self);
CbCell *cb_sheet_cell_get_cell (CbSheetCell *self);
void cb_sheet_cell_set_symbols (CbSheetCell *self, CbSymbols symbols);
CbSymbols cb_sheet_cell_get_symbols (CbSheetCell *self);
void cb_sheet_cell_set_step (CbSheetCell *self, guint step);
void cb_sheet_cell_set_verdict (CbSheetCell *self, CbVerdict verdict);
void cb_sheet_cell_set_covered (CbSheetCell *self, int covered);
