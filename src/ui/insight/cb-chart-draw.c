/* Axes, lines, points and tokens.
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
/* How strong what stands behind is: words, lines across, the field below me, bands of others. */
#define DIM           0.74F
#define GRID          0.1F
#define GRID_CONTRAST 0.35F
#define FIELD         0.09F
#define FIELD_DARK    0.16F
#define BAND          0.1F

/* By line, so that they can be told apart without colours; 0 ends one. */
static const float DASHES[][5] = {
  { 6, 4 }, { 2, 3.5F }, { 10, 3, 2, 3 }, { 1, 3 }, { 8, 2 },
};

typedef guint (*GetLeft) (const CbChart *self, guint seat, guint n_entries);

static guint
get_mine (const CbChart *self, guint seat, guint n_entries)
{
  return cb_course_get_left (self->course, n_entries);
}

static guint
get_others (const CbChart *self, guint seat, guint n_entries)
{
  return cb_course_get_others_left (self->course, seat, n_entries, NULL, NULL);
}

static guint
get_few (const CbChart *self, guint seat, guint n_entries)
{
  guint few;

  cb_course_get_others_left (self->course, seat, n_entries, &few, NULL);
  return few;
}

static guint
get_many (const CbChart *self, guint seat, guint n_entries)
{
  guint many;

  cb_course_get_others_left (self->course, seat, n_entries, NULL, &many);
  return many;
}

/* After how many entries a line ends. */
static guint
get_end (const CbChart *self, GetLeft get_left, guint seat)
{
  return get_left == get_mine ? cb_course_get_n_entries (self->course)
                              : cb_course_get_end (self->course, seat);
}

/* Goes on along a line to its end: an entry settles at once, so it goes in steps. */
static void
add_steps (const CbChart *self, GskPathBuilder *builder, GetLeft get_left, guint seat)
{
  for (guint n = 1; n <= get_end (self, get_left, seat); n++)
    {
      float x = _cb_chart_get_x (self, n);

      gsk_path_builder_line_to (builder, x, _cb_chart_get_y (self, get_left (self, seat, n - 1)));
      gsk_path_builder_line_to (builder, x, _cb_chart_get_y (self, get_left (self, seat, n)));
    }
}

/* The same, back to the start. */
static void
add_steps_back (const CbChart *self, GskPathBuilder *builder, GetLeft get_left, guint seat)
{
  for (guint n = get_end (self, get_left, seat); n > 0; n--)
    {
      float x = _cb_chart_get_x (self, n);

      gsk_path_builder_line_to (builder, x, _cb_chart_get_y (self, get_left (self, seat, n)));
      gsk_path_builder_line_to (builder, x, _cb_chart_get_y (self, get_left (self, seat, n - 1)));
    }
  gsk_path_builder_line_to (builder, _cb_chart_get_x (self, 0),
                            _cb_chart_get_y (self, get_left (self, seat, 0)));
}

static GskPathBuilder *
begin_line (const CbChart *self, GetLeft get_left, guint seat)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, _cb_chart_get_x (self, 0),
                            _cb_chart_get_y (self, get_left (self, seat, 0)));
  return builder;
}

static void
append_line (CbChart *self,
             GtkSnapshot *snapshot,
             GetLeft get_left,
             guint seat,
             GskStroke *stroke,
             const GdkRGBA *colour)
{
  g_autoptr (GskPathBuilder) builder = begin_line (self, get_left, seat);
  g_autoptr (GskPath) path = NULL;

  add_steps (self, builder, get_left, seat);
  path = gsk_path_builder_free_to_path (g_steal_pointer (&builder));
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
}

static GdkRGBA
get_accent (void)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA accent = cb_shade_get_accent ();

  return cb_shade_step (&accent, &ground, 3);
}

/* My line, over a field down to the foot. */
static void
append_mine (CbChart *self, GtkSnapshot *snapshot)
{
  g_autoptr (GskPathBuilder) builder = begin_line (self, get_mine, 0);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (MINE_WIDTH);
  g_autoptr (GskPath) field = NULL;
  GdkRGBA colour = get_accent ();
  GdkRGBA faint = colour;
  float foot = self->plot.origin.y + self->plot.size.height;

  add_steps (self, builder, get_mine, 0);
  gsk_path_builder_line_to (builder, _cb_chart_get_x (self, cb_course_get_n_entries (self->course)),
                            foot);
  gsk_path_builder_line_to (builder, self->plot.origin.x, foot);
  gsk_path_builder_close (builder);
  field = gsk_path_builder_free_to_path (g_steal_pointer (&builder));
  faint.alpha = cb_scheme_is_dark (cb_scheme_get ()) ? FIELD_DARK : FIELD;
  gtk_snapshot_append_fill (snapshot, field, GSK_FILL_RULE_WINDING, &faint);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  append_line (self, snapshot, get_mine, 0, stroke, &colour);
}

static GdkRGBA
get_colour_of (CbChart *self, guint seat)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA colour = cb_shade_of_player (
    cb_setup_get_player_colour (cb_course_get_setup (self->course), seat));

  return cb_shade_step (&colour, &ground, 3);
}

/* The band says what nine in ten deals leave at least, and at most. */
static void
append_band (CbChart *self, GtkSnapshot *snapshot, guint seat)
{
  g_autoptr (GskPathBuilder) builder = begin_line (self, get_few, seat);
  g_autoptr (GskPath) path = NULL;
  GdkRGBA colour = get_colour_of (self, seat);

  add_steps (self, builder, get_few, seat);
  add_steps_back (self, builder, get_many, seat);
  gsk_path_builder_close (builder);
  path = gsk_path_builder_free_to_path (g_steal_pointer (&builder));
  colour.alpha = BAND;
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
}

static void
append_others (CbChart *self, GtkSnapshot *snapshot)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  guint nth = 0;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (OTHERS_WIDTH);
      const float *dash = DASHES[nth % G_N_ELEMENTS (DASHES)];
      GdkRGBA colour = get_colour_of (self, seat);
      gsize n = 0;

      if ((int) seat == setup->me)
        continue;
      while (dash[n] > 0)
        n++;
      gsk_stroke_set_dash (stroke, dash, n);
      append_band (self, snapshot, seat);
      append_line (self, snapshot, get_others, seat, stroke, &colour);
      nth++;
    }
}

/* Lines across at 1, 3, 10, 30 and so on, as far as there is room for their numbers. */
static void
append_grid (CbChart *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  GdkRGBA words = *colour, line = *colour;
  float above = G_MAXFLOAT;

  words.alpha *= DIM;
  line.alpha *= cb_scheme_has_contrast (cb_scheme_get ()) ? GRID_CONTRAST : GRID;
  for (guint power = 1, value = 1; value <= self->most; value = power)
    {
      g_autofree char *number = g_strdup_printf ("%u", value);
      g_autoptr (PangoLayout) text = _cb_chart_make_text (self, number, FALSE);
      float y = roundf (_cb_chart_get_y (self, value));
      int width, height;

      pango_layout_get_pixel_size (text, &width, &height);
      gtk_snapshot_append_color (
        snapshot, &line, &GRAPHENE_RECT_INIT (self->plot.origin.x, y, self->plot.size.width, 1));
      if (above - y >= (float) height)
        {
          cb_lettering_append (snapshot, text, self->plot.origin.x - 8 - (float) width,
                               y - (float) height / 2, &words);
          above = y;
        }
      power = value % 3 == 0 ? value / 3 * 10 : value * 3;
    }
}

/* (transfer full): what stands below the chart after @n entries */
static PangoLayout *
make_number (CbChart *self, guint n)
{
  g_autofree char *number = n > 0 ? g_strdup_printf ("%u", n) : g_strdup (_ ("Start"));

  return _cb_chart_make_text (self, number, FALSE);
}

/* As many entries are numbered as there is room for. */
static guint
find_step (CbChart *self)
{
  static const guint STEPS[] = { 1, 2, 3, 5, 10, 20, 50, 100, 200, 500 };
  guint n = cb_course_get_n_entries (self->course);
  g_autoptr (PangoLayout) widest = make_number (self, MAX (n, 10));
  int width;

  pango_layout_get_pixel_size (widest, &width, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (STEPS); i++)
    if (self->plot.size.width / (float) MAX (n, 1) * (float) STEPS[i] >=
        (float) width + NUMBER_ROOM)
      return STEPS[i];
  return 1000;
}

static void
append_numbers (CbChart *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  guint step = find_step (self);
  float free_from = 0;
  GdkRGBA words = *colour;

  words.alpha *= DIM;
  for (guint n = 0; n <= cb_course_get_n_entries (self->course); n += step)
    {
      g_autoptr (PangoLayout) text = make_number (self, n);
      int width;
      float x;

      pango_layout_get_pixel_size (text, &width, NULL);
      x = _cb_chart_get_x (self, n) - (float) width / 2;
      if (n == 0)
        x = MAX (x, 0);
      if (x < free_from)
        continue;
      cb_lettering_append (snapshot, text, x, self->plot.origin.y + self->plot.size.height + 4,
                           &words);
      free_from = x + (float) width + 4;
    }
}

/* What is looked at elsewhere. */
static void
append_place (CbChart *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  if (self->n_read >= cb_course_get_n_entries (self->course))
    return;
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (roundf (_cb_chart_get_x (self, self->n_read)) - 1,
                                                  self->plot.origin.y, 2, self->plot.size.height));
}

static void
append_point (CbChart *self, GtkSnapshot *snapshot, guint position)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskStroke) stroke = gsk_stroke_new (MINE_WIDTH);
  g_autoptr (GskPath) path = NULL;
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA colour = get_accent ();
  float y = _cb_chart_get_y (self, cb_course_get_left (self->course, position + 1));

  gsk_path_builder_add_circle (
    builder, &GRAPHENE_POINT_INIT (_cb_chart_get_x (self, position + 1), y), RADIUS);
  path = gsk_path_builder_free_to_path (g_steal_pointer (&builder));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &ground);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

/* Where a player's line ends. */
typedef struct
{
  guint seat;
  float y;
} Ending;

static int
compare_endings (gconstpointer a, gconstpointer b)
{
  const Ending *first = a, *second = b;

  return (first->y > second->y) - (first->y < second->y);
}

/* Moves them apart, so that each can be seen, and no further down than the foot. */
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
append_token (CbChart *self, GtkSnapshot *snapshot, guint seat, float x, float y, gboolean out)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  g_autofree char *letters = cb_setup_get_player_letters (setup, seat);
  float size = _cb_chart_get_token_size (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, y - size / 2, size, size);

  cb_token_snapshot (snapshot, GTK_WIDGET (self), cb_setup_get_player_colour (setup, seat), letters,
                     &bounds);
  if (out)
    cb_token_snapshot_bar (snapshot, &bounds);
}

/* Behind the chart in the order of who is ahead; of who is out where he left. */
static void
append_tokens (CbChart *self, GtkSnapshot *snapshot)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  guint last = cb_course_get_n_entries (self->course);
  float size = _cb_chart_get_token_size (self);
  Ending endings[CB_MAX_PLAYERS];
  guint n = 0;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      gboolean mine = (int) seat == setup->me;
      guint end = cb_course_get_end (self->course, seat);
      float y;

      if (!mine && !cb_course_has_others (self->course))
        continue;
      y = _cb_chart_get_y (self, mine ? get_mine (self, seat, end) : get_others (self, seat, end));
      if (end < last)
        append_token (self, snapshot, seat, _cb_chart_get_x (self, end) - size / 2, y, TRUE);
      else
        endings[n++] = (Ending) { seat, y };
    }
  qsort (endings, n, sizeof *endings, compare_endings);
  move_apart (endings, n, size, self->plot.origin.y, self->plot.origin.y + self->plot.size.height);
  for (guint i = 0; i < n; i++)
    append_token (self, snapshot, endings[i].seat, self->plot.origin.x + self->plot.size.width + 8,
                  endings[i].y, FALSE);
}

void
_cb_chart_snapshot (CbChart *self, GtkSnapshot *snapshot)
{
  GdkRGBA colour;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  append_grid (self, snapshot, &colour);
  append_numbers (self, snapshot, &colour);
  append_place (self, snapshot, &colour);
  if (cb_course_has_others (self->course))
    append_others (self, snapshot);
  append_mine (self, snapshot);
  for (guint i = 0; i < self->points->len; i++)
    append_point (self, snapshot, ((CbChartPoint *) g_ptr_array_index (self->points, i))->position);
  _cb_chart_snapshot_labels (self, snapshot, &colour);
  append_tokens (self, snapshot);
}
