/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-conclusions.h"
#include "cb-why.h"

CbWhy *cb_why_new (CbMark mark);
/* Of a chain that shows one mark the cells are those that later steps rest on; where @all counts,
 * they are all that the steps settle. (element-type CbReasonStep) */
void cb_why_add_chain (CbWhy *self, const CbThought *thought, GPtrArray *steps, gboolean all);
/* Why @card has its mark after all that @thought has read, were it more than the log says. */
CbWhy *cb_thought_explain (const CbThought *thought, guint card, guint holder, CbEffort *effort);
