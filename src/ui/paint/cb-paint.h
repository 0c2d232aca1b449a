/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-shade.h"

/* What is needed to paint something; lengths are in pixels. */
typedef struct
{
  GtkSnapshot *snapshot;
  GtkWidget *widget; /* the widget whose font texts use */
  float width;
  float height;
  gboolean rtl;
  CbScheme scheme;
  GdkRGBA ink; /* the colour of the surrounding text */
} CbCanvas;

CbCanvas cb_canvas_new (GtkWidget *widget, GtkSnapshot *snapshot);
graphene_rect_t
cb_canvas_place (const CbCanvas *self, float start, float y, float width, float height);

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
void cb_paint_circle (GtkSnapshot *snapshot,
                      float x,
                      float y,
                      float radius,
                      float width,
                      const GdkRGBA *colour);
void cb_paint_path (GtkSnapshot *snapshot,
                    GskPathBuilder *path,
                    const GskStroke *stroke,
                    const GdkRGBA *colour);
void cb_paint_area (GtkSnapshot *snapshot, GskPathBuilder *path, const GdkRGBA *colour);
