/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-solution.h"

/* What odds cost at least, in units of work; more where hands have very many constraints. */
#define CB_ODDS_LEAST_UNITS 10000

/**
 * CbOdds:
 *
 * Counts and odds, exact or estimated. Every deal that fits the rules is equally likely beforehand;
 * whoever showed me a card chose it among the cards asked for in the hand, each with the same
 * chance. Never changed once computed.
 */
typedef struct _CbOdds CbOdds;

CbOdds *cb_deduction_compute_odds (const CbDeduction *self, guint n_entries, CbEffort *effort);
void cb_odds_free (CbOdds *self);

gboolean cb_odds_get_exact (const CbOdds *self);
double cb_odds_get_error (const CbOdds *self);
CbDealCount cb_odds_get_n_deals (const CbOdds *self);
double cb_odds_get_chance (const CbOdds *self, guint card, guint holder);
guint cb_odds_get_n_solutions (const CbOdds *self);
const CbSolution *cb_odds_get_solution (const CbOdds *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbOdds, cb_odds_free)
