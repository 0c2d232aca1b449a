/* cb-stretch.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void cb_stretch_set_enabled (gboolean enabled);
gboolean cb_stretch_is_enabled (void);
gboolean cb_stretch_is_stretched (const char *text);

G_END_DECLS
