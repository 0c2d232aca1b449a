/* cb-game-error.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-game-error.h"

G_DEFINE_QUARK (cb - game - error - quark, cb_game_error)
