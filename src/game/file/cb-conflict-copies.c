/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Programs that keep folders in sync cannot join a case that was changed on two devices at once.
 * They leave a copy beside it:
 *
 *   Syncthing   NAME.sync-conflict-20261126-193000-ABCDEFG.casebook
 *   Nextcloud   NAME (conflicted copy 2026-11-26 193000).casebook
 *   Dropbox     NAME (Ann's conflicted copy 2026-11-26).casebook */

#include "config.h"

#include <string.h>

#include "cb-conflict-copies.h"
#include "cb-contents.h"

/* How many copies are looked at in one go. */
#define MAX_COPIES 64

/**
 * cb_conflict_copies_is_one:
 * @name: the name of a file
 * @stem: the name of a case file without %CB_CASE_SUFFIX
 *
 * Returns: whether @name is that of a copy of the case
 */
gboolean
cb_conflict_copies_is_one (const char *name, const char *stem)
{
  gsize length = strlen (stem);
  g_autofree char *middle = NULL;

  if (!g_str_has_prefix (name, stem) || !g_str_has_suffix (name, CB_CASE_SUFFIX) ||
      strlen (name) < length + strlen (CB_CASE_SUFFIX))
    return FALSE;
  middle = g_strndup (name + length, strlen (name) - length - strlen (CB_CASE_SUFFIX));
  return g_str_has_prefix (middle, ".sync-conflict-") ||
         (g_str_has_prefix (middle, " (") && g_str_has_suffix (middle, ")") &&
          strstr (middle, "conflicted copy") != NULL);
}

/**
 * cb_conflict_copies_find:
 * @file: a case file
 *
 * Takes as long as the medium does.
 *
 * Returns: (transfer full) (element-type GFile): the conflict copies of @file
 */
GPtrArray *
cb_conflict_copies_find (GFile *file)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *stem = g_file_get_basename (file);
  g_autoptr (GFileEnumerator) names = NULL;
  GFileInfo *info;

  if (folder == NULL || !g_str_has_suffix (stem, CB_CASE_SUFFIX))
    return copies;
  stem[strlen (stem) - strlen (CB_CASE_SUFFIX)] = '\0';
  names = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE,
                                     NULL, NULL);
  while (names != NULL && copies->len < MAX_COPIES &&
         g_file_enumerator_iterate (names, &info, NULL, NULL, NULL) && info != NULL)
    if (cb_conflict_copies_is_one (g_file_info_get_name (info), stem))
      g_ptr_array_add (copies, g_file_get_child (folder, g_file_info_get_name (info)));
  return copies;
}
