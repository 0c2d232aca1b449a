/* cb-file.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean cb_file_write (GFile *file, GBytes *bytes, GError **error);
GBytes *cb_file_read (GFile *file, gsize max_bytes, GError **error);

G_END_DECLS
