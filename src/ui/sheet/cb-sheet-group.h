/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet-row.h"

#define CB_TYPE_SHEET_GROUP (cb_sheet_group_get_type ())

/**
 * CbSheetGroup:
 *
 * The rows of a category. After them a line names the rows that are folded away; it is a button
 * that brings them back, below the line. The view decides where everything stands.
 *
 * Signal "unfolded": the user wants to see the folded rows, or to hide them again.
 *
 * Accessibility: ROW_GROUP, labelled with the name of the category.
 */
G_DECLARE_FINAL_TYPE (CbSheetGroup, cb_sheet_group, CB, SHEET_GROUP, GtkWidget)

GtkWidget *cb_sheet_group_new (const char *name);
void cb_sheet_group_append (CbSheetGroup *self, CbSheetRow *row);
void cb_sheet_group_set_order (CbSheetGroup *self, GPtrArray *open, GPtrArray *folded);
void cb_sheet_group_set_fold (CbSheetGroup *self, const char *words);
gboolean cb_sheet_group_get_unfolded (CbSheetGroup *self);
GtkWidget *cb_sheet_group_get_fold (CbSheetGroup *self);

void cb_sheet_group_place (CbSheetGroup *self, const CbSheetGeometry *geometry, int scrolled);
int cb_sheet_group_get_height (CbSheetGroup *self, const CbSheetGeometry *geometry);
int cb_sheet_group_find_y (CbSheetGroup *self, GtkWidget *row, const CbSheetGeometry *geometry);

/* Measures a group, or the body, which contains the groups. */
void cb_sheet_group_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline);
