/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-lettering.h"
#include "cb-shade.h"

/* (transfer full): @text in the font of @widget */
PangoLayout *
cb_lettering_new (GtkWidget *widget, const char *text, PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  return layout;
}

/* Returns: the size of the font of @layout, in pixels */
float
cb_lettering_get_size (PangoLayout *layout)
{
  const PangoFontDescription *font = pango_layout_get_font_description (layout);

  return (float) MAX (pango_font_description_get_size (font), PANGO_SCALE) / PANGO_SCALE;
}

/* @scale: the size at which to paint the text, as a multiple of that at which it is laid out */
void
cb_lettering_snapshot (GtkSnapshot *snapshot,
                       PangoLayout *layout,
                       float x,
                       float y,
                       float scale,
                       const GdkRGBA *colour)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* @size: in pixels, with ordinary texts; it grows with large texts Returns: (transfer full): see
 * cb_lettering_new() */
PangoLayout *
cb_lettering_new_of_size (GtkWidget *widget, const char *text, PangoWeight weight, float size)
{
  PangoLayout *layout = cb_lettering_new (widget, text, weight);
  g_autoptr (PangoFontDescription)
    font = pango_font_description_copy (pango_layout_get_font_description (layout));

  pango_font_description_set_absolute_size (
    font, (double) (size * cb_shade_get_text_scale (widget) * PANGO_SCALE));
  pango_layout_set_font_description (layout, font);
  return layout;
}

/* A text that is less prominent than the text around it. Returns: (transfer full): see
 * cb_lettering_new() */
PangoLayout *
cb_lettering_new_small (GtkWidget *widget, const char *text, PangoWeight weight)
{
  PangoLayout *layout = cb_lettering_new (widget, text, weight);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (0.85));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* Paints the text at whole pixels, so that its letters are sharp. */
void
cb_lettering_append (GtkSnapshot *snapshot,
                     PangoLayout *layout,
                     float x,
                     float y,
                     const GdkRGBA *colour)
{
  cb_lettering_snapshot (snapshot, layout, roundf (x), roundf (y), 1, colour);
}
