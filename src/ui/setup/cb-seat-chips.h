/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chips.h"
#include "cb-setup-draft.h"

#define CB_TYPE_SEAT_CHIPS (cb_seat_chips_get_type ())

/**
 * CbSeatChips:
 *
 * Chips for the players of a case that is being set up, to choose the one who dealt, or the one who
 * was dealt first. A second tap on the chosen one says that nobody knows who it was.
 *
 * Property: dealer (boolean, set before the draft): whether the chips ask for the dealer, to whose
 * left the first card goes.
 */
G_DECLARE_FINAL_TYPE (CbSeatChips, cb_seat_chips, CB, SEAT_CHIPS, CbChips)

void cb_seat_chips_set_draft (CbSeatChips *self, CbSetupDraft *draft);
