/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds small sets of entries that imply something: reasons. A deal in which this is false breaks
 * some entries, and each reason contains at least one of these; deals that break as few as possible
 * are the most telling. A set that contains one of the entries broken by each such deal met so far,
 * chosen greedily, is put to the trial: either it is a reason, or the trial yields one more such
 * deal. At the end, entries that are not needed are left out, the latest first.
 *
 * Where half of the effort has not led to a reason, all entries together are taken as one. What can
 * be spared of them is left out in pieces, first large ones, then smaller ones. */

#include "cb-trial-private.h"

#include "cb-counting-private.h"
#include "cb-deduction-private.h"
#include "cb-places-private.h"

#include <string.h>

/* How many constraints are sorted in a millionth of a second, and how many entries are skipped. */
#define OPTIONS_PER_UNIT 16
#define ENTRIES_PER_UNIT 1024

/* The most entries in all sets to be hit together: 4 MiB. */
#define MAX_TO_HIT (1u << 20)

/* Adds the constraints of the chosen entries to the problem. */
static void
add_entries (const CbTrial *self, const gboolean *chosen, CbProblem *problem)
{
  guint n_options = 0;

  cb_problem_init (problem, cb_deduction_get_world (self->deduction));
  for (guint i = 0; i <= self->n_entries; i++)
    if (i == 0 || chosen[i - 1])
      cb_deduction_add_facts (self->deduction, i, self->n_entries, problem);
  if (self->denies)
    cb_problem_add_option (problem, &self->denied);
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    n_options += problem->hands[h].n_options;
  cb_effort_spend (self->effort,
                   1 + n_options / OPTIONS_PER_UNIT + self->n_entries / ENTRIES_PER_UNIT);
}

/* Whether the places that the chosen entries state are possible together. */
static gboolean
places_fit (const CbTrial *self, const gboolean *chosen)
{
  CbPlaces places = { 0 };

  for (guint i = 0; i < self->n_entries; i++)
    if (chosen[i])
      {
        g_autoptr (CbFacts)
          facts = cb_deduction_get_facts (self->deduction, i + 1, self->n_entries);

        cb_places_add (&places, facts);
      }
  return cb_places_fit (&places);
}

/* Whether the chosen entries can be true together with the opposite, if there is one, of what is to
 * be shown; @deal is then an example. */
CbSearchResult
cb_trial_run (const CbTrial *self, const gboolean *chosen, CbDeal *deal)
{
  g_auto (CbProblem) problem = { 0 };
  g_auto (CbProblem) open = { 0 };
  g_auto (CbProblem) rest = { 0 };
  CbMarks marks;

  if (cb_effort_is_spent (self->effort))
    return CB_SEARCH_GAVE_UP;
  if (!places_fit (self, chosen))
    return CB_SEARCH_NONE;
  add_entries (self, chosen, &problem);
  cb_problem_start (&problem, &marks);
  cb_problem_reduce (&problem, &marks, &open);
  cb_problem_propagate (&open, &marks, CB_ALL_HOLDERS);
  cb_problem_reduce (&open, &marks, &rest);
  return marks.consistent ? cb_problem_find_deal (&rest, &marks, self->effort, deal)
                          : CB_SEARCH_NONE;
}

static gboolean
facts_allow (const CbFacts *facts, const CbDeal *deal)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  return cb_options_allow (options, n_options, deal);
}

static gboolean
entry_allows (const CbTrial *self, guint entry, const CbDeal *deal)
{
  g_autoptr (CbFacts) facts = cb_deduction_get_facts (self->deduction, entry + 1, self->n_entries);
  g_autoptr (CbFacts) kept = cb_deduction_get_kept (self->deduction, entry + 1, self->n_entries);

  return facts_allow (facts, deal) && (kept == NULL || facts_allow (kept, deal));
}

/* Keeps in @broken the entries that @deal breaks, and chooses the others. */
static void
keep_broken (const CbTrial *self, const CbDeal *deal, gboolean *chosen, GArray *broken)
{
  guint n_kept = 0;

  cb_effort_spend (self->effort, 1 + broken->len / OPTIONS_PER_UNIT);
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

/* Looks for a deal that satisfies the chosen entries and as many others as possible; returns the
 * entries that it breaks. */
static GArray *
find_broken (const CbTrial *self, const gboolean *chosen, CbDeal *deal)
{
  g_autofree gboolean *respected = g_memdup2 (chosen, self->n_entries * sizeof *chosen);
  GArray *broken = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->n_entries; i++)
    if (!chosen[i])
      g_array_append_val (broken, i);
  keep_broken (self, deal, respected, broken);

  for (guint i = 0; i < broken->len && !cb_effort_is_spent (self->effort);)
    {
      guint entry = g_array_index (broken, guint, i);

      respected[entry] = TRUE;
      if (cb_trial_run (self, respected, deal) == CB_SEARCH_FOUND)
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

/* Finds the entry that is in the most sets not hit yet, the earliest of equals. FALSE if all sets
 * are hit. */
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
    {
      cb_effort_spend (self->effort, 1 + sets->len * self->n_entries / ENTRIES_PER_UNIT);
      chosen[best] = TRUE;
    }
}

/* Chooses entries by hitting sets until they imply what is to be shown; returns FOUND if not even
 * all entries do, and NONE if the chosen ones do. */
static CbSearchResult
choose_by_hitting (const CbTrial *self, gboolean *chosen)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  CbSearchResult result;
  guint n_to_hit = 0;
  CbDeal deal;

  while ((result = cb_trial_run (self, chosen, &deal)) == CB_SEARCH_FOUND)
    {
      GArray *broken = find_broken (self, chosen, &deal);

      g_ptr_array_add (sets, broken);
      n_to_hit += broken->len;
      if (broken->len == 0)
        return CB_SEARCH_FOUND;
      if (n_to_hit > MAX_TO_HIT)
        return CB_SEARCH_GAVE_UP;
      hit_all (self, sets, chosen);
    }
  return result;
}

/* Returns how many entries, from the first one on, are known to imply what is to be shown. */
static guint
find_enough (const CbTrial *self)
{
  CbCardSet cards = self->denied.cards;
  guint h = self->denied.holder;

  for (guint n = 0; n < self->n_entries; n++)
    {
      const CbMarks *marks = cb_deduction_get_marks (self->deduction, n);

      if (!marks->consistent ||
          (self->denies && self->denied.min > 0 && (marks->possible[h] & cards) == 0) ||
          (self->denies && self->denied.max == 0 && (marks->certain[h] & cards) != 0))
        return n;
    }
  return self->n_entries;
}

/* Leaves out @n of the chosen entries, beginning with number @from, if the others are enough. Takes
 * at most a quarter of the effort. */
static CbSearchResult
leave_out (const CbTrial *self, gboolean *chosen, GArray *core, guint from, guint n)
{
  CbEffort part = cb_effort_take (self->effort, (self->effort->n_left + 3) / 4);
  CbTrial trial = *self;
  CbSearchResult result;
  CbDeal deal;

  for (guint i = from; i < from + n; i++)
    chosen[g_array_index (core, guint, i)] = FALSE;
  trial.effort = &part;
  result = cb_trial_run (&trial, chosen, &deal);
  cb_effort_give_back (self->effort, &part);
  if (result == CB_SEARCH_NONE)
    g_array_remove_range (core, from, n);
  else
    for (guint i = from; i < from + n; i++)
      chosen[g_array_index (core, guint, i)] = TRUE;
  return result;
}

/* Leaves out unneeded entries in pieces of @n, the latest first; returns whether every trial came
 * to an end. */
static gboolean
leave_out_pieces (const CbTrial *self, gboolean *chosen, GArray *core, guint n)
{
  gboolean sure = TRUE;

  for (guint end = core->len; end > 0;)
    {
      guint from = end > n ? end - n : 0;

      if (leave_out (self, chosen, core, from, end - from) == CB_SEARCH_GAVE_UP)
        sure = FALSE;
      end = from;
    }
  return sure;
}

/* Whether a log of the chosen entries alone could end with the opposite of what is to be shown. In
 * it, cards change hands only in these entries, and nothing is known but what they tell. */
CbSearchResult
cb_trial_run_afresh (const CbTrial *self, const gboolean *chosen)
{
  g_autoptr (CbDeduction) log = cb_deduction_copy (self->deduction, 0);
  g_autoptr (CbFacts) opposite = cb_facts_new ();
  const CbMarks *marks;
  guint n;

  for (guint i = 0; i < self->n_entries; i++)
    if (chosen[i])
      cb_deduction_append (log, cb_deduction_get_level (self->deduction, i + 1)->facts,
                           &(CbEffort) { 0 });
  if (self->denies)
    cb_facts_add_range (opposite, self->denied.holder, self->denied.cards, self->denied.min,
                        self->denied.max);
  cb_deduction_append (log, opposite, &(CbEffort) { 0 });
  n = cb_deduction_get_n_entries (log);
  cb_effort_spend (self->effort, 1 + n);
  cb_deduction_complete (log, n, self->effort);
  marks = cb_deduction_get_marks (log, n);
  if (!marks->consistent)
    return CB_SEARCH_NONE;
  return marks->complete ? CB_SEARCH_FOUND : CB_SEARCH_GAVE_UP;
}

/* Whether the chosen entries alone imply what is to be shown, and are not just impossible. */
static gboolean
implies (const CbTrial *self, const gboolean *chosen)
{
  CbTrial trial = *self;

  if (cb_trial_run_afresh (&trial, chosen) != CB_SEARCH_NONE)
    return FALSE;
  trial.denies = FALSE;
  return !self->denies || cb_trial_run_afresh (&trial, chosen) == CB_SEARCH_FOUND;
}

/* Leaves out of the chosen entries from @from to before @to, in pieces as large as possible, those
 * that are not @given and that are not needed to imply what is to be shown. */
static void
spare (const CbTrial *self, gboolean *chosen, const gboolean *given, guint from, guint to)
{
  g_autofree gboolean *before = g_memdup2 (chosen, self->n_entries * sizeof *chosen);
  guint n = 0;

  for (guint i = from; i < to; i++)
    {
      n += chosen[i] && !given[i];
      chosen[i] = given[i];
    }
  if (n == 0 || implies (self, chosen))
    return;
  memcpy (chosen, before, self->n_entries * sizeof *chosen);
  if (n == 1)
    return;
  spare (self, chosen, given, from, from + (to - from) / 2);
  spare (self, chosen, given, from + (to - from) / 2, to);
}

static void
list_chosen (const CbTrial *self, const gboolean *chosen, GArray *core)
{
  g_array_set_size (core, 0);
  for (guint i = 0; i < self->n_entries; i++)
    if (chosen[i])
      g_array_append_val (core, i);
}

/* Makes @core imply what is to be shown even as a log of its own, not just as a part of the whole
 * log. Where cards change hands, that takes more entries: those in which they do and, for a hidden
 * move, those that tell who had which cards before. */
void
cb_trial_complete_core (const CbTrial *self, GArray *core)
{
  g_autofree gboolean *chosen = g_new0 (gboolean, self->n_entries + 1);
  g_autofree gboolean *given = g_new0 (gboolean, self->n_entries + 1);
  gboolean hides = cb_deduction_hides_moves (self->deduction, self->n_entries);

  if (!cb_deduction_moves_cards (self->deduction, 0, self->n_entries))
    return;
  for (guint i = 0; i < core->len; i++)
    given[g_array_index (core, guint, i)] = TRUE;
  for (guint i = 0; i < self->n_entries; i++)
    chosen[i] = given[i] || hides || cb_deduction_moves_cards (self->deduction, i + 1, i + 1);
  spare (self, chosen, given, 0, self->n_entries);
  list_chosen (self, chosen, core);
}

/* Leaves out of @core the entries that it does not need as a log of its own. Where cards change
 * hands, it may need fewer so than as a part of the whole log. */
void
cb_trial_spare (const CbTrial *self, GArray *core)
{
  g_autofree gboolean *chosen = g_new0 (gboolean, self->n_entries + 1);
  g_autofree gboolean *given = g_new0 (gboolean, self->n_entries + 1);

  if (!cb_deduction_moves_cards (self->deduction, 0, self->n_entries))
    return;
  for (guint i = 0; i < core->len; i++)
    chosen[g_array_index (core, guint, i)] = TRUE;
  spare (self, chosen, given, 0, self->n_entries);
  list_chosen (self, chosen, core);
}

/**
 * cb_trial_find_core:
 * @is_minimal: (out): whether it is sure that no entry can be spared; FALSE where the effort ended
 *   first
 *
 * Returns: (transfer full) (nullable) (element-type guint): entries, ascending, that imply what is
 *   to be shown; NULL if all entries together do not imply it
 */
GArray *
cb_trial_find_core (const CbTrial *self, gboolean *is_minimal)
{
  g_autofree gboolean *chosen = g_new0 (gboolean, self->n_entries + 1);
  CbEffort half = cb_effort_take (self->effort, self->effort->n_left / 2);
  CbTrial trial = *self;
  CbSearchResult result;
  GArray *core;

  trial.effort = &half;
  result = choose_by_hitting (&trial, chosen);
  cb_effort_give_back (self->effort, &half);
  if (result == CB_SEARCH_FOUND)
    return NULL;

  if (result == CB_SEARCH_GAVE_UP)
    for (guint i = 0, n = find_enough (self); i < self->n_entries; i++)
      chosen[i] = i < n;
  core = g_array_new (FALSE, FALSE, sizeof (guint));
  list_chosen (self, chosen, core);
  if (result == CB_SEARCH_GAVE_UP)
    for (guint n = core->len / 2; n > 1; n /= 2)
      leave_out_pieces (self, chosen, core, n);
  *is_minimal = leave_out_pieces (self, chosen, core, 1);
  cb_trial_complete_core (self, core);
  return core;
}
