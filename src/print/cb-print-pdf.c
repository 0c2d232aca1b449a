/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "cb-print-pages.h"

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/**
 * cb_print_to_pdf:
 * @width: of the paper, in points
 * @height: likewise
 * @draw: draws all pages, and ends each with cairo_show_page()
 * @what: passed on to @draw: what is drawn
 *
 * Returns: (transfer full) (nullable): a PDF document
 */
GBytes *
cb_print_to_pdf (double width, double height, CbPrintDraw draw, gpointer what, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  draw (cr, what, width, height);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

/* Draws all pages. The document has the date of the case, not that of the printing, so that the
 * same sheet always gives the same file. */
static void
draw_pages (cairo_t *cr, gpointer what, double width, double height)
{
  const CbPrintPages *self = what;
  cairo_surface_t *surface = cairo_get_target (cr);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, _ ("Casebook"));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                  self->created != NULL ? self->created : "");
  for (guint i = 0; i < self->pages->len; i++)
    {
      cb_print_pages_draw (self, i, cr);
      cairo_show_page (cr);
    }
}

/**
 * cb_print_pages_to_pdf:
 *
 * Returns: (transfer full) (nullable): the pages as a PDF document
 */
GBytes *
cb_print_pages_to_pdf (const CbPrintPages *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return cb_print_to_pdf (self->width, self->height, draw_pages, (gpointer) self, error);
}
