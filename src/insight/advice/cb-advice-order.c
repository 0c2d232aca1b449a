/* The order in which advice stands on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Advice is refined while somebody reads it. A suggestion that is slightly better by the newest
 * figures may be slightly worse by the next, so lines do not change places for that. */

#include "config.h"

#include "cb-advice-order.h"

/* By how many bits a suggestion has to be worth more to count as clearly better. */
#define CLEARLY 0.05

/* Whether the suggestion is clearly better than the one before it. Suggestions played to the end
 * come first, in the order that playing gave them, which does not change. */
static gboolean
is_clearly_better (const CbAdvice *advice, GArray *order, guint place)
{
  const CbAdvisedSuggestion *one = cb_advice_get_suggestion (advice,
                                                             g_array_index (order, guint, place));
  const CbAdvisedSuggestion *before = cb_advice_get_suggestion (
    advice, g_array_index (order, guint, place - 1));

  if (one->foreseen != before->foreseen)
    return one->foreseen - 1 < before->foreseen - 1;
  return one->worth > before->worth + CLEARLY;
}

static void
swap_with_previous (GArray *order, guint place)
{
  guint before = g_array_index (order, guint, place - 1);

  g_array_index (order, guint, place - 1) = g_array_index (order, guint, place);
  g_array_index (order, guint, place) = before;
}

static void
add_shown (const CbAdvice *advice, GArray *shown, gboolean *taken, GArray *order)
{
  for (guint i = 0; i < shown->len; i++)
    for (guint index = 0; index < cb_advice_get_n_suggestions (advice); index++)
      if (!taken[index] &&
          cb_advice_get_suggestion (advice, index)->cards == g_array_index (shown, CbCardSet, i))
        {
          taken[index] = TRUE;
          g_array_append_val (order, index);
        }
}

/**
 * cb_advice_order:
 * @shown: (element-type CbCardSet): the suggestions that are on the screen, in the order there
 * @keep: whether somebody reads them: then none moves, but more may follow
 * @n: how many suggestions there is room for
 *
 * Returns: (transfer full) (element-type guint): indices into @advice of what to show, in the order
 *   already shown, except that a suggestion moves up past others that it is clearly better than
 */
GArray *
cb_advice_order (const CbAdvice *advice, GArray *shown, gboolean keep, guint n)
{
  guint n_all = cb_advice_get_n_suggestions (advice);
  g_autofree gboolean *taken = g_new0 (gboolean, n_all);
  GArray *order = g_array_sized_new (FALSE, FALSE, sizeof (guint), n_all);

  add_shown (advice, shown, taken, order);
  for (guint i = 0; i < n_all; i++)
    if (!taken[i])
      g_array_append_val (order, i);
  for (guint i = 1; i < n_all && !keep; i++)
    for (guint j = i; j > 0 && is_clearly_better (advice, order, j); j--)
      swap_with_previous (order, j);
  g_array_set_size (order, MIN (n, n_all));
  return order;
}
