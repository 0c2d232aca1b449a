/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"

/* The complete marks by a general-purpose SAT solver, which shares nothing with the engine but the
 * language of its facts. Facts can be added, not taken back. */
typedef struct _CbSat CbSat;

/* Whether there is a solver; without one nothing else of this can be called. */
gboolean cb_sat_is_built (void);

CbSat *cb_sat_new (const CbWorld *world, const CbFacts *deal);
void cb_sat_free (CbSat *self);

void cb_sat_add (CbSat *self, const CbFacts *facts);
void cb_sat_get_marks (CbSat *self, CbMarks *marks);
gboolean cb_sat_allows (CbSat *self, const CbCardSet hands[CB_MAX_HOLDERS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSat, cb_sat_free)
