/* cb-swatch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-swatch.h"

#define SIZE 14

struct _CbSwatch
{
  GtkWidget parent_instance;

  gboolean filled;
  GdkRGBA colour;
};

G_DEFINE_FINAL_TYPE (CbSwatch, cb_swatch, GTK_TYPE_WIDGET)

static void
cb_swatch_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

/* The ring is drawn in the text's colour, so that pale and dark dots both stand out. */
static void
cb_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSwatch *self = CB_SWATCH (widget);
  float x = (float) (gtk_widget_get_width (widget) - SIZE) / 2;
  float y = (float) (gtk_widget_get_height (widget) - SIZE) / 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, y, SIZE, SIZE);
  GskRoundedRect dot;
  GdkRGBA ring;

  gtk_widget_get_color (widget, &ring);
  ring.alpha *= self->filled ? 0.35f : 0.55f;
  gsk_rounded_rect_init_from_rect (&dot, &bounds, (float) SIZE / 2);
  if (self->filled)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &dot);
      gtk_snapshot_append_color (snapshot, &self->colour, &bounds);
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_append_border (snapshot, &dot, (float[]) { 1, 1, 1, 1 },
                              (GdkRGBA[]) { ring, ring, ring, ring });
}

static void
cb_swatch_class_init (CbSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_swatch_measure;
  widget_class->snapshot = cb_swatch_snapshot;

  gtk_widget_class_set_css_name (widget_class, "swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_swatch_init (CbSwatch *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
cb_swatch_new (const char *colour)
{
  CbSwatch *self = g_object_new (CB_TYPE_SWATCH, NULL);

  cb_swatch_set_colour (self, colour);
  return GTK_WIDGET (self);
}

/**
 * cb_swatch_set_colour:
 * @colour: (nullable): "#rrggbb"; %NULL for an empty ring
 */
void
cb_swatch_set_colour (CbSwatch *self, const char *colour)
{
  g_return_if_fail (CB_IS_SWATCH (self));

  self->filled = colour != NULL && gdk_rgba_parse (&self->colour, colour);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
