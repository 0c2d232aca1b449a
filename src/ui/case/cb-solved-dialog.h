/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet.h"

#define CB_TYPE_SOLVED_DIALOG (cb_solved_dialog_get_type ())

/**
 * CbSolvedDialog:
 *
 * Tells that all cards in the envelope are known, and which: those found last are turned over.
 * Its buttons are for accusing, case.accuse with the cards (u), and for the reason, case.slot with
 * the category found last (u), both actions of the page behind it. Property: compact (boolean):
 * small cards, as on a telephone.
 */
G_DECLARE_FINAL_TYPE (CbSolvedDialog, cb_solved_dialog, CB, SOLVED_DIALOG, AdwDialog)

void cb_solved_dialog_show (GtkWidget *parent, CbSheet *sheet, gboolean at_once);
