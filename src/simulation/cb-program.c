/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Both pipes are non-blocking and waited for together until the time is up, so that neither a
 * program that does not read nor one that does not answer can block us. The program gets a process
 * group of its own, so that whatever it started ends with it. */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib-unix.h>
#include <poll.h>
#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

#include "cb-proxy.h"
#include "cb-program-private.h"

/* How long a program may take to end by itself. */
#define PATIENCE_MS 500

struct _CbProgram
{
  GPid pid; /* 0 once the program has ended */
  int to;
  int from;
  guint timeout_ms;
  guint slowest;
  GString *said; /* output that was read, but not handed on as an answer yet */
  char *end;
};

/* Runs in the child before the program starts. The child gets a process group of its own. On Linux
 * the system kills it when Casebook ends; elsewhere it can end at the end of its input. */
static void
set_up_child (gpointer user_data)
{
  setpgid (0, 0);
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* Tells the program that nothing more will be said, and gives it a moment to end by itself. */
static void
dismiss (CbProgram *self)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE_MS * G_GINT64_CONSTANT (1000);
  siginfo_t info = { 0 };

  close (self->to);
  self->to = -1;
  while (info.si_pid == 0 && g_get_monotonic_time () < deadline &&
         waitid (P_PID, (id_t) self->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0)
    g_usleep (2000);
}

/* Ends the program. @why: (transfer full) (nullable): the reason */
static void
end (CbProgram *self, char *why)
{
  if (self->to >= 0)
    close (self->to);
  close (self->from);
  kill (-self->pid, SIGKILL);
  kill (self->pid, SIGKILL);
  while (waitpid (self->pid, NULL, 0) < 0 && errno == EINTR)
    ;
  g_spawn_close_pid (self->pid);
  self->pid = 0;
  self->end = why;
}

/**
 * cb_program_new:
 * @command: a command line, quoted as for a shell, but run without one
 * @timeout_ms: how long each answer may take
 *
 * Returns: (transfer full) (nullable): the program, running; NULL if it cannot be started
 */
CbProgram *
cb_program_new (const char *command, guint timeout_ms, GError **error)
{
  g_autoptr (CbProgram) self = g_new0 (CbProgram, 1);
  g_auto (GStrv) arguments = NULL;

  self->said = g_string_new (NULL);
  self->timeout_ms = timeout_ms;
  if (!g_shell_parse_argv (command, NULL, &arguments, error) ||
      !g_spawn_async_with_pipes (
        NULL, arguments, NULL,
        G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, set_up_child,
        NULL, &self->pid, &self->to, &self->from, NULL, error))
    {
      self->pid = 0;
      return NULL;
    }
  if (!g_unix_set_fd_nonblocking (self->to, TRUE, error) ||
      !g_unix_set_fd_nonblocking (self->from, TRUE, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
cb_program_free (CbProgram *self)
{
  if (self->pid != 0)
    {
      dismiss (self);
      end (self, NULL);
    }
  g_string_free (self->said, TRUE);
  g_free (self->end);
  g_free (self);
}

const char *
cb_program_get_end (const CbProgram *self)
{
  return self->end;
}

guint
cb_program_get_slowest (const CbProgram *self)
{
  return self->slowest;
}

/* Reads what the program has written. Returns whether the program still runs. */
static gboolean
receive (CbProgram *self)
{
  char buffer[4096];
  gssize n = read (self->from, buffer, sizeof buffer);

  if (n < 0 && (errno == EAGAIN || errno == EINTR))
    return TRUE;
  if (n <= 0)
    {
      end (self, g_strdup (_ ("it ended")));
      return FALSE;
    }
  g_string_append_len (self->said, buffer, n);
  if (self->said->len <= CB_PROXY_MAX_LINE)
    return TRUE;
  end (self, g_strdup (_ ("it said too much")));
  return FALSE;
}

/* Writes as much as the pipe takes. Returns whether the program still runs. */
static gboolean
transmit (CbProgram *self, const char **left)
{
  gssize n = write (self->to, *left, strlen (*left));

  if (n > 0)
    *left += n;
  else if (errno != EAGAIN && errno != EINTR)
    {
      end (self, g_strdup (_ ("it ended")));
      return FALSE;
    }
  return TRUE;
}

/* Waits for either pipe until @deadline. Returns whether the program still runs. */
static gboolean
exchange (CbProgram *self, const char **left, gint64 deadline)
{
  struct pollfd pipes[] = { { self->from, POLLIN, 0 },
                            { **left != '\0' ? self->to : -1, POLLOUT, 0 } };
  gint64 wait_us = deadline - g_get_monotonic_time ();

  if (wait_us <= 0)
    {
      end (self, g_strdup_printf (_ ("it did not answer within %.1f seconds"),
                                  self->timeout_ms / 1000.0));
      return FALSE;
    }
  poll (pipes, G_N_ELEMENTS (pipes), (int) (wait_us / 1000) + 1);
  if (pipes[1].revents != 0 && !transmit (self, left))
    return FALSE;
  return pipes[0].revents == 0 || receive (self);
}

/* (transfer full) (nullable): the line that the program has said; NULL if it is not complete, or if
 * more was said after it, which ends the program. */
static char *
take_line (CbProgram *self)
{
  char *at = memchr (self->said->str, '\n', self->said->len);
  gsize length;
  char *line;

  if (at == NULL)
    return NULL;
  length = (gsize) (at - self->said->str);
  if (length + 1 < self->said->len)
    {
      end (self, g_strdup (_ ("it said more than it was asked")));
      return NULL;
    }
  line = g_strndup (self->said->str, length);
  g_string_truncate (self->said, 0);
  return line;
}

/* Ends the program if it has said anything since the last answer. Returns whether it still runs. */
static gboolean
hear_nothing (CbProgram *self)
{
  if (self->pid == 0 || !receive (self))
    return FALSE;
  if (self->said->len == 0)
    return TRUE;
  end (self, g_strdup (_ ("it said more than it was asked")));
  return FALSE;
}

/**
 * cb_program_ask:
 * @line: what to say, without the end of the line
 *
 * Waits for the answer, not longer than agreed.
 */
char *
cb_program_ask (CbProgram *self, const char *line)
{
  g_autofree char *whole = g_strconcat (line, "\n", NULL);
  const char *left = whole;
  gint64 start = g_get_monotonic_time ();
  char *answer = NULL;

  if (!hear_nothing (self))
    return NULL;
  while (exchange (self, &left, start + self->timeout_ms * G_GINT64_CONSTANT (1000)) &&
         (answer = take_line (self)) == NULL && self->pid != 0)
    ;
  self->slowest = MAX (self->slowest, (guint) ((g_get_monotonic_time () - start) / 1000));
  return answer;
}
