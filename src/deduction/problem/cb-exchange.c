/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns a deal into another by exchanging two cards, which often is enough to give a wanted card to
 * a holder. */

#include "cb-exchange-private.h"

/* How many constraints are checked in a millionth of a second. */
#define OPTIONS_PER_UNIT 256

/* Changes a deal so that @holder has @card, which it does not have yet: whoever had it gets one
 * card or none back. Returns whether such a change was found before the effort ended. */
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
  guint from = 0, n_options, n_tries;

  while (!(deal->hands[from] & card))
    from++;
  back = deal->hands[holder] & marks->possible[from] & ~marks->certain[holder];
  n_options = problem->hands[holder].n_options + problem->hands[from].n_options;
  n_tries = cb_card_set_size (back) + 1;
  if (!cb_effort_spend (effort, 1 + n_tries * n_options / OPTIONS_PER_UNIT))
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
