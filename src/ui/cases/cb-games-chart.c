/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-children.h"
#include "cb-column.h"
#include "cb-fields.h"
#include "cb-games-chart.h"
#include "cb-tally-words.h"

/* In pixels. */
#define HEIGHT 250

/* The turns from one line across to the next; how many games in a row at least get a bracket. */
#define GRID      10
#define LEAST_RUN 3

struct _CbGamesChart
{
  GtkBox parent_instance;

  char *words;
  char *usual_words;
};

G_DEFINE_FINAL_TYPE (CbGamesChart, cb_games_chart, GTK_TYPE_BOX)

static void
state_changed_cb (GtkWidget *button, GtkStateFlags before, CbGamesChart *self)
{
  gboolean told = (gtk_widget_get_state_flags (button) &
                   (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED)) != 0;
  const char *words = g_object_get_data (G_OBJECT (button), "words");

  if (told)
    g_object_set (self, "words", words, NULL);
  else if (g_strcmp0 (self->words, words) == 0)
    g_object_set (self, "words", self->usual_words, NULL);
}

/* (nullable): who won the game at @nth */
static const char *
get_winner (GPtrArray *games, guint nth)
{
  const CbTallyGame *game = g_ptr_array_index (games, nth);

  return game->winner >= 0 ? game->people[game->winner] : NULL;
}

/* Returns: the first game after the one at @nth that the same player did not win */
static guint
find_end (GPtrArray *games, guint nth)
{
  guint end = nth + 1;

  while (end < games->len && get_winner (games, nth) != NULL &&
         g_strcmp0 (get_winner (games, end), get_winner (games, nth)) == 0)
    end++;
  return end;
}

/* @start: the first of the games in a row with the same winner; @end: the first one after these */
static CbColumn
make_column (const CbTally *tally, guint nth, guint start, guint end, double most)
{
  const CbTallyGame *game = g_ptr_array_index (tally->chosen, nth);
  CbColumn column = { .height = HEIGHT,
                      .width = CB_GAMES_CHART_COLUMN,
                      .most = most,
                      .grid = GRID,
                      .value = game->turns,
                      .due = NAN,
                      .accent = game->winner >= 0 && game->winner == game->me,
                      .dashed = game->winner < 0 };

  if (game->winner >= 0)
    {
      column.setup = game->setup;
      column.seat = game->seats[game->winner];
    }
  if (end - start >= LEAST_RUN)
    {
      column.span = end - start;
      column.nth = nth - start;
    }
  if (nth == 0 || nth + 1 == tally->chosen->len || (nth + 1) % CB_GAMES_CHART_NUMBERED == 0)
    g_snprintf (column.name, sizeof column.name, "%u", nth + 1);
  return column;
}

static void
tell_game (GtkWidget *button, const CbTally *tally, guint nth)
{
  char *words = cb_tally_describe_game (tally, nth);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "words", words, g_free);
}

static GtkWidget *
make_game (CbGamesChart *self, const CbTally *tally, guint nth, const CbColumn *column)
{
  const CbTallyGame *game = g_ptr_array_index (tally->chosen, nth);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *uri = g_file_get_uri (game->file);

  gtk_widget_add_css_class (button, "chart-column");
  gtk_button_set_child (GTK_BUTTON (button), cb_column_new (column));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-case");
  tell_game (button, tally, nth);
  g_signal_connect (button, "state-flags-changed", G_CALLBACK (state_changed_cb), self);
  return button;
}

/* Tab enters the chart at the latest game, and leaves it from every game. */
static gboolean
cb_games_chart_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *end = gtk_widget_get_last_child (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (gtk_widget_get_focus_child (widget) == NULL)
    return end != NULL && gtk_widget_grab_focus (gtk_widget_get_prev_sibling (end));
  return !tab && GTK_WIDGET_CLASS (cb_games_chart_parent_class)->focus (widget, direction);
}

static void
cb_games_chart_class_init (CbGamesChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->focus = cb_games_chart_focus;
  cb_fields_install (object_class, CB_FIELD (CbGamesChart, words, G_TYPE_STRING,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));
  CB_OWNS (object_class, CbGamesChart, usual_words, g_free);
}

static void
cb_games_chart_init (CbGamesChart *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

static double
find_most (GPtrArray *games)
{
  double most = GRID;

  for (guint i = 0; i < games->len; i++)
    most = MAX (most, ((const CbTallyGame *) g_ptr_array_index (games, i))->turns);
  return most;
}

/* Shows the chosen games, but not more than the latest %CB_GAMES_CHART_MAX. @scale: gets the
 * numbers of the lines across, which stay in sight while the chart is scrolled */
void
cb_games_chart_show (CbGamesChart *self, const CbTally *tally, AdwBin *scale)
{
  guint n = tally->chosen->len, first = n - MIN (n, CB_GAMES_CHART_MAX), start = first, end = first;
  double most = find_most (tally->chosen);
  CbColumn axis = { .height = HEIGHT, .most = most, .grid = GRID, .axis = TRUE };
  CbColumn rest = { .height = HEIGHT,
                    .width = CB_GAMES_CHART_COLUMN,
                    .most = most,
                    .grid = GRID,
                    .value = NAN,
                    .due = NAN };
  GtkWidget *space = cb_column_new (&rest);

  g_return_if_fail (CB_IS_GAMES_CHART (self));

  cb_children_remove (GTK_BOX (self));
  adw_bin_set_child (scale, cb_column_new (&axis));
  for (guint i = first; i < n; i++)
    {
      CbColumn column;
      g_autofree char *note = NULL;

      if (i == end)
        {
          start = i;
          end = find_end (tally->chosen, i);
        }
      column = make_column (tally, i, start, end, most);
      /* Translators: so many games won by the same player, one after the other. */
      note = g_strdup_printf (ngettext ("%u in a row", "%u in a row", column.span), column.span);
      column.note = note;
      gtk_box_append (GTK_BOX (self), make_game (self, tally, i, &column));
    }
  gtk_widget_set_hexpand (space, TRUE);
  gtk_box_append (GTK_BOX (self), space);
  g_free (self->usual_words);
  self->usual_words = cb_tally_row_describe_turns (&tally->total);
  g_object_set (self, "words", self->usual_words, NULL);
}

/* Updates what is said about each game that is shown, whenever skill or luck becomes known. */
void
cb_games_chart_retell (CbGamesChart *self, const CbTally *tally)
{
  guint n = tally->chosen->len, nth = n - MIN (n, CB_GAMES_CHART_MAX);
  GtkWidget *game = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; game != NULL && nth < n; game = gtk_widget_get_next_sibling (game))
    {
      gboolean told = g_strcmp0 (self->words, g_object_get_data (G_OBJECT (game), "words")) == 0;

      tell_game (game, tally, nth++);
      if (told)
        g_object_set (self, "words", g_object_get_data (G_OBJECT (game), "words"), NULL);
    }
}
