/* Cards by category, and a column for each holder or game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-pencil.h"
#include "cb-print-private.h"

/* The widest column of names, as a part of the width; other widths of columns in points. */
#define MAX_NAMES  0.42
#define MIN_NAMES  (24 * CB_MM)
#define MIN_COLUMN (5 * CB_MM)
#define MAX_COLUMN (27 * CB_MM)

/* Height of headings that run across, and greatest height of those that run upwards, in points. */
#define HEADING     (9 * CB_MM)
#define MAX_HEADING (34 * CB_MM)

/* How grey things are, from 0, black, to 1, white. */
#define HAIR_SHADE   0.55
#define BAND_SHADE   0.88
#define REMARK_SHADE 0.3

static double
get_column_x (const CbPrintLayout *self, guint column)
{
  return self->left + self->name_width + column * self->column_width;
}

static double
measure (const CbPrintLayout *self, const char *text, gboolean bold)
{
  return cb_print_text_get_width (self->context, text, CB_PRINT_SIZE, bold);
}

static double
measure_remark (const CbPrintLayout *self, guint card)
{
  const char *remark = self->sheet->remarks[card];

  return remark != NULL ? 0.85 * measure (self, remark, FALSE) + CB_PRINT_PAD : 0;
}

/* Makes the column of names as wide as the longest name, if the others have enough room then. */
static void
measure_columns (CbPrintLayout *self)
{
  CbEdition *edition = self->sheet->edition;
  guint n = self->sheet->n_columns;
  double longest = 0;

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    longest = MAX (longest, measure (self, cb_edition_get_card (edition, i)->name, FALSE) +
                              measure_remark (self, i));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    longest = MAX (longest, measure (self, cb_edition_get_category (edition, i)->name, TRUE));

  longest = MAX (longest + 4 * CB_PRINT_PAD, MIN_NAMES);
  self->name_width = MIN (longest, MAX_NAMES * self->width);
  self->column_width = CLAMP ((self->width - self->name_width) / n, MIN_COLUMN, MAX_COLUMN);
  self->name_width = self->width - n * self->column_width;
}

static gboolean
is_bold (const CbPrintLayout *self, guint column)
{
  return (int) column == self->sheet->mine || (int) column == self->sheet->envelope;
}

/* Headings run upwards unless all of them fit in their columns. */
static void
measure_headings (CbPrintLayout *self)
{
  double longest = 0;

  for (guint i = 0; i < self->sheet->n_columns; i++)
    longest = MAX (longest, measure (self, self->sheet->headings[i], is_bold (self, i)));
  self->turned = longest * CB_PRINT_SMALLER / 100 > self->column_width - CB_PRINT_PAD;
  self->heading_height = HEADING;
  if (self->turned)
    self->heading_height = CLAMP (longest + 2 * CB_PRINT_PAD, HEADING, MAX_HEADING);
}

/* Measures everything but the height of rows. */
void
_cb_print_measure_table (CbPrintLayout *self)
{
  measure_columns (self);
  measure_headings (self);
}

/* Adds the lines between columns to the rows that have none yet. */
static void
add_uprights (CbPrintLayout *self)
{
  int envelope = self->sheet->envelope;

  for (guint i = 0; i < self->sheet->n_columns; i++)
    {
      gboolean beside = envelope >= 0 && (i == (guint) envelope || i == (guint) envelope + 1);

      _cb_print_add_upright (self, get_column_x (self, i), self->rows_top,
                             beside ? CB_PRINT_HEAVY : CB_PRINT_HAIR, beside ? 0 : HAIR_SHADE);
    }
  self->rows_top = self->y;
}

/* Begins the table: adds the headings. */
void
_cb_print_begin_table (CbPrintLayout *self)
{
  double inset = self->turned ? CB_PRINT_PAD : 0;

  self->table_top = self->rows_top = self->y;
  for (guint i = 0; i < self->sheet->n_columns; i++)
    {
      CbPrintItem *item = _cb_print_add_text (
        self, self->sheet->headings[i], get_column_x (self, i) + CB_PRINT_PAD / 2, self->y + inset,
        self->column_width - CB_PRINT_PAD, self->heading_height - 2 * inset);

      item->turned = self->turned;
      item->align = self->turned ? CB_PRINT_START : CB_PRINT_CENTRE;
      item->bold = is_bold (self, i);
    }
  self->y += self->heading_height;
}

/* Ends the table: adds the last lines between columns, and the frame. */
void
_cb_print_end_table (CbPrintLayout *self)
{
  double half = CB_PRINT_FRAME / 2;

  add_uprights (self);
  _cb_print_add_upright (self, self->left + half, self->table_top, CB_PRINT_FRAME, 0);
  _cb_print_add_upright (self, self->left + self->width - half, self->table_top, CB_PRINT_FRAME, 0);
  _cb_print_add_line (self, self->table_top + half, CB_PRINT_FRAME, 0);
  _cb_print_add_line (self, self->y - half, CB_PRINT_FRAME, 0);
}

/* Adds a band with the name of the category. */
void
_cb_print_add_category (CbPrintLayout *self, guint category)
{
  const char *name = cb_edition_get_category (self->sheet->edition, category)->name;
  CbPrintItem *item;

  add_uprights (self);
  _cb_print_add (self, CB_PRINT_FILL, self->left, self->y, self->width, self->row_height)
    ->shade = BAND_SHADE;
  item = _cb_print_add_text (self, name, self->left + CB_PRINT_PAD, self->y,
                             self->name_width - 2 * CB_PRINT_PAD, self->row_height);
  item->bold = TRUE;
  _cb_print_add_line (self, self->y, CB_PRINT_FRAME, 0);
  self->y += self->row_height;
  self->rows_top = self->y;
}

/* Returns: the symbol for the user's own mark; CB_SYMBOL_NONE where it is printed as text */
static CbSymbol
get_pencil_symbol (const char *pencil)
{
  if (g_str_equal (pencil, CB_PENCIL_YES))
    return CB_SYMBOL_YES;
  return g_str_equal (pencil, CB_PENCIL_NO) ? CB_SYMBOL_NO : CB_SYMBOL_NONE;
}

/* Adds the user's own mark, in brackets unless all marks on the sheet are the user's own. */
static void
add_pencil (CbPrintLayout *self, const char *pencil, double x, double width)
{
  CbSymbol symbol = get_pencil_symbol (pencil);
  g_autofree char *text = NULL;

  if (symbol != CB_SYMBOL_NONE)
    {
      _cb_print_add_symbol (self, symbol, x, self->y, width, self->row_height)
        ->pencil = !self->sheet->own;
      return;
    }
  text = g_strdup_printf (self->sheet->own ? "%s" : "(%s)", pencil);
  _cb_print_add_text (self, text, x, self->y, width, self->row_height)->align = CB_PRINT_CENTRE;
}

/* Adds the symbol of a cell, and the pencil mark after it. */
static void
add_cell (CbPrintLayout *self, guint card, guint column)
{
  const CbNotesheetCell *cell = cb_notesheet_get_cell (self->sheet, card, column);
  double x = get_column_x (self, column) + CB_PRINT_PAD / 4;
  double width = self->column_width - CB_PRINT_PAD / 2;
  gboolean both = cell->symbol != CB_SYMBOL_NONE && cell->pencil != NULL;

  if (cell->symbol != CB_SYMBOL_NONE)
    _cb_print_add_symbol (self, cell->symbol, both ? x + 0.08 * width : x, self->y,
                          both ? 0.38 * width : width, self->row_height);
  if (cell->pencil != NULL)
    add_pencil (self, cell->pencil, both ? x + 0.46 * width : x, both ? 0.52 * width : width);
}

/* Adds the row of a card: its name, the remark on it, and its cells. */
void
_cb_print_add_card (CbPrintLayout *self, guint card)
{
  const char *name = cb_edition_get_card (self->sheet->edition, card)->name;
  double left = self->left + 2 * CB_PRINT_PAD;
  double width = self->name_width - 3 * CB_PRINT_PAD;
  double remark = MIN (measure_remark (self, card), width / 2);
  CbPrintItem *item;

  _cb_print_add_line (self, self->y, CB_PRINT_HAIR, HAIR_SHADE);
  _cb_print_add_text (self, name, left, self->y, width - remark, self->row_height);
  if (remark > 0)
    {
      item = _cb_print_add_text (self, self->sheet->remarks[card], left + width - remark, self->y,
                                 remark, self->row_height);
      item->size = 0.85 * CB_PRINT_SIZE;
      item->shade = REMARK_SHADE;
      item->align = CB_PRINT_END;
    }
  for (guint i = 0; i < self->sheet->n_columns; i++)
    add_cell (self, card, i);
  self->y += self->row_height;
}
