/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-news.h"
#include "cb-children.h"
#include "cb-fields.h"
#include "cb-log-parts.h"
#include "cb-log-view.h"
#include "cb-long-list.h"
#include "cb-template.h"
#include "cb-token.h"

/* In pixels. */
#define TOKEN_SIZE 20

/* In characters; longer names are shortened. Players also have a token. */
#define MAX_CHARS 20

#define ALL           "all"
#define BREAKTHROUGHS "breakthroughs"

struct _CbLogView
{
  AdwBin parent_instance;

  CbCase *case_;
  GListModel
    *shown; /* the entries in the list: all of the log, or those that the filter lets through */
  char *filter;
  gboolean has_filters;
  int at;
  CbLogItem *edited; /* (nullable): the entry that is being edited */
  gboolean filled;
  gboolean at_end;  /* whether the end is in sight, and stays in sight while the list grows */
  CbLogItem *top;   /* the first entry that is visible */
  double below_top; /* how many pixels of @top are above the visible part */
  CbLogItem *lost;  /* the entry that had the focus before the list changed, and its position */
  guint lost_at;
  guint scroll_id;

  GtkAdjustment *adjustment;
  GtkWidget *filter_line;
  GtkBox *filters;
  CbLongList *list;
  GtkWidget *scroller;
  GtkViewport *viewport;
};

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

/* In this file a position is an index in the log, and a place is an index in the list, which may
 * show only some entries. */

static gboolean
is_wanted (gpointer item, gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (user_data);
  guint position = cb_log_item_get_position (item);

  if (g_str_equal (self->filter, BREAKTHROUGHS))
    return position < cb_log_get_n_entries (cb_case_get_log (self->case_)) &&
           cb_case_is_breakthrough (self->case_, position);
  return cb_entry_get_turn (cb_log_item_get_entry (item)) == atoi (self->filter);
}

/* (transfer full): the entries to show */
static GListModel *
make_model (CbLogView *self)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (self->case_));

  if (!self->has_filters)
    return g_object_ref (log);
  return G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (log), NULL));
}

/* Returns: whether the set of entries may have changed */
static gboolean
update_filter (CbLogView *self)
{
  g_autoptr (GtkFilter) chosen = NULL;

  if (!self->filled || !self->has_filters)
    return FALSE;
  if (!g_str_equal (self->filter, ALL))
    chosen = GTK_FILTER (gtk_custom_filter_new (is_wanted, self, NULL));
  gtk_filter_list_model_set_filter (GTK_FILTER_LIST_MODEL (self->shown), chosen);
  return TRUE;
}

/* Filters again, because the entries or what is known of them have changed. */
static void
filter_anew (CbLogView *self)
{
  GtkFilter *filter = self->has_filters && self->filled
                        ? gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (self->shown))
                        : NULL;

  if (filter != NULL)
    gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static guint
get_position (CbLogView *self, guint place)
{
  g_autoptr (CbLogItem) item = g_list_model_get_item (self->shown, place);

  return cb_log_item_get_position (item);
}

/* Returns: the place of the entry, or of the next one in the list; the end if there is none */
static guint
find_place (CbLogView *self, guint position)
{
  guint low = 0, high = g_list_model_get_n_items (self->shown);

  if (!self->has_filters)
    return MIN (position, high);
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_position (self, middle) < position)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
is_shown (CbLogView *self, guint position)
{
  guint place = find_place (self, position);

  return place < g_list_model_get_n_items (self->shown) && get_position (self, place) == position;
}

static GtkWidget *
make_chip (const char *filter, GtkWidget *token, const char *name)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  if (g_utf8_strlen (name, -1) > MAX_CHARS)
    gtk_widget_set_tooltip_text (chip, name);
  if (token != NULL)
    gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "s", filter);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "log.filter");
  return chip;
}

/* Offers all entries, those that found a card of the envelope, and the turns of each player.
 * Without automatic crosses entries find nothing. */
static void
fill_filters (CbLogView *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean notes = cb_case_get_assist (self->case_) == CB_ASSIST_NOTES;

  cb_children_remove (self->filters);
  gtk_box_append (self->filters, make_chip (ALL, NULL, _ ("All")));
  if (!notes)
    gtk_box_append (self->filters, make_chip (BREAKTHROUGHS, NULL, _ ("Breakthroughs")));
  else if (g_str_equal (self->filter, BREAKTHROUGHS))
    g_object_set (self, "filter", ALL, NULL);
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *seat = g_strdup_printf ("%u", i);
      GtkWidget *token = cb_token_new (TOKEN_SIZE);

      cb_token_set_player (CB_TOKEN (token), setup, (int) i);
      gtk_box_append (self->filters, make_chip (seat, token, setup->players[i].name));
    }
}

/* What stays in sight, and where the focus is. */

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
  guint place = find_place (self, cb_log_item_get_position (item));
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

static void
scroll_to_end (CbLogView *self)
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
    scroll_to_end (self);
  else if (top != NULL)
    gtk_adjustment_set_value (self->adjustment, get_y (self, top) + self->below_top);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

/* Waits for an idle moment: the signal comes during the allocation of the viewport, which would
 * ignore a change of the value then. */
static void
resized_cb (CbLogView *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, keep_place, self, NULL);
}

static void
scrolled_cb (CbLogView *self)
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

/* Moves the focus to an entry. If the filter hides the entry, shows all entries first. */
static void
focus (CbLogView *self, guint position)
{
  if (!is_shown (self, position))
    g_object_set (self, "filter", "all", NULL);
  self->at_end = FALSE;
  g_clear_object (&self->top);
  cb_long_list_focus (self->list, find_place (self, position));
}

/* The focus follows an entry that has moved. If the entry was removed, the one now at its place
 * gets the focus. */
static void
concluded_cb (CbLogView *self)
{
  g_autoptr (CbLogItem) lost = g_steal_pointer (&self->lost);
  g_autoptr (CbLogItem) item = NULL;
  guint n, place;

  filter_anew (self);
  n = g_list_model_get_n_items (self->shown);
  if (lost == NULL || n == 0)
    return;

  place = find_place (self, cb_log_item_get_position (lost));
  item = g_list_model_get_item (self->shown, place);
  if (item != lost)
    {
      g_clear_object (&item);
      item = g_list_model_get_item (self->shown, MIN (self->lost_at, n - 1));
    }
  focus (self, cb_log_item_get_position (item));
}

/* Fills the list when it is first shown: of the two views of the log, one may never be shown. */
static void
build_list (CbLogView *self)
{
  CbLog *log;

  if (self->filled || self->case_ == NULL)
    return;

  log = cb_case_get_log (self->case_);
  self->filled = TRUE;
  self->shown = make_model (self);
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
    scroll_to_end (self);
  else
    cb_long_list_scroll_to (self->list, MIN (find_place (self, (guint) MAX (at - 1, 0)), n - 1));
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
  fill_filters (self);
  show_filters (self);
  g_signal_connect_object (case_, "notify::setup", G_CALLBACK (fill_filters), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (case_, "notify::assist", G_CALLBACK (fill_filters), self,
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

/* Moves the focus to an entry, and scrolls there. */
void
cb_log_view_show_entry (CbLogView *self, guint position)
{
  g_return_if_fail (CB_IS_LOG_VIEW (self));

  build_list (self);
  if (position < cb_log_get_n_entries (cb_case_get_log (self->case_)))
    focus (self, position);
}

static void
log_show_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  cb_log_view_show_entry (CB_LOG_VIEW (widget), g_variant_get_uint32 (parameter));
}

static void
filter_changed_cb (CbLogView *self)
{
  if (update_filter (self))
    scroll_to_end (self);
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

  cb_template_install (
    widget_class, "cb-log-view", CB_CHILD (CbLogView, adjustment),
    CB_CHILD (CbLogView, filter_line), CB_CHILD (CbLogView, filters), CB_CHILD (CbLogView, list),
    CB_CHILD (CbLogView, scroller), CB_CHILD (CbLogView, viewport), CB_CALLBACK (resized_cb),
    CB_CALLBACK (row_activated_cb), CB_CALLBACK (scrolled_cb), CB_CALLBACK (describe_nothing));

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
