/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition.h"

#define CB_TYPE_SOLUTION_DIALOG (cb_solution_dialog_get_type ())

/**
 * CbSolutionDialog:
 *
 * Asks which cards are in the envelope.
 *
 * Signal "chosen" (uint: a CbCardSet): the user chose these, as many as the envelope holds.
 */
G_DECLARE_FINAL_TYPE (CbSolutionDialog, cb_solution_dialog, CB, SOLUTION_DIALOG, AdwAlertDialog)

CbSolutionDialog *cb_solution_dialog_new (CbEdition *edition, CbCardSet proposed);
