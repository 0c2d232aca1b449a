/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-chart-private.h"
#include "cb-course-words.h"
#include "cb-fields.h"
#include "cb-lettering.h"

#define MIN_WIDTH        200
#define HEIGHT           112
#define HEIGHT_ANNOTATED 250
/* The size of the button of a point, which is larger than its circle. */
#define POINT_SIZE 24
/* Distances in pixels: from the plot to what is beside it, and above it. */
#define GAP 8
#define TOP 10
/* How many of the largest drops have a label. */
#define N_ANNOTATED 3
/* At most this share of the solutions is left after an entry that counts as a drop. */
#define LEAST_DROP 0.75

G_DEFINE_FINAL_TYPE (CbChart, cb_chart, GTK_TYPE_WIDGET)

static void
point_free (gpointer data)
{
  CbChartPoint *point = data;

  gtk_widget_unparent (point->button);
  g_free (point->title);
  g_free (point->detail);
  g_free (point);
}

static void
lay_plot_out (CbChart *self, float width, float height)
{
  g_autofree char *number = g_strdup_printf ("%u", self->most);
  g_autoptr (PangoLayout)
    text = cb_lettering_new_small (GTK_WIDGET (self), number, PANGO_WEIGHT_NORMAL);
  int text_width, text_height;
  float scale = cb_shade_get_text_scale (GTK_WIDGET (self));

  pango_layout_get_pixel_size (text, &text_width, &text_height);
  self->plot = GRAPHENE_RECT_INIT ((float) text_width + GAP, TOP,
                                   width - (float) text_width - 2 * GAP - 18 * scale - GAP,
                                   height - TOP - (float) text_height - GAP);
}

/* Points that overlap an earlier one get no button; a tap beside that button finds their entry. */
static void
find_points_in_way (CbChart *self)
{
  for (guint i = 0; i < self->points->len; i++)
    {
      CbChartPoint *point = g_ptr_array_index (self->points, i);
      graphene_point_t spot = _cb_chart_get_spot (self, point->position);

      point->in_way = FALSE;
      for (guint j = 0; j < i && !point->in_way; j++)
        {
          const CbChartPoint *other = g_ptr_array_index (self->points, j);
          graphene_point_t before = _cb_chart_get_spot (self, other->position);

          point->in_way = !other->in_way && graphene_point_near (&spot, &before, POINT_SIZE);
        }
    }
}

static void
cb_chart_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbChart *self = CB_CHART (widget);

  lay_plot_out (self, (float) width, (float) height);
  if (self->course == NULL)
    return;
  find_points_in_way (self);
  for (guint i = 0; i < self->points->len; i++)
    {
      CbChartPoint *point = g_ptr_array_index (self->points, i);
      graphene_point_t spot = _cb_chart_get_spot (self, point->position);
      GtkAllocation area = { (int) roundf (spot.x) - POINT_SIZE / 2,
                             (int) roundf (spot.y) - POINT_SIZE / 2, POINT_SIZE, POINT_SIZE };
      int least;

      area.x = CLAMP (area.x, 0, MAX (width - POINT_SIZE, 0));
      area.y = CLAMP (area.y, 0, MAX (height - POINT_SIZE, 0));
      gtk_widget_measure (point->button, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_set_child_visible (point->button, !point->in_way);
      if (!point->in_way)
        gtk_widget_size_allocate (point->button, &area, -1);
    }
}

static void
cb_chart_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  CbChart *self = CB_CHART (widget);
  float scale = cb_shade_get_text_scale (widget);
  float height = self->annotated ? HEIGHT_ANNOTATED : HEIGHT;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MIN_WIDTH;
  else
    *minimum = *natural = (int) (height * (1 + (scale - 1) / 2));
}

static void
cb_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbChart *self = CB_CHART (widget);
  CbCanvas canvas = cb_canvas_new (widget, snapshot);

  if (self->course == NULL)
    return;
  _cb_chart_paint (self, &canvas);
  GTK_WIDGET_CLASS (cb_chart_parent_class)->snapshot (widget, snapshot);
}

/* Returns: the position of the entry nearest to @x; there must be one */
static guint
find_entry (CbChart *self, double x)
{
  guint n = cb_course_get_n_entries (self->course);
  double share = (x - (double) self->plot.origin.x) / (double) self->plot.size.width;

  return (guint) CLAMP (round (share * n), 1, n) - 1;
}

static gboolean
has_entries (CbChart *self)
{
  return self->course != NULL && cb_course_get_n_entries (self->course) > 0;
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, CbChart *self)
{
  if (has_entries (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "case.timeline-at", "u", find_entry (self, x));
}

/* (transfer full): what happened in an entry, and how many solutions it left */
static char *
describe_entry (CbChart *self, guint position)
{
  g_autofree char *event = cb_course_describe_event (self->course, position);
  g_autofree char *point = cb_course_describe_point (self->course, position);

  return g_strdup_printf ("%s\n%s", event, point);
}

static gboolean
cb_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  CbChart *self = CB_CHART (widget);
  g_autofree char *words = NULL;

  if (keyboard || !has_entries (self))
    return FALSE;
  words = describe_entry (self, find_entry (self, x));
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* Labels a point with what happened, and with the result below: “84 → 14 · Plum found”. */
static void
annotate (CbChart *self, CbChartPoint *point)
{
  g_autofree char *found = g_steal_pointer (&point->title);
  g_autofree char *drop = cb_course_describe_drop (self->course, point->position);

  point->title = cb_course_describe_event (self->course, point->position);
  point->detail = found != NULL ? g_strdup_printf ("%s · %s", drop, found)
                                : g_steal_pointer (&drop);
}

static void
add_point (CbChart *self, guint position, gboolean annotated)
{
  CbChartPoint *point = g_new0 (CbChartPoint, 1);
  g_autofree char *label = describe_entry (self, position);

  point->position = position;
  point->title = cb_course_describe_found (self->course, position);
  if (annotated)
    annotate (self, point);
  point->button = gtk_button_new ();
  gtk_widget_add_css_class (point->button, "chart-point");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (point->button), "u", position);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (point->button), "case.timeline-at");
  gtk_accessible_update_property (GTK_ACCESSIBLE (point->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_set_parent (point->button, GTK_WIDGET (self));
  g_ptr_array_add (self->points, point);
}

/* Whether the entry is a drop and one of the few largest in @drops. */
static gboolean
is_annotated (CbChart *self, const GArray *drops, guint position)
{
  if (!self->annotated || cb_course_get_share_left (self->course, position) >= LEAST_DROP)
    return FALSE;
  for (guint i = 0; i < MIN (drops->len, N_ANNOTATED); i++)
    if (g_array_index (drops, guint, i) == position)
      return TRUE;
  return FALSE;
}

static void
find_points (CbChart *self)
{
  g_autoptr (GArray) drops = cb_course_list_drops (self->course);

  for (guint i = 0; i < cb_course_get_n_entries (self->course); i++)
    {
      gboolean annotated = is_annotated (self, drops, i);

      if (annotated || cb_course_get_found (self->course, i) != 0)
        add_point (self, i, annotated);
    }
}

static void
cb_chart_dispose (GObject *object)
{
  CbChart *self = CB_CHART (object);

  g_ptr_array_set_size (self->points, 0);
  g_clear_pointer (&self->course, cb_course_unref);

  G_OBJECT_CLASS (cb_chart_parent_class)->dispose (object);
}

static void
cb_chart_finalize (GObject *object)
{
  g_ptr_array_unref (CB_CHART (object)->points);

  G_OBJECT_CLASS (cb_chart_parent_class)->finalize (object);
}

static void
cb_chart_class_init (CbChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_chart_dispose;
  object_class->finalize = cb_chart_finalize;

  widget_class->measure = cb_chart_measure;
  widget_class->size_allocate = cb_chart_size_allocate;
  widget_class->snapshot = cb_chart_snapshot;
  widget_class->query_tooltip = cb_chart_query_tooltip;

  cb_fields_install (object_class, CB_FIELD_THEN (CbChart, annotated, G_TYPE_BOOLEAN,
                                                  G_PARAM_READWRITE, gtk_widget_queue_resize));

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_chart_init (CbChart *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->points = g_ptr_array_new_with_free_func (point_free);
  self->most = 2;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (gesture, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Solutions left"), -1);
}

/* The highest number of solutions, rounded up so that the lines do not touch the top. */
static guint
find_most (CbChart *self)
{
  const CbSetup *setup = cb_course_get_setup (self->course);
  guint most = cb_course_get_left (self->course, 0);

  for (guint seat = 0; cb_course_has_others (self->course) && seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      {
        guint few, many;

        cb_course_get_others_left (self->course, seat, 0, &few, &many);
        most = MAX (most, many);
      }
  return MAX (most, 2);
}

/* Keeps the buttons if only the figures have become more exact, because one may have the focus. */
static void
take_course (CbChart *self, CbCourse *course)
{
  gboolean stays = course != NULL && self->course != NULL &&
                   cb_course_has_same_line (course, self->course);

  if (!stays)
    g_ptr_array_set_size (self->points, 0);
  g_clear_pointer (&self->course, cb_course_unref);
  if (course == NULL)
    return;
  self->course = cb_course_ref (course);
  self->most = find_most (self);
  if (!stays)
    find_points (self);
}

/**
 * cb_chart_show:
 * @course: (nullable): NULL until it is computed; the log may have changed since
 * @n_read: how many entries the sheet shows; if these are not all, a line marks the place
 */
void
cb_chart_show (CbChart *self, CbCourse *course, guint n_read)
{
  g_autofree char *words = NULL;

  g_return_if_fail (CB_IS_CHART (self));

  self->n_read = n_read;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (course == self->course)
    return;

  take_course (self, course);
  words = course != NULL ? cb_course_describe (course) : NULL;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
  /* The scale may have changed. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
