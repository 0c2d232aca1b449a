/* From the title to the last line for notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-print-private.h"

/* The margin on all sides, and the least size a sheet can be laid out in; in points. */
#define MARGIN     (14 * CB_MM)
#define MIN_WIDTH  (90 * CB_MM)
#define MIN_HEIGHT (100 * CB_MM)

/* Heights, in points. */
#define TITLE     (12 * CB_MM)
#define MIN_ROW   (5 * CB_MM)
#define USUAL_ROW (6.2 * CB_MM)
#define MAX_ROW   (7.2 * CB_MM)
#define WORDS     (6 * CB_MM)
#define NOTE      (8 * CB_MM)
#define NUMBER    (6 * CB_MM)

/* The height of the room for notes: rows become lower to leave GOOD_NOTES; where not even MIN_NOTES
 * are left, there is no such room. */
#define GOOD_NOTES (34 * CB_MM)
#define MIN_NOTES  (WORDS + 2 * NOTE)

/* The part of the width that the title may take where something stands beside it. */
#define TITLE_PART 0.58

#define TITLE_SIZE 17.0
#define SMALL_SIZE 8.5
#define SOFT_SHADE 0.25
#define NOTE_SHADE 0.6

/* Adds the line on which the date is written by hand. */
static void
add_date (CbPrintLayout *self, double x, double y, double height)
{
  double right = self->left + self->width;
  double line = 34 * CB_MM;
  CbPrintItem *item = _cb_print_add_text (self, _ ("Date"), x, y, right - line - CB_PRINT_PAD - x,
                                          height);

  item->size = SMALL_SIZE;
  item->shade = SOFT_SHADE;
  item->align = CB_PRINT_END;
  _cb_print_add (self, CB_PRINT_FILL, right - line, y + height / 2 + 0.3 * SMALL_SIZE, line,
                 CB_PRINT_HAIR);
}

/* Adds the title and the details beside it. Smaller letters need to be a little lower to stand on
 * the same line as larger ones. */
static void
add_title (CbPrintLayout *self)
{
  const char *details = self->sheet->details;
  double width = details != NULL && *details == '\0' ? self->width : TITLE_PART * self->width;
  double lower = 0.36 * (TITLE_SIZE - SMALL_SIZE);
  double height = TITLE - 2 * CB_MM;
  CbPrintItem *item = _cb_print_add_text (self, self->sheet->title, self->left, self->y, width,
                                          height);

  item->size = TITLE_SIZE;
  item->bold = TRUE;
  if (details == NULL)
    add_date (self, self->left + width, self->y + lower, height - lower);
  else if (*details != '\0')
    {
      item = _cb_print_add_text (self, details, self->left + width, self->y + lower,
                                 self->width - width, height - lower);
      item->size = SMALL_SIZE;
      item->shade = SOFT_SHADE;
      item->align = CB_PRINT_END;
    }
  self->y += TITLE;
}

static void
begin_page (CbPrintLayout *self)
{
  _cb_print_add_page (self);
  add_title (self);
  _cb_print_begin_table (self);
}

static void
begin_next_page (CbPrintLayout *self)
{
  _cb_print_end_table (self);
  begin_page (self);
}

static gboolean
has_room (const CbPrintLayout *self, guint n_rows)
{
  return self->y + n_rows * self->row_height <= self->bottom + 0.01;
}

static double
get_room (const CbPrintLayout *self)
{
  return self->bottom - self->top - TITLE - self->heading_height;
}

/* Adds the rows of a category. A category that fits on the next page, but not on this one, goes
 * there whole; one that fits on no page is continued on the next under its name. */
static void
add_rows (CbPrintLayout *self, guint category)
{
  CbCardSet cards = cb_edition_get_category (self->sheet->edition, category)->cards;
  guint n_rows = cb_card_set_size (cards) + 1;
  gboolean whole = n_rows * self->row_height <= get_room (self);

  if (!has_room (self, whole ? n_rows : 2))
    begin_next_page (self);
  _cb_print_add_category (self, category);
  for (; cards != 0; cards &= cards - 1)
    {
      if (!has_room (self, 1))
        {
          begin_next_page (self);
          _cb_print_add_category (self, category);
        }
      _cb_print_add_card (self, cb_card_set_first (cards));
    }
}

static double
get_words_height (const CbPrintLayout *self)
{
  if (!self->sheet->filled)
    return 0;
  return self->sheet->findings != NULL ? 2 * WORDS : WORDS;
}

/* Makes rows as high as the page allows; where they would become too low for a pen, they are spread
 * over several pages. */
static void
choose_row_height (CbPrintLayout *self)
{
  CbEdition *edition = self->sheet->edition;
  guint n = cb_edition_get_n_cards (edition) + cb_edition_get_n_categories (edition);
  double room = get_room (self) - get_words_height (self);

  self->row_height = CLAMP ((room - GOOD_NOTES) / n, MIN_ROW, MAX_ROW);
  if (n * self->row_height <= room)
    return;
  self->row_height = USUAL_ROW;
  self->bottom -= NUMBER;
}

static gboolean
has_pencil (const CbNotesheet *sheet)
{
  for (guint i = 0; i < cb_edition_get_n_cards (sheet->edition) * sheet->n_columns; i++)
    if (sheet->cells[i].pencil != NULL)
      return TRUE;
  return FALSE;
}

/* Adds a symbol and what it means. Returns: where the next symbol may be */
static double
explain (CbPrintLayout *self, double x, CbSymbol symbol, gboolean pencil, const char *words)
{
  double side = pencil ? 20 : 12;
  double width = cb_print_text_get_width (self->context, words, SMALL_SIZE, FALSE) + 1;
  CbPrintItem *item = _cb_print_add_symbol (self, symbol, x, self->y, side, WORDS);

  item->pencil = pencil;
  x += side + CB_PRINT_PAD / 2;
  width = MIN (width, self->left + self->width - x);
  item = _cb_print_add_text (self, words, x, self->y, width, WORDS);
  item->size = SMALL_SIZE;
  item->shade = SOFT_SHADE;
  return x + width + 3 * CB_PRINT_PAD;
}

static void
add_legend (CbPrintLayout *self)
{
  double x = self->left;

  if (self->sheet->mine >= 0)
    x = explain (self, x, CB_SYMBOL_MINE, FALSE, _ ("my hand"));
  x = explain (self, x, CB_SYMBOL_YES, FALSE, _ ("has it"));
  x = explain (self, x, CB_SYMBOL_NO, FALSE, _ ("does not have it"));
  x = explain (self, x, CB_SYMBOL_OPEN, FALSE, _ ("unknown"));
  if (!self->sheet->own && has_pencil (self->sheet))
    explain (self, x, CB_SYMBOL_YES, TRUE, _ ("my own mark"));
  self->y += WORDS;
}

/* Adds the sentences below the table: what the envelope holds, and what the symbols mean. */
static void
add_words (CbPrintLayout *self)
{
  g_autofree char *words = NULL;

  if (!self->sheet->filled)
    return;
  if (self->y + get_words_height (self) > self->bottom)
    {
      _cb_print_add_page (self);
      add_title (self);
    }
  if (self->sheet->findings != NULL)
    {
      /* Translators: what may still be in the envelope. */
      words = g_strdup_printf (_ ("Envelope: %s"), self->sheet->findings);
      _cb_print_add_text (self, words, self->left, self->y, self->width, WORDS)->bold = TRUE;
      self->y += WORDS;
    }
  add_legend (self);
}

static void
add_notes (CbPrintLayout *self)
{
  if (self->bottom - self->y < MIN_NOTES)
    return;
  self->y += WORDS / 2;
  _cb_print_add_text (self, _ ("Notes"), self->left, self->y, self->width, WORDS)->bold = TRUE;
  self->y += WORDS;
  for (self->y += NOTE; self->y <= self->bottom; self->y += NOTE)
    _cb_print_add_line (self, self->y - CB_PRINT_HAIR, CB_PRINT_HAIR, NOTE_SHADE);
}

/* Numbers the pages, where there are several. */
static void
number_pages (CbPrintLayout *self)
{
  guint n = self->pages->len;

  for (guint i = 0; n > 1 && i < n; i++)
    {
      /* Translators: a page, and how many there are. */
      g_autofree char *number = g_strdup_printf (_ ("%u of %u"), i + 1, n);
      CbPrintItem *item;

      self->items = g_ptr_array_index (self->pages, i);
      item = _cb_print_add_text (self, number, self->left, self->bottom, self->width, NUMBER);
      item->size = SMALL_SIZE;
      item->shade = SOFT_SHADE;
      item->align = CB_PRINT_END;
    }
}

static void
lay_out (CbPrintLayout *self)
{
  _cb_print_measure_table (self);
  choose_row_height (self);
  begin_page (self);
  for (guint i = 0; i < cb_edition_get_n_categories (self->sheet->edition); i++)
    add_rows (self, i);
  _cb_print_end_table (self);
  self->y += CB_PRINT_PAD;
  add_words (self);
  add_notes (self);
  number_pages (self);
}

/* Mirrors all pages, for languages that are written from right to left. */
static void
mirror (GPtrArray *pages, double width)
{
  for (guint i = 0; i < pages->len; i++)
    {
      GArray *items = g_ptr_array_index (pages, i);

      for (guint j = 0; j < items->len; j++)
        {
          CbPrintItem *item = &g_array_index (items, CbPrintItem, j);

          item->x = width - item->x - item->width;
          if (!item->turned && item->align != CB_PRINT_CENTRE)
            item->align = item->align == CB_PRINT_START ? CB_PRINT_END : CB_PRINT_START;
        }
    }
}

/**
 * cb_print_pages_new:
 * @width: of the paper, in points; more than 0
 * @height: likewise
 *
 * Lays @sheet out on as many pages as it takes: one, unless the paper is small.
 *
 * Returns: (transfer full): the pages
 */
CbPrintPages *
cb_print_pages_new (const CbNotesheet *sheet, double width, double height)
{
  CbPrintPages *self;
  CbPrintLayout layout = { .sheet = sheet };

  g_return_val_if_fail (sheet != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0, NULL);

  self = g_new0 (CbPrintPages, 1);
  self->width = width;
  self->height = height;
  self->scale = MIN (1, MIN (width / (MIN_WIDTH + 2 * MARGIN), height / (MIN_HEIGHT + 2 * MARGIN)));
  self->margin = MARGIN * self->scale;
  self->title = g_strdup (sheet->title);
  self->created = g_strdup (sheet->created);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  layout.context = cb_print_text_create_context ();
  layout.pages = self->pages;
  layout.left = layout.top = MARGIN;
  layout.width = width / self->scale - 2 * MARGIN;
  layout.bottom = height / self->scale - MARGIN;
  lay_out (&layout);
  if (cb_print_text_runs_left (layout.context, _ ("Envelope")))
    mirror (self->pages, width / self->scale);
  g_object_unref (layout.context);
  return self;
}
