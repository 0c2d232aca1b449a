/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-dial.h"

/* In pixels, with ordinary texts. */
#define RING_SIZE   30.0f
#define RING_WIDTH  4.5f
#define GAUGE_SIZE  124.0f
#define GAUGE_WIDTH 12.0f
#define KEY_SIZE    16.0f
#define RADIUS      6.0f
#define STROKE      2.0f
/* The opacity of the empty part of the arc. */
#define RING_TROUGH     0.15f
#define GAUGE_TROUGH    0.12f
#define TROUGH_CONTRAST 0.4f

/* Angles are in radians, clockwise from the top; counter-clockwise where people read from right to
 * left. */
typedef struct
{
  float x, y; /* its middle */
  float radius;
  float width;
  double begin;
  double span;
  float direction; /* −1 for counter-clockwise */
} Arc;

static graphene_point_t
get_point (const Arc *arc, double share)
{
  double angle = arc->begin + arc->span * share;

  return GRAPHENE_POINT_INIT (arc->x + arc->direction * arc->radius * (float) sin (angle),
                              arc->y - arc->radius * (float) cos (angle));
}

static void
append_arc (GtkSnapshot *snapshot, const Arc *arc, double share, const GdkRGBA *colour)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (arc->width);
  GskPathBuilder *builder = gsk_path_builder_new ();
  graphene_point_t from = get_point (arc, 0), to = get_point (arc, share);

  if (arc->span * share >= 2 * G_PI)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (arc->x, arc->y), arc->radius);
  else
    {
      gsk_path_builder_move_to (builder, from.x, from.y);
      gsk_path_builder_svg_arc_to (builder, arc->radius, arc->radius, 0, arc->span * share > G_PI,
                                   arc->direction > 0, to.x, to.y);
    }
  if (arc->span < 2 * G_PI)
    gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  cb_paint_path (snapshot, builder, stroke, colour);
}

/* Paints the arc, and on it the part that @share fills. */
static void
append_dial (const CbCanvas *canvas, const Arc *arc, float strength, double share)
{
  GdkRGBA accent = cb_shade_get_accent ();
  GdkRGBA trough = canvas->ink;

  trough.alpha *= cb_scheme_has_contrast (canvas->scheme) ? TROUGH_CONTRAST : strength;
  append_arc (canvas->snapshot, arc, 1, &trough);
  if (share > 0)
    append_arc (canvas->snapshot, arc, share, &accent);
}

static CbExtent
get_ring_extent (gconstpointer data, float scale)
{
  return (CbExtent) { RING_SIZE * scale, RING_SIZE * scale };
}

static void
paint_ring (gconstpointer data, const CbCanvas *canvas)
{
  float size = MIN (canvas->width, canvas->height);
  float width = RING_WIDTH * size / RING_SIZE;
  Arc arc = { canvas->width / 2, canvas->height / 2, (size - width) / 2, width, 0, 2 * G_PI, 1 };

  append_dial (canvas, &arc, RING_TROUGH, *(const double *) data);
}

/* Shows a ring that fills from the top. */
void
cb_dial_show_ring (CbPainting *painting, double share)
{
  static const CbPaintingKind RING = { get_ring_extent, paint_ring };

  cb_painting_show (painting, &RING, g_memdup2 (&share, sizeof share));
}

/* Paints a circle or diamond at @x, @y, filled with the background so that it stands out on the
 * bar. */
static void
append_mark (const CbCanvas *canvas, CbGaugeMark mark, float x, float y, float scale)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskStroke) stroke = gsk_stroke_new (STROKE * scale);
  g_autoptr (GskPath) path = NULL;
  float radius = RADIUS * scale;

  if (mark == CB_GAUGE_WAITING)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), radius);
  else
    {
      radius *= 1.15f;
      gsk_path_builder_move_to (builder, x, y - radius);
      gsk_path_builder_line_to (builder, x + radius, y);
      gsk_path_builder_line_to (builder, x, y + radius);
      gsk_path_builder_line_to (builder, x - radius, y);
      gsk_path_builder_close (builder);
    }
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (canvas->snapshot, path, GSK_FILL_RULE_WINDING, &ground);
  gtk_snapshot_append_stroke (canvas->snapshot, path, stroke, &canvas->ink);
}

/* The arc is open below, so the gauge is less high than wide. */
static CbExtent
get_gauge_extent (gconstpointer data, float scale)
{
  return (CbExtent) { roundf (GAUGE_SIZE * scale), roundf (GAUGE_SIZE * scale * 0.82f) };
}

static void
paint_gauge (gconstpointer data, const CbCanvas *canvas)
{
  const double *shares = data;
  float scale = canvas->width / GAUGE_SIZE;
  Arc arc = { canvas->width / 2,
              canvas->width / 2,
              (canvas->width - GAUGE_WIDTH * scale) / 2 - RADIUS * scale / 4,
              GAUGE_WIDTH * scale,
              -G_PI * 2 / 3,
              G_PI * 4 / 3,
              canvas->rtl ? -1 : 1 };

  append_dial (canvas, &arc, GAUGE_TROUGH, shares[CB_GAUGE_NOW]);
  for (CbGaugeMark mark = CB_GAUGE_WAITING; mark < CB_N_GAUGE_MARKS; mark++)
    {
      graphene_point_t at = get_point (&arc, MAX (shares[mark], 0));

      if (shares[mark] >= 0)
        append_mark (canvas, mark, at.x, at.y, scale);
    }
}

/* Shows three chances on one arc that is open below. */
void
cb_dial_show_gauge (CbPainting *painting, const double shares[CB_N_GAUGE_MARKS])
{
  static const CbPaintingKind GAUGE = { get_gauge_extent, paint_gauge };

  cb_painting_show (painting, &GAUGE, g_memdup2 (shares, CB_N_GAUGE_MARKS * sizeof *shares));
}

static CbExtent
get_key_extent (gconstpointer data, float scale)
{
  return (CbExtent) { roundf (KEY_SIZE * scale), roundf (KEY_SIZE * scale) };
}

static void
paint_key (gconstpointer data, const CbCanvas *canvas)
{
  CbGaugeMark mark = *(const CbGaugeMark *) data;
  float scale = cb_shade_get_text_scale (canvas->widget) * 0.85f;
  float y = canvas->height / 2;
  GdkRGBA accent = cb_shade_get_accent ();

  if (mark == CB_GAUGE_NOW)
    cb_paint_fill (canvas->snapshot,
                   &GRAPHENE_RECT_INIT (1, y - 3 * scale, canvas->width - 2, 6 * scale), 3 * scale,
                   &accent);
  else
    append_mark (canvas, mark, canvas->width / 2, y, scale);
}

/* Shows one of the marks of a gauge, as a key beside the words for it. */
void
cb_dial_show_key (CbPainting *painting, CbGaugeMark mark)
{
  static const CbPaintingKind KEY = { get_key_extent, paint_key };

  cb_painting_show (painting, &KEY, g_memdup2 (&mark, sizeof mark));
}
