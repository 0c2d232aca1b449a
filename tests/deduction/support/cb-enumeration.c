/* cb-enumeration.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-enumeration.h"

#include "cb-facts-private.h"

typedef struct
{
  const CbWorld *world;
  CbFacts *const *facts;
  guint n_facts;
  CbCardSet hands[CB_MAX_HOLDERS];
  CbEnumeration *result;
} Walk;

/* Whether the deal agrees with one source, and what its showings weigh it. */
static gboolean
agrees (const Walk *walk, const CbFacts *facts, long double *weight)
{
  guint n_options, n_showings;
  const CbOption *options = cb_facts_get_options (facts, &n_options);
  const CbShowing *showings = cb_facts_get_showings (facts, &n_showings);
  gboolean any = FALSE;

  for (guint i = 0; i < n_options; i++)
    {
      guint n = 0;

      for (guint c = 0; c < CB_MAX_CARDS; c++)
        n += (options[i].cards & walk->hands[options[i].holder]) >> c & 1;
      any = any || (n >= options[i].min && n <= options[i].max);
      if (options[i].left > 0)
        continue;
      if (!any)
        return FALSE;
      any = FALSE;
    }
  for (guint i = 0; i < n_showings; i++)
    {
      CbCardSet choice = walk->hands[showings[i].holder] & showings[i].among;

      *weight = choice == 0 ? 0 : *weight / cb_card_set_size (choice);
    }
  return TRUE;
}

static void
add_solution (CbEnumeration *result, CbCardSet cards, long double weight)
{
  CbPlainSolution solution = { cards, weight };

  for (guint i = 0; i < result->solutions->len; i++)
    {
      CbPlainSolution *known = &g_array_index (result->solutions, CbPlainSolution, i);

      if (known->cards == cards)
        {
          known->weight += weight;
          return;
        }
    }
  g_array_append_val (result->solutions, solution);
}

static void
count_deal (Walk *walk)
{
  CbEnumeration *result = walk->result;
  long double weight = 1;

  for (guint h = 0; h < walk->world->n_holders; h++)
    {
      guint n = cb_card_set_size (walk->hands[h]);

      if (n < walk->world->min_size[h] || n > walk->world->max_size[h])
        return;
    }
  for (guint i = 0; i < walk->n_facts; i++)
    if (!agrees (walk, walk->facts[i], &weight))
      return;

  result->n_deals++;
  result->weight += weight;
  add_solution (result, walk->hands[0], weight);
  for (guint h = 0; h < walk->world->n_holders; h++)
    {
      result->marks.possible[h] |= walk->hands[h];
      result->marks.certain[h] &= walk->hands[h];
      for (guint c = 0; c < CB_MAX_CARDS; c++)
        if (cb_card_set_has (walk->hands[h], c))
          result->weights[c][h] += weight;
    }
}

static void
place (Walk *walk, CbCardSet left)
{
  CbCardSet card = left & -left;

  if (left == 0)
    {
      count_deal (walk);
      return;
    }
  for (guint h = 0; h < walk->world->n_holders; h++)
    {
      if (cb_card_set_size (walk->hands[h]) >= walk->world->max_size[h])
        continue;
      walk->hands[h] |= card;
      place (walk, left & ~card);
      walk->hands[h] &= ~card;
    }
}

/* (transfer full): what all deals say that agree with the facts */
CbEnumeration *
cb_enumerate (const CbWorld *world, CbFacts *const *facts, guint n_facts)
{
  CbEnumeration *result = g_new0 (CbEnumeration, 1);
  Walk walk = { world, facts, n_facts, { 0 }, result };

  result->solutions = g_array_new (FALSE, FALSE, sizeof (CbPlainSolution));
  for (guint h = 0; h < world->n_holders; h++)
    result->marks.certain[h] = world->deck;
  place (&walk, world->deck);
  result->marks.consistent = result->n_deals > 0;
  if (!result->marks.consistent)
    result->marks = (CbMarks) { 0 };
  return result;
}

/* (transfer full): what all deals say that agree with the deal and the first n_entries entries */
CbEnumeration *
cb_enumerate_game (const CbRandomGame *game, guint n_entries)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();

  g_ptr_array_add (facts, game->deal);
  for (guint i = 0; i < n_entries; i++)
    g_ptr_array_add (facts, g_ptr_array_index (game->entries, i));
  return cb_enumerate (&game->world, (CbFacts *const *) facts->pdata, facts->len);
}

void
cb_enumeration_free (CbEnumeration *self)
{
  g_array_unref (self->solutions);
  g_free (self);
}
