/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_RENAME_DIALOG (cb_rename_dialog_get_type ())

/* Asks for another title of a case. Signal "renamed" (string): the new title. */
G_DECLARE_FINAL_TYPE (CbRenameDialog, cb_rename_dialog, CB, RENAME_DIALOG, AdwAlertDialog)

CbRenameDialog *cb_rename_dialog_new (const char *title);
