/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-columns.h"
#include "cb-lettering.h"

/* In pixels, with ordinary texts. */
#define TEXT 12.0f
#define LINE 2.0f
#define EDGE 1.5f
/* The width of a column as a part of the step to the next; and the least width of a chart. */
#define BAR         0.62f
#define LEAST_WIDTH 300.0f

typedef struct
{
  const CbColumnsLook *look;
  GArray *columns; /* CbColumn structs */
} Chart;

/* Where the columns are. */
typedef struct
{
  const CbCanvas *canvas;
  const CbColumnsLook *look;
  float left;
  float foot;
  float step;
  guint every; /* every how many columns one has its name */
  float unit;  /* pixels for a value of 1 */
} Frame;

static void
chart_free (gpointer data)
{
  Chart *chart = data;

  g_array_unref (chart->columns);
  g_free (chart);
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  const Chart *chart = data;
  const CbColumnsLook *look = chart->look;
  float n = (float) chart->columns->len;

  if (look->largest_step > 0)
    return (CbExtent) { n * look->step, floorf (look->height * scale),
                        MIN (n * look->least_step, LEAST_WIDTH) };
  return (CbExtent) { floorf (look->step * scale * MAX (n, 4)), floorf (look->height * scale) };
}

/* Writes a text in the middle of a column, above or below @y, unless it is wider than @room. */
static void
append_text (const Frame *frame,
             const char *text,
             PangoWeight weight,
             float middle,
             float y,
             gboolean above,
             float room)
{
  g_autoptr (PangoLayout)
    layout = cb_lettering_new_of_size (frame->canvas->widget, text, weight, TEXT);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if ((float) width <= room)
    cb_lettering_append (frame->canvas->snapshot, layout, middle - (float) width / 2,
                         above ? y - (float) height : y, &frame->canvas->ink);
}

static void
append_bar (const Frame *frame, const CbColumn *column, const graphene_rect_t *bounds)
{
  GdkRGBA colour = cb_shade_get_accent ();

  if (!cb_scheme_has_contrast (frame->canvas->scheme))
    colour.alpha = frame->look->strength;
  if (column->hollow)
    cb_paint_edge (frame->canvas->snapshot, bounds, 0, EDGE, &colour);
  else
    gtk_snapshot_append_color (frame->canvas->snapshot, &colour, bounds);
}

static void
append_column (const Frame *frame, const CbColumn *column, guint nth)
{
  float wide = frame->step * BAR;
  float start = frame->left + frame->step * ((float) nth + 0.5f);
  float middle = frame->look->mirrored && frame->canvas->rtl ? frame->canvas->width - start : start;
  float high = (float) column->value * frame->unit;
  float due = (float) column->due * frame->unit;

  append_bar (frame, column,
              &GRAPHENE_RECT_INIT (middle - wide / 2, frame->foot - high, wide, high));
  if (column->due >= 0)
    gtk_snapshot_append_color (
      frame->canvas->snapshot, &frame->canvas->ink,
      &GRAPHENE_RECT_INIT (middle - wide / 2 - 2, frame->foot - due - LINE / 2, wide + 4, LINE));
  if (nth % frame->every == 0)
    append_text (frame, column->name, frame->look->name, middle, frame->foot + frame->look->gap,
                 FALSE, frame->step * (float) frame->every);
  append_text (frame, column->figure, frame->look->figure, middle,
               frame->foot - MAX (high, due) - frame->look->gap, TRUE, frame->step);
}

/* Returns: the most that any column has to show */
static double
find_highest (GArray *columns)
{
  double highest = 1;

  for (guint i = 0; i < columns->len; i++)
    {
      const CbColumn *column = &g_array_index (columns, CbColumn, i);

      highest = MAX (highest, MAX (column->value, column->due));
    }
  return highest;
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const Chart *chart = data;
  const CbColumnsLook *look = chart->look;
  float scale = cb_shade_get_text_scale (canvas->widget);
  float line = TEXT * 1.5f * scale;
  float n = (float) chart->columns->len;
  Frame frame = { .canvas = canvas, .look = look, .foot = canvas->height - line };

  if (n == 0)
    return;
  frame.step = look->step * scale;
  if (look->largest_step > 0)
    {
      frame.step = MIN (canvas->width / n, look->largest_step);
      frame.left = (canvas->width - frame.step * n) / 2;
    }
  frame.every = (guint) ceilf (line * 1.2f / frame.step);
  frame.unit = (frame.foot - line) / (float) find_highest (chart->columns);
  for (guint i = 0; i < chart->columns->len; i++)
    append_column (&frame, &g_array_index (chart->columns, CbColumn, i), i);
  gtk_snapshot_append_color (
    canvas->snapshot, &canvas->ink,
    &GRAPHENE_RECT_INIT (frame.left, frame.foot, canvas->width - 2 * frame.left, 1));
}

/**
 * cb_columns_show:
 * @look: (transfer none): static
 * @columns: (transfer full) (element-type CbColumn): from the left, unless the look mirrors them
 *
 * A chart of columns. Where there is no room for all texts some are left out: figures that matter
 * belong into a table beside it.
 */
void
cb_columns_show (CbPainting *painting, const CbColumnsLook *look, GArray *columns)
{
  static const CbPaintingKind COLUMNS = { get_extent, paint, chart_free };
  Chart chart = { look, columns };

  cb_painting_show (painting, &COLUMNS, g_memdup2 (&chart, sizeof chart));
}
