/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet-cell.h"

struct _CbSheetCell
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  CbCell *cell;
  CbSymbols symbols;
  PangoLayout *text; /* the symbol as text; NULL if it is drawn as a path */
  PangoLayout *pencil;
  int covered;
  CbVerdict verdict; /* of the user’s own mark, while it is shown */
  guint step;        /* number of the step that settles the cell, while its reason is shown; or 0 */
};

gboolean _cb_sheet_cell_is_own_sheet (CbSheetCell *self);
CbMark _cb_sheet_cell_get_own_mark (CbSheetCell *self);
void _cb_sheet_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
void _cb_sheet_cell_update_texts (CbSheetCell *self);
float _cb_sheet_cell_get_radius (CbSheetCell *self);
