/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_CATEGORY_CHIPS (cb_category_chips_get_type ())

/**
 * CbCategoryChips:
 *
 * Chips for the cards that a draft can name, by category. They say where a card is if it is known.
 */
G_DECLARE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB, CATEGORY_CHIPS, CbDraftPart)
