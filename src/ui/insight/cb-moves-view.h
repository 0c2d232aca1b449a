/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_MOVES_VIEW (cb_moves_view_get_type ())

/**
 * CbMovesView:
 *
 * Moves other than suggestions, if the edition has any: the best of each sort. It is hidden if
 * there are none. Property: insight (CbInsight, set once).
 */
G_DECLARE_FINAL_TYPE (CbMovesView, cb_moves_view, CB, MOVES_VIEW, AdwBin)
