/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-question-private.h"
#include "cb-review.h"

/* To run in another thread, on a #CbQuestion about a whole log. Its cards are those that were in
 * the envelope, the right number of each category. */
gpointer cb_review_answer (gpointer question, CbEffort *effort);
