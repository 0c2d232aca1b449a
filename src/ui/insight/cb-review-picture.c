/* Makes a picture of the review, to show to others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>

#include "cb-export.h"
#include "cb-insight-parts.h"
#include "cb-work.h"

/* Pixels of the picture for each pixel of the screen, and the width of the margin. */
#define SCALE  2
#define MARGIN 24

/* Paints a widget at its place in the view. */
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

/* Paints everything but the buttons. */
static void
append_readable (GtkSnapshot *snapshot, GtkWidget *view, GtkWidget *widget)
{
  gboolean has_button = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    has_button |= GTK_IS_BUTTON (child) || GTK_IS_MENU_BUTTON (child);
  if (has_button || !gtk_widget_get_mapped (widget))
    return;
  append_widget (snapshot, view, widget);
}

/**
 * cb_review_picture_paint:
 * @view: mapped
 * @head: its first part, whose buttons are left out
 *
 * Returns: (transfer full): the whole view, even what is scrolled out of sight
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

/* (transfer full): @painted on a background with a margin, in pixels of the picture */
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

/* (transfer full): the whole view as a texture in memory, which any thread can read */
static GdkTexture *
render (GtkWidget *view, GtkWidget *head)
{
  float width = (float) gtk_widget_get_width (view), height = (float) gtk_widget_get_height (view);
  g_autoptr (GskRenderNode) painted = cb_review_picture_paint (view, head);
  g_autoptr (GskRenderNode) node = frame (painted, width, height);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
    gtk_native_get_renderer (gtk_widget_get_native (view)), node,
    &GRAPHENE_RECT_INIT (0, 0, SCALE * (width + 2 * MARGIN), SCALE * (height + 2 * MARGIN)));
  g_autoptr (GdkTextureDownloader) downloader = gdk_texture_downloader_new (texture);
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;

  gdk_texture_downloader_set_format (downloader, GDK_MEMORY_R8G8B8A8);
  bytes = gdk_texture_downloader_download_bytes (downloader, &stride);
  return gdk_memory_texture_new (gdk_texture_get_width (texture), gdk_texture_get_height (texture),
                                 GDK_MEMORY_R8G8B8A8, bytes, stride);
}

static void
pack_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, gdk_texture_save_to_png_bytes (data),
                         (GDestroyNotify) g_bytes_unref);
}

/**
 * cb_review_picture_take_async:
 * @view: mapped
 * @head: its first part, whose buttons are left out
 *
 * Makes a PNG image of the whole view, even of what is scrolled out of sight. Only the painting is
 * done at once: compressing a picture of this size takes many frames, and is done in another
 * thread.
 */
void
cb_review_picture_take_async (GtkWidget *view,
                              GtkWidget *head,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GTask) task = cb_work_task_new (view, NULL, callback, user_data);

  g_task_set_task_data (task, render (view, head), g_object_unref);
  g_task_run_in_thread (task, pack_in_thread);
}

/* Returns: (transfer full): the image */
GBytes *
cb_review_picture_take_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* @user_data: (transfer full): the title */
static void
packed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GBytes) bytes = cb_review_picture_take_finish (result);
  g_autofree char *title = user_data;

  if (gtk_widget_get_mapped (GTK_WIDGET (object)))
    cb_export (GTK_WIDGET (object), CB_EXPORT_PICTURE, bytes, title);
}

/* Asks where to save the picture, and writes it there; does nothing if @view is hidden in the
 * meantime. @title: of the case */
void
cb_review_picture_share (GtkWidget *view, GtkWidget *head, const char *title)
{
  cb_review_picture_take_async (view, head, packed_cb, g_strdup (title));
}
