/* Keeps what one types in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* GTK scrolls to a widget that gets the focus only once. That is too early for a row that has just
 * been made and has no place yet, and does not help when an on-screen keyboard later covers the
 * row. */

#include "config.h"

#include "cb-follow-focus.h"

/* (transfer none) (nullable): the first viewport in @widget */
static GtkWidget *
find_viewport (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_VIEWPORT (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_viewport (child);
  return found;
}

/* Scrolls to the whole row if the focus is inside one. */
static gboolean
scroll_cb (GtkWidget *viewport, GdkFrameClock *clock, gpointer user_data)
{
  GtkRoot *root = gtk_widget_get_root (viewport);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, viewport))
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), row != NULL ? row : focus, NULL);
  return G_SOURCE_REMOVE;
}

/* Waits for the next frame, in which everything has its new place. */
static void
changed_cb (GtkWidget *viewport)
{
  gtk_widget_add_tick_callback (viewport, scroll_cb, NULL, NULL);
}

/**
 * cb_follow_focus:
 * @page: a page that scrolls
 *
 * Scrolls to the widget with the focus also when the page grows or its visible part shrinks.
 */
void
cb_follow_focus (GtkWidget *page)
{
  GtkWidget *viewport = find_viewport (page);

  g_return_if_fail (viewport != NULL);

  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), "changed",
                           G_CALLBACK (changed_cb), viewport, G_CONNECT_SWAPPED);
}
