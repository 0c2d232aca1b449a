/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Between looking at a file and replacing it, no other process of Casebook may write it. This is
 * ensured by a lock on the folder of the file, by flock() on the folder itself:
 *
 * A file is replaced by renaming another one to its name, so a lock on the file would be on one
 * that is about to go; its folder stays. No lock file is left behind in folders that people look at
 * and other programs copy. The system releases the lock when a program ends, however it ends. The
 * lock needs no permission to write, so it works in every folder that can be listed. And since only
 * its holder writes in the folder, all unfinished files found there are left over from programs
 * that were killed.
 *
 * A writer waits for others in the same folder, some milliseconds for each. Media without locks
 * (some network mounts), and other programs, which ignore the lock, are dealt with in
 * cb-file-write.c. */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "cb-file-private.h"

/* How long to wait for the lock, in µs; even a long queue of writers is done much sooner. */
#define WAIT (60 * G_TIME_SPAN_SECOND)

void
cb_file_lock_free (CbFileLock *self)
{
  if (self->fd >= 0)
    close (self->fd);
  g_object_unref (self->file);
  g_free (self->path);
  g_free (self->folder);
  g_free (self);
}

/* Tries again and again instead of sleeping until the lock is free, which could not be
 * cancelled. */
static gboolean
wait_for_lock (CbFileLock *self, GCancellable *cancellable, GError **error)
{
  gint64 end = g_get_monotonic_time () + WAIT;

  while (flock (self->fd, LOCK_EX | LOCK_NB) < 0)
    {
      if (errno == EINTR)
        continue;
      if (errno != EWOULDBLOCK)
        return TRUE;
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (g_get_monotonic_time () > end)
        return cb_file_fail (error, CB_FILE_ERROR_BUSY);
      g_usleep ((gulong) g_random_int_range (500, 5000));
    }
  self->held = TRUE;
  return TRUE;
}

/**
 * cb_file_lock:
 * @file: the file to be read and then written, with cb_file_write_locked()
 *
 * Waits until no other process of Casebook writes in the folder of @file, and keeps them out until
 * the lock is freed. The holder of a lock must not take another one in the same folder.
 *
 * Returns: (transfer full) (nullable): the lock, even on a medium without locks; NULL if somebody
 *   else has held it for a minute
 */
CbFileLock *
cb_file_lock (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (CbFileLock) self = g_new0 (CbFileLock, 1);
  const char *path = g_file_peek_path (file);

  self->file = g_object_ref (file);
  self->fd = -1;
  if (path == NULL)
    return g_steal_pointer (&self);

  self->path = realpath (path, NULL);
  if (self->path == NULL)
    self->path = g_strdup (path);
  self->folder = g_path_get_dirname (self->path);
  self->fd = open (self->folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC);
  if (self->fd >= 0 && !wait_for_lock (self, cancellable, error))
    return NULL;
  return g_steal_pointer (&self);
}
