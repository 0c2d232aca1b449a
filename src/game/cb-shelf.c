/* cb-shelf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The folder of case files as a list. A case taken off the shelf waits in a hidden folder beside
 * it until it is purged; what an earlier run left there is purged at the start. */

#include "config.h"

#include "cb-folder.h"
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

static void
insert_item (CbShelf *self, CbShelfItem *item)
{
  guint place = find_place (self, item);

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

  for (guint i = 0; i < self->items->len; i++)
    {
      CbShelfItem *item = g_ptr_array_index (self->items, i);

      if (g_file_equal (cb_shelf_item_get_file (item), file))
        return item;
    }
  return NULL;
}

/* A file that is not there any more leaves the list; one that became newer or older moves. */
void
cb_shelf_refresh (CbShelf *self, GFile *file)
{
  g_autoptr (CbShelfItem) item = NULL;
  CbShelfItem *found;
  guint place;

  g_return_if_fail (CB_IS_SHELF (self));

  found = cb_shelf_find (self, file);
  if (!g_file_query_exists (file, NULL))
    {
      if (found != NULL)
        cb_shelf_drop (self, found);
      return;
    }

  if (found == NULL)
    {
      item = cb_shelf_item_new (file);
      insert_item (self, item);
      return;
    }

  item = g_object_ref (found);
  cb_shelf_item_read (item);
  if (g_ptr_array_find (self->items, item, &place) && !is_in_order (self, place, item))
    {
      cb_shelf_drop (self, item);
      insert_item (self, item);
    }
}

static void
read_folder (CbShelf *self)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
    self->folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, &self->error);
  GFileInfo *info;
  GFile *file;

  /* Before the first case there is no folder. */
  if (g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_clear_error (&self->error);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, &self->error) &&
         info != NULL)
    if (cb_folder_lists (g_file_info_get_name (info), CB_SHELF_SUFFIX))
      {
        g_autoptr (CbShelfItem) item = cb_shelf_item_new (file);

        g_ptr_array_insert (self->items, (int) find_place (self, item), g_object_ref (item));
      }
}

static void
cb_shelf_finalize (GObject *object)
{
  CbShelf *self = CB_SHELF (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->removed);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->given, g_hash_table_unref);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (cb_shelf_parent_class)->finalize (object);
}

static void
cb_shelf_class_init (CbShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_shelf_finalize;
}

static void
cb_shelf_init (CbShelf *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->given = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref,
                                       NULL);
}

/**
 * cb_shelf_new:
 * @folder: (nullable): where the cases are; NULL for the user's own
 *
 * Reads every case in the folder.
 *
 * Returns: (transfer full): the shelf; empty if the folder cannot be read, see cb_shelf_get_error()
 */
CbShelf *
cb_shelf_new (GFile *folder)
{
  CbShelf *self = g_object_new (CB_TYPE_SHELF, NULL);

  if (folder != NULL)
    self->folder = g_object_ref (folder);
  else
    self->folder = g_file_new_build_filename (g_get_user_data_dir (), "casebook", "cases", NULL);
  self->removed = g_file_get_child (self->folder, REMOVED_FOLDER);

  cb_folder_empty (self->removed);
  read_folder (self);
  self->monitor = cb_folder_follow (self->folder, CB_SHELF_SUFFIX, G_OBJECT (self),
                                    (void (*) (gpointer, GFile *)) cb_shelf_refresh);
  return self;
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

  return self->error;
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
