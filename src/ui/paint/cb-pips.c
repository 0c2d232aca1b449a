/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-hint.h"
#include "cb-paint.h"
#include "cb-pips.h"
#include "cb-shade.h"

/* In pixels, with ordinary texts; they shrink where there is no room. */
#define SIZE   20.0f
#define LEAST  8.0f
#define GAP    4.0f
#define RADIUS 0.25f

/* Where there are more, each stands for several, so that they go on a telephone. */
#define MOST 20

/* How large the picture on a pip is, and from which size of pip it has one. */
#define GLYPH       0.66f
#define LEAST_GLYPH 14.0f

struct _CbPips
{
  GtkWidget parent_instance;

  char *icon;
  guint n_drawn; /* of those that are shown */
  guint n;
};

G_DEFINE_FINAL_TYPE (CbPips, cb_pips, GTK_TYPE_WIDGET)

static void
cb_pips_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  float scale = cb_shade_get_text_scale (widget);
  float n = (float) CB_PIPS (widget)->n;

  *minimum = *natural = (int) ceilf (SIZE * scale);
  if (orientation != GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = (int) ceilf (n * (LEAST + GAP) - GAP);
  *natural = (int) ceilf (n * (SIZE * scale + GAP) - GAP);
}

static void
append_glyph (GtkSnapshot *snapshot,
              const char *icon,
              const graphene_rect_t *bounds,
              const GdkRGBA *colour)
{
  float size = bounds->size.width * GLYPH;
  float margin = (bounds->size.width - size) / 2;

  if (icon != NULL && bounds->size.width >= LEAST_GLYPH)
    cb_glyph_snapshot (
      snapshot, icon,
      &GRAPHENE_RECT_INIT (bounds->origin.x + margin, bounds->origin.y + margin, size, size),
      colour);
}

static void
append_pip (GtkSnapshot *snapshot,
            const char *icon,
            const graphene_rect_t *bounds,
            gboolean drawn,
            gboolean deadly)
{
  CbScheme scheme = cb_scheme_get ();
  GdkRGBA text = cb_shade_get (CB_SHADE_TEXT, scheme);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
  GdkRGBA edge = cb_shade_mix (&text, &ground, 0.6);
  GdkRGBA red;
  float radius = bounds->size.width * RADIUS;

  gdk_rgba_parse (&red, "#e01b24");
  if (deadly)
    edge = cb_shade_step (&red, &ground, 3);
  if (drawn)
    cb_paint_fill (snapshot, bounds, radius, &text);
  if (!drawn || deadly)
    cb_paint_edge (snapshot, bounds, radius, deadly ? 2.5f : 1.5f, &edge);
  append_glyph (snapshot, icon, bounds, drawn ? &ground : &edge);
}

static void
cb_pips_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbPips *self = CB_PIPS (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float step = (width + GAP) / (float) MAX (self->n, 1);
  float size = MIN (step - GAP, height);

  for (guint i = 0; i < self->n; i++)
    {
      float x = step * (float) (rtl ? self->n - 1 - i : i);

      append_pip (snapshot, self->icon, &GRAPHENE_RECT_INIT (x, (height - size) / 2, size, size),
                  i < self->n_drawn, i + 1 == self->n);
    }
}

static void
cb_pips_class_init (CbPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbPips, icon, g_free);

  widget_class->measure = cb_pips_measure;
  widget_class->snapshot = cb_pips_snapshot;

  gtk_widget_class_set_css_name (widget_class, "pips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_pips_init (CbPips *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}


/* How many pips are filled; the last one only where all cards are drawn. */
static guint
count_filled (guint n_drawn, guint n)
{
  if (n <= MOST)
    return MIN (n_drawn, n);
  return n_drawn >= n ? MOST : n_drawn * (MOST - 1) / (n - 1);
}

/**
 * cb_pips_set:
 * @icon: (nullable): the picture on the cards, one of cb_icons
 * @n_drawn: how many are drawn, 0…@n
 * @n: how many there are; 0 for nothing to count
 */
void
cb_pips_set (CbPips *self, const char *icon, guint n_drawn, guint n)
{
  /* Translators: of a kind of card, so many of so many have been drawn. */
  g_autofree char *words = g_strdup_printf (ngettext ("%u of %u drawn", "%u of %u drawn", n),
                                            n_drawn, n);

  g_return_if_fail (CB_IS_PIPS (self));

  g_set_str (&self->icon, icon);
  self->n_drawn = count_filled (n_drawn, n);
  self->n = MIN (n, MOST);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  cb_hint_set (GTK_WIDGET (self), words);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
