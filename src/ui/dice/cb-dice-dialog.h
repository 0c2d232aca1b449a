/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-setup.h"
#include "cb-dice.h"

#define CB_TYPE_DICE_DIALOG (cb_dice_dialog_get_type ())

/**
 * CbDiceDialog:
 *
 * The dice of a game in progress, or any others; and rolling for who starts.
 *
 * Properties, also as actions: number (int: how many dice, action dice.number), edition (string:
 * the id of the edition whose dice they are, "" for ordinary ones, action dice.edition). What is
 * rolled there is not recorded, unlike rolls of the dice on the table of a case.
 */
G_DECLARE_FINAL_TYPE (CbDiceDialog, cb_dice_dialog, CB, DICE_DIALOG, AdwDialog)

CbDiceDialog *cb_dice_dialog_new (const CbSetup *setup, CbRandomSource *random);
