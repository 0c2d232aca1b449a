/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to settle marks, one by one. */

#include "cb-settled.h"

#include "cb-sweep-private.h"

void
cb_assert_marks_equal (const CbMarks *marks, const CbMarks *expected)
{
  g_assert_cmpint (marks->consistent, ==, expected->consistent);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      g_assert_cmphex (marks->possible[h], ==, expected->possible[h]);
      g_assert_cmphex (marks->certain[h], ==, expected->certain[h]);
    }
}

/* What the cheap rules say after so many entries, and what they leave open. */
void
cb_reduce_game (const CbRandomGame *game, guint n_entries, CbMarks *marks, CbProblem *rest)
{
  g_auto (CbProblem) problem = { 0 };
  g_auto (CbProblem) open = { 0 };

  cb_problem_init (&problem, &game->world);
  cb_problem_add_facts (&problem, game->deal);
  for (guint i = 0; i < n_entries; i++)
    cb_problem_add_facts (&problem, g_ptr_array_index (game->entries, i));
  cb_problem_start (&problem, marks);
  cb_problem_reduce (&problem, marks, &open);
  cb_problem_propagate (&open, marks, CB_ALL_HOLDERS);
  cb_problem_reduce (&open, marks, rest);
}

/* Completes the marks by nothing but counting, unless that takes more; returns whether it did. */
gboolean
cb_settle_within (const CbProblem *rest, CbMarks *marks, guint64 n_units)
{
  CbEffort effort = { .n_left = n_units };
  g_autoptr (CbPlan) plan = cb_plan_new (rest, marks, NULL, 0, &effort);
  g_autoptr (CbSweep) sweep = cb_sweep_new (plan, G_MAXSIZE, &effort);

  if (!sweep->given_up)
    cb_sweep_settle (sweep, marks);
  return !sweep->given_up;
}

void
cb_settle_by_counting (const CbProblem *rest, CbMarks *marks)
{
  g_assert_true (cb_settle_within (rest, marks, G_MAXUINT64));
}
