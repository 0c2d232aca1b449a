/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_TALLY_DIALOG (cb_tally_dialog_get_type ())

/**
 * CbTallyDialog:
 *
 * The finished cases as figures: how many were played and won, in how many turns; by edition, by
 * seat and by who played; the games of the same people, with a chart; and what could not be
 * counted. They are read in another thread whenever it opens. They can be exported, and counting
 * can start over.
 */
G_DECLARE_FINAL_TYPE (CbTallyDialog, cb_tally_dialog, CB, TALLY_DIALOG, AdwDialog)

AdwDialog *cb_tally_dialog_new (GFile *folder);
