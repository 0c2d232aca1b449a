/* cb-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <glib/gstdio.h>

#include "cb-file.h"

/**
 * cb_file_write:
 * @file: made or replaced, and its folder made if there is none
 *
 * Writes @bytes atomically, synced, for their owner only. A link to a file stays a link.
 *
 * Returns: whether they are on disk
 */
gboolean
cb_file_write (GFile *file, GBytes *bytes, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *real = NULL;
  g_autofree char *folder = NULL;

  if (path == NULL)
    return g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                    NULL, FALSE, G_FILE_CREATE_PRIVATE, NULL, NULL, error);

  real = realpath (path, NULL);
  if (real == NULL)
    real = g_strdup (path);
  folder = g_path_get_dirname (real);
  if (g_mkdir_with_parents (folder, 0700) < 0)
    {
      int code = errno;

      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", folder,
                   g_strerror (code));
      return FALSE;
    }
  return g_file_set_contents_full (
    real, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
    G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

/**
 * cb_file_read:
 * @max_bytes: where reading stops; more than that says that there is more
 *
 * Returns: (transfer full) (nullable): what the file holds
 */
GBytes *
cb_file_read (GFile *file, gsize max_bytes, GError **error)
{
  g_autoptr (GFileInputStream) in = g_file_read (file, NULL, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[16384];
  gssize n = 0;

  if (in == NULL)
    return NULL;
  while (bytes->len <= max_bytes &&
         (n = g_input_stream_read (G_INPUT_STREAM (in), chunk, sizeof chunk, NULL, error)) > 0)
    g_byte_array_append (bytes, chunk, (guint) n);
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
