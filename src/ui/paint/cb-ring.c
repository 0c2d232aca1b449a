/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-ring.h"
#include "cb-shade.h"

#define SIZE  30.0f
#define WIDTH 4.5f

struct _CbRing
{
  GtkWidget parent_instance;

  double share;
};

G_DEFINE_FINAL_TYPE (CbRing, cb_ring, GTK_TYPE_WIDGET)

static void
cb_ring_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  *minimum = *natural = (int) roundf (SIZE * cb_shade_get_text_scale (widget));
}

/* (transfer full): of the circle round (0, 0), clockwise from the top */
static GskPath *
create_arc (float radius, double share)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  double angle = 2 * G_PI * share;

  if (share >= 1)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (0, 0), radius);
  else
    {
      gsk_path_builder_move_to (builder, 0, -radius);
      gsk_path_builder_svg_arc_to (builder, radius, radius, 0, share > 0.5, TRUE,
                                   radius * (float) sin (angle), -radius * (float) cos (angle));
    }
  return gsk_path_builder_free_to_path (g_steal_pointer (&builder));
}

static void
append_arc (GtkSnapshot *snapshot, float radius, float width, double share, const GdkRGBA *colour)
{
  g_autoptr (GskPath) path = create_arc (radius, share);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);

  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
}

static void
cb_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbRing *self = CB_RING (widget);
  float size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  float width = WIDTH * size / SIZE;
  float radius = (size - width) / 2;
  GdkRGBA accent = cb_shade_get_accent ();
  GdkRGBA trough;

  gtk_widget_get_color (widget, &trough);
  trough.alpha *= cb_scheme_has_contrast (cb_scheme_get ()) ? 0.4f : 0.15f;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                (float) gtk_widget_get_height (widget) / 2));
  append_arc (snapshot, radius, width, 1, &trough);
  if (self->share > 0)
    append_arc (snapshot, radius, width, self->share, &accent);
  gtk_snapshot_restore (snapshot);
}

static void
cb_ring_class_init (CbRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_ring_measure;
  widget_class->snapshot = cb_ring_snapshot;

  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbRing, share, G_TYPE_DOUBLE, G_PARAM_READWRITE, gtk_widget_queue_draw));

  gtk_widget_class_set_css_name (widget_class, "ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_ring_init (CbRing *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
