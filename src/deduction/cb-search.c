/* cb-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Finds one deal, or that there is none: the cheap rules after every guess, and guesses where the
 * fewest ways are open. */

#include "cb-problem-private.h"

/* A set of places of which at least one is true: a card anywhere, or one of some cards in a hand.
 */
typedef struct
{
  CbCardSet cards;
  guint holders;
  guint n_ways;
} Choice;

static void
find_card_choice (const CbProblem *self, const CbMarks *marks, Choice *best)
{
  CbCardSet seen[4] = { 0 };
  CbCardSet narrow;

  for (guint h = 0; h < self->n_holders; h++)
    {
      for (guint i = G_N_ELEMENTS (seen) - 1; i > 0; i--)
        seen[i] |= seen[i - 1] & marks->possible[h];
      seen[0] |= marks->possible[h];
    }
  for (guint n = 2; n <= G_N_ELEMENTS (seen); n++)
    {
      narrow = n < G_N_ELEMENTS (seen) ? seen[n - 1] & ~seen[n] : seen[n - 1];
      if (narrow == 0)
        continue;
      *best = (Choice) { .cards = narrow & -narrow, .n_ways = n };
      for (guint h = 0; h < self->n_holders; h++)
        if (marks->possible[h] & best->cards)
          best->holders |= 1u << h;
      return;
    }
}

static void
find_hand_choice (const CbHandRules *rules, guint h, const CbMarks *marks, Choice *best)
{
  for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
    {
      const CbOption *option = &rules->options[i];
      CbCardSet open = option->cards & marks->possible[h] & ~marks->certain[h];
      guint n_open = cb_card_set_size (open);

      if (option->left == 0 && n_open < best->n_ways &&
          cb_card_set_size (option->cards & marks->certain[h]) < option->min)
        *best = (Choice) { .cards = open, .holders = 1u << h, .n_ways = n_open };
    }
}

/* The narrowest choice that is open, and of its ways a wanted one. FALSE if all is settled. */
static gboolean
choose (const CbProblem *self,
        const CbMarks *marks,
        const CbMarks *wanted,
        guint *holder,
        CbCardSet *card)
{
  Choice best = { 0 };
  CbCardSet cards;

  find_card_choice (self, marks, &best);
  if (best.n_ways == 0)
    return FALSE;
  for (guint h = 0; best.n_ways > 2 && h < self->n_holders; h++)
    find_hand_choice (&self->hands[h], h, marks, &best);

  *holder = (guint) __builtin_ctz (best.holders);
  for (guint left = best.holders; left != 0; left &= left - 1)
    if (wanted->possible[__builtin_ctz (left)] & best.cards)
      *holder = (guint) __builtin_ctz (left);
  cards = best.cards & wanted->possible[*holder] ? best.cards & wanted->possible[*holder]
                                                 : best.cards;
  *card = cards & -cards;
  return TRUE;
}

static CbSearchResult
search (const CbProblem *self,
        const CbMarks *marks,
        const CbMarks *wanted,
        guint *n_guesses,
        CbDeal *deal)
{
  CbMarks rest = *marks;
  CbMarks guess;
  CbCardSet card;
  guint holder;

  while (rest.consistent)
    {
      CbSearchResult result = CB_SEARCH_NONE;

      if (!choose (self, &rest, wanted, &holder, &card))
        {
          for (guint h = 0; h < CB_MAX_HOLDERS; h++)
            deal->hands[h] = rest.certain[h];
          return CB_SEARCH_FOUND;
        }
      if (*n_guesses == 0)
        return CB_SEARCH_GAVE_UP;
      (*n_guesses)--;
      guess = rest;
      guess.certain[holder] |= card;
      cb_problem_propagate (self, &guess, 1u << holder);
      if (guess.consistent)
        result = search (self, &guess, wanted, n_guesses, deal);
      if (result != CB_SEARCH_NONE)
        return result;
      rest.possible[holder] &= ~card;
      cb_problem_propagate (self, &rest, 1u << holder);
    }
  return CB_SEARCH_NONE;
}

/* Looks for a deal of the problem within marks, to which the cheap rules have been applied. Where
 * there is a choice, the places in wanted come first. Gives up after so many guesses. */
CbSearchResult
cb_problem_search (const CbProblem *self,
                   const CbMarks *marks,
                   const CbMarks *wanted,
                   guint n_guesses,
                   CbDeal *deal)
{
  return search (self, marks, wanted, &n_guesses, deal);
}
