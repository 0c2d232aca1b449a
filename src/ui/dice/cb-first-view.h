/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-dice.h"
#include "cb-setup.h"

#define CB_TYPE_FIRST_VIEW (cb_first_view_get_type ())

/* Rolling for who starts, round by round. Actions: first.roll (for the next player),
 * first.roll-all (for all who are left in this round), first.restart. */
G_DECLARE_FINAL_TYPE (CbFirstView, cb_first_view, CB, FIRST_VIEW, AdwBin)

void cb_first_view_set_dice (CbFirstView *self, const CbDice *dice);
void cb_first_view_set_players (CbFirstView *self, const CbSetup *setup);
void cb_first_view_set_random (CbFirstView *self, CbRandomSource *random);
