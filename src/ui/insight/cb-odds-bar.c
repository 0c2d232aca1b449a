/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-bars.h"
#include "cb-chances.h"
#include "cb-glyph.h"
#include "cb-insight-parts.h"
#include "cb-insight-words.h"
#include "cb-paragraph.h"

#define RADIUS 6
/* The opacity of the empty part of the bar, and the size of a glyph. */
#define TROUGH 0.08F
#define GLYPH  16
/* The distance from the ends of the bar to its contents, in pixels. */
#define INSIDE 8

struct _CbOddsBar
{
  GtkBox parent_instance;

  double chance;
};

G_DEFINE_FINAL_TYPE (CbOddsBar, cb_odds_bar, GTK_TYPE_BOX)

static void
cb_odds_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbCanvas canvas = cb_canvas_new (widget, snapshot);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, canvas.width, canvas.height);
  GdkRGBA colour = cb_shade_get_chance (canvas.scheme);
  GdkRGBA trough = canvas.ink;
  GskRoundedRect outline;

  trough.alpha *= TROUGH;
  gsk_rounded_rect_init_from_rect (&outline, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &trough, &bounds);
  cb_bars_append_chance (&canvas, (float) CB_ODDS_BAR (widget)->chance * canvas.width, &colour);
  gtk_snapshot_pop (snapshot);
  GTK_WIDGET_CLASS (cb_odds_bar_parent_class)->snapshot (widget, snapshot);
}

static void
cb_odds_bar_class_init (CbOddsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = cb_odds_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "oddsbar");
}

static void
cb_odds_bar_init (CbOddsBar *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

/**
 * cb_odds_bar_new:
 * @cards: one or more
 * @chance: 0…1
 *
 * Returns: (transfer floating): a new line
 */
GtkWidget *
cb_odds_bar_new (const CbEdition *edition, CbCardSet cards, double chance)
{
  CbOddsBar *self = g_object_new (CB_TYPE_ODDS_BAR, NULL);
  g_autofree char *name = cb_insight_join_cards (edition, cards);
  g_autofree char *percent = cb_chance_describe (chance);
  GtkWidget *title = cb_paragraph_new (name, NULL);
  GtkWidget *figure = gtk_label_new (percent);

  self->chance = CLAMP (chance, 0, 1);
  for (CbCardSet left = cards; left != 0; left &= left - 1)
    gtk_box_append (GTK_BOX (self),
                    cb_glyph_new_for_card (edition, cb_card_set_first (left), GLYPH));
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (figure, "numeric");
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), figure);
  gtk_widget_set_margin_start (gtk_widget_get_first_child (GTK_WIDGET (self)), INSIDE);
  gtk_widget_set_margin_end (figure, INSIDE);
  return GTK_WIDGET (self);
}
