/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-dice.h"

#define CB_TYPE_DICE_VIEW (cb_dice_view_get_type ())

/**
 * CbDiceView:
 *
 * Dice as large as there is room for, to be read across a table, or of one size. After a roll they
 * tumble, unless animations are off.
 *
 * Signal "settled": the dice have stopped after a roll.
 */
G_DECLARE_FINAL_TYPE (CbDiceView, cb_dice_view, CB, DICE_VIEW, GtkWidget)

void cb_dice_view_set_dice (CbDiceView *self, const CbDice *dice);
void cb_dice_view_set_side (CbDiceView *self, int side);
void cb_dice_view_lay (CbDiceView *self, const CbDiceRoll *roll);
void cb_dice_view_tumble (CbDiceView *self);
void cb_dice_view_show_roll (CbDiceView *self, const CbDiceRoll *roll);
gboolean cb_dice_view_is_tumbling (CbDiceView *self);
