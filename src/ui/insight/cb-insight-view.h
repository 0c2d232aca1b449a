/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_INSIGHT_VIEW (cb_insight_view_get_type ())

/**
 * CbInsightView:
 *
 * What follows from a sheet for the next turn, the most useful first. Nothing is computed while it
 * is not on the screen.
 * Properties: sheet (CbSheet, set once), compact and narrow (booleans: whether it has less or
 * little width), insight (CbInsight, read only), offers-review (boolean, read only: the game goes
 * on, and all parts are built).
 */
G_DECLARE_FINAL_TYPE (CbInsightView, cb_insight_view, CB, INSIGHT_VIEW, AdwBin)

CbInsight *cb_insight_view_get_insight (CbInsightView *self);
gboolean cb_insight_view_is_built (CbInsightView *self);
