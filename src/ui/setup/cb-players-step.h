/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-step.h"

#define CB_TYPE_PLAYERS_STEP (cb_players_step_get_type ())
G_DECLARE_FINAL_TYPE (CbPlayersStep, cb_players_step, CB, PLAYERS_STEP, CbSetupStep)

CbSetupStep *cb_players_step_new (CbSetupDraft *draft, const char *const *known_names);
void cb_players_step_take_focus (CbPlayersStep *self);
