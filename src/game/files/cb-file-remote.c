/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files without a path, on volumes that only GIO reaches. There are no locks; instead, the version
 * tag (entity tag) of the volume, if it has one, keeps two writers from overwriting each other. */

#include "config.h"

#include "cb-file-private.h"

static gboolean
create (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream)
    out = g_file_create (file, G_FILE_CREATE_PRIVATE, cancellable, error);

  return out != NULL &&
         g_output_stream_write_all (G_OUTPUT_STREAM (out), g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes), NULL, cancellable, error) &&
         g_output_stream_close (G_OUTPUT_STREAM (out), cancellable, error);
}

/* @tag: (nullable): the entity tag of the version to be replaced */
static gboolean
replace (GFile *file, GBytes *bytes, const char *tag, GCancellable *cancellable, GError **error)
{
  return g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  tag, FALSE, G_FILE_CREATE_PRIVATE, NULL, cancellable, error);
}

static gboolean
replace_seen (GFile *file,
              GBytes *bytes,
              const CbFileStamp *seen,
              GCancellable *cancellable,
              GError **error)
{
  g_autofree char *tag = NULL;
  g_autoptr (GBytes) found = g_file_load_bytes (file, cancellable, &tag, error);
  CbFileStamp stamp;

  if (found == NULL)
    return FALSE;
  cb_file_stamp_set (&stamp, found, NULL);
  return (cb_file_stamp_equal (&stamp, seen) || cb_file_fail (error, CB_FILE_ERROR_CHANGED)) &&
         replace (file, bytes, tag, cancellable, error);
}

/* Does what cb_file_write() does, for a file without a path. */
gboolean
cb_file_write_remote (GFile *file,
                      GBytes *bytes,
                      CbFileStamp *stamp,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean written;

  if (stamp->sight == CB_FILE_ABSENT)
    written = create (file, bytes, cancellable, &problem);
  else if (stamp->sight == CB_FILE_ANY)
    written = replace (file, bytes, NULL, cancellable, &problem);
  else
    written = replace_seen (file, bytes, stamp, cancellable, &problem);

  if (written)
    cb_file_stamp_set (stamp, bytes, NULL);
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS))
    cb_file_fail (error, CB_FILE_ERROR_EXISTS);
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    cb_file_fail (error, CB_FILE_ERROR_CHANGED);
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) &&
           stamp->sight == CB_FILE_SEEN)
    cb_file_fail (error, CB_FILE_ERROR_GONE);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return written;
}
