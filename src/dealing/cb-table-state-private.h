/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-state.h"

/* Adds the calls that @entry, at @position, leads to, and removes those that it answers or makes
 * pointless. @drawn: what came of @entry, if it is a draw. */
void
_cb_table_calls_follow (CbTableState *self, const CbEntry *entry, guint position, CbDrawn drawn);
/* Adds, after the last entry, the calls that the current turn leads to. */
void _cb_table_calls_end (CbTableState *self, CbLog *log, guint n_entries);
