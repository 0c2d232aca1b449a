/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-game.h"

CbRandomGame *cb_hostile_game_new (GRand *rand);
