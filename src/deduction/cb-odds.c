/* cb-odds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The odds of single cards, in one pass over the states from first to last. What is left of a
 * class is taken with the same chance for each of its cards, whatever came before, since nobody
 * still to come can tell them apart. So it is enough to carry along, with the chance to reach a
 * state, the chance that each card is then still left. */

#include "cb-odds.h"

#include "cb-count-private.h"
#include "cb-walk-private.h"

struct _CbOdds
{
  CbDealCount n_deals;
  double chances[CB_MAX_CARDS][CB_MAX_HOLDERS];
  GArray *solutions;
};

/* How likely a state is, and by open card, that it is and the card is still left. */
typedef struct
{
  guint32 state;
  double chance;
  double left[CB_MAX_CARDS];
} Reached;

/* The pass through one step. */
typedef struct
{
  CbOdds *odds;
  const CbCount *count;
  guint step;
  guint n_open;
  guint8 cards[CB_MAX_CARDS];    /* by open card: which it is */
  guint8 class_of[CB_MAX_CARDS]; /* by open card: its class in this step */
  const Reached *from;
  double weight;
  GArray *next;  /* of Reached */
  guint *places; /* by place of a state: one more than where it is in next; 0 for nowhere */
} Pass;

static Reached *
reach (Pass *pass, guint32 state)
{
  guint *place = &pass->places[cb_count_get_place (pass->count, pass->step + 1, state)];

  if (*place == 0)
    {
      g_array_set_size (pass->next, pass->next->len + 1);
      *place = pass->next->len;
      g_array_index (pass->next, Reached, *place - 1).state = state;
    }
  return &g_array_index (pass->next, Reached, *place - 1);
}

static void
pass_taken (const CbTaken *taken, gpointer user_data)
{
  Pass *pass = user_data;
  const CbCountStep *step = &cb_count_get_classes (pass->count)->steps[pass->step];
  const CbTotal *rest = cb_count_get_total (pass->count, pass->step + 1, taken->next);
  double share = (double) taken->ways * taken->likelihood * rest->weight / pass->weight;
  double take[CB_MAX_CARDS], keep[CB_MAX_CARDS];
  Reached *to;

  if (share <= 0)
    return;
  for (guint i = 0; i < step->n_classes; i++)
    {
      take[i] = taken->taken[i] > 0 ? share * taken->taken[i] / taken->left[i] : 0;
      keep[i] = share - take[i];
    }
  to = reach (pass, taken->next);
  to->chance += pass->from->chance * share;
  for (guint j = 0; j < pass->n_open; j++)
    {
      pass->odds->chances[pass->cards[j]][step->holder] += pass->from->left[j] *
                                                           take[pass->class_of[j]];
      to->left[j] += pass->from->left[j] * keep[pass->class_of[j]];
    }
}

static void
pass_step (Pass *pass, GArray *reached)
{
  const CbCountStep *step = &cb_count_get_classes (pass->count)->steps[pass->step];
  g_autofree guint *places = g_new0 (guint, cb_count_get_n_places (pass->count, pass->step + 1));

  pass->places = places;
  for (guint i = 0; i < step->n_classes; i++)
    for (guint j = 0; j < pass->n_open; j++)
      if (cb_card_set_has (step->cards[i], pass->cards[j]))
        pass->class_of[j] = (guint8) i;
  for (guint i = 0; i < reached->len; i++)
    {
      pass->from = &g_array_index (reached, Reached, i);
      pass->weight = cb_count_get_total (pass->count, pass->step, pass->from->state)->weight;
      cb_count_step_walk (step, pass->from->state, pass_taken, pass);
    }
}

static void
find_open (Pass *pass, const CbClasses *classes)
{
  for (guint i = 0; i < classes->steps[0].n_classes; i++)
    for (CbCardSet cards = classes->steps[0].cards[i]; cards != 0; cards &= cards - 1)
      pass->cards[pass->n_open++] = (guint8) cb_card_set_first (cards);
}

static void
pass_all (CbOdds *odds, const CbCount *count, const gint *cancelled)
{
  const CbClasses *classes = cb_count_get_classes (count);
  g_autoptr (GArray) reached = g_array_new (FALSE, TRUE, sizeof (Reached));
  Pass pass = { .odds = odds, .count = count };
  Reached start = { .state = classes->start, .chance = 1 };

  find_open (&pass, classes);
  for (guint j = 0; j < pass.n_open; j++)
    start.left[j] = 1;
  g_array_append_val (reached, start);
  for (pass.step = 0; pass.step < classes->n_steps; pass.step++)
    {
      if (cancelled != NULL && g_atomic_int_get (cancelled))
        return;
      pass.next = g_array_new (FALSE, TRUE, sizeof (Reached));
      pass_step (&pass, reached);
      g_array_unref (reached);
      reached = g_steal_pointer (&pass.next);
    }
}

/* Adds every choice of single cards that takes what is taken of each class from @class_ on. */
static void
add_solutions (CbOdds *odds,
               const CbCountStep *step,
               const CbTaken *taken,
               guint class_,
               CbCardSet left,
               guint n,
               CbSolution solution)
{
  CbCardSet card = left & -left;

  if (n == 0 && class_ == step->n_classes)
    g_array_append_val (odds->solutions, solution);
  else if (n == 0)
    add_solutions (odds, step, taken, class_ + 1, step->cards[class_], taken->taken[class_],
                   solution);
  else if (cb_card_set_size (left) >= n)
    {
      add_solutions (odds, step, taken, class_, left & ~card, n, solution);
      solution.cards |= card;
      add_solutions (odds, step, taken, class_, left & ~card, n - 1, solution);
    }
}

typedef struct
{
  CbOdds *odds;
  const CbCount *count;
  CbCardSet certain;
  double weight;
} SolutionPass;

/* The envelope is filled first, so that its classes are still cards that nobody can tell apart. */
static void
add_solutions_taken (const CbTaken *taken, gpointer user_data)
{
  SolutionPass *pass = user_data;
  const CbTotal *rest = cb_count_get_total (pass->count, 1, taken->next);
  CbSolution solution = { .cards = pass->certain };

  if (rest->n_deals == 0)
    return;
  if (pass->weight > 0)
    solution.chance = taken->likelihood * rest->weight / pass->weight;
  add_solutions (pass->odds, &cb_count_get_classes (pass->count)->steps[0], taken, 0, 0, 0,
                 solution);
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
find_solutions (CbOdds *self, const CbCount *count, const CbMarks *marks, const CbTotal *total)
{
  const CbClasses *classes = cb_count_get_classes (count);
  SolutionPass pass = { self, count, marks->certain[0], total->weight };

  cb_count_step_walk (&classes->steps[0], classes->start, add_solutions_taken, &pass);
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
  g_autoptr (CbCount) count = NULL;
  const CbTotal *total;
  CbOdds *odds;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  marks = cb_deduction_get_marks (self, n_entries);
  if (!marks->consistent)
    return NULL;
  count = cb_count_new_of_entries (self, n_entries, cancelled);
  if (cb_count_was_cancelled (count))
    return NULL;

  odds = g_new0 (CbOdds, 1);
  odds->solutions = g_array_new (FALSE, FALSE, sizeof (CbSolution));
  total = cb_count_get_total (count, 0, cb_count_get_classes (count)->start);
  odds->n_deals = total->n_deals;
  find_solutions (odds, count, marks, total);
  if (total->weight > 0)
    pass_all (odds, count, cancelled);
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
