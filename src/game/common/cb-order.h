/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

gboolean cb_order_is_place (const char *text);
char *cb_order_append (const char *last, gint64 time);
char *cb_order_between (const char *before, const char *after);
