/* cb-lettering.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-lettering.h"

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

/* Returns: the size of the font it is laid out in, in pixels, as GTK gives it */
float
cb_lettering_get_size (PangoLayout *layout)
{
  const PangoFontDescription *font = pango_layout_get_font_description (layout);

  return (float) MAX (pango_font_description_get_size (font), PANGO_SCALE) / PANGO_SCALE;
}

/* @scale: how large it is painted, of the size it is laid out in */
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
