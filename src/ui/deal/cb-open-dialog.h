/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_OPEN_DIALOG (cb_open_dialog_get_type ())

/* Asks whether to open the envelope for everybody, with a button that must be held. Signal "held":
 * the button was held, and the dialog closes. */
G_DECLARE_FINAL_TYPE (CbOpenDialog, cb_open_dialog, CB, OPEN_DIALOG, AdwDialog)
