/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Text on tokens and cards, which have many sizes. It is laid out at the size of ordinary text and
 * then scaled, because loading a font takes some five million instructions for each size. */
PangoLayout *cb_lettering_new (GtkWidget *widget, const char *text, PangoWeight weight);
float cb_lettering_get_size (PangoLayout *layout);
void cb_lettering_snapshot (GtkSnapshot *snapshot,
                            PangoLayout *layout,
                            float x,
                            float y,
                            float scale,
                            const GdkRGBA *colour);

/* Text of charts and counts, which is painted at the size at which it is laid out. */
PangoLayout *
cb_lettering_new_of_size (GtkWidget *widget, const char *text, PangoWeight weight, float size);
PangoLayout *cb_lettering_new_small (GtkWidget *widget, const char *text, PangoWeight weight);
void cb_lettering_append (GtkSnapshot *snapshot,
                          PangoLayout *layout,
                          float x,
                          float y,
                          const GdkRGBA *colour);
