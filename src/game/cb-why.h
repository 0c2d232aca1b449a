/* cb-why.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-case.h"
#include "cb-step.h"

G_BEGIN_DECLS

/**
 * CbWhy:
 * @mark: the mark it explains
 * @entries: (element-type guint): positions of the entries, ascending, that force the mark; empty
 *   where the deal alone does
 * @steps: (element-type utf8): the chain in words, one sentence a step
 * @depths: (element-type guint): how deep each step lies in suppositions, 0 for not at all
 *
 * Why a mark is on the sheet, in words.
 */
typedef struct
{
  CbMark mark;
  GArray *entries;
  GPtrArray *steps;
  GArray *depths;
} CbWhy;

CbWhy *cb_case_explain (CbCase *self, guint n_entries, guint card, guint holder);
void cb_why_free (CbWhy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbWhy, cb_why_free)

G_END_DECLS
