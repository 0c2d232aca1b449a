/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK loads icons in threads, and such a thread lets go of icons that nobody has shown for a while.
 * Up to GTK 4.20 its cache of icons knows them without holding them, and hears only once they are
 * gone: an icon that is asked for while a thread ends it is handed out, and the program crashes. So
 * no thread but the main one may end an icon. */

#include "config.h"

#include "cb-icon-guard.h"

static GThread *main_thread;
static void (*dispose_icon) (GObject *icon);

/* To let go of the icon in the main thread soon would not do: the thread that is here might be the
 * last one to hold it all the same. It is kept for good, and the cache finds it where it is wanted
 * next; that is one for each name and size at most. */
static void
icon_dispose (GObject *icon)
{
  if (g_thread_self () == main_thread)
    dispose_icon (icon);
  else
    g_object_ref (icon);
}

/* From now on icons end in this thread, the main one. Called once, before there is a window. */
void
cb_icon_guard_start (void)
{
  GObjectClass *icon_class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  main_thread = g_thread_self ();
  dispose_icon = icon_class->dispose;
  icon_class->dispose = icon_dispose;
}
