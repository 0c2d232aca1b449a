/* cb-sheet-cell-draw.c: the symbol or the chance, and the pencil mark beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-cell"

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "cb-chances.h"
#include "cb-sheet-cell-private.h"

/* Between the symbol and the pencil mark, in pixels. */
#define GAP 3

/* How large the number of a chance is beside text. */
#define CHANCE_SCALE 0.88

/* Half the size of a symbol, in pixels: it grows with the text. */
float
_cb_sheet_cell_get_radius (CbSheetCell *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_units_to_double (pango_font_description_get_size (font));

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return (float) size * 0.46F;
}

static PangoLayout *
make_text (CbSheetCell *self, const char *text, PangoAttribute *attribute)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  if (attribute != NULL)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, attribute);
      pango_layout_set_attributes (layout, attributes);
    }
  return layout;
}

/* (transfer full) (nullable): what is text in the place of a symbol: letters and chances */
static PangoLayout *
make_symbol_text (CbSheetCell *self)
{
  CbMark mark = cb_cell_get_mark (self->cell);
  double chance = cb_cell_get_chance (self->cell);

  if (chance >= 0)
    {
      g_autofree char *percent = cb_chance_to_percent (chance);

      return make_text (self, percent, pango_attr_scale_new (CHANCE_SCALE));
    }
  if (self->symbols != CB_SYMBOLS_LETTERS || mark == CB_MARK_MAYBE)
    return NULL;
  return make_text (self, cb_symbols_get_text (self->symbols, mark),
                    mark == CB_MARK_YES ? pango_attr_weight_new (PANGO_WEIGHT_BOLD) : NULL);
}

/* Lays out anew what stands in the cell. */
void
_cb_sheet_cell_update_texts (CbSheetCell *self)
{
  const char *pencil = cb_cell_get_pencil (self->cell);

  g_clear_object (&self->text);
  g_clear_object (&self->pencil);
  self->text = make_symbol_text (self);
  if (pencil != NULL)
    self->pencil = make_text (self, cb_symbols_get_pencil (self->symbols, pencil), NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* (nullable) @layout; centred at (@x, 0) */
static void
append_text (GtkSnapshot *snapshot, PangoLayout *layout, float x, const GdkRGBA *colour)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (x - (float) width / 2.0F),
                                                          roundf ((float) -height / 2.0F)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
append_path (CbSheetCell *self, GtkSnapshot *snapshot, float x, const GdkRGBA *colour)
{
  float radius = _cb_sheet_cell_get_radius (self);
  float width;
  g_autoptr (GskPath)
    path = cb_symbols_get_path (self->symbols, cb_cell_get_mark (self->cell), &width);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (x), 0));
  gtk_snapshot_scale (snapshot, radius, radius);
  if (width > 0)
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (width);

      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
    }
  else
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
  gtk_snapshot_restore (snapshot);
}

static float
get_text_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

static GdkRGBA
get_pencil_colour (CbSheetCell *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkRGBA colour;

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style),
                                       adw_style_manager_get_dark (style), &colour);
  /* On the card of the envelope the accent colour is the ground. */
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "envelope") &&
      cb_cell_get_mark (self->cell) == CB_MARK_YES)
    gtk_widget_get_color (GTK_WIDGET (self), &colour);
  return colour;
}

/* The sign of an open cell makes room for the mark of a user who fills the sheet himself. */
static gboolean
hides_symbol (CbSheetCell *self)
{
  return self->pencil != NULL && _cb_sheet_cell_is_own_sheet (self) &&
         cb_cell_get_mark (self->cell) == CB_MARK_MAYBE;
}

static float
measure_symbol (CbSheetCell *self)
{
  if (hides_symbol (self))
    return -GAP;
  return self->text != NULL ? get_text_width (self->text) : 2 * _cb_sheet_cell_get_radius (self);
}

/* The symbol in the middle, and the pencil mark after it; both smaller where the column is too
 * narrow for them. */
void
_cb_sheet_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  float room = (float) gtk_widget_get_width (widget) - 2;
  float symbol = measure_symbol (self);
  float pencil = self->pencil != NULL ? get_text_width (self->pencil) + GAP : 0;
  float scale = MIN (1, room / (symbol + pencil));
  float ahead = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  GdkRGBA colour;

  gtk_widget_get_color (widget, &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (roundf ((float) gtk_widget_get_width (widget) / 2),
                                    roundf ((float) gtk_widget_get_height (widget) / 2)));
  gtk_snapshot_scale (snapshot, scale, scale);
  if (self->text != NULL)
    append_text (snapshot, self->text, -ahead * pencil / 2, &colour);
  else if (!hides_symbol (self))
    append_path (self, snapshot, -ahead * pencil / 2, &colour);
  if (self->pencil != NULL)
    {
      colour = get_pencil_colour (self);
      append_text (snapshot, self->pencil, ahead * (symbol + GAP) / 2, &colour);
    }
  gtk_snapshot_restore (snapshot);
}
