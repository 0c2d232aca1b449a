/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

#define CB_TYPE_CODE_DIALOG (cb_code_dialog_get_type ())

/* Turns a hand code that was typed into a case. Signal "created" (CbCase): the case, which is in no
 * file yet. Action: code.create. */
G_DECLARE_FINAL_TYPE (CbCodeDialog, cb_code_dialog, CB, CODE_DIALOG, AdwDialog)

CbCodeDialog *cb_code_dialog_new_for_case (CbCase *case_);
