/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-look.h"

guint cb_inspect (GtkWindow *window, const CbPixels *pixels, const char *picture);
guint cb_inspect_focus (GtkWindow *window, const char *picture);
guint cb_inspect_mnemonics (GtkWindow *window, const char *picture);
char *cb_inspect_describe (GtkWidget *widget);
guint cb_inspect_width (GtkWindow *window, int width, const char *picture);
