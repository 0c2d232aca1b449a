/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_PLACES_VIEW (cb_places_view_get_type ())

/**
 * CbPlacesView:
 *
 * Where I am, with my token, and the rooms that I can reach with one roll, the easiest first, each
 * with the least roll; rooms that are hardly within reach unfold. A tap on one says that I am
 * there, to which my token glides, so that only what can be asked there is advised; another tap
 * takes that back. Once I have rolled, only what is in reach stays. In an
 * edition without a board, or where I may be anywhere, all rooms alike.
 *
 * Properties: insight (CbInsight); compact (boolean): one line, which scrolls.
 */
G_DECLARE_FINAL_TYPE (CbPlacesView, cb_places_view, CB, PLACES_VIEW, AdwBin)

float cb_places_view_get_token_x (CbPlacesView *self);
