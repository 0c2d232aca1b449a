/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds after two unknown cards have been swapped. Each pair of cards that may have been swapped is
 * followed on its own, as if it had been seen, and each deal counts once for every such pair: any
 * card of a hand is as likely as any other to be swapped. */

#include "cb-mixture-private.h"

#include "cb-deduction-plan-private.h"
#include "cb-deduction-private.h"
#include "cb-facts-private.h"
#include "cb-sweep-private.h"

/* What it costs to follow a pair of cards, besides counting, in units of work. */
#define UNITS_FOR_SWAP 20

typedef struct
{
  CbMixture *mixture;
  const CbDeduction *told;
  guint n_entries;
  CbEffort *effort;
  GHashTable *solutions; /* a pointer to the weight, by cards */
  gboolean given_up;
} Following;

static void
add_solutions (Following *self, const GArray *solutions, double weight)
{
  for (guint i = 0; i < solutions->len; i++)
    {
      const CbSolution *solution = &g_array_index (solutions, CbSolution, i);
      double *sum = g_hash_table_lookup (self->solutions, GUINT_TO_POINTER (solution->cards));

      if (sum == NULL)
        {
          sum = g_new0 (double, 1);
          g_hash_table_insert (self->solutions, GUINT_TO_POINTER (solution->cards), sum);
        }
      *sum += weight * solution->chance;
    }
}

/* Counts the deals of one course of the game. */
static void
add_deals (Following *self, const CbDeduction *deduction)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, self->n_entries);
  g_autoptr (CbPlan) plan = cb_deduction_new_plan (deduction, self->n_entries, self->effort);
  g_autoptr (CbSweep) sweep = cb_sweep_new_within (plan, self->effort);
  g_autoptr (GArray) solutions = NULL;
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS] = { 0 };
  double weight;

  if (!sweep->given_up && cb_sweep_is_empty (sweep))
    return;
  if (!sweep->given_up)
    solutions = cb_sweep_find_solutions (sweep, marks->certain[0], CB_ODDS_MAX_SOLUTIONS,
                                         self->effort);
  if (solutions == NULL)
    {
      self->given_up = TRUE;
      return;
    }
  weight = cb_sweep_get_weight (sweep) *
           cb_deduction_weigh_settled (deduction, self->n_entries, plan);
  cb_sweep_compute_chances (sweep, chances, self->effort->cancelled);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    for (guint card = 0; card < CB_MAX_CARDS; card++)
      self->mixture->chances[card][h] += cb_card_set_has (marks->certain[h], card)
                                           ? weight
                                           : weight * chances[card][h];
  add_solutions (self, solutions, weight);
  self->mixture->weight += weight;
  self->mixture->n_deals += sweep->n_deals;
}

static void follow (Following *self, CbDeduction *deduction);

/* Goes on as if, after the entries of @before, @cards had been seen to change hands. */
static void
follow_cards (Following *self,
              const CbDeduction *before,
              const CbCardMove *moves,
              const CbCardSet cards[2])
{
  CbDeduction *deduction = cb_deduction_copy (before, cb_deduction_get_n_entries (before));
  g_autoptr (CbFacts) seen = cb_facts_new ();

  for (guint i = 0; i < 2; i++)
    {
      cb_facts_add_move (seen, moves[i].from, moves[i].to, cards[i]);
      cb_facts_add_range (seen, moves[i].to, cards[i], 1, 1);
    }
  cb_deduction_append (deduction, seen, &(CbEffort) { 0 });
  follow (self, deduction);
}

/* Whether the size of the hand is known; only then do all deals have equally many pairs. */
static gboolean
has_size (const CbDeduction *self, guint holder)
{
  return self->world.min_size[holder] == self->world.max_size[holder];
}

static void
follow_hidden (Following *self, const CbDeduction *before, const CbFacts *facts)
{
  const CbMarks *marks = cb_deduction_get_marks (before, cb_deduction_get_n_entries (before));
  guint n;
  const CbCardMove *moves = cb_facts_get_moves (facts, &n);
  CbCardSet from[2] = { 0 };

  self->given_up = n != 2 || !has_size (before, moves[0].from) || !has_size (before, moves[1].from);
  for (guint i = 0; i < 2 && !self->given_up; i++)
    from[i] = moves[i].card != 0 ? moves[i].card : marks->possible[moves[i].from];
  for (CbCardSet left = from[0]; left != 0 && !self->given_up; left &= left - 1)
    for (CbCardSet right = from[1] & ~(left & -left); right != 0 && !self->given_up;
         right &= right - 1)
      if (cb_effort_spend (self->effort, UNITS_FOR_SWAP))
        follow_cards (self, before, moves, (CbCardSet[]) { left & -left, right & -right });
      else
        self->given_up = TRUE;
}

/* Follows the game from the last entry of @deduction on. @deduction: (transfer full) */
static void
follow (Following *self, CbDeduction *deduction)
{
  g_autoptr (CbDeduction) owned = deduction;

  for (guint n = cb_deduction_get_n_entries (deduction);
       cb_deduction_get_marks (deduction, n)->consistent; n++)
    {
      CbFacts *facts = n < self->n_entries ? cb_deduction_get_level (self->told, n + 1)->facts
                                           : NULL;

      if (facts == NULL)
        add_deals (self, deduction);
      else if (cb_facts_hide_move (facts))
        follow_hidden (self, deduction, facts);
      if (facts == NULL || cb_facts_hide_move (facts))
        return;
      cb_deduction_append (deduction, facts, &(CbEffort) { 0 });
    }
}

/* Turns weights into chances. */
static void
finish (Following *self)
{
  CbMixture *mixture = self->mixture;
  GHashTableIter iter;
  gpointer cards, weight;

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    for (guint card = 0; card < CB_MAX_CARDS && mixture->weight > 0; card++)
      mixture->chances[card][h] = MIN (mixture->chances[card][h] / mixture->weight, 1);
  g_hash_table_iter_init (&iter, self->solutions);
  while (g_hash_table_iter_next (&iter, &cards, &weight))
    g_array_append_val (mixture->solutions,
                        ((CbSolution) { .cards = GPOINTER_TO_UINT (cards),
                                        .chance = *(double *) weight / mixture->weight }));
}

/**
 * cb_mixture_new:
 * @told: the entries as told; of some it is not known which cards they move
 *
 * Returns: (transfer full) (nullable): the odds; NULL where that takes more than the effort, or
 *   where pairs are not equally likely to be swapped, since the size of a hand is not known
 */
CbMixture *
cb_mixture_new (const CbDeduction *told, guint n_entries, CbEffort *effort)
{
  g_autoptr (CbMixture) mixture = g_new0 (CbMixture, 1);
  g_autoptr (GHashTable) solutions = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  Following following = { mixture, told, n_entries, effort, solutions, FALSE };

  mixture->solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  follow (&following, cb_deduction_copy (told, 0));
  if (following.given_up || cb_effort_is_cancelled (effort))
    return NULL;
  finish (&following);
  return g_steal_pointer (&mixture);
}

void
cb_mixture_free (CbMixture *self)
{
  g_array_unref (self->solutions);
  g_free (self);
}
