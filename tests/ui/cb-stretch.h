/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

void cb_stretch_set_enabled (gboolean enabled);
gboolean cb_stretch_is_enabled (void);
gboolean cb_stretch_is_stretched (const char *text);
