/* cb-log-view-place.c: what stays in sight, and where the focus is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-log-view"

#include "config.h"

#include "cb-log-row.h"
#include "cb-log-view-private.h"

static double
get_end (CbLogView *self)
{
  return gtk_adjustment_get_upper (self->adjustment) -
         gtk_adjustment_get_page_size (self->adjustment);
}

/* (nullable): the row of an entry, if that is in the log still */
GtkWidget *
_cb_log_view_find_row (CbLogView *self, CbLogItem *item)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list,
                                                      (int) cb_log_item_get_position (item));

  return row != NULL && cb_log_row_get_item (CB_LOG_ROW (row)) == item ? GTK_WIDGET (row) : NULL;
}

static double
get_y (CbLogView *self, GtkWidget *row)
{
  graphene_point_t point = GRAPHENE_POINT_INIT_ZERO;

  if (!gtk_widget_compute_point (row, GTK_WIDGET (self->list), &point, &point))
    return 0;
  return point.y;
}

void
_cb_log_view_scroll_to_end (CbLogView *self)
{
  gtk_adjustment_set_value (self->adjustment, get_end (self));
}

/* However the list changes: who looked at the newest entry sees the newest, and else the entry at
 * the top stays where it is. */
static gboolean
keep_place (gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (user_data);
  GtkWidget *top = self->top != NULL ? _cb_log_view_find_row (self, self->top) : NULL;

  if (self->at_end)
    _cb_log_view_scroll_to_end (self);
  else if (top != NULL)
    gtk_adjustment_set_value (self->adjustment, get_y (self, top) + self->below_top);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

/* The viewport tells of this while it is given its size, and would miss a change of the value. */
void
_cb_log_view_resized_cb (CbLogView *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, keep_place, self, NULL);
}

void
_cb_log_view_scrolled_cb (CbLogView *self)
{
  double value = gtk_adjustment_get_value (self->adjustment);
  GtkListBoxRow *top;

  if (self->scroll_id != 0)
    return;

  self->at_end = value >= get_end (self) - 1;
  top = gtk_list_box_get_row_at_y (self->list, (int) value);
  g_clear_object (&self->top);
  if (top == NULL)
    return;

  self->top = g_object_ref (cb_log_row_get_item (CB_LOG_ROW (top)));
  self->below_top = value - get_y (self, GTK_WIDGET (top));
}

/* (nullable): the row that has the focus, or something in it */
GtkWidget *
_cb_log_view_get_focused_row (CbLogView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    return NULL;
  return CB_IS_LOG_ROW (focus) ? focus : gtk_widget_get_ancestor (focus, CB_TYPE_LOG_ROW);
}

/* In the second frame: the first one gives the row its place. */
static gboolean
show_focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (widget);
  GtkWidget *row = _cb_log_view_get_focused_row (self);

  if (--self->n_frames > 0)
    return G_SOURCE_CONTINUE;

  if (row != NULL)
    gtk_viewport_scroll_to (self->viewport, row, NULL);
  return G_SOURCE_REMOVE;
}

void
_cb_log_view_focus_row (CbLogView *self, GtkWidget *row)
{
  self->at_end = FALSE;
  g_clear_object (&self->top);
  gtk_widget_grab_focus (row);
  if (self->n_frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), show_focus_cb, NULL, NULL);
  self->n_frames = 2;
}
