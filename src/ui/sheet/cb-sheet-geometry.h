/* cb-sheet-geometry.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CbSheetNeeds:
 * @n_columns: holders
 * @n_rows: cards
 * @n_headings: categories
 * @label_width: the longest name of a card
 * @name_width: the longest name of a holder
 * @line: height of a line of text
 *
 * What a sheet has to show, in pixels.
 */
typedef struct
{
  int n_columns;
  int n_rows;
  int n_headings;
  int label_width;
  int name_width;
  int line;
} CbSheetNeeds;

/**
 * CbSheetGeometry:
 * @x: where the block of label and columns begins, from the start of the view
 * @rotated: whether the holders' names stand upright because they do not fit otherwise
 *
 * Where everything of a sheet is, in pixels. The columns do not shrink below what a symbol needs,
 * nor the rows below what a name needs; then the sheet is larger than its view and scrolls.
 */
typedef struct
{
  int x;
  int label_width;
  int column_width;
  int header_height;
  int heading_height;
  int row_height;
  gboolean rotated;
} CbSheetGeometry;

CbSheetGeometry cb_sheet_geometry_fit (const CbSheetNeeds *needs, int width, int height);
int cb_sheet_geometry_get_width (const CbSheetGeometry *self, const CbSheetNeeds *needs);
int cb_sheet_geometry_get_body_height (const CbSheetGeometry *self, const CbSheetNeeds *needs);

G_END_DECLS
