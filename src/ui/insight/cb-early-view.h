/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_EARLY_VIEW (cb_early_view_get_type ())

/**
 * CbEarlyView:
 *
 * What to suggest as long as no cards are worth more than others: any of each category, and how
 * much that rules out. Visible as long as that is so.
 *
 * Property: insight (CbInsight, set once).
 */
G_DECLARE_FINAL_TYPE (CbEarlyView, cb_early_view, CB, EARLY_VIEW, GtkBox)
