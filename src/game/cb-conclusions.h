/* cb-conclusions.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-deduction.h"
#include "cb-entry.h"

G_BEGIN_DECLS

/**
 * CbConclusions:
 *
 * What follows from a setup and a log: the door between the game and the deduction. It keeps up
 * with the log entry by entry, as far as it is asked, reusing what is known of the entries that did
 * not change.
 */
typedef struct _CbConclusions CbConclusions;

CbDeduction *cb_conclusions_start (const CbSetup *setup, int seat, CbCardSet hand);

CbConclusions *cb_conclusions_new (CbSetup *setup);
void cb_conclusions_free (CbConclusions *self);

void cb_conclusions_splice (CbConclusions *self, guint position, GPtrArray *entries);

const CbMarks *cb_conclusions_get_marks (CbConclusions *self, guint n_entries);
guint cb_conclusions_count_news (CbConclusions *self, guint position);
const CbDeduction *cb_conclusions_get_deduction (CbConclusions *self, guint n_entries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbConclusions, cb_conclusions_free)

G_END_DECLS
