/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_SOLVED_VIEW (cb_solved_view_get_type ())

/**
 * CbSolvedView:
 *
 * What there is to see once only one solution is left: its cards, a button that accuses, which
 * stands out while I may: case.accuse (u); who is next, and who is closest behind me.
 *
 * Properties: insight (CbInsight, set once); compact (boolean): whether the cards are small.
 */
G_DECLARE_FINAL_TYPE (CbSolvedView, cb_solved_view, CB, SOLVED_VIEW, AdwBin)
