/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-correction-dialog.h"

#define CB_TYPE_CARD_NAMES_DIALOG (cb_card_names_dialog_get_type ())

/**
 * CbCardNamesDialog:
 *
 * The form for what the cards are called in one case. A line is named for the card in the box; an
 * empty one leaves it that name.
 */
G_DECLARE_FINAL_TYPE (CbCardNamesDialog,
                      cb_card_names_dialog,
                      CB,
                      CARD_NAMES_DIALOG,
                      CbCorrectionDialog)

CbCardNamesDialog *cb_card_names_dialog_new (CbCase *case_);
