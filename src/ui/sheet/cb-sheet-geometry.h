/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbSheetNeeds:
 * @n_columns: holders
 * @n_rows: cards that are shown
 * @n_gaps: gaps between groups of cards
 * @n_folds: groups of which cards are folded away, with a line that says so
 * @label_width: the longest name of a card, with what stands before it
 * @corner_width: what stands above the names of the cards, which does not shrink
 * @name_width: the longest name of a player
 * @line: height of a line of text
 * @cell_width: what a cell is to have, where the names of the cards leave that
 * @cell_height: what a cell has at least
 * @fold_height: what the line that stands for folded cards has at least
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
 * @gap: between two groups
 * @fold_height: of the line that stands for folded cards
 *
 * Where everything of a sheet is, in pixels. The columns do not shrink below what a symbol needs,
 * nor the rows below what a name or a finger needs; then the sheet is larger than its view and
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
