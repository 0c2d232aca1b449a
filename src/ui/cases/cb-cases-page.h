/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-shelf.h"
#include "cb-tables.h"

#define CB_TYPE_CASES_PAGE (cb_cases_page_get_type ())

/**
 * CbCasesPage:
 *
 * The user's cases, open ones first, and the tables Casebook dealt for. Properties: shelf
 * (CbShelf) and tables (CbTables), each set once; narrow (boolean: whether rows say less).
 *
 * Actions, of which the first four take a file's URI: cases.rename, cases.duplicate, cases.export,
 * cases.delete, cases.undo-delete, cases.import; cases.delete-table (a file's URI),
 * cases.undo-delete-table.
 *
 * Signal: gboolean is-open (CbFolderItem), which asks whether a window shows the case or the deal
 * of an item.
 */
G_DECLARE_FINAL_TYPE (CbCasesPage, cb_cases_page, CB, CASES_PAGE, AdwNavigationPage)
