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
 * The dialog closes after either of its signals. "another": the user says that another card was
 * drawn at the table. "reveal": the user wants to record the hand of the player whom the card
 * eliminates.
 */
G_DECLARE_FINAL_TYPE (CbDrawnDialog, cb_drawn_dialog, CB, DRAWN_DIALOG, AdwDialog)

CbDrawnDialog *
cb_drawn_dialog_new (const CbTableState *state, const CbEntry *drawn, const CbEntry *exposed);
