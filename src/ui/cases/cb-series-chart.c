/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cb-fields.h"
#include "cb-lettering.h"
#include "cb-paint.h"
#include "cb-series-chart.h"
#include "cb-shade.h"

/* In pixels, with ordinary texts. */
#define HEIGHT 96
#define COLUMN 26.0f
#define BAR    0.62f
#define TEXT   12.0f
#define MARGIN 12

/* Below all of it, for what scrolls it. */
#define SCROLLBAR 12

/* Nobody’s accusation was right. */
#define NO_WINNER "–"

typedef struct
{
  guint turns;
  gboolean mine; /* I won */
  char winner[8];
} Column;

struct _CbSeriesChart
{
  GtkWidget parent_instance;

  GArray *columns; /* of Column, oldest first */
};

G_DEFINE_FINAL_TYPE (CbSeriesChart, cb_series_chart, GTK_TYPE_WIDGET)

static void
cb_series_chart_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  CbSeriesChart *self = CB_SERIES_CHART (widget);
  float scale = cb_shade_get_text_scale (widget);

  *minimum = *natural = (int) (HEIGHT * scale);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) (COLUMN * scale * (float) MAX (self->columns->len, 4));
}

/* Text in the middle of a column; above @y, or below it. */
static void
append_text (CbSeriesChart *self,
             GtkSnapshot *snapshot,
             const char *text,
             const GdkRGBA *colour,
             float middle,
             float y,
             gboolean above)
{
  g_autoptr (PangoLayout) layout = cb_lettering_new_of_size (
    GTK_WIDGET (self), text, above ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD, TEXT);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cb_lettering_append (snapshot, layout, middle - (float) width / 2, above ? y - (float) height : y,
                       colour);
}

/* A game that I won is solid, and any other an outline, so that nothing hangs on the colour. */
static void
append_bar (GtkSnapshot *snapshot, const graphene_rect_t *bounds, gboolean mine)
{
  GdkRGBA accent = cb_shade_get_accent ();

  if (mine)
    gtk_snapshot_append_color (snapshot, &accent, bounds);
  else
    cb_paint_edge (snapshot, bounds, 0, 1.5f, &accent);
}

static guint
find_most_turns (GArray *columns)
{
  guint most = 1;

  for (guint i = 0; i < columns->len; i++)
    most = MAX (most, g_array_index (columns, Column, i).turns);
  return most;
}

/* The middle of a column, in the direction in which one reads. */
static float
find_middle (GtkWidget *widget, guint column)
{
  float along = COLUMN * cb_shade_get_text_scale (widget) * ((float) column + 0.5f);

  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
           ? (float) gtk_widget_get_width (widget) - along
           : along;
}

static void
cb_series_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSeriesChart *self = CB_SERIES_CHART (widget);
  float scale = cb_shade_get_text_scale (widget);
  float line = TEXT * 1.5f * scale;
  float width = (float) gtk_widget_get_width (widget);
  float foot = (float) gtk_widget_get_height (widget) - line;
  float unit = (foot - line) / (float) find_most_turns (self->columns);
  GdkRGBA text;

  gtk_widget_get_color (widget, &text);
  for (guint i = 0; i < self->columns->len; i++)
    {
      const Column *column = &g_array_index (self->columns, Column, i);
      g_autofree char *turns = g_strdup_printf ("%u", column->turns);
      float middle = find_middle (widget, i);
      float wide = COLUMN * scale * BAR;
      float high = MAX (unit * (float) column->turns, 2);

      append_bar (snapshot, &GRAPHENE_RECT_INIT (middle - wide / 2, foot - high, wide, high),
                  column->mine);
      append_text (self, snapshot, turns, &text, middle, foot - high, TRUE);
      append_text (self, snapshot, column->winner, &text, middle, foot, FALSE);
    }
  gtk_snapshot_append_color (snapshot, &text, &GRAPHENE_RECT_INIT (0, foot, width, 1));
}

static void
cb_series_chart_class_init (CbSeriesChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbSeriesChart, columns, g_array_unref);

  widget_class->measure = cb_series_chart_measure;
  widget_class->snapshot = cb_series_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "serieschart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_series_chart_init (CbSeriesChart *self)
{
  self->columns = g_array_new (FALSE, TRUE, sizeof (Column));
}

static void
add_column (CbSeriesChart *self, const CbTallyGame *game)
{
  Column column = { .turns = game->turns, .mine = game->me >= 0 && game->winner == game->me };
  g_autofree char *initial = game->winner >= 0 ? g_utf8_substring (game->people[game->winner], 0, 1)
                                               : g_strdup (NO_WINNER);
  g_autofree char *capital = g_utf8_strup (initial, -1);

  g_strlcpy (column.winner, capital, sizeof column.winner);
  g_array_append_val (self->columns, column);
}

/* (transfer full): game by game, for those who do not see it */
static char *
describe (const CbTallySeries *series, guint first)
{
  g_autoptr (GString) words = g_string_new (_ ("Turns in each game:"));

  for (guint i = first; i < series->games->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (series->games, i);

      g_string_append_printf (words, i == first ? " %u" : ", %u", game->turns);
      if (game->winner >= 0)
        /* Translators: appended to the number of turns of a game: who won it. */
        g_string_append_printf (words, _ (" (%s won)"), game->people[game->winner]);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static GtkWidget *
make_chart (const CbTallySeries *series)
{
  CbSeriesChart *self = g_object_new (CB_TYPE_SERIES_CHART, NULL);
  guint n = series->games->len;
  guint first = n - MIN (n, CB_SERIES_CHART_MAX);
  g_autofree char *words = describe (series, first);

  for (guint i = first; i < n; i++)
    add_column (self, g_ptr_array_index (series->games, i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}

static gboolean
show_latest_cb (GtkWidget *chart, GdkFrameClock *clock, gpointer data)
{
  GtkAdjustment *adjustment = data;
  gboolean rtl = gtk_widget_get_direction (chart) == GTK_TEXT_DIR_RTL;

  gtk_adjustment_set_value (adjustment, rtl ? gtk_adjustment_get_lower (adjustment)
                                            : gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* Whenever there is another room: the latest games are where one reads last. The next frame moves
 * them there, as this comes while all is given its place, when a move would be lost. */
static void
room_changed_cb (GtkAdjustment *adjustment, GtkWidget *chart)
{
  gtk_widget_add_tick_callback (chart, show_latest_cb, g_object_ref (adjustment), g_object_unref);
}

/* Returns: (transfer floating): the chart in what scrolls it, which takes the focus and begins with
 * the latest games */
GtkWidget *
cb_series_chart_new (const CbTallySeries *series)
{
  GtkWidget *chart = make_chart (series);
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_GROUP, "child", chart,
                                      "vscrollbar-policy", GTK_POLICY_NEVER, "margin-start", MARGIN,
                                      "margin-end", MARGIN, "margin-top", MARGIN, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));

  gtk_widget_set_margin_bottom (chart, SCROLLBAR);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (room_changed_cb), chart,
                           G_CONNECT_DEFAULT);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (scrolled), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  chart, NULL, -1);
  return scrolled;
}
