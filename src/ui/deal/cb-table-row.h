/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-tables.h"

#define CB_TYPE_TABLE_ROW (cb_table_row_get_type ())

/* A table in the list of the start page. Action: row.delete. */
G_DECLARE_FINAL_TYPE (CbTableRow, cb_table_row, CB, TABLE_ROW, AdwActionRow)

GtkWidget *cb_table_row_new (CbTableItem *item);
