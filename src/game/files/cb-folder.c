/* cb-folder.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Folders whose files of one kind are shown as a list. */

#include "config.h"

#include "cb-folder.h"

typedef struct
{
  GObject *list;
  const char *suffix;
  void (*refresh) (gpointer list, GFile *file);
} Follower;

/**
 * cb_folder_lists:
 * @suffix: what the names of the files listed end with
 *
 * Returns: whether a file of that name is one of them; hidden ones are not
 */
gboolean
cb_folder_lists (const char *name, const char *suffix)
{
  return g_str_has_suffix (name, suffix) && *name != '.';
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

static void
tell_file (Follower *self, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (name != NULL && cb_folder_lists (name, self->suffix))
    self->refresh (self->list, file);
}

/* While a file is written it says nothing yet; that it is done is told apart. */
static void
changed_cb (GFileMonitor *monitor,
            GFile *file,
            GFile *other,
            GFileMonitorEvent event,
            Follower *self)
{
  if (event == G_FILE_MONITOR_EVENT_CHANGED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    return;
  tell_file (self, file);
  tell_file (self, other);
}

static void
follower_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

/**
 * cb_folder_follow:
 * @folder: a folder that is there; another one cannot be followed well
 * @suffix: static; what the names of the files listed end with
 * @list: whom @refresh is called for, as long as it is there
 * @refresh: what to do when one of these files was written, moved or deleted
 *
 * Returns: (transfer full) (nullable): what to hold on to while @folder is followed
 */
GFileMonitor *
cb_folder_follow (GFile *folder,
                  const char *suffix,
                  GObject *list,
                  void (*refresh) (gpointer list, GFile *file))
{
  GFileMonitor *monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  Follower *follower;
  GClosure *closure;

  if (monitor == NULL)
    return NULL;
  follower = g_new0 (Follower, 1);
  follower->list = list;
  follower->suffix = suffix;
  follower->refresh = refresh;
  closure = g_cclosure_new (G_CALLBACK (changed_cb), follower, follower_free);
  g_object_watch_closure (list, closure);
  g_signal_connect_closure (monitor, "changed", closure, FALSE);
  return monitor;
}
