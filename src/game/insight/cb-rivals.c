/* cb-rivals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-case-private.h"
#include "cb-odds.h"
#include "cb-question-private.h"
#include "cb-rivals-private.h"
#include "cb-supposition-private.h"

#define FIRST_DEALS 16
#define MAX_DEALS   256

struct _CbRivals
{
  CbKnowledge *knowledge;
  guint64 seed;
  guint n_deals;
  GArray *counts[CB_MAX_PLAYERS]; /* of guint, ascending: solutions left, deal by deal */
};

G_DEFINE_BOXED_TYPE (CbRivals, cb_rivals, cb_rivals_ref, cb_rivals_unref)

CbRivals *
cb_rivals_ref (CbRivals *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
cb_rivals_clear (gpointer data)
{
  CbRivals *self = data;

  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    g_array_unref (self->counts[seat]);
  cb_knowledge_unref (self->knowledge);
}

void
cb_rivals_unref (CbRivals *self)
{
  g_atomic_rc_box_release_full (self, cb_rivals_clear);
}

/* How many solutions are left after all entries; 0 if cancelled. */
static guint
count_solutions (const CbDeduction *deduction, const gint *cancelled)
{
  guint n = cb_deduction_get_n_entries (deduction);
  g_autoptr (CbOdds) odds = NULL;

  if (cb_marks_are_solved (cb_deduction_get_marks (deduction, n)))
    return 1;
  odds = cb_deduction_compute_odds (deduction, n, &(CbEffort) { G_MAXUINT64, cancelled });
  return odds != NULL ? cb_odds_get_n_solutions (odds) : 0;
}

static void
add_count (CbRivals *self, guint seat, guint count)
{
  g_array_append_val (self->counts[seat], count);
}

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* What everybody but me knows then. */
static void
add_supposition (CbRivals *self, const CbSupposition *supposition, const gint *cancelled)
{
  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    {
      g_autoptr (CbDeduction) deduction = NULL;

      if ((int) seat == self->knowledge->setup->me || cb_work_is_cancelled (cancelled))
        continue;
      deduction = cb_knowledge_imagine (self->knowledge, (int) seat, supposition);
      add_count (self, seat, count_solutions (deduction, cancelled));
    }
}

/* Adds what @n more deals come to; returns whether it came to the end. */
static gboolean
add_deals (CbRivals *self, guint n, const gint *cancelled)
{
  const CbKnowledge *knowledge = self->knowledge;
  guint64 seed = self->seed + self->n_deals;
  g_autoptr (GPtrArray) suppositions = cb_knowledge_suppose (knowledge, seed, n, cancelled);

  if (suppositions == NULL)
    return FALSE;
  for (guint i = 0; i < n && !cb_work_is_cancelled (cancelled); i++)
    add_supposition (self, g_ptr_array_index (suppositions, i), cancelled);
  self->n_deals += n;
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    g_array_sort (self->counts[seat], compare_counts);
  return !cb_work_is_cancelled (cancelled);
}

/* (transfer full) (nullable): from @n_deals more than those of @before. */
static CbRivals *
reckon (CbKnowledge *knowledge,
        guint64 seed,
        const CbRivals *before,
        guint n_deals,
        const gint *cancelled)
{
  g_autoptr (CbRivals) self = g_atomic_rc_box_new0 (CbRivals);
  int me = knowledge->setup->me;

  self->knowledge = cb_knowledge_ref (knowledge);
  self->seed = seed;
  self->n_deals = before != NULL ? before->n_deals : 0;
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    self->counts[seat] = before != NULL ? g_array_copy (before->counts[seat])
                                        : g_array_new (FALSE, FALSE, sizeof (guint));
  if (!cb_knowledge_is_consistent (knowledge))
    return NULL;
  if (me != CB_NOBODY && before == NULL)
    add_count (self, (guint) me, count_solutions (knowledge->deduction, cancelled));
  return add_deals (self, n_deals, cancelled) ? g_steal_pointer (&self) : NULL;
}

CbRivals *
cb_rivals_new (CbKnowledge *knowledge, guint64 seed, guint n_deals, const gint *cancelled)
{
  return reckon (knowledge, seed, NULL, n_deals, cancelled);
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
  return self->n_deals >= MAX_DEALS;
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
cb_rivals_answer (gpointer input, const gint *cancelled)
{
  const CbQuestion *question = input;

  return cb_rivals_new (question->knowledge, question->seed, FIRST_DEALS, cancelled);
}

gpointer
cb_rivals_answer_finer (gpointer input, const gint *cancelled)
{
  const CbRivals *before = input;

  if (cb_rivals_is_final (before))
    return NULL;
  return reckon (before->knowledge, before->seed, before, before->n_deals, cancelled);
}
