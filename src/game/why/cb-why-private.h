/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-conclusions.h"
#include "cb-why.h"

CbWhy *cb_why_new (CbMark mark);
/* If a chain shows one mark, its cells are those that later steps rest on; with @all, they are all
 * cells that the steps settle. (element-type CbReasonStep) */
void cb_why_add_chain (CbWhy *self, const CbThought *thought, GPtrArray *steps, gboolean all);
/* Why @card has its mark after all that @thought has read, were it more than the log says. */
CbWhy *cb_thought_explain (const CbThought *thought, guint card, guint holder, CbEffort *effort);
