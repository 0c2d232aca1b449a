/* Described pages become ink.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-print-private.h"

/* Half the size of a symbol, as a part of the height and width of its cell; less in brackets. */
#define SYMBOL_OF_HEIGHT  0.26
#define SYMBOL_OF_WIDTH   0.38
#define BRACKETS_OF_WIDTH 0.26

/* Returns: (transfer full): the text, made to fit the item */
PangoLayout *
_cb_print_item_fit (const CbPrintItem *self, PangoContext *context)
{
  PangoLayout *layout = cb_print_text_fit (context, self->text, self->size, self->bold,
                                           self->turned ? self->height : self->width,
                                           self->turned ? self->width : self->height);

  if (self->align == CB_PRINT_CENTRE)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  return layout;
}

/* Draws the text from the origin on, within @width and @height. */
static void
draw_text (const CbPrintItem *item, PangoContext *context, cairo_t *cr, double width, double height)
{
  g_autoptr (PangoLayout) layout = _cb_print_item_fit (item, context);
  PangoRectangle logical;
  double spare;

  pango_layout_get_extents (layout, NULL, &logical);
  spare = width - pango_units_to_double (logical.width);
  if (item->align == CB_PRINT_START)
    spare = 0;
  else if (item->align == CB_PRINT_CENTRE)
    spare /= 2;
  cairo_move_to (cr, spare - pango_units_to_double (logical.x),
                 (height - pango_units_to_double (logical.height)) / 2);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_text_item (const CbPrintItem *item, PangoContext *context, cairo_t *cr)
{
  if (!item->turned)
    {
      cairo_translate (cr, item->x, item->y);
      draw_text (item, context, cr, item->width, item->height);
      return;
    }
  cairo_translate (cr, item->x, item->y + item->height);
  cairo_rotate (cr, -G_PI_2);
  draw_text (item, context, cr, item->height, item->width);
}

static void
draw_check (cairo_t *cr, double size)
{
  cairo_move_to (cr, -0.8 * size, 0.1 * size);
  cairo_line_to (cr, -0.25 * size, 0.65 * size);
  cairo_line_to (cr, 0.85 * size, -0.65 * size);
}

static void
draw_cross (cairo_t *cr)
{
  cairo_move_to (cr, -0.6, -0.6);
  cairo_line_to (cr, 0.6, 0.6);
  cairo_move_to (cr, 0.6, -0.6);
  cairo_line_to (cr, -0.6, 0.6);
}

static void
draw_ring (cairo_t *cr, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
}

static void
draw_brackets (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1.45, 0.8 * G_PI, 1.2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1.45, -0.2 * G_PI, 0.2 * G_PI);
  cairo_set_line_width (cr, 0.18);
  cairo_stroke (cr);
}

/* Draws a symbol in a square from −1 to 1. Symbols differ in shape, not only in how dark they
 * are. */
static void
draw_symbol (CbSymbol symbol, cairo_t *cr)
{
  switch (symbol)
    {
    case CB_SYMBOL_MINE:
      draw_ring (cr, 1.25);
      cairo_set_line_width (cr, 0.2);
      cairo_stroke (cr);
      draw_check (cr, 0.75);
      cairo_set_line_width (cr, 0.34);
      cairo_stroke (cr);
      break;
    case CB_SYMBOL_YES:
      draw_check (cr, 1);
      cairo_set_line_width (cr, 0.4);
      cairo_stroke (cr);
      break;
    case CB_SYMBOL_NO:
      draw_cross (cr);
      cairo_set_line_width (cr, 0.2);
      cairo_stroke (cr);
      break;
    case CB_SYMBOL_OPEN:
      draw_ring (cr, 0.26);
      cairo_fill (cr);
      break;
    case CB_SYMBOL_NONE:
    default:
      break;
    }
}

static void
draw_symbol_item (const CbPrintItem *item, cairo_t *cr)
{
  double of_width = item->pencil ? BRACKETS_OF_WIDTH : SYMBOL_OF_WIDTH;
  double radius = MIN (SYMBOL_OF_HEIGHT * item->height, of_width * item->width);

  cairo_translate (cr, item->x + item->width / 2, item->y + item->height / 2);
  cairo_scale (cr, radius, radius);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_symbol (item->symbol, cr);
  if (item->pencil)
    draw_brackets (cr);
}

static void
draw_item (const CbPrintItem *item, PangoContext *context, cairo_t *cr)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, item->shade, item->shade, item->shade);
  switch (item->kind)
    {
    case CB_PRINT_TEXT:
      draw_text_item (item, context, cr);
      break;
    case CB_PRINT_SYMBOL:
      draw_symbol_item (item, cr);
      break;
    case CB_PRINT_FILL:
    default:
      cairo_rectangle (cr, item->x, item->y, item->width, item->height);
      cairo_fill (cr);
      break;
    }
  cairo_restore (cr);
}

/**
 * cb_print_pages_draw:
 * @page: 0…n−1
 * @cr: where a unit is a point, and the origin the upper left corner of the paper
 *
 * Draws a page; the paper itself is left as it is.
 */
void
cb_print_pages_draw (const CbPrintPages *self, guint page, cairo_t *cr)
{
  PangoContext *context;
  GArray *items;

  g_return_if_fail (self != NULL);
  g_return_if_fail (page < self->pages->len);

  context = cb_print_text_create_context ();
  items = g_ptr_array_index (self->pages, page);
  cairo_save (cr);
  cairo_scale (cr, self->scale, self->scale);
  for (guint i = 0; i < items->len; i++)
    draw_item (&g_array_index (items, CbPrintItem, i), context, cr);
  cairo_restore (cr);
  g_object_unref (context);
}
