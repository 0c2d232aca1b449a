/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-state.h"

/* What @entry, at @position, calls for, and what it answers or makes idle. @drawn: what came of it,
 * if it is a draw. */
void
_cb_table_calls_follow (CbTableState *self, const CbEntry *entry, guint position, CbDrawn drawn);
/* After the last entry: what the turn calls for. */
void _cb_table_calls_end (CbTableState *self, CbLog *log, guint n_entries);
