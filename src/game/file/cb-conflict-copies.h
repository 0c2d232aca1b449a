/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

gboolean cb_conflict_copies_is_one (const char *name, const char *stem);
GPtrArray *cb_conflict_copies_find (GFile *file);
