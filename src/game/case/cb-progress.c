/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a case has come: from 0 at the deal to 1 when all of the envelope is known. With odds,
 * progress is measured in the solutions that are left, on a logarithmic scale: each halving counts
 * the same. Without odds, progress is measured in the cards ruled out, since the number of
 * solutions would reveal more than the crosses do. */

#include "config.h"

#include <math.h>

#include "cb-progress.h"

/**
 * cb_progress_of_cards:
 * @possible: the cards that can be in the envelope
 *
 * Returns: the share, 0…1, of the cards not in the envelope that are already ruled out
 */
double
cb_progress_of_cards (const CbEdition *edition, CbCardSet possible)
{
  guint n_cards = cb_edition_get_n_cards (edition);
  guint n_others = n_cards - cb_edition_get_n_in_envelope (edition);
  guint n_out = n_cards - cb_card_set_size (possible);

  return n_others > 0 ? MIN ((double) n_out / n_others, 1) : 1;
}

/**
 * cb_progress_of_solutions:
 * @n_left: how many solutions are left
 * @n_first: how many there were at the start
 *
 * Returns: the progress, 0…1; −1 if there was nothing to find, or no solution is left
 */
double
cb_progress_of_solutions (double n_left, double n_first)
{
  return n_left >= 1 && n_first >= 2 ? CLAMP (1 - log (n_left) / log (n_first), 0, 1) : -1;
}

/* Returns: in how many ways @k of @n can be chosen; exact for up to 32 cards */
static double
choose (guint n, guint k)
{
  double ways = 1;

  for (guint i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;
  return ways;
}

/**
 * cb_progress_count_solutions:
 * @possible: the cards that can be in the envelope at the start: neither mine nor open
 *
 * Returns: how many solutions there are at the start
 */
double
cb_progress_count_solutions (const CbEdition *edition, CbCardSet possible)
{
  double n_solutions = 1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      guint n = cb_card_set_size (category->cards & possible);

      n_solutions *= choose (MAX (n, category->n_in_envelope), category->n_in_envelope);
    }
  return n_solutions;
}
