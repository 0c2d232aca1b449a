/* cb-edition-shelf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The folder of the user's edition files as a list. As with cases, one taken off the shelf waits
 * in a hidden folder until it is purged; what an earlier run left there is purged at the start. */

#include "config.h"

#include "cb-edition-file.h"
#include "cb-edition-shelf.h"
#include "cb-editions.h"
#include "cb-file.h"

#define SUFFIX         ".edition"
#define REMOVED_FOLDER ".removed"
#define MAX_STEM       40

struct _CbEditionShelf
{
  GObject parent_instance;

  GFile *folder;
  GFile *removed;
  GFileMonitor *monitor;
  GPtrArray *items;
};

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

static gboolean
is_edition_name (const char *name)
{
  return g_str_has_suffix (name, SUFFIX) && *name != '.';
}

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

static void
drop (CbEditionShelf *self, CbEditionItem *item)
{
  guint place;

  if (!g_ptr_array_find (self->items, item, &place))
    return;
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

/* Another name may be another place. */
static void
refresh (CbEditionShelf *self, GFile *file)
{
  CbEditionItem *found = cb_edition_shelf_find_file (self, file);
  g_autoptr (CbEditionItem) item = found != NULL ? g_object_ref (found) : NULL;

  if (item != NULL)
    drop (self, item);
  if (!g_file_query_exists (file, NULL))
    return;
  if (item != NULL)
    cb_edition_item_read (item);
  else
    item = cb_edition_item_new_for_file (file);
  insert (self, item);
}

static void
monitor_changed_cb (CbEditionShelf *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *other_name = other != NULL ? g_file_get_basename (other) : NULL;

  if (event == G_FILE_MONITOR_EVENT_CHANGED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    return;
  if (is_edition_name (name))
    refresh (self, file);
  if (other_name != NULL && is_edition_name (other_name))
    refresh (self, other);
}

/* A folder that is not there yet cannot be followed well. */
static void
follow_folder (CbEditionShelf *self)
{
  g_clear_object (&self->monitor);
  self->monitor = g_file_monitor_directory (self->folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (monitor_changed_cb), self,
                             G_CONNECT_SWAPPED);
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
    if (is_edition_name (g_file_info_get_name (info)))
      refresh (self, file);
}

static void
purge_removed (CbEditionShelf *self)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
    self->removed, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) &&
         info != NULL)
    g_file_delete (file, NULL, NULL);
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

  purge_removed (self);
  read_folder (self);
  follow_folder (self);
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

static GFile *
get_file (CbEditionShelf *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);

  return g_file_get_child (self->folder, name);
}

static GFile *
get_removed_file (CbEditionShelf *self, CbEditionItem *item)
{
  g_autofree char *name = g_file_get_basename (cb_edition_item_get_file (item));

  return g_file_get_child (self->removed, name);
}

static gboolean
is_free (CbEditionShelf *self, const char *id)
{
  g_autoptr (GFile) file = get_file (self, id);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) removed = g_file_get_child (self->removed, name);

  return cb_editions_find_builtin (id) == NULL && cb_edition_shelf_find (self, id) == NULL &&
         !g_file_query_exists (file, NULL) && !g_file_query_exists (removed, NULL);
}

/* A name as part of an id and of a file name: plain letters and digits, words joined by “-”. */
static char *
make_stem (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, NULL);
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && stem->len < MAX_STEM; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (stem, g_ascii_tolower (*c));
    else if (*c != '\'' && *c != '?' && stem->len > 0 && stem->str[stem->len - 1] != '-')
      g_string_append_c (stem, '-');
  if (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);
  if (stem->len == 0)
    g_string_assign (stem, "edition");
  return g_string_free_and_steal (g_steal_pointer (&stem));
}

/**
 * cb_edition_shelf_make_id:
 * @name: what an edition is called
 *
 * Returns: (transfer full): an id for it that no other edition has
 */
char *
cb_edition_shelf_make_id (CbEditionShelf *self, const char *name)
{
  g_autofree char *stem = make_stem (name);

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  for (guint i = 1;; i++)
    {
      g_autofree char *id = i == 1 ? g_strdup (stem) : g_strdup_printf ("%s-%u", stem, i);

      if (is_free (self, id))
        return g_steal_pointer (&id);
    }
}

static CbEditionItem *
write_file (CbEditionShelf *self, GFile *file, GBytes *bytes, GError **error)
{
  gboolean is_first = !g_file_query_exists (self->folder, NULL);

  if (!cb_file_write (file, bytes, error))
    return NULL;
  if (is_first)
    follow_folder (self);
  refresh (self, file);
  return cb_edition_shelf_find_file (self, file);
}

/**
 * cb_edition_shelf_put:
 * @edition: an edition; its id is one from cb_edition_shelf_make_id(), or that of the edition on
 *   the shelf that it takes the place of, whose other languages it keeps
 *
 * Returns: (transfer none) (nullable): its item
 */
CbEditionItem *
cb_edition_shelf_put (CbEditionShelf *self, CbEdition *edition, GError **error)
{
  g_autoptr (GBytes) old = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = NULL;
  CbEditionItem *found;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  found = cb_edition_shelf_find (self, cb_edition_get_id (edition));
  file = found != NULL ? g_object_ref (cb_edition_item_get_file (found))
                       : get_file (self, cb_edition_get_id (edition));
  old = found != NULL ? cb_file_read (file, CB_EDITION_MAX_BYTES, error) : NULL;
  if (found != NULL && old == NULL)
    return NULL;
  bytes = old != NULL ? cb_edition_to_key_file_over (edition, old)
                      : cb_edition_to_key_file (edition);
  return write_file (self, file, bytes, error);
}

/* One name, in whatever language. */
static void
give_name (GKeyFile *keys, const char *name)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, "Edition", NULL, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_prefix (names[i], "Name["))
      g_key_file_remove_key (keys, "Edition", names[i], NULL);
  g_key_file_set_string (keys, "Edition", "Name", name);
}

/* The same file under another id, and name unless that is NULL; whatever else stands in it stays.
 */
static GBytes *
give_id (GBytes *bytes, const char *id, const char *name)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  gsize size;
  char *data;

  g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS,
                              NULL);
  g_key_file_set_string (keys, "Edition", "Id", id);
  if (name != NULL)
    give_name (keys, name);
  data = g_key_file_to_data (keys, &size, NULL);
  return g_bytes_new_take (data, size);
}

static gboolean
say_the_same (CbEdition *a, CbEdition *b)
{
  g_autoptr (GBytes) a_bytes = cb_edition_to_key_file (a);
  g_autoptr (GBytes) b_bytes = cb_edition_to_key_file (b);

  return g_bytes_equal (a_bytes, b_bytes);
}

/**
 * cb_edition_shelf_import:
 * @file: an edition file from elsewhere
 *
 * Copies it, with all its translations. Where its id is taken the copy gets another one; a file
 * that says the same as the edition of that id is not copied again.
 *
 * Returns: (transfer none) (nullable): the copy's item
 */
CbEditionItem *
cb_edition_shelf_import (CbEditionShelf *self, GFile *file, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (GFile) copy = NULL;
  CbEditionItem *found;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  found = cb_edition_shelf_find_file (self, file);
  if (found != NULL)
    return found;
  name = g_file_get_basename (file);
  edition = cb_edition_load (file, name, &bytes, error);
  if (edition == NULL)
    return NULL;

  found = cb_edition_shelf_find (self, cb_edition_get_id (edition));
  if (found != NULL && say_the_same (cb_edition_item_get_edition (found), edition))
    return found;
  id = cb_edition_shelf_make_id (self, cb_edition_get_id (edition));
  if (!g_str_equal (id, cb_edition_get_id (edition)))
    {
      GBytes *renamed = give_id (bytes, id, NULL);

      g_bytes_unref (bytes);
      bytes = renamed;
    }
  copy = get_file (self, id);
  return write_file (self, copy, bytes, error);
}

/**
 * cb_edition_shelf_duplicate:
 * @name: what the copy is called
 *
 * Returns: (transfer none) (nullable): the copy's item
 */
CbEditionItem *
cb_edition_shelf_duplicate (CbEditionShelf *self,
                            CbEditionItem *item,
                            const char *name,
                            GError **error)
{
  g_autofree char *id = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) renamed = NULL;
  g_autoptr (GFile) copy = NULL;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);
  g_return_val_if_fail (cb_edition_item_get_edition (item) != NULL, NULL);

  bytes = cb_file_read (cb_edition_item_get_file (item), CB_EDITION_MAX_BYTES, error);
  if (bytes == NULL)
    return NULL;
  id = cb_edition_shelf_make_id (self, name);
  renamed = give_id (bytes, id, name);
  copy = get_file (self, id);
  return write_file (self, copy, renamed, error);
}

gboolean
cb_edition_shelf_remove (CbEditionShelf *self, CbEditionItem *item, GError **error)
{
  g_autoptr (GFile) removed = NULL;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), FALSE);

  removed = get_removed_file (self, item);
  g_file_make_directory (self->removed, NULL, NULL);
  if (!g_file_move (cb_edition_item_get_file (item), removed, G_FILE_COPY_OVERWRITE, NULL, NULL,
                    NULL, error))
    return FALSE;
  drop (self, item);
  return TRUE;
}

/* Refuses where there is a new file of that name meanwhile; nothing is written over. */
gboolean
cb_edition_shelf_put_back (CbEditionShelf *self, CbEditionItem *item, GError **error)
{
  g_autoptr (GFile) removed = NULL;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), FALSE);

  removed = get_removed_file (self, item);
  if (!g_file_move (removed, cb_edition_item_get_file (item), G_FILE_COPY_NONE, NULL, NULL, NULL,
                    error))
    return FALSE;
  refresh (self, cb_edition_item_get_file (item));
  return TRUE;
}

void
cb_edition_shelf_purge (CbEditionShelf *self, CbEditionItem *item)
{
  g_autoptr (GFile) removed = NULL;

  g_return_if_fail (CB_IS_EDITION_SHELF (self));

  removed = get_removed_file (self, item);
  g_file_delete (removed, NULL, NULL);
}
