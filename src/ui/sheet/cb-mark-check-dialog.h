/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-mark-check.h"

#define CB_TYPE_MARK_CHECK_DIALOG (cb_mark_check_dialog_get_type ())

/**
 * CbMarkCheckDialog:
 *
 * What the log says of the user's own marks: how many are right in one line, and those that are
 * not, or not decided, one by one. Nothing is said of cells without a mark.
 *
 * Signal "solved": the user has proven the whole envelope, and wants it to be entered.
 */
G_DECLARE_FINAL_TYPE (CbMarkCheckDialog,
                      cb_mark_check_dialog,
                      CB,
                      MARK_CHECK_DIALOG,
                      AdwAlertDialog)

CbMarkCheckDialog *cb_mark_check_dialog_new (CbCase *case_, CbMarkCheck *check);
