/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_PREFERENCES_DIALOG (cb_preferences_dialog_get_type ())

/* Settings of the program, rather than of a case; changes take effect at once. */
G_DECLARE_FINAL_TYPE (CbPreferencesDialog,
                      cb_preferences_dialog,
                      CB,
                      PREFERENCES_DIALOG,
                      AdwPreferencesDialog)

AdwDialog *cb_preferences_dialog_new (GSettings *settings);
