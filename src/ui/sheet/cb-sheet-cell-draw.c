/* cb-sheet-cell-draw.c: the symbol, and the pencil mark beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-cell"

#include "config.h"

#include <adwaita.h>

#include "cb-sheet-cell-private.h"

/* The symbols, in a square from −1 to 1. */
static GskPath *
make_symbol (CbMark mark)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  switch (mark)
    {
    case CB_MARK_YES:
      gsk_path_builder_move_to (builder, -0.8F, 0.1F);
      gsk_path_builder_line_to (builder, -0.25F, 0.65F);
      gsk_path_builder_line_to (builder, 0.85F, -0.65F);
      break;
    case CB_MARK_NO:
      gsk_path_builder_move_to (builder, -0.55F, -0.55F);
      gsk_path_builder_line_to (builder, 0.55F, 0.55F);
      gsk_path_builder_move_to (builder, 0.55F, -0.55F);
      gsk_path_builder_line_to (builder, -0.55F, 0.55F);
      break;
    case CB_MARK_MAYBE:
    default:
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (0, 0), 0.2F);
    }
  return gsk_path_builder_to_path (builder);
}

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

void
_cb_sheet_cell_update_pencil (CbSheetCell *self)
{
  const char *text = cb_cell_get_pencil (self->cell);

  g_clear_object (&self->pencil);
  if (text != NULL)
    self->pencil = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static void
snapshot_symbol (CbSheetCell *self, GtkSnapshot *snapshot, float x, float y)
{
  CbMark mark = cb_cell_get_mark (self->cell);
  float radius = _cb_sheet_cell_get_radius (self);
  g_autoptr (GskPath) path = make_symbol (mark);
  GdkRGBA colour;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, radius, radius);
  if (mark == CB_MARK_MAYBE)
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
  else
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (mark == CB_MARK_YES ? 0.38F : 0.24F);

      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
    }
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_pencil (CbSheetCell *self, GtkSnapshot *snapshot, float x, float y)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkRGBA colour;
  int width, height;

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style),
                                       adw_style_manager_get_dark (style), &colour);
  pango_layout_get_pixel_size (self->pencil, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (x - (float) width / 2.0F, y - (float) height / 2.0F));
  gtk_snapshot_append_layout (snapshot, self->pencil, &colour);
  gtk_snapshot_restore (snapshot);
}

void
_cb_sheet_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  float x = (float) gtk_widget_get_width (widget) / 2.0F;
  float y = (float) gtk_widget_get_height (widget) / 2.0F;
  float aside = self->pencil != NULL ? _cb_sheet_cell_get_radius (self) : 0;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    aside = -aside;
  snapshot_symbol (self, snapshot, x - aside, y);
  if (self->pencil != NULL)
    snapshot_pencil (self, snapshot, x + aside, y);
}
