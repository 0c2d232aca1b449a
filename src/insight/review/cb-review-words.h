/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-review.h"

int cb_review_find_end (CbCase *case_);
int cb_review_find_solver (CbCase *case_);
char *cb_review_describe_end (CbCase *case_);
char *cb_review_describe_solvable (const CbReview *review, CbCase *case_);
void cb_review_get_shares (const CbReview *review, CbCase *case_, double shares[CB_MAX_PLAYERS]);
