/* cb-edition-shelf-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What can be done with the user's edition files: each changes the folder, then the list. */

#include "config.h"

#include "cb-edition-file.h"
#include "cb-edition-shelf-private.h"
#include "cb-editions.h"
#include "cb-file.h"

static GFile *
get_file (CbEditionShelf *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, CB_EDITION_SHELF_SUFFIX, NULL);

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

/**
 * cb_edition_shelf_make_id:
 * @name: what an edition is called
 *
 * Returns: (transfer full): an id for it that no other edition has
 */
char *
cb_edition_shelf_make_id (CbEditionShelf *self, const char *name)
{
  g_autofree char *id_of_name = cb_edition_make_id (name);
  const char *stem = *id_of_name != '\0' ? id_of_name : "edition";

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  for (guint i = 1;; i++)
    {
      g_autofree char *id = i == 1 ? g_strdup (stem) : g_strdup_printf ("%s-%u", stem, i);

      if (is_free (self, id))
        return g_steal_pointer (&id);
    }
}

static CbEditionItem *
write_file (CbEditionShelf *self, GFile *file, GBytes *bytes, CbFileStamp *seen, GError **error)
{
  gboolean is_first = !g_file_query_exists (self->folder, NULL);

  if (!cb_file_write (file, bytes, seen, NULL, error))
    return NULL;
  if (is_first)
    cb_edition_shelf_follow (self);
  cb_edition_shelf_refresh (self, file);
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
  CbFileStamp seen = { .sight = CB_FILE_ABSENT };
  CbEditionItem *found;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  found = cb_edition_shelf_find (self, cb_edition_get_id (edition));
  file = found != NULL ? g_object_ref (cb_edition_item_get_file (found))
                       : get_file (self, cb_edition_get_id (edition));
  old = found != NULL ? cb_file_read (file, CB_EDITION_MAX_BYTES, &seen, NULL, error) : NULL;
  if (found != NULL && old == NULL)
    return NULL;
  bytes = old != NULL ? cb_edition_to_key_file_over (edition, old)
                      : cb_edition_to_key_file (edition);
  return write_file (self, file, bytes, &seen, error);
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
  CbFileStamp nothing = { .sight = CB_FILE_ABSENT };
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
  return write_file (self, copy, bytes, &nothing, error);
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
  CbFileStamp nothing = { .sight = CB_FILE_ABSENT };

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);
  g_return_val_if_fail (cb_edition_item_get_edition (item) != NULL, NULL);

  bytes = cb_file_read (cb_edition_item_get_file (item), CB_EDITION_MAX_BYTES, NULL, NULL, error);
  if (bytes == NULL)
    return NULL;
  id = cb_edition_shelf_make_id (self, name);
  renamed = give_id (bytes, id, name);
  copy = get_file (self, id);
  return write_file (self, copy, renamed, &nothing, error);
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
  cb_edition_shelf_drop (self, item);
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
  cb_edition_shelf_refresh (self, cb_edition_item_get_file (item));
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
