/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns the entries of a deduction into constraints, which are all that counting takes. */

#include "cb-deduction-plan-private.h"

#include "cb-deduction-private.h"

/* All showings of the deal and of the first @n_entries entries; none where deals count alike. */
static GArray *
collect_showings (const CbDeduction *deduction, guint n_entries)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (CbShowing));

  for (guint i = 0; i <= n_entries && !cb_deduction_get_world (deduction)->alike; i++)
    {
      g_autoptr (CbFacts) facts = cb_deduction_get_facts (deduction, i, n_entries);
      guint n;
      const CbShowing *showings = cb_facts_get_showings (facts, &n);

      g_array_append_vals (all, showings, n);
    }
  return all;
}

/* Returns: the weight of the showings about which nothing is open any more. @plan leaves these out,
 * because they weigh the same in all deals */
double
cb_deduction_weigh_settled (const CbDeduction *deduction, guint n_entries, const CbPlan *plan)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (GArray) showings = collect_showings (deduction, n_entries);
  double weight = 1;

  for (guint i = 0; i < showings->len; i++)
    {
      const CbShowing *showing = &g_array_index (showings, CbShowing, i);

      if ((showing->among & plan->possible[showing->holder]) == 0)
        weight /= MAX (
          showing->n_gone + cb_card_set_size (showing->among & marks->certain[showing->holder]), 1);
    }
  return weight;
}

/* Sets @open to what the first @n_entries entries leave to be dealt; @marks follow from them. */
static void
reduce (const CbDeduction *deduction, guint n_entries, const CbMarks *marks, CbProblem *open)
{
  g_auto (CbProblem) problem = { 0 };
  CbMarks copy = *marks;

  cb_problem_init (&problem, cb_deduction_get_world (deduction));
  for (guint i = 0; i <= n_entries; i++)
    cb_deduction_add_facts (deduction, i, n_entries, &problem);
  cb_problem_reduce (&problem, &copy, open);
}

/* A plan may take one part in PART_FOR_PLAN of the effort, but LEAST_FOR_PLAN in any case. */
#define PART_FOR_PLAN  2
#define LEAST_FOR_PLAN 200000

/* Returns: (transfer full): how to count the deals that agree with the first @n_entries entries,
 *   where each card shown to me is as likely as any other that could have been shown */
CbPlan *
cb_deduction_new_plan (const CbDeduction *deduction, guint n_entries, CbEffort *effort)
{
  guint64 most = MAX (effort->n_left / PART_FOR_PLAN, LEAST_FOR_PLAN);
  CbEffort part = { most, effort->cancelled };
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (GArray) showings = collect_showings (deduction, n_entries);
  g_auto (CbProblem) open = { 0 };
  CbPlan *plan;

  reduce (deduction, n_entries, marks, &open);
  plan = cb_plan_new (&open, marks, (const CbShowing *) (gpointer) showings->data, showings->len,
                      &part);
  cb_effort_spend (effort, most - part.n_left);
  return plan;
}
