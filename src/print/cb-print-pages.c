/* cb-print-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-print-private.h"

/* All around, and the least room a sheet can be laid out in; in points. */
#define MARGIN     (14 * CB_MM)
#define MIN_WIDTH  (90 * CB_MM)
#define MIN_HEIGHT (100 * CB_MM)

static void
clear_item (gpointer data)
{
  CbPrintItem *item = data;

  g_free (item->text);
}

static void
add_page (GPtrArray *pages)
{
  GArray *items = g_array_new (FALSE, TRUE, sizeof (CbPrintItem));

  g_array_set_clear_func (items, clear_item);
  g_ptr_array_add (pages, items);
}

/* Adds to the page at hand. Returns: (transfer none): until the next is added */
CbPrintItem *
_cb_print_add (CbPrintLayout *self,
               CbPrintKind kind,
               double x,
               double y,
               double width,
               double height)
{
  CbPrintItem item = { .kind = kind, .x = x, .y = y, .width = width, .height = height };

  g_array_append_val (self->items, item);
  return &g_array_index (self->items, CbPrintItem, self->items->len - 1);
}

CbPrintItem *
_cb_print_add_text (CbPrintLayout *self,
                    const char *text,
                    double x,
                    double y,
                    double width,
                    double height)
{
  CbPrintItem *item = _cb_print_add (self, CB_PRINT_TEXT, x, y, width, height);

  item->text = g_strdup (text);
  item->size = CB_PRINT_SIZE;
  return item;
}

CbPrintItem *
_cb_print_add_symbol (CbPrintLayout *self,
                      CbSymbol symbol,
                      double x,
                      double y,
                      double width,
                      double height)
{
  CbPrintItem *item = _cb_print_add (self, CB_PRINT_SYMBOL, x, y, width, height);

  item->symbol = symbol;
  return item;
}

/* Over the whole width, its middle at @y. */
void
_cb_print_add_line (CbPrintLayout *self, double y, double thickness, double shade)
{
  _cb_print_add (self, CB_PRINT_FILL, self->left, y - thickness / 2, self->width, thickness)
    ->shade = shade;
}

/* From @top to where the page is at, its middle at @x. */
void
_cb_print_add_upright (CbPrintLayout *self, double x, double top, double thickness, double shade)
{
  _cb_print_add (self, CB_PRINT_FILL, x - thickness / 2, top, thickness, self->y - top)
    ->shade = shade;
}

/* A new page, which is the one at hand from now on. */
void
_cb_print_add_page (CbPrintLayout *self)
{
  add_page (self->pages);
  self->items = g_ptr_array_index (self->pages, self->pages->len - 1);
  self->y = self->top;
}

/* Where words run from the right, so do columns. */
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
  _cb_print_lay_out (&layout);
  if (cb_print_text_runs_left (layout.context, _ ("Envelope")))
    mirror (self->pages, width / self->scale);
  g_object_unref (layout.context);
  return self;
}

void
cb_print_pages_free (CbPrintPages *self)
{
  g_ptr_array_unref (self->pages);
  g_free (self->title);
  g_free (self->created);
  g_free (self);
}
