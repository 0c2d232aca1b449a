/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the envelope has more possible contents than can be listed, deals are drawn at random, and
 * the envelopes of these stand for all. */

#include "cb-sweep-private.h"

/* Picks an index by weight; the last index where rounding errors lead past the end. */
static guint
pick (const double *weights, guint n, gpointer user_data)
{
  double sum = 0, at;

  for (guint i = 0; i < n; i++)
    sum += weights[i];
  at = cb_random_next_double (user_data) * sum;
  for (guint i = 0; i + 1 < n; i++)
    if ((at -= weights[i]) < 0)
      return i;
  return n - 1;
}

static int
compare_cards (gconstpointer a, gconstpointer b)
{
  const CbSolution *first = a;
  const CbSolution *second = b;

  return first->cards < second->cards ? -1 : first->cards > second->cards;
}

/* Merges equal solutions into one. */
static void
unite (GArray *solutions)
{
  guint n = 0;

  g_array_sort (solutions, compare_cards);
  for (guint i = 0; i < solutions->len; i++)
    {
      CbSolution solution = g_array_index (solutions, CbSolution, i);

      if (n > 0 && g_array_index (solutions, CbSolution, n - 1).cards == solution.cards)
        g_array_index (solutions, CbSolution, n - 1).chance += solution.chance;
      else
        g_array_index (solutions, CbSolution, n++) = solution;
    }
  g_array_set_size (solutions, n);
}

/**
 * cb_sweep_draw_solutions:
 * @certain: cards known to be in the envelope, holder 0
 * @n_draws: how many deals are drawn; at least one deal must have a weight above 0
 *
 * Returns: (transfer full) (element-type CbSolution): the solutions of the deals drawn, each with
 * its share of them, in no order
 */
GArray *
cb_sweep_draw_solutions (const CbSweep *self, CbCardSet certain, guint n_draws, CbRandom *random)
{
  GArray *solutions = g_array_sized_new (FALSE, FALSE, sizeof (CbSolution), n_draws);

  for (guint i = 0; i < n_draws; i++)
    {
      CbDeal deal = { 0 };
      CbSolution solution = { .chance = 1.0 / n_draws };

      cb_sweep_draw (self, pick, random, &deal);
      solution.cards = deal.hands[0] | certain;
      g_array_append_val (solutions, solution);
    }
  unite (solutions);
  return solutions;
}
