/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_CATEGORY_CHIPS (cb_category_chips_get_type ())

/**
 * CbCategoryChips:
 *
 * The cards that a draft tells of, to tap, each category for itself: those that it can tell are
 * there, and what is known of where they are shows.
 */
G_DECLARE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB, CATEGORY_CHIPS, CbDraftPart)
