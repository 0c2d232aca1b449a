/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_STANDING_VIEW (cb_standing_view_get_type ())

/**
 * CbStandingView:
 *
 * Where the suspects are on the board, in editions where that decides who can be named: the rooms,
 * and below them the suspects. One tap puts somebody into the chosen room, and the next empty one
 * is chosen; who stood there changes places with him. Each suggestion moves them on by itself. It
 * is remembered for the case. Not visible for other editions. Property: insight (CbInsight, set
 * once).
 *
 * Actions: insight.choose-place with a room (u); insight.place with a card (u), which stands in
 * that room then, or no longer if it did; insight.anybody.
 */
G_DECLARE_FINAL_TYPE (CbStandingView, cb_standing_view, CB, STANDING_VIEW, AdwBin)
