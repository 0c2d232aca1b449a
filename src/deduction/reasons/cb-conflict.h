/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"

/**
 * CbConflict:
 * @complete: whether nothing is missing or too much; FALSE where the effort ended first
 * @entries: (element-type guint): entries, ascending, that cannot all be true, though without any
 *   one of them the others can; empty if the deal alone is impossible. Where not @complete, some
 *   may not be needed
 * @repairs: (element-type guint): entries, ascending, each of which alone, left out, makes the
 *   whole log possible again; some of @entries, or none. Where not @complete, some may be missing
 *
 * Why nothing is consistent.
 */
typedef struct
{
  gboolean complete;
  GArray *entries;
  GArray *repairs;
} CbConflict;

CbConflict *cb_deduction_find_conflict (const CbDeduction *self, guint n_entries, CbEffort *effort);
void cb_conflict_free (CbConflict *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbConflict, cb_conflict_free)
