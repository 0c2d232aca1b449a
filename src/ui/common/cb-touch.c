/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-touch.h"

/* In pixels: narrower windows are those of a telephone, whatever the size of the text. */
#define NARROW 600

/* Whether the window can only be touched: a touchscreen beside a mouse or touchpad does not
 * count. */
static gboolean
has_only_fingers (GtkWidget *window)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (window));
  GdkSeatCapabilities pointing = GDK_SEAT_CAPABILITY_POINTER | GDK_SEAT_CAPABILITY_TOUCH;

  return seat != NULL && (gdk_seat_get_capabilities (seat) & pointing) == GDK_SEAT_CAPABILITY_TOUCH;
}

static void
update (GtkWidget *window)
{
  int width = gtk_widget_get_width (window);

  if (width == 0)
    gtk_window_get_default_size (GTK_WINDOW (window), &width, NULL);
  if (width < NARROW || has_only_fingers (window))
    gtk_widget_add_css_class (window, "touch");
  else
    gtk_widget_remove_css_class (window, "touch");
}

/* Connects update() after the window’s own handler, so that the change is laid out in the same
 * frame. */
static void
realized_cb (GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                           G_CALLBACK (update), window, G_CONNECT_SWAPPED);
  update (window);
}

/**
 * cb_touch_watch:
 *
 * Gives @window the style class "touch" as long as fingers tap on what it shows: while it is as
 * narrow as on a telephone, or while a touchscreen is the only thing to point with. The style
 * makes all that is tapped 44 pixels large then, and the cells of the sheet 32, because it has to
 * hold ten rows and ten players; the button in its corner is 44 high.
 */
void
cb_touch_watch (GtkWindow *window)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (window)));

  g_signal_connect (window, "realize", G_CALLBACK (realized_cb), NULL);
  if (seat == NULL)
    return;
  g_signal_connect_object (seat, "device-added", G_CALLBACK (update), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "device-removed", G_CALLBACK (update), window, G_CONNECT_SWAPPED);
}
