/* cb-conflict.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-conflict.h"

#include "cb-trial-private.h"

/* Every conflict contains whatever repairs the log, so that only the entries of one are tried. */
static GArray *
find_repairs (const CbTrial *trial, GArray *entries, gboolean *are_all)
{
  g_autofree gboolean *chosen = g_new (gboolean, trial->n_entries + 1);
  GArray *repairs = g_array_new (FALSE, FALSE, sizeof (guint));
  CbSearchResult result;
  CbDeal deal;

  *are_all = TRUE;
  for (guint i = 0; i < trial->n_entries; i++)
    chosen[i] = TRUE;
  for (guint i = 0; i < entries->len; i++)
    {
      guint entry = g_array_index (entries, guint, i);

      chosen[entry] = FALSE;
      result = cb_trial_run (trial, chosen, &deal);
      if (result == CB_SEARCH_FOUND)
        g_array_append_val (repairs, entry);
      else if (result == CB_SEARCH_GAVE_UP)
        *are_all = FALSE;
      chosen[entry] = TRUE;
    }
  return repairs;
}

/* Where what was said of places cannot be true: entries that say so, without any one of which the
 * others could be. NULL where the places are possible. The few that are left may contain some that
 * the hands make impossible already. */
static GArray *
find_misplaced (const CbTrial *trial, gboolean *is_minimal)
{
  g_autofree gboolean *chosen = g_new (gboolean, trial->n_entries + 1);
  GArray *entries;
  CbDeal deal;

  for (guint i = 0; i < trial->n_entries; i++)
    chosen[i] = TRUE;
  if (cb_trial_places_fit (trial, chosen))
    return NULL;

  entries = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = trial->n_entries; i-- > 0;)
    {
      chosen[i] = FALSE;
      chosen[i] = cb_trial_places_fit (trial, chosen);
    }
  *is_minimal = TRUE;
  for (guint i = trial->n_entries; i-- > 0;)
    if (chosen[i])
      {
        CbSearchResult result;

        chosen[i] = FALSE;
        result = cb_trial_run (trial, chosen, &deal);
        chosen[i] = result != CB_SEARCH_NONE;
        *is_minimal = *is_minimal && result != CB_SEARCH_GAVE_UP;
      }
  for (guint i = 0; i < trial->n_entries; i++)
    if (chosen[i])
      g_array_append_val (entries, i);
  return entries;
}

/**
 * cb_deduction_find_conflict:
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * Returns: (transfer full) (nullable): a conflict among them; NULL if they are consistent, or were
 *   not found to be inconsistent yet. Cost: about as many searches for a deal as there are entries
 */
CbConflict *
cb_deduction_find_conflict (const CbDeduction *self, guint n_entries, CbEffort *effort)
{
  CbTrial trial = { .deduction = self, .n_entries = n_entries };
  CbEffort part;
  gboolean is_minimal, are_all;
  CbConflict *conflict;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  if (cb_deduction_get_marks (self, n_entries)->consistent)
    return NULL;

  conflict = g_new0 (CbConflict, 1);
  part = cb_effort_take (effort, effort->n_left / 4 * 3);
  trial.effort = &part;
  conflict->entries = find_misplaced (&trial, &is_minimal);
  if (conflict->entries == NULL)
    conflict->entries = cb_trial_find_core (&trial, &is_minimal);
  cb_effort_give_back (effort, &part);
  trial.effort = effort;
  conflict->repairs = find_repairs (&trial, conflict->entries, &are_all);
  conflict->complete = is_minimal && are_all;
  return conflict;
}

void
cb_conflict_free (CbConflict *self)
{
  g_array_unref (self->entries);
  g_array_unref (self->repairs);
  g_free (self);
}
