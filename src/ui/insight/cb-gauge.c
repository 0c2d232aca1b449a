/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-gauge.h"
#include "cb-paint.h"
#include "cb-shade.h"

/* In pixels, with ordinary texts. */
#define SIZE     124.0f
#define WIDTH    12.0f
#define KEY_SIZE 14.0f
#define RADIUS   6.0f
#define STROKE   2.0f
/* Of the whole circle, and where it begins, clockwise from the top, in radians. */
#define SPAN  (240 * G_PI / 180)
#define BEGIN (-SPAN / 2)
/* How strong the empty arc is. */
#define TROUGH          0.12f
#define TROUGH_CONTRAST 0.4f

struct _CbGauge
{
  GtkWidget parent_instance;

  double shares[CB_N_GAUGE_MARKS];
};

G_DEFINE_FINAL_TYPE (CbGauge, cb_gauge, GTK_TYPE_WIDGET)

struct _CbGaugeKey
{
  GtkWidget parent_instance;

  CbGaugeMark mark;
};

G_DEFINE_FINAL_TYPE (CbGaugeKey, cb_gauge_key, GTK_TYPE_WIDGET)

/* (transfer full): round (0, 0) */
static GskPath *
create_diamond (float radius)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, 0, -radius);
  gsk_path_builder_line_to (builder, radius, 0);
  gsk_path_builder_line_to (builder, 0, radius);
  gsk_path_builder_line_to (builder, -radius, 0);
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (g_steal_pointer (&builder));
}

static GskPath *
create_circle (float radius)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  gsk_path_builder_add_circle (builder, graphene_point_zero (), radius);
  return gsk_path_builder_free_to_path (g_steal_pointer (&builder));
}

/* A circle or a diamond round @x, @y: filled with the ground, so that it is seen on the bar. */
static void
append_mark (GtkSnapshot *snapshot,
             GtkWidget *widget,
             CbGaugeMark mark,
             float x,
             float y,
             float scale)
{
  g_autoptr (GskPath) path = mark == CB_GAUGE_LATER ? create_circle (RADIUS * scale)
                                                    : create_diamond (RADIUS * 1.15f * scale);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (STROKE * scale);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA ink;

  gtk_widget_get_color (widget, &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &ground);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Where a share is on an arc round (0, 0); from right to left it runs the other way. */
static graphene_point_t
get_point (GtkWidget *widget, float radius, double share)
{
  float direction = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  double angle = BEGIN + SPAN * share;

  return GRAPHENE_POINT_INIT (direction * radius * (float) sin (angle),
                              -radius * (float) cos (angle));
}

static void
append_arc (GtkSnapshot *snapshot,
            GtkWidget *widget,
            float radius,
            float width,
            double share,
            const GdkRGBA *colour)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);
  GskPathBuilder *builder = gsk_path_builder_new ();
  graphene_point_t from = get_point (widget, radius, 0);
  graphene_point_t to = get_point (widget, radius, share);

  gsk_path_builder_move_to (builder, from.x, from.y);
  gsk_path_builder_svg_arc_to (builder, radius, radius, 0, SPAN * share > G_PI,
                               gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL, to.x, to.y);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  cb_paint_path (snapshot, builder, stroke, colour);
}

static void
cb_gauge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbGauge *self = CB_GAUGE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float scale = width / SIZE;
  float radius = (width - WIDTH * scale) / 2 - RADIUS * scale / 4;
  GdkRGBA accent = cb_shade_get_accent ();
  GdkRGBA trough;

  gtk_widget_get_color (widget, &trough);
  trough.alpha *= cb_scheme_has_contrast (cb_scheme_get ()) ? TROUGH_CONTRAST : TROUGH;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, width / 2));
  append_arc (snapshot, widget, radius, WIDTH * scale, 1, &trough);
  if (self->shares[CB_GAUGE_NOW] > 0)
    append_arc (snapshot, widget, radius, WIDTH * scale, self->shares[CB_GAUGE_NOW], &accent);
  for (CbGaugeMark mark = CB_GAUGE_LATER; mark < CB_N_GAUGE_MARKS; mark++)
    {
      graphene_point_t at = get_point (widget, radius, self->shares[mark]);

      append_mark (snapshot, widget, mark, at.x, at.y, scale);
    }
  gtk_snapshot_restore (snapshot);
}

/* Below its ends it leaves no room. */
static void
cb_gauge_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  float size = SIZE * cb_shade_get_text_scale (widget);

  *minimum = *natural = (int) roundf (orientation == GTK_ORIENTATION_HORIZONTAL ? size
                                                                                : size * 0.82f);
}

static void
cb_gauge_class_init (CbGaugeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_gauge_measure;
  widget_class->snapshot = cb_gauge_snapshot;

  gtk_widget_class_set_css_name (widget_class, "gauge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_gauge_init (CbGauge *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* @share: 0…1 */
void
cb_gauge_set (CbGauge *self, CbGaugeMark mark, double share)
{
  g_return_if_fail (CB_IS_GAUGE (self));
  g_return_if_fail (mark < CB_N_GAUGE_MARKS);

  self->shares[mark] = CLAMP (share, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cb_gauge_key_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = (int) roundf ((KEY_SIZE + 2) * cb_shade_get_text_scale (widget));
}

static void
cb_gauge_key_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbGaugeKey *self = CB_GAUGE_KEY (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float scale = cb_shade_get_text_scale (widget) * 0.85f;
  GdkRGBA accent = cb_shade_get_accent ();

  if (self->mark != CB_GAUGE_NOW)
    {
      append_mark (snapshot, widget, self->mark, width / 2, height / 2, scale);
      return;
    }
  cb_paint_fill (snapshot, &GRAPHENE_RECT_INIT (1, height / 2 - 3 * scale, width - 2, 6 * scale),
                 3 * scale, &accent);
}

static void
cb_gauge_key_class_init (CbGaugeKeyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);


  widget_class->measure = cb_gauge_key_measure;
  widget_class->snapshot = cb_gauge_key_snapshot;

  cb_fields_install (object_class,
                     CB_FIELD (CbGaugeKey, mark, G_TYPE_UINT, G_PARAM_CONSTRUCT_ONLY));

  gtk_widget_class_set_css_name (widget_class, "gaugekey");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_gauge_key_init (CbGaugeKey *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
