/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_SEAT_FIELD (cb_seat_field_get_type ())

/**
 * CbSeatField:
 *
 * A player to choose by name, for a field of the draft. Properties, each set once and before the
 * others: field (string: a property of CbDraft), title (string, with a mnemonic).
 */
G_DECLARE_FINAL_TYPE (CbSeatField, cb_seat_field, CB, SEAT_FIELD, CbDraftPart)
