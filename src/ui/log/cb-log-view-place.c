/* What stays in sight, and where the focus is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-log-row.h"
#include "cb-log-view-private.h"

static double
get_end (CbLogView *self)
{
  return gtk_adjustment_get_upper (self->adjustment) -
         gtk_adjustment_get_page_size (self->adjustment);
}

/* (nullable): the row of an entry, if it is still in the log and near the visible part */
static GtkListBoxRow *
find_row (CbLogView *self, CbLogItem *item)
{
  guint place = _cb_log_view_find_place (self, cb_log_item_get_position (item));
  GtkListBoxRow *row = cb_long_list_get_row (self->list, place);

  return row != NULL && cb_log_row_get_item (CB_LOG_ROW (row)) == item ? row : NULL;
}

static double
get_y (CbLogView *self, GtkListBoxRow *row)
{
  graphene_point_t point = GRAPHENE_POINT_INIT_ZERO;

  if (!gtk_widget_compute_point (GTK_WIDGET (row), GTK_WIDGET (self->list), &point, &point))
    return 0;
  return point.y;
}

void
_cb_log_view_scroll_to_end (CbLogView *self)
{
  guint n = g_list_model_get_n_items (self->shown);

  if (n > 0 && cb_long_list_get_row (self->list, n - 1) == NULL)
    cb_long_list_scroll_to (self->list, n - 1);
  gtk_adjustment_set_value (self->adjustment, get_end (self));
}

/* Keeps what the user looks at when the list changes: at the end the newest entry, otherwise the
 * entry at the top. */
static gboolean
keep_place (gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (user_data);
  GtkListBoxRow *top = self->top != NULL ? find_row (self, self->top) : NULL;

  if (self->at_end)
    _cb_log_view_scroll_to_end (self);
  else if (top != NULL)
    gtk_adjustment_set_value (self->adjustment, get_y (self, top) + self->below_top);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

/* Waits for an idle moment: the signal comes while the viewport is allocated, when it would ignore
 * a change of the value. */
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

  if (self->scroll_id != 0 || cb_long_list_get_shifting (self->list))
    return;

  self->at_end = value >= get_end (self) - 1;
  top = cb_long_list_get_row_at_y (self->list, value);
  g_clear_object (&self->top);
  if (top == NULL)
    return;

  self->top = g_object_ref (cb_log_row_get_item (CB_LOG_ROW (top)));
  self->below_top = value - get_y (self, top);
}

/* Shows all entries if the filter hides this one. */
void
_cb_log_view_focus (CbLogView *self, guint position)
{
  if (!_cb_log_view_is_shown (self, position))
    g_object_set (self, "filter", "all", NULL);
  self->at_end = FALSE;
  g_clear_object (&self->top);
  cb_long_list_focus (self->list, _cb_log_view_find_place (self, position));
}
