/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-roll-counts.h"

#define CB_TYPE_ROLL_FIGURES (cb_roll_figures_get_type ())

/* How often each total of the dice came, as a chart and, unfolded, as a table. */
G_DECLARE_FINAL_TYPE (CbRollFigures, cb_roll_figures, CB, ROLL_FIGURES, AdwBin)

void cb_roll_figures_show (CbRollFigures *self, const CbRollHistory *history, const CbDice *dice);
