/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-even-layout.h"

struct _CbEvenLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (CbEvenLayout, cb_even_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  int width;
  int height;
  int n;
} Sizes;

/* The largest child decides how large all are; words in them are not broken. */
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
count_lines (CbEvenLayout *self, const Sizes *sizes, int width)
{
  int fit = MAX (1, (width + self->spacing) / (sizes->width + self->spacing));

  return (sizes->n + fit - 1) / fit;
}

static GtkSizeRequestMode
cb_even_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_even_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  CbEvenLayout *self = CB_EVEN_LAYOUT (manager);
  Sizes sizes = measure_children (widget);
  int n_lines;

  *minimum = *natural = 0;
  if (sizes.n == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = sizes.width;
      *natural = sizes.n * (sizes.width + self->spacing) - self->spacing;
      return;
    }
  n_lines = for_size >= 0 ? count_lines (self, &sizes, for_size) : 1;
  *minimum = *natural = n_lines * (sizes.height + self->spacing) - self->spacing;
}

static void
cb_even_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         int width,
                         int height,
                         int baseline)
{
  CbEvenLayout *self = CB_EVEN_LAYOUT (manager);
  Sizes sizes = measure_children (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int step = sizes.width + self->spacing;
  int n_lines, i = 0;

  if (sizes.n == 0)
    return;
  n_lines = count_lines (self, &sizes, width);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int line, first, n, x;

      if (!gtk_widget_should_layout (child))
        continue;
      /* Which line the child is in, and how many stand in that one. */
      line = i * n_lines / sizes.n;
      first = (line * sizes.n + n_lines - 1) / n_lines;
      n = ((line + 1) * sizes.n + n_lines - 1) / n_lines - first;
      x = (width - (n * step - self->spacing)) / 2 + (i - first) * step;
      if (rtl)
        x = width - x - sizes.width;
      gtk_widget_size_allocate (child,
                                &(const GtkAllocation) { x, line * (sizes.height + self->spacing),
                                                         sizes.width, sizes.height },
                                -1);
      i++;
    }
}

static void
cb_even_layout_class_init (CbEvenLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = cb_even_layout_get_request_mode;
  layout_class->measure = cb_even_layout_measure;
  layout_class->allocate = cb_even_layout_allocate;
}

static void
cb_even_layout_init (CbEvenLayout *self)
{
}

/**
 * cb_even_layout_new:
 * @spacing: between children and between lines, in pixels
 *
 * Returns: (transfer full): the layout manager
 */
GtkLayoutManager *
cb_even_layout_new (int spacing)
{
  CbEvenLayout *self = g_object_new (CB_TYPE_EVEN_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
