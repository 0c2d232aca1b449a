/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_ASKED_CHIPS (cb_asked_chips_get_type ())

/**
 * CbAskedChips:
 *
 * What a question is for: a category, or a trait; none where it is not known. Property, set once
 * and before the others: traits-only (boolean).
 */
G_DECLARE_FINAL_TYPE (CbAskedChips, cb_asked_chips, CB, ASKED_CHIPS, CbDraftPart)
