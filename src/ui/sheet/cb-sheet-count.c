/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-fields.h"
#include "cb-lettering.h"
#include "cb-paint.h"
#include "cb-sheet-count.h"

/* In pixels: a little card, the gap between two of them, the gap between the cards and the words,
 * and the padding at the edges of the column. */
#define CARD_WIDTH  8
#define CARD_HEIGHT 11
#define CARD_GAP    2
#define GAP         6
#define PADDING     8
/* The opacity of the edge of a card that is not known. */
#define EDGE_ALPHA 0.7F

struct _CbSheetCount
{
  GtkWidget parent_instance;

  guint n_known;
  guint n_cards;
  PangoLayout *words;
  PangoLayout *figures;
};

G_DEFINE_FINAL_TYPE (CbSheetCount, cb_sheet_count, GTK_TYPE_WIDGET)

static void
update_texts (CbSheetCount *self)
{
  /* Translators: how many of a player's cards are known, then how many there are: “2 of 5” */
  g_autofree char *words = g_strdup_printf (_ ("%u of %u"), self->n_known, self->n_cards);
  /* Translators: the same as short as can be: “2/5” */
  g_autofree char *figures = g_strdup_printf (_ ("%u/%u"), self->n_known, self->n_cards);

  g_clear_object (&self->words);
  g_clear_object (&self->figures);
  self->words = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  self->figures = gtk_widget_create_pango_layout (GTK_WIDGET (self), figures);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cb_sheet_count_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (cb_sheet_count_parent_class)->css_changed (widget, change);

  update_texts (CB_SHEET_COUNT (widget));
}

static void
append_card (GtkSnapshot *snapshot, float x, float y, gboolean known, const GdkRGBA *colour)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (x, y, CARD_WIDTH, CARD_HEIGHT);
  GdkRGBA edge = *colour;

  edge.alpha *= EDGE_ALPHA;
  if (known)
    gtk_snapshot_append_color (snapshot, colour, &area);
  else
    cb_paint_edge (snapshot, &area, 1.5F, 1, &edge);
}

static void
cb_sheet_count_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetCount *self = CB_SHEET_COUNT (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float room = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float cards = (float) self->n_cards * (CARD_WIDTH + CARD_GAP) + GAP;
  int text_width, text_height;
  float x, all;
  GdkRGBA colour;

  if (self->n_cards == 0)
    return;

  gtk_widget_get_color (widget, &colour);
  pango_layout_get_pixel_size (self->words, &text_width, &text_height);
  all = cards + (float) text_width;
  if (all + 2 * PADDING > room)
    {
      pango_layout_get_pixel_size (self->figures, &text_width, &text_height);
      cb_lettering_append (snapshot, self->figures, (room - (float) text_width) / 2,
                           (height - (float) text_height) / 2, &colour);
      return;
    }

  x = roundf ((room - all) / 2);
  cb_lettering_append (snapshot, self->words, rtl ? x : x + cards,
                       (height - (float) text_height) / 2, &colour);
  for (guint i = 0; i < self->n_cards; i++)
    {
      float start = x + (float) i * (CARD_WIDTH + CARD_GAP);

      append_card (snapshot, rtl ? room - start - CARD_WIDTH : start,
                   roundf ((height - CARD_HEIGHT) / 2), i < self->n_known, &colour);
    }
}

static void
cb_sheet_count_class_init (CbSheetCountClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->css_changed = cb_sheet_count_css_changed;
  widget_class->snapshot = cb_sheet_count_snapshot;

  CB_OWNS (object_class, CbSheetCount, words, g_object_unref);
  CB_OWNS (object_class, CbSheetCount, figures, g_object_unref);

  gtk_widget_class_set_css_name (widget_class, "sheetcount");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_sheet_count_init (CbSheetCount *self)
{
  update_texts (self);
}

/* @n_cards: how many cards the holder has; 0, which shows nothing, if that is not known */
void
cb_sheet_count_set (CbSheetCount *self, guint n_known, guint n_cards)
{
  g_return_if_fail (CB_IS_SHEET_COUNT (self));

  if (self->n_known == n_known && self->n_cards == n_cards)
    return;

  self->n_known = n_known;
  self->n_cards = n_cards;
  update_texts (self);
}
