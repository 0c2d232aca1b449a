/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-correction-dialog.h"

#define CB_TYPE_TRAITS_DIALOG (cb_traits_dialog_get_type ())

/**
 * CbTraitsDialog:
 *
 * The form for which cards of a case have which traits. Saving settles the traits that were changed
 * or confirmed; the others stay guesses.
 */
G_DECLARE_FINAL_TYPE (CbTraitsDialog, cb_traits_dialog, CB, TRAITS_DIALOG, CbCorrectionDialog)

CbTraitsDialog *cb_traits_dialog_new (CbCase *case_);
