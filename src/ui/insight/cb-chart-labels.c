/* What stands beside the points of a chart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A label goes to the first of four places around its point where it covers neither my line nor
 * another point or label, if possible no line of another player either. If there is no such place
 * it is left out, as the point itself and the table say the same. */

#include "config.h"

#include "cb-chart-private.h"
#include "cb-lettering.h"

/* Distances from a point to its label, and around a point, in pixels. */
#define NEAR       9
#define POINT_ROOM 8
#define DIM        0.74F

/* Where a label is, seen from its point: x and y are −1 for before or above, 1 for behind or
 * below. */
static const struct
{
  int x, y;
} PLACES[] = { { -1, 1 }, { 1, -1 }, { 1, 1 }, { -1, -1 } };

/* Whether the line of @seat crosses @area. */
static gboolean
covers_line (const CbChart *self, const graphene_rect_t *area, int seat)
{
  for (guint n = 1; n <= _cb_chart_get_end (self, seat); n++)
    {
      float from = _cb_chart_get_x (self, n - 1), to = _cb_chart_get_x (self, n);
      float before, after;
      graphene_rect_t across, down;

      if (to + 2 < area->origin.x || from > area->origin.x + area->size.width)
        continue;
      before = _cb_chart_get_y (self, _cb_chart_get_left (self, seat, CB_CHART_MIDDLE, n - 1));
      after = _cb_chart_get_y (self, _cb_chart_get_left (self, seat, CB_CHART_MIDDLE, n));
      across = GRAPHENE_RECT_INIT (from, before - 2, to - from, 4);
      down = GRAPHENE_RECT_INIT (to - 2, before, 4, after - before);
      if (graphene_rect_intersection (area, &across, NULL) ||
          graphene_rect_intersection (area, &down, NULL))
        return TRUE;
    }
  return FALSE;
}

static gboolean
covers_others (const CbChart *self, const graphene_rect_t *area)
{
  const CbSetup *setup = cb_course_get_setup (self->course);

  for (guint seat = 0; cb_course_has_others (self->course) && seat < setup->n_players; seat++)
    if ((int) seat != setup->me && covers_line (self, area, (int) seat))
      return TRUE;
  return FALSE;
}

static gboolean
covers_point (const CbChart *self, const graphene_rect_t *area)
{
  for (guint i = 0; i < self->points->len; i++)
    {
      const CbChartPoint *point = g_ptr_array_index (self->points, i);
      graphene_point_t spot = _cb_chart_get_spot (self, point->position);
      graphene_rect_t room = GRAPHENE_RECT_INIT (spot.x - POINT_ROOM, spot.y - POINT_ROOM,
                                                 2 * POINT_ROOM, 2 * POINT_ROOM);

      if (graphene_rect_intersection (area, &room, NULL))
        return TRUE;
    }
  return FALSE;
}

static gboolean
covers_label (GArray *taken, const graphene_rect_t *area)
{
  for (guint i = 0; i < taken->len; i++)
    if (graphene_rect_intersection (area, &g_array_index (taken, graphene_rect_t, i), NULL))
      return TRUE;
  return FALSE;
}

/* Finds a free place, and marks it as taken. Returns: whether there is one. @clear: whether it must
 * not cover other players’ lines either */
static gboolean
find_place (const CbChart *self,
            const CbChartPoint *point,
            float width,
            float height,
            gboolean clear,
            GArray *taken,
            graphene_rect_t *area)
{
  graphene_point_t spot = _cb_chart_get_spot (self, point->position);

  for (guint i = 0; i < G_N_ELEMENTS (PLACES); i++)
    {
      float x = PLACES[i].x < 0 ? spot.x - NEAR - width : spot.x + NEAR;
      float y = PLACES[i].y < 0 ? spot.y - height - 2 : spot.y + 2;

      *area = GRAPHENE_RECT_INIT (x, y, width, height);
      if (graphene_rect_contains_rect (&self->plot, area) &&
          !covers_line (self, area, CB_CHART_MINE) && !covers_point (self, area) &&
          !covers_label (taken, area) && !(clear && covers_others (self, area)))
        {
          g_array_append_val (taken, *area);
          return TRUE;
        }
    }
  return FALSE;
}

static void
append_text (GtkSnapshot *snapshot,
             PangoLayout *text,
             const graphene_rect_t *area,
             float y,
             gboolean to_end,
             const GdkRGBA *colour)
{
  int width;

  pango_layout_get_pixel_size (text, &width, NULL);
  cb_lettering_append (snapshot, text,
                       area->origin.x + (to_end ? area->size.width - (float) width : 0),
                       area->origin.y + y, colour);
}

static void
append_label (CbChart *self, const CbCanvas *canvas, const CbChartPoint *point, GArray *taken)
{
  g_autoptr (PangoLayout)
    title = cb_lettering_new_small (canvas->widget, point->title, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) detail = cb_lettering_new_small (
    canvas->widget, point->detail != NULL ? point->detail : "", PANGO_WEIGHT_NORMAL);
  GdkRGBA dim = canvas->ink;
  int width, height, more_width = 0, more_height = 0;
  graphene_rect_t area;
  gboolean to_end;

  pango_layout_get_pixel_size (title, &width, &height);
  if (point->detail != NULL)
    pango_layout_get_pixel_size (detail, &more_width, &more_height);
  width = MAX (width, more_width);
  if (!find_place (self, point, (float) width, (float) (height + more_height), TRUE, taken,
                   &area) &&
      !find_place (self, point, (float) width, (float) (height + more_height), FALSE, taken, &area))
    return;
  to_end = area.origin.x < _cb_chart_get_x (self, point->position + 1);
  dim.alpha *= DIM;
  append_text (canvas->snapshot, title, &area, 0, to_end, &canvas->ink);
  if (point->detail != NULL)
    append_text (canvas->snapshot, detail, &area, (float) height, to_end, &dim);
}

/* Places the labels of the last findings first, as those are what people look for. */
void
_cb_chart_paint_labels (CbChart *self, const CbCanvas *canvas)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  for (guint i = self->points->len; i > 0; i--)
    {
      const CbChartPoint *point = g_ptr_array_index (self->points, i - 1);

      if (point->title != NULL)
        append_label (self, canvas, point, taken);
    }
}
