/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-even-layout.h"

/* The space between children and between lines, in pixels. */
#define SPACING 12

typedef struct
{
  int width;
  int height;
  int n;
} Sizes;

/* All children get the size of the largest, in which no word is broken. */
static Sizes
measure_children (GtkWidget *widget)
{
  Sizes sizes = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width, height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      sizes.width = MAX (sizes.width, width);
      sizes.n++;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      sizes.height = MAX (sizes.height, height);
    }
  return sizes;
}

static int
count_lines (const Sizes *sizes, int width)
{
  int fit = MAX (1, (width + SPACING) / (sizes->width + SPACING));

  return (sizes->n + fit - 1) / fit;
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
  Sizes sizes = measure_children (widget);
  int n_lines;

  *minimum = *natural = 0;
  if (sizes.n == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = sizes.width;
      *natural = sizes.n * (sizes.width + SPACING) - SPACING;
      return;
    }
  n_lines = for_size >= 0 ? count_lines (&sizes, for_size) : 1;
  *minimum = *natural = n_lines * (sizes.height + SPACING) - SPACING;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Sizes sizes = measure_children (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int step = sizes.width + SPACING;
  int n_lines, i = 0;

  if (sizes.n == 0)
    return;
  n_lines = count_lines (&sizes, width);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int line, first, n, x;

      if (!gtk_widget_should_layout (child))
        continue;
      /* The line that the child is in, and how many children that line has. */
      line = i * n_lines / sizes.n;
      first = (line * sizes.n + n_lines - 1) / n_lines;
      n = ((line + 1) * sizes.n + n_lines - 1) / n_lines - first;
      x = (width - (n * step - SPACING)) / 2 + (i - first) * step;
      if (rtl)
        x = width - x - sizes.width;
      gtk_widget_size_allocate (
        child,
        &(const GtkAllocation) { x, line * (sizes.height + SPACING), sizes.width, sizes.height },
        -1);
      i++;
    }
}

/**
 * cb_even_layout_new:
 *
 * Lays out children of one size in as few lines as possible, all of them equally long or one child
 * shorter: if only five of six fit, they are put into two lines of three. Lines are centred.
 *
 * Returns: (transfer full): the layout manager
 */
GtkLayoutManager *
cb_even_layout_new (void)
{
  return gtk_custom_layout_new (cb_children_get_request_mode, measure, allocate);
}
