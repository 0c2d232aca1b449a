/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-dice.h"
#include "cb-edition.h"

#define CB_TYPE_ROLL_VIEW (cb_roll_view_get_type ())

/* Dice to roll, earlier rolls, and how often each total came. Action: dice.roll. */
G_DECLARE_FINAL_TYPE (CbRollView, cb_roll_view, CB, ROLL_VIEW, AdwBin)

void cb_roll_view_set_dice (CbRollView *self, const CbDice *dice, CbEdition *edition);
void cb_roll_view_set_random (CbRollView *self, CbRandomSource *random);
