/* cb-sheet-view-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-sheet-geometry.h"
#include "cb-sheet-view.h"

G_BEGIN_DECLS

struct _CbSheetView
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  CbSymbols symbols;
  CbSetup *setup; /* the one that the lines were made for */
  gboolean fold_settled;
  guint n_columns;
  guint card;
  guint holder;

  GtkAdjustment *hadjustment;
  GtkAdjustment *vadjustment;
  CbSheetGeometry geometry;
  GtkWidget *anchor; /* the row that is to be where it was, or NULL */
  int anchor_y;

  GtkWidget *header;
  GPtrArray *headings; /* by holder */
  GtkWidget *body;
  GPtrArray *categories; /* their headings */
  GPtrArray *rows;       /* by card */
};

void _cb_sheet_view_fill (CbSheetView *self);
void _cb_sheet_view_clear (CbSheetView *self);
void _cb_sheet_view_update_outs (CbSheetView *self);
void _cb_sheet_view_update_symbols (CbSheetView *self);

gboolean _cb_sheet_view_is_folded (CbSheetView *self, guint card);
void _cb_sheet_view_update_folds (CbSheetView *self);
void _cb_sheet_view_leave_settled (CbSheetView *self);

void _cb_sheet_view_install_layout (GtkWidgetClass *widget_class);
void
_cb_sheet_view_set_adjustment (CbSheetView *self, GtkAdjustment **field, GtkAdjustment *adjustment);
void _cb_sheet_view_scroll_to_cell (CbSheetView *self, CbSheetCell *cell);

void _cb_sheet_view_install_keys (GtkWidgetClass *widget_class);

void _cb_sheet_view_enter_cell (CbSheetView *self, CbSheetCell *cell);
void _cb_sheet_view_emit_details (CbSheetView *self, CbSheetCell *cell);

G_END_DECLS
