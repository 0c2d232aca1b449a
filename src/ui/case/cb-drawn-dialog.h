/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-token.h"

#define CB_TYPE_DRAWN_DIALOG (cb_drawn_dialog_get_type ())

/**
 * CbDrawnDialog:
 *
 * A large card that Casebook drew from a deck. It is turned over, and stays until the user closes
 * the dialog. Below it is how many of its kind are drawn, if these are counted.
 *
 * Signals, after which it closes: "another", it was another card that was drawn at the table;
 * "undo", no card was drawn.
 */
G_DECLARE_FINAL_TYPE (CbDrawnDialog, cb_drawn_dialog, CB, DRAWN_DIALOG, AdwDialog)

CbDrawnDialog *cb_drawn_dialog_new (const char *deck,
                                    const char *card,
                                    const char *icon,
                                    const char *who,
                                    const CbSetup *setup,
                                    int seat,
                                    const char *what_follows);
void cb_drawn_dialog_count (CbDrawnDialog *self, guint n_drawn, guint n);
