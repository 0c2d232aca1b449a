/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts all deals that the marks leave. Where there are not too many, counting tells at once what
 * the search would have to find out by guessing. */

#include "cb-counting-private.h"

/* Counting may cost this many times as much as the search that is tried before it, because counting
 * more often comes to an end. With a smaller factor, contradictions in some logs go unnoticed. */
#define EFFORT_TO_COUNT 8

/* The most memory that counting may take. */
#define MAX_BYTES (CB_MAX_BYTES / 8)

/* Counts the deals within @marks, to which the cheap rules have been applied already.
 * Returns: (transfer full) (nullable): all of them; NULL if that takes more than about @n_units of
 * the effort, or too much memory. */
CbSweep *
cb_problem_count (const CbProblem *self, const CbMarks *marks, CbEffort *effort, guint64 n_units)
{
  CbEffort part = cb_effort_take (effort, EFFORT_TO_COUNT * n_units);
  g_auto (CbProblem) open = { 0 };
  g_autoptr (CbPlan) plan = NULL;
  g_autoptr (CbSweep) sweep = NULL;
  CbMarks settled = *marks;

  /* A search that gave up may already have settled some cards; the constraints must not mention
   * these any more. */
  cb_problem_reduce (self, &settled, &open);
  plan = cb_plan_new (&open, &settled, NULL, 0, &part);
  sweep = cb_sweep_new (plan, MAX_BYTES, &part);
  cb_effort_give_back (effort, &part);
  return sweep->given_up ? NULL : g_steal_pointer (&sweep);
}

static CbSearchResult
find_by_counting (const CbProblem *problem,
                  const CbMarks *marks,
                  CbEffort *effort,
                  guint64 n_units,
                  CbDeal *deal)
{
  g_autoptr (CbSweep) sweep = cb_problem_count (problem, marks, effort, n_units);

  if (sweep == NULL)
    return CB_SEARCH_GAVE_UP;
  return cb_sweep_find_deal (sweep, marks, deal) ? CB_SEARCH_FOUND : CB_SEARCH_NONE;
}

/* Looks for a deal of the problem that @marks allow, by search and by counting in turn. The cheap
 * rules must have been applied to @marks. */
CbSearchResult
cb_problem_find_deal (const CbProblem *self, const CbMarks *marks, CbEffort *effort, CbDeal *deal)
{
  for (guint64 n_units = CB_FIRST_UNITS; !cb_effort_is_spent (effort); n_units *= CB_MORE_UNITS)
    {
      CbEffort part = cb_effort_take (effort, n_units);
      CbSearchResult result = cb_problem_search (self, marks, marks, &part, deal);

      cb_effort_give_back (effort, &part);
      if (result == CB_SEARCH_GAVE_UP)
        result = find_by_counting (self, marks, effort, n_units, deal);
      if (result != CB_SEARCH_GAVE_UP)
        return result;
    }
  return CB_SEARCH_GAVE_UP;
}
