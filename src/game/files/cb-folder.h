/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

gboolean cb_folder_lists (const char *name, const char *suffix);
GFile *cb_folder_get_removed (GFile *folder, GFile *file);
void cb_folder_empty (GFile *folder);
