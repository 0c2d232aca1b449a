/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A supposition is deduced from as if it were one more entry, on a copy of the case's conclusions,
 * so that the case itself is not changed. What follows is shown as a chain from what is known; if
 * the supposition is impossible, the reason for the opposite mark is shown instead. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-shared.h"
#include "cb-trace.h"
#include "cb-what-if.h"
#include "cb-why-private.h"
#include "cb-why-words.h"
#include "cb-work-private.h"

/* What another thread may spend on one mark, in units of work: about half an hour. */
#define MAX_UNITS (G_GUINT64_CONSTANT (1) << 31)

struct _CbWhatIf
{
  CbThought *thought; /* has read the log, and then the suppositions that are possible together */
  CbSupposed supposed[CB_WHAT_IF_MAX];
  guint n_supposed;
  gboolean possible;
  gboolean complete;
  CbMarks known;
  CbMarks marks;
  CbWhy *why;
};

G_DEFINE_BOXED_TYPE (CbWhatIf, cb_what_if, cb_what_if_ref, cb_what_if_unref)

static void
cb_what_if_clear (CbWhatIf *self)
{
  g_clear_pointer (&self->thought, cb_thought_free);
  g_clear_pointer (&self->why, cb_why_free);
}

CB_DEFINE_SHARED (CbWhatIf, cb_what_if)

static CbWhatIf *
what_if_new (CbCase *case_, guint n_entries, const CbSupposed *supposed, guint n_supposed)
{
  CbWhatIf *self = g_atomic_rc_box_new0 (CbWhatIf);

  self->thought = cb_conclusions_get_thought (case_->conclusions, n_entries);
  self->n_supposed = n_supposed;
  for (guint i = 0; i < n_supposed; i++)
    self->supposed[i] = supposed[i];
  return self;
}

static CbFacts *
make_facts (const CbSupposed *supposed)
{
  CbFacts *facts = cb_facts_new ();
  guint n = supposed->mark == CB_MARK_YES ? 1 : 0;

  cb_facts_add_range (facts, supposed->holder, cb_card_set_of (supposed->card), n, n);
  return facts;
}

/* Adds suppositions one by one, until one is impossible. Returns how many are possible together. */
static guint
suppose_all (CbWhatIf *self, CbEffort *effort)
{
  CbDeduction *deduction = self->thought->deduction;

  for (guint i = 0; i < self->n_supposed; i++)
    {
      g_autoptr (CbFacts) facts = make_facts (&self->supposed[i]);
      guint n = cb_deduction_get_n_entries (deduction) + 1;
      CbEffort part = cb_effort_take_share (effort, self->n_supposed - i, 0);

      cb_deduction_append (deduction, facts, &part);
      cb_deduction_complete (deduction, n, &part);
      cb_effort_give_back (effort, &part);
      if (!cb_deduction_get_marks (deduction, n)->consistent)
        return i;
    }
  return self->n_supposed;
}

static void
tell_what_follows (CbWhatIf *self, CbEffort *effort)
{
  const CbThought *thought = self->thought;
  guint n = cb_deduction_get_n_entries (thought->deduction);
  g_autoptr (CbTrace)
    trace = cb_deduction_trace (thought->deduction, (int) thought->entries->len, n, effort);

  self->why = cb_why_new (CB_MARK_MAYBE);
  self->why->complete = trace->complete;
  cb_why_add_chain (self->why, thought, trace->steps, TRUE);
}

/* Explains why the supposition at index @first is impossible together with those before it. */
static void
tell_why_impossible (CbWhatIf *self, guint first, CbEffort *effort)
{
  CbDeduction *deduction = self->thought->deduction;
  guint n = self->thought->entries->len + first;

  cb_deduction_truncate (deduction, n);
  cb_deduction_complete (deduction, n, effort);
  self->why = cb_thought_explain (self->thought, self->supposed[first].card,
                                  self->supposed[first].holder, effort);
}

/* Runs in another thread. */
static gpointer
work_out (gpointer input, CbEffort *effort)
{
  CbWhatIf *self = input;
  CbThought *thought = self->thought;
  CbEffort part;
  guint n_possible;

  if (!cb_thought_read (thought, &(CbEffort) { .cancelled = effort->cancelled }))
    return self;
  self->known = *cb_deduction_get_marks (thought->deduction, thought->entries->len);
  part = cb_effort_take (effort, effort->n_left / 4 * 3);
  n_possible = self->known.consistent ? suppose_all (self, &part) : 0;
  cb_effort_give_back (effort, &part);
  self->possible = self->known.consistent && n_possible == self->n_supposed;
  if (self->possible)
    {
      self->marks = *cb_deduction_get_marks (thought->deduction,
                                             cb_deduction_get_n_entries (thought->deduction));
      self->complete = self->marks.complete;
      tell_what_follows (self, effort);
      return self;
    }
  self->marks = self->known;
  self->complete = TRUE;
  if (self->known.consistent)
    tell_why_impossible (self, n_possible, effort);
  else
    self->why = cb_why_new (CB_MARK_MAYBE);
  return self;
}

/**
 * cb_case_suppose:
 * @n_entries: how many entries are read
 * @supposed: (array length=n_supposed): what is supposed, at most %CB_WHAT_IF_MAX
 * @effort: how much may be spent
 *
 * Works out what would follow while the caller waits; a window uses cb_case_suppose_async().
 *
 * Returns: (transfer full): what would follow
 */
CbWhatIf *
cb_case_suppose (CbCase *self,
                 guint n_entries,
                 const CbSupposed *supposed,
                 guint n_supposed,
                 CbEffort *effort)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);
  g_return_val_if_fail (n_supposed > 0 && n_supposed <= CB_WHAT_IF_MAX, NULL);

  return work_out (what_if_new (self, n_entries, supposed, n_supposed), effort);
}

/* Runs cb_case_suppose() in another thread, for the case as it is. Ends with cb_work_finish(). */
void
cb_case_suppose_async (CbCase *self,
                       guint n_entries,
                       const CbSupposed *supposed,
                       guint n_supposed,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (n_entries <= self->contents->entries->len);
  g_return_if_fail (n_supposed > 0 && n_supposed <= CB_WHAT_IF_MAX);

  cb_work_start (self, "what if", CB_WHAT_IF_UNITS,
                 what_if_new (self, n_entries, supposed, n_supposed), NULL, work_out,
                 (GDestroyNotify) cb_what_if_unref, cancellable, callback, user_data);
}

gboolean
cb_what_if_get_possible (const CbWhatIf *self)
{
  return self->possible;
}

gboolean
cb_what_if_get_complete (const CbWhatIf *self)
{
  return self->complete;
}

CbMark
cb_what_if_get_mark (const CbWhatIf *self, guint card, guint holder)
{
  return cb_marks_get (&self->marks, card, holder);
}

gboolean
cb_what_if_is_supposed (const CbWhatIf *self, guint card, guint holder)
{
  for (guint i = 0; i < self->n_supposed; i++)
    if (self->supposed[i].card == card && self->supposed[i].holder == holder)
      return TRUE;
  return FALSE;
}

guint
cb_what_if_count_news (const CbWhatIf *self)
{
  guint n_holders = cb_setup_get_n_holders (self->thought->setup);
  guint n_cards = cb_edition_get_n_cards (self->thought->setup->edition);
  guint n = 0;

  for (guint card = 0; card < n_cards; card++)
    for (guint holder = 0; holder < n_holders; holder++)
      n += cb_marks_get (&self->marks, card, holder) != cb_marks_get (&self->known, card, holder) &&
           !cb_what_if_is_supposed (self, card, holder);
  return n;
}

const CbWhy *
cb_what_if_get_why (const CbWhatIf *self)
{
  return self->why;
}

/* Returns: (transfer full): "Suppose Cleo had Rope." */
char *
cb_what_if_describe (const CbWhatIf *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->n_supposed; i++)
    {
      const CbSupposed *supposed = &self->supposed[i];
      CbReasonStep step = { .kind = CB_REASON_SUPPOSE,
                            .mark = supposed->mark,
                            .cards = cb_card_set_of (supposed->card),
                            .holders = 1u << supposed->holder,
                            .entries = none };
      g_autofree char *said = cb_why_say_step (self->thought->setup, self->thought->entries, NULL,
                                               &step);

      if (words->len > 0)
        g_string_append_c (words, ' ');
      g_string_append (words, said);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns: (transfer full): how much would follow, or that the suppositions are impossible */
char *
cb_what_if_describe_outcome (const CbWhatIf *self)
{
  guint n = cb_what_if_count_news (self);

  if (!self->possible)
    return g_strdup (_ ("That’s impossible."));
  if (!self->complete)
    return g_strdup_printf (
      /* Translators: as far as could be worked out in time. */
      ngettext ("That would fill in at least %u more cell of the sheet.",
                "That would fill in at least %u more cells of the sheet.", n),
      n);
  if (n == 0)
    return g_strdup (_ ("That wouldn’t tell you anything new."));
  return g_strdup_printf (ngettext ("That would fill in %u more cell of the sheet.",
                                    "That would fill in %u more cells of the sheet.", n),
                          n);
}

/**
 * cb_what_if_explain:
 * @effort: how much may be spent
 *
 * Returns: (transfer full): why @card and @holder would have their mark; without entries and steps
 *   if they would have none
 */
CbWhy *
cb_what_if_explain (const CbWhatIf *self, guint card, guint holder, CbEffort *effort)
{
  return cb_thought_explain (self->thought, card, holder, effort);
}

typedef struct
{
  CbWhatIf *what_if;
  guint card;
  guint holder;
} WhatIfQuestion;

static void
question_free (gpointer data)
{
  WhatIfQuestion *question = data;

  cb_what_if_unref (question->what_if);
  g_free (question);
}

static gpointer
explain_in_thread (gpointer input, CbEffort *effort)
{
  const WhatIfQuestion *question = input;

  return cb_what_if_explain (question->what_if, question->card, question->holder, effort);
}

void
cb_what_if_explain_async (CbWhatIf *self,
                          guint card,
                          guint holder,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  WhatIfQuestion *question = g_new (WhatIfQuestion, 1);

  question->what_if = cb_what_if_ref (self);
  question->card = card;
  question->holder = holder;
  cb_work_start (NULL, "what if: reasons", MAX_UNITS, question, question_free, explain_in_thread,
                 (GDestroyNotify) cb_why_free, cancellable, callback, user_data);
}
