/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-effort.h"
#include "cb-facts.h"
#include "cb-marks.h"
#include "cb-world.h"

/**
 * CbDeduction:
 *
 * What follows from a deal and a list of entries, each of them some #CbFacts. Opaque. It is a
 * stack: entries are appended, and taken away from the end; the marks after every prefix stay at
 * hand, so that looking back costs nothing. An entry that says nothing, or is set aside, is
 * appended with empty facts so that entries keep their positions.
 *
 * The cheap rules are applied to each entry at once. What they miss is found by a search, which
 * goes on as long as the effort lasts, and can go on later, also on a copy in another thread.
 */
typedef struct _CbDeduction CbDeduction;

CbDeduction *cb_deduction_new (const CbWorld *world, CbFacts *deal);
CbDeduction *cb_deduction_copy (const CbDeduction *self, guint n_entries);
void cb_deduction_free (CbDeduction *self);

void cb_deduction_append (CbDeduction *self, CbFacts *facts, CbEffort *effort);
gboolean cb_deduction_complete (CbDeduction *self, guint n_entries, CbEffort *effort);
void cb_deduction_truncate (CbDeduction *self, guint n_entries);
guint cb_deduction_get_n_entries (const CbDeduction *self);
gboolean cb_deduction_moves_cards (const CbDeduction *self, guint from, guint to);

const CbMarks *cb_deduction_get_marks (const CbDeduction *self, guint n_entries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDeduction, cb_deduction_free)
