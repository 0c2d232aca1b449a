/* cb-hostile-cases.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-random-game.h"

G_BEGIN_DECLS

CbRandomGame *cb_hostile_game_new (GRand *rand);

G_END_DECLS
