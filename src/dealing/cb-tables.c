/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of dealt tables. Each item keeps the deal that was read for it as long as it is listed,
 * so that all who have that deal open share the object that writes its file. */

#include "config.h"

#include "cb-fields.h"
#include "cb-notebook.h"
#include "cb-tables.h"
#include "cb-words.h"

struct _CbTableItem
{
  CbFolderItem parent_instance;

  CbSealedDeal *deal; /* NULL if the file cannot be read */
  char *error;
};

CB_DEFINE_PLAIN_TYPE (CbTableItem, cb_table_item, CB_TYPE_FOLDER_ITEM)

struct _CbTables
{
  CbFolderList parent_instance;
};

CB_DEFINE_PLAIN_TYPE (CbTables, cb_tables, CB_TYPE_FOLDER_LIST)

/* What was read from a file: the deal, or the error. */
typedef struct
{
  CbSealedDeal *deal;
  char *error;
} Reading;

static gpointer
read_deal (GFile *file, GCancellable *cancellable)
{
  Reading *reading = g_new0 (Reading, 1);
  g_autoptr (GError) error = NULL;

  reading->deal = cb_sealed_deal_load (file, &error);
  if (reading->deal == NULL)
    reading->error = cb_words_for_error (file, error);
  return reading;
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->deal);
  g_free (reading->error);
  g_free (reading);
}

static gboolean
cb_table_item_show (CbFolderItem *item, gpointer what)
{
  CbTableItem *self = CB_TABLE_ITEM (item);
  Reading *reading = what;
  gboolean kept = self->deal != NULL;

  if (!kept && reading != NULL)
    {
      g_set_object (&self->deal, reading->deal);
      g_set_str (&self->error, reading->error);
    }
  else if (!kept)
    g_set_str (&self->error, cb_folder_item_describe_silence ());
  g_clear_pointer (&reading, reading_free);
  return !kept;
}

/* Whether the game is not over, so that somebody may want to go on with it. */
static gboolean
is_running (CbTableItem *self)
{
  return self->deal != NULL && !cb_sealed_deal_is_open (self->deal);
}

static void
cb_table_item_class_init (CbTableItemClass *klass)
{
  cb_fields_install (G_OBJECT_CLASS (klass), CB_COMPUTED ("running", G_TYPE_BOOLEAN, is_running));
  CB_OWNS (G_OBJECT_CLASS (klass), CbTableItem, deal, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbTableItem, error, g_free);
  CB_FOLDER_ITEM_CLASS (klass)->show = cb_table_item_show;
}

/* Returns: (transfer none) (nullable): the deal */
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

/* Files are named after the time, so sorting by name sorts by time. */
static int
compare_items (gpointer a, gpointer b)
{
  g_autofree char *one = g_file_get_basename (cb_folder_item_get_file (a));
  g_autofree char *other = g_file_get_basename (cb_folder_item_get_file (b));

  return strcmp (other, one);
}

static const CbFolderKind KIND = {
  .suffix = CB_SEALED_DEAL_SUFFIX,
  .get_item_type = cb_table_item_get_type,
  .compare = compare_items,
  .read = read_deal,
  .free_what = reading_free,
  .sweep = cb_notebook_sweep,
};

static void
cb_tables_class_init (CbTablesClass *klass)
{
}

/* Returns: (transfer full): the tables of the user, which appear as their files are read */
CbTables *
cb_tables_new (void)
{
  g_autoptr (GFile) folder = cb_sealed_deal_get_folder ();

  return cb_folder_list_new (CB_TYPE_TABLES, folder, &KIND);
}

static GFile *
keep_deal (gpointer deal, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) file = cb_sealed_deal_make_file (deal);

  return cb_sealed_deal_keep_in (deal, file, error) ? g_steal_pointer (&file) : NULL;
}

/**
 * cb_tables_add_async:
 * @deal: (transfer full): a deal that is kept nowhere yet
 *
 * Keeps @deal in a file. The new item in the list has this object as its deal. Ends with
 * cb_folder_list_write_finish().
 */
void
cb_tables_add_async (CbTables *self,
                     CbSealedDeal *deal,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  g_return_if_fail (CB_IS_TABLES (self));
  g_return_if_fail (CB_IS_SEALED_DEAL (deal));

  cb_folder_list_write_async (CB_FOLDER_LIST (self), keep_deal, deal, g_object_unref, callback,
                              user_data);
}
