/* cb-trial.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Small sets of entries that imply something. Each deal that denies it and breaks as few entries
 * as possible gives a set of entries of which every reason contains one. A set that hits all of
 * those met so far, the entries that hit the most first, is put to the trial: either it is a
 * reason, or it yields the next such deal. What the hitting took too much is left out again at the
 * end, late entries first, so that no entry of the result can be spared. */

#include "cb-trial-private.h"

#include "cb-sweep-private.h"
#include "cb-deduction-private.h"

static gboolean
find_deal (const CbProblem *problem, const CbMarks *marks, CbDeal *deal)
{
  for (guint64 n_guesses = CB_FIRST_GUESSES;; n_guesses *= CB_MORE_GUESSES)
    {
      guint64 n_left = n_guesses;
      CbSearchResult result = cb_problem_search (problem, marks, marks, &n_left, deal);
      g_autoptr (CbPlan) plan = NULL;
      g_autoptr (CbSweep) sweep = NULL;

      if (result != CB_SEARCH_GAVE_UP)
        return result == CB_SEARCH_FOUND;
      plan = cb_plan_new (problem, marks, NULL, 0);
      sweep = cb_sweep_new (plan, CB_SWEEP_MAX_BYTES,
                            &(CbEffort) { cb_sweep_get_effort (n_guesses), NULL });
      if (!sweep->given_up)
        return cb_sweep_find_deal (sweep, marks, deal);
    }
}

/* Whether the chosen entries can be true, and nothing denied is; @deal then shows how. */
gboolean
cb_trial_run (const CbTrial *self, const gboolean *chosen, CbDeal *deal)
{
  g_auto (CbProblem) problem = { 0 };
  g_auto (CbProblem) open = { 0 };
  g_auto (CbProblem) rest = { 0 };
  CbMarks marks;

  cb_problem_init (&problem, cb_deduction_get_world (self->deduction));
  cb_problem_add_facts (&problem, cb_deduction_get_facts (self->deduction, 0));
  for (guint i = 0; i < self->n_entries; i++)
    if (chosen[i])
      cb_problem_add_facts (&problem, cb_deduction_get_facts (self->deduction, i + 1));
  if (self->denies)
    cb_problem_add_option (&problem, &self->denied);

  cb_problem_start (&problem, &marks);
  cb_problem_reduce (&problem, &marks, &open);
  cb_problem_propagate (&open, &marks, CB_ALL_HOLDERS);
  cb_problem_reduce (&open, &marks, &rest);
  return marks.consistent && find_deal (&rest, &marks, deal);
}

static gboolean
entry_allows (const CbTrial *self, guint entry, const CbDeal *deal)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (
    cb_deduction_get_facts (self->deduction, entry + 1), &n_options);

  return cb_options_allow (options, n_options, deal);
}

/* Of the entries in @broken, those that @deal breaks; the others are chosen from now on. */
static void
keep_broken (const CbTrial *self, const CbDeal *deal, gboolean *chosen, GArray *broken)
{
  guint n_kept = 0;

  for (guint i = 0; i < broken->len; i++)
    {
      guint entry = g_array_index (broken, guint, i);

      if (entry_allows (self, entry, deal))
        chosen[entry] = TRUE;
      else
        g_array_index (broken, guint, n_kept++) = entry;
    }
  g_array_set_size (broken, n_kept);
}

/* The entries broken by a deal that respects as many entries besides the chosen ones as can be. */
static GArray *
find_broken (const CbTrial *self, const gboolean *chosen, CbDeal *deal)
{
  g_autofree gboolean *respected = g_memdup2 (chosen, self->n_entries * sizeof *chosen);
  GArray *broken = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->n_entries; i++)
    if (!chosen[i])
      g_array_append_val (broken, i);
  keep_broken (self, deal, respected, broken);

  for (guint i = 0; i < broken->len;)
    {
      guint entry = g_array_index (broken, guint, i);

      respected[entry] = TRUE;
      if (cb_trial_run (self, respected, deal))
        keep_broken (self, deal, respected, broken);
      else
        {
          respected[entry] = FALSE;
          i++;
        }
    }
  return broken;
}

static gboolean
is_hit (GArray *set, const gboolean *chosen)
{
  for (guint i = 0; i < set->len; i++)
    if (chosen[g_array_index (set, guint, i)])
      return TRUE;
  return FALSE;
}

/* The entry that stands in the most sets not hit yet, the earliest of equals. FALSE if all are. */
static gboolean
find_best_hit (const CbTrial *self, GPtrArray *sets, const gboolean *chosen, guint *best)
{
  g_autofree guint *counts = g_new0 (guint, self->n_entries);
  gboolean open = FALSE;

  for (guint i = 0; i < sets->len; i++)
    {
      GArray *set = g_ptr_array_index (sets, i);

      if (is_hit (set, chosen))
        continue;
      open = TRUE;
      for (guint j = 0; j < set->len; j++)
        counts[g_array_index (set, guint, j)]++;
    }
  *best = 0;
  for (guint i = 1; i < self->n_entries; i++)
    if (counts[i] > counts[*best])
      *best = i;
  return open;
}

static void
hit_all (const CbTrial *self, GPtrArray *sets, gboolean *chosen)
{
  guint best;

  for (guint i = 0; i < self->n_entries; i++)
    chosen[i] = FALSE;
  while (find_best_hit (self, sets, chosen, &best))
    chosen[best] = TRUE;
}

/* Leaves out what can be spared, late entries first. */
static GArray *
make_minimal (const CbTrial *self, gboolean *chosen)
{
  GArray *core = g_array_new (FALSE, FALSE, sizeof (guint));
  CbDeal deal;

  for (guint i = self->n_entries; i-- > 0;)
    if (chosen[i])
      {
        chosen[i] = FALSE;
        chosen[i] = cb_trial_run (self, chosen, &deal);
      }
  for (guint i = 0; i < self->n_entries; i++)
    if (chosen[i])
      g_array_append_val (core, i);
  return core;
}

/**
 * cb_trial_find_core:
 *
 * Returns: (transfer full) (nullable) (element-type guint): entries, ascending, that imply what is
 *   to be shown and none of which can be spared; NULL if all entries together do not imply it
 */
GArray *
cb_trial_find_core (const CbTrial *self)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autofree gboolean *chosen = g_new0 (gboolean, self->n_entries + 1);
  CbDeal deal;

  while (cb_trial_run (self, chosen, &deal))
    {
      GArray *broken = find_broken (self, chosen, &deal);

      g_ptr_array_add (sets, broken);
      if (broken->len == 0)
        return NULL;
      hit_all (self, sets, chosen);
    }
  return make_minimal (self, chosen);
}
