/* cb-log-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-log-view"

#include "config.h"

#include "cb-log-drag.h"
#include "cb-log-row.h"
#include "cb-log-view-private.h"

enum
{
  PROP_0,
  PROP_CASE,
  PROP_AT,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbLogView, cb_log_view, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (user_data);

  GtkWidget *row = cb_log_row_new (self->case_, CB_LOG_ITEM (item));

  cb_log_row_set_at (CB_LOG_ROW (row), self->at);
  return row;
}

static void
row_activated_cb (CbLogView *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (row), "log.edit", NULL);
}

/* Before the list takes its rows away. */
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

/* The focus stays with an entry that moved; where it is gone, the one in its place has it. */
static void
concluded_cb (CbLogView *self)
{
  g_autoptr (CbLogItem) lost = g_steal_pointer (&self->lost);
  CbLog *log = cb_case_get_log (self->case_);
  guint n = cb_log_get_n_entries (log);
  g_autoptr (CbLogItem) item = NULL;

  if (lost == NULL || n == 0)
    return;

  item = g_list_model_get_item (G_LIST_MODEL (log), cb_log_item_get_position (lost));
  _cb_log_view_focus (self,
                      item == lost ? cb_log_item_get_position (lost) : MIN (self->lost_at, n - 1));
}

/* Of the two views of a log one is not seen; its rows wait until it is. */
static void
fill (CbLogView *self)
{
  CbLog *log;

  if (self->filled || self->case_ == NULL)
    return;

  log = cb_case_get_log (self->case_);
  self->filled = TRUE;
  self->at_end = self->at < 0;
  if (!self->at_end)
    self->top = g_list_model_get_item (G_LIST_MODEL (log), (guint) MAX (self->at - 1, 0));
  g_signal_connect_object (log, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  cb_long_list_bind (self->list, G_LIST_MODEL (log),
                     self->at_end ? cb_log_get_n_entries (log) : (guint) self->at, create_row,
                     self);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (concluded_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
cb_log_view_map (GtkWidget *widget)
{
  fill (CB_LOG_VIEW (widget));

  GTK_WIDGET_CLASS (cb_log_view_parent_class)->map (widget);
}

static void
show_at (gpointer row, gpointer self)
{
  cb_log_row_set_at (CB_LOG_ROW (row), CB_LOG_VIEW (self)->at);
}

/* Of what is looked at the newest entry is in sight. */
static void
set_at (CbLogView *self, int at)
{
  guint n_entries;

  if (self->at == at)
    return;

  n_entries = self->case_ != NULL ? cb_log_get_n_entries (cb_case_get_log (self->case_)) : 0;
  self->at = at;
  cb_long_list_foreach (self->list, show_at, self);
  self->at_end = at < 0;
  if (!self->filled)
    return;
  if (at < 0 || n_entries == 0)
    _cb_log_view_scroll_to_end (self);
  else
    cb_long_list_scroll_to (self->list, MIN ((guint) MAX (at - 1, 0), n_entries - 1));
}

/* One enters where one looks: at the newest entry. */
static gboolean
cb_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CbLogView *self = CB_LOG_VIEW (widget);
  GtkListBoxRow *newest;

  if (gtk_widget_get_focus_child (widget) != NULL || self->case_ == NULL || !self->at_end)
    return GTK_WIDGET_CLASS (cb_log_view_parent_class)->focus (widget, direction);

  newest = cb_long_list_get_row (self->list,
                                 cb_log_get_n_entries (cb_case_get_log (self->case_)) - 1);
  return newest != NULL && gtk_widget_grab_focus (GTK_WIDGET (newest));
}

static void
cb_log_view_dispose (GObject *object)
{
  CbLogView *self = CB_LOG_VIEW (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_LOG_VIEW);
  g_clear_object (&self->top);
  g_clear_object (&self->lost);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_log_view_parent_class)->dispose (object);
}

static void
cb_log_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbLogView *self = CB_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_CASE:
      g_value_set_object (value, self->case_);
      break;
    case PROP_AT:
      g_value_set_int (value, self->at);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_log_view_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbLogView *self = CB_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_CASE:
      g_assert (self->case_ == NULL);
      self->case_ = g_value_dup_object (value);
      break;
    case PROP_AT:
      set_at (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_log_view_class_init (CbLogViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_log_view_dispose;
  object_class->get_property = cb_log_view_get_property;
  object_class->set_property = cb_log_view_set_property;

  widget_class->focus = cb_log_view_focus;
  widget_class->map = cb_log_view_map;

  properties[PROP_CASE] = g_param_spec_object ("case", NULL, NULL, CB_TYPE_CASE,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_AT] = g_param_spec_int ("at", NULL, NULL, -1, G_MAXINT, -1,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (CB_TYPE_LONG_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CbLogView, adjustment);
  gtk_widget_class_bind_template_child (widget_class, CbLogView, list);
  gtk_widget_class_bind_template_child (widget_class, CbLogView, viewport);
  gtk_widget_class_bind_template_callback (widget_class, _cb_log_view_resized_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, _cb_log_view_scrolled_cb);
}

static void
cb_log_view_init (CbLogView *self)
{
  self->at = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  _cb_log_drag_add_scrolling (adw_bin_get_child (ADW_BIN (self)), self->adjustment);
}

/* Puts the focus on an entry, which scrolls there. */
void
cb_log_view_show_entry (CbLogView *self, guint position)
{
  g_return_if_fail (CB_IS_LOG_VIEW (self));

  fill (self);
  if (position < cb_log_get_n_entries (cb_case_get_log (self->case_)))
    _cb_log_view_focus (self, position);
}
