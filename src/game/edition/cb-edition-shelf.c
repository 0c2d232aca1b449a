/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the user's edition files. */

#include "config.h"

#include "cb-edition-shelf.h"
#include "cb-editions.h"
#include "cb-fields.h"

#define SUFFIX ".edition"

struct _CbEditionShelf
{
  CbFolderList parent_instance;
};

CB_DEFINE_PLAIN_TYPE (CbEditionShelf, cb_edition_shelf, CB_TYPE_FOLDER_LIST)

static int
compare_items (gpointer a, gpointer b)
{
  return g_utf8_collate (cb_edition_item_get_name (a), cb_edition_item_get_name (b));
}

static gpointer
read_edition (GFile *file, GCancellable *cancellable)
{
  return cb_edition_reading_new (file);
}

static const CbFolderKind KIND = {
  .suffix = SUFFIX,
  .get_item_type = cb_edition_item_get_type,
  .compare = compare_items,
  .read = read_edition,
  .free_what = (GDestroyNotify) cb_edition_reading_free,
};

static void
cb_edition_shelf_class_init (CbEditionShelfClass *klass)
{
}

/**
 * cb_edition_shelf_new:
 * @folder: (nullable): the folder of the editions; NULL for the user's own folder
 *
 * Returns: (transfer full): the shelf; its editions appear as they are read
 */
CbEditionShelf *
cb_edition_shelf_new (GFile *folder)
{
  g_autoptr (GFile)
    own = g_file_new_build_filename (g_get_user_data_dir (), "casebook", "editions", NULL);

  return cb_folder_list_new (CB_TYPE_EDITION_SHELF, folder != NULL ? folder : own, &KIND);
}

/* Returns: (transfer none) (nullable): the item of the edition with that id */
CbEditionItem *
cb_edition_shelf_find (CbEditionShelf *self, const char *id)
{
  CbEditionItem *item;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (self), NULL);

  for (guint i = 0; (item = cb_folder_list_peek (CB_FOLDER_LIST (self), i)) != NULL; i++)
    {
      CbEdition *edition = cb_edition_item_get_edition (item);

      if (edition != NULL && g_str_equal (cb_edition_get_id (edition), id))
        return item;
    }
  return NULL;
}

static gboolean
is_free (CbEditionShelf *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);

  return cb_editions_find_builtin (id) == NULL && cb_edition_shelf_find (self, id) == NULL &&
         !cb_folder_list_has_name (CB_FOLDER_LIST (self), name);
}

/**
 * cb_edition_shelf_make_id:
 * @name: the name of an edition
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
