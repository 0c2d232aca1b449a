/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet-view.h"

#define CB_TYPE_CASE_DESK (cb_case_desk_get_type ())

/**
 * CbCaseDesk:
 *
 * The sheet in a scrolled window, and beside it the case file as a column with each card beside
 * its group of the sheet.
 *
 * Properties: sheet-view (CbSheetView, construct only); column (boolean): whether the case file is
 * shown.
 */
G_DECLARE_FINAL_TYPE (CbCaseDesk, cb_case_desk, CB, CASE_DESK, GtkWidget)
