/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"

#define CB_TYPE_GUESS_ROW (cb_guess_row_get_type ())

/**
 * CbGuessRow:
 *
 * Asks the table to confirm or correct which cards have the trait asked for, if the edition only
 * guesses it. It is hidden when nothing is a guess.
 */
G_DECLARE_FINAL_TYPE (CbGuessRow, cb_guess_row, CB, GUESS_ROW, CbDraftPart)
