/* Where on the chart things are, and how large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-chart-private.h"
#include "cb-shade.h"

/* The x coordinate after a number of entries. */
float
_cb_chart_get_x (const CbChart *self, double n_entries)
{
  guint n = MAX (cb_course_get_n_entries (self->course), 1);

  return self->plot.origin.x + self->plot.size.width * (float) (n_entries / n);
}

/* The y coordinate of a number of solutions on the logarithmic scale; one solution is at the
 * foot. */
float
_cb_chart_get_y (const CbChart *self, double left)
{
  double share = log (MAX (left, 1)) / log (MAX (self->most, 2));

  return self->plot.origin.y + self->plot.size.height * (float) (1 - share);
}

/* The point of my line after the entry at @position. */
graphene_point_t
_cb_chart_get_spot (const CbChart *self, guint position)
{
  return GRAPHENE_POINT_INIT (
    _cb_chart_get_x (self, position + 1),
    _cb_chart_get_y (self, cb_course_get_left (self->course, position + 1)));
}

/* How many entries a line has. @seat: or %CB_CHART_MINE */
guint
_cb_chart_get_end (const CbChart *self, int seat)
{
  return seat == CB_CHART_MINE ? cb_course_get_n_entries (self->course)
                               : cb_course_get_end (self->course, (guint) seat);
}

/* How many solutions are left by a line. @seat: or %CB_CHART_MINE, which has no band */
guint
_cb_chart_get_left (const CbChart *self, int seat, CbChartEdge edge, guint n_entries)
{
  guint middle, few, many;

  if (seat == CB_CHART_MINE)
    return cb_course_get_left (self->course, n_entries);
  middle = cb_course_get_others_left (self->course, (guint) seat, n_entries, &few, &many);
  return edge == CB_CHART_FEW ? few : edge == CB_CHART_MANY ? many : middle;
}

/* In pixels; small enough for the tokens of all players, one below the other. */
float
_cb_chart_get_token_size (CbChart *self)
{
  guint n = self->course != NULL ? cb_course_get_setup (self->course)->n_players : 1;
  float room = self->plot.size.height / (float) MAX (n, 1) - 2;

  return CLAMP (roundf (18 * cb_shade_get_text_scale (GTK_WIDGET (self))), 12, MAX (room, 12));
}
