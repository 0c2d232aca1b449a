/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers for folders whose files of one kind are shown as a list. */

#include "config.h"

#include "cb-folder.h"

/**
 * cb_folder_lists:
 * @suffix: what the names of the files listed end with
 *
 * Returns: whether a file with @name is listed; hidden files are not
 */
gboolean
cb_folder_lists (const char *name, const char *suffix)
{
  return g_str_has_suffix (name, suffix) && *name != '.';
}

/**
 * cb_folder_get_removed:
 * @file: (nullable): a file of @folder
 *
 * Returns: (transfer full): where @file is kept after it was removed, to be put back; for NULL, the
 *   folder of all such files
 */
GFile *
cb_folder_get_removed (GFile *folder, GFile *file)
{
  g_autoptr (GFile) removed = g_file_get_child (folder, ".removed");
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL ? g_file_get_child (removed, name) : g_steal_pointer (&removed);
}

/* Deletes the files in @folder, if it is there. */
void
cb_folder_empty (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
    folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) &&
         info != NULL)
    g_file_delete (file, NULL, NULL);
}
