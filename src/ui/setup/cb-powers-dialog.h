/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-correction-dialog.h"

#define CB_TYPE_POWERS_DIALOG (cb_powers_dialog_get_type ())

/**
 * CbPowersDialog:
 *
 * What the powers of a case say. Many editions know only whose they are; the table has the cards.
 */
G_DECLARE_FINAL_TYPE (CbPowersDialog, cb_powers_dialog, CB, POWERS_DIALOG, CbCorrectionDialog)

CbPowersDialog *cb_powers_dialog_new (CbCase *case_);
