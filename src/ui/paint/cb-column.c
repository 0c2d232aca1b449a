/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-column.h"
#include "cb-lettering.h"
#include "cb-player-look.h"
#include "cb-token.h"

/* In pixels, with ordinary texts. */
#define TEXT        12.0f
#define LINE        2.0f
#define EDGE        1.2f
#define GAP         3.0f
#define DOT         4.5f
#define STEP        34.0f
#define BAR         20.0f
#define AXIS        30.0f
#define TOKEN       22.0f
#define LEAST_TOKEN 8.0f
/* The width of the widest bar as a part of its column, and the opacity of lines across. */
#define SHARE         0.68f
#define GRID          0.1f
#define GRID_CONTRAST 0.35f
/* The opacity of the field below a line. */
#define FIELD 0.1f

/* Where things are on the canvas. */
typedef struct
{
  const CbCanvas *canvas;
  const CbColumn *column;
  float scale; /* how much larger than usual texts are */
  float top;
  float foot;
} Frame;

static void
column_free (gpointer data)
{
  CbColumn *column = data;

  g_clear_pointer (&column->setup, cb_setup_unref);
  g_free ((char *) column->note);
  g_free (column);
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  const CbColumn *column = data;

  if (column->axis)
    return (CbExtent) { AXIS * scale, floorf (column->height * scale) };
  return (CbExtent) { STEP * scale, floorf (column->height * scale), column->width };
}

static float
get_y (const Frame *frame, double value)
{
  const CbColumn *column = frame->column;

  return frame->foot - (float) ((value - column->least) / (column->most - column->least)) *
                         (frame->foot - frame->top);
}

/* @x: the middle of the text; @room: a text that is wider is left out */
static void
append_text (const Frame *frame,
             const char *text,
             PangoWeight weight,
             float x,
             float y,
             float room,
             const GdkRGBA *colour)
{
  g_autoptr (PangoLayout)
    layout = cb_lettering_new_of_size (frame->canvas->widget, text, weight, TEXT);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if ((float) width <= room)
    cb_lettering_append (frame->canvas->snapshot, layout, x - (float) width / 2, y, colour);
}

static void
append_grid (const Frame *frame)
{
  const CbCanvas *canvas = frame->canvas;
  const CbColumn *column = frame->column;
  GdkRGBA colour = canvas->ink;

  colour.alpha = cb_scheme_has_contrast (canvas->scheme) ? GRID_CONTRAST : GRID;
  for (double at = column->least; column->grid > 0 && at <= column->most; at += column->grid)
    {
      float y = roundf (get_y (frame, at));
      g_autofree char *number = g_strdup_printf ("%g", at);

      if (!column->axis)
        gtk_snapshot_append_color (canvas->snapshot, &colour,
                                   &GRAPHENE_RECT_INIT (0, y, canvas->width, 1));
      else if (at > column->least)
        append_text (frame, number, PANGO_WEIGHT_NORMAL, canvas->width / 2,
                     y - TEXT * 0.75f * frame->scale, canvas->width, &canvas->ink);
    }
}

static GdkRGBA
get_shade (const char *light, const char *dark, CbScheme scheme)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, cb_scheme_is_dark (scheme) ? dark : light);
  return colour;
}

static void
append_bar (const Frame *frame)
{
  const CbCanvas *canvas = frame->canvas;
  const CbColumn *column = frame->column;
  GdkRGBA fill = column->accent ? cb_shade_get_accent ()
                                : get_shade ("#d3d3d7", "#5c5c62", canvas->scheme);
  GdkRGBA edge = get_shade ("#838386", "#a2a2a4", canvas->scheme);
  float width = MIN (canvas->width * SHARE, BAR * frame->scale);
  float y = get_y (frame, column->value), zero = get_y (frame, MAX (column->least, 0));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((canvas->width - width) / 2, MIN (y, zero), width,
                                               fabsf (zero - y));

  if (column->good)
    fill = edge = get_shade ("#007c3d", "#5bd08a", canvas->scheme);
  if (cb_scheme_has_contrast (canvas->scheme))
    edge = canvas->ink;
  if (column->accent || column->good ||
      !(column->dashed || cb_scheme_has_contrast (canvas->scheme)))
    cb_paint_fill (canvas->snapshot, &bounds, 2, &fill);
  if (!column->accent && column->dashed)
    for (float at = 0; at < width; at += 5)
      gtk_snapshot_append_color (
        canvas->snapshot, &edge,
        &GRAPHENE_RECT_INIT (bounds.origin.x + at, y, MIN (3, width - at), LINE));
  if (!column->accent)
    cb_paint_edge (canvas->snapshot, &bounds, 2, column->dashed ? EDGE / 2 : EDGE, &edge);
}

/* (transfer full): the line from edge to edge or, if @field, the outline of the field below it */
static GskPathBuilder *
trace_line (const Frame *frame, gboolean field)
{
  const CbColumn *column = frame->column;
  GskPathBuilder *builder = gsk_path_builder_new ();
  double values[] = { column->from, column->value, column->to };
  float step = frame->canvas->width / 2, x = 0;
  gboolean drawn = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (!isnan (values[i]))
      {
        x = step * (float) i;
        if (field && !drawn)
          gsk_path_builder_move_to (builder, x, frame->foot);
        (drawn || field ? gsk_path_builder_line_to
                        : gsk_path_builder_move_to) (builder, x, get_y (frame, values[i]));
        drawn = TRUE;
      }
  if (field && drawn)
    gsk_path_builder_line_to (builder, x, frame->foot);
  return builder;
}

/* Draws the dot, and the line through it, over a field. */
static void
append_dot (const Frame *frame)
{
  const CbCanvas *canvas = frame->canvas;
  const CbColumn *column = frame->column;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2.5f);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA accent = cb_shade_get_accent (), faint = accent;
  GdkRGBA colour = cb_shade_step (&accent, &ground, 3);
  float middle = canvas->width / 2;

  faint.alpha = FIELD;
  cb_paint_area (canvas->snapshot, trace_line (frame, TRUE), &faint);
  cb_paint_path (canvas->snapshot, trace_line (frame, FALSE), stroke, &colour);
  if (isnan (column->value))
    return;
  cb_paint_disc (canvas->snapshot, middle, get_y (frame, column->value), DOT,
                 column->accent ? &colour : &ground);
  cb_paint_circle (canvas->snapshot, middle, get_y (frame, column->value), DOT, LINE, &colour);
}

static void
append_top (const Frame *frame, float y)
{
  const CbCanvas *canvas = frame->canvas;
  const CbColumn *column = frame->column;
  float size = CLAMP (canvas->width - 2, LEAST_TOKEN, TOKEN * frame->scale);
  g_autofree char *letters = NULL;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((canvas->width - size) / 2, y - size - GAP, size,
                                               size);

  append_text (frame, column->figure, PANGO_WEIGHT_BOLD, canvas->width / 2,
               y - TEXT * 1.5f * frame->scale - GAP, canvas->width, &canvas->ink);
  if (column->setup == NULL)
    return;
  letters = size > LEAST_TOKEN + 3 ? cb_setup_get_player_letters (column->setup, column->seat)
                                   : g_strdup ("");
  cb_token_snapshot (canvas->snapshot, canvas->widget,
                     cb_setup_get_player_colour (column->setup, column->seat), letters, &bounds);
}

/* Draws this column’s part of the bracket. The column in the middle also draws the words. */
static void
append_bracket (const Frame *frame)
{
  const CbCanvas *canvas = frame->canvas;
  const CbColumn *column = frame->column;
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA accent = cb_shade_get_accent ();
  GdkRGBA colour = cb_shade_step (&accent, &ground, 4.5);
  gboolean first = column->nth == 0, last = column->nth + 1 == column->span;
  float y = frame->foot + GAP, inset = canvas->width * (1 - SHARE) / 2;
  float start = first ? inset : 0, end = canvas->width - (last ? inset : 0);

  gtk_snapshot_append_color (canvas->snapshot, &colour,
                             &GRAPHENE_RECT_INIT (start, y + 4, end - start, EDGE));
  if (first || last)
    gtk_snapshot_append_color (canvas->snapshot, &colour,
                               &GRAPHENE_RECT_INIT (first ? start : end - EDGE, y, EDGE, 4 + EDGE));
  if (column->nth == column->span / 2)
    append_text (frame, column->note, PANGO_WEIGHT_BOLD,
                 column->span % 2 == 0 ? 0 : canvas->width / 2, y + 5,
                 canvas->width * (float) column->span, &colour);
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const CbColumn *column = data;
  float scale = cb_shade_get_text_scale (canvas->widget);
  float line = (TEXT * 1.5f + 2 * GAP) * scale;
  Frame frame = { canvas, column, scale, TOKEN * scale + 2 * GAP, canvas->height - line };
  float highest = frame.foot;
  guint every = (guint) ceilf (TEXT * 1.8f * scale / MAX (canvas->width, 1));

  if (column->dot)
    frame.top = DOT + GAP;
  if (column->bare)
    {
      frame.top = GAP;
      frame.foot = highest = canvas->height - GAP;
    }
  append_grid (&frame);
  if (column->axis)
    return;
  if (column->dot)
    append_dot (&frame);
  else if (!isnan (column->value))
    {
      append_bar (&frame);
      highest = MIN (highest, get_y (&frame, column->value));
    }
  if (!isnan (column->due))
    {
      float width = MIN (canvas->width * SHARE, BAR * scale) + 4, y = get_y (&frame, column->due);

      highest = MIN (highest, y);
      gtk_snapshot_append_color (
        canvas->snapshot, &canvas->ink,
        &GRAPHENE_RECT_INIT ((canvas->width - width) / 2, y - LINE / 2, width, LINE));
    }
  append_top (&frame, highest);
  if (column->span > 0)
    append_bracket (&frame);
  else if (column->index % every == 0)
    append_text (&frame, column->name, PANGO_WEIGHT_NORMAL, canvas->width / 2, frame.foot + GAP,
                 G_MAXFLOAT, &canvas->ink);
}

/* Returns: (transfer floating): a #CbPainting, which assistive technology ignores */
GtkWidget *
cb_column_new (const CbColumn *column)
{
  static const CbPaintingKind COLUMN = { get_extent, paint, column_free };
  CbPainting *painting = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  CbColumn *copy = g_memdup2 (column, sizeof *column);

  copy->setup = column->setup != NULL ? cb_setup_ref (column->setup) : NULL;
  copy->note = g_strdup (column->note);
  cb_painting_show (painting, &COLUMN, copy);
  gtk_widget_set_valign (GTK_WIDGET (painting), GTK_ALIGN_FILL);
  return GTK_WIDGET (painting);
}
