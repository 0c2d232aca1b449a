/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-card-face.h"
#include "cb-glyph.h"
#include "cb-table-picture.h"

/* In pixels: the width of an envelope and of a card of a deck, and the same on a small screen. */
#define ENVELOPE       86
#define SMALL_ENVELOPE 54
#define CARD           60
#define SMALL_CARD     42
#define CARD_HEIGHT    1.4f
#define FLAT           0.68f /* an envelope's height to its width */
/* For how many cards a deck shows an edge, how many edges at most, how many pixels apart. */
#define CARDS_PER_EDGE 4
#define MOST_EDGES     4
#define EDGE           2.5f

typedef struct
{
  float width;
  int n_left; /* how many cards of a deck are left; −1 if that is not known */
} TablePicture;

/* Draws the flap of an envelope, and the folds below it. */
static void
draw_folds (GtkSnapshot *snapshot, float width, float height, const GdkRGBA *line)
{
  g_autoptr (GskStroke) thin = gsk_stroke_new (1.2f);
  GskPathBuilder *flap = gsk_path_builder_new ();
  GskPathBuilder *folds = gsk_path_builder_new ();

  gsk_path_builder_move_to (flap, 1, 2);
  gsk_path_builder_line_to (flap, width / 2, height * 0.6f);
  gsk_path_builder_line_to (flap, width - 1, 2);
  cb_paint_path (snapshot, flap, thin, line);
  gsk_path_builder_move_to (folds, 2, height - 2);
  gsk_path_builder_line_to (folds, width * 0.38f, height * 0.47f);
  gsk_path_builder_move_to (folds, width - 2, height - 2);
  gsk_path_builder_line_to (folds, width * 0.62f, height * 0.47f);
  cb_paint_path (snapshot, folds, thin, line);
}

static void
draw_seal (GtkSnapshot *snapshot, float x, float y, float radius)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GdkRGBA white = { 1, 1, 1, 1 }, red;

  gdk_rgba_parse (&red, "#a51d2d");
  cb_paint_fill (snapshot, &bounds, radius, &red);
  graphene_rect_inset (&bounds, radius * 0.5f, radius * 0.5f);
  cb_glyph_snapshot (snapshot, "magnifier", &bounds, &white);
}

static void
paint_envelope (gconstpointer data, const CbCanvas *canvas)
{
  float width = ((const TablePicture *) data)->width;
  float height = width * FLAT;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GdkRGBA paper, line;

  gdk_rgba_parse (&paper, cb_scheme_is_dark (canvas->scheme) ? "#d8c39c" : "#f1e3c8");
  gdk_rgba_parse (&line, cb_scheme_has_contrast (canvas->scheme) ? "#1d1d20" : "#a98d5f");
  cb_paint_fill (canvas->snapshot, &bounds, 4, &paper);
  draw_folds (canvas->snapshot, width, height, &line);
  cb_paint_edge (canvas->snapshot, &bounds, 4, 1, &line);
  draw_seal (canvas->snapshot, width / 2, height * 0.58f, width * 0.105f);
}

/* Draws a dashed outline in the place of a deck that is used up. */
static void
draw_empty (const CbCanvas *canvas, float width)
{
  g_autoptr (GskStroke) dashes = gsk_stroke_new (1.5f);
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect edge;
  GdkRGBA colour = canvas->ink;

  colour.alpha = cb_scheme_has_contrast (canvas->scheme) ? 1 : 0.55f;
  gsk_stroke_set_dash (dashes, (float[]) { 5, 4 }, 2);
  gsk_rounded_rect_init_from_rect (
    &edge, &GRAPHENE_RECT_INIT (1, 1, width - 2, width * CARD_HEIGHT - 2), 5);
  gsk_path_builder_add_rounded_rect (builder, &edge);
  cb_paint_path (canvas->snapshot, builder, dashes, &colour);
}

static void
paint_deck (gconstpointer data, const CbCanvas *canvas)
{
  const TablePicture *self = data;
  float width = self->width;
  int n_edges = self->n_left < 0 ? MOST_EDGES - 1
                                 : (self->n_left + CARDS_PER_EDGE - 1) / CARDS_PER_EDGE;
  GdkRGBA white = { 1, 1, 1, 1 };
  float glyph = width * 0.42f;

  if (n_edges == 0)
    {
      draw_empty (canvas, width);
      return;
    }
  for (int i = MIN (n_edges, MOST_EDGES) - 1; i >= 0; i--)
    {
      gtk_snapshot_save (canvas->snapshot);
      gtk_snapshot_translate (canvas->snapshot,
                              &GRAPHENE_POINT_INIT (EDGE * (float) i, EDGE * (float) i));
      cb_card_face_snapshot_in_fan (canvas->snapshot, canvas->widget, NULL, -1, width, 0);
      gtk_snapshot_restore (canvas->snapshot);
    }
  cb_glyph_snapshot (
    canvas->snapshot, "bolt",
    &GRAPHENE_RECT_INIT ((width - glyph) / 2, (width * CARD_HEIGHT - glyph) / 2, glyph, glyph),
    &white);
}

static CbExtent
get_envelope_extent (gconstpointer data, float scale)
{
  float width = ((const TablePicture *) data)->width;

  return (CbExtent) { width, width * FLAT };
}

static CbExtent
get_deck_extent (gconstpointer data, float scale)
{
  float width = ((const TablePicture *) data)->width;
  float edges = EDGE * (MOST_EDGES - 1);

  return (CbExtent) { width + edges, width * CARD_HEIGHT + edges };
}

static GtkWidget *
create (const CbPaintingKind *kind, float width, int n_left)
{
  CbPainting *painting = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  TablePicture picture = { width, n_left };

  gtk_widget_set_halign (GTK_WIDGET (painting), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (painting), GTK_ALIGN_END);
  cb_painting_show (painting, kind, g_memdup2 (&picture, sizeof picture));
  return GTK_WIDGET (painting);
}

/* Returns: (transfer floating): the envelope, without words */
GtkWidget *
cb_table_picture_new_envelope (gboolean small)
{
  static const CbPaintingKind KIND = { get_envelope_extent, paint_envelope };

  return create (&KIND, small ? SMALL_ENVELOPE : ENVELOPE, 0);
}

/* @n_left: how many cards are left; −1 if that is not known
 *
 * Returns: (transfer floating): a deck, a stack that is thicker the more cards are left */
GtkWidget *
cb_table_picture_new_deck (gboolean small, int n_left)
{
  static const CbPaintingKind KIND = { get_deck_extent, paint_deck };

  return create (&KIND, small ? SMALL_CARD : CARD, n_left);
}
