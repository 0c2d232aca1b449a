/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-belief-private.h"
#include "cb-case-private.h"
#include "cb-odds.h"
#include "cb-question-private.h"
#include "cb-rivals-private.h"
#include "cb-shared.h"

#define FIRST_DEALS 16
#define MAX_DEALS   256

/* One part in this many of the effort may go into my own progress. */
#define PART_FOR_ME 4

struct _CbRivals
{
  CbKnowledge *knowledge;
  guint64 seed;
  guint n_deals;
  GArray *counts[CB_MAX_PLAYERS];     /* of guint, ascending: solutions left, deal by deal */
  gboolean estimated[CB_MAX_PLAYERS]; /* whether some of these counts are estimated */
  gboolean spent;                     /* whether the effort ended before all deals were counted */
};

G_DEFINE_BOXED_TYPE (CbRivals, cb_rivals, cb_rivals_ref, cb_rivals_unref)

static void
cb_rivals_clear (CbRivals *self)
{
  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    g_array_unref (self->counts[seat]);
  cb_knowledge_unref (self->knowledge);
}

CB_DEFINE_SHARED (CbRivals, cb_rivals)

/* How many solutions are left after all entries. A player has at least two unless the marks prove
 * the solution, because an estimate may have missed others. */
static guint
count_solutions (const CbDeduction *deduction, gboolean *estimated, CbEffort *effort)
{
  guint n = cb_deduction_get_n_entries (deduction);
  g_autoptr (CbOdds) odds = NULL;

  if (cb_marks_are_solved (cb_deduction_get_marks (deduction, n)))
    return 1;
  odds = cb_deduction_compute_odds (deduction, n, effort);
  if (odds != NULL && cb_odds_get_exact (odds))
    return cb_odds_get_n_solutions (odds);
  *estimated = TRUE;
  return odds != NULL ? MAX (cb_odds_get_n_solutions (odds), 2) : 2;
}

/* Adds how many solutions @seat has left. */
static void
add_count (CbRivals *self, guint seat, const CbDeduction *deduction, CbEffort *effort)
{
  guint count = count_solutions (deduction, &self->estimated[seat], effort);

  g_array_append_val (self->counts[seat], count);
}

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* Adds how many solutions everybody but me has left in a supposition. */
static void
add_supposition (CbRivals *self, const CbSupposition *supposition, CbEffort *effort)
{
  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    {
      g_autoptr (CbDeduction) deduction = NULL;
      CbEffort part;

      if ((int) seat == self->knowledge->setup->me || cb_effort_is_cancelled (effort))
        continue;
      part = cb_effort_take_share (effort, self->knowledge->setup->n_players - seat,
                                   CB_ODDS_LEAST_UNITS);
      deduction = cb_knowledge_imagine (self->knowledge, (int) seat, supposition, &part);
      add_count (self, seat, deduction, &part);
      cb_effort_give_back (effort, &part);
    }
}

/* Adds the counts of @n more deals, or as many as the effort allows, at least one. Returns whether
 * there is any deal. */
static gboolean
add_deals (CbRivals *self, guint n, CbEffort *effort)
{
  const CbKnowledge *knowledge = self->knowledge;
  guint64 seed = self->seed + self->n_deals;
  g_autoptr (GPtrArray) suppositions = cb_belief_suppose (knowledge, seed, n, effort);

  self->spent = suppositions == NULL;
  if (suppositions == NULL)
    return self->n_deals > 0 && !cb_effort_is_cancelled (effort);
  for (guint i = 0; i < n && (i == 0 || !cb_effort_is_spent (effort)); i++)
    {
      CbEffort part = cb_effort_take_share (effort, n - i,
                                            knowledge->setup->n_players * CB_ODDS_LEAST_UNITS);

      add_supposition (self, g_ptr_array_index (suppositions, i), &part);
      cb_effort_give_back (effort, &part);
      self->n_deals++;
    }
  self->spent = cb_effort_is_spent (effort);
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    g_array_sort (self->counts[seat], compare_counts);
  return !cb_effort_is_cancelled (effort);
}

/* (transfer full) (nullable): rivals from the deals of @before, if any, and @n_deals more. */
static CbRivals *
reckon (CbKnowledge *knowledge,
        guint64 seed,
        const CbRivals *before,
        guint n_deals,
        CbEffort *effort)
{
  g_autoptr (CbRivals) self = g_atomic_rc_box_new0 (CbRivals);
  int me = knowledge->setup->me;

  self->knowledge = cb_knowledge_ref (knowledge);
  self->seed = seed;
  self->n_deals = before != NULL ? before->n_deals : 0;
  if (before != NULL)
    memcpy (self->estimated, before->estimated, sizeof self->estimated);
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    self->counts[seat] = before != NULL ? g_array_copy (before->counts[seat])
                                        : g_array_new (FALSE, FALSE, sizeof (guint));
  if (!cb_knowledge_is_consistent (knowledge))
    return NULL;
  if (me != CB_NOBODY && before == NULL)
    {
      CbEffort part = cb_effort_take (effort, effort->n_left / PART_FOR_ME);

      add_count (self, (guint) me, knowledge->deduction, &part);
      cb_effort_give_back (effort, &part);
    }
  return add_deals (self, n_deals, effort) ? g_steal_pointer (&self) : NULL;
}

CbRivals *
cb_rivals_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, CbEffort *effort)
{
  return reckon (knowledge, seed, NULL, n_deals, effort);
}

double
cb_rivals_get_chance (const CbRivals *self, guint seat, guint n_solutions)
{
  const GArray *counts;
  guint n = 0;

  g_return_val_if_fail (seat < self->knowledge->setup->n_players, 0);

  counts = self->counts[seat];
  while (n < counts->len && g_array_index (counts, guint, n) <= n_solutions)
    n++;
  return (double) n / counts->len;
}

gboolean
cb_rivals_is_exact (const CbRivals *self, guint seat)
{
  g_return_val_if_fail (seat < self->knowledge->setup->n_players, FALSE);

  return !self->estimated[seat];
}

guint
cb_rivals_get_out (const CbRivals *self, guint seat)
{
  return cb_seats_get_since (self->knowledge->seats, seat);
}

double
cb_rivals_get_ready (const CbRivals *self, guint seat)
{
  g_return_val_if_fail (seat < self->knowledge->setup->n_players, 0);

  return cb_knowledge_is_out (self->knowledge, (int) seat) ? 0
                                                           : cb_rivals_get_chance (self, seat, 1);
}

guint
cb_rivals_get_quantile (const CbRivals *self, guint seat, double share)
{
  const GArray *counts;
  guint at;

  g_return_val_if_fail (seat < self->knowledge->setup->n_players, 0);
  g_return_val_if_fail (share >= 0 && share <= 1, 0);

  counts = self->counts[seat];
  at = (guint) MAX (ceil (share * counts->len), 1);
  return g_array_index (counts, guint, at - 1);
}

gboolean
cb_rivals_is_final (const CbRivals *self)
{
  return self->spent || self->n_deals >= MAX_DEALS;
}

CbCardSet
cb_case_get_seen (CbCase *self, guint n_entries, guint seat, CbCardSet *maybe)
{
  g_autoptr (CbKnowledge) knowledge = NULL;
  CbCardSet unused;

  g_return_val_if_fail (CB_IS_CASE (self), 0);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, 0);

  knowledge = cb_case_get_knowledge (self, n_entries);
  return cb_knowledge_get_seen (knowledge, (int) seat, maybe != NULL ? maybe : &unused);
}

gpointer
cb_rivals_answer (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;

  return cb_rivals_new (question->knowledge, question->seed, FIRST_DEALS, effort);
}

gpointer
cb_rivals_answer_finer (gpointer input, CbEffort *effort)
{
  const CbRivals *before = input;

  if (cb_rivals_is_final (before))
    return NULL;
  return reckon (before->knowledge, before->seed, before, before->n_deals, effort);
}
