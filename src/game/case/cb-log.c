/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>

#include "cb-fields.h"
#include "cb-log-private.h"

struct _CbLogItem
{
  GObject parent_instance;

  CbEntry *entry;
  guint position;
  gboolean in_conflict;
};

CB_DEFINE_PLAIN_TYPE (CbLogItem, cb_log_item, G_TYPE_OBJECT)

static void
cb_log_item_class_init (CbLogItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD (CbLogItem, entry, CB_TYPE_ENTRY, G_PARAM_READABLE),
                     CB_FIELD (CbLogItem, position, G_TYPE_UINT, G_PARAM_READABLE),
                     CB_FIELD (CbLogItem, in_conflict, G_TYPE_BOOLEAN, G_PARAM_READABLE));
}

static CbLogItem *
cb_log_item_new (CbEntry *entry, guint position)
{
  CbLogItem *self = g_object_new (CB_TYPE_LOG_ITEM, NULL);

  self->entry = cb_entry_ref (entry);
  self->position = position;
  return self;
}

CbEntry *
cb_log_item_get_entry (CbLogItem *self)
{
  g_return_val_if_fail (CB_IS_LOG_ITEM (self), NULL);

  return self->entry;
}

guint
cb_log_item_get_position (CbLogItem *self)
{
  g_return_val_if_fail (CB_IS_LOG_ITEM (self), 0);

  return self->position;
}

gboolean
cb_log_item_get_in_conflict (CbLogItem *self)
{
  g_return_val_if_fail (CB_IS_LOG_ITEM (self), FALSE);

  return self->in_conflict;
}

struct _CbLog
{
  GObject parent_instance;

  GPtrArray *items;
  gboolean has_reader; /* whether anybody has asked for a line */
  void (*reader_func) (gpointer data);
  gpointer reader_data;
};

static GType
cb_log_get_item_type (GListModel *model)
{
  return CB_TYPE_LOG_ITEM;
}

static guint
cb_log_get_n_items (GListModel *model)
{
  return CB_LOG (model)->items->len;
}

static gpointer
cb_log_get_item (GListModel *model, guint position)
{
  CbLog *self = CB_LOG (model);

  if (!self->has_reader)
    {
      self->has_reader = TRUE;
      if (self->reader_func != NULL)
        self->reader_func (self->reader_data);
    }
  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position))
                                     : NULL;
}

static void
cb_log_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_log_get_item_type;
  iface->get_n_items = cb_log_get_n_items;
  iface->get_item = cb_log_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CbLog,
                               cb_log,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, cb_log_list_model_init))

static void
cb_log_class_init (CbLogClass *klass)
{
  CB_OWNS (G_OBJECT_CLASS (klass), CbLog, items, g_ptr_array_unref);
}

static void
cb_log_init (CbLog *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/* @func is called when somebody asks for a line for the first time. Marking the lines that are in
 * the conflict can wait until then. */
void
cb_log_set_reader_func (CbLog *self, void (*func) (gpointer), gpointer data)
{
  self->reader_func = func;
  self->reader_data = data;
}

gboolean
cb_log_has_reader (CbLog *self)
{
  return self->has_reader;
}

static void
cb_log_renumber (CbLog *self, guint from)
{
  for (guint i = from; i < self->items->len; i++)
    cb_field_set (g_ptr_array_index (self->items, i), "position", i);
}

static void
cb_log_move (CbLog *self, guint from, guint to)
{
  CbLogItem *item = g_ptr_array_steal_index (self->items, from);

  cb_log_renumber (self, from);
  g_list_model_items_changed (G_LIST_MODEL (self), from, 1, 0);
  g_ptr_array_insert (self->items, (int) to, item);
  cb_log_renumber (self, to);
  g_list_model_items_changed (G_LIST_MODEL (self), to, 0, 1);
}

/* Lets the line at @position show @entry, another version of what it shows. */
static void
cb_log_show_version (CbLog *self, guint position, CbEntry *entry)
{
  cb_field_set (g_ptr_array_index (self->items, position), "entry", entry);
}

/* Whether both are versions of the same entry. */
static gboolean
is_same (const CbEntry *a, const CbEntry *b)
{
  return a == b || (a->tag.id[0] != '\0' && g_str_equal (a->tag.id, b->tag.id));
}

/* Whether the log has @entries at @position. */
static gboolean
cb_log_has (CbLog *self, guint position, gpointer *entries, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!is_same (cb_log_get_entry (self, position + i), entries[i]))
      return FALSE;
  return TRUE;
}

/* If only one entry moved, tells list users just that, so that all other lines stay as they are. */
static gboolean
cb_log_try_move (CbLog *self, guint position, GPtrArray *entries)
{
  guint last = position + entries->len - 1;

  if (cb_log_has (self, position, entries->pdata + entries->len - 1, 1) &&
      cb_log_has (self, position + 1, entries->pdata, entries->len - 1))
    cb_log_move (self, position, last);
  else if (cb_log_has (self, last, entries->pdata, 1) &&
           cb_log_has (self, position, entries->pdata + 1, entries->len - 1))
    cb_log_move (self, last, position);
  else
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    cb_log_show_version (self, position + i, g_ptr_array_index (entries, i));
  return TRUE;
}

/* (transfer full) (nullable): takes the line that shows a version of @entry out of @lines. */
static CbLogItem *
take_line (GPtrArray *lines, CbEntry *entry)
{
  for (guint i = 0; i < lines->len; i++)
    if (is_same (((CbLogItem *) g_ptr_array_index (lines, i))->entry, entry))
      return g_ptr_array_steal_index (lines, i);
  return NULL;
}

/* How many of @added, at most @n in a row, are versions of the lines from @position on. With @last,
 * counts backwards from the end: @position and @added are then behind the last line or entry. */
static guint
cb_log_count_same (CbLog *self, guint position, gpointer *added, guint n, gboolean last)
{
  guint same = 0;

  while (same < n)
    {
      guint at = last ? position - 1 - same : position + same;
      gpointer entry = last ? *(added - 1 - same) : added[same];

      if (!is_same (cb_log_get_entry (self, at), entry))
        break;
      cb_log_show_version (self, at, entry);
      same++;
    }
  return same;
}

/**
 * cb_log_splice:
 * @added: (element-type CbEntry): the entries that take the place of @n_removed ones at @position
 *
 * An edited entry keeps its line, and so do entries that only moved. Entries at either end that are
 * only other versions of those already there are not announced as changes of the list.
 */
void
cb_log_splice (CbLog *self, guint position, guint n_removed, GPtrArray *added)
{
  g_autoptr (GPtrArray) removed = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();
  guint first, last, n_both = MIN (n_removed, added->len);

  g_return_if_fail (CB_IS_LOG (self));
  g_return_if_fail (position + n_removed <= self->items->len);

  first = cb_log_count_same (self, position, added->pdata, n_both, FALSE);
  last = cb_log_count_same (self, position + n_removed,
                            added->pdata != NULL ? added->pdata + added->len : NULL, n_both - first,
                            TRUE);
  for (guint i = first; i < added->len - last; i++)
    g_ptr_array_add (rest, g_ptr_array_index (added, i));
  position += first;
  n_removed -= first + last;
  if (n_removed + rest->len == 0)
    return;

  if (n_removed == 1 && rest->len == 1)
    {
      cb_log_show_version (self, position, g_ptr_array_index (rest, 0));
      return;
    }

  if (n_removed == rest->len && n_removed > 1 && cb_log_try_move (self, position, rest))
    return;

  for (guint i = 0; i < n_removed; i++)
    g_ptr_array_add (removed, g_ptr_array_steal_index (self->items, position));
  for (guint i = 0; i < rest->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (rest, i);
      CbLogItem *line = take_line (removed, entry);

      if (line != NULL)
        cb_field_set (line, "entry", entry);
      else
        line = cb_log_item_new (entry, position + i);
      g_ptr_array_insert (self->items, (int) (position + i), line);
    }

  cb_log_renumber (self, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, rest->len);
}

void
cb_log_set_in_conflict (CbLog *self, guint position, gboolean in_conflict)
{
  cb_field_set (g_ptr_array_index (self->items, position), "in-conflict", in_conflict);
}

guint
cb_log_get_n_entries (CbLog *self)
{
  g_return_val_if_fail (CB_IS_LOG (self), 0);

  return self->items->len;
}

/* Returns: (transfer none): the entry at @position, which must be less than
 *   cb_log_get_n_entries() */
CbEntry *
cb_log_get_entry (CbLog *self, guint position)
{
  g_return_val_if_fail (CB_IS_LOG (self), NULL);
  g_return_val_if_fail (position < self->items->len, NULL);

  return ((CbLogItem *) g_ptr_array_index (self->items, position))->entry;
}
