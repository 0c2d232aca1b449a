/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-deal-parts.h"
#include "parts.h"

#if HAS_QR_CODES
#include <qrencode.h>
#else
/* In a build without the QR library nothing is drawn: the same text is shown beside it. */
typedef struct
{
  int width;
  unsigned char *data;
} QRcode;
#define QRcode_free g_free
#endif

/* The width of the white border that the standard asks for, in modules. */
#define QUIET 4
/* Sizes of a module, in pixels. */
#define MODULE     3.0f
#define MAX_MODULE 8

static int
count_modules (const QRcode *code)
{
  return code != NULL ? code->width + 2 * QUIET : 0;
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  float side = (float) count_modules (data) * MODULE;

  return (CbExtent) { side, side };
}

static gboolean
is_dark (const QRcode *code, int x, int y)
{
  return (code->data[y * code->width + x] & 1) != 0;
}

/* One rectangle for each run of dark modules in a line. */
static void
draw_line (const QRcode *code, GtkSnapshot *snapshot, int y, float module)
{
  const GdkRGBA black = { 0, 0, 0, 1 };

  for (int x = 0; x < code->width; x++)
    {
      int start = x;

      while (x < code->width && is_dark (code, x, y))
        x++;
      if (x > start)
        gtk_snapshot_append_color (snapshot, &black,
                                   &GRAPHENE_RECT_INIT ((float) (start + QUIET) * module,
                                                        (float) (y + QUIET) * module,
                                                        (float) (x - start) * module, module));
    }
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const QRcode *code = data;
  const GdkRGBA white = { 1, 1, 1, 1 };
  int width = (int) canvas->width, height = (int) canvas->height;
  int modules = count_modules (code);
  int module = modules > 0 ? MIN (MIN (width, height) / modules, MAX_MODULE) : 0;
  int size = modules * module;

  if (module == 0)
    return;
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT ((float) ((width - size) / 2),
                                                                  (float) ((height - size) / 2)));
  gtk_snapshot_append_color (canvas->snapshot, &white,
                             &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  for (int y = 0; y < code->width; y++)
    draw_line (code, canvas->snapshot, y, (float) module);
  gtk_snapshot_restore (canvas->snapshot);
}

static void
code_free (gpointer code)
{
  g_clear_pointer (&code, QRcode_free);
}

/**
 * cb_qr_code_show:
 * @text: (nullable): some hundred bytes of UTF-8, or %NULL for none
 *
 * Shows a text as a QR code, sharp because its modules are whole pixels; black on white even in
 * dark style, as cameras need. Hidden in a build that has no QR codes.
 */
void
cb_qr_code_show (CbPainting *painting, const char *text)
{
  static const CbPaintingKind QR_CODE = { get_extent, paint, code_free };
  QRcode *code = NULL;

#if HAS_QR_CODES
  if (text != NULL)
    code = QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
#endif
  cb_painting_show (painting, &QR_CODE, code);
  gtk_widget_set_visible (GTK_WIDGET (painting), HAS_QR_CODES);
}
