/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of a chart as a table, for everybody and for assistive technology. */

#include "config.h"

#include "cb-children.h"
#include "cb-figures.h"

#define SPACING 18

static GtkWidget *
create_cell (const char *text, gboolean head, gboolean words)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                  head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                       : GTK_ACCESSIBLE_ROLE_CELL,
                                  "label", text, "xalign", words ? 0.0 : 1.0, NULL);

  gtk_widget_add_css_class (cell, head ? "heading" : "numeric");
  return cell;
}

/* Changes the texts of the existing cells. Returns: whether there are as many cells as texts */
static gboolean
change_texts (GtkBox *table, GPtrArray *texts, guint n_columns)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (table));
  guint at = 0;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *cell = gtk_widget_get_first_child (row);
      guint end = at + n_columns;

      for (; cell != NULL && at < MIN (end, texts->len); cell = gtk_widget_get_next_sibling (cell))
        gtk_label_set_label (GTK_LABEL (cell), g_ptr_array_index (texts, at++));
      if (cell != NULL || at != end)
        return FALSE;
    }
  return at == texts->len;
}

/**
 * cb_figures_show:
 * @table: a vertical box whose role is a table
 * @texts: (element-type utf8): row by row, the heads of the columns first
 * @words: the columns that hold words, bit by index; the others hold numbers
 *
 * Fills a table, reusing its cells if the numbers of rows and columns are the same. Call this only
 * while the table is open, because it makes many widgets.
 */
void
cb_figures_show (GtkBox *table, GPtrArray *texts, guint n_columns, guint32 words)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *row = NULL;

  if (change_texts (table, texts, n_columns))
    return;
  cb_children_remove (table);
  /* Cells of a column have the same width. */
  for (guint i = 0; i < n_columns; i++)
    g_ptr_array_add (columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  for (guint i = 0; i < texts->len; i++)
    {
      guint column = i % n_columns;
      GtkWidget *cell = create_cell (g_ptr_array_index (texts, i), i < n_columns,
                                     (words >> column & 1) != 0);

      if (column == 0)
        {
          row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "spacing",
                              SPACING, NULL);
          gtk_box_append (table, row);
        }
      gtk_size_group_add_widget (g_ptr_array_index (columns, column), cell);
      gtk_box_append (GTK_BOX (row), cell);
    }
}
