/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

#define CB_TYPE_CONFLICT_DIALOG (cb_conflict_dialog_get_type ())

/**
 * CbConflictDialog:
 *
 * The few entries of a log that cannot all be true, and what can be done about each. It follows
 * changes of the case, and closes when the contradiction is gone. Property: case (CbCase,
 * construct only).
 *
 * Signals: "set-aside" (uint: a position in the log); after the dialog has closed, "edit" (uint)
 * and "edit-setup".
 */
G_DECLARE_FINAL_TYPE (CbConflictDialog, cb_conflict_dialog, CB, CONFLICT_DIALOG, AdwDialog)

CbConflictDialog *cb_conflict_dialog_new (CbCase *case_);
