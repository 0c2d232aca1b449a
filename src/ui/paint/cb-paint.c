/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-paint.h"

/* A rectangle with corners of @radius, all of one colour. */
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

/* A line of @width along the inside of such a rectangle. */
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

/* @x, @y: its middle */
void
cb_paint_disc (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *colour)
{
  cb_paint_fill (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius),
                 radius, colour);
}

/* @path: (transfer full): what is drawn with @stroke */
void
cb_paint_path (GtkSnapshot *snapshot,
               GskPathBuilder *path,
               const GskStroke *stroke,
               const GdkRGBA *colour)
{
  g_autoptr (GskPath) line = gsk_path_builder_free_to_path (path);

  gtk_snapshot_append_stroke (snapshot, line, stroke, colour);
}
