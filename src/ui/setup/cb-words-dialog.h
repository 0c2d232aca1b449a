/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-correction-dialog.h"

#define CB_TYPE_WORDS_DIALOG (cb_words_dialog_get_type ())

/**
 * CbWordsDialog:
 *
 * The form for what the cards are called in one case, or for what its powers say: many editions
 * know only whose these are, and the table has the cards. Where nothing is written it is as in the
 * box.
 */
G_DECLARE_FINAL_TYPE (CbWordsDialog, cb_words_dialog, CB, WORDS_DIALOG, CbCorrectionDialog)

CbWordsDialog *cb_words_dialog_new (CbCase *case_, CbOwnWords of);
