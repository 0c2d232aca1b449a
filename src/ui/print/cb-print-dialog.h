/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-shelf.h"
#include "cb-sheet.h"

#define CB_TYPE_PRINT_DIALOG (cb_print_dialog_get_type ())

/**
 * CbPrintDialog:
 *
 * What is to be printed, and how it will look. Actions: print.print, which asks for the printer,
 * and print.save, which asks for a file.
 */
G_DECLARE_FINAL_TYPE (CbPrintDialog, cb_print_dialog, CB, PRINT_DIALOG, AdwDialog)

CbPrintDialog *cb_print_dialog_new_for_sheet (CbSheet *sheet);
CbPrintDialog *cb_print_dialog_new_for_editions (CbEditionShelf *own, const char *edition);
