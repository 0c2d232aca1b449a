/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

char *cb_picture_from_svg (GBytes *svg, GError **error);
char *cb_picture_read (GFile *file, GError **error);
