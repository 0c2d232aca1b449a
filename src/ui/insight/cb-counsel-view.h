/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_COUNSEL_VIEW (cb_counsel_view_get_type ())

/**
 * CbCounselView:
 *
 * Counsel: whose move it is, as his token and in words, what to do, and what for. Nothing where
 * there is nothing to say. It is said to who cannot see it, too, once whenever it changes. While it
 * is on the screen the insight computes what counsel goes by.
 *
 * Properties: insight (CbInsight); wanted (boolean), FALSE hides it; beside (boolean): whether it
 * stands at the head of a panel, only where pages are drawn larger; words (string, read only).
 */
G_DECLARE_FINAL_TYPE (CbCounselView, cb_counsel_view, CB, COUNSEL_VIEW, AdwBin)
