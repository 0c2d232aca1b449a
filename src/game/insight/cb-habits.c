/* cb-habits.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What people name tells something of what they know: most avoid their own cards, and those they
 * have found, of which they would learn nothing. The sheet and its odds never take that for
 * granted, but how far somebody is depends on it. So, for that alone, every player is taken to have
 * one of two habits, each as likely beforehand: to name any cards, or mostly none of his own; and
 * deals count as much as the questions of all players are likely in them. Who is seen to name his
 * own cards is thereby known to have the first habit. */

#include "config.h"

#include "cb-habits-private.h"
#include "cb-suggestion.h"

/* How often those who avoid their own cards name one all the same. */
#define SLIPS 0.2

/* Of so many deals drawn, one is taken. */
#define DRAWN_FOR_ONE 16

/* The chance that who names any cards names none of his own: of each category, some of the cards
 * are his. */
static double
get_chance_of_none (const CbSetup *setup, CbCardSet named, CbCardSet hand)
{
  double chance = 1;

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      CbCardSet cards = cb_edition_get_category (setup->edition, i)->cards;

      if ((cards & named) != 0)
        chance *= 1 - (double) cb_card_set_size (cards & hand) / cb_card_set_size (cards);
    }
  return chance;
}

/* How much likelier one question is from who avoids his own cards than from who names any. */
static double
weigh_question (const CbSetup *setup, CbCardSet named, CbCardSet hand)
{
  double none = get_chance_of_none (setup, named, hand);

  if ((named & hand) != 0)
    return SLIPS / (1 - none);
  return none < 1 ? (1 - SLIPS) / none : 1;
}

/* How much likelier all questions of @seat are if he avoids his own cards. */
static double
weigh_questions (const CbKnowledge *knowledge, int seat, CbCardSet hand)
{
  double avoiding = 1;

  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

      if (suggestion != NULL && suggestion->by == seat && !entry->uncertain)
        avoiding *= weigh_question (knowledge->setup, suggestion->cards, hand);
    }
  return avoiding;
}

double
cb_habits_get_avoiding (const CbKnowledge *knowledge, int seat, CbCardSet hand)
{
  double avoiding = weigh_questions (knowledge, seat, hand);

  return avoiding / (1 + avoiding);
}

/* How likely the questions of all players are in this deal, compared with others. */
static double
weigh_deal (const CbKnowledge *knowledge, const CbCardSet *hands)
{
  double weight = 1;

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    if (seat != knowledge->setup->me)
      weight *= 1 + weigh_questions (knowledge, seat, hands[CB_HOLDER_OF_SEAT (seat)]);
  return weight;
}

/* Takes @n of the deals, at equal steps of their weights; each then weighs the same. */
static void
take (CbDeals *deals, guint n, double start)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (CbWeighedDeal));
  double sum = 0, passed = 0;

  for (guint i = 0; i < deals->list->len; i++)
    sum += cb_deals_get (deals, i)->weight;
  for (guint i = 0; i < deals->list->len; i++)
    {
      CbWeighedDeal deal = *cb_deals_get (deals, i);

      passed += deal.weight / sum * n;
      deal.weight = 1;
      while (taken->len < n && taken->len + start < passed)
        g_array_append_val (taken, deal);
    }
  while (taken->len < n)
    {
      CbWeighedDeal deal = *cb_deals_get (deals, deals->list->len - 1);

      deal.weight = 1;
      g_array_append_val (taken, deal);
    }
  g_array_unref (deals->list);
  deals->list = taken;
}

CbDeals *
cb_habits_draw_deals (const CbKnowledge *knowledge, guint64 seed, guint n, const gint *cancelled)
{
  g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (
    knowledge->deduction, knowledge->entries->len, seed, cancelled);
  g_autoptr (GRand) rand = cb_rand_new (seed);
  CbDeals *deals;

  if (sampler == NULL)
    return NULL;
  deals = cb_sampler_draw_deals (sampler, DRAWN_FOR_ONE * n);
  for (guint i = 0; i < deals->list->len; i++)
    {
      CbWeighedDeal *deal = &g_array_index (deals->list, CbWeighedDeal, i);

      deal->weight = weigh_deal (knowledge, deal->hands);
    }
  take (deals, n, g_rand_double (rand));
  return deals;
}
