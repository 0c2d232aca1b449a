/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_HOLD_DIALOG (cb_hold_dialog_get_type ())

/* Asks before something is laid open for all, with buttons that have to be held. Signal "held"
 * (uint): which of them. */
G_DECLARE_FINAL_TYPE (CbHoldDialog, cb_hold_dialog, CB, HOLD_DIALOG, AdwDialog)

CbHoldDialog *cb_hold_dialog_new (const char *title, const char *words);
void cb_hold_dialog_add (CbHoldDialog *self, const char *label, guint which);
