/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-edition-cover.h"

#include "cb-edition-board.h"
#include "cb-glyph.h"
#include "cb-icons.h"

#define SPINE       20.0f
#define SMALL_SPINE 8.0f
#define PAWN        32.0f
#define EDGE        2.4f
#define FOOT        12.0f
/* Glyphs are drawn on a grid of 16 by 16. */
#define GRID 16.0f
/* Room from one pawn to the next; if they do not fit they shrink. */
#define STEP 39.0f
/* The height of a line of text on the cover, which grows with it. */
#define PILL 28.0f
/* A narrower cover is too small for pawns. */
#define WIDTH_FOR_PAWNS 100.0f

typedef struct
{
  CbEdition *edition;
  CbExtent extent;
} Cover;

static void
cover_free (gpointer data)
{
  Cover *cover = data;

  cb_edition_unref (cover->edition);
  g_free (cover);
}

/* Colours for boxes without one of their own; the same box always gets the same. */
static const char *const usual_colours[] = { "#3d4a5c", "#5b2c2f", "#26594f", "#5a4a2f",
                                             "#4b3a66", "#2f5470", "#4f5b2a", "#5c3350" };

static GdkRGBA
get_colour (CbEdition *edition)
{
  const char *colour = cb_edition_get_rules (edition)->cover;
  GdkRGBA rgba;

  if (colour == NULL || !gdk_rgba_parse (&rgba, colour))
    gdk_rgba_parse (
      &rgba,
      usual_colours[g_str_hash (cb_edition_get_id (edition)) % G_N_ELEMENTS (usual_colours)]);
  rgba.alpha = 1;
  return rgba;
}

/* Draws a suspect as a pawn with a white edge, so that any colour can be seen on any cover. */
static void
draw_pawn (CbEdition *edition, GtkSnapshot *snapshot, guint card, float x, float y, float size)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const char *colour = cb_edition_get_card (edition, card)->colour;
  const char *icon = cb_edition_get_card_icon (edition, card);
  GskPath *path = cb_glyph_get_path (icon);
  g_autoptr (GskStroke) edge = gsk_stroke_new (EDGE * GRID / size);
  GdkRGBA rgba;

  if (path == NULL)
    {
      cb_glyph_snapshot (snapshot, icon, &GRAPHENE_RECT_INIT (x, y, size, size), &white);
      return;
    }
  if (colour == NULL || !gdk_rgba_parse (&rgba, colour))
    rgba = white;
  gsk_stroke_set_line_join (edge, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, size / GRID, size / GRID);
  gtk_snapshot_append_stroke (snapshot, path, edge, &white);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &rgba);
  gtk_snapshot_restore (snapshot);
}

static void
draw_pawns (CbEdition *edition, GtkSnapshot *snapshot, float width, float height)
{
  CbCardSet cards = cb_edition_get_characters (edition);
  guint n = cb_card_set_size (cards);
  float room = width - SPINE * 2;
  float step = MIN (STEP, room / (float) n);
  float size = MIN (PAWN, step * PAWN / STEP);
  float x = SPINE + (width - SPINE - step * (float) n) / 2 + (step - size) / 2;

  for (; cards != 0; cards &= cards - 1, x += step)
    draw_pawn (edition, snapshot, cb_card_set_first (cards), x, height - size - FOOT, size);
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  const Cover *self = data;
  GdkRGBA cover = get_colour (self->edition);
  GdkRGBA spine = cb_shade_mix (&black, &cover, 0.24);
  gboolean large = canvas->width >= WIDTH_FOR_PAWNS;
  graphene_rect_t back = cb_canvas_place (canvas, 0, 0, large ? SPINE : SMALL_SPINE,
                                          canvas->height);

  gtk_snapshot_append_color (canvas->snapshot, &cover,
                             &GRAPHENE_RECT_INIT (0, 0, canvas->width, canvas->height));
  gtk_snapshot_append_color (canvas->snapshot, &spine, &back);
  if (!large)
    return;
  gtk_snapshot_save (canvas->snapshot);
  if (canvas->rtl)
    gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (-SPINE, 0));
  draw_pawns (self->edition, canvas->snapshot, canvas->width, canvas->height);
  gtk_snapshot_restore (canvas->snapshot);
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  const Cover *self = data;

  return (CbExtent) { self->extent.width, self->extent.height + PILL * (scale - 1) };
}

/**
 * cb_edition_cover_new:
 * @width: the least width in pixels; it fills the space it gets
 * @height: the least height in pixels
 *
 * The box of an edition as it looks on a shelf: a cover of its colour with a spine and, if there
 * is room, its suspects as pawns. Assistive technology ignores the cover: its name is beside it.
 *
 * Returns: (transfer floating): a new cover of @edition
 */
GtkWidget *
cb_edition_cover_new (CbEdition *edition, int width, int height)
{
  static const CbPaintingKind COVER = { get_extent, paint, cover_free };
  CbPainting *painting = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  Cover cover = { cb_edition_ref (edition), { (float) width, (float) height } };

  gtk_widget_set_overflow (GTK_WIDGET (painting), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (GTK_WIDGET (painting), GTK_ALIGN_FILL);
  cb_painting_show (painting, &COVER, g_memdup2 (&cover, sizeof cover));
  return GTK_WIDGET (painting);
}
