/* Where on the chart things are, and how large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-chart-private.h"
#include "cb-shade.h"

/* After a number of entries, on the scale along the foot. */
float
_cb_chart_get_x (const CbChart *self, double n_entries)
{
  guint n = MAX (cb_course_get_n_entries (self->course), 1);

  return self->plot.origin.x + self->plot.size.width * (float) (n_entries / n);
}

/* So many solutions, on the logarithmic scale; one is at the foot. */
float
_cb_chart_get_y (const CbChart *self, double left)
{
  double share = log (MAX (left, 1)) / log (MAX (self->most, 2));

  return self->plot.origin.y + self->plot.size.height * (float) (1 - share);
}

/* (transfer full): small text of the chart */
PangoLayout *
_cb_chart_make_text (CbChart *self, const char *text, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (0.85));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* In pixels, with room for the tokens of all players one below the other. */
float
_cb_chart_get_token_size (CbChart *self)
{
  guint n = self->course != NULL ? cb_course_get_setup (self->course)->n_players : 1;
  float room = self->plot.size.height / (float) MAX (n, 1) - 2;

  return CLAMP (roundf (18 * cb_shade_get_text_scale (GTK_WIDGET (self))), 12, MAX (room, 12));
}
