/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-roll-counts.h"

void cb_roll_chart_show (CbPainting *painting, const CbRollHistory *history, const CbDice *dice);
