/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes another deal of one by exchanging two or three cards, which often is enough to give a card
 * to the holder wanted. */

#include "cb-exchange-private.h"

/* How many constraints are checked in a millionth of a second. */
#define OPTIONS_PER_UNIT 256

/* Pays for @n_tries changes of two hands. */
static gboolean
pay (CbEffort *effort, const CbProblem *problem, guint one, guint other, guint n_tries)
{
  guint n_options = problem->hands[one].n_options + problem->hands[other].n_options;

  return cb_effort_spend (effort, 1 + n_tries * n_options / OPTIONS_PER_UNIT);
}

/* Gives card to holder, and one card or none back to who had it. */
gboolean
cb_exchange (const CbProblem *problem,
             const CbMarks *marks,
             CbCardSet card,
             guint holder,
             const CbDeal *deal,
             CbEffort *effort,
             CbDeal *changed)
{
  CbCardSet back;
  guint from = 0;

  while (!(deal->hands[from] & card))
    from++;
  back = deal->hands[holder] & marks->possible[from] & ~marks->certain[holder];
  if (!pay (effort, problem, holder, from, cb_card_set_size (back) + 1))
    return FALSE;
  for (;; back &= back - 1)
    {
      CbCardSet given = back & -back;
      CbCardSet hand = (deal->hands[holder] | card) & ~given;
      CbCardSet rest = (deal->hands[from] | given) & ~card;

      if (cb_hand_rules_allow (&problem->hands[holder], hand) &&
          cb_hand_rules_allow (&problem->hands[from], rest))
        {
          *changed = *deal;
          changed->hands[holder] = hand;
          changed->hands[from] = rest;
          if (cb_problem_allows_ties (problem, changed))
            return TRUE;
        }
      if (back == 0)
        return FALSE;
    }
}

/* Completes an exchange in which a hand already has card in place of given: third takes given and
 * passes another card to from, who had card. Returns whether the result is a valid deal. */
static gboolean
pass_on (const CbProblem *problem,
         const CbMarks *marks,
         CbCardSet card,
         CbCardSet given,
         guint from,
         guint third,
         CbDeal *deal)
{
  CbCardSet back = deal->hands[third] & marks->possible[from] & ~marks->certain[third];
  CbDeal changed;

  if (!(marks->possible[third] & given))
    return FALSE;
  for (; back != 0; back &= back - 1)
    {
      CbCardSet passed = back & -back;
      CbCardSet hand = (deal->hands[third] | given) & ~passed;
      CbCardSet rest = (deal->hands[from] | passed) & ~card;

      if (!cb_hand_rules_allow (&problem->hands[third], hand) ||
          !cb_hand_rules_allow (&problem->hands[from], rest))
        continue;
      changed = *deal;
      changed.hands[third] = hand;
      changed.hands[from] = rest;
      if (!cb_problem_allows_ties (problem, &changed))
        continue;
      *deal = changed;
      return TRUE;
    }
  return FALSE;
}

/* Gives card to holder, who gives one to a third hand, which gives one to who had card. */
gboolean
cb_exchange_in_circle (const CbProblem *problem,
                       const CbMarks *marks,
                       CbCardSet card,
                       guint holder,
                       const CbDeal *deal,
                       CbEffort *effort,
                       CbDeal *changed)
{
  CbCardSet back = deal->hands[holder] & ~marks->certain[holder];
  guint from = 0;

  while (!(deal->hands[from] & card))
    from++;
  for (; back != 0; back &= back - 1)
    {
      CbCardSet given = back & -back;

      *changed = *deal;
      changed->hands[holder] = (deal->hands[holder] | card) & ~given;
      if (!cb_hand_rules_allow (&problem->hands[holder], changed->hands[holder]))
        continue;
      if (!pay (effort, problem, from, from, cb_card_set_size (problem->deck)))
        return FALSE;
      for (guint h = 0; h < problem->n_holders; h++)
        if (h != holder && h != from && pass_on (problem, marks, card, given, from, h, changed))
          return TRUE;
    }
  return FALSE;
}
