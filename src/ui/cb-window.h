/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-application.h"
#include "cb-case.h"
#include "cb-cover-window.h"

#define CB_TYPE_WINDOW (cb_window_get_type ())

/**
 * CbWindow:
 *
 * A window: the user's cases, and over them a table, a case, or both.
 *
 * Actions, among others: win.new-case, win.open-case and win.open-in-new-window (a file's URI),
 * win.print-blank (sheets of any edition); for the case that is shown win.rename-case,
 * win.rename-cards, win.correct-traits, win.correct-powers, win.edit-setup (its players, hands and
 * open cards) and win.new-case-again (a new case with the same players).
 */
G_DECLARE_FINAL_TYPE (CbWindow, cb_window, CB, WINDOW, CbCoverWindow)

CbWindow *cb_window_new (GtkApplication *application, const CbShared *shared);
CbWindow *cb_window_find (GFile *file);

CbCase *cb_window_get_case (CbWindow *self);
CbSetup *cb_window_get_setup (CbWindow *self);
void cb_window_show_case (CbWindow *self, CbCase *case_);
void cb_window_open_file (CbWindow *self, GFile *file);
void cb_window_show_table (CbWindow *self, CbSealedDeal *deal);
CbWindow *cb_window_find_table (CbSealedDeal *deal);
