/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-card-face.h"
#include "cb-glyph.h"
#include "cb-paint.h"
#include "cb-shade.h"
#include "cb-table-picture.h"

/* In pixels: the width of an envelope and of a card of a deck, and the same on a small screen. */
#define ENVELOPE       86
#define SMALL_ENVELOPE 54
#define CARD           60
#define SMALL_CARD     42
#define CARD_HEIGHT    1.4f
#define FLAT           0.68f /* an envelope's height to its width */
/* A deck shows an edge for so many cards, and how far one lies from the other. */
#define CARDS_PER_EDGE 4
#define MOST_EDGES     4
#define EDGE           2.5f

struct _CbTablePicture
{
  GtkWidget parent_instance;

  gboolean is_deck;
  gboolean small;
  int n_left; /* −1 where that is not known */
};

G_DEFINE_FINAL_TYPE (CbTablePicture, cb_table_picture, GTK_TYPE_WIDGET)

static float
get_width (CbTablePicture *self)
{
  if (self->is_deck)
    return self->small ? SMALL_CARD : CARD;
  return self->small ? SMALL_ENVELOPE : ENVELOPE;
}

static void
cb_table_picture_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  CbTablePicture *self = CB_TABLE_PICTURE (widget);
  float size = get_width (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    size *= self->is_deck ? CARD_HEIGHT : FLAT;
  if (self->is_deck)
    size += EDGE * (MOST_EDGES - 1);
  *minimum = *natural = (int) ceilf (size);
}

/* The flap, and the folds below it. */
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
draw_envelope (GtkSnapshot *snapshot, float width)
{
  CbScheme scheme = cb_scheme_get ();
  float height = width * FLAT;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GdkRGBA paper, line;

  gdk_rgba_parse (&paper, cb_scheme_is_dark (scheme) ? "#d8c39c" : "#f1e3c8");
  gdk_rgba_parse (&line, cb_scheme_has_contrast (scheme) ? "#1d1d20" : "#a98d5f");
  cb_paint_fill (snapshot, &bounds, 4, &paper);
  draw_folds (snapshot, width, height, &line);
  cb_paint_edge (snapshot, &bounds, 4, 1, &line);
  draw_seal (snapshot, width / 2, height * 0.58f, width * 0.105f);
}

/* Where a deck was. */
static void
draw_empty (GtkWidget *widget, GtkSnapshot *snapshot, float width)
{
  g_autoptr (GskStroke) dashes = gsk_stroke_new (1.5f);
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect edge;
  GdkRGBA colour;

  gtk_widget_get_color (widget, &colour);
  colour.alpha = cb_scheme_has_contrast (cb_scheme_get ()) ? 1 : 0.55f;
  gsk_stroke_set_dash (dashes, (float[]) { 5, 4 }, 2);
  gsk_rounded_rect_init_from_rect (
    &edge, &GRAPHENE_RECT_INIT (1, 1, width - 2, width * CARD_HEIGHT - 2), 5);
  gsk_path_builder_add_rounded_rect (builder, &edge);
  cb_paint_path (snapshot, builder, dashes, &colour);
}

static void
draw_deck (CbTablePicture *self, GtkSnapshot *snapshot, float width)
{
  int n_edges = self->n_left < 0 ? MOST_EDGES - 1
                                 : (self->n_left + CARDS_PER_EDGE - 1) / CARDS_PER_EDGE;
  GdkRGBA white = { 1, 1, 1, 1 };
  float glyph = width * 0.42f;

  if (n_edges == 0)
    {
      draw_empty (GTK_WIDGET (self), snapshot, width);
      return;
    }
  for (int i = MIN (n_edges, MOST_EDGES) - 1; i >= 0; i--)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (EDGE * (float) i, EDGE * (float) i));
      cb_card_face_snapshot_in_fan (snapshot, GTK_WIDGET (self), NULL, -1, width, 0);
      gtk_snapshot_restore (snapshot);
    }
  cb_glyph_snapshot (
    snapshot, "bolt",
    &GRAPHENE_RECT_INIT ((width - glyph) / 2, (width * CARD_HEIGHT - glyph) / 2, glyph, glyph),
    &white);
}

static void
cb_table_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbTablePicture *self = CB_TABLE_PICTURE (widget);

  if (self->is_deck)
    draw_deck (self, snapshot, get_width (self));
  else
    draw_envelope (snapshot, get_width (self));
}

static void
cb_table_picture_class_init (CbTablePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_table_picture_measure;
  widget_class->snapshot = cb_table_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "tablepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_table_picture_init (CbTablePicture *self)
{
  self->n_left = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
}

GtkWidget *
cb_table_picture_new_envelope (void)
{
  return g_object_new (CB_TYPE_TABLE_PICTURE, NULL);
}

GtkWidget *
cb_table_picture_new_deck (void)
{
  CbTablePicture *self = g_object_new (CB_TYPE_TABLE_PICTURE, NULL);

  self->is_deck = TRUE;
  return GTK_WIDGET (self);
}

/* @n_left: cards of a deck; −1 where that is not known */
void
cb_table_picture_set_n_left (CbTablePicture *self, int n_left)
{
  g_return_if_fail (CB_IS_TABLE_PICTURE (self));

  self->n_left = n_left;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cb_table_picture_set_small (CbTablePicture *self, gboolean small)
{
  g_return_if_fail (CB_IS_TABLE_PICTURE (self));

  self->small = small;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
