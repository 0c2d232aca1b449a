/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-children.h"
#include "cb-column.h"
#include "cb-fields.h"
#include "cb-figures.h"
#include "cb-roll-figures.h"
#include "cb-template.h"

/* In pixels. */
#define HEIGHT      140
#define LEAST_WIDTH 7

/* The columns of the table. */
#define N_COLUMNS 3

struct _CbRollFigures
{
  AdwBin parent_instance;

  GArray *counts; /* of CbRollCount; NULL before anything is shown */
  guint n_rolls;

  GtkBox *chart;
  GtkExpander *expander;
  GtkBox *figures;
};

CB_DEFINE_TEMPLATE_TYPE (CbRollFigures, cb_roll_figures, ADW_TYPE_BIN)

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

/* @index: the place of the column; @most: the most that any column shows; @last: the total of the
 * last roll, or −1 */
static void
add_column (GtkBox *box,
            const CbRollCount *count,
            guint index,
            guint n_rolls,
            double most,
            int last)
{
  CbColumn column = { .height = HEIGHT,
                      .width = LEAST_WIDTH,
                      .index = index,
                      .most = most,
                      .value = count->n,
                      .due = n_rolls > 0 ? count->expected * n_rolls : (double) NAN,
                      .accent = (int) count->total == last };

  if (count->total == CB_TOTAL_QUESTION)
    g_strlcpy (column.name, "?", sizeof column.name);
  else
    g_snprintf (column.name, sizeof column.name, "%u", count->total);
  if (count->n > 0)
    g_snprintf (column.figure, sizeof column.figure, "%u", count->n);
  gtk_box_append (box, cb_column_new (&column));
}

static int
find_last (const CbRollHistory *history, guint n_rolls)
{
  const CbDiceRoll *last = n_rolls > 0 ? cb_roll_history_get_roll (history, n_rolls - 1) : NULL;

  if (last == NULL)
    return -1;
  return cb_dice_roll_get_n_questions (last) > 0 ? CB_TOTAL_QUESTION
                                                 : (int) cb_dice_roll_get_total (last);
}

/* Shows how often each total was rolled as columns in @box, that of the last roll in the accent
 * colour, and how often it was to be expected as lines across them. Assistive technology gets a
 * sentence; the figures should be in a table beside the chart. @dice: the dice that were rolled */
static void
show_chart (GtkBox *box, const CbRollHistory *history, const CbDice *dice)
{
  g_autoptr (GArray) counts = cb_roll_history_count (history, dice);
  guint n_rolls = cb_roll_history_get_n_rolls (history);
  g_autofree char *words = describe (counts, n_rolls);
  double most = 1;

  cb_children_remove (box);
  gtk_widget_set_direction (GTK_WIDGET (box), GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (counts, CbRollCount, i);

      most = MAX (most, MAX (count->n, count->expected * n_rolls));
    }
  for (guint i = 0; i < counts->len; i++)
    add_column (box, &g_array_index (counts, CbRollCount, i), i, n_rolls, most,
                find_last (history, n_rolls));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* The figures are updated only while they are visible. */
static void
update_figures (CbRollFigures *self)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (self->counts == NULL || !gtk_expander_get_expanded (self->expander))
    return;
  g_ptr_array_add (texts, g_strdup (_ ("Total")));
  g_ptr_array_add (texts, g_strdup (_ ("Rolled")));
  g_ptr_array_add (texts, g_strdup (_ ("Expected")));
  for (guint i = 0; i < self->counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (self->counts, CbRollCount, i);

      g_ptr_array_add (texts, count->total == CB_TOTAL_QUESTION
                                ? g_strdup ("?")
                                : g_strdup_printf ("%u", count->total));
      g_ptr_array_add (texts, g_strdup_printf ("%u", count->n));
      g_ptr_array_add (texts, g_strdup_printf ("%.1f", count->expected * self->n_rolls));
    }
  cb_figures_show (self->figures, texts, N_COLUMNS, 0);
}

static void
cb_roll_figures_class_init (CbRollFiguresClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbRollFigures, counts, g_array_unref);

  cb_template_install (widget_class, "cb-roll-figures", CB_CHILD (CbRollFigures, chart),
                       CB_CHILD (CbRollFigures, expander), CB_CHILD (CbRollFigures, figures),
                       CB_CALLBACK (update_figures));
}

/* @dice: the dice that were rolled */
void
cb_roll_figures_show (CbRollFigures *self, const CbRollHistory *history, const CbDice *dice)
{
  g_return_if_fail (CB_IS_ROLL_FIGURES (self));

  g_clear_pointer (&self->counts, g_array_unref);
  self->counts = cb_roll_history_count (history, dice);
  self->n_rolls = cb_roll_history_get_n_rolls (history);
  show_chart (self->chart, history, dice);
  update_figures (self);
}
