/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chips.h"
#include "cb-sheet.h"

#define CB_TYPE_CARD_CHIPS (cb_card_chips_get_type ())

/**
 * CbCardChips:
 *
 * Cards to choose from: chips by card index. They say where the cards are; plain chips, for when
 * that does not matter, leave it out. Properties: sheet (CbSheet, set once); holder (int: the
 * holder in question, or −1), absent (uint: CbCardSet that the holder cannot have, which are struck
 * out), held (uint: CbCardSet that the holder is known to have).
 */
G_DECLARE_FINAL_TYPE (CbCardChips, cb_card_chips, CB, CARD_CHIPS, CbChips)

void cb_card_chips_set_plain (CbCardChips *self, gboolean plain);
