/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_ODDS_VIEW (cb_odds_view_get_type ())

/**
 * CbOddsView:
 *
 * What is in the envelope, and how likely: the likeliest solutions, and the cards of each category.
 * Properties: insight (CbInsight, set once), compact (boolean: there is little width), left
 * (string, read only: how many solutions there are), has-solutions (boolean, read only).
 */
G_DECLARE_FINAL_TYPE (CbOddsView, cb_odds_view, CB, ODDS_VIEW, AdwBin)
