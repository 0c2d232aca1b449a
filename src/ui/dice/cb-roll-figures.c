/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-roll-chart.h"
#include "cb-roll-figures.h"
#include "cb-template.h"

struct _CbRollFigures
{
  AdwBin parent_instance;

  GArray *counts; /* of CbRollCount; NULL before anything is shown */
  guint n_rolls;

  CbPainting *chart;
  GtkExpander *expander;
  GtkBox *figures;
};

G_DEFINE_FINAL_TYPE (CbRollFigures, cb_roll_figures, ADW_TYPE_BIN)

/* Adds a cell to the table of figures. @role: its role for assistive technology */
static void
add_cell (GtkWidget *row, GtkAccessibleRole role, GtkSizeGroup *column, const char *text)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "xalign",
                                  1.0, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (cell,
                            role == GTK_ACCESSIBLE_ROLE_COLUMN_HEADER ? "heading" : "numeric");
  gtk_size_group_add_widget (column, cell);
  gtk_box_append (GTK_BOX (row), cell);
}

static void
add_row (CbRollFigures *self,
         GtkAccessibleRole role,
         GtkSizeGroup *column,
         const char *total,
         const char *n,
         const char *expected)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "spacing", 12, NULL);

  add_cell (row, role, column, total);
  add_cell (row, role, column, n);
  add_cell (row, role, column, expected);
  gtk_box_append (self->figures, row);
}

/* The figures are updated only while they are visible. */
static void
update_figures (CbRollFigures *self)
{
  g_autoptr (GtkSizeGroup) column = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->figures))) != NULL)
    gtk_box_remove (self->figures, row);
  if (self->counts == NULL || !gtk_expander_get_expanded (self->expander))
    return;
  add_row (self, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, column, _ ("Total"), _ ("Rolled"),
           _ ("Expected"));
  for (guint i = 0; i < self->counts->len; i++)
    {
      const CbRollCount *count = &g_array_index (self->counts, CbRollCount, i);
      g_autofree char *total = count->total == CB_TOTAL_QUESTION
                                 ? g_strdup ("?")
                                 : g_strdup_printf ("%u", count->total);
      g_autofree char *n = g_strdup_printf ("%u", count->n);
      g_autofree char *expected = g_strdup_printf ("%.1f", count->expected * self->n_rolls);

      add_row (self, GTK_ACCESSIBLE_ROLE_CELL, column, total, n, expected);
    }
}

static void
cb_roll_figures_class_init (CbRollFiguresClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbRollFigures, counts, g_array_unref);

  g_type_ensure (CB_TYPE_PAINTING);
  cb_template_install (widget_class, "cb-roll-figures");
  gtk_widget_class_bind_template_child (widget_class, CbRollFigures, chart);
  gtk_widget_class_bind_template_child (widget_class, CbRollFigures, expander);
  gtk_widget_class_bind_template_child (widget_class, CbRollFigures, figures);
  gtk_widget_class_bind_template_callback (widget_class, update_figures);
}

static void
cb_roll_figures_init (CbRollFigures *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @dice: that were rolled */
void
cb_roll_figures_show (CbRollFigures *self, const CbRollHistory *history, const CbDice *dice)
{
  g_return_if_fail (CB_IS_ROLL_FIGURES (self));

  g_clear_pointer (&self->counts, g_array_unref);
  self->counts = cb_roll_history_count (history, dice);
  self->n_rolls = cb_roll_history_get_n_rolls (history);
  cb_roll_chart_show (self->chart, history, dice);
  update_figures (self);
}
