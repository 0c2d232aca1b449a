/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-shelf.h"

#define CB_TYPE_NEXT_GAME (cb_next_game_get_type ())

/**
 * CbNextGame:
 *
 * Offers one more game, with the same players in the same seats and the same box: one tap leads to
 * the page for the hand.
 *
 * Property: narrow, whether the button stands below the names.
 */
G_DECLARE_FINAL_TYPE (CbNextGame, cb_next_game, CB, NEXT_GAME, AdwBin)

void cb_next_game_set_last (CbNextGame *self, CbShelfItem *last);
