/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet-view.h"

#define CB_TYPE_MARK_PAD (cb_mark_pad_get_type ())

/**
 * CbMarkPad:
 *
 * A button for each mark of the user’s own: yes, no, maybe, none. They mark the cell of the sheet
 * that has the focus or had it last; the line above them names it.
 *
 * Property: view (CbSheetView, set once).
 */
G_DECLARE_FINAL_TYPE (CbMarkPad, cb_mark_pad, CB, MARK_PAD, AdwBin)
