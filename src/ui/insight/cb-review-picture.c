/* cb-review-picture.c: the review as a picture that one can show to others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-review-view"

#include "config.h"

#include <adwaita.h>

#include "cb-export.h"
#include "cb-review-picture.h"

/* Pixels of the picture for one of the screen, and around what is on it. */
#define SCALE  2
#define MARGIN 24

/* What is painted stands where it stands on the screen. */
static void
append_widget (GtkSnapshot *snapshot, GtkWidget *view, GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (widget, view, &area))
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area.origin);
  gdk_paintable_snapshot (paintable, snapshot, (double) area.size.width, (double) area.size.height);
  gtk_snapshot_restore (snapshot);
}

/* All but what is to be pressed. */
static void
append_readable (GtkSnapshot *snapshot, GtkWidget *view, GtkWidget *widget)
{
  gboolean has_button = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    has_button |= GTK_IS_BUTTON (child);
  if (has_button || !gtk_widget_get_mapped (widget))
    return;
  append_widget (snapshot, view, widget);
}

/**
 * cb_review_picture_paint:
 * @view: mapped
 * @head: its first part; what is to be pressed in it is left out
 *
 * Returns: (transfer full): all of it, also what is scrolled out of sight
 */
GskRenderNode *
cb_review_picture_paint (GtkWidget *view, GtkWidget *head)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  for (GtkWidget *part = gtk_widget_get_first_child (head); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    append_readable (snapshot, view, part);
  for (GtkWidget *part = gtk_widget_get_next_sibling (head); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    append_widget (snapshot, view, part);
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

/* (transfer full): that on a ground, with room around it, in pixels of the picture */
static GskRenderNode *
frame (GskRenderNode *painted, float width, float height)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const GdkRGBA ground = dark ? (GdkRGBA) { 0.133F, 0.133F, 0.149F, 1 }
                              : (GdkRGBA) { 0.98F, 0.98F, 0.984F, 1 };

  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gtk_snapshot_append_color (snapshot, &ground,
                             &GRAPHENE_RECT_INIT (0, 0, width + 2 * MARGIN, height + 2 * MARGIN));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (MARGIN, MARGIN));
  gtk_snapshot_append_node (snapshot, painted);
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

/**
 * cb_review_picture_take:
 * @view: mapped
 * @head: its first part; what is to be pressed in it is left out
 *
 * Returns: (transfer full): a PNG image of all of it, also of what is scrolled out of sight
 */
GBytes *
cb_review_picture_take (GtkWidget *view, GtkWidget *head)
{
  float width = (float) gtk_widget_get_width (view), height = (float) gtk_widget_get_height (view);
  g_autoptr (GskRenderNode) painted = cb_review_picture_paint (view, head);
  g_autoptr (GskRenderNode) node = frame (painted, width, height);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (view));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
    renderer, node,
    &GRAPHENE_RECT_INIT (0, 0, SCALE * (width + 2 * MARGIN), SCALE * (height + 2 * MARGIN)));

  return gdk_texture_save_to_png_bytes (texture);
}

/* Asks where to, and writes the picture there. @title: of the case */
void
cb_review_picture_share (GtkWidget *view, GtkWidget *head, const char *title)
{
  g_autoptr (GBytes) bytes = cb_review_picture_take (view, head);

  cb_export (view, CB_EXPORT_PICTURE, bytes, title);
}
