/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-edition-cover.h"

#include "cb-fields.h"
#include "cb-icons.h"
#include "cb-glyph.h"
#include "cb-shade.h"

#define SPINE 14.0f
#define PAWN  22.0f
#define EDGE  2.4f
#define FOOT  8.0f
/* Glyphs are drawn on a grid of 16 by 16. */
#define GRID 16.0f
/* Room for one pawn beside the next; where they need more they shrink. */
#define STEP 26.0f
/* A narrower cover is too small for pawns. */
#define WIDTH_FOR_PAWNS 100.0f

struct _CbEditionCover
{
  GtkWidget parent_instance;

  CbEdition *edition;
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (CbEditionCover, cb_edition_cover, GTK_TYPE_WIDGET)

/* What a box without a colour of its own has: one of these, always the same for the same box. */
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

/* A suspect with a white edge, so that every colour is seen on every cover. */
static void
draw_pawn (CbEditionCover *self, GtkSnapshot *snapshot, guint card, float x, float y, float size)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const char *colour = cb_edition_get_card (self->edition, card)->colour;
  GskPath *path = cb_glyph_get_path (cb_edition_get_card_icon (self->edition, card));
  g_autoptr (GskStroke) edge = gsk_stroke_new (EDGE * GRID / size);
  GdkRGBA rgba;

  if (path == NULL)
    return;
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
draw_pawns (CbEditionCover *self, GtkSnapshot *snapshot, float width, float height)
{
  CbCardSet cards = cb_edition_get_category (self->edition, 0)->cards;
  guint n = cb_card_set_size (cards);
  float room = width - SPINE * 2;
  float step = MIN (STEP, room / (float) n);
  float size = MIN (PAWN, step * PAWN / STEP);
  float x = SPINE + (width - SPINE - step * (float) n) / 2 + (step - size) / 2;

  for (; cards != 0; cards &= cards - 1, x += step)
    draw_pawn (self, snapshot, cb_card_set_first (cards), x, height - size - FOOT, size);
}

static void
cb_edition_cover_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  CbEditionCover *self = CB_EDITION_COVER (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  GdkRGBA cover = get_colour (self->edition);
  GdkRGBA spine = cb_shade_mix (&black, &cover, 0.24);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_snapshot_append_color (snapshot, &cover, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &spine,
                             &GRAPHENE_RECT_INIT (mirrored ? width - SPINE : 0, 0, SPINE, height));
  if (width < WIDTH_FOR_PAWNS)
    return;
  gtk_snapshot_save (snapshot);
  if (mirrored)
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-SPINE, 0));
  draw_pawns (self, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}

static void
cb_edition_cover_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  CbEditionCover *self = CB_EDITION_COVER (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static void
cb_edition_cover_class_init (CbEditionCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbEditionCover, edition, cb_edition_unref);
  widget_class->measure = cb_edition_cover_measure;
  widget_class->snapshot = cb_edition_cover_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_edition_cover_init (CbEditionCover *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * cb_edition_cover_new:
 * @width: pixels it needs at least; it fills what it is given
 * @height: pixels it needs at least
 *
 * Returns: (transfer floating): a new cover of @edition
 */
GtkWidget *
cb_edition_cover_new (CbEdition *edition, int width, int height)
{
  CbEditionCover *self = g_object_new (CB_TYPE_EDITION_COVER, NULL);

  self->edition = cb_edition_ref (edition);
  self->width = width;
  self->height = height;
  return GTK_WIDGET (self);
}
