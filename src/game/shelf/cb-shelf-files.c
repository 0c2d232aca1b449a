/* cb-shelf-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What can be done with the files of a shelf: each changes the folder, then the list. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-file.h"
#include "cb-shelf-private.h"

static GFile *
get_removed_file (CbShelf *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_file_get_child (self->removed, name);
}

/* A title as part of a file name: no separators, no leading dot, not too long. */
static char *
make_stem (const char *title)
{
  g_autofree char *stem = g_utf8_make_valid (title, -1);

  for (char *c = stem; *c != '\0'; c++)
    if (*c == '/' || g_ascii_iscntrl (*c))
      *c = '-';
  g_strstrip (stem);
  while (*stem == '.')
    *stem = '-';
  if (g_utf8_strlen (stem, -1) > 40)
    *g_utf8_offset_to_pointer (stem, 40) = '\0';
  return *stem != '\0' ? g_steal_pointer (&stem) : g_strdup (_ ("Case"));
}

/* A file that is neither on the shelf, nor waiting to be put back or to be written. */
static GFile *
make_free_file (CbShelf *self, const char *title)
{
  g_autofree char *stem = make_stem (title);

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (stem, CB_SHELF_SUFFIX, NULL)
                                     : g_strdup_printf ("%s (%u)" CB_SHELF_SUFFIX, stem, i);
      g_autoptr (GFile) file = g_file_get_child (self->folder, name);
      g_autoptr (GFile) removed = get_removed_file (self, file);

      if (!g_file_query_exists (file, NULL) && !g_file_query_exists (removed, NULL) &&
          !g_hash_table_contains (self->given, file))
        return g_steal_pointer (&file);
    }
}

gboolean
cb_shelf_add (CbShelf *self, CbCase *case_, GError **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (CB_IS_SHELF (self), FALSE);
  g_return_val_if_fail (CB_IS_CASE (case_), FALSE);

  file = make_free_file (self, cb_case_get_title (case_));
  if (!cb_case_keep_in (case_, file, error))
    {
      g_hash_table_add (self->given, g_object_ref (file));
      return FALSE;
    }
  cb_shelf_show_case (self, case_);
  return TRUE;
}

gboolean
cb_shelf_rename (CbShelf *self, CbShelfItem *item, const char *title, GError **error)
{
  g_autoptr (CbCase) case_ = NULL;

  g_return_val_if_fail (CB_IS_SHELF (self), FALSE);

  case_ = cb_case_load (cb_shelf_item_get_file (item), error);
  if (case_ == NULL || !cb_case_check_writable (case_, error))
    return FALSE;
  cb_case_set_title (case_, title);
  if (!cb_case_save (case_, error))
    return FALSE;
  cb_shelf_show_case (self, case_);
  return TRUE;
}

/* Returns: (transfer none) (nullable): the copy's item; the copy says in its title that it is one
 */
CbShelfItem *
cb_shelf_duplicate (CbShelf *self, CbShelfItem *item, GError **error)
{
  g_autoptr (CbCase) original = NULL;
  g_autoptr (CbCase) copy = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  original = cb_case_load (cb_shelf_item_get_file (item), error);
  if (original == NULL)
    return NULL;
  bytes = cb_case_to_bytes (original);
  copy = cb_case_new_from_bytes (bytes, error);
  if (copy == NULL)
    return NULL;

  /* Translators: the title of a copied case. */
  title = g_strdup_printf (_ ("%s (Copy)"), cb_case_get_title (copy));
  cb_case_set_title (copy, title);
  return cb_shelf_add (self, copy, error) ? cb_shelf_find (self, cb_case_get_file (copy)) : NULL;
}

/* Returns: (transfer none) (nullable): the copy's item; of a file that is on the shelf, its own */
CbShelfItem *
cb_shelf_import (CbShelf *self, GFile *file, GError **error)
{
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) copy = NULL;
  g_autoptr (GDateTime) now = NULL;
  CbFileStamp stamp = { .sight = CB_FILE_ABSENT };
  CbShelfItem *found;

  g_return_val_if_fail (CB_IS_SHELF (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  found = cb_shelf_find (self, file);
  if (found != NULL)
    return found;
  case_ = cb_case_load (file, error);
  if (case_ == NULL)
    return NULL;
  bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, NULL, NULL, error);
  if (bytes == NULL)
    return NULL;
  copy = make_free_file (self, cb_case_get_title (case_));
  if (!cb_file_write (copy, bytes, &stamp, NULL, error))
    return NULL;
  now = cb_shelf_read_time (copy);
  cb_shelf_show (self, copy, cb_shelf_summary_new (case_->contents, &stamp), now);
  return cb_shelf_find (self, copy);
}

gboolean
cb_shelf_remove (CbShelf *self, CbShelfItem *item, GError **error)
{
  g_autoptr (GFile) removed = NULL;

  g_return_val_if_fail (CB_IS_SHELF (self), FALSE);

  removed = get_removed_file (self, cb_shelf_item_get_file (item));
  g_file_make_directory (self->removed, NULL, NULL);
  if (!g_file_move (cb_shelf_item_get_file (item), removed, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL,
                    error))
    return FALSE;
  cb_shelf_drop (self, item);
  cb_shelf_refresh (self, cb_shelf_item_get_file (item));
  return TRUE;
}

/* Back under its own name; should there be a new case of that name meanwhile, under a free one. */
gboolean
cb_shelf_put_back (CbShelf *self, CbShelfItem *item, GError **error)
{
  GFile *file = cb_shelf_item_get_file (item);
  g_autoptr (GFile) removed = NULL;
  g_autoptr (GFile) free_file = NULL;

  g_return_val_if_fail (CB_IS_SHELF (self), FALSE);

  removed = get_removed_file (self, file);
  if (g_file_query_exists (file, NULL))
    free_file = make_free_file (self, cb_shelf_item_get_title (item));
  else
    free_file = g_object_ref (file);
  if (!g_file_move (removed, free_file, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return FALSE;
  if (g_file_equal (free_file, file))
    cb_shelf_put (self, item);
  cb_shelf_refresh (self, free_file);
  return TRUE;
}

void
cb_shelf_purge (CbShelf *self, CbShelfItem *item)
{
  g_autoptr (GFile) removed = NULL;

  g_return_if_fail (CB_IS_SHELF (self));

  removed = get_removed_file (self, cb_shelf_item_get_file (item));
  g_file_delete (removed, NULL, NULL);
}
