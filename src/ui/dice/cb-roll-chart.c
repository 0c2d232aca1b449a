/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-fields.h"
#include "cb-lettering.h"
#include "cb-roll-chart.h"
#include "cb-shade.h"

/* In pixels, with ordinary texts. */
#define HEIGHT     132
#define MIN_COLUMN 7
#define COLUMN     28
#define TEXT       12.0f
#define LINE       2.0f
#define WIDEST     44.0f

struct _CbRollChart
{
  GtkWidget parent_instance;

  GArray *counts; /* of CbRollCount */
  guint n_rolls;
};

/* What is painted with, and where the columns are. */
typedef struct
{
  float column; /* from one to the next */
  guint every;  /* of so many columns one is named */
  float bar;
  float foot;
  float scale; /* pixels for one roll */
  GdkRGBA text;
  GdkRGBA accent;
} Frame;

G_DEFINE_FINAL_TYPE (CbRollChart, cb_roll_chart, GTK_TYPE_WIDGET)

static void
cb_roll_chart_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CbRollChart *self = CB_ROLL_CHART (widget);
  float scale = cb_shade_get_text_scale (widget);

  *minimum = *natural = (int) (HEIGHT * scale);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) MIN (self->counts->len * MIN_COLUMN, 300);
      *natural = (int) self->counts->len * COLUMN;
    }
}

/* Text in the middle of a column; above @y, or below it. */
static void
append_text (CbRollChart *self,
             GtkSnapshot *snapshot,
             const Frame *frame,
             const char *text,
             float x,
             float y,
             gboolean above)
{
  g_autoptr (PangoLayout) layout = cb_lettering_new_of_size (
    GTK_WIDGET (self), text, above ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, TEXT);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  /* Where there is no room for all figures the table has them. */
  if ((float) width > frame->column * (float) (above ? 1 : frame->every))
    return;
  cb_lettering_append (snapshot, layout, x + (frame->column - (float) width) / 2,
                       above ? y - (float) height : y, &frame->text);
}

static void
append_column (CbRollChart *self,
               GtkSnapshot *snapshot,
               const Frame *frame,
               const CbRollCount *count,
               gboolean named,
               float x)
{
  g_autofree char *total = count->total == CB_TOTAL_QUESTION ? g_strdup ("?")
                                                             : g_strdup_printf ("%u", count->total);
  float high = (float) count->n * frame->scale;
  float due = (float) (count->expected * self->n_rolls) * frame->scale;
  float start = x + (frame->column - frame->bar) / 2;
  float top = frame->foot - MAX (high, due);
  GdkRGBA field = frame->accent;

  field.alpha = cb_scheme_has_contrast (cb_scheme_get ()) ? 1 : 0.55f;
  gtk_snapshot_append_color (snapshot, &field,
                             &GRAPHENE_RECT_INIT (start, frame->foot - high, frame->bar, high));
  if (self->n_rolls > 0)
    gtk_snapshot_append_color (
      snapshot, &frame->text,
      &GRAPHENE_RECT_INIT (start - 2, frame->foot - due - LINE / 2, frame->bar + 4, LINE));
  if (named)
    append_text (self, snapshot, frame, total, x, frame->foot + 2, FALSE);
  if (count->n > 0)
    {
      g_autofree char *n = g_strdup_printf ("%u", count->n);

      append_text (self, snapshot, frame, n, x, top - 2, TRUE);
    }
}

/* Returns: the most that any column has to show */
static double
find_highest (CbRollChart *self)
{
  double highest = 1;

  for (guint i = 0; i < self->counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (self->counts, CbRollCount, i);

      highest = MAX (highest, MAX (count->n, count->expected * self->n_rolls));
    }
  return highest;
}

static void
cb_roll_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbRollChart *self = CB_ROLL_CHART (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float text = TEXT * 1.5f * cb_shade_get_text_scale (widget);
  Frame frame = { .foot = height - text, .accent = cb_shade_get_accent () };
  float left;

  if (self->counts->len == 0)
    return;
  gtk_widget_get_color (widget, &frame.text);
  frame.column = MIN (width / (float) self->counts->len, WIDEST);
  frame.every = (guint) ceilf (text * 1.2f / frame.column);
  frame.bar = frame.column * 0.62f;
  frame.scale = (frame.foot - text) / (float) find_highest (self);
  left = (width - frame.column * (float) self->counts->len) / 2;
  gtk_snapshot_append_color (snapshot, &frame.text,
                             &GRAPHENE_RECT_INIT (left, frame.foot, width - 2 * left, 1));
  for (guint i = 0; i < self->counts->len; i++)
    append_column (self, snapshot, &frame, &g_array_index (self->counts, CbRollCount, i),
                   i % frame.every == 0, left + frame.column * (float) i);
}

static void
cb_roll_chart_class_init (CbRollChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbRollChart, counts, g_array_unref);

  widget_class->measure = cb_roll_chart_measure;
  widget_class->snapshot = cb_roll_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "rollchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_roll_chart_init (CbRollChart *self)
{
  self->counts = g_array_new (FALSE, FALSE, sizeof (CbRollCount));
}

/* What was rolled most often, in a sentence. */
static void
describe (CbRollChart *self)
{
  const CbRollCount *most = NULL;
  g_autofree char *words = NULL;

  for (guint i = 0; i < self->counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (self->counts, CbRollCount, i);

      if (count->n > 0 && (most == NULL || count->n > most->n))
        most = count;
    }
  if (most == NULL)
    words = g_strdup (_ ("Distribution of the rolls: nothing rolled yet"));
  else if (most->total == CB_TOTAL_QUESTION)
    /* Translators: how many rolls of the dice there were, and how many of them showed “?” */
    words = g_strdup_printf (ngettext ("Distribution of %u roll: “?” came most often, %u×",
                                       "Distribution of %u rolls: “?” came most often, %u×",
                                       self->n_rolls),
                             self->n_rolls, most->n);
  else
    /* Translators: how many rolls of the dice there were, which total came most often, and how
     * often */
    words = g_strdup_printf (ngettext ("Distribution of %u roll: %u came most often, %u×",
                                       "Distribution of %u rolls: %u came most often, %u×",
                                       self->n_rolls),
                             self->n_rolls, most->total, most->n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* @dice: that were rolled */
void
cb_roll_chart_show (CbRollChart *self, const CbRollHistory *history, const CbDice *dice)
{
  g_return_if_fail (CB_IS_ROLL_CHART (self));

  g_array_unref (self->counts);
  self->counts = cb_roll_history_count (history, dice);
  self->n_rolls = cb_roll_history_get_n_rolls (history);
  describe (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
