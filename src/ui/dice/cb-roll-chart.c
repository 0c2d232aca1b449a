/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-columns.h"
#include "cb-roll-chart.h"

static const CbColumnsLook LOOK = { .height = 132,
                                    .step = 28,
                                    .least_step = 7,
                                    .largest_step = 44,
                                    .gap = 2,
                                    .strength = 0.55f,
                                    .name = PANGO_WEIGHT_NORMAL,
                                    .figure = PANGO_WEIGHT_BOLD };

/* (transfer full): what was rolled most often, in a sentence */
static char *
describe (GArray *counts, guint n_rolls)
{
  const CbRollCount *most = NULL;

  for (guint i = 0; i < counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (counts, CbRollCount, i);

      if (count->n > 0 && (most == NULL || count->n > most->n))
        most = count;
    }
  if (most == NULL)
    return g_strdup (_ ("Nothing rolled yet"));
  if (most->total == CB_TOTAL_QUESTION)
    /* Translators: how many rolls of the dice there were, and how many of them showed “?” */
    return g_strdup_printf (ngettext ("%u roll; “?” came up most often: %u×",
                                      "%u rolls; “?” came up most often: %u×", n_rolls),
                            n_rolls, most->n);
  /* Translators: how many rolls of the dice there were, which total came most often, and how
   * often */
  return g_strdup_printf (ngettext ("%u roll; %u came up most often: %u×",
                                    "%u rolls; %u came up most often: %u×", n_rolls),
                          n_rolls, most->total, most->n);
}

static void
add_column (GArray *columns, const CbRollCount *count, guint n_rolls)
{
  CbColumn column = { .value = count->n, .due = n_rolls > 0 ? count->expected * n_rolls : -1 };

  if (count->total == CB_TOTAL_QUESTION)
    g_strlcpy (column.name, "?", sizeof column.name);
  else
    g_snprintf (column.name, sizeof column.name, "%u", count->total);
  if (count->n > 0)
    g_snprintf (column.figure, sizeof column.figure, "%u", count->n);
  g_array_append_val (columns, column);
}

/* Shows how often each total was rolled as columns, and how often it was to be expected as lines
 * across them. Assistive technology gets a sentence; the figures should be in a table beside the
 * chart. @dice: the dice that were rolled */
void
cb_roll_chart_show (CbPainting *painting, const CbRollHistory *history, const CbDice *dice)
{
  g_autoptr (GArray) counts = cb_roll_history_count (history, dice);
  guint n_rolls = cb_roll_history_get_n_rolls (history);
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (CbColumn));
  g_autofree char *words = describe (counts, n_rolls);

  for (guint i = 0; i < counts->len; i++)
    add_column (columns, &g_array_index (counts, CbRollCount, i), n_rolls);
  cb_columns_show (painting, &LOOK, columns);
  cb_painting_set_label (painting, words);
}
