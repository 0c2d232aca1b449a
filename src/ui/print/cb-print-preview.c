/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-print-preview.h"

/* In pixels. */
#define HEIGHT 340

struct _CbPrintPreview
{
  GtkWidget parent_instance;

  CbPrintPages *pages;
};

G_DEFINE_FINAL_TYPE (CbPrintPreview, cb_print_preview, GTK_TYPE_WIDGET)

static void
cb_print_preview_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  CbPrintPreview *self = CB_PRINT_PREVIEW (widget);

  *minimum = *natural = HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->pages != NULL)
    *minimum = *natural = (int) lround (HEIGHT * self->pages->width / self->pages->height);
}

static void
cb_print_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbPrintPreview *self = CB_PRINT_PREVIEW (widget);
  graphene_rect_t bounds;
  double scale;
  cairo_t *cr;

  if (self->pages == NULL)
    return;
  graphene_rect_init (&bounds, 0, 0, (float) gtk_widget_get_width (widget),
                      (float) gtk_widget_get_height (widget));
  scale = gtk_widget_get_height (widget) / self->pages->height;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (cr, scale, scale);
  cb_print_pages_draw (self->pages, 0, cr);
  cairo_destroy (cr);
}

static void
cb_print_preview_class_init (CbPrintPreviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbPrintPreview, pages, cb_print_pages_free);
  widget_class->measure = cb_print_preview_measure;
  widget_class->snapshot = cb_print_preview_snapshot;

  gtk_widget_class_set_css_name (widget_class, "paper");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_print_preview_init (CbPrintPreview *self)
{
}

/**
 * cb_print_preview_set_pages:
 * @pages: (transfer full): what is shown
 */
void
cb_print_preview_set_pages (CbPrintPreview *self, CbPrintPages *pages)
{
  g_return_if_fail (CB_IS_PRINT_PREVIEW (self));
  g_return_if_fail (pages != NULL);

  g_clear_pointer (&self->pages, cb_print_pages_free);
  self->pages = pages;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns: (transfer none) (nullable): what is shown */
CbPrintPages *
cb_print_preview_get_pages (CbPrintPreview *self)
{
  g_return_val_if_fail (CB_IS_PRINT_PREVIEW (self), NULL);

  return self->pages;
}
