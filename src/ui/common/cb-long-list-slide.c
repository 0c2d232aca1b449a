/* Decides which rows of a long list exist, and where they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Only rows in sight, some more on either side, and the row with the focus exist. The space above
 * and below stands for the other rows, and is as high as they would be if each had the average
 * height.
 *
 * Rows in sight must not move when others are added or removed. The space above the first row is
 * therefore reduced by exactly the height of the rows that are added there. If the space does not
 * come out right – at the beginning of the list it must be 0 – all rows are shifted, and the list
 * is scrolled by the same amount. */

#include "config.h"

#include "cb-long-list-private.h"

#define N_TO_FOCUS 200 /* rows that may lie between those in sight and the one with the focus */
#define N_FRAMES   2   /* frames until a new row has its place */
#define N_SEEN     512 /* the most rows that the average height counts */

CbSpan
_cb_long_list_get_span (CbLongList *self)
{
  return self->range != NULL ? cb_list_range_get_span (self->range) : (CbSpan) { 0 };
}

guint
_cb_long_list_get_n_items (CbLongList *self)
{
  return self->range != NULL ? cb_list_range_get_n_whole (self->range) : 0;
}

/* The height of @n_rows rows of average height. */
static int
estimate (CbLongList *self, guint n_rows)
{
  return (int) (n_rows * self->row_height);
}

/* The height of the space below the last row that exists. */
int
_cb_long_list_get_below (CbLongList *self)
{
  return estimate (self, _cb_long_list_get_n_items (self) - _cb_long_list_get_span (self).end);
}

/* How high something in the list is, at the width it has. */
static int
measure (CbLongList *self, GtkWidget *widget)
{
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, gtk_widget_get_width (GTK_WIDGET (self)));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
measure_rows (CbLongList *self)
{
  return measure (self, GTK_WIDGET (self->child));
}

/* Updates the average height: the more rows it counts, the less another one changes it. */
static void
learn_row_height (CbLongList *self)
{
  CbSpan span = _cb_long_list_get_span (self);
  guint n = span.end - span.first;

  if (n == 0)
    return;
  self->row_height = (self->row_height * self->n_seen + measure_rows (self)) / (self->n_seen + n);
  self->n_seen = MIN (self->n_seen + n, N_SEEN);
}

/* Scrolls to @value even if that is beyond the present end, which moves when the new heights are
 * allocated. */
static void
scroll_to_value (CbLongList *self, double value)
{
  double upper = value + gtk_adjustment_get_page_size (self->adjustment);

  self->shifting = TRUE;
  if (upper > gtk_adjustment_get_upper (self->adjustment))
    gtk_adjustment_set_upper (self->adjustment, upper);
  gtk_adjustment_set_value (self->adjustment, value);
  self->shifting = FALSE;
}

/* Sets the space above the first row, and scrolls so that what is in sight does not move. */
static void
set_above (CbLongList *self, int above)
{
  int shift = above - self->above;

  self->above = above;
  if (shift != 0 && self->adjustment != NULL)
    scroll_to_value (self, gtk_adjustment_get_value (self->adjustment) + shift);
}

/* Adds and removes rows, and adapts the space above them by the height that changed there. */
static void
move_rows (CbLongList *self, CbSpan to)
{
  CbSpan kept = _cb_long_list_get_span (self);
  int height = measure_rows (self);

  kept.first = MAX (kept.first, to.first);
  cb_list_range_set_span (self->range, kept);
  self->above += height - measure_rows (self);
  kept.end = to.end;
  cb_list_range_set_span (self->range, kept);
  height = measure_rows (self);
  cb_list_range_set_span (self->range, to);
  self->above -= measure_rows (self) - height;
}

/* Replaces all rows, and puts the one at @position at a height of @y. */
static void
replace_rows (CbLongList *self, CbSpan to, guint position, double y)
{
  cb_list_range_set_span (self->range, to);
  self->above = MAX ((int) y, 0);
  for (guint i = to.first; i < position; i++)
    self->above -= measure (self, GTK_WIDGET (cb_long_list_get_row (self, i)));
}

/* @sight: the rows that are in sight; if none of them exists yet, they begin at a height of @y */
static void
move_to (CbLongList *self, CbSpan to, CbSpan sight, double y)
{
  CbSpan now = _cb_long_list_get_span (self);

  if (to.first < now.end && to.end > now.first)
    move_rows (self, to);
  else
    replace_rows (self, to, sight.first, y);

  if (to.first == 0)
    set_above (self, 0);
  else if (self->above <= 0)
    set_above (self, estimate (self, to.first));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns: the item at the height @y of the whole list, or the one nearest to it */
static guint
find_position (CbLongList *self, double y)
{
  CbSpan span = _cb_long_list_get_span (self);
  int height = gtk_widget_get_height (GTK_WIDGET (self->child));
  guint last = _cb_long_list_get_n_items (self) - 1;
  GtkListBoxRow *row;

  y = MAX (y, 0);
  if (y < self->above)
    return (guint) (span.first * y / self->above);
  if (y >= self->above + height)
    return (guint) MIN (span.end + (y - self->above - height) / self->row_height, last);
  row = gtk_list_box_get_row_at_y (self->child, (int) y - self->above);
  if (row != NULL)
    return cb_long_list_get_position (self, row);
  /* A new row has no place yet, and gtk_list_box_get_row_at_y() does not find the others then
   * either. */
  return MIN (span.first + (guint) ((span.end - span.first) * (y - self->above) / height), last);
}

/* Returns: the upper edge of what is in sight, as a height in the whole list */
static double
get_top (CbLongList *self)
{
  graphene_point_t place = GRAPHENE_POINT_INIT_ZERO;

  if (!gtk_widget_compute_point (GTK_WIDGET (self), self->content, &place, &place))
    return 0;
  return gtk_adjustment_get_value (self->adjustment) - (double) place.y;
}

/* The items in sight, or the nearest one if the list is scrolled out of sight. */
static CbSpan
find_sight (CbLongList *self)
{
  double top = get_top (self);
  double bottom = top + gtk_adjustment_get_page_size (self->adjustment);

  return (CbSpan) { find_position (self, top), find_position (self, bottom) + 1 };
}

/* Keeps the row with the focus. If it is too far away it is removed, and one of the rows in sight
 * gets the focus as soon as it has its place. */
static CbSpan
keep_focus (CbLongList *self, CbSpan span)
{
  GtkListBoxRow *row = cb_long_list_get_focused_row (self);
  CbSpan kept = row != NULL ? cb_span_include (span, cb_long_list_get_position (self, row)) : span;

  if (kept.end - kept.first <= span.end - span.first + N_TO_FOCUS)
    return kept;
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  self->left_focus = TRUE;
  self->n_frames = N_FRAMES;
  return span;
}

static void
focus_sight (CbLongList *self)
{
  CbSpan sight = find_sight (self);
  GtkListBoxRow *row = cb_long_list_get_row (self, (sight.first + sight.end) / 2);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (row != NULL && gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  self->left_focus = FALSE;
}

/* Adds missing rows and removes those that are far away, only a few in each frame, so that the
 * frame is not late. Returns: whether all rows exist that should */
static gboolean
slide (CbLongList *self)
{
  CbSpan now = _cb_long_list_get_span (self);
  guint n_items = _cb_long_list_get_n_items (self);
  CbSpan sight, span, next;

  if (n_items == 0)
    return TRUE;

  learn_row_height (self);
  sight = find_sight (self);
  span = keep_focus (self, cb_span_choose (now, sight, n_items));
  if (self->held != NULL && gtk_widget_get_parent (GTK_WIDGET (self->held)) != NULL)
    span = cb_span_include (span, cb_long_list_get_position (self, self->held));
  next = cb_span_approach (now, span, sight);
  if (next.first != now.first || next.end != now.end)
    move_to (self, next, sight, get_top (self));
  return next.first == span.first && next.end == span.end;
}

static void
scroll_to_wanted (CbLongList *self)
{
  if (self->wanted != NULL && gtk_widget_get_parent (GTK_WIDGET (self->wanted)) != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (gtk_widget_get_parent (self->content)),
                            GTK_WIDGET (self->wanted), NULL);
  g_clear_object (&self->wanted);
}

/* Runs before the layout of each frame, until all rows exist that should. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CbLongList *self = CB_LONG_LIST (widget);

  if (gtk_widget_get_width (widget) == 0)
    return G_SOURCE_CONTINUE;
  if (self->n_frames > 0)
    {
      if (--self->n_frames > 0)
        return G_SOURCE_CONTINUE;
      scroll_to_wanted (self);
      if (self->left_focus)
        focus_sight (self);
    }
  if (!slide (self) || self->n_frames > 0)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

void
_cb_long_list_queue_slide (CbLongList *self)
{
  if (self->tick_id == 0 && self->adjustment != NULL && self->range != NULL)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

/* Returns: (transfer none): the row of an item. A row that does not exist is made, and the list
 * scrolls to where it is expected to be */
GtkListBoxRow *
_cb_long_list_make_row (CbLongList *self, guint position)
{
  CbSpan sight = { position, position + 1 };
  CbSpan span;
  GtkListBoxRow *row = cb_long_list_get_row (self, position);
  graphene_point_t place = GRAPHENE_POINT_INIT_ZERO;
  double y;

  if (row != NULL)
    return row;

  span = cb_span_choose (_cb_long_list_get_span (self), sight, _cb_long_list_get_n_items (self));
  move_to (self, span, sight, estimate (self, position));
  y = self->above + estimate (self, position - span.first);
  if (self->adjustment != NULL &&
      gtk_widget_compute_point (GTK_WIDGET (self), self->content, &place, &place))
    scroll_to_value (self, (double) place.y + y);
  return cb_long_list_get_row (self, position);
}

/* Focuses a row. If it has no place yet, the viewport scrolls to the beginning; this is undone. */
void
_cb_long_list_focus_row (CbLongList *self, GtkListBoxRow *row)
{
  gboolean has_place = gtk_widget_get_height (GTK_WIDGET (row)) > 0;
  double value = self->adjustment != NULL ? gtk_adjustment_get_value (self->adjustment) : 0;

  self->shifting = !has_place;
  gtk_widget_grab_focus (GTK_WIDGET (row));
  if (!has_place && self->adjustment != NULL)
    scroll_to_value (self, value);
  self->shifting = FALSE;
}

/* Scrolls to a row as soon as it has its place. */
void
_cb_long_list_want_row (CbLongList *self, GtkListBoxRow *row)
{
  g_set_object (&self->wanted, row);
  self->n_frames = N_FRAMES;
  _cb_long_list_queue_slide (self);
}
