/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-deduction.h"
#include "cb-odds.h"

/* What a test and a benchmark spend on one case, in units of work: a second or two for the marks,
 * and a fifth of that for the odds. */
#define CB_HOSTILE_MARKS 1000000
#define CB_HOSTILE_ODDS  200000

/* A case from a file, made to take as much as can be, and what is concluded from it. */
typedef struct _CbHostile CbHostile;

CbHostile *cb_hostile_new (const char *path);
void cb_hostile_free (CbHostile *self);

void cb_hostile_read (CbHostile *self);
gboolean cb_hostile_complete (CbHostile *self, CbEffort *effort);
CbOdds *cb_hostile_compute_odds (CbHostile *self, CbEffort *effort);
CbOdds *cb_hostile_compute_first_odds (CbHostile *self, guint n_entries, CbEffort *effort);
guint cb_hostile_get_n_entries (const CbHostile *self);
const CbMarks *cb_hostile_get_marks (const CbHostile *self);

gint64 cb_hostile_get_cpu_time (void);
double cb_hostile_get_peak (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbHostile, cb_hostile_free)
