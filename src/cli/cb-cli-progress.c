/* SPDX-License-Identifier: GPL-3.0-or-later */

/* After a second, a line on the terminal says for how long the work has gone on. The line is
 * removed before anything else is printed. */

#include "config.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "cb-cli.h"
#include "cb-text.h"

struct _CbCliProgress
{
  char *file;
  GThread *thread;
  GMutex mutex;
  GCond is_done;
  gboolean done;
};

static void
tell_seconds (const CbCliProgress *self, guint n_seconds)
{
  /* Translators: %s is a file; on the terminal, while something takes long. */
  g_autofree char *words = g_strdup_printf (
    ngettext ("%s: still working after %u second", "%s: still working after %u seconds", n_seconds),
    self->file, n_seconds);

  g_printerr ("\r%s: %s\033[K", g_get_prgname (), words);
}

static gpointer
tell_in_thread (gpointer data)
{
  CbCliProgress *self = data;
  gint64 start = g_get_monotonic_time ();
  guint n_seconds = 0;

  g_mutex_lock (&self->mutex);
  while (!self->done)
    if (!g_cond_wait_until (&self->is_done, &self->mutex,
                            start + (n_seconds + 1) * G_TIME_SPAN_SECOND))
      tell_seconds (self, ++n_seconds);
  g_mutex_unlock (&self->mutex);
  if (n_seconds > 0)
    g_printerr ("\r\033[K");
  return NULL;
}

/* Returns: (transfer full) (nullable): an object that shows how long the work on @file takes until
 * cb_cli_progress_end(); NULL where the error stream is no terminal */
CbCliProgress *
cb_cli_progress_begin (const char *file)
{
  CbCliProgress *self;

  if (!isatty (STDERR_FILENO))
    return NULL;

  self = g_new0 (CbCliProgress, 1);
  self->file = cb_text_make_line (file);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->is_done);
  self->thread = g_thread_new ("progress", tell_in_thread, self);
  return self;
}

void
cb_cli_progress_end (CbCliProgress *self)
{
  if (self == NULL)
    return;

  g_mutex_lock (&self->mutex);
  self->done = TRUE;
  g_cond_signal (&self->is_done);
  g_mutex_unlock (&self->mutex);
  g_thread_join (self->thread);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->is_done);
  g_free (self->file);
  g_free (self);
}
