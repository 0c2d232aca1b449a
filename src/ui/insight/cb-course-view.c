/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-course-words.h"
#include "cb-fields.h"
#include "cb-figures.h"
#include "cb-insight-parts.h"
#include "cb-template.h"

struct _CbCourseView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean annotated;
  gboolean figures; /* whether to show the course in figures, too */
  gboolean stale;   /* whether the figures must be updated when they become visible */

  CbChart *chart;
  GtkBox *figures_table;
  GtkLabel *left;
  GtkLabel *total;
};

CB_DEFINE_TEMPLATE_TYPE (CbCourseView, cb_course_view, ADW_TYPE_BIN)

/* (nullable) */
static CbCourse *
get_course (CbCourseView *self)
{
  return self->insight != NULL ? cb_insight_get_course (self->insight) : NULL;
}

/* Updates the table of figures only while it is shown, because it has many widgets. */
static void
update_figures (CbCourseView *self)
{
  CbCourse *course = get_course (self);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n_columns;

  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale)
    return;
  if (course == NULL || !self->figures)
    {
      cb_children_remove (self->figures_table);
      return;
    }
  n_columns = cb_course_count_columns (course);
  for (guint i = 0; i < n_columns; i++)
    g_ptr_array_add (texts, cb_course_describe_column (course, i));
  for (guint n = 0; n <= cb_course_get_n_entries (course); n++)
    for (guint i = 0; i < n_columns; i++)
      g_ptr_array_add (texts, cb_course_describe_cell (course, n, i));
  cb_figures_show (self->figures_table, texts, n_columns, 1u << (n_columns - 1));
}

/* Returns: how many solutions were left after the entry that the sheet shows, or before the
 * envelope was opened if that was earlier; 0 until the course is computed */
static guint
count_left (CbCourseView *self)
{
  CbCourse *course = get_course (self);

  return course != NULL ? cb_course_get_left (course, MIN (cb_insight_get_n_read (self->insight),
                                                           cb_course_get_n_entries (course)))
                        : 0;
}

static void
show_course (CbCourseView *self)
{
  CbCourse *course = get_course (self);
  guint left = count_left (self);
  g_autofree char *left_words = NULL;
  g_autofree char *total_words = NULL;

  cb_chart_show (self->chart, course, cb_insight_get_n_read (self->insight));
  update_figures (self);
  if (left > 0)
    {
      left_words = g_strdup_printf ("%u", left);
      /* Translators: behind how many solutions are left: how many there were: “14 of 140 left” */
      total_words = g_strdup_printf (_ ("of %u left"), cb_course_get_left (course, 0));
    }
  gtk_label_set_label (self->left, left > 0 ? left_words : "");
  gtk_label_set_label (self->total, left > 0 ? total_words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->total), left > 0);
}

static void
follow_insight (CbCourseView *self)
{
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (show_course), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::state", G_CALLBACK (show_course), self,
                           G_CONNECT_SWAPPED);
  show_course (self);
}

static void
cb_course_view_map (GtkWidget *widget)
{
  CbCourseView *self = CB_COURSE_VIEW (widget);

  GTK_WIDGET_CLASS (cb_course_view_parent_class)->map (widget);
  if (self->stale)
    update_figures (self);
}

static void
cb_course_view_class_init (CbCourseViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = cb_course_view_map;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbCourseView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD (CbCourseView, annotated, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD_THEN (CbCourseView, figures, G_TYPE_BOOLEAN, G_PARAM_READWRITE, update_figures));

  cb_template_install (widget_class, "cb-course-view", CB_CHILD (CbCourseView, chart),
                       CB_CHILD (CbCourseView, figures_table), CB_CHILD (CbCourseView, left),
                       CB_CHILD (CbCourseView, total));
}
