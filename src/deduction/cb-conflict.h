/* cb-conflict.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-deduction.h"

G_BEGIN_DECLS

/**
 * CbConflict:
 * @entries: (element-type guint): entries, ascending, that cannot all be true, though without any
 *   one of them the others can; empty if the deal alone is impossible
 * @repairs: (element-type guint): entries, ascending, each of which alone, left out, makes the
 *   whole log possible again; some of @entries, or none
 *
 * Why nothing is consistent.
 */
typedef struct
{
  GArray *entries;
  GArray *repairs;
} CbConflict;

CbConflict *cb_deduction_find_conflict (const CbDeduction *self, guint n_entries);
void cb_conflict_free (CbConflict *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbConflict, cb_conflict_free)

G_END_DECLS
