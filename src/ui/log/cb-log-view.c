/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-log-drag.h"
#include "cb-log-row.h"
#include "cb-log-view-private.h"
#include "cb-template.h"

G_DEFINE_FINAL_TYPE (CbLogView, cb_log_view, ADW_TYPE_BIN)

static char *
describe_nothing (GObject *object, const char *filter)
{
  return g_strdup (g_strcmp0 (filter, "all") == 0 ? _ ("Nothing recorded yet")
                                                  : _ ("No entries match"));
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (user_data);

  GtkWidget *row = cb_log_row_new (self->case_, CB_LOG_ITEM (item));

  cb_log_row_set_at (CB_LOG_ROW (row), self->at);
  cb_log_row_set_edited (CB_LOG_ROW (row), item == (gpointer) self->edited);
  return row;
}

static void
row_activated_cb (CbLogView *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (row), "log.edit", NULL);
}

/* Remembers which entry has the focus, before the list removes its rows. */
static void
items_changed_cb (CbLogView *self, guint position, guint removed, guint added, GListModel *log)
{
  GtkListBoxRow *row = cb_long_list_get_focused_row (self->list);
  guint at = row != NULL ? cb_long_list_get_position (self->list, row) : 0;

  if (row != NULL && at >= position && at < position + removed)
    {
      g_set_object (&self->lost, cb_log_row_get_item (CB_LOG_ROW (row)));
      self->lost_at = at;
    }
  if (added > removed && position + added == g_list_model_get_n_items (log))
    self->at_end = TRUE;
}

/* The focus follows an entry that has moved; if the entry was removed, the one at its place gets
 * it. */
static void
concluded_cb (CbLogView *self)
{
  g_autoptr (CbLogItem) lost = g_steal_pointer (&self->lost);
  g_autoptr (CbLogItem) item = NULL;
  guint n, place;

  _cb_log_view_filter_anew (self);
  n = g_list_model_get_n_items (self->shown);
  if (lost == NULL || n == 0)
    return;

  place = _cb_log_view_find_place (self, cb_log_item_get_position (lost));
  item = g_list_model_get_item (self->shown, place);
  if (item != lost)
    {
      g_clear_object (&item);
      item = g_list_model_get_item (self->shown, MIN (self->lost_at, n - 1));
    }
  _cb_log_view_focus (self, cb_log_item_get_position (item));
}

/* Fills the list when it is first shown, as there are two views of the log and one may never be. */
static void
build_list (CbLogView *self)
{
  CbLog *log;

  if (self->filled || self->case_ == NULL)
    return;

  log = cb_case_get_log (self->case_);
  self->filled = TRUE;
  self->shown = _cb_log_view_make_model (self);
  self->at_end = self->at < 0;
  if (!self->at_end)
    self->top = g_list_model_get_item (G_LIST_MODEL (log), (guint) MAX (self->at - 1, 0));
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  cb_long_list_bind (self->list, self->shown,
                     self->at_end ? cb_log_get_n_entries (log) : (guint) self->at, create_row,
                     self);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (concluded_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
cb_log_view_map (GtkWidget *widget)
{
  build_list (CB_LOG_VIEW (widget));

  GTK_WIDGET_CLASS (cb_log_view_parent_class)->map (widget);
}

static void
show_at (gpointer row, gpointer self)
{
  cb_log_row_set_at (CB_LOG_ROW (row), CB_LOG_VIEW (self)->at);
}

static void
show_edited (gpointer row, gpointer self)
{
  cb_log_row_set_edited (CB_LOG_ROW (row),
                         cb_log_row_get_item (CB_LOG_ROW (row)) == CB_LOG_VIEW (self)->edited);
}

static void
edited_changed_cb (CbLogView *self)
{
  cb_long_list_foreach (self->list, show_edited, self);
}

/* Scrolls to the newest entry that is read. */
static void
at_changed_cb (CbLogView *self)
{
  int at = self->at;
  guint n;

  cb_long_list_foreach (self->list, show_at, self);
  self->at_end = at < 0;
  if (!self->filled)
    return;
  n = g_list_model_get_n_items (self->shown);
  if (at < 0 || n == 0)
    _cb_log_view_scroll_to_end (self);
  else
    cb_long_list_scroll_to (self->list,
                            MIN (_cb_log_view_find_place (self, (guint) MAX (at - 1, 0)), n - 1));
}

static void
show_filters (CbLogView *self)
{
  gtk_widget_set_visible (self->filter_line,
                          self->has_filters &&
                            cb_log_get_n_entries (cb_case_get_log (self->case_)) > 0);
}

static void
follow_case (CbLogView *self)
{
  CbCase *case_ = self->case_;

  if (!self->has_filters)
    return;
  _cb_log_view_fill_filters (self);
  show_filters (self);
  g_signal_connect_object (case_, "notify::setup", G_CALLBACK (_cb_log_view_fill_filters), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (case_, "notify::assist", G_CALLBACK (_cb_log_view_fill_filters), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_case_get_log (case_), "items-changed", G_CALLBACK (show_filters),
                           self, G_CONNECT_SWAPPED);
}

/* While the end is in sight, Tab moves to the filter first and then to the newest entry. */
static gboolean
cb_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbLogView *self = CB_LOG_VIEW (widget);
  GtkWidget *filters = GTK_WIDGET (self->filters);
  gboolean has_focus = gtk_widget_get_focus_child (widget) != NULL;
  gboolean among_filters = gtk_widget_get_state_flags (filters) & GTK_STATE_FLAG_FOCUS_WITHIN;
  GtkListBoxRow *newest;

  if ((has_focus && !among_filters) || !self->filled || !self->at_end)
    return GTK_WIDGET_CLASS (cb_log_view_parent_class)->focus (widget, direction);
  if ((among_filters || direction == GTK_DIR_TAB_FORWARD) &&
      gtk_widget_child_focus (filters, direction))
    return TRUE;
  if (among_filters && direction != GTK_DIR_TAB_FORWARD)
    return GTK_WIDGET_CLASS (cb_log_view_parent_class)->focus (widget, direction);
  newest = cb_long_list_get_row (self->list, g_list_model_get_n_items (self->shown) - 1);
  return newest != NULL && gtk_widget_grab_focus (GTK_WIDGET (newest));
}

static void
cb_log_view_dispose (GObject *object)
{
  g_clear_handle_id (&CB_LOG_VIEW (object)->scroll_id, g_source_remove);

  cb_template_dispose (object);
}

static void
log_show_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  cb_log_view_show_entry (CB_LOG_VIEW (widget), g_variant_get_uint32 (parameter));
}

static void
filter_changed_cb (CbLogView *self)
{
  if (_cb_log_view_update_filter (self))
    _cb_log_view_scroll_to_end (self);
}

static void
cb_log_view_class_init (CbLogViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_log_view_dispose;

  widget_class->focus = cb_log_view_focus;
  widget_class->map = cb_log_view_map;

  cb_fields_install (
    object_class, CB_FIELD_THEN (CbLogView, case_, CB_TYPE_CASE, G_PARAM_READWRITE, follow_case),
    CB_FIELD_THEN (CbLogView, at, G_TYPE_INT, G_PARAM_READWRITE, at_changed_cb),
    CB_FIELD_THEN (CbLogView, edited, CB_TYPE_LOG_ITEM, G_PARAM_READWRITE, edited_changed_cb),
    CB_FIELD_THEN (CbLogView, filter, G_TYPE_STRING, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   filter_changed_cb),
    CB_FIELD (CbLogView, has_filters, G_TYPE_BOOLEAN, G_PARAM_CONSTRUCT_ONLY));
  CB_OWNS (object_class, CbLogView, lost, g_object_unref);
  CB_OWNS (object_class, CbLogView, shown, g_object_unref);
  CB_OWNS (object_class, CbLogView, top, g_object_unref);

  cb_template_install (widget_class, "cb-log-view", CB_CHILD (CbLogView, adjustment),
                       CB_CHILD (CbLogView, filter_line), CB_CHILD (CbLogView, filters),
                       CB_CHILD (CbLogView, list), CB_CHILD (CbLogView, scroller),
                       CB_CHILD (CbLogView, viewport), CB_CALLBACK (_cb_log_view_resized_cb),
                       CB_CALLBACK (row_activated_cb), CB_CALLBACK (_cb_log_view_scrolled_cb),
                       CB_CALLBACK (describe_nothing));

  gtk_widget_class_install_action (widget_class, "log.show-entry", "u", log_show_entry);
  gtk_widget_class_install_property_action (widget_class, "log.filter", "filter");
}

static void
cb_log_view_init (CbLogView *self)
{
  self->at = -1;
  self->filter = g_strdup ("all");
  gtk_widget_init_template (GTK_WIDGET (self));
  _cb_log_drag_add_scrolling (self->scroller, self->adjustment);
}

/* Moves the focus to an entry, and scrolls there. */
void
cb_log_view_show_entry (CbLogView *self, guint position)
{
  g_return_if_fail (CB_IS_LOG_VIEW (self));

  build_list (self);
  if (position < cb_log_get_n_entries (cb_case_get_log (self->case_)))
    _cb_log_view_focus (self, position);
}
