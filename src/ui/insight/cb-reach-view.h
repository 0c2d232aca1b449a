/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_REACH_VIEW (cb_reach_view_get_type ())

/**
 * CbReachView:
 *
 * The places as cards, to choose those that I can reach, as players ask for the place where they
 * are. Places are the last category in all editions. The choice is remembered. Properties: insight
 * (CbInsight, set once), words (string, read only).
 *
 * Actions: insight.everywhere; insight.reach with a card (u), which toggles it.
 */
G_DECLARE_FINAL_TYPE (CbReachView, cb_reach_view, CB, REACH_VIEW, AdwBin)
