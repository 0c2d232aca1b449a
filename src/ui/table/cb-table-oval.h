/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-table-state.h"

#define CB_TYPE_TABLE_OVAL (cb_table_oval_get_type ())

/**
 * CbTableOval:
 *
 * A table seen from above: the players around it clockwise, with me at the bottom, their hands, and
 * in the middle the envelope, decks, and cards that lie there. Seats are real ones, and so have the
 * same sides in every language. For assistive technology a group whose parts have names.
 */
G_DECLARE_FINAL_TYPE (CbTableOval, cb_table_oval, CB, TABLE_OVAL, GtkWidget)

void cb_table_oval_set_up (CbTableOval *self, CbCase *case_);
void cb_table_oval_show (CbTableOval *self, const CbTableState *state, gboolean narrow);
