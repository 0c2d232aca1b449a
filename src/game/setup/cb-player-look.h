/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup.h"

const char *
cb_player_look_pick_colour (const CbEdition *edition, const int *characters, guint n, guint seat);
char *cb_player_look_pick_letters (const char *const *names, guint n, guint seat);

const char *cb_setup_get_player_colour (const CbSetup *self, guint seat);
char *cb_setup_get_player_letters (const CbSetup *self, guint seat);
