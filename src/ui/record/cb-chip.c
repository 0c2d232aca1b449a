/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-chip.h"
#include "cb-glyph.h"
#include "cb-paint.h"
#include "cb-shade.h"

/* The disc of the check mark, in pixels: its width, and the distance of its middle from the side of
 * the chip. Its distance from the top of the visible chip is that of the contents. */
#define DISC    14.0F
#define INSET_X 6.0F

/* The size of the check mark as a part of the disc. */
#define CHECK 0.72F

struct _CbChip
{
  GtkToggleButton parent_instance;
};

G_DEFINE_FINAL_TYPE (CbChip, cb_chip, GTK_TYPE_TOGGLE_BUTTON)

static void
draw_check (CbChip *self, GtkSnapshot *snapshot)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA accent = cb_shade_get_accent ();
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  graphene_rect_t bounds, disc, check;
  float x, inset = DISC * (1 - CHECK) / 2;

  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  x = bounds.origin.x + (mirrored ? INSET_X : bounds.size.width - INSET_X);
  graphene_rect_init (&disc, x - DISC / 2, -DISC / 2, DISC, DISC);
  graphene_rect_inset_r (&disc, inset, inset, &check);
  cb_paint_fill (snapshot, &disc, DISC / 2, &accent);
  cb_glyph_snapshot (snapshot, "check", &check, &white);
}

static void
cb_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (cb_chip_parent_class)->snapshot (widget, snapshot);
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)))
    draw_check (CB_CHIP (widget), snapshot);
}

static void
cb_chip_class_init (CbChipClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = cb_chip_snapshot;
}

static void
cb_chip_init (CbChip *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "chip");
}

/* @mark: (nullable) (transfer floating): what stands before the name */
GtkWidget *
cb_chip_new (const char *name, GtkWidget *mark)
{
  GtkWidget *self = g_object_new (CB_TYPE_CHIP, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", name, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (self), box);
  return self;
}
