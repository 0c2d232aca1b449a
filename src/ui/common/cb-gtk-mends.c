/* Corrections of errors in GTK itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-gtk-mends.h"

/* GTK loads icons in threads, and such a thread may drop the last reference to an icon. Up to GTK
 * 4.20 the cache of icons holds no references and removes an icon only when it is finalized: if the
 * main thread asks for an icon while another thread finalizes it, it gets a dead object and the
 * program crashes. So only the main thread may finalize icons. */
static GThread *main_thread;
static void (*dispose_icon) (GObject *icon);

/* Passing the reference to the main thread would not be safe, because this thread might still drop
 * it last. The icon is leaked instead, and the cache finds it again when it is next needed; that is
 * at most one for each name and size. */
static void
icon_dispose (GObject *icon)
{
  if (g_thread_self () == main_thread)
    dispose_icon (icon);
  else
    g_object_ref (icon);
}

/* For the accessibility bus, GTK 4.18 adds up the places of a widget and its parents, each within
 * its own parent and in units of that parent. On a page that is drawn larger, this sum is wrong,
 * and so are sizes. Here each widget gives its place within its parent in units of the window, so
 * that the sum is where it is drawn. */
static gboolean (
  *get_bounds_alone) (GtkAccessible *accessible, int *x, int *y, int *width, int *height);

/* Rounds places in the window, not places in parents, so that errors of rounding do not add up. */
static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget), *window;
  graphene_rect_t place, around;

  if (parent == NULL || GTK_IS_NATIVE (widget))
    return get_bounds_alone (accessible, x, y, width, height);
  window = GTK_WIDGET (gtk_widget_get_native (widget));
  if (!gtk_widget_get_realized (widget) || !gtk_widget_compute_bounds (widget, window, &place) ||
      !gtk_widget_compute_bounds (parent, window, &around))
    return FALSE;
  *x = (int) (floorf (place.origin.x) - floorf (around.origin.x));
  *y = (int) (floorf (place.origin.y) - floorf (around.origin.y));
  *width = (int) ceilf (place.size.width);
  *height = (int) ceilf (place.size.height);
  return TRUE;
}

/* To be called once by the main thread, before there is a window, because classes of widgets copy
 * these functions when they are made. */
void
cb_gtk_mends_start (void)
{
  GObjectClass *icon_class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);
  GtkAccessibleInterface *accessible = g_type_interface_peek (g_type_class_ref (GTK_TYPE_WIDGET),
                                                              GTK_TYPE_ACCESSIBLE);

  main_thread = g_thread_self ();
  dispose_icon = icon_class->dispose;
  icon_class->dispose = icon_dispose;
  get_bounds_alone = accessible->get_bounds;
  accessible->get_bounds = get_bounds;
}
