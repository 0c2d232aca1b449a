/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threads that are slow at the wrong moment. Loaded before the libraries (LD_PRELOAD), it lengthens
 * gaps that are there anyway, in the threads that work in the background, as a busy
 * machine does now and then; nothing comes in an order that could not come without it:
 *
 *   GAP_MS       in milliseconds: until a thread lets go of its task, at most: it does once it is
 *                the last one; and until GTK's cache hears of an icon that a thread ends
 *   GAP_FILE_MS  the same: until a file is on the disk, and until it has its name
 *
 * Widgets, cases and what belongs to them may end in the main thread only: where another one is
 * the last to let go of such a thing, it complains as GLib does. */

#include <dlfcn.h>
#include <glib-object.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

#define STEP 500 /* in microseconds */

static void *
find (void **known, const char *name)
{
  if (*known == NULL)
    *known = dlsym (RTLD_NEXT, name);
  return *known;
}

/* Defines a function of a library anew; REAL() is the one that would be called otherwise. */
#define REPLACE(type, name, parameters) \
  static void *real_##name;             \
  type (name) parameters

#define REAL(name) ((__typeof__ (&(name))) find (&real_##name, #name))

static gulong gap;
static gulong file_gap;
static _Thread_local GObject *ending_icon;
static _Thread_local gboolean disconnecting;

/* In microseconds; 0 where nothing is said of it. */
static gulong
read_gap (const char *variable)
{
  const char *text = getenv (variable);

  return text != NULL ? strtoul (text, NULL, 10) * 1000 : 0;
}

__attribute__ ((constructor)) static void
begin (void)
{
  gap = read_gap ("GAP_MS");
  file_gap = read_gap ("GAP_FILE_MS");
}

/* One of those that GLib has for work; those that serve the bus keep locks meanwhile. */
static gboolean
is_worker (void)
{
  char name[16] = "";

  return prctl (PR_GET_NAME, name) == 0 && g_str_has_prefix (name, "pool-");
}

/* Of a type that may not even be there. */
static gboolean
is_a (GObject *object, const char *name)
{
  GType type = g_type_from_name (name);

  return type != G_TYPE_INVALID && g_type_is_a (G_OBJECT_TYPE (object), type);
}

static gboolean
is_last (GObject *object)
{
  return g_atomic_int_get (&object->ref_count) == 1;
}

static void
let_others_go_first (GObject *object)
{
  for (gulong waited = 0; !is_last (object) && waited < gap; waited += STEP)
    g_usleep (STEP);
}

static void
complain (GObject *object)
{
  static const char *const names[] = { "GtkWidget", "CbCase",       "CbLog",
                                       "CbSheet",   "CbFolderList", "GFileMonitor" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (is_a (object, names[i]))
      g_critical ("%s ends in a thread that is not the main one", G_OBJECT_TYPE_NAME (object));
}

REPLACE (void, g_object_unref, (gpointer object))
{
  GObject *before = ending_icon;

  if (object != NULL && is_worker ())
    {
      if (is_a (object, "GTask") && !disconnecting)
        let_others_go_first (object);
      if (is_last (object))
        complain (object);
      ending_icon = is_a (object, "GtkIconPaintable") ? object : NULL;
    }
  REAL (g_object_unref) (object);
  ending_icon = before;
}

/* GTK's cache is locked first thing when an icon is told that it ends. */
REPLACE (void, g_mutex_lock, (GMutex * mutex))
{
  if (ending_icon != NULL && g_atomic_int_get (&ending_icon->ref_count) == 0)
    {
      ending_icon = NULL;
      g_usleep (gap);
    }
  REAL (g_mutex_lock) (mutex);
}

/* A thread also lets go of its task as a handler of signals, before it is done. */
REPLACE (guint,
         g_signal_handlers_disconnect_matched,
         (gpointer instance,
          GSignalMatchType mask,
          guint signal_id,
          GQuark detail,
          GClosure *closure,
          gpointer func,
          gpointer data))
{
  guint n;

  disconnecting = TRUE;
  n = REAL (g_signal_handlers_disconnect_matched) (instance, mask, signal_id, detail, closure, func,
                                                   data);
  disconnecting = FALSE;
  return n;
}

static void
wait_for_file (void)
{
  if (is_worker ())
    g_usleep (file_gap);
}

REPLACE (int, fsync, (int fd))
{
  wait_for_file ();
  return REAL (fsync) (fd);
}

REPLACE (int, rename, (const char *from, const char *to))
{
  wait_for_file ();
  return REAL (rename) (from, to);
}

REPLACE (int, renameat2, (int from_fd, const char *from, int to_fd, const char *to, unsigned flags))
{
  wait_for_file ();
  return REAL (renameat2) (from_fd, from, to_fd, to, flags);
}
