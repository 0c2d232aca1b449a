/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-children.h"
#include "cb-column.h"
#include "cb-games-chart.h"
#include "cb-skill-chart.h"

/* In pixels. */
#define SKILL_HEIGHT 120
#define LUCK_HEIGHT  64

/* The most skill, the skill from one line to the next, and how far luck can be from the middle. */
#define MOST_SKILL 99
#define GRID       33
#define MOST_LUCK  50

static const CbTallyGame *
get_game (const CbTally *tally, guint nth)
{
  return g_ptr_array_index (tally->chosen, nth);
}

/* The nearest judged game before @nth, if @step is −1, or after it, if that is 1; −1 for none. */
static int
find_judged (const CbTally *tally, guint nth, int step)
{
  int at = (int) nth + step;

  while (at >= 0 && at < (int) tally->chosen->len && get_game (tally, (guint) at)->skill < 0)
    at += step;
  return at < (int) tally->chosen->len ? at : -1;
}

/* The height of the line from the game @from to the game @to at @x, a number of games; NAN if one
 * of the two is missing. */
static double
get_line (const CbTally *tally, int from, int to, double x)
{
  double one, other;

  if (from < 0 || to < 0)
    return NAN;
  one = get_game (tally, (guint) from)->skill;
  other = get_game (tally, (guint) to)->skill;
  return one + (other - one) * (x - from) / (to - from);
}

static void
fill_skill (CbColumn *column, const CbTally *tally, guint nth)
{
  int before = find_judged (tally, nth, -1), after = find_judged (tally, nth, 1);
  gboolean judged = get_game (tally, nth)->skill >= 0;

  column->accent = judged && after < 0;
  column->value = judged ? get_game (tally, nth)->skill : (double) NAN;
  column->from = get_line (tally, before, judged ? (int) nth : after, nth - 0.5);
  column->to = get_line (tally, judged ? (int) nth : before, after, nth + 0.5);
  if (nth == 0 || nth + 1 == tally->chosen->len || (nth + 1) % CB_GAMES_CHART_NUMBERED == 0)
    g_snprintf (column->name, sizeof column->name, "%u", nth + 1);
}

static void
fill_luck (CbColumn *column, const CbTally *tally, guint nth)
{
  const CbTallyGame *game = get_game (tally, nth);

  if (game->skill < 0)
    return;
  column->value = game->luck - MOST_LUCK;
  column->good = game->luck > MOST_LUCK;
}

/* @scale: a column without a game, from which @fill makes the column of each game */
static void
show (GtkBox *chart,
      const CbTally *tally,
      AdwBin *axis,
      const CbColumn *scale,
      void (*fill) (CbColumn *column, const CbTally *tally, guint nth))
{
  guint n = tally->chosen->len;
  CbColumn column = *scale;
  GtkWidget *space;

  column.axis = TRUE;
  if (scale->bare)
    column.grid = 0;
  adw_bin_set_child (axis, cb_column_new (&column));
  cb_children_remove (chart);
  gtk_widget_set_direction (GTK_WIDGET (chart), GTK_TEXT_DIR_LTR);
  for (guint i = n - MIN (n, CB_GAMES_CHART_MAX); i < n; i++)
    {
      column = *scale;
      fill (&column, tally, i);
      gtk_box_append (chart, cb_column_new (&column));
    }
  space = cb_column_new (scale);
  gtk_widget_set_hexpand (space, TRUE);
  gtk_box_append (chart, space);
}

static void
label (GtkBox *chart, const char *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words != NULL ? words : "", -1);
}

void
cb_skill_chart_show (GtkBox *chart, const CbTally *tally, AdwBin *scale, const char *words)
{
  const CbColumn column = { .height = SKILL_HEIGHT,
                            .width = CB_GAMES_CHART_COLUMN,
                            .most = MOST_SKILL,
                            .grid = GRID,
                            .value = NAN,
                            .from = NAN,
                            .to = NAN,
                            .due = NAN,
                            .dot = TRUE };

  show (chart, tally, scale, &column, fill_skill);
  label (chart, words);
}

void
cb_luck_chart_show (GtkBox *chart, const CbTally *tally, AdwBin *scale, const char *words)
{
  const CbColumn column = { .height = LUCK_HEIGHT,
                            .width = CB_GAMES_CHART_COLUMN,
                            .least = -MOST_LUCK,
                            .most = MOST_LUCK,
                            .grid = MOST_LUCK,
                            .value = NAN,
                            .due = NAN,
                            .bare = TRUE };

  show (chart, tally, scale, &column, fill_luck);
  label (chart, words);
}
