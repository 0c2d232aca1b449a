/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-glyph.h"
#include "cb-pips.h"

/* In pixels; pips shrink if there is too little room. */
#define LEAST  8.0f
#define GAP    4.0f
#define RADIUS 0.25f

/* How many pips fit on a telephone. If there are more cards, each pip stands for several. */
#define MOST 20

/* The size of the picture on a pip, and the least size of a pip that has one. */
#define GLYPH       0.66f
#define LEAST_GLYPH 14.0f

typedef struct
{
  char *icon;    /* (nullable) */
  guint n_drawn; /* how many of the pips are filled */
  guint n;
  float side;
} Pips;

static void
pips_free (gpointer data)
{
  Pips *pips = data;

  g_free (pips->icon);
  g_free (pips);
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  const Pips *self = data;
  float n = (float) self->n, side = self->side * scale;

  return (CbExtent) { n * (side + GAP) - GAP, side, n * (LEAST + GAP) - GAP };
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
paint (gconstpointer data, const CbCanvas *canvas)
{
  const Pips *self = data;
  float step = (canvas->width + GAP) / (float) self->n;
  float size = MIN (step - GAP, canvas->height);

  for (guint i = 0; i < self->n; i++)
    {
      float x = step * (float) (canvas->rtl ? self->n - 1 - i : i);

      append_pip (canvas->snapshot, self->icon,
                  &GRAPHENE_RECT_INIT (x, (canvas->height - size) / 2, size, size),
                  i < self->n_drawn, i + 1 == self->n);
    }
}

/* How many pips are filled; the last one only after all cards were drawn. */
static guint
count_filled (guint n_drawn, guint n)
{
  if (n <= MOST)
    return MIN (n_drawn, n);
  return n_drawn >= n ? MOST : n_drawn * (MOST - 1) / (n - 1);
}

/**
 * cb_pips_show:
 * @icon: (nullable): the picture on the cards, as cb-icons.h says
 * @n_drawn: how many are drawn, 0…@n
 * @n: how many cards there are; 0 for nothing to count
 * @side: the side of a pip, in pixels with ordinary texts
 *
 * Shows the cards of a kind of which the last is deadly as a row of pips: those that were drawn are
 * filled, and the last has an edge of its own. If there are very many cards, each pip stands for
 * several. Where nothing is counted the painting is hidden. Its tooltip is like “3 of 8 drawn”.
 */
void
cb_pips_show (CbPainting *painting, const char *icon, guint n_drawn, guint n, float side)
{
  static const CbPaintingKind PIPS = { get_extent, paint, pips_free };
  Pips pips = { g_strdup (icon), count_filled (n_drawn, n), MIN (n, MOST), side };
  /* Translators: of a kind of card, so many of so many have been drawn. */
  g_autofree char *words = g_strdup_printf (ngettext ("%u of %u drawn", "%u of %u drawn", n),
                                            n_drawn, n);

  cb_painting_show (painting, &PIPS, g_memdup2 (&pips, sizeof pips));
  cb_painting_set_hint (painting, words);
  gtk_widget_set_visible (GTK_WIDGET (painting), n > 0);
}
