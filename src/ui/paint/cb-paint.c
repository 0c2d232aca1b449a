/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-paint.h"

/* @widget: the widget that @snapshot is of */
CbCanvas
cb_canvas_new (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbCanvas canvas = { .snapshot = snapshot,
                      .widget = widget,
                      .width = (float) gtk_widget_get_width (widget),
                      .height = (float) gtk_widget_get_height (widget),
                      .rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
                      .scheme = cb_scheme_get () };

  gtk_widget_get_color (widget, &canvas.ink);
  return canvas;
}

/* @start: the distance from the side where reading begins, which may be the right one Returns: the
 * rectangle there */
graphene_rect_t
cb_canvas_place (const CbCanvas *self, float start, float y, float width, float height)
{
  return GRAPHENE_RECT_INIT (self->rtl ? self->width - start - width : start, y, width, height);
}

/* Paints a rectangle with corners of @radius, all of one colour. */
void
cb_paint_fill (GtkSnapshot *snapshot,
               const graphene_rect_t *bounds,
               float radius,
               const GdkRGBA *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

/* Paints a line of @width along the inside of a rectangle with corners of @radius. */
void
cb_paint_edge (GtkSnapshot *snapshot,
               const graphene_rect_t *bounds,
               float radius,
               float width,
               const GdkRGBA *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, bounds, radius);
  gtk_snapshot_append_border (snapshot, &shape, (float[]) { width, width, width, width },
                              (GdkRGBA[]) { *colour, *colour, *colour, *colour });
}

/* @x, @y: the middle of the disc */
void
cb_paint_disc (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *colour)
{
  cb_paint_fill (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius),
                 radius, colour);
}

/* Paints a circle around @x, @y, as a line of @width. */
void
cb_paint_circle (GtkSnapshot *snapshot,
                 float x,
                 float y,
                 float radius,
                 float width,
                 const GdkRGBA *colour)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), radius);
  cb_paint_path (snapshot, builder, stroke, colour);
}

/* @path: (transfer full): the path to draw with @stroke */
void
cb_paint_path (GtkSnapshot *snapshot,
               GskPathBuilder *path,
               const GskStroke *stroke,
               const GdkRGBA *colour)
{
  g_autoptr (GskPath) line = gsk_path_builder_free_to_path (path);

  gtk_snapshot_append_stroke (snapshot, line, stroke, colour);
}

/* @path: (transfer full): the area to fill */
void
cb_paint_area (GtkSnapshot *snapshot, GskPathBuilder *path, const GdkRGBA *colour)
{
  g_autoptr (GskPath) area = gsk_path_builder_free_to_path (path);

  gtk_snapshot_append_fill (snapshot, area, GSK_FILL_RULE_WINDING, colour);
}
