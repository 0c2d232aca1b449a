/* cb-witnesses.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A mark stays "maybe" as long as one deal shows that it can be. Most entries leave most of the
 * deals alone that showed it before; an exchange of two cards often makes up for one that is
 * lost; the search is left with the few marks for which neither does. What it refutes is news.
 * Where it would take too long, counting all deals settles all marks at once. */

#include "cb-witnesses-private.h"

#include "cb-sweep-private.h"
#include "cb-exchange-private.h"

/* How many witnesses are tried for an exchange before the search is asked. */
#define MAX_TRIES 24

/* How many guesses the search may make before exchanges among three are tried. */
#define FEW_GUESSES 60

void
cb_witnesses_truncate (CbWitnesses *self, guint n_entries)
{
  for (guint i = 0; i < self->n_deals; i++)
    self->reach[i] = MIN (self->reach[i], n_entries);
}

/* Counts the new facts as the entry that makes n_entries of them. */
void
cb_witnesses_extend (CbWitnesses *self, guint n_entries, const CbFacts *facts)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  for (guint i = 0; i < self->n_deals; i++)
    if (self->reach[i] + 1 == n_entries && cb_options_allow (options, n_options, &self->deals[i]))
      self->reach[i] = n_entries;
}

static void
add_witness (CbWitnesses *self, guint n_entries, const CbDeal *deal)
{
  guint at = self->n_deals;

  if (at < CB_MAX_WITNESSES)
    self->n_deals++;
  else
    {
      at = 0;
      for (guint i = 1; i < self->n_deals; i++)
        if (self->reach[i] < self->reach[at])
          at = i;
      /* When all of them are of use, the oldest makes room. */
      for (guint i = at; i + 1 < self->n_deals; i++)
        {
          self->deals[i] = self->deals[i + 1];
          self->reach[i] = self->reach[i + 1];
        }
      at = self->n_deals - 1;
    }
  self->deals[at] = *deal;
  self->reach[at] = n_entries;
}

static gboolean
find_by (CbExchange how,
         const CbWitnesses *self,
         guint n_entries,
         const CbProblem *problem,
         const CbMarks *marks,
         CbCardSet card,
         guint holder,
         CbDeal *deal)
{
  guint n_tries = 0;

  for (guint i = self->n_deals; i > 0 && n_tries < MAX_TRIES; i--)
    {
      if (self->reach[i - 1] != n_entries)
        continue;
      if (how (problem, marks, card, holder, &self->deals[i - 1], deal))
        return TRUE;
      n_tries++;
    }
  return FALSE;
}

/* Looks for a deal in which holder has card: by exchange, and by search where that fails. */
static CbSearchResult
find_deal (const CbWitnesses *self,
           guint n_entries,
           const CbProblem *problem,
           const CbMarks *marks,
           const CbMarks *open,
           CbCardSet card,
           guint holder,
           guint64 *n_left,
           CbDeal *deal)
{
  CbMarks guess = *marks;
  guint64 n_few = FEW_GUESSES;
  CbSearchResult result;

  if (find_by (cb_exchange, self, n_entries, problem, marks, card, holder, deal))
    return CB_SEARCH_FOUND;
  guess.certain[holder] |= card;
  cb_problem_propagate (problem, &guess, 1u << holder);
  result = cb_problem_search (problem, &guess, open, &n_few, deal);
  if (result != CB_SEARCH_GAVE_UP)
    return result;
  if (find_by (cb_exchange_in_circle, self, n_entries, problem, marks, card, holder, deal))
    return CB_SEARCH_FOUND;
  return cb_problem_search (problem, &guess, open, n_left, deal);
}

static void
cross_off (CbMarks *open, const CbDeal *deal)
{
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    open->possible[h] &= ~deal->hands[h];
}

/* Settles every mark of holder that is in open: found possible, or taken from the marks. Returns
 * whether it did not give up. */
static gboolean
complete_hand (CbWitnesses *self,
               guint n_entries,
               const CbProblem *problem,
               CbMarks *marks,
               CbMarks *open,
               guint holder,
               guint64 *n_left)
{
  CbSearchResult result;
  CbDeal deal;

  while (marks->consistent && (open->possible[holder] &= marks->possible[holder]) != 0)
    {
      CbCardSet card = open->possible[holder] & -open->possible[holder];

      result = find_deal (self, n_entries, problem, marks, open, card, holder, n_left, &deal);
      if (result == CB_SEARCH_GAVE_UP)
        return FALSE;
      if (result == CB_SEARCH_FOUND)
        {
          add_witness (self, n_entries, &deal);
          cross_off (open, &deal);
        }
      else
        {
          marks->possible[holder] &= ~card;
          cb_problem_propagate (problem, marks, 1u << holder);
        }
    }
  return TRUE;
}

static gboolean
complete_by_search (CbWitnesses *self,
                    guint n_entries,
                    const CbProblem *problem,
                    CbMarks *marks,
                    CbMarks *open,
                    guint64 n_left)
{
  for (guint h = 0; h < problem->n_holders; h++)
    if (!complete_hand (self, n_entries, problem, marks, open, h, &n_left))
      return FALSE;
  return TRUE;
}

/* The search that gave up may have settled cards, which no constraint may speak of any more. */
static gboolean
complete_by_counting (const CbProblem *problem, CbMarks *marks, guint64 n_guesses)
{
  g_auto (CbProblem) open = { 0 };
  g_autoptr (CbPlan) plan = NULL;
  g_autoptr (CbSweep) sweep = NULL;

  cb_problem_reduce (problem, marks, &open);
  plan = cb_plan_new (&open, marks, NULL, 0);
  sweep = cb_sweep_new (plan, CB_SWEEP_MAX_BYTES,
                        &(CbEffort) { cb_sweep_get_effort (n_guesses), NULL });
  if (!sweep->given_up)
    cb_sweep_settle (sweep, marks);
  return !sweep->given_up;
}

/* Makes the marks complete: after the cheap rules, what is left possible is so in some deal. */
void
cb_witnesses_complete (CbWitnesses *self, guint n_entries, const CbProblem *reduced, CbMarks *marks)
{
  CbMarks open = *marks;
  guint64 n_guesses = CB_FIRST_GUESSES;

  for (guint i = 0; i < self->n_deals; i++)
    if (self->reach[i] == n_entries)
      cross_off (&open, &self->deals[i]);
  while (!complete_by_search (self, n_entries, reduced, marks, &open, n_guesses) &&
         !complete_by_counting (reduced, marks, n_guesses))
    n_guesses *= CB_MORE_GUESSES;
}
