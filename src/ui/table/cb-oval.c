/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays out the drawn table. Seats are on the rim as far apart as possible, each with its hand
 * towards the middle; shared things are in the middle in as few lines as possible. The table is as
 * wide as its place, and grows in height until nothing overlaps, for two players as for ten, on
 * small screens and with large texts. */

#include "config.h"

#include <math.h>

#include "cb-oval.h"

/* In pixels. */
#define WIDEST     700.0f
#define LEAST_HIGH 230.0f
#define MOST_HIGH  430.0f
#define TALLEST    2400.0f
#define GROWS_BY   12.0f
#define RATIO      0.62f /* height to width, before the table grows in height */
#define HAND_GAP   7.0f
#define GAP        5.0f
#define STEP       6.0f
#define RIM        12.0f
#define CROWD      7 /* from so many seats on, each gets less of the width */

static float
get_radius (const graphene_rect_t *oval)
{
  return MIN (oval->size.width, oval->size.height) * 0.47f;
}

/**
 * cb_oval_make_path:
 *
 * Returns: (transfer full): the rim, from the middle of its bottom, clockwise
 */
GskPath *
cb_oval_make_path (const graphene_rect_t *oval)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  float left = oval->origin.x, top = oval->origin.y;
  float right = left + oval->size.width, bottom = top + oval->size.height;
  float r = get_radius (oval);

  gsk_path_builder_move_to (builder, (left + right) / 2, bottom);
  gsk_path_builder_line_to (builder, left + r, bottom);
  gsk_path_builder_svg_arc_to (builder, r, r, 0, FALSE, TRUE, left, bottom - r);
  gsk_path_builder_line_to (builder, left, top + r);
  gsk_path_builder_svg_arc_to (builder, r, r, 0, FALSE, TRUE, left + r, top);
  gsk_path_builder_line_to (builder, right - r, top);
  gsk_path_builder_svg_arc_to (builder, r, r, 0, FALSE, TRUE, right, top + r);
  gsk_path_builder_line_to (builder, right, bottom - r);
  gsk_path_builder_svg_arc_to (builder, r, r, 0, FALSE, TRUE, right - r, bottom);
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

static graphene_rect_t
center_at (float x, float y, const graphene_size_t *size)
{
  return GRAPHENE_RECT_INIT (x - size->width / 2, y - size->height / 2, size->width, size->height);
}

static gboolean
are_apart (const graphene_rect_t *a, const graphene_rect_t *b, float gap)
{
  return a->origin.x + a->size.width + gap <= b->origin.x ||
         b->origin.x + b->size.width + gap <= a->origin.x ||
         a->origin.y + a->size.height + gap <= b->origin.y ||
         b->origin.y + b->size.height + gap <= a->origin.y;
}

/* How far the corners of the table reach in at a height. */
static float
get_corner (const graphene_rect_t *oval, float y)
{
  float r = get_radius (oval);
  float into = MAX (oval->origin.y + r - y, y - (oval->origin.y + oval->size.height - r));

  if (into <= 0)
    return 0;
  return into >= r ? r : r - sqrtf (r * r - into * into);
}

/* Returns: the x nearest to @x at which the hand is on the cloth */
static float
keep_inside (const graphene_rect_t *oval, float x, float y, const graphene_size_t *hand)
{
  float upper = get_corner (oval, y - hand->height / 2 - RIM);
  float lower = get_corner (oval, y + hand->height / 2 + RIM);
  float inset = RIM + 4 + hand->width / 2 + MAX (upper, lower);

  inset = MIN (inset, oval->size.width / 2);
  return CLAMP (x, oval->origin.x + inset, oval->origin.x + oval->size.width - inset);
}

/* Places a seat at a point of the rim, and its hand above it; seats further up than @upper, a part
 * of the height from the middle, have it below. At the sides, seat and hand share the point. */
static void
place_seat (const CbOvalParts *parts,
            guint seat,
            const graphene_point_t *at,
            float width,
            float upper,
            CbOvalPlaces *places)
{
  const graphene_rect_t *oval = &places->oval;
  float cx = oval->origin.x + oval->size.width / 2, cy = oval->origin.y + oval->size.height / 2;
  float nx = (at->x - cx) / oval->size.width, ny = (at->y - cy) / oval->size.height;
  float upright = ny * ny / MAX (nx * nx + ny * ny, 0.0001f);
  gboolean above = ny > upper;
  graphene_size_t size = parts->seats[seat];
  const graphene_size_t *hand = &parts->fans[seat];
  float most = fabsf (nx) < 0.05f ? width * 0.9f : width * (parts->n_seats < CROWD ? 0.48f : 0.4f);
  float shift = (1 - upright) * (hand->height + HAND_GAP) / 2;
  float x, y, hand_y;

  size.width = MIN (size.width, most);
  x = CLAMP (at->x, size.width / 2 + 3, width - size.width / 2 - 3);
  y = at->y + (above ? shift : -shift);
  places->seats[seat] = center_at (x, y, &size);
  hand_y = size.height / 2 + HAND_GAP + hand->height / 2;
  hand_y = y + (above ? -hand_y : hand_y);
  places->fans[seat] = center_at (keep_inside (oval, x, hand_y, hand), hand_y, hand);
}

graphene_point_t
cb_oval_get_point (const graphene_rect_t *oval, float part)
{
  g_autoptr (GskPath) path = cb_oval_make_path (oval);
  g_autoptr (GskPathMeasure) measure = gsk_path_measure_new (path);
  graphene_point_t at = oval->origin;
  GskPathPoint point;

  if (gsk_path_measure_get_point (measure, gsk_path_measure_get_length (measure) * part, &point))
    gsk_path_point_get_position (&point, path, &at);
  return at;
}

/* Returns: where a seat is on the rim if those at a side are at equal distances in height, which
 * keeps a tall table lower */
static graphene_point_t
get_point_at_side (const graphene_rect_t *oval, float part)
{
  float up = part <= 0.5f ? 2 * part : 2 - 2 * part;
  float y = oval->origin.y + oval->size.height * (1 - up);
  float in = get_corner (oval, y);

  if (part <= 0 || part == 0.5f)
    return GRAPHENE_POINT_INIT (oval->origin.x + oval->size.width / 2, y);
  return GRAPHENE_POINT_INIT (
    part < 0.5f ? oval->origin.x + in : oval->origin.x + oval->size.width - in, y);
}

static void
place_seats (const CbOvalParts *parts, float width, gboolean at_sides, CbOvalPlaces *places)
{
  for (guint i = 0; i < parts->n_seats; i++)
    {
      float part = (float) i / (float) parts->n_seats;
      graphene_point_t at = at_sides ? get_point_at_side (&places->oval, part)
                                     : cb_oval_get_point (&places->oval, part);

      place_seat (parts, i, &at, width, at_sides ? -0.45f : -0.02f, places);
    }
}

static gboolean
have_seats_room (const CbOvalParts *parts, const CbOvalPlaces *places)
{
  for (guint i = 0; i < parts->n_seats; i++)
    for (guint j = 0; j < parts->n_seats; j++)
      {
        if (j > i && (!are_apart (&places->seats[i], &places->seats[j], GAP) ||
                      !are_apart (&places->fans[i], &places->fans[j], GAP)))
          return FALSE;
        if (j != i && !are_apart (&places->seats[i], &places->fans[j], GAP))
          return FALSE;
      }
  return TRUE;
}

static gboolean
is_free (const CbOvalParts *parts, const CbOvalPlaces *places, const graphene_rect_t *thing)
{
  for (guint i = 0; i < parts->n_seats; i++)
    if (!are_apart (thing, &places->seats[i], GAP) || !are_apart (thing, &places->fans[i], GAP))
      return FALSE;
  return TRUE;
}

/* The size of a line of @n things. */
static graphene_size_t
measure_line (const CbOvalParts *parts, guint first, guint n)
{
  graphene_size_t line = { GAP * (float) (n - 1), 0 };

  for (guint i = first; i < first + n; i++)
    {
      line.width += parts->things[i].width;
      line.height = MAX (line.height, parts->things[i].height);
    }
  return line;
}

/* Lays a line of things in the middle of the table, all on the same foot.
 *
 * Returns: whether nothing is in the way */
static gboolean
lay_line (const CbOvalParts *parts, guint first, guint n, float y, CbOvalPlaces *places)
{
  graphene_size_t line = measure_line (parts, first, n);
  float x = places->oval.origin.x + (places->oval.size.width - line.width) / 2;
  gboolean free = x >= places->oval.origin.x + RIM;

  for (guint i = first; i < first + n; i++)
    {
      const graphene_size_t *size = &parts->things[i];

      places->things[i] = GRAPHENE_RECT_INIT (x, y + line.height - size->height, size->width,
                                              size->height);
      free = free && is_free (parts, places, &places->things[i]);
      x += size->width + GAP;
    }
  return free;
}

/* Lays each line at the next height, from @y on, where nothing is in the way.
 *
 * Returns: where the last one ends */
static float
lay_things (const CbOvalParts *parts, guint per_line, float y, float end, CbOvalPlaces *places)
{
  for (guint first = 0; first < parts->n_things; first += per_line)
    {
      guint n = MIN (per_line, parts->n_things - first);

      while (!lay_line (parts, first, n, y, places) && y < end)
        y += STEP;
      y += measure_line (parts, first, n).height + GAP;
    }
  return y - GAP;
}

/* Lays @per_line things in a line, with all lines as near to the middle as there is room.
 *
 * Returns: how far from the middle they are, or -1 if there is no room for them */
static float
try_things (const CbOvalParts *parts, guint per_line, CbOvalPlaces *places)
{
  const graphene_rect_t *oval = &places->oval;
  float top = oval->origin.y + RIM + GAP, end = oval->origin.y + oval->size.height - RIM - GAP;
  float high = lay_things (parts, per_line, end, end, places) - end;

  for (float y = (top + end - high) / 2; y >= top; y -= STEP)
    {
      float last = lay_things (parts, per_line, y, end, places);
      float first = places->things[0].origin.y;

      if (last <= end)
        return fabsf ((first + last) / 2 - (top + end) / 2);
    }
  return -1;
}

/* Places the things as near to the middle and in as few, equally full lines as possible. */
static gboolean
place_things (const CbOvalParts *parts, CbOvalPlaces *places)
{
  guint best = 0;
  float least = 0;

  if (parts->n_things == 0)
    return TRUE;
  for (guint lines = 1; lines <= parts->n_things; lines++)
    {
      guint per_line = (parts->n_things + lines - 1) / lines;
      float off = try_things (parts, per_line, places);

      if (off >= 0 && (best == 0 || off < least - STEP))
        {
          best = per_line;
          least = off;
        }
    }
  return best > 0 && try_things (parts, best, places) >= 0;
}

static void
move_down (graphene_rect_t *rects, guint n, float by)
{
  for (guint i = 0; i < n; i++)
    rects[i].origin.y += by;
}

/* Moves everything so that the highest part is at the upper edge of the place. */
static void
finish (const CbOvalParts *parts, CbOvalPlaces *places)
{
  graphene_rect_t all = places->oval;

  for (guint i = 0; i < parts->n_seats; i++)
    graphene_rect_union (&all, &places->seats[i], &all);
  move_down (&places->oval, 1, 4 - all.origin.y);
  move_down (places->seats, parts->n_seats, 4 - all.origin.y);
  move_down (places->fans, parts->n_seats, 4 - all.origin.y);
  move_down (places->things, parts->n_things, 4 - all.origin.y);
  places->height = all.size.height + 8;
}

/* Makes things no wider than the cloth. If there are too many they may still overlap. */
static CbOvalParts
fit_things (const CbOvalParts *parts, float wide)
{
  CbOvalParts fit = *parts;

  for (guint i = 0; i < fit.n_things; i++)
    fit.things[i].width = MIN (fit.things[i].width, wide - 2 * (RIM + 2));
  return fit;
}

/**
 * cb_oval_place:
 * @width: of the place, in pixels
 * @places: (out): where everything is
 *
 * Takes some thousand comparisons of rectangles.
 */
void
cb_oval_place (const CbOvalParts *parts, float width, CbOvalPlaces *places)
{
  float inset = CLAMP (width * 0.085f, 20, 90);
  float wide = MIN (MAX (width - 2 * inset, 100), WIDEST);
  float high = CLAMP (wide * RATIO, LEAST_HIGH, MOST_HIGH);
  CbOvalParts fit = fit_things (parts, wide);

  *places = (CbOvalPlaces) { 0 };
  for (gboolean found = FALSE; !found && high < TALLEST; high += GROWS_BY)
    {
      places->oval = GRAPHENE_RECT_INIT ((width - wide) / 2, 0, wide, high);
      for (guint at_sides = 0; at_sides < 2 && !found; at_sides++)
        {
          place_seats (&fit, width, at_sides > 0, places);
          found = have_seats_room (&fit, places) && place_things (&fit, places);
        }
    }
  if (high >= TALLEST)
    lay_things (&fit, 1, 0, 0, places);
  finish (&fit, places);
}
