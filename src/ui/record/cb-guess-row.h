/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_GUESS_ROW (cb_guess_row_get_type ())

/**
 * CbGuessRow:
 *
 * Which cards have the trait asked for, where that is a guess: the table confirms it, or corrects
 * it. It is there only as long as there is something to settle.
 */
G_DECLARE_FINAL_TYPE (CbGuessRow, cb_guess_row, CB, GUESS_ROW, CbDraftPart)
