/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-correction-dialog.h"

#define CB_TYPE_WORDS_DIALOG (cb_words_dialog_get_type ())

/**
 * CbWordsDialog:
 *
 * The form for the names of the cards in one case, or for what its powers say: many editions know
 * only whose power it is, but the players have the cards at hand. An empty field keeps the box's
 * words.
 */
G_DECLARE_FINAL_TYPE (CbWordsDialog, cb_words_dialog, CB, WORDS_DIALOG, CbCorrectionDialog)

CbWordsDialog *cb_words_dialog_new (CbCase *case_, CbOwnWords of);
