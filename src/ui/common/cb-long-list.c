/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-long-list-private.h"

#define N_FIRST 12 /* rows at the beginning, until it is known how many are in sight */

G_DEFINE_FINAL_TYPE (CbLongList, cb_long_list, GTK_TYPE_WIDGET)

/* Keeps only the last rows of an invisible list after a change near the end, else the first. */
static void
cut_off (CbLongList *self, guint position)
{
  CbSpan span = _cb_long_list_get_span (self);

  if (span.end - span.first <= CB_SPAN_SHORT)
    return;
  if (position >= span.end - N_FIRST)
    span.first = span.end - N_FIRST;
  else
    span.end = span.first + N_FIRST;
  cb_list_range_set_span (self->range, span);
}

static void
items_changed_cb (CbLongList *self, guint position)
{
  if (self->adjustment == NULL)
    cut_off (self, position);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  _cb_long_list_queue_slide (self);
}

/* @scroller: (nullable): NULL while the list is not visible, because its place is not known then */
static void
set_scroller (CbLongList *self, GtkWidget *scroller)
{
  GtkWidget *viewport;

  if (self->adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustment, self);
  g_clear_object (&self->adjustment);
  self->content = NULL;
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  if (scroller == NULL)
    return;

  viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  self->content = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  self->adjustment = g_object_ref (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  g_signal_connect_swapped (self->adjustment, "changed", G_CALLBACK (_cb_long_list_queue_slide),
                            self);
  g_signal_connect_swapped (self->adjustment, "value-changed",
                            G_CALLBACK (_cb_long_list_queue_slide), self);
  _cb_long_list_queue_slide (self);
}

static gboolean
is_key_to_end (guint keyval, gboolean *first)
{
  *first = keyval == GDK_KEY_Home || keyval == GDK_KEY_KP_Home;
  return *first || keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End;
}

/* Handles keys that move to an item whose row does not exist, which the list box cannot do. */
static gboolean
key_pressed_cb (CbLongList *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean first;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || !is_key_to_end (keyval, &first) ||
      focus == NULL || gtk_widget_get_parent (focus) != GTK_WIDGET (self->child))
    return GDK_EVENT_PROPAGATE;
  cb_long_list_focus (self, first ? 0 : _cb_long_list_get_n_items (self) - 1);
  return GDK_EVENT_STOP;
}

static void
cb_long_list_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  CbLongList *self = CB_LONG_LIST (widget);

  gtk_widget_measure (GTK_WIDGET (self->child), orientation, for_size, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum += self->above + _cb_long_list_get_below (self);
      *natural += self->above + _cb_long_list_get_below (self);
    }
}

/* The space for missing rows may have changed since the list was measured, but the rows that exist
 * get the height that they need. */
static void
cb_long_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbLongList *self = CB_LONG_LIST (widget);
  GtkAllocation place = { 0, self->above, width,
                          height - self->above - _cb_long_list_get_below (self) };
  int least;

  gtk_widget_measure (GTK_WIDGET (self->child), GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL,
                      NULL);
  place.height = MAX (place.height, least);
  gtk_widget_size_allocate (GTK_WIDGET (self->child), &place, -1);
}

static void
cb_long_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_long_list_parent_class)->map (widget);

  set_scroller (CB_LONG_LIST (widget), gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW));
}

static void
cb_long_list_unmap (GtkWidget *widget)
{
  set_scroller (CB_LONG_LIST (widget), NULL);

  GTK_WIDGET_CLASS (cb_long_list_parent_class)->unmap (widget);
}

static void
take_child (CbLongList *self)
{
  gtk_widget_set_parent (GTK_WIDGET (self->child), GTK_WIDGET (self));
}

static void
cb_long_list_dispose (GObject *object)
{
  CbLongList *self = CB_LONG_LIST (object);

  set_scroller (self, NULL);
  g_clear_object (&self->held);
  g_clear_object (&self->wanted);
  if (self->child != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->child));
  g_clear_object (&self->range);

  G_OBJECT_CLASS (cb_long_list_parent_class)->dispose (object);
}

static void
cb_long_list_class_init (CbLongListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_long_list_dispose;

  widget_class->get_request_mode = cb_children_get_request_mode;
  widget_class->map = cb_long_list_map;
  widget_class->measure = cb_long_list_measure;
  widget_class->size_allocate = cb_long_list_size_allocate;
  widget_class->unmap = cb_long_list_unmap;

  cb_fields_install (object_class, CB_FIELD_THEN (CbLongList, child, GTK_TYPE_LIST_BOX,
                                                  G_PARAM_CONSTRUCT_ONLY, take_child));
}

static void
cb_long_list_init (CbLongList *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->row_height = CB_LONG_LIST_ROW_HEIGHT;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * cb_long_list_bind:
 * @model: (transfer none): the list, which cannot be replaced later
 * @start: the item that is to be in sight first
 * @create: makes the row of an item
 *
 * Shows a list, as gtk_list_box_bind_model() does.
 */
void
cb_long_list_bind (CbLongList *self,
                   GListModel *model,
                   guint start,
                   GtkListBoxCreateWidgetFunc create,
                   gpointer user_data)
{
  guint n = g_list_model_get_n_items (model);
  CbSpan span = { 0, MIN (n, start + N_FIRST / 2 + 1) };

  g_return_if_fail (CB_IS_LONG_LIST (self));
  g_return_if_fail (self->range == NULL);

  span.end = MAX (span.end, MIN (n, N_FIRST));
  span.first = span.end - MIN (span.end, N_FIRST);
  self->above = (int) (span.first * self->row_height);
  self->range = cb_list_range_new (model, span, N_FIRST);
  gtk_list_box_bind_model (self->child, G_LIST_MODEL (self->range), create, user_data, NULL);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  _cb_long_list_queue_slide (self);
}

/* Returns: (transfer none) (nullable): the row of an item, if it exists now */
GtkListBoxRow *
cb_long_list_get_row (CbLongList *self, guint position)
{
  CbSpan span;

  g_return_val_if_fail (CB_IS_LONG_LIST (self), NULL);

  span = _cb_long_list_get_span (self);
  return position >= span.first && position < span.end
           ? gtk_list_box_get_row_at_index (self->child, (int) (position - span.first))
           : NULL;
}

/* Returns: (transfer none) (nullable): the row at that height of the whole list, if it exists */
GtkListBoxRow *
cb_long_list_get_row_at_y (CbLongList *self, double y)
{
  g_return_val_if_fail (CB_IS_LONG_LIST (self), NULL);

  return y >= self->above ? gtk_list_box_get_row_at_y (self->child, (int) y - self->above) : NULL;
}

/* Returns: the position of the item that @row shows */
guint
cb_long_list_get_position (CbLongList *self, GtkListBoxRow *row)
{
  g_return_val_if_fail (CB_IS_LONG_LIST (self), 0);

  return _cb_long_list_get_span (self).first + (guint) gtk_list_box_row_get_index (row);
}

/* Returns: (transfer none) (nullable): the row that has the focus, or something in it */
GtkListBoxRow *
cb_long_list_get_focused_row (CbLongList *self)
{
  GtkRoot *root;
  GtkWidget *widget;

  g_return_val_if_fail (CB_IS_LONG_LIST (self), NULL);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  widget = root != NULL ? gtk_root_get_focus (root) : NULL;
  while (widget != NULL && gtk_widget_get_parent (widget) != GTK_WIDGET (self->child))
    widget = gtk_widget_get_parent (widget);
  return GTK_LIST_BOX_ROW (widget);
}

/* Returns: whether the list is scrolling at this moment only to keep what is in sight in place */
gboolean
cb_long_list_get_shifting (CbLongList *self)
{
  g_return_val_if_fail (CB_IS_LONG_LIST (self), FALSE);

  return self->shifting;
}

/**
 * cb_long_list_scroll_to:
 * @position: an item
 *
 * Scrolls so that an item is in sight, two frames later at the latest. Its row exists from now on.
 */
void
cb_long_list_scroll_to (CbLongList *self, guint position)
{
  g_return_if_fail (CB_IS_LONG_LIST (self));
  g_return_if_fail (position < _cb_long_list_get_n_items (self));

  _cb_long_list_want_row (self, _cb_long_list_make_row (self, position));
}

/**
 * cb_long_list_focus:
 * @position: an item
 *
 * Puts the focus on an item, which scrolls there as cb_long_list_scroll_to() does.
 */
void
cb_long_list_focus (CbLongList *self, guint position)
{
  GtkListBoxRow *row;

  g_return_if_fail (CB_IS_LONG_LIST (self));
  g_return_if_fail (position < _cb_long_list_get_n_items (self));

  row = _cb_long_list_make_row (self, position);
  _cb_long_list_focus_row (self, row);
  _cb_long_list_want_row (self, row);
}

/* Calls @func with each row that exists. */
void
cb_long_list_foreach (CbLongList *self, GFunc func, gpointer user_data)
{
  GtkListBoxRow *row;

  g_return_if_fail (CB_IS_LONG_LIST (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->child, i)) != NULL; i++)
    func (row, user_data);
}

/**
 * cb_long_list_hold:
 * @row: (nullable): a row that is kept however far away it is scrolled; NULL for none
 */
void
cb_long_list_hold (CbLongList *self, GtkListBoxRow *row)
{
  g_return_if_fail (CB_IS_LONG_LIST (self));

  g_set_object (&self->held, row);
}
