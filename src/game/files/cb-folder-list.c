/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of a folder's files: puts their items in order, and announces changes. */

#include "config.h"

#include "cb-fields.h"
#include "cb-folder-list-private.h"

static void cb_folder_list_model_init (GListModelInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (CbFolderList,
                                  cb_folder_list,
                                  G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (CbFolderList)
                                    G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                           cb_folder_list_model_init))

CbFolderListPrivate *
cb_folder_list_get_private (gpointer self)
{
  return cb_folder_list_get_instance_private (self);
}

static GType
cb_folder_list_get_item_type (GListModel *model)
{
  return cb_folder_list_get_private (model)->kind->get_item_type ();
}

static guint
cb_folder_list_get_n_items (GListModel *model)
{
  return cb_folder_list_get_private (model)->items->len;
}

static gpointer
cb_folder_list_get_item (GListModel *model, guint position)
{
  CbFolderItem *item = cb_folder_list_peek (CB_FOLDER_LIST (model), position);

  return item != NULL ? g_object_ref (item) : NULL;
}

static void
cb_folder_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_folder_list_get_item_type;
  iface->get_n_items = cb_folder_list_get_n_items;
  iface->get_item = cb_folder_list_get_item;
}

static void
tell_items (CbFolderList *self, guint place, guint n_removed, guint n_added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), place, n_removed, n_added);
  if (n_removed != n_added)
    g_object_notify (G_OBJECT (self), "n-items");
}

static void
tell_shown (CbFolderList *self)
{
  if (CB_FOLDER_LIST_GET_CLASS (self)->shown != NULL)
    CB_FOLDER_LIST_GET_CLASS (self)->shown (self);
}

static int
compare_values (gconstpointer a, gconstpointer b, gpointer priv)
{
  return ((CbFolderListPrivate *) priv)->kind->compare ((gpointer) a, (gpointer) b);
}

/* Whether @item is in order at @place, between its neighbours. */
static gboolean
is_in_order (CbFolderListPrivate *priv, guint place)
{
  gpointer *items = priv->items->pdata;

  return (place == 0 || priv->kind->compare (items[place - 1], items[place]) <= 0) &&
         (place + 1 >= priv->items->len ||
          priv->kind->compare (items[place], items[place + 1]) <= 0);
}

/* Inserts sorted items, each before those that compare as equal. Items that become neighbours are
 * announced together. */
static void
insert (CbFolderList *self, GPtrArray *items)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  guint place = 0;
  guint n = 0;

  for (guint i = 0; i < items->len; i += n, place += n)
    {
      while (place < priv->items->len &&
             priv->kind->compare (g_ptr_array_index (priv->items, place), items->pdata[i]) < 0)
        place++;
      for (n = 0; i + n < items->len &&
                  (n == 0 || place + n >= priv->items->len ||
                   priv->kind->compare (items->pdata[i + n], priv->items->pdata[place + n]) <= 0);
           n++)
        {
          CbFolderItem *item = g_object_ref (g_ptr_array_index (items, i + n));

          g_hash_table_insert (priv->by_file, cb_folder_item_get_file (item), item);
          g_ptr_array_insert (priv->items, (int) (place + n), item);
        }
      tell_items (self, place, 0, n);
    }
}

static void
insert_one (CbFolderList *self, CbFolderItem *item)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  g_ptr_array_add (items, item);
  insert (self, items);
}

/* Takes @item out of the list, if it is there. */
void
cb_folder_list_drop (CbFolderList *self, CbFolderItem *item)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  guint place;

  if (item == NULL || !g_ptr_array_find (priv->items, item, &place))
    return;
  g_hash_table_remove (priv->by_file, cb_folder_item_get_file (item));
  g_ptr_array_remove_index (priv->items, place);
  tell_items (self, place, 1, 0);
}

/* Updates an item. It moves if its order has changed; if filters may now decide differently, it is
 * announced as a new item. */
static void
show_again (CbFolderList *self, CbFolderItem *item, gpointer what, GDateTime *modified)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  g_autoptr (CbFolderItem) held = g_object_ref (item);
  gboolean decides = cb_folder_item_show (item, what, modified);
  guint place;

  if (!g_ptr_array_find (priv->items, item, &place))
    return;
  if (!is_in_order (priv, place))
    {
      cb_folder_list_drop (self, item);
      insert_one (self, item);
    }
  else if (decides)
    tell_items (self, place, 1, 1);
}

/* Updates the item of a file to what the file says now. Returns: (transfer full) (nullable): a new
 * item, which is not listed yet; NULL if the file has an item already */
static CbFolderItem *
show (CbFolderList *self, GFile *file, gpointer what, GDateTime *modified)
{
  CbFolderItem *found = cb_folder_list_find (self, file);

  if (found == NULL)
    return cb_folder_item_new (cb_folder_list_get_private (self)->kind->get_item_type (), file,
                               what, modified);
  show_again (self, found, what, modified);
  return NULL;
}

/**
 * cb_folder_list_show:
 * @what: (transfer full) (nullable): what the kind's reading function has made of a file of the
 *   folder; NULL while the file does not respond
 * @modified: when it was changed last
 *
 * Returns: (transfer none): the item of the file, which is now listed
 */
gpointer
cb_folder_list_show (CbFolderList *self, GFile *file, gpointer what, GDateTime *modified)
{
  g_autoptr (CbFolderItem) item = NULL;

  cb_folder_list_follow (self);
  item = show (self, file, what, modified);
  if (item != NULL)
    insert_one (self, item);
  tell_shown (self);
  return cb_folder_list_find (self, file);
}

/* Shows what was read, in any order; of a file read several times, the last reading counts. */
void
cb_folder_list_take (CbFolderList *self, GPtrArray *readings)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) last = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);

  for (guint i = 0; i < readings->len; i++)
    {
      CbFolderReading *reading = g_ptr_array_index (readings, i);

      g_hash_table_insert (last, reading->file, reading);
    }
  for (guint i = 0; i < readings->len; i++)
    {
      CbFolderReading *reading = g_ptr_array_index (readings, i);
      CbFolderItem *item = NULL;

      if (g_hash_table_lookup (last, reading->file) != reading)
        continue;
      if (reading->modified == NULL)
        cb_folder_list_drop (self, cb_folder_list_find (self, reading->file));
      else
        item = show (self, reading->file, g_steal_pointer (&reading->what), reading->modified);
      if (item != NULL)
        g_ptr_array_add (items, item);
    }
  g_ptr_array_sort_values_with_data (items, compare_values, priv);
  insert (self, items);
  tell_shown (self);
}

/* Notifies "loading" once all that was there at the start is read, or the folder cannot be. */
void
cb_folder_list_tell_loading (CbFolderList *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);
  gboolean busy = cb_folder_list_get_busy (self);

  if (priv->loaded || (busy && priv->error == NULL))
    return;
  priv->loaded = !busy;
  g_object_notify (G_OBJECT (self), "loading");
}

static void
cb_folder_list_dispose (GObject *object)
{
  cb_folder_list_end (CB_FOLDER_LIST (object));

  G_OBJECT_CLASS (cb_folder_list_parent_class)->dispose (object);
}

static void
cb_folder_list_finalize (GObject *object)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (object);

  g_clear_object (&priv->folder);
  g_clear_pointer (&priv->by_file, g_hash_table_unref);
  g_clear_pointer (&priv->items, g_ptr_array_unref);
  g_clear_pointer (&priv->removed, g_hash_table_unref);
  g_clear_pointer (&priv->readings, g_hash_table_unref);
  g_clear_pointer (&priv->taken, g_ptr_array_unref);
  g_clear_object (&priv->cancellable);
  g_clear_error (&priv->error);

  G_OBJECT_CLASS (cb_folder_list_parent_class)->finalize (object);
}

static void
cb_folder_list_class_init (CbFolderListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_folder_list_dispose;
  object_class->finalize = cb_folder_list_finalize;

  cb_fields_install (object_class,
                     CB_COMPUTED ("loading", G_TYPE_BOOLEAN, cb_folder_list_get_loading),
                     CB_COMPUTED ("n-items", G_TYPE_UINT, g_list_model_get_n_items));
}

static void
cb_folder_list_init (CbFolderList *self)
{
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);

  priv->items = g_ptr_array_new_with_free_func (g_object_unref);
  priv->by_file = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  priv->removed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * cb_folder_list_new:
 * @type: the subclass of #CbFolderList
 * @folder: the folder, which need not exist
 * @kind: static; what to list
 *
 * Returns: (transfer full): the list; its items appear as they are read
 */
gpointer
cb_folder_list_new (GType type, GFile *folder, const CbFolderKind *kind)
{
  CbFolderList *self = g_object_new (type, NULL);
  CbFolderListPrivate *priv = cb_folder_list_get_private (self);

  priv->folder = g_object_ref (folder);
  priv->kind = kind;
  cb_folder_list_begin (self);
  return self;
}

GFile *
cb_folder_list_get_folder (CbFolderList *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_LIST (self), NULL);

  return cb_folder_list_get_private (self)->folder;
}

/* Returns: (nullable): why the folder could not be read */
const GError *
cb_folder_list_get_error (CbFolderList *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_LIST (self), NULL);

  return cb_folder_list_get_private (self)->error;
}

/* Returns: whether files that were there at the start are still to be read */
gboolean
cb_folder_list_get_loading (CbFolderList *self)
{
  g_return_val_if_fail (CB_IS_FOLDER_LIST (self), FALSE);

  return !cb_folder_list_get_private (self)->loaded;
}

/* Returns: (transfer none) (nullable): the item at @position */
gpointer
cb_folder_list_peek (CbFolderList *self, guint position)
{
  GPtrArray *items = cb_folder_list_get_private (self)->items;

  return position < items->len ? g_ptr_array_index (items, position) : NULL;
}

/* Returns: (transfer none) (nullable): the item of @file */
gpointer
cb_folder_list_find (CbFolderList *self, GFile *file)
{
  g_return_val_if_fail (CB_IS_FOLDER_LIST (self), NULL);

  return g_hash_table_lookup (cb_folder_list_get_private (self)->by_file, file);
}

/* Returns: whether a file of that name is listed, or can be put back */
gboolean
cb_folder_list_has_name (CbFolderList *self, const char *name)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (CB_IS_FOLDER_LIST (self), FALSE);

  file = g_file_get_child (cb_folder_list_get_private (self)->folder, name);
  return cb_folder_list_find (self, file) != NULL ||
         g_hash_table_contains (cb_folder_list_get_private (self)->removed, name);
}
