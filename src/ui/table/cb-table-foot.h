/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-table-state.h"

#define CB_TYPE_TABLE_FOOT (cb_table_foot_get_type ())

/**
 * CbTableFoot:
 *
 * The foot of the table of a case: the dice as they lie, where I can go with them, and what there
 * is to do. Its buttons activate actions that the widgets around it carry out.
 */
G_DECLARE_FINAL_TYPE (CbTableFoot, cb_table_foot, CB, TABLE_FOOT, AdwBin)

void
cb_table_foot_show (CbTableFoot *self, CbCase *case_, const CbTableState *state, gboolean narrow);
void cb_table_foot_set_choices (CbTableFoot *self, GtkWidget *choices);
void cb_table_foot_tumble (CbTableFoot *self);
