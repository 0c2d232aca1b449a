/* cb-edition-shelf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The folder of the user's edition files as a list. As with cases, one taken off the shelf waits
 * in a hidden folder until it is purged; what an earlier run left there is purged at the start. */

#include "config.h"

#include "cb-edition-shelf-private.h"
#include "cb-folder.h"

#define REMOVED_FOLDER ".removed"

static GType
cb_edition_shelf_get_item_type (GListModel *model)
{
  return CB_TYPE_EDITION_ITEM;
}

static guint
cb_edition_shelf_get_n_items (GListModel *model)
{
  return CB_EDITION_SHELF (model)->items->len;
}

static gpointer
cb_edition_shelf_get_item (GListModel *model, guint position)
{
  GPtrArray *items = CB_EDITION_SHELF (model)->items;

  return position < items->len ? g_object_ref (g_ptr_array_index (items, position)) : NULL;
}

static void
cb_edition_shelf_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_edition_shelf_get_item_type;
  iface->get_n_items = cb_edition_shelf_get_n_items;
  iface->get_item = cb_edition_shelf_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CbEditionShelf,
                               cb_edition_shelf,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      cb_edition_shelf_list_model_init))

static void
insert (CbEditionShelf *self, CbEditionItem *item)
{
  guint place = 0;

  while (place < self->items->len &&
         g_utf8_collate (cb_edition_item_get_name (g_ptr_array_index (self->items, place)),
                         cb_edition_item_get_name (item)) <= 0)
    place++;
  g_ptr_array_insert (self->items, (int) place, g_object_ref (item));
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

void
cb_edition_shelf_drop (CbEditionShelf *self, CbEditionItem *item)
{
  guint place;

  if (!g_ptr_array_find (self->items, item, &place))
    return;
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

/* Another name may be another place. */
void
cb_edition_shelf_refresh (CbEditionShelf *self, GFile *file)
{
  CbEditionItem *found = cb_edition_shelf_find_file (self, file);
  g_autoptr (CbEditionItem) item = found != NULL ? g_object_ref (found) : NULL;

  if (item != NULL)
    cb_edition_shelf_drop (self, item);
  if (!g_file_query_exists (file, NULL))
    return;
  if (item != NULL)
    cb_edition_item_read (item);
  else
    item = cb_edition_item_new_for_file (file);
  insert (self, item);
}

/* A folder that is not there yet cannot be followed well. */
void
cb_edition_shelf_follow (CbEditionShelf *self)
{
  g_clear_object (&self->monitor);
  self->monitor = cb_folder_follow (self->folder, CB_EDITION_SHELF_SUFFIX, G_OBJECT (self),
                                    (void (*) (gpointer, GFile *)) cb_edition_shelf_refresh);
}

static void
read_folder (CbEditionShelf *self)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
    self->folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) &&
         info != NULL)
    if (cb_folder_lists (g_file_info_get_name (info), CB_EDITION_SHELF_SUFFIX))
      cb_edition_shelf_refresh (self, file);
}

static void
cb_edition_shelf_finalize (GObject *object)
{
  CbEditionShelf *self = CB_EDITION_SHELF (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->removed);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->items, g_ptr_array_unref);

  G_OBJECT_CLASS (cb_edition_shelf_parent_class)->finalize (object);
}

static void
cb_edition_shelf_class_init (CbEditionShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_edition_shelf_finalize;
}

static void
cb_edition_shelf_init (CbEditionShelf *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * cb_edition_shelf_new:
 * @folder: (nullable): where the editions are; NULL for the user's own
 *
 * Reads every edition in the folder.
 *
 * Returns: (transfer full): the shelf; empty if the folder cannot be read
 */
CbEditionShelf *
cb_edition_shelf_new (GFile *folder)
{
  CbEditionShelf *self = g_object_new (CB_TYPE_EDITION_SHELF, NULL);

  if (folder != NULL)
    self->folder = g_object_ref (folder);
  else
    self->folder = g_file_new_build_filename (g_get_user_data_dir (), "casebook", "editions", NULL);
  self->removed = g_file_get_child (self->folder, REMOVED_FOLDER);

  cb_folder_empty (self->removed);
  read_folder (self);
  cb_edition_shelf_follow (self);
  return self;
}

GFile *
cb_edition_shelf_get_folder (CbEditionShelf *self)
{
  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  return self->folder;
}

/* Returns: (transfer none) (nullable): the item of the edition with that id */
CbEditionItem *
cb_edition_shelf_find (CbEditionShelf *self, const char *id)
{
  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      CbEdition *edition = cb_edition_item_get_edition (g_ptr_array_index (self->items, i));

      if (edition != NULL && g_str_equal (cb_edition_get_id (edition), id))
        return g_ptr_array_index (self->items, i);
    }
  return NULL;
}

/* Returns: (transfer none) (nullable): the item of that file */
CbEditionItem *
cb_edition_shelf_find_file (CbEditionShelf *self, GFile *file)
{
  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      CbEditionItem *item = g_ptr_array_index (self->items, i);

      if (g_file_equal (cb_edition_item_get_file (item), file))
        return item;
    }
  return NULL;
}
