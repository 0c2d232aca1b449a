/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-sheet-geometry.h"

/* In pixels. A cell is never too small to be hit, nor so large that the eye loses the line. */
#define MIN_CELL         24
#define MAX_COLUMN_WIDTH 120
#define MAX_ROW_HEIGHT   40
/* In a view of this width or more the sheet fills the whole width: spare room goes first to the
 * columns of the players, then to the names of the cards. */
#define SPACIOUS           800
#define SPACIOUS_COLUMN    240
#define SPACIOUS_LABEL     166
#define MAX_SPACIOUS_LABEL 240
/* How many pixels more a spacious sheet has between groups, in the header and in the foot. */
#define MORE 2
/* The gap between two rows. */
#define LINE 1
/* The least width of a column with a name beside the token, and of one with a name at all. */
#define MIN_BESIDE 92
#define MIN_NAMED  40
/* The height of text up to which tokens have their nominal size; they grow with larger text. */
#define USUAL_LINE 19
/* The room that a token takes with what is around it: beside a name, and above a small name. */
#define BESIDE_WIDTH  44
#define BESIDE_HEIGHT 46
#define BELOW_HEIGHT  32
#define LABEL_PADDING 12
#define GAP           8
#define FOOT_PADDING  14

static int
grow (const CbSheetNeeds *needs, int size)
{
  return size * MAX (needs->line, USUAL_LINE) / USUAL_LINE;
}

static int
get_least_label (const CbSheetNeeds *needs)
{
  return MAX (needs->line * 4, needs->corner_width);
}

/* The width left for the names of the cards if not everything fits. If the columns have to scroll
 * anyway, the names may take half of the width. */
static int
shorten_label (const CbSheetNeeds *needs, int columns, int width)
{
  int label = width - columns;
  int least = get_least_label (needs);

  if (label < least)
    label = MAX (least, MIN (width / 2, needs->line * 6));
  return MAX (MIN (label, needs->label_width + LABEL_PADDING), needs->corner_width);
}

static gboolean
is_spacious (int width)
{
  return width >= SPACIOUS;
}

static void
fit_columns (CbSheetGeometry *self, const CbSheetNeeds *needs, int width)
{
  int least = grow (needs, MIN_CELL);
  int min_column = CLAMP ((width - get_least_label (needs)) / needs->n_columns, least,
                          MAX (least, needs->cell_width));
  int max_column = MAX (is_spacious (width) ? SPACIOUS_COLUMN : MAX_COLUMN_WIDTH, min_column);
  int label = MAX (MAX (needs->label_width + LABEL_PADDING, needs->corner_width),
                   is_spacious (width) ? SPACIOUS_LABEL : 0);
  int room = width - label;

  /* Columns are narrowed first, then the names of the cards, and then the columns again if that
   * makes all columns of a large table visible. */
  self->column_width = CLAMP (room / needs->n_columns, min_column, max_column);
  if (room < self->column_width * needs->n_columns)
    label = shorten_label (needs, self->column_width * needs->n_columns, width);
  else if (is_spacious (width))
    label = MAX (label, MIN (width - self->column_width * needs->n_columns, MAX_SPACIOUS_LABEL));
  self->label_width = label;
  self->x = MAX (0, (width - label - self->column_width * needs->n_columns) / 2);
}

static void
fit_heads (CbSheetGeometry *self, const CbSheetNeeds *needs, int more)
{
  if (self->column_width >= MAX (MIN_BESIDE, needs->name_width + grow (needs, BESIDE_WIDTH)))
    self->heads = CB_SHEET_HEADS_BESIDE;
  else if (self->column_width >= grow (needs, MIN_NAMED))
    self->heads = CB_SHEET_HEADS_BELOW;
  else
    self->heads = CB_SHEET_HEADS_ALONE;
  self->header_height = self->heads == CB_SHEET_HEADS_BELOW
                          ? grow (needs, BELOW_HEIGHT) + needs->line
                          : grow (needs, BESIDE_HEIGHT) + more;
}

static void
fit_rows (CbSheetGeometry *self, const CbSheetNeeds *needs, int height, int more)
{
  int min_row = MAX (MAX (needs->cell_height, MIN_CELL) + LINE, needs->line + 4);
  int max_row = MAX (MAX_ROW_HEIGHT, min_row);
  int room;

  self->gap = GAP + more;
  self->fold_height = MAX (min_row, needs->fold_height);
  self->foot_height = needs->has_foot ? needs->line + FOOT_PADDING + more : 0;
  room = height - self->header_height - self->foot_height - self->gap * needs->n_gaps -
         self->fold_height * needs->n_folds;
  self->row_height = CLAMP (room / MAX (needs->n_rows, 1), min_row, max_row);
}

/**
 * cb_sheet_geometry_fit:
 * @width: the width of the view
 * @height: the height of the view
 */
CbSheetGeometry
cb_sheet_geometry_fit (const CbSheetNeeds *needs, int width, int height)
{
  CbSheetGeometry self = { 0 };
  int more = is_spacious (width) ? MORE : 0;

  g_return_val_if_fail (needs->n_columns > 0, self);

  fit_columns (&self, needs, width);
  fit_heads (&self, needs, more);
  fit_rows (&self, needs, height, more);
  return self;
}

int
cb_sheet_geometry_get_width (const CbSheetGeometry *self, const CbSheetNeeds *needs)
{
  return self->x + self->label_width + self->column_width * needs->n_columns;
}

/* The height of everything that scrolls: the rows, the gaps and the foot, but not the header. */
int
cb_sheet_geometry_get_body_height (const CbSheetGeometry *self, const CbSheetNeeds *needs)
{
  return self->gap * needs->n_gaps + self->fold_height * needs->n_folds +
         self->row_height * needs->n_rows + self->foot_height;
}
