/* cb-review-view.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

G_BEGIN_DECLS

#define CB_TYPE_REVIEW_VIEW (cb_review_view_get_type ())

/**
 * CbReviewView:
 *
 * After the game: when it could be solved at the earliest, and where that came from. Rows lead to
 * the entries: case.timeline-at, case.show-entry. Properties: insight (CbInsight, set once);
 * solution, solved, solved-by, total (strings, read only), has-review and has-more (booleans, read
 * only).
 *
 * Action: insight.all-entries.
 */
G_DECLARE_FINAL_TYPE (CbReviewView, cb_review_view, CB, REVIEW_VIEW, AdwBin)

G_END_DECLS
