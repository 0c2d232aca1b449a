/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-bars.h"
#include "cb-children.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-icons.h"
#include "cb-insight-words.h"
#include "cb-insight.h"
#include "cb-paragraph.h"

/**
 * CbEarlyView:
 *
 * Says what to suggest as long as no cards are worth more than others: any card of each category;
 * and how much that rules out. It is visible only that long.
 *
 * Property: insight (CbInsight, set once).
 */
G_DECLARE_FINAL_TYPE (CbEarlyView, cb_early_view, CB, EARLY_VIEW, GtkBox)

#define GLYPH_SIZE 24

struct _CbEarlyView
{
  GtkBox parent_instance;

  CbInsight *insight;

  AdwWrapBox *tiles;
  CbPainting *bar;
  GtkLabel *ruled_out;
};

G_DEFINE_FINAL_TYPE (CbEarlyView, cb_early_view, GTK_TYPE_BOX)

static GtkWidget *
create_tile (const CbEdition *edition, CbCardSet hand, guint category)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *glyph = cb_glyph_new (cb_edition_get_category_icon (edition, category), GLYPH_SIZE);
  g_autofree char *without = NULL;
  g_autofree char *any = cb_insight_describe_any (edition, hand, category, &without);

  gtk_widget_add_css_class (tile, "tile");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), cb_paragraph_new (any, "heading"));
  if (without != NULL)
    {
      GtkWidget *label = cb_paragraph_new (without, "caption");

      gtk_widget_add_css_class (label, "dimmed");
      gtk_box_append (GTK_BOX (words), label);
    }
  gtk_box_append (GTK_BOX (tile), glyph);
  gtk_box_append (GTK_BOX (tile), words);
  return tile;
}

/* Makes a tile for each category, by what is in my hand now. */
static void
fill_tiles (CbEarlyView *self)
{
  CbCase *case_ = cb_insight_get_case (self->insight);
  const CbEdition *edition = cb_case_get_edition (case_);
  CbCardSet hand = cb_case_get_hand (case_, cb_log_get_n_entries (cb_case_get_log (case_)));

  cb_children_remove_wrapped (self->tiles);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    adw_wrap_box_append (self->tiles, create_tile (edition, hand, i));
}

/* Shows how much the best suggestion rules out, if there is advice. */
static void
show_bar (CbEarlyView *self)
{
  const CbAdvice *advice = cb_insight_get_advice (self->insight);
  guint n_left = cb_insight_count_left (self->insight);
  gboolean known = advice != NULL && cb_advice_get_n_suggestions (advice) > 0;
  double bits = known ? cb_advice_get_suggestion (advice, 0)->bits : 0;
  double share = known ? cb_insight_get_share (bits) : 0;
  g_autofree char *words = known ? cb_insight_describe_ruled_out (bits, n_left) : NULL;

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->bar)), known);
  cb_bars_show (self->bar, &share, 1);
  gtk_label_set_label (self->ruled_out, known ? words : "");
}

static void
update (CbEarlyView *self)
{
  gboolean early = cb_insight_is_early (self->insight);

  gtk_widget_set_visible (GTK_WIDGET (self), early);
  if (!early)
    return;
  fill_tiles (self);
  show_bar (self);
}

static void
follow_insight (CbEarlyView *self)
{
  g_signal_connect_object (self->insight, "notify::advice", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::chances", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
cb_early_view_class_init (CbEarlyViewClass *klass)
{
  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbEarlyView, insight, CB_TYPE_INSIGHT,
                                                            G_PARAM_READWRITE, follow_insight));
}

static void
cb_early_view_init (CbEarlyView *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *hint = cb_paragraph_new (
    _ ("Put in a card of your own if you want to hide what you’re after."), "caption");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dashboard");
  self->tiles = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 8, "justify",
                              ADW_JUSTIFY_FILL, "justify-last-line", TRUE, NULL);
  self->bar = g_object_new (CB_TYPE_PAINTING, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER,
                            "css-classes", (const char *[]) { "accent", NULL }, NULL);
  self->ruled_out = GTK_LABEL (cb_paragraph_new (NULL, "numeric"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->ruled_out));
  gtk_widget_add_css_class (hint, "dimmed");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->tiles));
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), hint);
}
