/* cb-tables.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-tables.h"
#include "cb-words.h"

struct _CbTableItem
{
  GObject parent_instance;

  GFile *file;
  CbSealedDeal *deal; /* NULL if the file cannot be read */
  char *error;
  GBytes *bytes; /* what the file held when it was removed */
};

G_DEFINE_FINAL_TYPE (CbTableItem, cb_table_item, G_TYPE_OBJECT)

struct _CbTables
{
  GObject parent_instance;

  GPtrArray *items; /* newest first */
};

static void cb_tables_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CbTables,
                               cb_tables,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, cb_tables_iface_init))

static void
cb_table_item_finalize (GObject *object)
{
  CbTableItem *self = CB_TABLE_ITEM (object);

  g_clear_object (&self->file);
  g_clear_object (&self->deal);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->error);

  G_OBJECT_CLASS (cb_table_item_parent_class)->finalize (object);
}

static void
cb_table_item_class_init (CbTableItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_table_item_finalize;
}

static void
cb_table_item_init (CbTableItem *self)
{
}

static CbTableItem *
cb_table_item_new (CbSealedDeal *deal)
{
  CbTableItem *self = g_object_new (CB_TYPE_TABLE_ITEM, NULL);

  self->file = g_object_ref (cb_sealed_deal_get_file (deal));
  self->deal = g_object_ref (deal);
  return self;
}

static CbTableItem *
cb_table_item_load (GFile *file)
{
  CbTableItem *self = g_object_new (CB_TYPE_TABLE_ITEM, NULL);
  g_autoptr (GError) error = NULL;

  self->file = g_object_ref (file);
  self->deal = cb_sealed_deal_load (file, &error);
  if (self->deal == NULL)
    self->error = cb_words_for_error (file, error);
  return self;
}

GFile *
cb_table_item_get_file (CbTableItem *self)
{
  g_return_val_if_fail (CB_IS_TABLE_ITEM (self), NULL);

  return self->file;
}

/* Returns: (transfer none) (nullable): what was dealt */
CbSealedDeal *
cb_table_item_get_deal (CbTableItem *self)
{
  g_return_val_if_fail (CB_IS_TABLE_ITEM (self), NULL);

  return self->deal;
}

/* Returns: (nullable): why the file cannot be read */
const char *
cb_table_item_get_error (CbTableItem *self)
{
  g_return_val_if_fail (CB_IS_TABLE_ITEM (self), NULL);

  return self->error;
}

static GType
cb_tables_get_item_type (GListModel *model)
{
  return CB_TYPE_TABLE_ITEM;
}

static guint
cb_tables_get_n_items (GListModel *model)
{
  return CB_TABLES (model)->items->len;
}

static gpointer
cb_tables_get_item (GListModel *model, guint position)
{
  GPtrArray *items = CB_TABLES (model)->items;

  return position < items->len ? g_object_ref (g_ptr_array_index (items, position)) : NULL;
}

static void
cb_tables_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_tables_get_item_type;
  iface->get_n_items = cb_tables_get_n_items;
  iface->get_item = cb_tables_get_item;
}

static void
cb_tables_finalize (GObject *object)
{
  g_ptr_array_unref (CB_TABLES (object)->items);

  G_OBJECT_CLASS (cb_tables_parent_class)->finalize (object);
}

static void
cb_tables_class_init (CbTablesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_tables_finalize;
}

static void
cb_tables_init (CbTables *self)
{
  g_autoptr (GPtrArray) files = cb_sealed_deal_list_files ();

  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (self->items, cb_table_item_load (g_ptr_array_index (files, i)));
}

/* Returns: (transfer full): the tables there are on disk */
CbTables *
cb_tables_new (void)
{
  return g_object_new (CB_TYPE_TABLES, NULL);
}

/* Returns: (transfer none) (nullable): the table that is kept in @file */
CbTableItem *
cb_tables_find (CbTables *self, GFile *file)
{
  g_return_val_if_fail (CB_IS_TABLES (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      CbTableItem *item = g_ptr_array_index (self->items, i);

      if (g_file_equal (item->file, file))
        return item;
    }
  return NULL;
}

/* Their files are named after the time. */
static void
insert (CbTables *self, CbTableItem *item)
{
  g_autofree char *name = g_file_get_basename (item->file);
  guint position = 0;

  for (; position < self->items->len; position++)
    {
      CbTableItem *other = g_ptr_array_index (self->items, position);
      g_autofree char *other_name = g_file_get_basename (other->file);

      if (strcmp (other_name, name) < 0)
        break;
    }
  g_ptr_array_insert (self->items, (int) position, g_object_ref (item));
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
}

/**
 * cb_tables_add:
 * @deal: one that is kept nowhere yet
 *
 * Returns: whether it is on disk now
 */
gboolean
cb_tables_add (CbTables *self, CbSealedDeal *deal, GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (CbTableItem) item = NULL;

  g_return_val_if_fail (CB_IS_TABLES (self), FALSE);

  file = cb_sealed_deal_make_file (deal);
  if (!cb_sealed_deal_keep_in (deal, file, error))
    return FALSE;
  item = cb_table_item_new (deal);
  insert (self, item);
  return TRUE;
}

/**
 * cb_tables_remove:
 * @item: one of the list; it can be put back as long as somebody holds it
 *
 * Returns: whether its file is gone
 */
gboolean
cb_tables_remove (CbTables *self, CbTableItem *item, GError **error)
{
  guint position;

  g_return_val_if_fail (CB_IS_TABLES (self), FALSE);
  g_return_val_if_fail (g_ptr_array_find (self->items, item, &position), FALSE);

  g_clear_pointer (&item->bytes, g_bytes_unref);
  item->bytes = g_file_load_bytes (item->file, NULL, NULL, error);
  if (item->bytes == NULL || !g_file_delete (item->file, NULL, error))
    return FALSE;
  g_ptr_array_remove_index (self->items, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  return TRUE;
}

/**
 * cb_tables_put_back:
 * @item: one that was removed
 *
 * Returns: whether its file is there again, as it was
 */
gboolean
cb_tables_put_back (CbTables *self, CbTableItem *item, GError **error)
{
  g_return_val_if_fail (CB_IS_TABLES (self), FALSE);
  g_return_val_if_fail (item->bytes != NULL, FALSE);

  if (!g_file_replace_contents (item->file, g_bytes_get_data (item->bytes, NULL),
                                g_bytes_get_size (item->bytes), NULL, FALSE, G_FILE_CREATE_PRIVATE,
                                NULL, NULL, error))
    return FALSE;
  g_clear_pointer (&item->bytes, g_bytes_unref);
  insert (self, item);
  return TRUE;
}
