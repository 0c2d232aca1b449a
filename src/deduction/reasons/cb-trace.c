/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A reason leads to one mark; a trace leads to all marks that newer entries settle. The rules are
 * applied in rounds, each to what was known before it, so that the plainest conclusions come first;
 * cases are distinguished only for marks that the rules do not reach. */

#include "cb-trace.h"

#include "cb-proof-private.h"

/* The most steps of a case distinction; nobody follows longer ones. See also cb-proof-search.c. */
#define MAX_CASE_STEPS 40

static GArray *
list_entries (guint n_entries)
{
  GArray *entries = g_array_sized_new (FALSE, FALSE, sizeof (guint), n_entries);

  for (guint i = 0; i < n_entries; i++)
    g_array_append_val (entries, i);
  return entries;
}

static void
start (const CbProof *proof, CbProofState *state, const CbMarks *known)
{
  cb_proof_start (proof, state);
  for (guint h = 0; known != NULL && h < proof->world->n_holders; h++)
    {
      state->possible[h] = known->possible[h];
      state->certain[h] = known->certain[h];
    }
}

/* Whether there is a mark that no step has settled yet. Marks that a holder has a card come before
 * marks that a holder has it not. */
static gboolean
find_missing (const CbProof *proof,
              const CbProofState *state,
              const CbMarks *marks,
              CbLiteral *missing)
{
  for (guint h = 0; h < proof->world->n_holders; h++)
    {
      CbCardSet yes = marks->certain[h] & ~state->certain[h];

      if (yes != 0)
        {
          *missing = (CbLiteral) { cb_card_set_first (yes), h, CB_MARK_YES };
          return TRUE;
        }
    }
  for (guint h = 0; h < proof->world->n_holders; h++)
    {
      CbCardSet no = state->possible[h] & ~marks->possible[h];

      if (no != 0)
        {
          *missing = (CbLiteral) { cb_card_set_first (no), h, CB_MARK_NO };
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_exhausted (const CbProof *proof, guint first)
{
  for (guint i = first; i < proof->steps->len; i++)
    if (((CbReasonStep *) g_ptr_array_index (proof->steps, i))->kind == CB_REASON_EXHAUSTED)
      return TRUE;
  return FALSE;
}

/* Adds the steps to a missing mark; where these are too long to be followed, a short chain takes
 * their place. */
static void
show_missing (CbProof *proof, CbProofState *state, const CbLiteral *missing)
{
  g_autofree CbProofState *before = g_memdup2 (state, sizeof *state);
  guint n_before = proof->steps->len;

  cb_proof_show_by_cases (proof, state, missing, CB_MAX_SUPPOSED);
  if (proof->steps->len - n_before <= MAX_CASE_STEPS && !is_exhausted (proof, n_before))
    return;
  cb_proof_truncate (proof, n_before);
  *state = *before;
  cb_proof_show_by_cases (proof, state, missing, 1);
}

/* Whether the rules alone lead to all cards that @holder has for certain. */
static gboolean
rules_suffice (const CbDeduction *self,
               guint n_entries,
               guint holder,
               gboolean counts,
               CbEffort *effort)
{
  g_autofree CbProofState *state = g_new (CbProofState, 1);
  g_autoptr (GArray) entries = list_entries (n_entries);
  g_auto (CbProof) proof = { 0 };
  CbCardSet certain = cb_deduction_get_marks (self, n_entries)->certain[holder];

  cb_proof_init (&proof, self, n_entries, entries);
  proof.effort = effort;
  if (!counts)
    cb_proof_forget_sizes (&proof);
  cb_proof_start (&proof, state);
  cb_proof_derive (&proof, state, 0, NULL);
  return (certain & ~state->certain[holder]) == 0;
}

/**
 * cb_deduction_grade:
 * @n_entries: how many of the entries are looked at
 * @holder: whose cards are to be found
 * @effort: how much may be spent; where it ends first the grade may be too high
 *
 * Returns: the least that is needed to find what @holder has for certain
 */
CbGrade
cb_deduction_grade (const CbDeduction *self, guint n_entries, guint holder, CbEffort *effort)
{
  if (rules_suffice (self, n_entries, holder, FALSE, effort))
    return CB_GRADE_ROWS;
  return rules_suffice (self, n_entries, holder, TRUE, effort) ? CB_GRADE_SIZES : CB_GRADE_CASES;
}

/**
 * cb_deduction_trace:
 * @n_known: after how many of the entries what is known is taken as given; −1 for nothing, where
 *   the deal is to be found by steps, too
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * Returns: (transfer full): the steps to all marks after @n_entries entries; none where these
 *   entries contradict each other. Cost: a millisecond or less in ordinary cases, some dozens where
 *   cases have to be distinguished
 */
CbTrace *
cb_deduction_trace (const CbDeduction *self, int n_known, guint n_entries, CbEffort *effort)
{
  CbTrace *trace = g_new0 (CbTrace, 1);
  g_autofree CbProofState *state = g_new (CbProofState, 1);
  g_autoptr (GArray) entries = list_entries (n_entries);
  g_auto (CbProof) proof = { 0 };
  const CbMarks *marks = cb_deduction_get_marks (self, n_entries);
  CbLiteral missing;

  cb_proof_init (&proof, self, n_entries, entries);
  proof.effort = effort;
  start (&proof, state, n_known >= 0 ? cb_deduction_get_marks (self, (guint) n_known) : NULL);
  trace->complete = TRUE;
  while (marks->consistent && !cb_proof_derive (&proof, state, 0, NULL) &&
         find_missing (&proof, state, marks, &missing))
    {
      trace->complete = !cb_effort_is_spent (effort);
      if (!trace->complete)
        break;
      show_missing (&proof, state, &missing);
    }
  trace->steps = g_steal_pointer (&proof.steps);
  return trace;
}

/* Whether @step only repeats what an entry says, or what follows from the one place of a card. */
static gboolean
is_plain (const CbReasonStep *step)
{
  switch (step->kind)
    {
    case CB_REASON_ELSEWHERE:
      return TRUE;
    case CB_REASON_NO_MORE:
      return step->max == 0;
    case CB_REASON_ALL_NEEDED:
      return cb_card_set_size (step->named) == step->min;
    default:
      return FALSE;
    }
}

/* How many steps the chain up to step @index has, including that step. */
static guint
count_steps (const CbProof *proof, guint index)
{
  g_autofree gboolean *needed = g_new0 (gboolean, index + 1);
  guint n = 0;

  needed[index] = TRUE;
  for (guint i = index + 1; i-- > 0;)
    {
      GArray *premises = ((const CbReasonStep *) g_ptr_array_index (proof->steps, i))->premises;

      if (!needed[i])
        continue;
      n++;
      for (guint j = 0; j < premises->len; j++)
        needed[g_array_index (premises, CbPremise, j).step] = TRUE;
    }
  return n;
}

/* Orders steps by what is most worth telling: first those that are not plain, then those with a
 * shorter chain, then cards found before cards crossed off. The chain of the best step has only
 * plain steps before it, since any other one would itself come first. */
static guint64
rank (const CbProof *proof, guint index)
{
  const CbReasonStep *step = g_ptr_array_index (proof->steps, index);

  return ((guint64) is_plain (step) << 40) + ((guint64) count_steps (proof, index) << 1) +
         (step->mark != CB_MARK_YES);
}

static guint
find_best (const CbProof *proof)
{
  guint64 best_rank = G_MAXUINT64;
  guint best = 0;

  for (guint i = 0; i < proof->steps->len; i++)
    {
      guint64 its_rank = rank (proof, i);

      if (its_rank < best_rank)
        {
          best_rank = its_rank;
          best = i;
        }
    }
  return best;
}

/**
 * cb_deduction_find_next:
 * @known: what somebody knows; all of it follows from the entries
 * @n_entries: how many of the entries are looked at
 * @effort: how much may be spent
 *
 * What somebody who thinks for himself might find next: by rules, where they lead further, and
 * where they do not, by distinguishing cases.
 *
 * Returns: (transfer full): a chain whose last step settles something that is not in @known; no
 *   steps where nothing more follows, or the entries contradict each other. Cost: as
 *   cb_deduction_trace()
 */
CbTrace *
cb_deduction_find_next (const CbDeduction *self,
                        const CbMarks *known,
                        guint n_entries,
                        CbEffort *effort)
{
  CbTrace *trace = g_new0 (CbTrace, 1);
  g_autofree CbProofState *state = g_new (CbProofState, 1);
  g_autoptr (GArray) entries = list_entries (n_entries);
  g_auto (CbProof) proof = { 0 };
  const CbMarks *marks = cb_deduction_get_marks (self, n_entries);
  CbLiteral missing;

  cb_proof_init (&proof, self, n_entries, entries);
  proof.effort = effort;
  start (&proof, state, known);
  if (!marks->consistent || cb_proof_derive (&proof, state, 0, NULL))
    cb_proof_truncate (&proof, 0);
  else if (proof.steps->len > 0)
    cb_proof_truncate (&proof, find_best (&proof) + 1);
  else if (!cb_effort_is_spent (effort) && find_missing (&proof, state, marks, &missing))
    show_missing (&proof, state, &missing);
  cb_proof_prune (&proof);
  trace->complete = !cb_effort_is_spent (effort);
  trace->steps = g_steal_pointer (&proof.steps);
  return trace;
}

void
cb_trace_free (CbTrace *self)
{
  g_ptr_array_unref (self->steps);
  g_free (self);
}
