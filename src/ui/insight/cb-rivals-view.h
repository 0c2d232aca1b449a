/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_RIVALS_VIEW (cb_rivals_view_get_type ())

/**
 * CbRivalsView:
 *
 * How far everybody is, in seating order. Property: insight (CbInsight, set once).
 */
G_DECLARE_FINAL_TYPE (CbRivalsView, cb_rivals_view, CB, RIVALS_VIEW, AdwBin)

gboolean cb_rivals_view_add_row (CbRivalsView *self);
