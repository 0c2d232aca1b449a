/* cb-shelf-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Taking files off the shelf and putting them back: each changes the folder, then the list. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-shelf-private.h"

static GFile *
get_removed_file (CbShelf *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_file_get_child (self->removed, name);
}

/* A title as part of a file name: no separators, no leading dot, not too long. */
char *
cb_shelf_make_stem (const char *title)
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

/* A file that is neither on the shelf, nor waiting to be put back. */
static GFile *
make_free_file (CbShelf *self, const char *title)
{
  g_autofree char *stem = cb_shelf_make_stem (title);

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (stem, CB_SHELF_SUFFIX, NULL)
                                     : g_strdup_printf ("%s (%u)" CB_SHELF_SUFFIX, stem, i);
      g_autoptr (GFile) file = g_file_get_child (self->folder, name);
      g_autoptr (GFile) removed = get_removed_file (self, file);

      if (!g_file_query_exists (file, NULL) && !g_file_query_exists (removed, NULL))
        return g_steal_pointer (&file);
    }
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
