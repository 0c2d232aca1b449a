/* cb-odds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-odds.h"

#include "cb-sweep-private.h"

struct _CbOdds
{
  CbDealCount n_deals;
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
};

static int
compare_solutions (gconstpointer a, gconstpointer b)
{
  const CbSolution *first = a;
  const CbSolution *second = b;

  if (first->chance != second->chance)
    return first->chance > second->chance ? -1 : 1;
  return first->cards < second->cards ? -1 : 1;
}

/**
 * cb_deduction_compute_odds:
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * May run in any thread, on a deduction that does not change meanwhile (see cb_deduction_copy()).
 * Cost: from microseconds to some ten milliseconds, more than that on the largest decks.
 *
 * Returns: (transfer full) (nullable): the odds; NULL if nothing is consistent, if cancelled, or if
 *   they would take gigabytes of memory: an onlooker's 30 cards after dozens of answers of unknown
 *   kinds
 */
CbOdds *
cb_deduction_compute_odds (const CbDeduction *self, guint n_entries, CbEffort *effort)
{
  const CbMarks *marks;
  g_autoptr (CbPlan) plan = NULL;
  g_autoptr (CbSweep) sweep = NULL;
  CbOdds *odds;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  marks = cb_deduction_get_marks (self, n_entries);
  if (!marks->consistent)
    return NULL;
  plan = cb_plan_new_of_entries (self, n_entries);
  sweep = cb_sweep_new (plan, CB_SWEEP_MAX_BYTES, effort);
  if (sweep->given_up)
    return NULL;

  odds = g_new0 (CbOdds, 1);
  odds->n_deals = sweep->n_deals;
  odds->solutions = cb_sweep_find_solutions (sweep, marks->certain[0], effort->cancelled);
  g_array_sort (odds->solutions, compare_solutions);
  cb_sweep_compute_chances (sweep, odds->chances, effort->cancelled);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    for (CbCardSet cards = marks->certain[h]; cards != 0; cards &= cards - 1)
      odds->chances[cb_card_set_first (cards)][h] = 1;
  if (effort->cancelled != NULL && g_atomic_int_get (effort->cancelled))
    g_clear_pointer (&odds, cb_odds_free);
  return odds;
}

void
cb_odds_free (CbOdds *self)
{
  g_array_unref (self->solutions);
  g_free (self);
}

/* Whether the counts and odds are exact; else they are estimated. */
gboolean
cb_odds_get_exact (const CbOdds *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return TRUE;
}

/* How far a chance may be off, 0…1: half the width of the 99 % interval, the widest of all; 0 where
 * exact. */
double
cb_odds_get_error (const CbOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return 0;
}

/* How many deals agree with all that is known; whole and exact, likelihoods left aside. 0 where
 * estimated. */
CbDealCount
cb_odds_get_n_deals (const CbOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_deals;
}

/* How likely @holder has @card, 0…1. */
double
cb_odds_get_chance (const CbOdds *self, guint card, guint holder)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (card < CB_MAX_CARDS && holder < CB_MAX_HOLDERS, 0);

  return self->chances[card][holder];
}

/* How many contents of the envelope are possible; where estimated, how many were met. */
guint
cb_odds_get_n_solutions (const CbOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->solutions->len;
}

/* Returns: (transfer none): one of them; the likeliest come first */
const CbSolution *
cb_odds_get_solution (const CbOdds *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->solutions->len, NULL);

  return &g_array_index (self->solutions, CbSolution, index);
}
