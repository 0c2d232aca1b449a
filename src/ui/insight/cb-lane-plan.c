/* Where the parts of a lane are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-lane-private.h"

/* In pixels, with ordinary texts: least height of a lane, and of one of many; distances to its
 * ends, between columns, between lines; width from which on the name is beside the track. */
#define HEIGHT    32
#define LOW       27
#define EDGE      12
#define GAP       12
#define LINE      3
#define WIDE_FROM 380
#define ARROW     16

/* The shares of the width that name and words get, and what they get at least and at most. */
#define NAME        0.15F
#define LEAST_NAME  64
#define MOST_NAME   150
#define WORDS       0.26F
#define LEAST_WORDS 108
#define MOST_WORDS  300

static int
get_natural (CbLane *self, CbLanePart part)
{
  int natural = 0;

  if (gtk_widget_should_layout (self->parts[part]))
    gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                        NULL);
  return natural;
}

static void
put (CbLane *self, CbLanePlan *plan, CbLanePart part, float x, float y, float width)
{
  int least = 0, height = 0, wide = (int) width;

  if (gtk_widget_should_layout (self->parts[part]))
    {
      gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                          NULL);
      wide = MAX (wide, least);
      gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, wide, &height, NULL, NULL,
                          NULL);
    }
  plan->places[part] = (GtkAllocation) { (int) x, (int) y, wide, height };
}

/* Puts the words and further words at @x, @y, side by side if they fit. Returns: their height */
static float
put_words (CbLane *self, CbLanePlan *plan, float x, float y, float width)
{
  GtkAllocation *words = &plan->places[CB_LANE_WORDS], *more = &plan->places[CB_LANE_MORE];
  float first = (float) get_natural (self, CB_LANE_WORDS);
  float second = (float) get_natural (self, CB_LANE_MORE);
  gboolean beside = first + GAP / 2.0F + second <= width;

  /* If there is no room for both, further words are shown only once the lane is open. */
  plan->brief = !self->open && self->runner.ready <= 0 && !beside;
  if (plan->brief)
    second = 0;

  put (self, plan, CB_LANE_WORDS, x, y, beside ? first : width);
  if (second <= 0)
    return (float) words->height;
  if (beside)
    {
      put (self, plan, CB_LANE_MORE, x + first + GAP / 2.0F, y, second);
      more->y += words->height - more->height - (words->height - more->height) / 3;
      return (float) MAX (words->height, more->height);
    }
  put (self, plan, CB_LANE_MORE, x, y + (float) words->height, width);
  return (float) (words->height + more->height);
}

static void
centre (CbLanePlan *plan, CbLanePart part, float middle)
{
  plan->places[part].y = (int) (middle - (float) plan->places[part].height / 2);
}

static void
move_down (CbLanePlan *plan, float by)
{
  plan->places[CB_LANE_WORDS].y += (int) by;
  plan->places[CB_LANE_MORE].y += (int) by;
}

static float
get_pips_width (CbLane *self, float scale)
{
  guint n = self->n_mine > CB_MOST_PIPS ? 3 : self->n_mine;

  return n > 0 ? (float) (n * (CB_PIP_WIDTH + CB_PIP_GAP) - CB_PIP_GAP) * scale + GAP : 0;
}

static void
plan_wide (CbLane *self, CbLanePlan *plan, float width, float scale)
{
  float name = CLAMP (width * NAME, LEAST_NAME * scale, MOST_NAME * scale);
  float words = CLAMP (width * WORDS, LEAST_WORDS * scale, MOST_WORDS * scale);
  float start = EDGE + ARROW + LINE + name + GAP;
  float pips = get_pips_width (self, scale);
  float after = width - EDGE - pips - words;
  float height;

  plan->start = start + CB_LANE_TOKEN * scale / 2;
  plan->end = after - GAP - CB_LANE_BAND * scale / 2;
  plan->pips = width - EDGE - pips + GAP;
  height = put_words (self, plan, after, 0, words);
  put (self, plan, CB_LANE_NAME, EDGE + ARROW + LINE, 0, name);
  plan->height = MAX (MAX (height, (float) plan->places[CB_LANE_NAME].height) + 2 * LINE,
                      (float) (self->low ? LOW : HEIGHT) * scale);
  plan->middle = plan->pips_middle = plan->height / 2;
  move_down (plan, (plan->height - height) / 2);
  centre (plan, CB_LANE_NAME, plan->middle);
}

/* Name, words and small cards are in the first line, and the track is in the second. */
static void
plan_narrow (CbLane *self, CbLanePlan *plan, float width, float scale)
{
  float name = MIN ((float) get_natural (self, CB_LANE_NAME), width / 3);
  float start = EDGE + ARROW + LINE;
  float pips = get_pips_width (self, scale);
  float words = width - start - name - GAP / 2.0F - pips - EDGE;
  float height, line;

  put (self, plan, CB_LANE_NAME, start, 0, name);
  height = put_words (self, plan, start + name + GAP / 2.0F, 2 * LINE, words);
  line = MAX (height, (float) plan->places[CB_LANE_NAME].height);
  plan->places[CB_LANE_NAME].y = 2 * LINE;
  plan->pips = width - EDGE - pips + GAP;
  plan->pips_middle = 2 * LINE + (float) plan->places[CB_LANE_NAME].height / 2;
  plan->start = start + CB_LANE_TOKEN * scale / 2;
  plan->end = width - EDGE - CB_LANE_BAND * scale / 2;
  plan->middle = 2 * LINE + line + LINE + CB_LANE_BAND * scale / 2;
  plan->height = plan->middle + CB_LANE_BAND * scale / 2 + 2 * LINE;
}

/* The title is before the band, and what the small cards mean is behind it. */
static void
plan_heading (CbLane *self, CbLanePlan *plan, float width)
{
  float band = (plan->end - plan->start) / 8;
  float after = plan->narrow ? width / 2 : plan->end + band;

  put (self, plan, CB_LANE_NAME, EDGE, 0, (plan->narrow ? width / 2 : plan->end - band) - 2 * EDGE);
  put (self, plan, CB_LANE_WORDS, 0, 0,
       MIN ((float) get_natural (self, CB_LANE_WORDS), width - EDGE - after));
  plan->places[CB_LANE_WORDS].x = (int) (width - EDGE) - plan->places[CB_LANE_WORDS].width;
  plan->height = (float) MAX (plan->places[CB_LANE_NAME].height,
                              plan->places[CB_LANE_WORDS].height) +
                 4 * LINE;
  plan->middle = plan->height / 2;
  centre (plan, CB_LANE_NAME, plan->middle);
  centre (plan, CB_LANE_WORDS, plan->middle);
}

void
_cb_lane_plan (CbLane *self, int width, CbLanePlan *plan)
{
  float scale = cb_shade_get_text_scale (GTK_WIDGET (self));

  *plan = (CbLanePlan) { .narrow = (float) width < WIDE_FROM * scale };
  if (plan->narrow)
    plan_narrow (self, plan, (float) width, scale);
  else
    plan_wide (self, plan, (float) width, scale);
  if (self->heading)
    plan_heading (self, plan, (float) width);
  put (self, plan, CB_LANE_ARROW, EDGE - LINE, 0, ARROW);
  centre (plan, CB_LANE_ARROW, plan->narrow ? plan->pips_middle : plan->middle);
}
