/* cb-sheet-geometry.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-sheet-geometry.h"

/* A cell is never smaller than what a finger or a shaky mouse can hit, nor so large that the eye
 * loses the line. */
#define MIN_CELL         24
#define MAX_COLUMN_WIDTH 104
#define MAX_ROW_HEIGHT   40
/* The upright name takes at most so many lines' worth of height. */
#define MAX_UPRIGHT_LINES 5
/* In a column that is wider, half a name lying down reads better than a whole one standing. */
#define MAX_UPRIGHT_WIDTH 56
#define LABEL_PADDING     12

/* What is left of the names of the cards, where not all has room. Where the columns have to scroll
 * anyway, the names may take half of the width. */
static int
shorten_label (const CbSheetNeeds *needs, int columns, int width)
{
  int label = width - columns;
  int least = needs->line * 4;

  if (label < least)
    label = MAX (least, MIN (width / 2, needs->line * 5));
  return MIN (label, needs->label_width + LABEL_PADDING);
}

static void
fit_columns (CbSheetGeometry *self, const CbSheetNeeds *needs, int width)
{
  int min_column = MAX (MIN_CELL, needs->line + 4);
  int max_column = MAX (MAX_COLUMN_WIDTH, min_column);
  int label = needs->label_width + LABEL_PADDING;
  int room = width - label;

  /* The columns give way first, then the names of the cards. */
  self->column_width = CLAMP (room / needs->n_columns, min_column, max_column);
  if (room < self->column_width * needs->n_columns)
    label = shorten_label (needs, self->column_width * needs->n_columns, width);
  self->label_width = label;
  self->x = MAX (0, (width - label - self->column_width * needs->n_columns) / 2);
}

static void
fit_rows (CbSheetGeometry *self, const CbSheetNeeds *needs, int height)
{
  int min_row = MAX (MIN_CELL, needs->line + 4);
  int max_row = MAX (MAX_ROW_HEIGHT, min_row);
  int room;

  self->rotated = needs->name_width + 4 > self->column_width &&
                  self->column_width < MAX (MAX_UPRIGHT_WIDTH, needs->line * 3);
  self->header_height = self->rotated
                          ? MIN (needs->name_width, needs->line * MAX_UPRIGHT_LINES) + 12
                          : needs->line + 12;
  self->heading_height = needs->line + 8;

  room = height - self->header_height - self->heading_height * needs->n_headings;
  self->row_height = CLAMP (room / MAX (needs->n_rows, 1), min_row, max_row);
}

/**
 * cb_sheet_geometry_fit:
 * @width: of the view
 * @height: of the view
 */
CbSheetGeometry
cb_sheet_geometry_fit (const CbSheetNeeds *needs, int width, int height)
{
  CbSheetGeometry self = { 0 };

  g_return_val_if_fail (needs->n_columns > 0, self);

  fit_columns (&self, needs, width);
  fit_rows (&self, needs, height);
  return self;
}

int
cb_sheet_geometry_get_width (const CbSheetGeometry *self, const CbSheetNeeds *needs)
{
  return self->x + self->label_width + self->column_width * needs->n_columns;
}

/* Height of all rows and headings, without the header that stays in view. */
int
cb_sheet_geometry_get_body_height (const CbSheetGeometry *self, const CbSheetNeeds *needs)
{
  return self->heading_height * needs->n_headings + self->row_height * needs->n_rows;
}
