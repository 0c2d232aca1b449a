/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a deal, or that there is none, by guessing: the cheap rules are applied after every guess,
 * and the capacities where guessing goes wrong. Guesses are made first among the alternatives of a
 * constraint, since each of them is a range that the capacities can work with, then where the
 * fewest ways are open; hands that make guesses fail come sooner, so that what is impossible about
 * them is found before anything else is tried. */

#include "cb-problem-private.h"

#include <string.h>

/* After this many wrong guesses the capacities are looked at after each guess; before, guessing is
 * cheaper. */
#define MAX_WRONG_GUESSES 10

/* How many units a guess costs, how many options are looked at for a unit, and how many guesses
 * cost as much as looking at the capacities once. */
#define UNITS_PER_GUESS  2
#define OPTIONS_PER_UNIT 32
#define FLOW_IN_GUESSES  6

/* A search, and how often a guess failed because of each hand. */
typedef struct
{
  const CbMarks *wanted;
  CbDeal *deal;
  guint n_guesses;
  CbEffort *effort;
  guint64 price;
  guint n_wrong;
  guint n_failures[CB_MAX_HOLDERS];
} CardSearch;

/* Places of which at least one must be true: any holder for one card, or one of some cards in a
 * hand. */
typedef struct
{
  CbCardSet cards;
  guint holders;
  guint n_ways;
  guint weight;
} Branching;

static void
count_failure (CardSearch *search, guint hands)
{
  for (; hands != 0; hands &= hands - 1)
    search->n_failures[__builtin_ctz (hands)]++;
}

/* Keeps the better choice: one with few ways, in hands that fail often. */
static void
prefer (Branching *best, Branching choice)
{
  choice.weight++;
  if (best->n_ways == 0 || choice.n_ways * best->weight < best->n_ways * choice.weight)
    *best = choice;
}

static void
consider_card (const CardSearch *search,
               const CbProblem *problem,
               const CbMarks *marks,
               CbCardSet card,
               Branching *best)
{
  Branching choice = { .cards = card };

  for (guint h = 0; h < problem->n_holders; h++)
    if (marks->possible[h] & card)
      {
        choice.holders |= 1u << h;
        choice.weight += search->n_failures[h];
        choice.n_ways++;
      }
  choice.weight /= choice.n_ways;
  prefer (best, choice);
}

/* Considers the cards with the fewest places. */
static void
consider_cards (const CardSearch *search,
                const CbProblem *problem,
                const CbMarks *marks,
                Branching *best)
{
  CbCardSet seen[4] = { 0 };
  CbCardSet narrow = 0;

  for (guint h = 0; h < problem->n_holders; h++)
    {
      for (guint i = G_N_ELEMENTS (seen) - 1; i > 0; i--)
        seen[i] |= seen[i - 1] & marks->possible[h];
      seen[0] |= marks->possible[h];
    }
  for (guint i = 1; narrow == 0 && i < G_N_ELEMENTS (seen); i++)
    narrow = seen[i] & (i + 1 < G_N_ELEMENTS (seen) ? ~seen[i + 1] : ~(CbCardSet) 0);
  for (; narrow != 0; narrow &= narrow - 1)
    consider_card (search, problem, marks, narrow & -narrow, best);
}

static void
consider_hand (const CbHandRules *rules,
               guint h,
               const CbMarks *marks,
               guint weight,
               Branching *best)
{
  for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
    {
      const CbOption *option = &rules->options[i];
      CbCardSet open = option->cards & marks->possible[h] & ~marks->certain[h];

      if (option->left == 0 && cb_card_set_size (option->cards & marks->certain[h]) < option->min)
        prefer (best, (Branching) { open, 1u << h, cb_card_set_size (open), weight });
    }
}

/* Finds the best open choice, and which way to try first, if possible a wanted one. FALSE if
 * everything is settled. */
static gboolean
choose (const CardSearch *search,
        const CbProblem *problem,
        const CbMarks *marks,
        guint *holder,
        CbCardSet *card)
{
  const CbCardSet *wanted = search->wanted->possible;
  Branching best = { 0 };
  CbCardSet cards;

  consider_cards (search, problem, marks, &best);
  if (best.n_ways == 0)
    return FALSE;
  for (guint h = 0; h < problem->n_holders; h++)
    consider_hand (&problem->hands[h], h, marks, search->n_failures[h], &best);

  *holder = (guint) __builtin_ctz (best.holders);
  for (guint left = best.holders; left != 0; left &= left - 1)
    if (wanted[__builtin_ctz (left)] & best.cards)
      *holder = (guint) __builtin_ctz (left);
  cards = best.cards & wanted[*holder] ? best.cards & wanted[*holder] : best.cards;
  *card = cards & -cards;
  return TRUE;
}

static inline gboolean
is_sure (const CbOption *option, CbCardSet possible, CbCardSet certain)
{
  return cb_card_set_size (option->cards & certain) >= option->min &&
         cb_card_set_size (option->cards & possible) <= option->max;
}

/* How many of the alternatives can hold; one if one of them certainly does. */
static guint
count_ways (const CbHandRules *rules,
            const CbOption *options,
            CbCardSet possible,
            CbCardSet certain)
{
  guint n_ways = 0;

  for (guint i = 0; i <= options->left; i++)
    {
      if (is_sure (&options[i], possible, certain))
        return 1;
      n_ways += cb_hand_rules_allow_option (rules, &options[i], possible, certain);
    }
  return n_ways;
}

/* Finds the constraint with the fewest open alternatives. */
static gboolean
find_alternatives (const CbProblem *self, const CbMarks *marks, guint *holder, guint *first)
{
  guint best = G_MAXUINT;

  for (guint h = 0; h < self->n_holders; h++)
    {
      const CbHandRules *rules = &self->hands[h];

      for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
        {
          const CbOption *options = &rules->options[i];
          guint n;

          if (options->left == 0)
            continue;
          n = count_ways (rules, options, marks->possible[h], marks->certain[h]);
          if (n < 2 || n >= best)
            continue;
          best = n;
          *holder = h;
          *first = i;
        }
    }
  return best != G_MAXUINT;
}

/* Copies the rules without the constraint at first, with room for one more option. */
static CbOption *
copy_without (const CbHandRules *rules, guint first, guint *n_options)
{
  CbOption *options = g_new (CbOption, rules->n_options);
  guint after = first + rules->options[first].left + 1u;

  memcpy (options, rules->options, first * sizeof *options);
  memcpy (options + first, rules->options + after, (rules->n_options - after) * sizeof *options);
  *n_options = rules->n_options - (after - first);
  return options;
}

/* Combines the option with the rules on the same cards. */
static CbOption
combine (CbOption option, const CbHandRules *rules, CbCardSet possible)
{
  for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
    {
      const CbOption *other = &rules->options[i];

      if (other->left > 0 || ((other->cards ^ option.cards) & possible) != 0)
        continue;
      option.min = MAX (option.min, other->min);
      option.max = MIN (option.max, other->max);
    }
  option.left = 0;
  return option;
}

static CbSearchResult
find_deal (CardSearch *search, const CbProblem *problem, const CbMarks *marks);

/* Tries a guess that changes one hand. */
static CbSearchResult
try_guess (CardSearch *search, const CbProblem *problem, CbMarks *guess, guint holder)
{
  CbSearchResult result = CB_SEARCH_NONE;

  if (cb_effort_is_spent (search->effort))
    return CB_SEARCH_GAVE_UP;
  cb_effort_spend (search->effort, search->price);
  search->n_guesses++;
  count_failure (search, cb_problem_propagate (problem, guess, 1u << holder));
  if (guess->consistent)
    result = find_deal (search, problem, guess);
  if (result == CB_SEARCH_NONE)
    search->n_wrong++;
  return result;
}

/* Tries each alternative in place of the whole constraint. */
static CbSearchResult
find_among_alternatives (CardSearch *search,
                         const CbProblem *problem,
                         const CbMarks *marks,
                         guint holder,
                         guint first)
{
  const CbHandRules *rules = &problem->hands[holder];
  CbProblem decided = *problem;
  CbSearchResult result = CB_SEARCH_NONE;
  guint at;
  g_autofree CbOption *options = copy_without (rules, first, &at);

  decided.hands[holder] = (CbHandRules) { options, at + 1, at + 1 };
  for (guint i = 0; result == CB_SEARCH_NONE && i <= rules->options[first].left; i++)
    {
      CbMarks guess = *marks;

      options[at] = combine (rules->options[first + i], rules, marks->possible[holder]);
      if (options[at].min <= options[at].max)
        result = try_guess (search, &decided, &guess, holder);
    }
  return result;
}

static CbSearchResult
find_deal (CardSearch *search, const CbProblem *problem, const CbMarks *marks)
{
  CbMarks rest = *marks;
  CbMarks guess;
  CbSearchResult result;
  CbCardSet card;
  guint holder, first;

  while (rest.consistent)
    {
      if (search->n_guesses == 0 || search->n_wrong > MAX_WRONG_GUESSES)
        {
          cb_effort_spend (search->effort, FLOW_IN_GUESSES * search->price);
          count_failure (search, cb_problem_propagate_flow (problem, &rest));
        }
      if (!rest.consistent)
        return CB_SEARCH_NONE;
      if (find_alternatives (problem, &rest, &holder, &first))
        return find_among_alternatives (search, problem, &rest, holder, first);
      if (!choose (search, problem, &rest, &holder, &card))
        {
          memcpy (search->deal->hands, rest.certain, sizeof rest.certain);
          return CB_SEARCH_FOUND;
        }
      guess = rest;
      guess.certain[holder] |= card;
      result = try_guess (search, problem, &guess, holder);
      if (result != CB_SEARCH_NONE)
        return result;
      rest.possible[holder] &= ~card;
      count_failure (search, cb_problem_propagate (problem, &rest, 1u << holder));
    }
  return CB_SEARCH_NONE;
}

/* Looks for a deal of the problem that @marks allow; the cheap rules must have been applied to
 * them. Where there is a choice, the places in wanted come first. */
CbSearchResult
cb_problem_search (const CbProblem *self,
                   const CbMarks *marks,
                   const CbMarks *wanted,
                   CbEffort *effort,
                   CbDeal *deal)
{
  CardSearch search = {
    .wanted = wanted, .deal = deal, .effort = effort, .price = UNITS_PER_GUESS
  };

  for (guint h = 0; h < self->n_holders; h++)
    search.price += self->hands[h].n_options / OPTIONS_PER_UNIT;
  return find_deal (&search, self, marks);
}
