/* cb-shelf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The folder of case files as a list. A case taken off the shelf waits in a hidden folder beside
 * it until it is purged; what an earlier run left there is purged at the start. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-shelf-private.h"

#define REMOVED_FOLDER ".removed"

static GType
cb_shelf_get_item_type (GListModel *model)
{
  return CB_TYPE_SHELF_ITEM;
}

static guint
cb_shelf_get_n_items (GListModel *model)
{
  return CB_SHELF (model)->items->len;
}

static gpointer
cb_shelf_get_item (GListModel *model, guint position)
{
  CbShelf *self = CB_SHELF (model);

  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position))
                                     : NULL;
}

static void
cb_shelf_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_shelf_get_item_type;
  iface->get_n_items = cb_shelf_get_n_items;
  iface->get_item = cb_shelf_get_item;
}

enum
{
  PROP_0,
  PROP_LOADING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (CbShelf,
                               cb_shelf,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, cb_shelf_list_model_init))

/* The place of @item among the others, newest first. */
static guint
find_place (CbShelf *self, CbShelfItem *item)
{
  guint place = 0;

  while (place < self->items->len &&
         g_date_time_compare (cb_shelf_item_get_modified (g_ptr_array_index (self->items, place)),
                              cb_shelf_item_get_modified (item)) > 0)
    place++;
  return place;
}

/* Lists @item, which is not listed. */
void
cb_shelf_put (CbShelf *self, CbShelfItem *item)
{
  guint place = find_place (self, item);

  g_hash_table_insert (self->by_file, cb_shelf_item_get_file (item), item);
  g_ptr_array_insert (self->items, (int) place, g_object_ref (item));
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

/* Whether @item, listed at @place, is neither older than the next nor newer than the one before. */
static gboolean
is_in_order (CbShelf *self, guint place, CbShelfItem *item)
{
  GDateTime *modified = cb_shelf_item_get_modified (item);
  CbShelfItem *before = place > 0 ? g_ptr_array_index (self->items, place - 1) : NULL;
  CbShelfItem *next = place + 1 < self->items->len ? g_ptr_array_index (self->items, place + 1)
                                                   : NULL;

  return (before == NULL ||
          g_date_time_compare (cb_shelf_item_get_modified (before), modified) >= 0) &&
         (next == NULL || g_date_time_compare (modified, cb_shelf_item_get_modified (next)) >= 0);
}

/* Takes @item out of the list, if it is there. */
void
cb_shelf_drop (CbShelf *self, CbShelfItem *item)
{
  guint place;

  if (!g_ptr_array_find (self->items, item, &place))
    return;
  g_hash_table_remove (self->by_file, cb_shelf_item_get_file (item));
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

/**
 * cb_shelf_find:
 *
 * Returns: (transfer none) (nullable): the item of @file
 */
CbShelfItem *
cb_shelf_find (CbShelf *self, GFile *file)
{
  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  return g_hash_table_lookup (self->by_file, file);
}

/* An item that became newer or older moves; one that was closed, or opened again, is told of as if
 * it were another one. */
static void
show_again (CbShelf *self, CbShelfItem *item, CbShelfSummary *summary, GDateTime *modified)
{
  g_autoptr (CbShelfItem) held = g_object_ref (item);
  gboolean was_closed = cb_shelf_item_get_closed (item);
  guint place;

  cb_shelf_item_show (item, summary, modified);
  if (!g_ptr_array_find (self->items, item, &place))
    return;
  if (!is_in_order (self, place, item))
    {
      cb_shelf_drop (self, item);
      cb_shelf_put (self, item);
    }
  else if (cb_shelf_item_get_closed (item) != was_closed)
    g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 1);
}

/* (transfer full) @summary: what the file says, new or again. */
void
cb_shelf_show (CbShelf *self, GFile *file, CbShelfSummary *summary, GDateTime *modified)
{
  CbShelfItem *found = cb_shelf_find (self, file);
  g_autoptr (CbShelfItem) item = NULL;

  if (found != NULL)
    show_again (self, found, summary, modified);
  else
    {
      item = cb_shelf_item_new (file, summary, modified);
      cb_shelf_put (self, item);
    }
  cb_shelf_work (self);
}

/* Lists what was just written to a file. Returns: (transfer none) */
CbShelfItem *
cb_shelf_list (CbShelf *self, GFile *file, CbContents *contents, const CbFileStamp *stamp)
{
  g_autoptr (GDateTime) modified = stamp->modified > 0
                                     ? g_date_time_new_from_unix_local_usec (stamp->modified)
                                     : g_date_time_new_now_local ();
  CbShelfItem *found = cb_shelf_find (self, file);
  CbShelfSummary *summary = cb_shelf_summary_new (contents, stamp);
  const CbShelfSummary *old = found != NULL ? cb_shelf_item_get_summary (found) : NULL;

  if (old != NULL && cb_file_stamp_equal (&old->stamp, &summary->stamp))
    summary->progress = old->progress;
  cb_shelf_show (self, file, summary, modified);
  return cb_shelf_find (self, file);
}

/* The same of a case that is in memory. */
CbShelfItem *
cb_shelf_show_case (CbShelf *self, CbCase *case_)
{
  return cb_shelf_list (self, case_->file, case_->contents, &case_->stamp);
}

void
cb_shelf_update (CbShelf *self, CbCase *case_)
{
  GFile *file;

  g_return_if_fail (CB_IS_SHELF (self));

  file = cb_case_get_file (case_);
  if (file == NULL || cb_shelf_find (self, file) == NULL)
    return;
  if (cb_case_get_save_error (case_) == NULL && !cb_case_get_read_only (case_))
    cb_shelf_show_case (self, case_);
  cb_shelf_refresh (self, file);
}

void
cb_shelf_refresh (CbShelf *self, GFile *file)
{
  g_return_if_fail (CB_IS_SHELF (self));

  cb_folder_reader_read (self->reader, file);
}

static gpointer
read_summary (GFile *file, GObject *memory, GCancellable *cancellable)
{
  return cb_shelf_summary_read (file, CB_SHELF_MEMORY (memory), cancellable);
}

/* To an empty list all comes at once, and to the end of one, too: the files are read newest first.
 */
static void
append (CbShelf *self, GPtrArray *items)
{
  guint place = self->items->len;

  for (guint i = 0; i < items->len; i++)
    {
      CbShelfItem *item = g_ptr_array_index (items, i);

      g_hash_table_insert (self->by_file, cb_shelf_item_get_file (item), item);
      g_ptr_array_add (self->items, g_object_ref (item));
    }
  if (items->len > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), place, 0, items->len);
}

static gboolean
comes_last (CbShelf *self, GPtrArray *items, GDateTime *modified)
{
  GPtrArray *list = items->len > 0 ? items : self->items;

  return list->len == 0 ||
         g_date_time_compare (cb_shelf_item_get_modified (g_ptr_array_index (list, list->len - 1)),
                              modified) >= 0;
}

static void
take (gpointer list, GPtrArray *readings)
{
  CbShelf *self = CB_SHELF (list);
  g_autoptr (GPtrArray) last = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < readings->len; i++)
    {
      CbFolderReading *reading = g_ptr_array_index (readings, i);
      CbShelfItem *found = cb_shelf_find (self, reading->file);
      CbShelfSummary *summary = reading->what;

      if (reading->modified == NULL)
        {
          if (found != NULL)
            cb_shelf_drop (self, found);
          continue;
        }
      if (summary == NULL)
        summary = cb_shelf_summary_new_silent (reading->file);
      if (found == NULL && comes_last (self, last, reading->modified))
        g_ptr_array_add (last, cb_shelf_item_new (reading->file, summary, reading->modified));
      else
        {
          append (self, last);
          g_ptr_array_set_size (last, 0);
          cb_shelf_show (self, reading->file, summary, reading->modified);
        }
    }
  append (self, last);
  cb_shelf_work (self);
}

static void
changed (gpointer list)
{
  CbShelf *self = CB_SHELF (list);

  if (self->loaded || (cb_shelf_get_busy (self) && cb_shelf_get_error (self) == NULL))
    return;
  self->loaded = !cb_shelf_get_busy (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static const CbFolderKind KIND = {
  .suffix = CB_SHELF_SUFFIX,
  .read = read_summary,
  .free_what = (GDestroyNotify) cb_shelf_summary_free,
  .take = take,
  .changed = changed,
};

static void
cb_shelf_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, !CB_SHELF (object)->loaded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* A task that is on its way holds the shelf; who lets go of it wants nothing more. */
static void
cb_shelf_dispose (GObject *object)
{
  CbShelf *self = CB_SHELF (object);

  if (self->reader != NULL)
    cb_folder_reader_stop (self->reader);
  g_clear_object (&self->reader);

  G_OBJECT_CLASS (cb_shelf_parent_class)->dispose (object);
}

static void
cb_shelf_finalize (GObject *object)
{
  CbShelf *self = CB_SHELF (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->removed);
  g_clear_object (&self->memory);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->by_file, g_hash_table_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->wanted, g_ptr_array_unref);

  G_OBJECT_CLASS (cb_shelf_parent_class)->finalize (object);
}

static void
cb_shelf_class_init (CbShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_shelf_dispose;
  object_class->finalize = cb_shelf_finalize;
  object_class->get_property = cb_shelf_get_property;

  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, TRUE,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                     G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_shelf_init (CbShelf *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_file = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  self->wanted = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * cb_shelf_new_with_memory:
 * @folder: where the cases are
 * @memory: (nullable): a file that keeps what was worked out of them; NULL for nothing
 *
 * Returns: (transfer full): the shelf; its cases come as they are read
 */
CbShelf *
cb_shelf_new_with_memory (GFile *folder, GFile *memory)
{
  CbShelf *self = g_object_new (CB_TYPE_SHELF, NULL);

  self->folder = g_object_ref (folder);
  self->removed = g_file_get_child (self->folder, REMOVED_FOLDER);
  self->memory = cb_shelf_memory_new (memory);
  self->reader = cb_folder_reader_new (self->folder, self->removed, &KIND, self,
                                       G_OBJECT (self->memory));
  return self;
}

/**
 * cb_shelf_new:
 * @folder: (nullable): where the cases are; NULL for the user's own
 *
 * Returns: (transfer full): the shelf; its cases come as they are read
 */
CbShelf *
cb_shelf_new (GFile *folder)
{
  g_autoptr (GFile) own = NULL;
  g_autoptr (GFile) memory = NULL;

  if (folder != NULL)
    return cb_shelf_new_with_memory (folder, NULL);
  own = g_file_new_build_filename (g_get_user_data_dir (), "casebook", "cases", NULL);
  memory = g_file_new_build_filename (g_get_user_cache_dir (), "casebook", "known", NULL);
  return cb_shelf_new_with_memory (own, memory);
}

GFile *
cb_shelf_get_folder (CbShelf *self)
{
  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  return self->folder;
}

/* Returns: (nullable): why the folder could not be read */
const GError *
cb_shelf_get_error (CbShelf *self)
{
  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  return cb_folder_reader_get_error (self->reader);
}

/* Returns: whether something in the folder was not read yet */
gboolean
cb_shelf_get_busy (CbShelf *self)
{
  g_return_val_if_fail (CB_IS_SHELF (self), FALSE);

  return cb_folder_reader_get_busy (self->reader);
}

GStrv
cb_shelf_get_player_names (CbShelf *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const char *const *list = cb_shelf_item_get_names (g_ptr_array_index (self->items, i));

      for (guint j = 0; list != NULL && list[j] != NULL; j++)
        if (g_hash_table_add (seen, (gpointer) list[j]))
          g_strv_builder_add (names, list[j]);
    }
  return g_strv_builder_end (names);
}
