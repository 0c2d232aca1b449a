/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet-group.h"
#include "cb-sheet-view.h"

struct _CbSheetView
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  CbSymbols symbols;
  CbSetup *setup; /* the setup that the lines were made for */
  CbSheetMode mode;
  guint n_columns;
  guint card;
  guint holder;

  GtkAdjustment *hadjustment;
  GtkAdjustment *vadjustment;
  CbSheetNeeds needs;
  CbSheetGeometry geometry;
  GtkWidget *anchor; /* the row that keeps its place on the screen, or NULL */
  int anchor_y;

  GtkWidget *header;
  GtkWidget *corner; /* a toggle group, the label of the header */
  CbAssist corner_level;
  GPtrArray *headings; /* by holder */
  GtkWidget *body;
  GPtrArray *groups; /* by category */
  GPtrArray *rows;   /* by card */
  GArray *order;     /* of the cards, from top to bottom */
  GtkWidget *foot;
  GtkWidget *progress;
  GPtrArray *counts; /* by holder */
  GPtrArray *steps;  /* of the reason that is shown, or NULL */

  AdwAnimation *motion;
  GArray *coming; /* the cells that are appearing, or NULL */
  guint n_read;   /* how many entries the sheet read when it last changed */
};

void _cb_sheet_view_fill (CbSheetView *self);
void _cb_sheet_view_clear (CbSheetView *self);
void _cb_sheet_view_update_columns (CbSheetView *self);

void _cb_sheet_view_update_corner (CbSheetView *self);
gboolean _cb_sheet_view_folds (CbSheetView *self);
void _cb_sheet_view_update_symbols (CbSheetView *self);

gboolean _cb_sheet_view_is_folded (CbSheetView *self, guint card);
void _cb_sheet_view_update_folds (CbSheetView *self);
void _cb_sheet_view_leave_settled (CbSheetView *self);

void _cb_sheet_view_stop_motion (CbSheetView *self);

void _cb_sheet_view_install_layout (GtkWidgetClass *widget_class);
void
_cb_sheet_view_set_adjustment (CbSheetView *self, GtkAdjustment **field, GtkAdjustment *adjustment);
void _cb_sheet_view_append_band (CbSheetView *self, GtkSnapshot *snapshot);
void _cb_sheet_view_scroll_to_cell (CbSheetView *self, CbSheetCell *cell);

void _cb_sheet_view_install_keys (GtkWidgetClass *widget_class);
