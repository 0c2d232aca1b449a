/* cb-cli-table.c: columns as wide as what is in them, in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-cli-table.h"
#include "cb-cli.h"

static guint
get_column_width (const CbCliColumn *columns, guint n_columns, GPtrArray *cells, guint column)
{
  guint width = cb_cli_get_width (columns[column].head, NULL);

  for (guint i = column; i < cells->len; i += n_columns)
    width = MAX (width, cb_cli_get_width (g_ptr_array_index (cells, i), NULL));
  return width;
}

static void
print_cell (const CbCliColumn *column, const char *text, guint width, gboolean last)
{
  int space = (int) (width - cb_cli_get_width (text, NULL));

  if (column->numbers)
    g_print ("%*s%s", space, "", text);
  else
    g_print ("%s%*s", text, last ? 0 : space, "");
  g_print ("%s", last ? "" : "  ");
}

void
cb_cli_print_table (const CbCliColumn *columns, guint n_columns, GPtrArray *cells)
{
  g_autofree guint *widths = g_new (guint, n_columns);

  g_return_if_fail (n_columns > 0 && cells->len % n_columns == 0);

  g_print ("%s", CB_CLI_BOLD);
  for (guint i = 0; i < n_columns; i++)
    {
      widths[i] = get_column_width (columns, n_columns, cells, i);
      print_cell (&columns[i], columns[i].head, widths[i], i + 1 == n_columns);
    }
  g_print ("%s\n", CB_CLI_PLAIN);
  for (guint i = 0; i < cells->len; i++)
    {
      gboolean last = (i + 1) % n_columns == 0;

      print_cell (&columns[i % n_columns], g_ptr_array_index (cells, i), widths[i % n_columns],
                  last);
      if (last)
        g_print ("\n");
    }
}
