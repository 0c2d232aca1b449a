/* Prints tables whose columns are as wide as their texts, in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-cli-table.h"
#include "cb-cli.h"

static guint
get_column_width (const CbCliColumn *columns, guint n_columns, GPtrArray *cells, guint column)
{
  guint width = cb_cli_get_width (columns[column].head);

  for (guint i = column; i < cells->len; i += n_columns)
    width = MAX (width, cb_cli_get_width (g_ptr_array_index (cells, i)));
  return width;
}

static void
print_cell (const CbCliColumn *column,
            const char *style,
            const char *text,
            guint width,
            gboolean last)
{
  int space = cb_cli_get_space (text, width);

  cb_cli_put ("%*s", column->numbers ? space : 0, "");
  cb_cli_put_styled (style, "%s", text);
  cb_cli_put ("%*s", column->numbers || last ? 0 : space, "");
  cb_cli_put (last ? "\n" : "  ");
}

void
cb_cli_print_table (const CbCliColumn *columns, guint n_columns, GPtrArray *cells)
{
  g_autofree guint *widths = g_new (guint, n_columns);

  g_return_if_fail (n_columns > 0 && cells->len % n_columns == 0);

  for (guint i = 0; i < n_columns; i++)
    {
      widths[i] = get_column_width (columns, n_columns, cells, i);
      print_cell (&columns[i], CB_CLI_BOLD, columns[i].head, widths[i], i + 1 == n_columns);
    }
  for (guint i = 0; i < cells->len; i++)
    {
      guint column = i % n_columns;

      print_cell (&columns[column], columns[column].style, g_ptr_array_index (cells, i),
                  widths[column], column + 1 == n_columns);
    }
}
