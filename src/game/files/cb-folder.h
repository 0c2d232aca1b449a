/* cb-folder.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean cb_folder_lists (const char *name, const char *suffix);
void cb_folder_empty (GFile *folder);
GFileMonitor *cb_folder_follow (GFile *folder,
                                const char *suffix,
                                GObject *list,
                                void (*refresh) (gpointer list, GFile *file));

G_END_DECLS
