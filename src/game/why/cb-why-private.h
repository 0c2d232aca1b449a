/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-conclusions.h"
#include "cb-why.h"

CbWhy *cb_why_new (CbMark mark);
/* Adds a chain of steps. For explaining one mark, each step has only those of its cells that later
 * steps rest on; with @all, all that it settles. @steps: (element-type CbReasonStep) */
void cb_why_add_chain (CbWhy *self, const CbThought *thought, GPtrArray *steps, gboolean all);
/* Why @card has its mark after all that @thought has read, which may include suppositions. */
CbWhy *cb_thought_explain (const CbThought *thought, guint card, guint holder, CbEffort *effort);
