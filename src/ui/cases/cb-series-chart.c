/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-columns.h"
#include "cb-series-chart.h"

#define MARGIN 12

/* Room below the chart for its scrollbar, in pixels. */
#define SCROLLBAR 12

/* Stands for the winner of a game in which no accusation was right. */
#define NO_WINNER "–"

/* The column of a game that I won is filled, all others are outlines, so that they differ without
 * colour. The initial of the winner is below it. */
static void
add_column (GArray *columns, const CbTallyGame *game)
{
  CbColumn column = { .value = game->turns,
                      .due = -1,
                      .hollow = game->me < 0 || game->winner != game->me };
  g_autofree char *initial = game->winner >= 0 ? g_utf8_substring (game->people[game->winner], 0, 1)
                                               : g_strdup (NO_WINNER);
  g_autofree char *capital = g_utf8_strup (initial, -1);

  g_strlcpy (column.name, capital, sizeof column.name);
  g_snprintf (column.figure, sizeof column.figure, "%u", game->turns);
  g_array_append_val (columns, column);
}

/* (transfer full): the chart in words, game by game, for assistive technology */
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
  static const CbColumnsLook LOOK = { .height = 96,
                                      .step = 26,
                                      .strength = 1,
                                      .mirrored = TRUE,
                                      .name = PANGO_WEIGHT_BOLD,
                                      .figure = PANGO_WEIGHT_NORMAL };
  CbPainting *chart = cb_painting_new (GTK_ACCESSIBLE_ROLE_IMG);
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (CbColumn));
  guint n = series->games->len;
  guint first = n - MIN (n, CB_SERIES_CHART_MAX);
  g_autofree char *words = describe (series, first);

  for (guint i = first; i < n; i++)
    add_column (columns, g_ptr_array_index (series->games, i));
  cb_columns_show (chart, &LOOK, columns);
  cb_painting_set_label (chart, words);
  return GTK_WIDGET (chart);
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

/* Scrolls to the latest games when the width changes. It waits for the next frame: the signal comes
 * while sizes are being allocated, when scrolling has no effect. */
static void
room_changed_cb (GtkAdjustment *adjustment, GtkWidget *chart)
{
  gtk_widget_add_tick_callback (chart, show_latest_cb, g_object_ref (adjustment), g_object_unref);
}

/* The latest games of a series, %CB_SERIES_CHART_MAX at most: a column for each, whose height is
 * the number of turns. Returns: (transfer floating): the chart in a scrolled window, which takes
 * the focus and shows the latest games first */
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
