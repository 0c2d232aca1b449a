/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-shelf.h"

#define CB_TYPE_CASE_ROW (cb_case_row_get_type ())

/**
 * CbCaseRow:
 *
 * One case of the list: who plays, which cards of the envelope are known, how far it is and when it
 * was changed. Property: narrow (boolean: whether there is no room for the last two). Actions:
 * row.open-in-new-window and row.menu; row.rename, row.duplicate, row.export and row.delete, which
 * call the page's actions of the same name with the file's URI.
 */
G_DECLARE_FINAL_TYPE (CbCaseRow, cb_case_row, CB, CASE_ROW, AdwPreferencesRow)

GtkWidget *cb_case_row_new (CbShelf *shelf, CbShelfItem *item);
