/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

#define CB_TYPE_SEAT_DIALOG (cb_seat_dialog_get_type ())

/**
 * CbSeatDialog:
 *
 * What is known of a player's hand, as cards; and apart from that what he keeps naming, with what
 * it might mean.
 *
 * Signal "show-column": his column of the sheet is wanted; the dialog closes.
 */
G_DECLARE_FINAL_TYPE (CbSeatDialog, cb_seat_dialog, CB, SEAT_DIALOG, AdwDialog)

CbSeatDialog *cb_seat_dialog_new (CbCase *case_, guint n_entries, guint seat);
