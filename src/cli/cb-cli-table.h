/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbCliColumn:
 * @head: the text above the column
 * @numbers: whether the cells are numbers, which are aligned to the right
 * @style: (nullable): the style of the cells
 */
typedef struct
{
  const char *head;
  gboolean numbers;
  const char *style;
} CbCliColumn;

/* @cells: (element-type utf8): the texts, row by row */
void cb_cli_print_table (const CbCliColumn *columns, guint n_columns, GPtrArray *cells);
