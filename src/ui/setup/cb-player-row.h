/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-setup-draft.h"

#define CB_TYPE_PLAYER_ROW (cb_player_row_get_type ())
G_DECLARE_FINAL_TYPE (CbPlayerRow, cb_player_row, CB, PLAYER_ROW, AdwEntryRow)

GtkWidget *cb_player_row_new (CbSetupDraft *draft, CbSetupSeat *seat);

CbSetupSeat *cb_player_row_get_seat (CbPlayerRow *self);
