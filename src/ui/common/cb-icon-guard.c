/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK loads icons in threads, and such a thread may drop the last reference to an icon. Up to GTK
 * 4.20 the cache of icons holds no references and removes an icon only when it is finalized: if the
 * main thread asks for an icon while another thread finalizes it, it gets a dead object and the
 * program crashes. So only the main thread may finalize icons. */

#include "config.h"

#include "cb-icon-guard.h"

static GThread *main_thread;
static void (*dispose_icon) (GObject *icon);

/* Passing the reference to the main thread would not be safe, as this thread might still drop it
 * last. The icon is leaked instead, and the cache finds it again when it is next needed; that is at
 * most one for each name and size. */
static void
icon_dispose (GObject *icon)
{
  if (g_thread_self () == main_thread)
    dispose_icon (icon);
  else
    g_object_ref (icon);
}

/* From now on only this thread, the main one, finalizes icons. To be called once, before there is a
 * window. */
void
cb_icon_guard_start (void)
{
  GObjectClass *icon_class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  main_thread = g_thread_self ();
  dispose_icon = icon_class->dispose;
  icon_class->dispose = icon_dispose;
}
