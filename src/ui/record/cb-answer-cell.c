/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-answer-cell.h"
#include "cb-css-class.h"
#include "cb-glyph.h"
#include "cb-paint.h"

/* In pixels: the glyph, how far the line through it stands out, and the width of that line. */
#define GLYPH  16
#define AROUND 3.0F
#define LINE   1.6F

struct _CbAnswerCell
{
  GtkToggleButton parent_instance;

  GtkWidget *glyph;
  int card; /* or −1 */
  gboolean struck;
};

G_DEFINE_FINAL_TYPE (CbAnswerCell, cb_answer_cell, GTK_TYPE_TOGGLE_BUTTON)

/* Draws a line from corner to corner of the glyph in the full colour; the glyph itself is
 * dimmed. */
static void
strike (CbAnswerCell *self, GtkSnapshot *snapshot)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (LINE);
  GskPathBuilder *builder;
  graphene_rect_t area;
  GdkRGBA ink;

  if (!gtk_widget_compute_bounds (self->glyph, GTK_WIDGET (self), &area))
    return;
  graphene_rect_inset (&area, -AROUND, -AROUND);
  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  builder = gsk_path_builder_new ();
  gsk_path_builder_move_to (builder, area.origin.x, area.origin.y + area.size.height);
  gsk_path_builder_line_to (builder, area.origin.x + area.size.width, area.origin.y);
  cb_paint_path (snapshot, builder, stroke, &ink);
}

static void
cb_answer_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbAnswerCell *self = CB_ANSWER_CELL (widget);

  GTK_WIDGET_CLASS (cb_answer_cell_parent_class)->snapshot (widget, snapshot);
  if (self->struck && self->card >= 0)
    strike (self, snapshot);
}

static void
cb_answer_cell_class_init (CbAnswerCellClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = cb_answer_cell_snapshot;
}

static void
cb_answer_cell_init (CbAnswerCell *self)
{
  self->card = -1;
  self->glyph = cb_glyph_new (NULL, GLYPH);
  gtk_widget_set_halign (self->glyph, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->glyph, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), self->glyph);
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
}

/* @card: the card, or −1 for none yet */
void
cb_answer_cell_set_card (CbAnswerCell *self, const CbEdition *edition, int card)
{
  g_return_if_fail (CB_IS_ANSWER_CELL (self));
  g_return_if_fail (edition != NULL);

  self->card = card;
  gtk_widget_set_visible (self->glyph, card >= 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self), card >= 0);
  if (card >= 0)
    cb_glyph_set_card (CB_GLYPH (self->glyph), edition, (guint) card);
}

int
cb_answer_cell_get_card (CbAnswerCell *self)
{
  g_return_val_if_fail (CB_IS_ANSWER_CELL (self), -1);

  return self->card;
}

void
cb_answer_cell_set_struck (CbAnswerCell *self, gboolean struck)
{
  g_return_if_fail (CB_IS_ANSWER_CELL (self));

  self->struck = struck;
  cb_css_class_set (GTK_WIDGET (self), "struck", struck);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
