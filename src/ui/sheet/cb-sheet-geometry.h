/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbSheetNeeds:
 * @n_columns: holders
 * @n_rows: cards that are shown
 * @n_gaps: gaps between groups of cards
 * @n_folds: groups with a line that says which cards are folded away
 * @label_width: the longest name of a card, with what stands before it
 * @corner_width: what stands above the names of the cards; this does not shrink
 * @name_width: the longest name of a player
 * @line: height of a line of text
 * @cell_width: the least width of a cell, if the names of the cards leave that much room
 * @cell_height: the least height of a cell
 * @fold_height: the least height of the line that stands for folded cards
 * @has_foot: whether a line below all rows tells how many cards are known
 *
 * What a sheet has to show, in pixels.
 */
typedef struct
{
  int n_columns;
  int n_rows;
  int n_gaps;
  int n_folds;
  int label_width;
  int corner_width;
  int name_width;
  int line;
  int cell_width;
  int cell_height;
  int fold_height;
  gboolean has_foot;
} CbSheetNeeds;

/**
 * CbSheetHeads:
 * @CB_SHEET_HEADS_BESIDE: the name beside the token
 * @CB_SHEET_HEADS_BELOW: a small name below the token
 * @CB_SHEET_HEADS_ALONE: the token alone
 *
 * How the heads of the columns show whose they are.
 */
typedef enum
{
  CB_SHEET_HEADS_BESIDE,
  CB_SHEET_HEADS_BELOW,
  CB_SHEET_HEADS_ALONE,
} CbSheetHeads;

/**
 * CbSheetGeometry:
 * @x: where the block of label and columns begins, from the start of the view
 * @gap: the gap between two groups
 * @fold_height: the height of the line that stands for folded cards
 *
 * Where everything of a sheet is, in pixels. The columns do not shrink below what a symbol needs,
 * nor the rows below what a name or a finger needs; a sheet that is then larger than its view
 * scrolls.
 */
typedef struct
{
  int x;
  int label_width;
  int column_width;
  int header_height;
  int foot_height;
  int gap;
  int fold_height;
  int row_height;
  CbSheetHeads heads;
} CbSheetGeometry;

CbSheetGeometry cb_sheet_geometry_fit (const CbSheetNeeds *needs, int width, int height);
int cb_sheet_geometry_get_width (const CbSheetGeometry *self, const CbSheetNeeds *needs);
int cb_sheet_geometry_get_body_height (const CbSheetGeometry *self, const CbSheetNeeds *needs);
