/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_CATEGORY_CHIPS (cb_category_chips_get_type ())

/**
 * CbCategoryChips:
 *
 * Cards to choose from, each category for itself. As with #CbCardChips whoever uses it decides what
 * picking a card means.
 *
 * Properties: choices (uint: CbCardSet offered, all to begin with), selected (uint: CbCardSet
 * chosen). Signal "picked" (uint card): the user tapped a card.
 */
G_DECLARE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB, CATEGORY_CHIPS, CbDraftPart)
