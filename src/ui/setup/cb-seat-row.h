/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-setup-draft.h"

#define CB_TYPE_SEAT_ROW (cb_seat_row_get_type ())

/**
 * CbSeatRow:
 *
 * A choice of one of the players of a draft, or of nobody. Property: nobody (string: what it is
 * called that it is none of them). Signal "chosen": the user chose.
 */
G_DECLARE_FINAL_TYPE (CbSeatRow, cb_seat_row, CB, SEAT_ROW, AdwComboRow)

void cb_seat_row_set_draft (CbSeatRow *self, CbSetupDraft *draft);
CbSetupSeat *cb_seat_row_get_seat (CbSeatRow *self);
void cb_seat_row_set_seat (CbSeatRow *self, CbSetupSeat *seat);
