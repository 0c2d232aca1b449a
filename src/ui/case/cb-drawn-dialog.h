/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-table-state.h"

#define CB_TYPE_DRAWN_DIALOG (cb_drawn_dialog_get_type ())

/**
 * CbDrawnDialog:
 *
 * A large card that Casebook drew from a deck. It is turned over, and stays until the user closes
 * the dialog. Below it is how many of its kind are drawn, if these are counted, and what follows.
 *
 * Signals, after which it closes: "another", it was another card that was drawn at the table;
 * "reveal", the hand of whoever it eliminates is to be told now.
 */
G_DECLARE_FINAL_TYPE (CbDrawnDialog, cb_drawn_dialog, CB, DRAWN_DIALOG, AdwDialog)

CbDrawnDialog *
cb_drawn_dialog_new (const CbTableState *state, const CbEntry *drawn, const CbEntry *exposed);
