/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes files that several programs, and several windows, may use at once. A writer
 * passes what it last saw in the file (CbFileStamp), and the file is replaced only if it still
 * holds just that; cb-file-write.c says how. Only regular files are read: a pipe could make a
 * reader wait forever, and a device could deliver data without end. */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "cb-file-private.h"

G_DEFINE_QUARK (cb - file - error - quark, cb_file_error)

gboolean
cb_file_fail (GError **error, CbFileError code)
{
  static const char *const messages[] = {
    [CB_FILE_ERROR_NOT_REGULAR] = N_ ("is not a regular file"),
    [CB_FILE_ERROR_CHANGED] = N_ ("another program changed it"),
    [CB_FILE_ERROR_GONE] = N_ ("it was deleted or moved"),
    [CB_FILE_ERROR_EXISTS] = N_ ("already exists"),
    [CB_FILE_ERROR_PROTECTED] = N_ ("it is write-protected"),
    [CB_FILE_ERROR_BUSY] = N_ ("another program is writing there"),
  };

  g_set_error_literal (error, CB_FILE_ERROR, (int) code, _ (messages[code]));
  return FALSE;
}

gboolean
cb_file_fail_with_errno (GError **error, int code)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Whether both stamps are of the same contents, or both of none. */
gboolean
cb_file_stamp_equal (const CbFileStamp *a, const CbFileStamp *b)
{
  if (a->sight != CB_FILE_SEEN || b->sight != CB_FILE_SEEN)
    return a->sight == b->sight;
  return a->size == b->size && memcmp (a->hash, b->hash, sizeof a->hash) == 0;
}

/* Makes the stamp of a file. @bytes: all of its contents; @info: (nullable): its status */
void
cb_file_stamp_set (CbFileStamp *self, GBytes *bytes, const struct stat *info)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = sizeof self->hash;
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  for (gsize done = 0; done < size; done += G_MAXINT32)
    g_checksum_update (checksum, data + done, (gssize) MIN (size - done, G_MAXINT32));
  g_checksum_get_digest (checksum, self->hash, &length);
  self->sight = CB_FILE_SEEN;
  self->size = size;
  self->device = info != NULL ? info->st_dev : 0;
  self->inode = info != NULL ? info->st_ino : 0;
  self->modified = info != NULL
                     ? info->st_mtim.tv_sec * G_USEC_PER_SEC + info->st_mtim.tv_nsec / 1000
                     : 0;
}

/* Returns: the descriptor of a regular file; −1 if it is something else or cannot be opened */
int
cb_file_open (const char *path, struct stat *info, GError **error)
{
  int fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  gboolean known = fd >= 0 && fstat (fd, info) == 0;
  int code = errno;

  if (known && S_ISREG (info->st_mode))
    return fd;
  if (!known && code != ENXIO) /* the error of opening a socket */
    cb_file_fail_with_errno (error, code);
  else if (known && S_ISDIR (info->st_mode))
    cb_file_fail_with_errno (error, EISDIR);
  else
    cb_file_fail (error, CB_FILE_ERROR_NOT_REGULAR);
  if (fd >= 0)
    close (fd);
  return -1;
}

static gssize
read_chunk (int fd, gpointer chunk, gsize size, GCancellable *cancellable, GError **error)
{
  gssize n;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return -1;
  do
    n = read (fd, chunk, size);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    cb_file_fail_with_errno (error, errno);
  return n;
}

/* (transfer full) (nullable): all that is left to read; if that is more than @max_bytes, it is cut
 * off somewhat beyond them. */
GBytes *
cb_file_read_fd (int fd, gsize max_bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[16384];
  gssize n = 0;

  while (bytes->len <= max_bytes &&
         (n = read_chunk (fd, chunk, sizeof chunk, cancellable, error)) > 0)
    g_byte_array_append (bytes, chunk, (guint) n);
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static GBytes *
read_remote (GFile *file, gsize max_bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) in = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[16384];
  gssize n = 0;

  if (in == NULL)
    return NULL;
  while (bytes->len <= max_bytes &&
         (n = g_input_stream_read (G_INPUT_STREAM (in), chunk, sizeof chunk, cancellable, error)) >
           0)
    g_byte_array_append (bytes, chunk, (guint) n);
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * cb_file_read:
 * @max_bytes: the most bytes allowed; reading stops after them, and more are an error
 * @stamp: (out) (optional): what was seen, for a caller that writes the file later
 *
 * Reads a regular file, and nothing else. Takes as long as the medium does: not in a window’s
 * thread.
 *
 * Returns: (transfer full) (nullable): what the file holds; else @error is a #CbFileError or a
 *   #GIOErrorEnum, in words that follow the name of the file
 */
GBytes *
cb_file_read (GFile *file,
              gsize max_bytes,
              CbFileStamp *stamp,
              GCancellable *cancellable,
              GError **error)
{
  const char *path = g_file_peek_path (file);
  GBytes *bytes;
  struct stat info = { 0 };
  int fd;

  if (path == NULL)
    bytes = read_remote (file, max_bytes, cancellable, error);
  else
    {
      fd = cb_file_open (path, &info, error);
      if (fd < 0)
        return NULL;
      bytes = cb_file_read_fd (fd, max_bytes, cancellable, error);
      close (fd);
    }
  if (bytes == NULL)
    return NULL;
  g_debug ("%s: %" G_GSIZE_FORMAT " bytes read", path != NULL ? path : "a remote file",
           g_bytes_get_size (bytes));
  if (stamp != NULL)
    cb_file_stamp_set (stamp, bytes, &info);
  return bytes;
}

/**
 * cb_file_read_if_any:
 * @bytes: (out) (transfer full) (nullable): what the file holds, or NULL if there is none
 * @stamp: (out): what was seen, which may be nothing
 *
 * As cb_file_read(), for a caller that makes the file if there is none.
 *
 * Returns: whether the file was read, or found to be missing; else @error is set
 */
gboolean
cb_file_read_if_any (GFile *file,
                     gsize max_bytes,
                     GBytes **bytes,
                     CbFileStamp *stamp,
                     GError **error)
{
  g_autoptr (GError) problem = NULL;

  *stamp = (CbFileStamp) { .sight = CB_FILE_ABSENT };
  *bytes = cb_file_read (file, max_bytes, stamp, NULL, &problem);
  if (*bytes != NULL || g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/**
 * cb_file_check_size:
 * @bytes: what a file is to hold
 * @max_bytes: the most that is read of such a file; whole MiB
 *
 * Call this before writing: a file that could not be read again is better not written.
 *
 * Returns: whether @bytes are few enough
 */
gboolean
cb_file_check_size (GBytes *bytes, gsize max_bytes, GError **error)
{
  if (g_bytes_get_size (bytes) <= max_bytes)
    return TRUE;
  g_set_error (error, CB_FILE_ERROR, CB_FILE_ERROR_TOO_LARGE,
               /* Translators: follows the name of a file, or “not saved:”. */
               _ ("it would be larger than %u MiB, too large to be opened again"),
               (guint) (max_bytes >> 20));
  return FALSE;
}
