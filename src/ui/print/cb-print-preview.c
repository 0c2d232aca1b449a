/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-print-preview.h"

/* In pixels. */
#define HEIGHT 340

static CbExtent
get_extent (gconstpointer data, float scale)
{
  const CbPrintPages *pages = data;

  return (CbExtent) { (float) lround (HEIGHT * pages->width / pages->height), HEIGHT };
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const CbPrintPages *pages = data;
  double scale = (double) canvas->height / pages->height;
  cairo_t *cr = gtk_snapshot_append_cairo (
    canvas->snapshot, &GRAPHENE_RECT_INIT (0, 0, canvas->width, canvas->height));

  cairo_scale (cr, scale, scale);
  cb_print_pages_draw (pages, 0, cr);
  cairo_destroy (cr);
}

/* Shows the first page as it will be printed, but small. @pages: (transfer full) */
void
cb_print_preview_show (CbPainting *painting, CbPrintPages *pages)
{
  static const CbPaintingKind PREVIEW = { get_extent, paint, (GDestroyNotify) cb_print_pages_free };

  cb_painting_show (painting, &PREVIEW, pages);
}
