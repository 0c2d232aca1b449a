/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-shelf.h"
#include "cb-tables.h"

#define CB_TYPE_CASES_LIST (cb_cases_list_get_type ())

/**
 * CbCasesList:
 *
 * The rows of the cases and tables, if there are any, above the buttons for a game night.
 * Property: narrow (boolean: whether rows say less).
 */
G_DECLARE_FINAL_TYPE (CbCasesList, cb_cases_list, CB, CASES_LIST, AdwBin)

GtkWidget *cb_cases_list_new (CbShelf *shelf, CbTables *tables);
