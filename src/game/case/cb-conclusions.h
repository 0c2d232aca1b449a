/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-entry.h"

/* What may be done at once after a change, in units of work: a few milliseconds, less than a frame.
 * Ordinary cases take a tenth of it. */
#define CB_CONCLUSIONS_QUICK 8000

/**
 * CbConclusions:
 *
 * What follows from a setup and a log: the door between the game and the deduction. It reads the
 * log entry by entry, only as far as somebody asks and the effort allows, and reuses what is known
 * of the entries that did not change. What it says is never wrong, though it may not be complete.
 */
typedef struct _CbConclusions CbConclusions;

/**
 * CbThought:
 * @setup: the table, with the cards I hold after the log
 * @entries: (element-type CbEntry): the log
 * @deduction: what is deduced so far, from all of the entries or from the first of them
 * @sure: whether what rests on a guess is left out
 *
 * The work of another thread, which is the only one to use it.
 */
typedef struct
{
  CbSetup *setup;
  GPtrArray *entries;
  CbDeduction *deduction;
  gboolean sure;
} CbThought;

CbDeduction *cb_conclusions_start (const CbSetup *setup, int seat, CbCardSet hand);

CbConclusions *cb_conclusions_new (CbSetup *setup);
void cb_conclusions_free (CbConclusions *self);

void cb_conclusions_splice (CbConclusions *self, guint position, GPtrArray *entries);

const CbMarks *cb_conclusions_get_marks (CbConclusions *self, guint n_entries);
gboolean cb_conclusions_complete (CbConclusions *self, guint n_entries, CbEffort *effort);

CbThought *cb_conclusions_get_thought (CbConclusions *self, guint n_entries);
CbThought *cb_conclusions_get_sure_thought (CbConclusions *self, guint n_entries);
gboolean cb_conclusions_adopt (CbConclusions *self, CbDeduction *deduction);

gboolean cb_thought_read (CbThought *self, CbEffort *effort);
const CbMarks *cb_thought_conclude (CbThought *self, CbEffort *effort);
void cb_thought_free (CbThought *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbConclusions, cb_conclusions_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbThought, cb_thought_free)
