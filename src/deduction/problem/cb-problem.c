/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The constraints sorted by the hand they speak of, and cut down to what is still open. */

#include "cb-problem-private.h"

#include <string.h>

/* A new constraint is compared with this many others of the same hand, the newest ones. */
#define MAX_COMPARED 256

static void
add_to_hand (CbHandRules *rules, const CbOption *option)
{
  if (rules->n_options == rules->n_allocated)
    {
      rules->n_allocated = MAX (16, 2 * rules->n_allocated);
      rules->options = g_renew (CbOption, rules->options, rules->n_allocated);
    }
  rules->options[rules->n_options++] = *option;
}

/* The problem before anything is known: the sizes of the hands. */
void
cb_problem_init (CbProblem *self, const CbWorld *world)
{
  *self = (CbProblem) { .deck = world->deck, .n_holders = world->n_holders };
  for (guint h = 0; h < world->n_holders; h++)
    cb_problem_add_option (self, &(CbOption) { .cards = world->deck,
                                               .min = world->min_size[h],
                                               .max = world->max_size[h],
                                               .holder = (guint8) h });
}

void
cb_problem_clear (CbProblem *self)
{
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    g_free (self->hands[h].options);
  g_free (self->ties);
  *self = (CbProblem) { 0 };
}

void
cb_problem_add_option (CbProblem *self, const CbOption *option)
{
  add_to_hand (&self->hands[option->holder], option);
}

static void
add_tie (CbProblem *self, CbCardSet cards, guint holders)
{
  if (self->n_ties == self->n_ties_allocated)
    {
      self->n_ties_allocated = MAX (4, 2 * self->n_ties_allocated);
      self->ties = g_renew (CbTie, self->ties, self->n_ties_allocated);
    }
  self->ties[self->n_ties++] = (CbTie) { cards, holders };
}

/* The holders that the constraint beginning with @options speaks of, a bit for each. */
static guint
get_holders (const CbOption *options)
{
  guint holders = 0;

  for (guint i = 0; i <= options->left; i++)
    holders |= 1u << options[i].holder;
  return holders;
}

void
cb_problem_add_facts (CbProblem *self, const CbFacts *facts)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  for (guint i = 0; i < n_options; i += options[i].left + 1u)
    if (cb_option_is_tie (&options[i]))
      add_tie (self, options[i].cards, get_holders (&options[i]));
    else
      for (guint j = i; j <= i + options[i].left; j++)
        cb_problem_add_option (self, &options[j]);
}

/* Sets @marks to what is possible before any constraint is looked at. */
void
cb_problem_start (const CbProblem *self, CbMarks *marks)
{
  *marks = (CbMarks) { .consistent = TRUE };
  for (guint h = 0; h < self->n_holders; h++)
    marks->possible[h] = self->deck;
}

gboolean
cb_hand_rules_allow (const CbHandRules *self, CbCardSet hand)
{
  for (guint i = 0; i < self->n_options; i += self->options[i].left + 1u)
    {
      while (!cb_option_allows (&self->options[i], hand))
        {
          if (self->options[i].left == 0)
            return FALSE;
          i++;
        }
    }
  return TRUE;
}

/* Whether deal satisfies the constraints on several hands together. */
gboolean
cb_problem_allows_ties (const CbProblem *self, const CbDeal *deal)
{
  for (guint i = 0; i < self->n_ties; i++)
    {
      CbCardSet cards = 0;

      for (guint left = self->ties[i].holders; left != 0; left &= left - 1)
        cards |= deal->hands[__builtin_ctz (left)];
      if ((cards & self->ties[i].cards) == 0)
        return FALSE;
    }
  return TRUE;
}

/* Whether deal satisfies all the constraints. */
gboolean
cb_options_allow (const CbOption *options, guint n_options, const CbDeal *deal)
{
  for (guint i = 0; i < n_options; i += options[i].left + 1u)
    {
      while (!cb_option_allows (&options[i], deal->hands[options[i].holder]))
        {
          if (options[i].left == 0)
            return FALSE;
          i++;
        }
    }
  return TRUE;
}

typedef enum
{
  OPTION_OPEN,
  OPTION_IMPOSSIBLE,
  OPTION_SURE,
} OptionState;

/* Cuts option down to the cards whose place is open, and counts off those already there. */
static OptionState
cut_option (CbOption *option, CbCardSet possible, CbCardSet certain)
{
  guint n_certain = cb_card_set_size (option->cards & certain);
  guint n_open;

  option->cards &= possible & ~certain;
  n_open = cb_card_set_size (option->cards);
  if (n_certain > option->max || n_certain + n_open < option->min || option->min > option->max)
    return OPTION_IMPOSSIBLE;
  option->min = (guint8) (option->min > n_certain ? option->min - n_certain : 0);
  option->max = (guint8) MIN (option->max - n_certain, n_open);
  return option->min == 0 && option->max == n_open ? OPTION_SURE : OPTION_OPEN;
}

/* Whether a implies b; both are cut down. */
static gboolean
option_implies (const CbOption *a, const CbOption *b)
{
  if (a->cards == b->cards)
    return a->min >= b->min && a->max <= b->max;
  if ((a->cards & ~b->cards) == 0)
    return a->min >= b->min && b->max == cb_card_set_size (b->cards);
  return (b->cards & ~a->cards) == 0 && b->min == 0 && a->max <= b->max;
}

/* Adds a constraint of one option unless it is implied; takes out those it implies. */
static void
add_if_news (CbHandRules *rules, const CbOption *option)
{
  guint first = rules->n_options > MAX_COMPARED ? rules->n_options - MAX_COMPARED : 0;
  guint kept = first;

  for (guint i = first; i < rules->n_options; i++)
    {
      CbOption *other = &rules->options[i];
      gboolean single = other->left == 0 && (i == 0 || rules->options[i - 1].left == 0);

      if (single && option_implies (other, option))
        {
          memmove (&rules->options[kept], other, (rules->n_options - i) * sizeof *other);
          rules->n_options -= i - kept;
          return;
        }
      if (!single || !option_implies (option, other))
        rules->options[kept++] = *other;
    }
  rules->n_options = kept;
  add_to_hand (rules, option);
}

/* Adds a constraint of several options unless it is there already. */
static void
add_if_new (CbHandRules *rules, const CbOption *options, guint n)
{
  guint first = rules->n_options > MAX_COMPARED ? rules->n_options - MAX_COMPARED : 0;

  for (guint i = first; i + n <= rules->n_options; i++)
    if (rules->options[i].left == n - 1 &&
        memcmp (&rules->options[i], options, n * sizeof *options) == 0)
      return;
  for (guint i = 0; i < n; i++)
    add_to_hand (rules, &options[i]);
}

/* Cuts the constraint of n options down; returns whether it can hold at all. */
static gboolean
reduce_constraint (const CbOption *options,
                   guint n,
                   CbCardSet possible,
                   CbCardSet certain,
                   CbHandRules *reduced)
{
  CbOption open[G_MAXUINT8 + 1];
  guint n_open = 0;

  for (guint i = 0; i < n; i++)
    {
      OptionState state;

      open[n_open] = options[i];
      state = cut_option (&open[n_open], possible, certain);
      if (state == OPTION_SURE)
        return TRUE;
      if (state == OPTION_OPEN)
        n_open++;
    }
  for (guint i = 0; i < n_open; i++)
    open[i].left = (guint8) (n_open - 1 - i);
  if (n_open == 1)
    add_if_news (reduced, &open[0]);
  else if (n_open > 1)
    add_if_new (reduced, open, n_open);
  return n_open > 0;
}

/* Whether a tie of @reduced implies one of @cards and @holders; takes out those that it implies. */
static gboolean
is_implied (CbProblem *reduced, CbCardSet cards, guint holders)
{
  guint n_kept = 0;

  for (guint i = 0; i < reduced->n_ties; i++)
    {
      const CbTie *tie = &reduced->ties[i];

      if ((tie->cards & ~cards) == 0 && (tie->holders & ~holders) == 0)
        return TRUE;
      if ((cards & ~tie->cards) != 0 || (holders & ~tie->holders) != 0)
        reduced->ties[n_kept++] = *tie;
    }
  reduced->n_ties = n_kept;
  return FALSE;
}

/* Cuts a tie down. Where only one of its hands can have the cards, it becomes a constraint on that
 * hand; where a card can be in no other hand than these, the tie holds anyway and is dropped.
 * Returns whether it can hold at all. */
static gboolean
reduce_tie (CbCardSet cards, guint holders, const CbMarks *marks, CbProblem *reduced)
{
  CbCardSet open = 0, outside = 0;

  for (guint h = 0; h < reduced->n_holders; h++)
    if (!(holders & 1u << h))
      outside |= marks->possible[h];
    else if ((cards & marks->certain[h]) != 0)
      return TRUE;
    else if ((cards & marks->possible[h]) == 0)
      holders &= ~(1u << h);
    else
      open |= cards & marks->possible[h];
  if (holders == 0)
    return FALSE;
  if ((open & ~outside) != 0)
    return TRUE;
  if ((holders & (holders - 1)) == 0)
    add_if_news (&reduced->hands[__builtin_ctz (holders)],
                 &(CbOption) { .cards = open,
                               .min = 1,
                               .max = (guint8) cb_card_set_size (open),
                               .holder = (guint8) __builtin_ctz (holders) });
  else if (!is_implied (reduced, open, holders))
    add_tie (reduced, open, holders);
  return TRUE;
}

/**
 * cb_problem_add_cut:
 * @marks: (inout): the marks by which the other constraints were cut down, or later ones
 *
 * Adds what @facts say of open cards. Clears consistent in @marks where they cannot hold.
 *
 * Returns: the hands that @facts are about, a bit for each
 */
guint
cb_problem_add_cut (CbProblem *self, const CbFacts *facts, CbMarks *marks)
{
  guint n_options, holders = 0;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  for (guint i = 0; i < n_options; i += options[i].left + 1u)
    {
      guint h = options[i].holder;
      gboolean can_hold = cb_option_is_tie (&options[i])
                            ? reduce_tie (options[i].cards, get_holders (&options[i]), marks, self)
                            : reduce_constraint (&options[i], options[i].left + 1u,
                                                 marks->possible[h], marks->certain[h],
                                                 &self->hands[h]);

      holders |= get_holders (&options[i]);
      marks->consistent = marks->consistent && can_hold;
    }
  return holders;
}

/* Fills reduced with what the constraints still say, given the marks: about open cards only,
 * without what holds anyway. Clears consistent in the marks where a constraint cannot hold. */
void
cb_problem_reduce (const CbProblem *self, CbMarks *marks, CbProblem *reduced)
{
  reduced->deck = self->deck;
  reduced->n_holders = self->n_holders;
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      const CbHandRules *rules = &self->hands[h];

      reduced->hands[h].n_options = 0;
      for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
        if (!reduce_constraint (&rules->options[i], rules->options[i].left + 1u, marks->possible[h],
                                marks->certain[h], &reduced->hands[h]))
          marks->consistent = FALSE;
    }
  reduced->n_ties = 0;
  for (guint i = 0; i < self->n_ties; i++)
    if (!reduce_tie (self->ties[i].cards, self->ties[i].holders, marks, reduced))
      marks->consistent = FALSE;
}
