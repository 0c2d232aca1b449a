/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-paint.h"

/* How large a painting is, in pixels. */
typedef struct
{
  float width;
  float height;
  float least_width; /* 0 if it is the width itself */
} CbExtent;

/* A kind of painting, which paints data of its own type. */
typedef struct
{
  CbExtent (*get_extent) (gconstpointer data, float scale);
  void (*paint) (gconstpointer data, const CbCanvas *canvas);
  GDestroyNotify free; /* frees the data; NULL for g_free() */
} CbPaintingKind;

#define CB_TYPE_PAINTING (cb_painting_get_type ())

/**
 * CbPainting:
 *
 * A widget that is only painted: it has neither children nor anything to press. It shows a kind of
 * painting with its data, and nothing before those are set. Assistive technology ignores it,
 * unless it is created as an image; then its creator sets a label.
 *
 * It is a widget because a GdkPaintable knows neither the font nor the colour and direction of
 * texts. Paintings with properties are classes derived from this one.
 */
G_DECLARE_DERIVABLE_TYPE (CbPainting, cb_painting, CB, PAINTING, GtkWidget)

struct _CbPaintingClass
{
  GtkWidgetClass parent_class;

  CbExtent (*get_extent) (CbPainting *self, float scale);
  void (*paint) (CbPainting *self, const CbCanvas *canvas);
};

CbPainting *cb_painting_new (GtkAccessibleRole role);

void cb_painting_show (CbPainting *self, const CbPaintingKind *kind, gpointer data);
gpointer cb_painting_get_data (CbPainting *self);
void cb_painting_set_label (CbPainting *self, const char *label);
void cb_painting_set_hint (CbPainting *self, const char *words);
