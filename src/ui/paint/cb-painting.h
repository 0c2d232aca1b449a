/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-paint.h"

/* How large a painting is, in pixels. */
typedef struct
{
  float width;
  float height;
  float least_width; /* 0 where it is no less than the width */
} CbExtent;

/* What can be painted of some data. */
typedef struct
{
  CbExtent (*get_extent) (gconstpointer data, float scale);
  void (*paint) (gconstpointer data, const CbCanvas *canvas);
  GDestroyNotify free; /* lets go of the data; g_free() where there is none */
} CbPaintingKind;

#define CB_TYPE_PAINTING (cb_painting_get_type ())

/**
 * CbPainting:
 *
 * A widget that is only painted: it has neither children nor anything to press. What it shows is a
 * kind of painting and the data of this one, nothing until then. It is presentation for assistive
 * technology, unless it is made as an image; then whoever makes it says what it shows.
 *
 * A GdkPaintable knows neither fonts nor the colour and the direction of texts, so that this is a
 * widget. Those that have properties are classes of their own, which tell the same of themselves.
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
