/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-odds.h"

#include "cb-deduction-plan-private.h"
#include "cb-deduction-private.h"
#include "cb-estimate-private.h"
#include "cb-mixture-private.h"

struct _CbOdds
{
  gboolean exact;
  double error;
  CbDealCount n_deals;
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
};

/* The least estimated chance of anything that is not known to be impossible. */
#define LEAST_CHANCE 1e-9

static int
compare_solutions (gconstpointer a, gconstpointer b)
{
  const CbSolution *first = a;
  const CbSolution *second = b;

  if (first->chance != second->chance)
    return first->chance > second->chance ? -1 : 1;
  return first->cards < second->cards ? -1 : 1;
}

/* Where there are more solutions than are listed, N_DRAWS deals are drawn instead. DRAWS_ERROR is
 * how far a chance may then be off: half the width of the widest 99 % interval. */
#define N_DRAWS     4096
#define DRAWS_ERROR 0.0202

/* About how many solutions are listed for a unit of work. */
#define LISTED_PER_UNIT 4

/* Gives everything that is possible some chance, even where no try has met it. */
static void
keep_possible (double chances[CB_MAX_HOLDERS], const CbMarks *marks, guint card)
{
  double sum = 0;

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      if (cb_card_set_has (marks->possible[h], card))
        chances[h] = MAX (chances[h], LEAST_CHANCE);
      sum += chances[h];
    }
  for (guint h = 0; h < CB_MAX_HOLDERS && sum > 0; h++)
    chances[h] /= sum;
}

static void
take_estimate (CbOdds *self, const CbEstimate *estimate, const CbMarks *marks)
{
  self->error = estimate->error;
  self->solutions = g_array_ref (estimate->solutions);
  memcpy (self->chances, estimate->chances, sizeof self->chances);
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    keep_possible (self->chances[card], marks, card);
}

/* Chooses the likeliest card of @from that is not in @chosen. */
static CbCardSet
choose_next (const CbOdds *self, CbCardSet chosen, CbCardSet from)
{
  CbCardSet best = 0;

  for (CbCardSet left = from & ~chosen; left != 0; left &= left - 1)
    if (best == 0 ||
        self->chances[cb_card_set_first (left)][0] > self->chances[cb_card_set_first (best)][0])
      best = left & -left;
  return best;
}

/* Guesses a likely solution: at least as many cards of each kind as the envelope must hold, and in
 * all as many as it holds. */
static CbCardSet
guess_solution (const CbOdds *self, const CbPlan *plan)
{
  CbCardSet chosen = 0;
  guint size = plan->sized & 1u ? (guint) (plan->sizes[0] - plan->spare[0]) : 0;

  for (guint i = 0; i < plan->tallies->len; i++)
    {
      const CbPlanTally *tally = cb_plan_get_tally (plan, i);

      while (tally->holders == 1u << 0 && tally->kind == CB_TALLY_LIMIT &&
             cb_card_set_size (chosen & tally->cards) <
               MIN (tally->min, cb_card_set_size (tally->cards)))
        chosen |= choose_next (self, chosen, tally->cards);
    }
  while (cb_card_set_size (chosen) < MIN (size, cb_card_set_size (plan->possible[0])))
    chosen |= choose_next (self, chosen, plan->possible[0]);
  return chosen;
}

/* Guesses odds from the marks and the sizes of hands alone, where there are too many constraints
 * for an estimate. Nothing is known of how far these odds are off. */
static void
take_guess (CbOdds *self, const CbPlan *plan, const CbMarks *marks)
{
  CbSolution solution = { .cards = marks->certain[0], .chance = LEAST_CHANCE };

  self->error = 1;
  cb_plan_guess (plan, self->chances);
  for (CbCardSet cards = plan->open; cards != 0; cards &= cards - 1)
    keep_possible (self->chances[cb_card_set_first (cards)], marks, cb_card_set_first (cards));
  solution.cards |= guess_solution (self, plan);
  self->solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  g_array_append_val (self->solutions, solution);
}

/* Fills in the odds that all deals give; leaves the chances out where weights are too small for a
 * double. */
static void
take_sweep (CbOdds *self,
            const CbSweep *sweep,
            const CbPlan *plan,
            const CbMarks *marks,
            CbEffort *effort)
{
  CbCardSet certain = marks->certain[0];

  self->n_deals = sweep->n_deals;
  self->solutions = cb_sweep_find_solutions (sweep, certain, CB_ODDS_MAX_SOLUTIONS, effort);
  self->exact = self->solutions != NULL;
  cb_effort_spend (effort,
                   (self->exact ? self->solutions->len : CB_ODDS_MAX_SOLUTIONS) / LISTED_PER_UNIT);
  cb_sweep_compute_chances (sweep, self->chances, effort->cancelled);
  if (self->exact)
    return;
  self->n_deals = 0;
  if (cb_sweep_get_weight (sweep) <= 0)
    take_guess (self, plan, marks);
  else
    {
      CbRandom random;

      cb_random_init (&random, 0);
      self->solutions = cb_sweep_draw_solutions (sweep, certain, N_DRAWS, &random);
      self->error = DRAWS_ERROR;
    }
}

static CbOdds *
compute (const CbDeduction *deduction, guint n_entries, CbEffort *effort)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (CbPlan) plan = cb_deduction_new_plan (deduction, n_entries, effort);
  g_autoptr (CbSweep) sweep = cb_sweep_new_within (plan, effort);
  g_autoptr (CbEstimate) estimate = NULL;
  CbOdds *self;

  if (sweep->given_up)
    estimate = cb_estimate_new_within (plan, marks->certain[0], effort);
  if (!sweep->given_up && cb_sweep_is_empty (sweep))
    return NULL;

  self = g_new0 (CbOdds, 1);
  if (estimate != NULL)
    take_estimate (self, estimate, marks);
  else if (sweep->given_up)
    take_guess (self, plan, marks);
  else
    take_sweep (self, sweep, plan, marks, effort);
  g_array_sort (self->solutions, compare_solutions);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    for (CbCardSet cards = marks->certain[h]; cards != 0; cards &= cards - 1)
      self->chances[cb_card_set_first (cards)][h] = 1;
  return self;
}

/* Computes the odds where entries do not say which cards changed hands: exact ones where all
 * possible swaps can be followed; else guesses with an error of 1, the greatest. */
static CbOdds *
compute_hidden (const CbDeduction *deduction, guint n_entries, CbEffort *effort)
{
  CbEffort part = cb_effort_take_share (effort, 2, 0);
  g_autoptr (CbMixture) mixture = cb_mixture_new (deduction, n_entries, &part);
  CbOdds *self;

  cb_effort_give_back (effort, &part);
  if (mixture != NULL && mixture->weight <= 0)
    return NULL;
  if (mixture == NULL)
    {
      self = compute (deduction, n_entries, effort);
      if (self == NULL)
        return NULL;
      self->exact = FALSE;
      self->error = 1;
      self->n_deals = 0;
      return self;
    }
  self = g_new0 (CbOdds, 1);
  self->exact = TRUE;
  self->n_deals = mixture->n_deals;
  memcpy (self->chances, mixture->chances, sizeof self->chances);
  self->solutions = g_array_ref (mixture->solutions);
  g_array_sort (self->solutions, compare_solutions);
  return self;
}

/**
 * cb_deduction_compute_odds:
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * The odds are exact where that takes no more than the effort, nor more than some 64 MiB; else they
 * are estimated, about as well as the rest of the effort allows. Even without any effort it takes
 * some milliseconds, and up to some tenths of a second where the hands have very many constraints.
 * The marks need not be complete. May run in any thread, on a deduction that does not change
 * meanwhile (see cb_deduction_copy()).
 *
 * Where it is not known which cards changed hands, each pair that may have been swapped is
 * followed; if that takes more than half of the effort, the error is 1.
 *
 * Where there are too many constraints for an estimate, or where none of the deals tried is
 * possible, the odds are guessed from the marks and the sizes of the hands alone, with an error of
 * 1 and a single solution.
 *
 * Returns: (transfer full) (nullable): the odds; NULL if nothing is consistent, or if cancelled
 */
CbOdds *
cb_deduction_compute_odds (const CbDeduction *self, guint n_entries, CbEffort *effort)
{
  CbOdds *odds;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  if (!cb_deduction_get_marks (self, n_entries)->consistent)
    return NULL;
  odds = (cb_deduction_hides_moves (self, n_entries) ? compute_hidden : compute) (self, n_entries,
                                                                                  effort);
  if (cb_effort_is_cancelled (effort))
    g_clear_pointer (&odds, cb_odds_free);
  return odds;
}

void
cb_odds_free (CbOdds *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->solutions);
  g_free (self);
}

/* Whether the counts and odds are exact; else they are estimated. */
gboolean
cb_odds_get_exact (const CbOdds *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->exact;
}

/* How far a chance may be off, 0…1: half the width of the widest 99 % interval; 0 where the odds
 * are exact. */
double
cb_odds_get_error (const CbOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->error;
}

/* How many deals agree with all that is known, each counted once however likely it is; 0 where the
 * odds are estimated. */
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

/* Returns: (transfer none): one of the solutions; the likeliest come first */
const CbSolution *
cb_odds_get_solution (const CbOdds *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->solutions->len, NULL);

  return &g_array_index (self->solutions, CbSolution, index);
}
