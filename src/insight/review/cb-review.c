/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-case-private.h"
#include "cb-conflict.h"
#include "cb-knowledge-private.h"
#include "cb-odds.h"
#include "cb-review-private.h"
#include "cb-shared.h"

G_DEFINE_BOXED_TYPE (CbReview, cb_review, cb_review_ref, cb_review_unref)

static void
cb_review_clear (CbReview *self)
{
  g_clear_pointer (&self->conflict, g_array_unref);
  g_array_unref (self->bits);
}

CB_DEFINE_SHARED (CbReview, cb_review)

/* Completing the marks and finding a conflict may each take one part in this many of the effort. */
#define PART_FOR_MARKS 4

/* What is reviewed. @deduction is that of @knowledge, completed as far as the effort goes. */
typedef struct
{
  const CbKnowledge *knowledge;
  const CbDeduction *deduction;
  CbCardSet envelope;
} Reviewed;

/* Finds a conflict, taking the envelope for one more entry at the end that cannot be at fault.
 * (transfer full) (nullable): NULL where there is no conflict, or where none was found */
static GArray *
find_conflict (const Reviewed *course, CbEffort *effort)
{
  guint n = course->knowledge->entries->len;
  guint size = cb_card_set_size (course->envelope);
  g_autoptr (CbDeduction) deduction = cb_deduction_copy (course->deduction, n);
  g_autoptr (CbFacts) facts = cb_facts_new ();
  CbEffort part = cb_effort_take (effort, effort->n_left / 2);
  CbConflict *conflict;
  GArray *entries;

  cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, course->envelope, size, size);
  cb_deduction_append (deduction, facts, &part);
  cb_effort_give_back (effort, &part);
  conflict = cb_deduction_find_conflict (deduction, n + 1, effort);
  if (conflict == NULL)
    return NULL;
  entries = g_array_ref (conflict->entries);
  cb_conflict_free (conflict);
  for (guint i = 0; i < entries->len; i++)
    if (g_array_index (entries, guint, i) == n)
      g_array_remove_index (entries, i);
  return entries;
}

/* How surprising the envelope is after @n_entries entries, in bits; −1 if counting takes too
 * much. */
static double
count_surprise (const Reviewed *course, guint n_entries, CbEffort *effort)
{
  g_autoptr (CbOdds) odds = NULL;

  if (cb_marks_are_solved (cb_deduction_get_marks (course->deduction, n_entries)))
    return 0;
  if (cb_effort_is_spent (effort))
    return -1;
  odds = cb_deduction_compute_odds (course->deduction, n_entries, effort);
  if (odds == NULL || !cb_odds_get_exact (odds))
    return -1;
  for (guint i = 0; i < cb_odds_get_n_solutions (odds); i++)
    if (cb_odds_get_solution (odds, i)->cards == course->envelope)
      return -log2 (cb_odds_get_solution (odds, i)->chance);
  return -1;
}

/* How surprising the envelope is where counting takes too much: as if all solutions not ruled out
 * were equally likely. */
static double
guess_surprise (const Reviewed *course, guint n_entries)
{
  const CbMarks *marks = cb_deduction_get_marks (course->deduction, n_entries);

  return log2 (cb_knowledge_count_open (course->knowledge, marks));
}

static double
get_surprise (const CbReview *self, const Reviewed *course, guint n_entries, CbEffort *effort)
{
  CbEffort part = cb_effort_take_share (effort, course->knowledge->entries->len + 1 - n_entries,
                                        CB_ODDS_LEAST_UNITS);
  double bits = self->exact ? count_surprise (course, n_entries, &part)
                            : guess_surprise (course, n_entries);

  cb_effort_give_back (effort, &part);
  return bits;
}

/* Adds @bits, which is what the entry told. */
static void
add_bits (CbReview *self, const CbEntry *entry, double bits)
{
  int turn = cb_entry_get_turn (entry);

  g_array_append_val (self->bits, bits);
  if (turn != CB_NOBODY)
    self->bits_of_turns[turn] += bits;
}

/* Goes through the entries until the envelope is opened. Returns FALSE if that takes too much. */
static gboolean
go_through (CbReview *self, const Reviewed *course, CbEffort *effort)
{
  GPtrArray *entries = course->knowledge->entries;
  double before = 0;

  memset (self->bits_of_turns, 0, sizeof self->bits_of_turns);
  g_array_set_size (self->bits, 0);
  for (guint i = 0; i <= entries->len; i++)
    {
      double after;

      if (i > 0 && cb_entry_opens_envelope (g_ptr_array_index (entries, i - 1)))
        break;
      after = get_surprise (self, course, i, effort);
      if (after < 0)
        return FALSE;
      if (i == 0)
        self->total = after;
      else
        add_bits (self, g_ptr_array_index (entries, i - 1), before - after);
      before = after;
    }
  return TRUE;
}

/* Finds after how many entries the envelope was proved, if it was before it was opened. */
static void
find_solved (CbReview *self, const Reviewed *course)
{
  GPtrArray *entries = course->knowledge->entries;

  self->solved = -1;
  self->complete = TRUE;
  for (guint i = 0; i <= entries->len && self->solved < 0; i++)
    {
      const CbMarks *marks = cb_deduction_get_marks (course->deduction, i);

      if (i > 0 && cb_entry_opens_envelope (g_ptr_array_index (entries, i - 1)))
        return;
      if (cb_marks_are_solved (marks))
        self->solved = (int) i;
      else
        self->complete &= marks->complete;
    }
}

/* (transfer full) (nullable): NULL if cancelled. Where counting what some entries told takes too
 * much, it is guessed for all entries, so that they can be compared. */
static CbReview *
cb_review_new (const CbKnowledge *knowledge, CbCardSet envelope, CbEffort *effort)
{
  g_autoptr (CbReview) self = g_atomic_rc_box_new0 (CbReview);
  guint n = knowledge->entries->len;
  g_autoptr (CbDeduction) deduction = cb_deduction_copy (knowledge->deduction, n);
  const Reviewed course = { knowledge, deduction, envelope };
  CbEffort part = cb_effort_take (effort, effort->n_left / PART_FOR_MARKS);

  self->bits = g_array_new (FALSE, TRUE, sizeof (double));
  cb_deduction_complete (deduction, n, &part);
  cb_effort_give_back (effort, &part);
  part = cb_effort_take (effort, effort->n_left / PART_FOR_MARKS);
  self->conflict = find_conflict (&course, &part);
  cb_effort_give_back (effort, &part);
  find_solved (self, &course);
  self->exact = TRUE;
  if (self->conflict == NULL && !go_through (self, &course, effort))
    {
      self->exact = FALSE;
      go_through (self, &course, effort);
    }
  g_array_set_size (self->bits, n);
  return cb_effort_is_cancelled (effort) ? NULL : g_steal_pointer (&self);
}

gpointer
cb_review_answer (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;

  return cb_review_new (question->knowledge, question->cards, effort);
}
