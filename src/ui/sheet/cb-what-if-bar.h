/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-sheet.h"

#define CB_TYPE_WHAT_IF_BAR (cb_what_if_bar_get_type ())

/**
 * CbWhatIfBar:
 *
 * Says what the sheet supposes, how much would follow, and how to stop.
 *
 * Properties: sheet (CbSheet); shown (boolean, read only: whether the sheet supposes something);
 * words and outcome (strings, read only).
 *
 * Its buttons are actions of the page around it: case.show-supposed and case.stop-supposing.
 */
G_DECLARE_FINAL_TYPE (CbWhatIfBar, cb_what_if_bar, CB, WHAT_IF_BAR, AdwBin)
