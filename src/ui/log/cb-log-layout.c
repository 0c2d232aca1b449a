/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-log-parts.h"

/* In pixels. */
#define SPACING      10
#define LINE_SPACING 3
#define NUMBER_WIDTH 22
#define CARDS_WIDTH  330
#define TRAIL_WIDTH  150 /* narrower than that, the trail gets no column of its own */
#define BADGE_WIDTH  140

typedef enum
{
  NUMBER,
  TOKEN,
  CARDS,
  TRAIL,
  BADGE,
  EXTRA,
  MENU,
  N_PARTS,
} RowPart;

typedef struct
{
  GtkWidget *widgets[N_PARTS]; /* NULL for a part that is not shown */
  GtkAllocation places[N_PARTS];
  int height;
} Plan;

static void
find_parts (Plan *self, GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0; i < N_PARTS && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    self->widgets[i] = gtk_widget_should_layout (child) ? child : NULL;
}

static int
get_width (const Plan *self, RowPart part, gboolean minimum)
{
  int min = 0, natural = 0;

  if (self->widgets[part] != NULL)
    gtk_widget_measure (self->widgets[part], GTK_ORIENTATION_HORIZONTAL, -1, &min, &natural, NULL,
                        NULL);
  return minimum ? min : natural;
}

static int
get_height (const Plan *self, RowPart part, int width)
{
  int height = 0;

  if (self->widgets[part] != NULL)
    gtk_widget_measure (self->widgets[part], GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL,
                        NULL);
  return height;
}

static void
put (Plan *self, RowPart part, int x, int width)
{
  width = MAX (width, get_width (self, part, TRUE));
  self->places[part] = (GtkAllocation) { x, 0, width, get_height (self, part, width) };
}

static void
centre (Plan *self, RowPart part, int top, int height)
{
  self->places[part].y = top + (height - self->places[part].height) / 2;
}

/* Places cards and trail in columns; if there is only one of them it gets the whole line. Returns:
 * the height of the line */
static int
plan_line (Plan *self, int start, int width, int badge)
{
  gboolean has_trail = self->widgets[TRAIL] != NULL;
  int room = badge > 0 ? width - badge - SPACING : width;
  int cards = has_trail ? MIN (CARDS_WIDTH, room - SPACING - TRAIL_WIDTH) : room;
  int height = 0;

  put (self, CARDS, start, cards);
  put (self, TRAIL, start + cards + SPACING, room - cards - SPACING);
  put (self, BADGE, start + width - badge, badge);
  for (RowPart part = CARDS; part <= BADGE; part++)
    if (self->widgets[part] != NULL)
      height = MAX (height, self->places[part].height);
  return height;
}

/* Places cards and trail in lines, and the badge after the trail or below it. Returns: the height
 * of all lines */
static int
plan_lines (Plan *self, int start, int width, int badge)
{
  int trail = get_width (self, TRAIL, FALSE);
  gboolean beside = badge > 0 && trail + SPACING + badge <= width;
  int height;

  put (self, CARDS, start, width);
  height = self->places[CARDS].height;
  put (self, TRAIL, start, beside ? width - badge - SPACING : width);
  put (self, BADGE, beside ? start + width - badge : start, MIN (badge, width));
  if (beside)
    {
      int line = MAX (self->places[TRAIL].height, self->places[BADGE].height);

      centre (self, TRAIL, height + LINE_SPACING, line);
      centre (self, BADGE, height + LINE_SPACING, line);
      return height + LINE_SPACING + line;
    }
  for (RowPart part = TRAIL; part <= BADGE; part++)
    if (self->widgets[part] != NULL)
      {
        self->places[part].y = height + LINE_SPACING;
        height += LINE_SPACING + self->places[part].height;
      }
  return height;
}

static int
get_start (const Plan *self)
{
  return MAX (NUMBER_WIDTH, get_width (self, NUMBER, FALSE)) + SPACING +
         get_width (self, TOKEN, FALSE) + SPACING;
}

static int
get_end (const Plan *self)
{
  return self->widgets[MENU] != NULL ? get_width (self, MENU, FALSE) + SPACING : 0;
}

static void
plan (Plan *self, GtkWidget *widget, int whole)
{
  int start, width, badge, height;
  gboolean one_line;

  find_parts (self, widget);
  start = get_start (self);
  width = MAX (whole - start - get_end (self), 1);
  badge = MIN (get_width (self, BADGE, FALSE), width);
  one_line = width >= CARDS_WIDTH + SPACING + TRAIL_WIDTH;
  /* A long badge is broken into several lines rather than taking width from the columns. */
  if (one_line)
    badge = MIN (
      badge, MAX (width - CARDS_WIDTH - get_width (self, TRAIL, FALSE) - 2 * SPACING, BADGE_WIDTH));
  height = one_line ? plan_line (self, start, width, badge)
                    : plan_lines (self, start, width, badge);

  put (self, NUMBER, 0, MAX (NUMBER_WIDTH, get_width (self, NUMBER, FALSE)));
  put (self, TOKEN, self->places[NUMBER].width + SPACING, get_width (self, TOKEN, FALSE));
  put (self, MENU, whole - get_width (self, MENU, FALSE), get_width (self, MENU, FALSE));
  height = MAX (height, MAX (self->places[TOKEN].height, self->places[MENU].height));
  for (RowPart part = CARDS; one_line && part <= BADGE; part++)
    centre (self, part, 0, height);
  for (RowPart part = NUMBER; part <= TOKEN; part++)
    centre (self, part, 0, height);
  centre (self, MENU, 0, height);

  self->height = height;
  put (self, EXTRA, start, width);
  if (self->widgets[EXTRA] == NULL)
    return;
  self->places[EXTRA].y = height + LINE_SPACING;
  self->height += LINE_SPACING + self->places[EXTRA].height;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  Plan self = { 0 };
  int least = 0;

  find_parts (&self, widget);
  for (RowPart part = CARDS; part <= EXTRA; part++)
    least = MAX (least, get_width (&self, part, TRUE));
  *minimum = get_start (&self) + least + get_end (&self);
  *natural = MAX (*minimum,
                  get_start (&self) + CARDS_WIDTH + SPACING + TRAIL_WIDTH + get_end (&self));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  plan (&self, widget, for_size >= 0 ? for_size : *natural);
  *natural = self.height;
  /* If no width is given, a box must return the height that it has at least at any width. */
  *minimum = for_size >= 0 ? self.height : self.places[TOKEN].height;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Plan self = { 0 };

  plan (&self, widget, width);
  for (RowPart part = NUMBER; part < N_PARTS; part++)
    {
      GtkAllocation *place = &self.places[part];

      if (self.widgets[part] == NULL)
        continue;
      if (mirrored)
        place->x = width - place->x - place->width;
      gtk_widget_size_allocate (self.widgets[part], place, -1);
    }
}

/**
 * cb_log_layout_new:
 *
 * Lays out a row of the log: number, token, cards, trail of answers, badge, more words, and menu.
 * These are its children, in this order. If there is room the trail is beside the cards in a column
 * of its own, otherwise below them; the other words are below both.
 *
 * Returns: (transfer full): the layout manager
 */
GtkLayoutManager *
cb_log_layout_new (void)
{
  return gtk_custom_layout_new (cb_children_get_request_mode, measure, allocate);
}
