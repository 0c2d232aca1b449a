/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

/* The smallest size of letters on one line, in percent of the size wanted; rather than below it,
 * text takes several lines. */
#define CB_PRINT_SMALLER 85

PangoContext *cb_print_text_create_context (void);
PangoLayout *cb_print_text_fit (PangoContext *context,
                                const char *text,
                                double size,
                                gboolean bold,
                                double width,
                                double height);
double
cb_print_text_get_width (PangoContext *context, const char *text, double size, gboolean bold);
gboolean cb_print_text_runs_left (PangoContext *context, const char *text);
