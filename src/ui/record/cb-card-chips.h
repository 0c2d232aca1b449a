/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chips.h"
#include "cb-sheet.h"

#define CB_TYPE_CARD_CHIPS (cb_card_chips_get_type ())

/**
 * CbCardChips:
 *
 * Cards to choose from: chips by card index. Cards that cannot be in the envelope look settled, and
 * say where they are, unless that does not matter: then they are plain. Property:
 * sheet (CbSheet, set once).
 */
G_DECLARE_FINAL_TYPE (CbCardChips, cb_card_chips, CB, CARD_CHIPS, CbChips)

void cb_card_chips_set_plain (CbCardChips *self, gboolean plain);
