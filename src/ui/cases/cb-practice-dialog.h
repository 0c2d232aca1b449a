/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"

#define CB_TYPE_PRACTICE_DIALOG (cb_practice_dialog_get_type ())

/**
 * CbPracticeDialog:
 *
 * Asks for the edition and the number of a practice case, and proposes both.
 *
 * Signal "chosen" (CbEdition, uint): the user wants the case of that number.
 */
G_DECLARE_FINAL_TYPE (CbPracticeDialog, cb_practice_dialog, CB, PRACTICE_DIALOG, AdwAlertDialog)
