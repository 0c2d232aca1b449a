/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_RACE_VIEW (cb_race_view_get_type ())

/**
 * CbRaceView:
 *
 * Who is how far: a lane for each player, in seating order, me first; they never change places. At
 * a large table only a few of them at first. A lane of another player opens what there is to know
 * of him, one at a time. Property: insight (CbInsight).
 *
 * Actions: race.open with a seat, race.all.
 */
G_DECLARE_FINAL_TYPE (CbRaceView, cb_race_view, CB, RACE_VIEW, AdwBin)
