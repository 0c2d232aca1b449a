/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The constraints "at least n of these" of one hand that can be counted together: no two of them
 * overlap, unless one lies within the other. */

#include "cb-groups-private.h"

#include <stdlib.h>

static gboolean
fits (const CbGroups *self, CbCardSet cards)
{
  for (guint i = 0; i < self->n_groups; i++)
    {
      CbCardSet other = self->groups[i].cards;
      CbCardSet both = cards & other;

      if (cards == other || (both != 0 && both != cards && both != other))
        return FALSE;
    }
  return TRUE;
}

static void
prefer (CbGroup *best, const CbGroups *self, CbCardSet cards, guint need, CbGroupOrder order)
{
  guint size = cb_card_set_size (cards);
  guint best_size = cb_card_set_size (best->cards);
  gboolean better = order == CB_SMALL_FIRST
                      ? size < best_size || (size == best_size && need > best->need)
                      : need > best->need || (need == best->need && size < best_size);

  if ((best->need == 0 || better) && fits (self, cards))
    *best = (CbGroup) { cards, need };
}

/* Finds the best group of the rules, in the order wanted, that fits the groups chosen so far. A
 * rule that the hand has at most n of some cards also makes a group: the rest of the hand must come
 * from the other cards. */
static CbGroup
find_group (const CbGroups *self,
            const CbHandRules *rules,
            CbCardSet open,
            CbCardSet certain,
            CbGroupOrder order)
{
  CbGroup best = { 0, 0 };

  for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
    {
      const CbOption *option = &rules->options[i];
      CbCardSet cards = option->cards & open;
      guint n_has = cb_card_set_size (option->cards & certain);
      guint max = option->max - n_has;

      if (option->left > 0 || cards == open)
        continue;
      if (option->min > n_has)
        prefer (&best, self, cards, option->min - n_has, order);
      if (self->min > max)
        prefer (&best, self, open & ~cards, self->min - max, order);
    }
  return best;
}

/* The number of cards that the groups within cards need together, each need being in addition to
 * those inside. */
static guint
count_needed (const CbGroups *self, CbCardSet cards)
{
  guint n = 0;

  for (guint i = 0; i < self->n_groups; i++)
    if ((self->groups[i].cards & ~cards) == 0)
      n += self->groups[i].need;
  return n;
}

/* Finds how many open cards the hand takes, from the rules about all of its open cards. */
static void
find_size (CbGroups *self, const CbHandRules *rules, CbCardSet open, CbCardSet certain)
{
  self->min = 0;
  self->max = cb_card_set_size (open);
  for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
    {
      const CbOption *option = &rules->options[i];
      guint n = cb_card_set_size (option->cards & certain);

      if (option->left > 0 || (open & ~option->cards) != 0 || n > option->max)
        continue;
      self->min = MAX (self->min, option->min > n ? option->min - n : 0);
      self->max = MIN (self->max, option->max - n);
    }
}

static gint
compare_groups (gconstpointer a, gconstpointer b)
{
  return (gint) cb_card_set_size (((const CbGroup *) a)->cards) -
         (gint) cb_card_set_size (((const CbGroup *) b)->cards);
}

/* Fills self with what the rules say of the open cards of a hand that has the cards in certain. */
void
cb_groups_collect (CbGroups *self,
                   const CbHandRules *rules,
                   CbCardSet open,
                   CbCardSet certain,
                   CbGroupOrder order)
{
  self->n_groups = 0;
  find_size (self, rules, open, certain);
  while (self->n_groups < CB_MAX_GROUPS)
    {
      CbGroup group = find_group (self, rules, open, certain, order);

      if (group.need == 0)
        break;
      self->groups[self->n_groups++] = group;
    }
  qsort (self->groups, self->n_groups, sizeof (CbGroup), compare_groups);
  for (guint i = 0; i < self->n_groups; i++)
    {
      CbGroup *group = &self->groups[i];
      guint n_inner = count_needed (self, group->cards) - group->need;

      group->need -= MIN (group->need, n_inner);
    }
}
