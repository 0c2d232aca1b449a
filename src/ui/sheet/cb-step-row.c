/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-step-row.h"
#include "cb-paragraph.h"

/* The indent of a step for each supposition that it rests on, in pixels. */
#define INDENT 12

/**
 * cb_step_row_new:
 * @number: from 1; the cells that the step settles show the same number
 *
 * Returns: (transfer floating): a row of a list, which says one step of a reason
 */
GtkWidget *
cb_step_row_new (guint number, const CbWhyStep *step)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = cb_paragraph_new (step->words, NULL);
  GtkWidget *disc = g_object_new (GTK_TYPE_LABEL, "label", text, "valign", GTK_ALIGN_START,
                                  "css-classes", (const char *[]) { "step-number", NULL }, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_margin_start (disc, (int) step->depth * INDENT);
  gtk_box_append (GTK_BOX (box), disc);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, step->words,
                                  -1);
  return row;
}
