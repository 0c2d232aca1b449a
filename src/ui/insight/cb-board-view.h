/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_BOARD_VIEW (cb_board_view_get_type ())

/**
 * CbBoardView:
 *
 * Where I stand on the board and what I rolled, from the log or as I choose, from which the rooms
 * within reach follow. Shown only if the edition describes its board. Properties: insight
 * (CbInsight, set once), starts (boolean, read only: whether it is known where I stand), head
 * (string, read only, NULL for none: where to head for).
 */
G_DECLARE_FINAL_TYPE (CbBoardView, cb_board_view, CB, BOARD_VIEW, AdwBin)
