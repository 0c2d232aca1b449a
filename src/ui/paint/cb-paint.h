/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What widgets paint with; lengths are in pixels. */

void cb_paint_fill (GtkSnapshot *snapshot,
                    const graphene_rect_t *bounds,
                    float radius,
                    const GdkRGBA *colour);
void cb_paint_edge (GtkSnapshot *snapshot,
                    const graphene_rect_t *bounds,
                    float radius,
                    float width,
                    const GdkRGBA *colour);
void cb_paint_disc (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *colour);
void cb_paint_path (GtkSnapshot *snapshot,
                    GskPathBuilder *path,
                    const GskStroke *stroke,
                    const GdkRGBA *colour);
