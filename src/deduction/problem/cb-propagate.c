/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cheap rules: each card has one place, each hand has its size, and the cards of each
 * constraint are counted. All cards are looked at together, as bits. Sound, quick and not complete;
 * the search makes up the rest. */

#include "cb-problem-private.h"

/* How many options of other constraints an alternative is compared with. */
#define MAX_COMPARED 64

/* Counts one range: with too few or too many cards it fails; if all possible ones are needed, they
 * are certain; if the most allowed are certain, no more are possible. */
static gboolean
settle_range (const CbOption *option, CbCardSet *possible, CbCardSet *certain)
{
  CbCardSet may = option->cards & *possible;
  CbCardSet has = option->cards & *certain;
  guint n_may = cb_card_set_size (may);
  guint n_has = cb_card_set_size (has);

  if (n_may < option->min || n_has > option->max)
    return FALSE;
  if (n_may == option->min)
    *certain |= may;
  else if (n_has == option->max)
    *possible &= ~(may & ~has);
  return TRUE;
}

/* Whether both ranges can hold at once: @other can have enough cards and not too many, given how
 * many of the cards in common @one needs and allows. */
static gboolean
agree (const CbOption *one, const CbOption *other, CbCardSet possible, CbCardSet certain)
{
  CbCardSet both = one->cards & other->cards;
  guint n_rest_may = cb_card_set_size (one->cards & ~both & possible);
  guint n_rest_has = cb_card_set_size (one->cards & ~both & certain);
  guint min = one->min > n_rest_may ? one->min - n_rest_may : 0;
  guint max = one->max > n_rest_has ? one->max - n_rest_has : 0;

  min = MAX (min, cb_card_set_size (both & certain));
  max = MIN (max, cb_card_set_size (both & possible));
  return min + cb_card_set_size (other->cards & ~both & certain) <= other->max &&
         max + cb_card_set_size (other->cards & ~both & possible) >= other->min;
}

/* Applies an option to a hand, along with its other constraints; FALSE if that cannot hold. */
static gboolean
settle_option (const CbHandRules *rules,
               const CbOption *option,
               CbCardSet *possible,
               CbCardSet *certain)
{
  guint n = MIN (rules->n_options, MAX_COMPARED);

  if (!settle_range (option, possible, certain))
    return FALSE;
  for (guint i = 0; i < n; i += rules->options[i].left + 1u)
    {
      const CbOption *other = &rules->options[i];

      if (other->left == 0 &&
          (!agree (option, other, *possible, *certain) || !settle_range (other, possible, certain)))
        return FALSE;
    }
  return TRUE;
}

gboolean
cb_hand_rules_allow_option (const CbHandRules *self,
                            const CbOption *option,
                            CbCardSet possible,
                            CbCardSet certain)
{
  return settle_option (self, option, &possible, &certain);
}

/* Applies alternatives: what all of them that can hold have in common follows. */
static gboolean
settle_alternatives (const CbHandRules *rules,
                     const CbOption *options,
                     CbCardSet *possible,
                     CbCardSet *certain)
{
  CbCardSet any_possible = 0;
  CbCardSet all_certain = ~(CbCardSet) 0;
  gboolean any = FALSE;

  for (guint i = 0; i <= options->left; i++)
    {
      CbCardSet may = *possible;
      CbCardSet has = *certain;

      if (!settle_option (rules, &options[i], &may, &has))
        continue;
      any = TRUE;
      any_possible |= may;
      all_certain &= has;
    }
  if (!any)
    return FALSE;
  *possible = any_possible;
  *certain = all_certain;
  return TRUE;
}

/* Applies each rule of one hand until none says anything new. Returns FALSE if one cannot hold. */
gboolean
cb_hand_rules_settle (const CbHandRules *self, CbCardSet *possible, CbCardSet *certain)
{
  CbCardSet was_possible, was_certain;

  do
    {
      was_possible = *possible;
      was_certain = *certain;
      for (guint i = 0; i < self->n_options; i += self->options[i].left + 1u)
        {
          const CbOption *options = &self->options[i];
          gboolean ok = options->left == 0 ? settle_range (options, possible, certain)
                                           : settle_alternatives (self, options, possible, certain);

          if (!ok)
            return FALSE;
        }
    }
  while (*possible != was_possible || *certain != was_certain);
  return TRUE;
}

/* Each card has exactly one place. Adds to changed the holders about whom this is news. */
gboolean
cb_problem_settle_places (const CbProblem *self, CbMarks *marks, guint *changed)
{
  CbCardSet once = 0, twice = 0, taken = 0, clash = 0, only;

  for (guint h = 0; h < self->n_holders; h++)
    {
      twice |= once & marks->possible[h];
      once |= marks->possible[h];
      clash |= taken & marks->certain[h];
      taken |= marks->certain[h];
    }
  if (clash != 0 || once != self->deck)
    return FALSE;

  only = self->deck & ~twice & ~taken;
  for (guint h = 0; h < self->n_holders; h++)
    {
      CbCardSet certain = marks->certain[h] | (marks->possible[h] & only);
      CbCardSet possible = marks->possible[h] & (certain | ~taken);

      if (certain != marks->certain[h] || possible != marks->possible[h])
        *changed |= 1u << h;
      marks->certain[h] = certain;
      marks->possible[h] = possible;
    }
  return TRUE;
}

/* Some hand of a tie has one of its cards: where only one card is left, no hand outside the tie has
 * it. Adds to changed the holders about whom this is news. */
static gboolean
settle_tie (const CbProblem *self, const CbTie *tie, CbMarks *marks, guint *changed)
{
  CbCardSet open = 0;

  for (guint left = tie->holders; left != 0; left &= left - 1)
    {
      guint h = (guint) __builtin_ctz (left);

      if ((tie->cards & marks->certain[h]) != 0)
        return TRUE;
      open |= tie->cards & marks->possible[h];
    }
  if (open == 0)
    return FALSE;
  for (guint h = 0; h < self->n_holders && (open & (open - 1)) == 0; h++)
    if (!(tie->holders & 1u << h) && (marks->possible[h] & open) != 0)
      {
        marks->possible[h] &= ~open;
        *changed |= 1u << h;
      }
  return TRUE;
}

/* Applies the cheap rules to the marks until they say nothing more. Only the hands in changed (a
 * bit for each holder) have news to begin with. Returns a bit for the hand whose constraints cannot
 * hold, or 0, also where the marks are inconsistent because a card has no place. */
guint
cb_problem_propagate (const CbProblem *self, CbMarks *marks, guint changed)
{
  while (marks->consistent)
    {
      for (guint left = changed; left != 0; left &= left - 1)
        {
          guint h = (guint) __builtin_ctz (left);

          if (cb_hand_rules_settle (&self->hands[h], &marks->possible[h], &marks->certain[h]))
            continue;
          marks->consistent = FALSE;
          return 1u << h;
        }
      changed = 0;
      marks->consistent = cb_problem_settle_places (self, marks, &changed);
      for (guint i = 0; i < self->n_ties && marks->consistent; i++)
        marks->consistent = settle_tie (self, &self->ties[i], marks, &changed);
      if (changed == 0)
        return 0;
    }
  return 0;
}
