/* Two widgets, side by side or, if there is little width, one below the other. Side by side, the
 * first has about two thirds of the width by default. They are only ever asked how high they are
 * for a width: a box also asks how wide they are for a height, which lists with wrapped rows cannot
 * say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gtk/gtk.h>

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-shade.h"

G_DECLARE_FINAL_TYPE (CbSplit, cb_split, CB, SPLIT, GtkWidget)

/* The default of “share”, the second child’s part of the width if both are side by side; the gap;
 * and the default of “least”, the least width for that. In pixels, with ordinary texts. */
#define SECOND      0.365
#define GAP         12
#define BESIDE_FROM 630

struct _CbSplit
{
  GtkWidget parent_instance;

  GtkWidget *first;
  GtkWidget *second;
  double share;
  int least;
};

CB_DEFINE_PLAIN_TYPE (CbSplit, cb_split, GTK_TYPE_WIDGET)

static gboolean
is_shared (CbSplit *self)
{
  return gtk_widget_should_layout (self->first) && gtk_widget_should_layout (self->second);
}

static gboolean
is_stacked (CbSplit *self, int width)
{
  int least = self->least > 0 ? self->least : BESIDE_FROM;

  return (float) width < (float) least * cb_shade_get_text_scale (GTK_WIDGET (self));
}

static int
get_least (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Returns: the width that the second child gets of @width, beside the first */
static int
share (CbSplit *self, int width)
{
  double part = self->share > 0 ? self->share : SECOND;

  return CLAMP ((int) (width * part), get_least (self->second),
                MAX (width - GAP - get_least (self->first), get_least (self->second)));
}

static int
measure_height (GtkWidget *widget, int width, gboolean is_natural)
{
  int minimum, natural;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, get_least (widget)), &minimum,
                      &natural, NULL, NULL);
  return is_natural ? natural : minimum;
}

static int
measure_both (CbSplit *self, int width, gboolean is_natural)
{
  int second;

  if (!is_shared (self))
    return MAX (measure_height (self->first, width, is_natural),
                measure_height (self->second, width, is_natural));
  if (is_stacked (self, width))
    return measure_height (self->first, width, is_natural) + GAP +
           measure_height (self->second, width, is_natural);
  second = share (self, width);
  return MAX (measure_height (self->first, width - GAP - second, is_natural),
              measure_height (self->second, second, is_natural));
}

static void
cb_split_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  CbSplit *self = CB_SPLIT (widget);
  int least[2] = { 0 }, wanted[2] = { 0 };

  if (gtk_widget_should_layout (self->first))
    gtk_widget_measure (self->first, GTK_ORIENTATION_HORIZONTAL, -1, &least[0], &wanted[0], NULL,
                        NULL);
  if (gtk_widget_should_layout (self->second))
    gtk_widget_measure (self->second, GTK_ORIENTATION_HORIZONTAL, -1, &least[1], &wanted[1], NULL,
                        NULL);
  *minimum = MAX (least[0], least[1]);
  *natural = is_shared (self) ? wanted[0] + GAP + wanted[1] : MAX (wanted[0], wanted[1]);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  if (for_size < 0)
    for_size = *natural;
  *minimum = measure_both (self, for_size, FALSE);
  *natural = MAX (measure_both (self, for_size, TRUE), *minimum);
}

static void
cb_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSplit *self = CB_SPLIT (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation first = { 0, 0, width, height }, second = first;

  if (is_shared (self) && is_stacked (self, width))
    {
      first.height = measure_height (self->first, width, TRUE);
      second.y = first.height + GAP;
      second.height = MAX (height - second.y, measure_height (self->second, width, FALSE));
    }
  else if (is_shared (self))
    {
      second.width = share (self, width);
      first.width = width - GAP - second.width;
      first.x = rtl ? second.width + GAP : 0;
      second.x = rtl ? 0 : first.width + GAP;
    }
  if (gtk_widget_should_layout (self->first))
    gtk_widget_size_allocate (self->first, &first, -1);
  if (gtk_widget_should_layout (self->second))
    gtk_widget_size_allocate (self->second, &second, -1);
}

static void
take_first (CbSplit *self)
{
  gtk_widget_set_parent (self->first, GTK_WIDGET (self));
}

static void
take_second (CbSplit *self)
{
  gtk_widget_set_parent (self->second, GTK_WIDGET (self));
}

static void
cb_split_class_init (CbSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_children_dispose;
  widget_class->get_request_mode = cb_children_get_request_mode;
  widget_class->measure = cb_split_measure;
  widget_class->size_allocate = cb_split_size_allocate;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbSplit, first, GTK_TYPE_WIDGET, G_PARAM_CONSTRUCT_ONLY, take_first),
    CB_FIELD_THEN (CbSplit, second, GTK_TYPE_WIDGET, G_PARAM_CONSTRUCT_ONLY, take_second),
    CB_FIELD (CbSplit, share, G_TYPE_DOUBLE, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD (CbSplit, least, G_TYPE_INT, G_PARAM_CONSTRUCT_ONLY));
}
