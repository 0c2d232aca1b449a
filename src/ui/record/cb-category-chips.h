/* cb-category-chips.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-draft-part.h"

G_BEGIN_DECLS

#define CB_TYPE_CATEGORY_CHIPS (cb_category_chips_get_type ())

/**
 * CbCategoryChips:
 *
 * The cards that a draft names, by category. Signal "picked": one was picked, and is named now or
 * no longer.
 */
G_DECLARE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB, CATEGORY_CHIPS, CbDraftPart)

G_END_DECLS
