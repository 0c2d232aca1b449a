/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-conflict.h"

#include "cb-deduction-private.h"
#include "cb-places-private.h"
#include "cb-trial-private.h"

/* How many entries are checked for places in a millionth of a second. */
#define ENTRIES_PER_UNIT 256

/* Finds the entries each of which alone repairs the log. Every conflict contains all of these, so
 * only the entries of one conflict are tried. */
static GArray *
find_repairs (const CbTrial *trial, GArray *entries, gboolean *are_all)
{
  g_autofree gboolean *chosen = g_new (gboolean, trial->n_entries + 1);
  GArray *repairs = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean moves = cb_deduction_moves_cards (trial->deduction, 0, trial->n_entries);
  CbSearchResult result;
  CbDeal deal;

  *are_all = TRUE;
  for (guint i = 0; i < trial->n_entries; i++)
    chosen[i] = TRUE;
  for (guint i = 0; i < entries->len; i++)
    {
      guint entry = g_array_index (entries, guint, i);

      chosen[entry] = FALSE;
      result = moves ? cb_trial_run_afresh (trial, chosen) : cb_trial_run (trial, chosen, &deal);
      if (result == CB_SEARCH_FOUND)
        g_array_append_val (repairs, entry);
      else if (result == CB_SEARCH_GAVE_UP)
        *are_all = FALSE;
      chosen[entry] = TRUE;
    }
  return repairs;
}

static gboolean
add_places_of (const CbTrial *trial, CbPlaces *places, guint entry)
{
  g_autoptr (CbFacts)
    facts = cb_deduction_get_facts (trial->deduction, entry + 1, trial->n_entries);

  return cb_places_add (places, facts);
}

/* Adds the places that the first @n entries state, until they contradict each other. Returns how
 * many entries were added. */
static guint
add_places (const CbTrial *trial, CbPlaces *places, guint n)
{
  cb_effort_spend (trial->effort, 1 + n / ENTRIES_PER_UNIT);
  for (guint i = 0; i < n; i++)
    if (add_places_of (trial, places, i) && !cb_places_fit (places))
      return i + 1;
  return n;
}

/* Returns: (transfer full) (nullable): which entries contradict each other about places, such that
 * none of them can be left out; NULL where the places are possible. The last entry of the shortest
 * impossible beginning of the log must be one of them; once it is chosen, the next such beginning
 * is shorter. Where the effort is spent, the whole beginning found last is returned. */
static gboolean *
choose_misplaced (const CbTrial *trial)
{
  g_autofree gboolean *chosen = g_new0 (gboolean, trial->n_entries + 1);
  CbPlaces found = { 0 };

  for (guint n = trial->n_entries; cb_places_fit (&found);)
    {
      CbPlaces places = found;

      n = add_places (trial, &places, n);
      if (cb_places_fit (&places))
        return NULL;
      if (cb_effort_is_spent (trial->effort))
        {
          for (guint i = 0; i < n; i++)
            chosen[i] = TRUE;
          break;
        }
      chosen[--n] = TRUE;
      add_places_of (trial, &found, n);
    }
  return g_steal_pointer (&chosen);
}

/* Finds entries that contradict each other about places, none of which can be left out; NULL where
 * the places are possible. Since the hands count, too, fewer entries may be enough than for the
 * places alone. */
static GArray *
find_misplaced (const CbTrial *trial, gboolean *is_minimal)
{
  g_autofree gboolean *chosen = choose_misplaced (trial);
  GArray *entries;
  CbDeal deal;

  if (chosen == NULL)
    return NULL;

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
  entries = g_array_new (FALSE, FALSE, sizeof (guint));
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
  CbTrial trial = { .deduction = self };
  CbEffort part;
  gboolean is_minimal, are_all;
  CbConflict *conflict;

  g_return_val_if_fail (self != NULL && effort != NULL, NULL);
  g_return_val_if_fail (n_entries <= cb_deduction_get_n_entries (self), NULL);

  if (cb_deduction_get_marks (self, n_entries)->consistent)
    return NULL;

  /* A hidden move may hide a conflict: take the shortest log that has one. */
  while (cb_deduction_get_marks (self, trial.n_entries)->consistent)
    trial.n_entries++;
  conflict = g_new0 (CbConflict, 1);
  part = cb_effort_take (effort, effort->n_left / 4 * 3);
  trial.effort = &part;
  conflict->entries = find_misplaced (&trial, &is_minimal);
  if (conflict->entries == NULL)
    {
      conflict->entries = cb_trial_find_core (&trial, &is_minimal);
      cb_trial_spare (&trial, conflict->entries);
    }
  cb_effort_give_back (effort, &part);
  trial.effort = effort;
  trial.n_entries = n_entries;
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
