/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbCliColumn:
 * @head: what stands above it
 * @numbers: whether it is aligned to the right
 * @style: (nullable): of its cells
 */
typedef struct
{
  const char *head;
  gboolean numbers;
  const char *style;
} CbCliColumn;

/* @cells: (element-type utf8): the texts, row by row */
void cb_cli_print_table (const CbCliColumn *columns, guint n_columns, GPtrArray *cells);
