/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-scroll.h"

void
cb_scroll_to (GtkWidget *widget)
{
  GtkWidget *viewport, *scroller;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double value, page, start, end;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (viewport == NULL || scroller == NULL ||
      !gtk_widget_compute_bounds (widget, viewport, &bounds))
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  value = gtk_adjustment_get_value (adjustment);
  page = gtk_adjustment_get_page_size (adjustment);
  start = value + (double) bounds.origin.y;
  end = start + (double) bounds.size.height;
  gtk_adjustment_set_value (adjustment, CLAMP (value, MIN (start, end - page), start));
}

/* Waits for one frame, in which the widget gets its place. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  gboolean *waited = user_data;

  if (!*waited)
    {
      *waited = TRUE;
      return G_SOURCE_CONTINUE;
    }
  cb_scroll_to (widget);
  return G_SOURCE_REMOVE;
}

void
cb_scroll_to_later (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, scroll_cb, g_new0 (gboolean, 1), g_free);
}
