/* Paints a small sheet as it looks at a level of assistance: some cards of the classic box, the
 * envelope and three players after a few turns. It is the same little game at each level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-bars.h"
#include "cb-chances.h"
#include "cb-editions.h"
#include "cb-glyph.h"
#include "cb-help-picture.h"
#include "cb-icons.h"
#include "cb-lettering.h"
#include "cb-token.h"

/* In pixels; MOST_SCALE limits what grows with the text, because columns do not grow. */
#define MOST_SCALE 1.5f
#define HEAD       38.0f
#define ROW        30.0f
#define COLUMN     46.0f
#define LEAST      (4 * COLUMN + 70)
#define WIDTH      (4 * COLUMN + 118)
#define TOKEN      24.0f
#define GLYPH      15.0f
#define MARK       14.0f
#define GAP        3.0f
#define ROUND      6.0f

/* What a cell shows if it does not show a chance in percent. */
enum
{
  OPEN = -1,
  NO = -2,
  YES = -3,
  PENCIL = -4,
};

#define N_COLUMNS 4

/* A line of the sheet. If there is little room only those lines are shown that differ between
 * levels, which have “always” set. */
typedef struct
{
  const char *card;
  gboolean always;
  int cells[CB_ASSIST_ODDS + 1][N_COLUMNS]; /* the envelope first, then me */
} Line;

static const Line LINES[] = {
  { "scarlet", FALSE, { { OPEN, NO, OPEN, OPEN }, { NO, NO, OPEN, OPEN }, { NO, NO, 22, 71 } } },
  { "mustard", FALSE, { { OPEN, NO, OPEN, OPEN }, { NO, NO, OPEN, OPEN }, { NO, NO, 35, 23 } } },
  { "plum", TRUE, { { OPEN, NO, PENCIL, PENCIL }, { YES, NO, NO, NO }, { YES, NO, NO, NO } } },
  { "revolver", TRUE, { { OPEN, NO, OPEN, OPEN }, { OPEN, NO, OPEN, OPEN }, { 45, NO, 7, 19 } } },
  { "wrench", TRUE, { { NO, YES, NO, NO }, { NO, YES, NO, NO }, { NO, YES, NO, NO } } },
  { "library", FALSE, { { OPEN, NO, OPEN, PENCIL }, { OPEN, NO, NO, OPEN }, { 61, NO, NO, 39 } } },
};

static const struct
{
  const char *letter;
  const char *colour;
} PLAYERS[] = { { "A", "#c01c28" }, { "B", "#26a269" }, { "C", "#1c71d8" } };

typedef struct
{
  CbAssist level;
  gboolean small;
} Help;

static gboolean
is_shown (const Help *self, const Line *line)
{
  return line->always || !self->small;
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  float height = HEAD;

  for (guint i = 0; i < G_N_ELEMENTS (LINES); i++)
    height += is_shown (data, &LINES[i]) ? roundf (ROW * scale) : 0;
  return (CbExtent) { WIDTH, height, LEAST };
}

static float
scale_up (const CbCanvas *canvas, float size)
{
  return roundf (size * MIN (cb_shade_get_text_scale (canvas->widget), MOST_SCALE));
}

/* Where a column begins; the names of the cards stand before the first one. */
static float
get_column (const CbCanvas *canvas, guint column)
{
  return canvas->width - (float) (N_COLUMNS - column) * COLUMN;
}

/* A square of @size in the middle of @area. */
static graphene_rect_t
get_middle (const graphene_rect_t *area, float size)
{
  return GRAPHENE_RECT_INIT (roundf (area->origin.x + (area->size.width - size) / 2),
                             roundf (area->origin.y + (area->size.height - size) / 2), size, size);
}

static void
paint_head (const CbCanvas *canvas)
{
  graphene_rect_t band = cb_canvas_place (canvas, get_column (canvas, 0), 0, COLUMN,
                                          canvas->height);
  graphene_rect_t head = cb_canvas_place (canvas, get_column (canvas, 0), 0, COLUMN, HEAD);
  graphene_rect_t envelope = get_middle (&head, scale_up (canvas, GLYPH + 2));
  GdkRGBA tint = cb_shade_get_accent ();

  tint.alpha = 0.06f;
  cb_paint_fill (canvas->snapshot, &band, ROUND, &tint);
  cb_glyph_snapshot (canvas->snapshot, "envelope", &envelope, &canvas->ink);
  for (guint i = 0; i < G_N_ELEMENTS (PLAYERS); i++)
    {
      graphene_rect_t area = cb_canvas_place (canvas, get_column (canvas, i + 1), 0, COLUMN, HEAD);
      graphene_rect_t token = get_middle (&area, scale_up (canvas, TOKEN));

      cb_token_snapshot (canvas->snapshot, canvas->widget, PLAYERS[i].colour, PLAYERS[i].letter,
                         &token);
    }
}

static void
paint_mark (const CbCanvas *canvas, const graphene_rect_t *area, int mark, gboolean in_envelope)
{
  graphene_rect_t middle = get_middle (area, scale_up (canvas, mark == NO ? MARK - 3 : MARK));
  GdkRGBA ink = canvas->ink, ground = cb_shade_get_accent ();

  if (mark == YES)
    {
      if (!in_envelope)
        gdk_rgba_parse (&ground, "#26a269");
      ground.alpha = in_envelope ? 1 : 0.17f;
      cb_paint_fill (canvas->snapshot, area, ROUND, &ground);
      ink = in_envelope ? (GdkRGBA) { 1, 1, 1, 1 } : canvas->ink;
    }
  else if (mark == PENCIL)
    ink = cb_shade_get_accent_ink (canvas->scheme);
  else
    ink.alpha *= 0.7f;
  cb_glyph_snapshot (canvas->snapshot,
                     mark == YES  ? "check"
                     : mark == NO ? "cross"
                                  : "pencil",
                     &middle, &ink);
}

static void
paint_chance (const CbCanvas *canvas, const graphene_rect_t *area, int percent, gboolean envelope)
{
  double chance = percent / 100.0;
  g_autofree char *text = cb_chance_to_percent (chance);
  g_autoptr (PangoLayout) layout = cb_lettering_new_small (
    canvas->widget, text, percent < 50 ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD);
  CbCanvas cell = *canvas;
  GskRoundedRect shape;
  GdkRGBA colour = canvas->ink;
  int width, height;

  colour.alpha = cb_scheme_has_contrast (canvas->scheme) ? 1
                 : cb_scheme_is_dark (canvas->scheme)    ? 0.13f
                                                         : 0.085f;
  if (envelope)
    colour = cb_shade_get_chance (canvas->scheme);
  cell.width = area->size.width;
  cell.height = area->size.height;
  gsk_rounded_rect_init_from_rect (&shape, area, ROUND);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &shape);
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &area->origin);
  cb_bars_append_chance (&cell, roundf (cell.width * (float) chance), &colour);
  gtk_snapshot_restore (canvas->snapshot);
  gtk_snapshot_pop (canvas->snapshot);
  pango_layout_get_pixel_size (layout, &width, &height);
  cb_lettering_append (canvas->snapshot, layout,
                       roundf (area->origin.x + (cell.width - (float) width) / 2),
                       roundf (area->origin.y + (cell.height - (float) height) / 2), &canvas->ink);
}

static void
paint_cell (const CbCanvas *canvas, const graphene_rect_t *area, int cell, gboolean envelope)
{
  GdkRGBA faint = canvas->ink;

  faint.alpha *= 0.6f;
  if (cell >= 0)
    paint_chance (canvas, area, cell, envelope);
  else if (cell == OPEN)
    cb_paint_disc (canvas->snapshot, area->origin.x + area->size.width / 2,
                   area->origin.y + area->size.height / 2, 1.75f, &faint);
  else
    paint_mark (canvas, area, cell, envelope);
}

static void
paint_name (const CbCanvas *canvas, const char *id, float y, float height)
{
  const CbEdition *edition = cb_editions_find_builtin ("classic");
  guint card = (guint) cb_edition_find_card (edition, id);
  float size = scale_up (canvas, GLYPH), start = size + 2 * GAP,
        width = get_column (canvas, 0) - start - GAP;
  graphene_rect_t glyph = cb_canvas_place (canvas, 0, roundf (y + (height - size) / 2), size, size);
  graphene_rect_t place = cb_canvas_place (canvas, start, y, width, height);
  g_autoptr (PangoLayout) layout = cb_lettering_new_small (
    canvas->widget, cb_edition_get_card (edition, card)->name, PANGO_WEIGHT_NORMAL);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  int high;

  if (cb_edition_get_card (edition, card)->colour != NULL)
    cb_glyph_snapshot_coloured (canvas->snapshot, cb_edition_get_card_icon (edition, card), &glyph,
                                cb_edition_get_card (edition, card)->colour, &ground);
  else
    cb_glyph_snapshot (canvas->snapshot, cb_edition_get_card_icon (edition, card), &glyph,
                       &canvas->ink);
  pango_layout_set_width (layout, (int) width * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &high);
  cb_lettering_append (canvas->snapshot, layout, place.origin.x,
                       roundf (y + (height - (float) high) / 2), &canvas->ink);
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const Help *self = data;
  float height = roundf (ROW * cb_shade_get_text_scale (canvas->widget)), y = HEAD;
  GdkRGBA line = canvas->ink;

  line.alpha = cb_scheme_has_contrast (canvas->scheme) ? 0.6f : 0.12f;
  paint_head (canvas);
  for (guint i = 0; i < G_N_ELEMENTS (LINES); i++)
    {
      if (!is_shown (self, &LINES[i]))
        continue;
      cb_paint_fill (canvas->snapshot, &GRAPHENE_RECT_INIT (0, y, canvas->width, 1), 0, &line);
      paint_name (canvas, LINES[i].card, y, height);
      for (guint column = 0; column < N_COLUMNS; column++)
        {
          graphene_rect_t area = cb_canvas_place (canvas, get_column (canvas, column), y + 1,
                                                  COLUMN, height - 1);

          graphene_rect_inset (&area, GAP, GAP);
          paint_cell (canvas, &area, LINES[i].cells[self->level][column], column == 0);
        }
      y += height;
    }
}

/**
 * cb_help_picture_show:
 * @small: whether there is no room for all lines
 *
 * Paints what a sheet looks like at @level.
 */
void
cb_help_picture_show (CbPainting *painting, CbAssist level, gboolean small)
{
  static const CbPaintingKind HELP = { get_extent, paint, NULL };
  Help *self = g_new (Help, 1);

  *self = (Help) { level, small };
  cb_painting_show (painting, &HELP, self);
}
