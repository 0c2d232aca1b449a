/* My curve and the ticks of the entries, on the axis of a slider.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-lettering.h"
#include "cb-log-parts.h"

/* In pixels. */
#define CURVE_HEIGHT 78.0f
#define TICKS_HEIGHT 10.0f
#define TICK         4.0f
#define LEAST_STEP   3.0f /* between two ticks; rather than be closer, some are left out */
#define LINE_WIDTH   2.5f
#define RADIUS       4.0f
#define GAP          6.0f
/* The opacity of the area below the curve, in a light and in a dark style. */
#define FIELD      0.09f
#define FIELD_DARK 0.16f

static void
axis_free (gpointer data)
{
  CbTimelineAxis *self = data;

  g_object_unref (self->slider);
  g_array_unref (self->found);
  g_clear_pointer (&self->course, cb_course_unref);
  g_free (self);
}

static gpointer
axis_copy (const CbTimelineAxis *self)
{
  CbTimelineAxis *copy = g_memdup2 (self, sizeof *self);

  g_object_ref (copy->slider);
  g_array_ref (copy->found);
  if (copy->course != NULL)
    cb_course_ref (copy->course);
  return copy;
}

static GtkWidget *
find_part (GtkWidget *widget, const char *css_name)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && !g_str_equal (gtk_widget_get_css_name (child), css_name))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Where the middle of the knob stands after @n_entries entries. The knob never leaves the trough.
 * Both are measured here, because GtkRange’s figures leave out their margins (GTK 4.18). */
static float
get_x (const CbTimelineAxis *self, const CbCanvas *canvas, guint n_entries)
{
  GtkWidget *trough = find_part (GTK_WIDGET (self->slider), "trough");
  GtkWidget *knob = trough != NULL ? find_part (trough, "slider") : NULL;
  float share = (float) n_entries / (float) MAX (self->n_entries, 1);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, canvas->width, 0);
  int size = 0;

  if (knob != NULL && gtk_widget_compute_bounds (trough, canvas->widget, &bounds))
    gtk_widget_measure (knob, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
  if (canvas->rtl)
    share = 1 - share;
  return bounds.origin.x + (float) size / 2 + (bounds.size.width - (float) size) * share;
}

static float
get_y (const CbTimelineAxis *self, guint n_entries)
{
  double most = MAX (cb_course_get_left (self->course, 0), 2);
  double share = log (cb_course_get_left (self->course, n_entries)) / log (most);

  return RADIUS + (CURVE_HEIGHT - 2 * RADIUS) * (1 - (float) share);
}

/* How many entries the curve covers: for a moment, the course may be that of an earlier log. */
static guint
get_end (const CbTimelineAxis *self)
{
  return MIN (cb_course_get_n_entries (self->course), self->n_entries);
}

/* (transfer full): the steps of the curve */
static GskPathBuilder *
trace (const CbTimelineAxis *self, const CbCanvas *canvas)
{
  GskPathBuilder *path = gsk_path_builder_new ();

  gsk_path_builder_move_to (path, get_x (self, canvas, 0), get_y (self, 0));
  for (guint n = 1; n <= get_end (self); n++)
    {
      gsk_path_builder_line_to (path, get_x (self, canvas, n), get_y (self, n - 1));
      gsk_path_builder_line_to (path, get_x (self, canvas, n), get_y (self, n));
    }
  return path;
}

static GdkRGBA
get_accent (const CbCanvas *canvas)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA accent = cb_shade_get_accent ();

  return cb_shade_step (&accent, &ground, 3);
}

/* Paints a point where cards of the envelope were found, and their names before it if they fit. */
static void
append_found (const CbTimelineAxis *self, const CbCanvas *canvas, guint position, float *used)
{
  CbCardSet cards = cb_course_get_found (self->course, position);
  g_autofree char *names = cb_edition_join_names (cb_course_get_setup (self->course)->edition,
                                                  cards);
  g_autoptr (PangoLayout) text = cb_lettering_new_small (canvas->widget, names, PANGO_WEIGHT_BOLD);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA accent = get_accent (canvas);
  float x = get_x (self, canvas, position + 1), y = get_y (self, position + 1);
  int width, height;

  cb_paint_disc (canvas->snapshot, x, y, RADIUS, &ground);
  cb_paint_circle (canvas->snapshot, x, y, RADIUS, 2, &accent);
  pango_layout_get_pixel_size (text, &width, &height);
  if (!canvas->rtl && x - RADIUS - GAP - (float) width > *used)
    {
      cb_lettering_append (canvas->snapshot, text, x - RADIUS - GAP - (float) width,
                           MIN (y - (float) height / 2, CURVE_HEIGHT - (float) height),
                           &canvas->ink);
      *used = x + RADIUS;
    }
}

static void
paint_curve (gconstpointer data, const CbCanvas *canvas)
{
  const CbTimelineAxis *self = data;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (LINE_WIDTH);
  GskPathBuilder *area;
  GdkRGBA accent = get_accent (canvas);
  GdkRGBA faint = accent;
  float used = 0;

  if (self->course == NULL)
    return;
  area = trace (self, canvas);
  gsk_path_builder_line_to (area, get_x (self, canvas, get_end (self)), CURVE_HEIGHT);
  gsk_path_builder_line_to (area, get_x (self, canvas, 0), CURVE_HEIGHT);
  gsk_path_builder_close (area);
  faint.alpha = cb_scheme_is_dark (canvas->scheme) ? FIELD_DARK : FIELD;
  cb_paint_area (canvas->snapshot, area, &faint);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  cb_paint_path (canvas->snapshot, trace (self, canvas), stroke, &accent);
  for (guint i = 0; i < get_end (self); i++)
    if (cb_course_get_found (self->course, i) != 0)
      append_found (self, canvas, i, &used);
}

/* Paints an entry’s tick: long if it found a card, long, wide and blue if it is being edited. */
static void
append_tick (const CbTimelineAxis *self, const CbCanvas *canvas, guint position)
{
  gboolean edited = (int) position == self->edited;
  gboolean tall = edited || g_array_index (self->found, gboolean, position);
  float width = edited ? 3 : 1;
  GdkRGBA colour = edited ? get_accent (canvas) : canvas->ink;

  if (!edited && !tall)
    colour.alpha *= 0.5f;
  gtk_snapshot_append_color (
    canvas->snapshot, &colour,
    &GRAPHENE_RECT_INIT (roundf (get_x (self, canvas, position + 1) - width / 2), 0, width,
                         tall ? TICKS_HEIGHT : TICK));
}

static void
paint_ticks (gconstpointer data, const CbCanvas *canvas)
{
  const CbTimelineAxis *self = data;
  float step = canvas->width / (float) MAX (self->n_entries, 1);
  guint every = (guint) MAX (ceilf (LEAST_STEP / step), 1);

  for (guint i = 0; i < self->n_entries; i++)
    if ((i + 1) % every == 0 || (int) i == self->edited || g_array_index (self->found, gboolean, i))
      append_tick (self, canvas, i);
}

static CbExtent
get_curve_extent (gconstpointer data, float scale)
{
  return (CbExtent) { 160, CURVE_HEIGHT, 1 };
}

static CbExtent
get_ticks_extent (gconstpointer data, float scale)
{
  return (CbExtent) { 160, TICKS_HEIGHT, 1 };
}

static const CbPaintingKind CURVE = { get_curve_extent, paint_curve, axis_free };
static const CbPaintingKind TICKS = { get_ticks_extent, paint_ticks, axis_free };

/* Shows in two paintings, as wide as the slider, what stands above and below it. */
void
cb_timeline_axis_show (const CbTimelineAxis *axis, CbPainting *curve, CbPainting *ticks)
{
  cb_painting_show (curve, &CURVE, axis_copy (axis));
  cb_painting_show (ticks, &TICKS, axis_copy (axis));
}
