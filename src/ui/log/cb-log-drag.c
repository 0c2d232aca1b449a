/* Moving entries by dragging their rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-log-parts.h"
#include "cb-log-row-private.h"
#include "cb-long-list.h"

/* In pixels: the distance from the edge at which the list scrolls, and how far it scrolls in a
 * second. */
#define EDGE  48
#define SPEED 900

static GdkContentProvider *
prepare_cb (CbLogRow *row, double x, double y, GtkDragSource *source)
{
  if (cb_case_get_read_only (row->case_))
    return NULL;

  return gdk_content_provider_new_typed (CB_TYPE_LOG_ITEM, row->item);
}

/* Keeps the row that is dragged, however far the list is scrolled. */
static void
hold (CbLogRow *row, gboolean hold)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (row), CB_TYPE_LONG_LIST);

  if (list != NULL)
    cb_long_list_hold (CB_LONG_LIST (list), hold ? GTK_LIST_BOX_ROW (row) : NULL);
}

/* The icon gets a background of its own, because a row has none. */
static void
drag_begun_cb (CbLogRow *row, GdkDrag *drag)
{
  g_autofree char *title = cb_entry_get_title (cb_log_item_get_entry (row->item),
                                               cb_case_get_setup (row->case_));
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (label, "dragged-entry");
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), label);
  gtk_widget_add_css_class (GTK_WIDGET (row), "dragged");
  hold (row, TRUE);
}

static void
drag_ended_cb (CbLogRow *row)
{
  gtk_widget_remove_css_class (GTK_WIDGET (row), "dragged");
  hold (row, FALSE);
}

/* Marks the line between two rows where the entry would be inserted. */
static void
mark_place (CbLogRow *row, const char *place)
{
  gtk_widget_remove_css_class (GTK_WIDGET (row), "drop-above");
  gtk_widget_remove_css_class (GTK_WIDGET (row), "drop-below");
  if (place != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (row), place);
}

static gboolean
is_above (CbLogRow *row, double y)
{
  return y < gtk_widget_get_height (GTK_WIDGET (row)) / 2.0;
}

static GdkDragAction
motion_cb (CbLogRow *row, double x, double y)
{
  mark_place (row, is_above (row, y) ? "drop-above" : "drop-below");
  return GDK_ACTION_MOVE;
}

static void
left_cb (CbLogRow *row)
{
  mark_place (row, NULL);
}

/* Ignores an entry from the case of another window. */
static gboolean
dropped_cb (CbLogRow *row, const GValue *value, double x, double y)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (row->case_));
  CbLogItem *item = g_value_get_object (value);
  guint from = cb_log_item_get_position (item);
  guint to = cb_log_item_get_position (row->item) + (is_above (row, y) ? 0 : 1);
  g_autoptr (CbLogItem) own = g_list_model_get_item (log, from);

  mark_place (row, NULL);
  if (own != item || cb_case_get_read_only (row->case_))
    return FALSE;

  cb_case_move (row->case_, from, to > from ? to - 1 : to);
  return TRUE;
}

/* Makes the row draggable, and a target above and below which others can be dropped. */
void
_cb_log_drag_add_to_row (CbLogRow *row)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (CB_TYPE_LOG_ITEM, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), row);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begun_cb), row);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_ended_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (source));

  g_signal_connect_swapped (target, "motion", G_CALLBACK (motion_cb), row);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (left_cb), row);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (target));
}

typedef struct
{
  GtkAdjustment *adjustment;
  double speed; /* pixels in a second, downwards; 0 while it does not scroll */
  gint64 before;
  guint tick_id;
} Scrolling;

static gboolean
scroll_cb (GtkWidget *scroller, GdkFrameClock *clock, gpointer data)
{
  Scrolling *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->before != 0)
    gtk_adjustment_set_value (self->adjustment,
                              gtk_adjustment_get_value (self->adjustment) +
                                self->speed * (double) (now - self->before) / G_USEC_PER_SEC);
  self->before = now;
  return G_SOURCE_CONTINUE;
}

static void
set_speed (Scrolling *self, GtkWidget *scroller, double speed)
{
  self->speed = speed;
  if (speed == 0 && self->tick_id != 0)
    {
      gtk_widget_remove_tick_callback (scroller, self->tick_id);
      self->tick_id = 0;
    }
  else if (speed != 0 && self->tick_id == 0)
    {
      self->before = 0;
      self->tick_id = gtk_widget_add_tick_callback (scroller, scroll_cb, self, NULL);
    }
}

static void
dragged_over_cb (GtkEventController *controller, double x, double y, Scrolling *self)
{
  GtkWidget *scroller = gtk_event_controller_get_widget (controller);
  double height = gtk_widget_get_height (scroller);

  if (y < EDGE)
    set_speed (self, scroller, -SPEED);
  else if (y > height - EDGE)
    set_speed (self, scroller, SPEED);
  else
    set_speed (self, scroller, 0);
}

static void
dragged_out_cb (GtkEventController *controller, Scrolling *self)
{
  set_speed (self, gtk_event_controller_get_widget (controller), 0);
}

static void
free_scrolling (gpointer data, GClosure *closure)
{
  g_free (data);
}

/* Lets a list scroll while something is dragged near its upper or lower edge. @scroller holds
 * @adjustment. */
void
_cb_log_drag_add_scrolling (GtkWidget *scroller, GtkAdjustment *adjustment)
{
  GtkEventController *controller = gtk_drop_controller_motion_new ();
  Scrolling *self = g_new0 (Scrolling, 1);

  self->adjustment = adjustment;
  g_signal_connect (controller, "enter", G_CALLBACK (dragged_over_cb), self);
  g_signal_connect (controller, "motion", G_CALLBACK (dragged_over_cb), self);
  g_signal_connect_data (controller, "leave", G_CALLBACK (dragged_out_cb), self, free_scrolling, 0);
  gtk_widget_add_controller (scroller, controller);
}
