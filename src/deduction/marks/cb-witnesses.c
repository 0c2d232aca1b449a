/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A mark stays "maybe" as long as one deal shows that it is possible. Most new entries leave most
 * of these deals valid; where one is lost, exchanging two cards often makes another. The search,
 * which guesses cards, is used for the few marks that are left, and rules out those for which it
 * finds no deal. Counting all deals settles all marks at once. Search and counting are slow on
 * different problems, so they take turns, each time with more effort. */

#include "cb-witnesses-private.h"

#include "cb-counting-private.h"
#include "cb-exchange-private.h"

#include <string.h>

/* How many witnesses are tried for an exchange before the search is asked. */
#define MAX_TRIES 24

/* One part in this many of the effort may go into one mark before the others have been tried. */
#define PART_OF_SEARCH 2

/* Marks to be completed. */
typedef struct
{
  CbWitnesses *witnesses;
  guint since;
  guint n_entries;
  const CbProblem *problem;
  CbMarks *marks;
  CbMarks *unseen;  /* possible places that no deal has shown yet */
  CbEffort *effort; /* the effort for one mark */
} Completion;

void
cb_witnesses_truncate (CbWitnesses *self, guint n_entries)
{
  for (guint i = 0; i < self->n_deals; i++)
    self->reach[i] = MIN (self->reach[i], n_entries);
}

/* Finds which of the deals kept for the entries before also satisfy @facts, those of entry
 * @n_entries. */
void
cb_witnesses_extend (CbWitnesses *self, guint n_entries, const CbFacts *facts)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  for (guint i = 0; i < self->n_deals; i++)
    if (self->reach[i] + 1 == n_entries && self->since[i] < n_entries &&
        cb_options_allow (options, n_options, &self->deals[i]))
      self->reach[i] = n_entries;
}

static void
add_witness (CbWitnesses *self, guint since, guint n_entries, const CbDeal *deal)
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
      /* When all places are used, the oldest deal makes room. */
      for (guint i = at; i + 1 < self->n_deals; i++)
        {
          self->deals[i] = self->deals[i + 1];
          self->reach[i] = self->reach[i + 1];
          self->since[i] = self->since[i + 1];
        }
      at = self->n_deals - 1;
    }
  self->deals[at] = *deal;
  self->reach[at] = n_entries;
  self->since[at] = since;
}

/* Whether deal @i is a witness for the log of @n_entries entries. */
static gboolean
is_witness (const CbWitnesses *self, guint i, guint n_entries)
{
  return self->reach[i] >= n_entries && self->since[i] <= n_entries;
}

static void
cross_off (CbMarks *unseen, const CbDeal *deal)
{
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    unseen->possible[h] &= ~deal->hands[h];
}

static gboolean
find_by_exchange (const Completion *self, CbCardSet card, guint holder, CbDeal *deal)
{
  const CbWitnesses *witnesses = self->witnesses;
  guint n_tries = 0;

  for (guint i = witnesses->n_deals; i > 0 && n_tries < MAX_TRIES; i--)
    {
      if (!is_witness (witnesses, i - 1, self->n_entries))
        continue;
      if (cb_exchange (self->problem, self->marks, card, holder, &witnesses->deals[i - 1],
                       self->effort, deal))
        return TRUE;
      n_tries++;
    }
  return FALSE;
}

/* Looks for a deal in which holder has card: by exchange, and by search where that fails. */
static CbSearchResult
find_deal (Completion *self, CbCardSet card, guint holder, CbDeal *deal)
{
  CbMarks guess = *self->marks;

  if (find_by_exchange (self, card, holder, deal))
    return CB_SEARCH_FOUND;
  guess.certain[holder] |= card;
  cb_problem_propagate (self->problem, &guess, 1u << holder);
  return cb_problem_search (self->problem, &guess, self->unseen, self->effort, deal);
}

/* Settles whether holder can have card, if that takes no more than @n_units of the effort. */
static gboolean
complete_place (Completion *self, CbCardSet card, guint holder, CbEffort *effort, guint64 n_units)
{
  CbEffort part = cb_effort_take (effort, n_units);
  CbSearchResult result;
  CbDeal deal;

  self->effort = &part;
  result = find_deal (self, card, holder, &deal);
  cb_effort_give_back (effort, &part);
  if (result == CB_SEARCH_FOUND)
    {
      add_witness (self->witnesses, self->since, self->n_entries, &deal);
      cross_off (self->unseen, &deal);
    }
  else if (result == CB_SEARCH_NONE)
    {
      self->marks->possible[holder] &= ~card;
      cb_problem_propagate (self->problem, self->marks, 1u << holder);
    }
  return result != CB_SEARCH_GAVE_UP;
}

/* Settles every unseen mark of holder: it is found possible, or taken from the marks. Returns FALSE
 * if one had to be given up. */
static gboolean
complete_hand (Completion *self, guint holder, CbEffort *effort, guint64 n_units)
{
  CbCardSet *unseen = &self->unseen->possible[holder];
  CbCardSet given_up = 0;

  while (self->marks->consistent && (*unseen &= self->marks->possible[holder]) & ~given_up)
    {
      CbCardSet card = *unseen & ~given_up;

      card &= -card;
      if (!complete_place (self, card, holder, effort, n_units))
        given_up |= card;
      if (cb_effort_is_spent (effort))
        return (*unseen & self->marks->possible[holder]) == 0;
    }
  return !self->marks->consistent || (*unseen & given_up) == 0;
}

/* Completes all marks by search, with at most @n_units of effort, of which a single mark gets only
 * a part. */
static gboolean
complete_by_search (Completion *self, CbEffort *effort, guint64 n_units)
{
  CbEffort part = cb_effort_take (effort, n_units);
  gboolean done = TRUE;

  for (guint h = 0; h < self->problem->n_holders; h++)
    done = complete_hand (self, h, &part, n_units / PART_OF_SEARCH) && done;
  cb_effort_give_back (effort, &part);
  return done;
}

/* Counts all deals, if that takes no more than @n_units of the effort. */
static gboolean
complete_by_counting (Completion *self, CbEffort *effort, guint64 n_units)
{
  g_autoptr (CbSweep) sweep = cb_problem_count (self->problem, self->marks, effort, n_units);

  if (sweep != NULL)
    cb_sweep_settle (sweep, self->marks);
  return sweep != NULL;
}

/**
 * cb_witnesses_complete:
 * @since: after how many entries cards last changed hands
 * @n_entries: how many entries there are
 * @problem: what they leave open
 * @marks: those that the cheap rules have made
 * @unseen: (inout): the places for which a deal is not known yet
 * @effort: how much may be spent
 *
 * Goes on with the marks until for every place left possible there is a deal that shows it.
 *
 * Returns: whether the effort was enough
 */
gboolean
cb_witnesses_complete (CbWitnesses *self,
                       guint since,
                       guint n_entries,
                       const CbProblem *problem,
                       CbMarks *marks,
                       CbMarks *unseen,
                       CbEffort *effort)
{
  Completion completion = { self, since, n_entries, problem, marks, unseen, NULL };

  for (guint i = 0; i < self->n_deals; i++)
    if (is_witness (self, i, n_entries))
      cross_off (unseen, &self->deals[i]);
  for (guint64 n_units = CB_FIRST_UNITS; !cb_effort_is_spent (effort); n_units *= CB_MORE_UNITS)
    if (complete_by_search (&completion, effort, n_units) ||
        complete_by_counting (&completion, effort, n_units))
      return TRUE;
  return FALSE;
}
