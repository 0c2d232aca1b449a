/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-table-state.h"

#define CB_TYPE_TABLE_SEAT (cb_table_seat_get_type ())

/**
 * CbTableSeat:
 *
 * A player at the table: token, name, and a line of what is most worth knowing. It has an edge in
 * the accent when it is his turn, which the line says, too. Pressed, it leads to his column of the
 * sheet.
 *
 * Action: case.show-column, with the holder.
 */
G_DECLARE_FINAL_TYPE (CbTableSeat, cb_table_seat, CB, TABLE_SEAT, GtkButton)

GtkWidget *cb_table_seat_new (guint seat);

void
cb_table_seat_show (CbTableSeat *self, CbCase *case_, const CbTableState *state, gboolean brief);
