/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a window, drawn as on the screen and kept in memory. */

#include "config.h"

#include "cb-shot.h"

static void
snapshot_widget (GtkWidget *widget, GtkSnapshot *snapshot)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
}

/* Returns: where in the picture of its window a popover lies, which is a window of its own and lies
 *   where the display put it; 0, 0 for a window */
graphene_point_t
cb_shot_get_origin (GtkWidget *native)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (native));
  double x, y;

  if (!GTK_IS_POPOVER (native))
    return GRAPHENE_POINT_INIT (0, 0);
  gtk_native_get_surface_transform (GTK_NATIVE (native), &x, &y);
  return GRAPHENE_POINT_INIT ((float) (gdk_popup_get_position_x (GDK_POPUP (surface)) + x),
                              (float) (gdk_popup_get_position_y (GDK_POPUP (surface)) + y));
}

/* Begins a clip to @area with round corners, above a shadow. */
static void
push_frame (GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  static const float CORNER = 15;
  static const GskShadow SHADOWS[] = {
    { .color = { 0, 0, 0, 0.18F }, .dx = 0, .dy = 1, .radius = 5 },
    { .color = { 0, 0, 0, 0.20F }, .dx = 0, .dy = 3, .radius = 14 },
  };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, area, CORNER);
  for (guint i = 0; i < G_N_ELEMENTS (SHADOWS); i++)
    gtk_snapshot_append_outset_shadow (snapshot, &outline, &SHADOWS[i].color, SHADOWS[i].dx,
                                       SHADOWS[i].dy, 0, SHADOWS[i].radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
}

static void
snapshot_popover (GtkWidget *popover, GtkSnapshot *snapshot, CbShotStyle style)
{
  const graphene_point_t origin = cb_shot_get_origin (popover);
  const graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (popover),
                                                   (float) gtk_widget_get_height (popover));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &origin);
  if (style != CB_SHOT_PLAIN)
    push_frame (snapshot, &area);
  snapshot_widget (popover, snapshot);
  if (style != CB_SHOT_PLAIN)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_popovers (GtkWidget *widget, GtkSnapshot *snapshot, CbShotStyle style)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        snapshot_popover (child, snapshot, style);
      snapshot_popovers (child, snapshot, style);
    }
}

/* Returns: (transfer full): what @window shows, with its popovers; framed with a margin of
 *   CB_SHOT_MARGIN pixels on each side */
GdkTexture *
cb_shot_take (GtkWidget *window, CbShotStyle style)
{
  const float margin = style == CB_SHOT_FRAMED ? CB_SHOT_MARGIN : 0;
  const float width = (float) gtk_widget_get_width (window);
  const float height = (float) gtk_widget_get_height (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  if (style == CB_SHOT_FRAMED)
    push_frame (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  snapshot_widget (window, snapshot);
  snapshot_popovers (window, snapshot, style);
  if (style == CB_SHOT_FRAMED)
    gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  return gsk_renderer_render_texture (
    gtk_native_get_renderer (GTK_NATIVE (window)), node,
    &GRAPHENE_RECT_INIT (-margin, -margin, width + 2 * margin, height + 2 * margin));
}

/* Returns: its pixels; argb is (transfer full) */
CbPixels
cb_shot_download (GdkTexture *texture)
{
  CbPixels pixels = { gdk_texture_get_width (texture), gdk_texture_get_height (texture) };

  pixels.argb = g_new (guint32, (gsize) pixels.width * (gsize) pixels.height);
  gdk_texture_download (texture, (guchar *) pixels.argb, (gsize) pixels.width * 4);
  return pixels;
}
