/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_CATEGORY_CHIPS (cb_category_chips_get_type ())

/**
 * CbCategoryChips:
 *
 * Chips for the cards that a draft can tell of, by category, with what is known about where they
 * are.
 */
G_DECLARE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB, CATEGORY_CHIPS, CbDraftPart)
