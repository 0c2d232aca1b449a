/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-print-private.h"

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

/* Adds an item to the current page. Returns: (transfer none): valid until the next one is added */
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

/* Adds a line over the whole width, with its middle at @y. */
void
_cb_print_add_line (CbPrintLayout *self, double y, double thickness, double shade)
{
  _cb_print_add (self, CB_PRINT_FILL, self->left, y - thickness / 2, self->width, thickness)
    ->shade = shade;
}

/* Adds an upright line from @top to the current height of the page, with its middle at @x. */
void
_cb_print_add_upright (CbPrintLayout *self, double x, double top, double thickness, double shade)
{
  _cb_print_add (self, CB_PRINT_FILL, x - thickness / 2, top, thickness, self->y - top)
    ->shade = shade;
}

void
_cb_print_add_page (CbPrintLayout *self)
{
  add_page (self->pages);
  self->items = g_ptr_array_index (self->pages, self->pages->len - 1);
  self->y = self->top;
}

void
cb_print_pages_free (CbPrintPages *self)
{
  g_ptr_array_unref (self->pages);
  g_free (self->title);
  g_free (self->created);
  g_free (self);
}
