/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_REACH_VIEW (cb_reach_view_get_type ())

/**
 * CbReachView:
 *
 * The places as cards, to choose those that I can reach, as one asks where one is: in all editions
 * that is the last of the categories. It is remembered for the next time. Properties: insight
 * (CbInsight, set once), words (string, read only).
 *
 * Actions: insight.everywhere; insight.reach with a card (u), which toggles it.
 */
G_DECLARE_FINAL_TYPE (CbReachView, cb_reach_view, CB, REACH_VIEW, AdwBin)
