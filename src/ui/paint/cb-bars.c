/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-bars.h"
#include "cb-chances.h"
#include "cb-lettering.h"
#include "cb-player-look.h"
#include "cb-token.h"

#define HEIGHT    6.0f
#define MIN_WIDTH 48.0f
#define TROUGH    0.12f
/* Sizes of the players’ bar, which has words on it and grows with large texts. */
#define PLAYERS_HEIGHT    30.0f
#define PLAYERS_MIN_WIDTH 120.0f
#define PLAYERS_RADIUS    8.0f
/* The gap between two players, and the padding around a percentage. */
#define GAP  2.0f
#define ROOM 8.0f
/* In high contrast a chance is shown by a bar of this height at the foot, so that its edge crosses
 * no letter. */
#define FOOT 4.0f

/* The opacity of each share. */
static const float STRENGTHS[] = { 1, 0.6f, 0.35f, 0.2f };

typedef struct
{
  CbSetup *setup; /* the players whose shares they are, by seat; NULL for other shares */
  guint n;
  double shares[CB_MAX_PLAYERS];
} Bar;

static void
bar_free (gpointer data)
{
  Bar *bar = data;

  g_clear_pointer (&bar->setup, cb_setup_unref);
  g_free (bar);
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  return (CbExtent) { MIN_WIDTH, HEIGHT };
}

static CbExtent
get_players_extent (gconstpointer data, float scale)
{
  return (CbExtent) { PLAYERS_MIN_WIDTH, roundf (PLAYERS_HEIGHT * scale) };
}

/* Writes the percentage into the part if there is room. */
static void
append_percent (const CbCanvas *canvas,
                double share,
                const graphene_rect_t *part,
                const GdkRGBA *fill)
{
  g_autofree char *percent = cb_chance_describe (share);
  g_autoptr (PangoLayout)
    text = cb_lettering_new_small (canvas->widget, percent, PANGO_WEIGHT_BOLD);
  GdkRGBA ink = cb_token_get_ink (fill);
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  if ((float) width + 2 * ROOM <= part->size.width)
    cb_lettering_append (canvas->snapshot, text,
                         part->origin.x + (part->size.width - (float) width) / 2,
                         part->origin.y + (part->size.height - (float) height) / 2, &ink);
}

static void
append_player (const CbCanvas *canvas, const Bar *bar, guint seat, const graphene_rect_t *part)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA fill = cb_shade_of_player (cb_setup_get_player_colour (bar->setup, seat));
  GdkRGBA rim = cb_shade_step (&fill, &ground, 3);

  gtk_snapshot_append_color (canvas->snapshot, &fill, part);
  cb_paint_edge (canvas->snapshot, part, 0, 1, &rim);
  append_percent (canvas, bar->shares[seat], part, &fill);
}

static void
append_strength (const CbCanvas *canvas, float strength, const graphene_rect_t *part)
{
  GdkRGBA colour = canvas->ink;

  colour.alpha *= strength;
  gtk_snapshot_append_color (canvas->snapshot, &colour, part);
}

/* A bar without players also shows its empty rest. */
static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const Bar *bar = data;
  float high = bar->setup != NULL ? canvas->height : HEIGHT;
  float y = (canvas->height - high) / 2;
  float gap = bar->setup != NULL ? GAP : 0;
  GskRoundedRect outline;
  float at = 0;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, y, canvas->width, high),
                                   bar->setup != NULL ? PLAYERS_RADIUS : HEIGHT / 2);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &outline);
  for (guint i = 0; i < bar->n; i++)
    {
      float length = (float) bar->shares[i] * canvas->width;
      graphene_rect_t part = cb_canvas_place (canvas, at, y, MAX (length - gap, 0), high);

      if (bar->setup == NULL)
        append_strength (canvas, STRENGTHS[i], &part);
      else if (length > gap)
        append_player (canvas, bar, i, &part);
      at += length;
    }
  if (bar->setup == NULL)
    {
      graphene_rect_t rest = cb_canvas_place (canvas, at, y, MAX (canvas->width - at, 0), high);

      append_strength (canvas, TROUGH, &rest);
    }
  gtk_snapshot_pop (canvas->snapshot);
}

static void
show (CbPainting *painting,
      const CbPaintingKind *kind,
      CbSetup *setup,
      const double *shares,
      guint n)
{
  Bar *bar = g_new0 (Bar, 1);

  bar->setup = setup != NULL ? cb_setup_ref (setup) : NULL;
  bar->n = n;
  for (guint i = 0; i < n; i++)
    bar->shares[i] = CLAMP (shares[i], 0, 1);
  cb_painting_show (painting, kind, bar);
}

/* Shows @n shares, four at most, in the colour of the text, each fainter than the one before. */
void
cb_bars_show (CbPainting *painting, const double *shares, guint n)
{
  static const CbPaintingKind BAR = { get_extent, paint, bar_free };

  g_return_if_fail (n <= G_N_ELEMENTS (STRENGTHS));

  show (painting, &BAR, NULL, shares, n);
}

/* Shows the shares of all players, by seat, in their colours; the largest have their percentage on
 * them. */
void
cb_bars_show_players (CbPainting *painting, CbSetup *setup, const double shares[CB_MAX_PLAYERS])
{
  static const CbPaintingKind PLAYERS = { get_players_extent, paint, bar_free };

  show (painting, &PLAYERS, setup, shares, setup->n_players);
}

/**
 * cb_bars_append_chance:
 * @length: the part of the width of @canvas that stands for the chance, in pixels
 *
 * Paints a chance behind the contents of @canvas: as a fill, or as a bar at the foot.
 */
void
cb_bars_append_chance (const CbCanvas *canvas, float length, const GdkRGBA *colour)
{
  float high = cb_scheme_has_contrast (canvas->scheme) ? FOOT : canvas->height;
  graphene_rect_t fill = cb_canvas_place (canvas, 0, canvas->height - high, length, high);

  gtk_snapshot_append_color (canvas->snapshot, colour, &fill);
}
