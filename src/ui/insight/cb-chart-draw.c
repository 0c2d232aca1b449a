/* Paints the chart: axes, lines, points and tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-chart-private.h"
#include "cb-lettering.h"
#include "cb-player-look.h"
#include "cb-shade.h"
#include "cb-token.h"

#define MINE_WIDTH   3
#define OTHERS_WIDTH 1.6F
#define RADIUS       5.5F
/* Least room between two numbers at the foot, in pixels. */
#define NUMBER_ROOM 12
/* Opacities of what is in the background: words, lines across, the area below my line, the bands of
 * others. */
#define DIM           0.74F
#define GRID          0.1F
#define GRID_CONTRAST 0.35F
#define FIELD         0.09F
#define FIELD_DARK    0.16F
#define BAND          0.1F

/* Distances from a point to its label, and around a point, in pixels. */
#define NEAR       9
#define POINT_ROOM 8

/* The dashes of each line, which differ even without colours; 0 ends a pattern. */
static const float DASHES[][5] = {
  { 6, 4 }, { 2, 3.5F }, { 10, 3, 2, 3 }, { 1, 3 }, { 8, 2 },
};

/* The end of a player’s line. */
typedef struct
{
  guint seat;
  float y;
} Ending;

/* Where on the chart things are, and how large. */

/* The x coordinate after a number of entries. */
static float
get_x (const CbChart *self, double n_entries)
{
  guint n = MAX (cb_course_get_n_entries (self->course), 1);

  return self->plot.origin.x + self->plot.size.width * (float) (n_entries / n);
}

/* The y coordinate of a number of solutions on the logarithmic scale; one solution is at the
 * foot. */
static float
get_y (const CbChart *self, double left)
{
  double share = log (MAX (left, 1)) / log (MAX (self->most, 2));

  return self->plot.origin.y + self->plot.size.height * (float) (1 - share);
}

/* The point of my line after the entry at @position. */
graphene_point_t
_cb_chart_get_spot (const CbChart *self, guint position)
{
  return GRAPHENE_POINT_INIT (get_x (self, position + 1),
                              get_y (self, cb_course_get_left (self->course, position + 1)));
}

/* How many entries a line has. @seat: whose line, or %CB_CHART_MINE */
static guint
get_end (const CbChart *self, int seat)
{
  return seat == CB_CHART_MINE ? cb_course_get_n_entries (self->course)
                               : cb_course_get_end (self->course, (guint) seat);
}

/* How many solutions a line says are left. @seat: whose it is, or %CB_CHART_MINE, without a band */
static guint
get_left (const CbChart *self, int seat, CbChartEdge edge, guint n_entries)
{
  guint middle, few, many;

  if (seat == CB_CHART_MINE)
    return cb_course_get_left (self->course, n_entries);
  middle = cb_course_get_others_left (self->course, (guint) seat, n_entries, &few, &many);
  return edge == CB_CHART_FEW ? few : edge == CB_CHART_MANY ? many : middle;
}

/* The size of a token in pixels: small enough for those of all players, one below the other. */
static float
get_token_size (CbChart *self)
{
  guint n = self->course != NULL ? cb_course_get_setup (self->course)->n_players : 1;
  float room = self->plot.size.height / (float) MAX (n, 1) - 2;

  return CLAMP (roundf (18 * cb_shade_get_text_scale (GTK_WIDGET (self))), 12, MAX (room, 12));
}

static void
add_place (const CbChart *self,
           GskPathBuilder *builder,
           int seat,
           CbChartEdge edge,
           guint n,
           guint x)
{
  gsk_path_builder_line_to (builder, get_x (self, x), get_y (self, get_left (self, seat, edge, n)));
}

/* Adds a line up to its end in steps, because an entry changes the number all at once. */
static void
add_steps (const CbChart *self, GskPathBuilder *builder, int seat, CbChartEdge edge)
{
  for (guint n = 1; n <= get_end (self, seat); n++)
    {
      add_place (self, builder, seat, edge, n - 1, n);
      add_place (self, builder, seat, edge, n, n);
    }
}

/* Adds the steps of add_steps() in reverse, back to the start. */
static void
add_steps_back (const CbChart *self, GskPathBuilder *builder, int seat, CbChartEdge edge)
{
  for (guint n = get_end (self, seat); n > 0; n--)
    {
      add_place (self, builder, seat, edge, n, n);
      add_place (self, builder, seat, edge, n - 1, n);
    }
  add_place (self, builder, seat, edge, 0, 0);
}

/* (transfer full): a line to its end */
static GskPathBuilder *
trace (const CbChart *self, int seat, CbChartEdge edge)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, self->plot.origin.x,
                            get_y (self, get_left (self, seat, edge, 0)));
  add_steps (self, builder, seat, edge);
  return builder;
}

static GdkRGBA
get_accent (const CbCanvas *canvas)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA accent = cb_shade_get_accent ();

  return cb_shade_step (&accent, &ground, 3);
}

/* Draws my line, with an area below it. */
static void
append_mine (CbChart *self, const CbCanvas *canvas)
{
  GskPathBuilder *builder = trace (self, CB_CHART_MINE, CB_CHART_MIDDLE);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (MINE_WIDTH);
  GdkRGBA colour = get_accent (canvas);
  GdkRGBA faint = colour;
  float foot = self->plot.origin.y + self->plot.size.height;

  gsk_path_builder_line_to (builder, get_x (self, cb_course_get_n_entries (self->course)), foot);
  gsk_path_builder_line_to (builder, self->plot.origin.x, foot);
  gsk_path_builder_close (builder);
  faint.alpha = cb_scheme_is_dark (canvas->scheme) ? FIELD_DARK : FIELD;
  cb_paint_area (canvas->snapshot, builder, &faint);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  cb_paint_path (canvas->snapshot, trace (self, CB_CHART_MINE, CB_CHART_MIDDLE), stroke, &colour);
}

static GdkRGBA
get_colour_of (CbChart *self, guint seat)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA colour = cb_shade_of_player (
    cb_setup_get_player_colour (cb_course_get_setup (self->course), seat));

  return cb_shade_step (&colour, &ground, 3);
}

static void
append_other (CbChart *self, const CbCanvas *canvas, guint seat, const float *dash)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (OTHERS_WIDTH);
  GskPathBuilder *band = trace (self, (int) seat, CB_CHART_FEW);
  GdkRGBA colour = get_colour_of (self, seat);
  GdkRGBA faint = colour;
  gsize n = 0;

  add_steps_back (self, band, (int) seat, CB_CHART_MANY);
  gsk_path_builder_close (band);
  faint.alpha = BAND;
  cb_paint_area (canvas->snapshot, band, &faint);
  while (dash[n] > 0)
    n++;
  gsk_stroke_set_dash (stroke, dash, n);
  cb_paint_path (canvas->snapshot, trace (self, (int) seat, CB_CHART_MIDDLE), stroke, &colour);
}

static void
append_others (CbChart *self, const CbCanvas *canvas)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  guint nth = 0;

  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      append_other (self, canvas, seat, DASHES[nth++ % G_N_ELEMENTS (DASHES)]);
}

/* Lines across at 1, 3, 10, 30 and so on, as far as there is room for their numbers. */
static void
append_grid (CbChart *self, const CbCanvas *canvas)
{
  GdkRGBA words = canvas->ink, line = canvas->ink;
  float above = G_MAXFLOAT;

  words.alpha *= DIM;
  line.alpha *= cb_scheme_has_contrast (canvas->scheme) ? GRID_CONTRAST : GRID;
  for (guint power = 1, value = 1; value <= self->most; value = power)
    {
      g_autofree char *number = g_strdup_printf ("%u", value);
      g_autoptr (PangoLayout)
        text = cb_lettering_new_small (canvas->widget, number, PANGO_WEIGHT_NORMAL);
      float y = roundf (get_y (self, value));
      int width, height;

      pango_layout_get_pixel_size (text, &width, &height);
      gtk_snapshot_append_color (
        canvas->snapshot, &line,
        &GRAPHENE_RECT_INIT (self->plot.origin.x, y, self->plot.size.width, 1));
      if (above - y >= (float) height)
        {
          cb_lettering_append (canvas->snapshot, text, self->plot.origin.x - 8 - (float) width,
                               y - (float) height / 2, &words);
          above = y;
        }
      power = value % 3 == 0 ? value / 3 * 10 : value * 3;
    }
}

/* (transfer full): what stands below the chart after @n entries */
static PangoLayout *
make_number (const CbCanvas *canvas, guint n)
{
  g_autofree char *number = n > 0 ? g_strdup_printf ("%u", n) : g_strdup (_ ("Start"));

  return cb_lettering_new_small (canvas->widget, number, PANGO_WEIGHT_NORMAL);
}

/* How many entries there are from one number to the next, so that the numbers do not overlap. */
static guint
find_step (CbChart *self, const CbCanvas *canvas)
{
  static const guint STEPS[] = { 1, 2, 3, 5, 10, 20, 50, 100, 200, 500 };
  guint n = cb_course_get_n_entries (self->course);
  g_autoptr (PangoLayout) widest = make_number (canvas, MAX (n, 10));
  int width;

  pango_layout_get_pixel_size (widest, &width, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (STEPS); i++)
    if (self->plot.size.width / (float) MAX (n, 1) * (float) STEPS[i] >=
        (float) width + NUMBER_ROOM)
      return STEPS[i];
  return 1000;
}

static void
append_numbers (CbChart *self, const CbCanvas *canvas)
{
  guint step = find_step (self, canvas);
  float free_from = 0;
  GdkRGBA words = canvas->ink;

  words.alpha *= DIM;
  for (guint n = 0; n <= cb_course_get_n_entries (self->course); n += step)
    {
      g_autoptr (PangoLayout) text = make_number (canvas, n);
      int width;
      float x;

      pango_layout_get_pixel_size (text, &width, NULL);
      x = get_x (self, n) - (float) width / 2;
      if (n == 0)
        x = MAX (x, 0);
      if (x < free_from)
        continue;
      cb_lettering_append (canvas->snapshot, text, x,
                           self->plot.origin.y + self->plot.size.height + 4, &words);
      free_from = x + (float) width + 4;
    }
}

/* Marks the position in the log that the sheet shows. */
static void
append_place (CbChart *self, const CbCanvas *canvas)
{
  if (self->n_read >= cb_course_get_n_entries (self->course))
    return;
  gtk_snapshot_append_color (canvas->snapshot, &canvas->ink,
                             &GRAPHENE_RECT_INIT (roundf (get_x (self, self->n_read)) - 1,
                                                  self->plot.origin.y, 2, self->plot.size.height));
}

/* Draws a point, filled with the background so that it stands out on the line. */
static void
append_point (CbChart *self, const CbCanvas *canvas, guint position)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA colour = get_accent (canvas);
  graphene_point_t spot = _cb_chart_get_spot (self, position);

  cb_paint_disc (canvas->snapshot, spot.x, spot.y, RADIUS, &ground);
  cb_paint_circle (canvas->snapshot, spot.x, spot.y, RADIUS, MINE_WIDTH, &colour);
}

static int
compare_endings (gconstpointer a, gconstpointer b)
{
  const Ending *first = a, *second = b;

  return (first->y > second->y) - (first->y < second->y);
}

/* Moves the ends apart until none covers another, and none is below the foot of the chart. */
static void
move_apart (Ending *endings, guint n, float size, float top, float foot)
{
  float apart = n > 1 ? MIN (size + 3, (foot - top) / (float) (n - 1)) : 0;

  for (guint i = 0; i < n; i++)
    endings[i].y = MAX (endings[i].y, i > 0 ? endings[i - 1].y + apart : top);
  for (guint i = n; i > 0; i--)
    endings[i - 1].y = MIN (endings[i - 1].y, i < n ? endings[i].y - apart : foot);
}

static void
append_token (CbChart *self, const CbCanvas *canvas, guint seat, float x, float y, gboolean out)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  g_autofree char *letters = cb_setup_get_player_letters (setup, seat);
  float size = get_token_size (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, y - size / 2, size, size);

  cb_token_snapshot (canvas->snapshot, canvas->widget, cb_setup_get_player_colour (setup, seat),
                     letters, &bounds);
  if (out)
    cb_token_snapshot_bar (canvas->snapshot, &bounds);
}

/* Draws the players’ tokens beside the chart, the one ahead first; a player who is out has his
 * token where his line ends. */
static void
append_tokens (CbChart *self, const CbCanvas *canvas)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  guint last = cb_course_get_n_entries (self->course);
  float size = get_token_size (self);
  Ending endings[CB_MAX_PLAYERS];
  guint n = 0;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      gboolean mine = (int) seat == setup->me;
      guint end = cb_course_get_end (self->course, seat);
      float y;

      if (!mine && !cb_course_has_others (self->course))
        continue;
      y = get_y (self, get_left (self, mine ? CB_CHART_MINE : (int) seat, CB_CHART_MIDDLE, end));
      if (end < last)
        append_token (self, canvas, seat, get_x (self, end) - size / 2, y, TRUE);
      else
        endings[n++] = (Ending) { seat, y };
    }
  qsort (endings, n, sizeof *endings, compare_endings);
  move_apart (endings, n, size, self->plot.origin.y, self->plot.origin.y + self->plot.size.height);
  for (guint i = 0; i < n; i++)
    append_token (self, canvas, endings[i].seat, self->plot.origin.x + self->plot.size.width + 8,
                  endings[i].y, FALSE);
}

/* Where a label is, seen from its point: x and y are −1 for before or above, 1 for behind or
 * below. */
static const struct
{
  int x, y;
} PLACES[] = { { -1, 1 }, { 1, -1 }, { 1, 1 }, { -1, -1 } };

/* A label goes to the first of four places around its point where it covers neither my line nor
 * another point or label, if possible no line of another player either. If there is no such place
 * it is left out, because the point itself and the table say the same. */

/* Whether the line of @seat crosses @area. */
static gboolean
covers_line (const CbChart *self, const graphene_rect_t *area, int seat)
{
  for (guint n = 1; n <= get_end (self, seat); n++)
    {
      float from = get_x (self, n - 1), to = get_x (self, n);
      float before, after;
      graphene_rect_t across, down;

      if (to + 2 < area->origin.x || from > area->origin.x + area->size.width)
        continue;
      before = get_y (self, get_left (self, seat, CB_CHART_MIDDLE, n - 1));
      after = get_y (self, get_left (self, seat, CB_CHART_MIDDLE, n));
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

/* Finds a free place for a label, and marks it as taken. Returns: whether there is one. @clear:
 * whether the place must not cover other players’ lines either */
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
  to_end = area.origin.x < get_x (self, point->position + 1);
  dim.alpha *= DIM;
  append_text (canvas->snapshot, title, &area, 0, to_end, &canvas->ink);
  if (point->detail != NULL)
    append_text (canvas->snapshot, detail, &area, (float) height, to_end, &dim);
}

/* Places the labels of the last findings first, because those are what people look for. */
static void
paint_labels (CbChart *self, const CbCanvas *canvas)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  for (guint i = self->points->len; i > 0; i--)
    {
      const CbChartPoint *point = g_ptr_array_index (self->points, i - 1);

      if (point->title != NULL)
        append_label (self, canvas, point, taken);
    }
}

void
_cb_chart_paint (CbChart *self, const CbCanvas *canvas)
{
  append_grid (self, canvas);
  append_numbers (self, canvas);
  append_place (self, canvas);
  if (cb_course_has_others (self->course))
    append_others (self, canvas);
  append_mine (self, canvas);
  for (guint i = 0; i < self->points->len; i++)
    append_point (self, canvas, ((CbChartPoint *) g_ptr_array_index (self->points, i))->position);
  paint_labels (self, canvas);
  append_tokens (self, canvas);
}
