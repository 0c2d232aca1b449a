/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_REVIEW_VIEW (cb_review_view_get_type ())

/**
 * CbReviewView:
 *
 * The story of a game once the envelope is known: the three cards, who solved it, how the solutions
 * went down, whose suggestions helped, and the turning points, which lead to their entries:
 * case.show-entry. Properties: insight (CbInsight, set once); compact (boolean: there is little
 * width); ending and solved (strings, read only), has-review and has-more (booleans, read only).
 *
 * Actions: insight.all-entries; insight.share, which saves all of it as a picture.
 */
G_DECLARE_FINAL_TYPE (CbReviewView, cb_review_view, CB, REVIEW_VIEW, AdwBin)
