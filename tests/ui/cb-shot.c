/* cb-shot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

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

static void
snapshot_popovers (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        {
          const graphene_point_t origin = cb_shot_get_origin (child);

          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &origin);
          snapshot_widget (child, snapshot);
          gtk_snapshot_restore (snapshot);
        }
      snapshot_popovers (child, snapshot);
    }
}

/* Returns: (transfer full): what @window shows, with its popovers */
GdkTexture *
cb_shot_take (GtkWidget *window)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);

  snapshot_widget (window, snapshot);
  snapshot_popovers (window, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
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
