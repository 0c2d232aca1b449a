/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_MISSED_VIEW (cb_missed_view_get_type ())

/**
 * CbMissedView:
 *
 * After the game: in two lines how good my suggestions were and how lucky the answers, and my
 * costliest turn beside what would have been better then, with a button that leads to the entry:
 * case.show-entry (u). Parts without content are hidden. Properties: insight (CbInsight, set once);
 * words, asked, better, has-skill, skill and luck (read only).
 */
G_DECLARE_FINAL_TYPE (CbMissedView, cb_missed_view, CB, MISSED_VIEW, AdwBin)
