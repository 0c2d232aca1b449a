/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-entry-kind.h"
#include "cb-reason.h"
#include "cb-say.h"
#include "cb-suggestion.h"
#include "cb-why-private.h"
#include "cb-why-words.h"
#include "cb-work-private.h"

/* What another thread may spend, in units of work: about half an hour. */
#define MAX_UNITS (G_GUINT64_CONSTANT (1) << 31)

/* The reason by the whole log is told if the one as of when the mark became known is at least
 * MUCH_EASIER times as hard. A supposition counts A_SUPPOSITION steps. */
#define MUCH_EASIER   3
#define A_SUPPOSITION 5

/* The mark to be explained, and what it is explained from. */
typedef struct
{
  CbThought *thought;
  guint card;
  guint holder;
} WhyQuestion;

static void
question_free (gpointer data)
{
  WhyQuestion *question = data;

  cb_thought_free (question->thought);
  g_free (question);
}

static void
step_free (gpointer data)
{
  CbWhyStep *step = data;

  g_free (step->words);
  g_free (step);
}

CbWhy *
cb_why_new (CbMark mark)
{
  CbWhy *self = g_new0 (CbWhy, 1);

  self->mark = mark;
  self->complete = TRUE;
  self->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  self->steps = g_ptr_array_new_with_free_func (step_free);
  return self;
}

/* Adds a step. @words: (transfer full) */
static CbWhyStep *
add_step (CbWhy *self, char *words)
{
  CbWhyStep *step = g_new0 (CbWhyStep, 1);

  step->words = words;
  g_ptr_array_add (self->steps, step);
  return step;
}

/* Adds the cells that the step at @index settles and later steps rest on; for the last step, all
 * its cells. Steps in a supposition have none. */
static void
find_cells (CbWhyStep *self, GPtrArray *steps, guint index)
{
  const CbReasonStep *step = g_ptr_array_index (steps, index);

  if (step->depth > 0 || cb_reason_step_is_impossible (step))
    return;
  if (index + 1 == steps->len)
    {
      self->cards = step->cards;
      self->holders = step->holders;
    }
  for (guint i = index + 1; i < steps->len; i++)
    {
      GArray *premises = ((const CbReasonStep *) g_ptr_array_index (steps, i))->premises;

      for (guint j = 0; j < premises->len; j++)
        {
          const CbPremise *premise = &g_array_index (premises, CbPremise, j);

          if (premise->step != index)
            continue;
          self->cards |= premise->cards;
          self->holders |= premise->holders;
        }
    }
}

static void
find_all_cells (CbWhyStep *self, const CbReasonStep *step)
{
  if (step->depth > 0 || cb_reason_step_is_impossible (step))
    return;
  self->cards = step->cards;
  self->holders = step->holders;
}

void
cb_why_add_chain (CbWhy *self, const CbThought *thought, GPtrArray *steps, gboolean all)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const CbReasonStep *step = g_ptr_array_index (steps, i);
      CbWhyStep *said = add_step (self,
                                  cb_why_say_step (thought->setup, thought->entries, steps, step));

      said->depth = step->depth;
      if (all)
        find_all_cells (said, step);
      else
        find_cells (said, steps, i);
    }
}

/* Whether the user need not be told the step: it is about the user's own hand as dealt, or it says
 * that a card is nowhere else, once it is known where it is. */
static gboolean
goes_without_saying (const CbSetup *setup, const CbReasonStep *step)
{
  return step->kind == CB_REASON_ELSEWHERE ||
         (step->source == CB_SOURCE_DEAL && !cb_reason_step_is_impossible (step) &&
          setup->me >= 0 && step->holders == 1u << CB_HOLDER_OF_SEAT (setup->me));
}

/* Whether the step says that somebody other than me passed. */
static gboolean
is_pass (const CbSetup *setup, GPtrArray *entries, const CbReasonStep *step)
{
  return step->kind == CB_REASON_NO_MORE && step->max == 0 && step->depth == 0 &&
         cb_why_is_answer (entries, step) &&
         (setup->me < 0 || step->holders != 1u << CB_HOLDER_OF_SEAT (setup->me));
}

/* Joins other passes on the same question into the step @step, which is at @index. */
static void
join_passes (CbReasonStep *step,
             CbWhyStep *said,
             const CbThought *thought,
             GPtrArray *steps,
             guint index,
             gboolean *told)
{
  for (guint i = index + 1; i < steps->len; i++)
    {
      const CbReasonStep *other = g_ptr_array_index (steps, i);

      if (told[i] || !is_pass (thought->setup, thought->entries, other) ||
          g_array_index (other->entries, guint, 0) != g_array_index (step->entries, guint, 0) ||
          other->named != step->named)
        continue;
      step->holders |= other->holders;
      find_cells (said, steps, i);
      told[i] = TRUE;
    }
}

/* Whether an entry alone says that the hand has these cards. */
static gboolean
is_plain (const CbReasonStep *step)
{
  return step->kind == CB_REASON_ALL_NEEDED && step->source == CB_SOURCE_ENTRY &&
         step->depth == 0 && step->premises->len == 0;
}

/* If the last step says that every other card of a category is accounted for, joins all further
 * plain steps into @said, the words of the step at @index: one row for all cards that were seen. */
static void
join_plain (CbWhyStep *said,
            const CbThought *thought,
            GPtrArray *steps,
            guint index,
            gboolean *told)
{
  const CbReasonStep *last = g_ptr_array_index (steps, steps->len - 1);

  if (last->kind != CB_REASON_ALL_NEEDED || last->source != CB_SOURCE_DEAL)
    return;
  for (guint i = index + 1; i + 1 < steps->len; i++)
    {
      const CbReasonStep *other = g_ptr_array_index (steps, i);
      g_autofree char *before = NULL;
      g_autofree char *more = NULL;

      if (told[i] || !is_plain (other) || goes_without_saying (thought->setup, other))
        continue;
      before = said->words;
      more = cb_why_say_step (thought->setup, thought->entries, steps, other);
      said->words = g_strjoin (" ", before, more, NULL);
      find_cells (said, steps, i);
      said->more++;
      told[i] = TRUE;
    }
}

/* Tells a chain that explains one mark as a person would: leaves out what goes without saying, and
 * joins the passes on one question, as well as the cards of a category that were seen. */
static void
tell_chain (CbWhy *self, const CbThought *thought, GPtrArray *steps)
{
  g_autofree gboolean *told = g_new0 (gboolean, steps->len + 1);

  for (guint i = 0; i < steps->len; i++)
    {
      CbReasonStep step = *(const CbReasonStep *) g_ptr_array_index (steps, i);
      CbWhyStep *said;

      if (told[i] || (i + 1 < steps->len && goes_without_saying (thought->setup, &step)))
        continue;
      said = add_step (self, NULL);
      said->depth = step.depth;
      find_cells (said, steps, i);
      if (i + 1 < steps->len && is_pass (thought->setup, thought->entries, &step))
        join_passes (&step, said, thought, steps, i, told);
      said->words = cb_why_say_step (thought->setup, thought->entries, steps, &step);
      if (is_plain (&step))
        join_plain (said, thought, steps, i, told);
    }
}

/* Adds a step that says where a card is that was not dealt, which needs no deduction. */
static void
add_place (CbWhy *self, CbSetup *setup, guint card)
{
  const char *name = cb_say_card (setup->edition, card, CB_SAID_SUBJECT);

  if (cb_card_set_has (setup->face_up, card))
    /* Translators: a card that everybody sees on the table */
    add_step (self, cb_say_sentence (setup->edition, g_strdup_printf (_ ("%s is face up."), name)));
  else
    /* Translators: a card that is not played with */
    add_step (self,
              cb_say_sentence (setup->edition, g_strdup_printf (_ ("%s is out of play."), name)));
}

/* Adds the entries, but no suppositions, because these are not in the log. */
static void
add_entries (CbWhy *self, const CbThought *thought, GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_array_index (entries, guint, i) < thought->entries->len)
      g_array_append_val (self->entries, g_array_index (entries, guint, i));
}

/* How hard a reason is for its reader, in steps. */
static guint
count_thoughts (const CbWhy *why, const CbReason *reason)
{
  guint n = why->steps->len;

  for (guint i = 0; i < why->steps->len; i++)
    n += ((const CbWhyStep *) g_ptr_array_index (why->steps, i))->more;
  for (guint i = 0; i < reason->steps->len; i++)
    if (((const CbReasonStep *) g_ptr_array_index (reason->steps, i))->kind == CB_REASON_SUPPOSE)
      n += A_SUPPOSITION;
  return n;
}

static CbWhy *
tell_reason (const CbThought *thought,
             guint card,
             guint holder,
             CbMark mark,
             const CbReason *reason)
{
  CbWhy *why = cb_why_new (mark);

  why->headline = cb_why_say_headline (thought->setup, reason->steps, card, holder, mark);
  why->complete = reason->complete;
  add_entries (why, thought, reason->entries);
  tell_chain (why, thought, reason->steps);
  return why;
}

/* Tells the reason that held when the mark became known, after entry number @n at the latest; or
 * @reason, the present one, if that is much easier. Does not look back beyond a swap of cards:
 * since then a card may have another owner. */
static CbWhy *
tell_as_of_then (const CbThought *thought,
                 guint n,
                 guint card,
                 guint holder,
                 const CbReason *reason,
                 CbEffort *effort)
{
  CbMark mark = cb_marks_get (cb_deduction_get_marks (thought->deduction, n), card, holder);
  g_autoptr (CbWhy) now = tell_reason (thought, card, holder, mark, reason);
  g_autoptr (CbReason) before = NULL;
  g_autoptr (CbWhy) then = NULL;
  guint since = n;

  while (since > 0 && !cb_deduction_moves_cards (thought->deduction, since, since) &&
         cb_marks_get (cb_deduction_get_marks (thought->deduction, since - 1), card, holder) ==
           mark)
    since--;
  if (reason->entries->len == 0 ||
      g_array_index (reason->entries, guint, reason->entries->len - 1) < since)
    return g_steal_pointer (&now);
  before = cb_deduction_explain (thought->deduction, since, card, holder, effort);
  if (before == NULL || !before->complete)
    return g_steal_pointer (&now);
  then = tell_reason (thought, card, holder, mark, before);
  return count_thoughts (then, before) >= MUCH_EASIER * count_thoughts (now, reason)
           ? g_steal_pointer (&now)
           : g_steal_pointer (&then);
}

/* Whether the mark follows from the entries of @why even without the facts that rest on a guess. */
static gboolean
is_sure (const CbWhy *why, const CbThought *thought, guint card, guint holder)
{
  const CbSetup *setup = thought->setup;
  CbDeduction *deduction = cb_conclusions_start (setup, setup->me, setup->hand);
  CbEffort effort = { .n_left = CB_CONCLUSIONS_QUICK };
  CbMark mark;

  for (guint i = 0; i < why->entries->len; i++)
    {
      const CbEntry *entry = thought->entries->pdata[g_array_index (why->entries, guint, i)];
      g_autoptr (CbFacts) facts = cb_entry_get_sure_facts (entry, setup);

      cb_deduction_append (deduction, facts, &effort);
    }
  cb_deduction_complete (deduction, why->entries->len, &effort);
  mark = cb_marks_get (cb_deduction_get_marks (deduction, why->entries->len), card, holder);
  cb_deduction_free (deduction);
  return mark == why->mark;
}

/* The traits whose cards are only guessed and that the mark rests on, bit by index. */
static guint32
find_guesses (const CbWhy *why, const CbThought *thought, guint card, guint holder)
{
  guint32 guesses = 0;

  for (guint i = 0; i < why->entries->len; i++)
    guesses |= cb_entry_get_guesses (
      thought->entries->pdata[g_array_index (why->entries, guint, i)], thought->setup);
  return guesses != 0 && is_sure (why, thought, card, holder) ? 0 : guesses;
}

CbWhy *
cb_thought_explain (const CbThought *thought, guint card, guint holder, CbEffort *effort)
{
  guint n = cb_deduction_get_n_entries (thought->deduction);
  g_autoptr (CbWhy)
    why = cb_why_new (cb_marks_get (cb_deduction_get_marks (thought->deduction, n), card, holder));
  g_autoptr (CbReason) reason = NULL;
  CbWhy *told;

  if (!cb_card_set_has (cb_setup_get_deck (thought->setup), card))
    {
      add_place (why, thought->setup, card);
      return g_steal_pointer (&why);
    }
  reason = cb_deduction_explain (thought->deduction, n, card, holder, effort);
  if (reason == NULL)
    return g_steal_pointer (&why);
  told = tell_as_of_then (thought, n, card, holder, reason, effort);
  told->guesses = find_guesses (told, thought, card, holder);
  return told;
}

/* Runs in another thread. */
static gpointer
explain (gpointer input, CbEffort *effort)
{
  const WhyQuestion *question = input;

  if (!cb_thought_read (question->thought, &(CbEffort) { .cancelled = effort->cancelled }))
    return NULL;
  return cb_thought_explain (question->thought, question->card, question->holder, effort);
}

static WhyQuestion *
ask (CbCase *self, guint n_entries, guint card, guint holder)
{
  WhyQuestion *question = g_new (WhyQuestion, 1);

  question->thought = cb_conclusions_get_thought (self->conclusions, n_entries);
  question->card = card;
  question->holder = holder;
  return question;
}

/**
 * cb_case_explain:
 * @n_entries: how many entries are read
 * @effort: (nullable): how much may be spent; NULL for what can be done at once
 *
 * Returns: (transfer full): why @card and @holder have their mark; without entries and steps if the
 *   mark is maybe, or if the entries contradict each other
 */
CbWhy *
cb_case_explain (CbCase *self, guint n_entries, guint card, guint holder, CbEffort *effort)
{
  WhyQuestion *question;
  CbWhy *why;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  if (cb_case_get_mark (self, n_entries, card, holder) == CB_MARK_MAYBE ||
      !cb_case_is_consistent (self, n_entries))
    return cb_why_new (cb_case_get_mark (self, n_entries, card, holder));
  question = ask (self, n_entries, card, holder);
  why = explain (question,
                 effort != NULL ? effort : &(CbEffort) { .n_left = CB_CONCLUSIONS_QUICK });
  question_free (question);
  return why;
}

/**
 * cb_case_find_since:
 * @n_entries: how many entries are read
 *
 * Returns: the number of the entry, from 1 on, since which the mark is known; 0 if the deal alone
 * tells it, or if it is not known
 */
guint
cb_case_find_since (CbCase *self, guint n_entries, guint card, guint holder)
{
  CbMark mark = cb_case_get_mark (self, n_entries, card, holder);
  guint n = n_entries;

  if (mark == CB_MARK_MAYBE)
    return 0;
  while (n > 0 && cb_case_get_mark (self, n - 1, card, holder) == mark)
    n--;
  return n;
}

/**
 * cb_case_describe_odds:
 *
 * Returns: (nullable): what the odds assume of how others chose the cards that they showed me;
 *   NULL if nobody has shown me any in the first @n_entries entries
 */
const char *
cb_case_describe_odds (CbCase *self, guint n_entries)
{
  const CbSetup *setup = cb_case_get_setup (self);
  gboolean shown = FALSE;

  for (guint i = 0; i < n_entries && !shown; i++)
    {
      const CbSuggestion *suggestion = cb_entry_get_suggestion (
        cb_log_get_entry (cb_case_get_log (self), i));
      guint n = suggestion != NULL ? suggestion->answers.n : 0;

      for (guint k = 0; k < n; k++)
        shown = shown || (suggestion->answers.list[k].card >= 0 &&
                          suggestion->answers.list[k].by != setup->me);
    }
  if (!shown)
    return NULL;
  return setup->alike
           ? _ ("Every possible deal counts the same, whichever cards you were shown.")
           : _ ("Casebook assumes that whoever could have shown you several cards picked "
                "one at random.");
}

/**
 * cb_why_describe_since:
 * @since: as from cb_case_find_since()
 *
 * The entries that explain the mark now may be others than those that first made it known.
 *
 * Returns: (transfer full) (nullable): since when the mark is known; NULL if no entry settled it
 */
char *
cb_why_describe_since (const CbWhy *self, guint since)
{
  guint n = self->entries->len;
  guint last = n > 0 ? g_array_index (self->entries, guint, n - 1) + 1 : 0;

  if (since == 0)
    return NULL;
  if (last > since)
    /* Translators: numbers of entries */
    return g_strdup_printf (_ ("Known since entry %u. Entry %u makes it easier to see."), since,
                            last);
  /* Translators: %u is the number of an entry */
  return g_strdup_printf (_ ("Known since entry %u"), since);
}

/* Runs cb_case_explain() in another thread, for the case as it is now. Ends with
 * cb_work_finish(). */
void
cb_case_explain_async (CbCase *self,
                       guint n_entries,
                       guint card,
                       guint holder,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (n_entries <= self->contents->entries->len);

  cb_work_start (self, "reasons", MAX_UNITS, ask (self, n_entries, card, holder), question_free,
                 explain, (GDestroyNotify) cb_why_free, cancellable, callback, user_data);
}

/* Returns: (transfer full): a copy that shares entries and steps with @self */
CbWhy *
cb_why_copy (const CbWhy *self)
{
  CbWhy *copy = g_memdup2 (self, sizeof *self);

  copy->headline = g_strdup (self->headline);
  g_array_ref (copy->entries);
  g_ptr_array_ref (copy->steps);
  return copy;
}

void
cb_why_free (CbWhy *self)
{
  g_free (self->headline);
  g_array_unref (self->entries);
  g_ptr_array_unref (self->steps);
  g_free (self);
}
