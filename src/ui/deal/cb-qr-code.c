/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-qr-code.h"
#include "parts.h"

#if HAS_QR_CODES
#include <qrencode.h>
#else
/* Nothing is drawn then: what it would say stands beside it as text. */
typedef struct
{
  int width;
  unsigned char *data;
} QRcode;
#define QRcode_free g_free
#endif

/* The white around it that the standard asks for, in modules. */
#define QUIET 4
/* Sizes of a module, in pixels. */
#define MIN_MODULE     3
#define NATURAL_MODULE 3
#define MAX_MODULE     8

struct _CbQrCode
{
  GtkWidget parent_instance;

  QRcode *code; /* NULL while there is no text */
};

G_DEFINE_FINAL_TYPE (CbQrCode, cb_qr_code, GTK_TYPE_WIDGET)

static int
count_modules (CbQrCode *self)
{
  return self->code != NULL ? self->code->width + 2 * QUIET : 0;
}

static void
cb_qr_code_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  int modules = count_modules (CB_QR_CODE (widget));

  *minimum = modules * MIN_MODULE;
  *natural = modules * NATURAL_MODULE;
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
cb_qr_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbQrCode *self = CB_QR_CODE (widget);
  const GdkRGBA white = { 1, 1, 1, 1 };
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int modules = count_modules (self);
  int module = modules > 0 ? MIN (MIN (width, height) / modules, MAX_MODULE) : 0;
  int size = modules * module;

  if (module == 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((float) ((width - size) / 2), (float) ((height - size) / 2)));
  gtk_snapshot_append_color (snapshot, &white,
                             &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  for (int y = 0; y < self->code->width; y++)
    draw_line (self->code, snapshot, y, (float) module);
  gtk_snapshot_restore (snapshot);
}

static void
cb_qr_code_class_init (CbQrCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbQrCode, code, QRcode_free);
  widget_class->measure = cb_qr_code_measure;
  widget_class->snapshot = cb_qr_code_snapshot;

  gtk_widget_class_set_css_name (widget_class, "qrcode");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_qr_code_init (CbQrCode *self)
{
}


/**
 * cb_qr_code_set_text:
 * @text: (nullable): some hundred bytes of UTF-8, or %NULL for none
 *
 * Hides itself in a build that has no QR codes.
 */
void
cb_qr_code_set_text (CbQrCode *self, const char *text)
{
  g_return_if_fail (CB_IS_QR_CODE (self));

  g_clear_pointer (&self->code, QRcode_free);
#if HAS_QR_CODES
  if (text != NULL)
    self->code = QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
#endif
  gtk_widget_set_visible (GTK_WIDGET (self), HAS_QR_CODES);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
