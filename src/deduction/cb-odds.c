/* cb-odds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The odds of solutions: with every state of the sweep comes what may be in the envelope by then,
 * and what the ways weigh that lead there with it. */

#include "cb-odds.h"

#include "cb-sweep-private.h"

struct _CbOdds
{
  CbDealCount n_deals;
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
};

/* Bit k of @cards: the card of step k. */
typedef struct
{
  CbCardSet cards;
  double weight;
} Content;

static void
append_content (GArray *contents, const Content *content, double factor, CbCardSet added)
{
  Content appended = { content->cards | added, content->weight * factor };

  g_array_append_val (contents, appended);
}

/* Adds what is in @from, with @added to each of them, to @into. Both are ordered. */
static void
add_contents (GArray **into, const GArray *from, double factor, CbCardSet added)
{
  g_autoptr (GArray) old = g_steal_pointer (into);
  guint n_old = old != NULL ? old->len : 0;
  guint i = 0;

  *into = g_array_sized_new (FALSE, FALSE, sizeof (Content), n_old + from->len);
  for (guint j = 0; j < from->len; j++)
    {
      const Content *content = &g_array_index (from, Content, j);

      for (; i < n_old && g_array_index (old, Content, i).cards < (content->cards | added); i++)
        append_content (*into, &g_array_index (old, Content, i), 1, 0);
      append_content (*into, content, factor, added);
      if (i < n_old && g_array_index (old, Content, i).cards == (content->cards | added))
        g_array_index (*into, Content, (*into)->len - 1).weight += g_array_index (old, Content, i++)
                                                                     .weight;
    }
  for (; i < n_old; i++)
    append_content (*into, &g_array_index (old, Content, i), 1, 0);
}

static void
clear_contents (GArray **contents)
{
  g_clear_pointer (contents, g_array_unref);
}

/* One element a state; clears them by itself. */
static GArray *
new_contents (guint n_states)
{
  GArray *contents = g_array_sized_new (FALSE, TRUE, sizeof (GArray *), n_states);

  g_array_set_size (contents, n_states);
  g_array_set_clear_func (contents, (GDestroyNotify) clear_contents);
  return contents;
}

static GArray *
pass_contents (const CbSweep *sweep, guint k, const GArray *from)
{
  const CbSweepStep *step = &sweep->steps[k];
  const CbSweepStep *next = &sweep->steps[k + 1];
  GArray *to = new_contents (next->n_states);

  for (guint i = 0; i < step->n_states; i++)
    for (guint j = step->first_move[i]; step->alive[i] && j < step->first_move[i + 1]; j++)
      {
        const CbMove *move = &g_array_index (step->moves, CbMove, j);

        if (next->alive[move->to])
          add_contents (&g_array_index (to, GArray *, move->to), g_array_index (from, GArray *, i),
                        move->factor, move->holder == 0 ? cb_card_set_of (k) : 0);
      }
  return to;
}

static void
add_solution (CbOdds *self, const CbSweep *sweep, const Content *content, CbCardSet certain)
{
  CbSolution solution = { .cards = certain };

  for (CbCardSet cards = content->cards; cards != 0; cards &= cards - 1)
    solution.cards |= cb_card_set_of (sweep->plan.steps[cb_card_set_first (cards)].card);
  if (cb_sweep_get_weight (sweep) > 0)
    solution.chance = content->weight * sweep->steps[sweep->plan.n_steps].weights[0] /
                      cb_sweep_get_weight (sweep);
  g_array_append_val (self->solutions, solution);
}

static int
compare_solutions (gconstpointer a, gconstpointer b)
{
  const CbSolution *first = a;
  const CbSolution *second = b;

  if (first->chance != second->chance)
    return first->chance > second->chance ? -1 : 1;
  return first->cards < second->cards ? -1 : 1;
}

static void
find_solutions (CbOdds *self, const CbSweep *sweep, CbCardSet certain, const gint *cancelled)
{
  g_autoptr (GArray) contents = new_contents (1);
  GArray *first = g_array_new (FALSE, FALSE, sizeof (Content));
  GArray *last;

  append_content (first, &(Content) { 0, 1 }, 1, 0);
  g_array_index (contents, GArray *, 0) = first;
  for (guint k = 0; k < sweep->plan.n_steps; k++)
    {
      GArray *next;

      if (cancelled != NULL && g_atomic_int_get (cancelled))
        return;
      next = pass_contents (sweep, k, contents);
      g_array_unref (contents);
      contents = next;
    }
  last = g_array_index (contents, GArray *, 0);
  for (guint i = 0; i < last->len; i++)
    add_solution (self, sweep, &g_array_index (last, Content, i), certain);
  g_array_sort (self->solutions, compare_solutions);
}

/**
 * cb_deduction_compute_odds:
 * @n_entries: how many of the entries are looked at
 * @cancelled: (nullable): when another thread sets it, the computation ends early
 *
 * May run in any thread, on a deduction that does not change meanwhile (see cb_deduction_copy()).
 * Cost: from microseconds to some ten milliseconds, more than that on the largest decks.
 *
 * Returns: (transfer full) (nullable): the odds; NULL if nothing is consistent, or if cancelled
 */
CbOdds *
cb_deduction_compute_odds (const CbDeduction *self, guint n_entries, const gint *cancelled)
{
  const CbMarks *marks;
  g_autoptr (CbSweep) sweep = NULL;
  CbOdds *odds;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  marks = cb_deduction_get_marks (self, n_entries);
  if (!marks->consistent)
    return NULL;
  sweep = cb_sweep_new_of_entries (self, n_entries, cancelled);
  if (sweep->cancelled)
    return NULL;

  odds = g_new0 (CbOdds, 1);
  odds->solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  odds->n_deals = sweep->n_deals;
  find_solutions (odds, sweep, marks->certain[0], cancelled);
  cb_sweep_compute_chances (sweep, odds->chances, cancelled);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    for (CbCardSet cards = marks->certain[h]; cards != 0; cards &= cards - 1)
      odds->chances[cb_card_set_first (cards)][h] = 1;
  if (cancelled != NULL && g_atomic_int_get (cancelled))
    g_clear_pointer (&odds, cb_odds_free);
  return odds;
}

void
cb_odds_free (CbOdds *self)
{
  g_array_unref (self->solutions);
  g_free (self);
}

/* How many deals agree with all that is known; whole and exact, likelihoods left aside. */
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

/* How many contents of the envelope are possible. */
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
