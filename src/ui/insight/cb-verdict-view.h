/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_VERDICT_VIEW (cb_verdict_view_get_type ())

/**
 * CbVerdictView:
 *
 * Whether to accuse now or to wait, in one word, with the chances on a gauge, and a button that
 * accuses: case.accuse with the likeliest solution (u). Properties: insight (CbInsight, set once);
 * compact (boolean): whether there is little room; figures (boolean): whether to say what it goes
 * by.
 */
G_DECLARE_FINAL_TYPE (CbVerdictView, cb_verdict_view, CB, VERDICT_VIEW, AdwBin)
