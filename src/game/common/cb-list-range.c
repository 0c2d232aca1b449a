/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-list-range.h"

struct _CbListRange
{
  GObject parent_instance;

  GListModel *whole;
  guint n_whole; /* the items of the whole list, as last announced */
  guint most;    /* the most items that join the range at once when the list grows */
  CbSpan span;
};

static GType
cb_list_range_get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (CB_LIST_RANGE (model)->whole);
}

static guint
cb_list_range_get_n_items (GListModel *model)
{
  CbListRange *self = CB_LIST_RANGE (model);

  return self->span.end - self->span.first;
}

static gpointer
cb_list_range_get_item (GListModel *model, guint position)
{
  CbListRange *self = CB_LIST_RANGE (model);

  return position < self->span.end - self->span.first
           ? g_list_model_get_item (self->whole, self->span.first + position)
           : NULL;
}

static void
cb_list_range_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_list_range_get_item_type;
  iface->get_n_items = cb_list_range_get_n_items;
  iface->get_item = cb_list_range_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CbListRange,
                               cb_list_range,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      cb_list_range_list_model_init))

static void
tell_change (CbListRange *self, guint position, guint n_removed, guint n_added)
{
  if (n_removed + n_added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
}

/* Handles a change inside the range, at its edges, or around it. Items after the change stay in the
 * range only if there is room for all that were added. */
static void
change_within (CbListRange *self, guint position, guint n_removed, guint n_added)
{
  guint n_above = position > self->span.first ? position - self->span.first : 0;
  guint n_below = self->span.end > position + n_removed ? self->span.end - position - n_removed : 0;
  guint n_gone = self->span.end - self->span.first - n_above - n_below;
  guint n_come = MIN (n_added, self->most);

  if (n_come < n_added)
    {
      n_gone += n_below;
      n_below = 0;
    }
  if (position < self->span.first)
    self->span.first = position;
  self->span.end = self->span.first + n_above + n_come + n_below;
  tell_change (self, n_above, n_gone, n_come);
}

static void
items_changed_cb (CbListRange *self, guint position, guint n_removed, guint n_added)
{
  gboolean at_start = self->span.first == 0 && position == 0;
  gboolean at_end = self->span.end == self->n_whole && position == self->span.end;

  self->n_whole += n_added - n_removed;
  if (position >= self->span.end && !at_end && !at_start)
    return;
  if (position + n_removed <= self->span.first && !at_start && !at_end)
    {
      self->span.first += n_added - n_removed;
      self->span.end += n_added - n_removed;
      return;
    }
  change_within (self, position, n_removed, n_added);
}

static void
cb_list_range_class_init (CbListRangeClass *klass)
{
  CB_OWNS (G_OBJECT_CLASS (klass), CbListRange, whole, g_object_unref);
}

static void
cb_list_range_init (CbListRange *self)
{
}

/**
 * cb_list_range_new:
 * @whole: (transfer none): the list
 * @span: the items to begin with
 * @most: the most items that join the range at once when the list grows, 1 or more
 *
 * Returns: (transfer full): a range of the list
 */
CbListRange *
cb_list_range_new (GListModel *whole, CbSpan span, guint most)
{
  CbListRange *self = g_object_new (CB_TYPE_LIST_RANGE, NULL);

  self->whole = g_object_ref (whole);
  self->n_whole = g_list_model_get_n_items (whole);
  self->most = most;
  self->span = span;
  g_signal_connect_object (whole, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* Returns: which items of the whole are in the range */
CbSpan
cb_list_range_get_span (CbListRange *self)
{
  g_return_val_if_fail (CB_IS_LIST_RANGE (self), (CbSpan) { 0 });

  return self->span;
}

/* Returns: how many items the whole list had when it last announced a change to this range; it may
 *   already have announced a newer change to others */
guint
cb_list_range_get_n_whole (CbListRange *self)
{
  g_return_val_if_fail (CB_IS_LIST_RANGE (self), 0);

  return self->n_whole;
}

/**
 * cb_list_range_set_span:
 * @span: the items that are to be in the range; all of them are in the whole
 *
 * Announces the items that leave at either end, then those that join there, one change each.
 */
void
cb_list_range_set_span (CbListRange *self, CbSpan span)
{
  CbSpan old;

  g_return_if_fail (CB_IS_LIST_RANGE (self));
  g_return_if_fail (span.first <= span.end && span.end <= self->n_whole);

  old = self->span;
  if (span.first >= old.end || span.end <= old.first)
    {
      self->span = span;
      tell_change (self, 0, old.end - old.first, span.end - span.first);
      return;
    }

  self->span.first = MAX (old.first, span.first);
  tell_change (self, 0, self->span.first - old.first, 0);
  self->span.end = MIN (old.end, span.end);
  tell_change (self, self->span.end - self->span.first, old.end - self->span.end, 0);

  old = self->span;
  self->span.first = span.first;
  tell_change (self, 0, 0, old.first - span.first);
  self->span.end = span.end;
  tell_change (self, old.end - span.first, 0, span.end - old.end);
}

/* Returns: the least span with that item in it, too */
CbSpan
cb_span_include (CbSpan self, guint position)
{
  return (CbSpan) { MIN (self.first, position), MAX (self.end, position + 1) };
}

static CbSpan
widen (CbSpan span, guint by, guint n_items)
{
  return (CbSpan) { span.first - MIN (span.first, by), MIN (span.end + by, n_items) };
}

/**
 * cb_span_choose:
 * @now: the items that exist now, of a list of which a part is in sight
 * @sight: the items in sight
 * @n_items: the length of the list
 *
 * Returns: the items that should exist, so that there are some on either side of those in sight:
 *   @now if that will do; all items of a short list
 */
CbSpan
cb_span_choose (CbSpan now, CbSpan sight, guint n_items)
{
  CbSpan needed = widen (sight, CB_SPAN_NEEDED, n_items);
  CbSpan wished = widen (sight, CB_SPAN_WISHED, n_items);

  if (n_items <= CB_SPAN_SHORT)
    return (CbSpan) { 0, n_items };
  if (now.first <= needed.first && now.end >= needed.end &&
      now.end - now.first <= wished.end - wished.first + CB_SPAN_SPARE)
    return now;
  return wished;
}

/**
 * cb_span_approach:
 * @now: the items that exist now
 * @wanted: the items that should exist
 * @sight: the items in sight, all of them wanted
 *
 * Returns: the items that should exist next, on the way to @wanted: all those in sight, and at most
 *   %CB_SPAN_STEP others that do not exist yet. Items that are not wanted go at once
 */
CbSpan
cb_span_approach (CbSpan now, CbSpan wanted, CbSpan sight)
{
  CbSpan next = { MAX (now.first, wanted.first), MIN (now.end, wanted.end) };
  guint n_below;

  if (next.first >= next.end)
    next = sight;
  next = (CbSpan) { MIN (next.first, sight.first), MAX (next.end, sight.end) };
  n_below = MIN (wanted.end - next.end, CB_SPAN_STEP);
  next.end += n_below;
  next.first -= MIN (next.first - wanted.first, CB_SPAN_STEP - n_below);
  return next;
}
