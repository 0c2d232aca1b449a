/* A page that is drawn larger in a larger window, so that it is legible from a chair. It is laid
 * out for a window of usual size and drawn with a scale, which the widgets on the page need not
 * know. Text stays sharp, as it is drawn at its final size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-stage.h"

/* A page that is drawn larger is laid out for at least this size, in pixels. */
#define LAID_OUT_WIDTH  1280
#define LAID_OUT_HEIGHT 800

/* From this width on there is room for larger text; in pixels of the page as it is laid out. */
#define SPACIOUS_WIDTH 1400

/* The user may choose a size that is at most so many steps larger than the one that fits. */
#define MAX_STEPS 2

static const double SCALES[] = { 1, 1.125, 1.25, 1.5, 1.75, 2, 2.5, 3 };

struct _CbStage
{
  GtkWidget parent_instance;

  GtkWidget *child;
  int least_height; /* the least height to lay the page out for, or 0 */
  int steps;        /* how many sizes larger than the one that fits; negative for smaller */
  double scale;
  gboolean spacious;
  guint telling; /* the source that tells of a new scale, or 0 */
};

G_DEFINE_FINAL_TYPE (CbStage, cb_stage, GTK_TYPE_WIDGET)

/* Returns: an index into SCALES */
static int
find_fitting (int width, int height, int least_height)
{
  int i = G_N_ELEMENTS (SCALES) - 1;

  while (i > 0 && (width < LAID_OUT_WIDTH * SCALES[i] ||
                   height < MAX (LAID_OUT_HEIGHT, least_height) * SCALES[i]))
    i--;
  return i;
}

static int
move (int fitting, int steps)
{
  return CLAMP (fitting + MIN (steps, MAX_STEPS), 0, (int) G_N_ELEMENTS (SCALES) - 1);
}

/**
 * cb_stage_choose_scale:
 * @width: of the window, in pixels
 * @height: of the window, in pixels
 * @least_height: the height that the page has to be laid out for at the least, in pixels; it never
 *   makes the scale smaller than 1
 * @steps: how many sizes larger than the one that fits; negative for smaller
 *
 * Returns: how many times as large the page is to be drawn, 1 to 3
 */
double
cb_stage_choose_scale (int width, int height, int least_height, int steps)
{
  return SCALES[move (find_fitting (width, height, least_height), steps)];
}

/* Gives the window the style class of the scale; called when idle, because classes may not change
 * while widgets are being allocated. The class also makes the text of popovers and dialogs, which
 * are not on the page, as large as that of the page. */
static gboolean
tell_cb (gpointer user_data)
{
  CbStage *self = user_data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->telling = 0;
  for (guint i = 1; root != NULL && i < G_N_ELEMENTS (SCALES); i++)
    {
      g_autofree char *name = g_strdup_printf ("stage-%d", (int) (SCALES[i] * 100));

      if (SCALES[i] == self->scale)
        gtk_widget_add_css_class (GTK_WIDGET (root), name);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (root), name);
    }
  cb_css_class_set (GTK_WIDGET (self), "spacious", self->spacious);
  g_object_notify (G_OBJECT (self), "scale");
  return G_SOURCE_REMOVE;
}

/* A size that the user chose is reduced until all of the page has room. */
static double
find_scale (CbStage *self, int width, int height, int steps)
{
  int least_width, least_height;
  double scale;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  do
    scale = cb_stage_choose_scale (width, height, self->least_height, steps--);
  while (scale > 1 && (width / scale < least_width || height / scale < least_height));
  return scale;
}

static void
cb_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbStage *self = CB_STAGE (widget);
  double scale;
  gboolean spacious;

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;
  scale = find_scale (self, width, height, self->steps);
  gtk_widget_allocate (self->child, (int) ceil (width / scale), (int) ceil (height / scale), -1,
                       scale > 1 ? gsk_transform_scale (NULL, (float) scale, (float) scale) : NULL);
  spacious = width / scale >= SPACIOUS_WIDTH;
  if (scale == self->scale && spacious == self->spacious)
    return;
  self->scale = scale;
  self->spacious = spacious;
  if (self->telling == 0)
    self->telling = g_idle_add (tell_cb, self);
}

static void
cb_stage_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  CbStage *self = CB_STAGE (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
}

/* The child is set once. */
static void
take_child (CbStage *self)
{
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
allocate_anew (CbStage *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
cb_stage_dispose (GObject *object)
{
  CbStage *self = CB_STAGE (object);

  g_clear_handle_id (&self->telling, g_source_remove);
  if (self->child != NULL && gtk_widget_get_parent (self->child) != NULL)
    gtk_widget_unparent (self->child);

  G_OBJECT_CLASS (cb_stage_parent_class)->dispose (object);
}

static void
cb_stage_class_init (CbStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_stage_dispose;
  widget_class->measure = cb_stage_measure;
  widget_class->size_allocate = cb_stage_size_allocate;

  cb_fields_install (
    object_class, CB_FIELD_THEN (CbStage, child, GTK_TYPE_WIDGET, G_PARAM_READWRITE, take_child),
    CB_FIELD_THEN (CbStage, least_height, G_TYPE_INT, G_PARAM_READWRITE, allocate_anew),
    CB_FIELD_THEN (CbStage, steps, G_TYPE_INT, G_PARAM_READWRITE, allocate_anew),
    CB_FIELD (CbStage, scale, G_TYPE_DOUBLE, G_PARAM_READABLE));

  gtk_widget_class_set_css_name (widget_class, "stage");
}

static void
cb_stage_init (CbStage *self)
{
  self->scale = 1;
}

/**
 * cb_stage_step:
 * @by: 1 for a larger page, -1 for a smaller one, 0 for the size that fits by itself
 *
 * Makes the page larger or smaller than it is by itself in a window of this size.
 *
 * Returns: the new size in percent; 0 if there is none larger, or smaller, in a window of this size
 */
int
cb_stage_step (CbStage *self, int by)
{
  int width, height, steps;
  double scale;

  g_return_val_if_fail (CB_IS_STAGE (self), 0);

  width = gtk_widget_get_width (GTK_WIDGET (self));
  height = gtk_widget_get_height (GTK_WIDGET (self));
  steps = by != 0 ? self->steps + by : 0;
  scale = find_scale (self, width, height, steps);
  if (by != 0 && scale == self->scale)
    return 0;
  g_object_set (self, "steps", steps, NULL);
  return (int) round (scale * 100);
}
