/* cb-review.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "cb-case-private.h"
#include "cb-conflict.h"
#include "cb-knowledge-private.h"
#include "cb-odds.h"
#include "cb-review-private.h"

struct _CbReview
{
  GArray *conflict;
  int solved;
  double total;
  GArray *bits; /* of double, by entry */
  double bits_of_turns[CB_MAX_PLAYERS];
};

G_DEFINE_BOXED_TYPE (CbReview, cb_review, cb_review_ref, cb_review_unref)

CbReview *
cb_review_ref (CbReview *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
cb_review_clear (gpointer data)
{
  CbReview *self = data;

  g_clear_pointer (&self->conflict, g_array_unref);
  g_array_unref (self->bits);
}

void
cb_review_unref (CbReview *self)
{
  g_atomic_rc_box_release_full (self, cb_review_clear);
}

/* The envelope is an entry after all others; it cannot be at fault itself. (transfer full)
 * (nullable) */
static GArray *
find_conflict (const CbKnowledge *knowledge, CbCardSet envelope)
{
  guint n = knowledge->entries->len;
  guint size = cb_card_set_size (envelope);
  g_autoptr (CbDeduction) deduction = cb_deduction_copy (knowledge->deduction, n);
  g_autoptr (CbFacts) facts = cb_facts_new ();
  CbConflict *conflict;
  GArray *entries;

  cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, envelope, size, size);
  cb_deduction_append (deduction, facts, CB_EFFORT_ENDLESS);
  conflict = cb_deduction_find_conflict (deduction, n + 1, CB_EFFORT_ENDLESS);
  if (conflict == NULL)
    return NULL;
  entries = g_array_ref (conflict->entries);
  cb_conflict_free (conflict);
  for (guint i = 0; i < entries->len; i++)
    if (g_array_index (entries, guint, i) == n)
      g_array_remove_index (entries, i);
  return entries;
}

/* How surprising the envelope is after so many entries, in bits; −1 if cancelled. */
static double
get_surprise (const CbKnowledge *knowledge,
              guint n_entries,
              CbCardSet envelope,
              const gint *cancelled)
{
  g_autoptr (CbOdds) odds = NULL;

  if (cb_marks_are_solved (cb_deduction_get_marks (knowledge->deduction, n_entries)))
    return 0;
  odds = cb_deduction_compute_odds (knowledge->deduction, n_entries,
                                    &(CbEffort) { G_MAXUINT64, cancelled });
  for (guint i = 0; odds != NULL && i < cb_odds_get_n_solutions (odds); i++)
    if (cb_odds_get_solution (odds, i)->cards == envelope)
      return -log2 (cb_odds_get_solution (odds, i)->chance);
  return -1;
}

/* Adds what the entry told. */
static void
add_bits (CbReview *self, const CbEntry *entry, double bits)
{
  int turn = cb_entry_get_turn (entry);

  g_array_append_val (self->bits, bits);
  if (turn != CB_NOBODY)
    self->bits_of_turns[turn] += bits;
}

/* Once the envelope is open there is nothing to find out. Returns whether it came to the end. */
static gboolean
go_through (CbReview *self, const CbKnowledge *knowledge, CbCardSet envelope, const gint *cancelled)
{
  double before = self->total = get_surprise (knowledge, 0, envelope, cancelled);

  for (guint i = 0; i <= knowledge->entries->len; i++)
    {
      double after;

      if (i > 0 && cb_entry_opens_envelope (g_ptr_array_index (knowledge->entries, i - 1)))
        break;
      after = i == 0 ? before : get_surprise (knowledge, i, envelope, cancelled);
      if (after < 0)
        return FALSE;
      if (i > 0)
        add_bits (self, g_ptr_array_index (knowledge->entries, i - 1), before - after);
      if (self->solved < 0 &&
          cb_marks_are_solved (cb_deduction_get_marks (knowledge->deduction, i)))
        self->solved = (int) i;
      before = after;
    }
  return TRUE;
}

static CbReview *
cb_review_new (const CbKnowledge *knowledge, CbCardSet envelope, const gint *cancelled)
{
  g_autoptr (CbReview) self = g_atomic_rc_box_new0 (CbReview);

  self->bits = g_array_new (FALSE, TRUE, sizeof (double));
  self->solved = -1;
  self->conflict = find_conflict (knowledge, envelope);
  if (self->conflict == NULL && !go_through (self, knowledge, envelope, cancelled))
    return NULL;
  g_array_set_size (self->bits, knowledge->entries->len);
  return g_steal_pointer (&self);
}

GArray *
cb_review_get_conflict (const CbReview *self)
{
  return self->conflict;
}

int
cb_review_get_solved (const CbReview *self)
{
  return self->solved;
}

double
cb_review_get_total (const CbReview *self)
{
  return self->total;
}

double
cb_review_get_bits (const CbReview *self, guint position)
{
  g_return_val_if_fail (position < self->bits->len, 0);

  return g_array_index (self->bits, double, position);
}

double
cb_review_get_bits_of_turns (const CbReview *self, guint seat)
{
  g_return_val_if_fail (seat < CB_MAX_PLAYERS, 0);

  return self->bits_of_turns[seat];
}

gpointer
cb_review_answer (gpointer input, const gint *cancelled)
{
  const CbQuestion *question = input;

  return cb_review_new (question->knowledge, question->cards, cancelled);
}
