/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-oval.h"
#include "cb-table-state.h"

#define CB_TYPE_CASE_TABLE (cb_case_table_get_type ())

/**
 * CbCaseTable:
 *
 * The table of a case, with me at the bottom: the hands as far as they are known, and in the middle
 * the envelope, decks, and cards that lie there.
 */
G_DECLARE_FINAL_TYPE (CbCaseTable, cb_case_table, CB, CASE_TABLE, CbTableOval)

void cb_case_table_set_up (CbCaseTable *self, CbCase *case_);
void cb_case_table_play_out (CbCaseTable *self, const CbEntry *entry);
void cb_case_table_show (CbCaseTable *self, const CbTableState *state, gboolean narrow);
