/* SPDX-License-Identifier: GPL-3.0-or-later */

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
  for (guint i = 0; i < n_showings && !walk->world->alike; i++)
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
  if (result->deals != NULL)
    {
      CbPlainDeal deal = { .weight = weight };

      memcpy (deal.hands, walk->hands, sizeof deal.hands);
      g_array_append_val (result->deals, deal);
    }
  for (guint h = 0; h < walk->world->n_holders; h++)
    {
      result->marks.possible[h] |= walk->hands[h];
      result->marks.certain[h] &= walk->hands[h];
      for (guint c = 0; c < CB_MAX_CARDS; c++)
        if (cb_card_set_has (walk->hands[h], c))
          result->weights[c][h] += weight;
    }
}

/* (transfer full): nothing found yet */
static CbEnumeration *
enumeration_new (const CbWorld *world)
{
  CbEnumeration *result = g_new0 (CbEnumeration, 1);

  result->solutions = g_array_new (FALSE, FALSE, sizeof (CbPlainSolution));
  for (guint h = 0; h < world->n_holders; h++)
    result->marks.certain[h] = world->deck;
  return result;
}

static void
finish (CbEnumeration *result)
{
  result->marks.consistent = result->n_deals > 0;
  if (!result->marks.consistent)
    result->marks = (CbMarks) { 0 };
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
  CbEnumeration *result = enumeration_new (world);
  Walk walk = { world, facts, n_facts, { 0 }, result };

  place (&walk, world->deck);
  finish (result);
  return result;
}

/* The deal and the first n_entries entries. */
static GPtrArray *
collect_facts (const CbRandomGame *game, guint n_entries)
{
  GPtrArray *facts = g_ptr_array_new ();

  g_ptr_array_add (facts, game->deal);
  for (guint i = 0; i < n_entries; i++)
    g_ptr_array_add (facts, g_ptr_array_index (game->entries, i));
  return facts;
}

/* (transfer full): what all deals say that agree with the deal and the first n_entries entries */
CbEnumeration *
cb_enumerate_game (const CbRandomGame *game, guint n_entries)
{
  g_autoptr (GPtrArray) facts = collect_facts (game, n_entries);

  return cb_enumerate (&game->world, (CbFacts *const *) facts->pdata, facts->len);
}

/* (transfer full): the same, with every deal */
CbEnumeration *
cb_list_deals (const CbRandomGame *game, guint n_entries)
{
  g_autoptr (GPtrArray) facts = collect_facts (game, n_entries);
  CbEnumeration *result = enumeration_new (&game->world);
  Walk walk = { &game->world, (CbFacts *const *) facts->pdata, facts->len, { 0 }, result };

  result->deals = g_array_new (FALSE, FALSE, sizeof (CbPlainDeal));
  place (&walk, game->world.deck);
  finish (result);
  return result;
}

/* A walk that looks ahead: whatever a card has a part in must still be possible. */
typedef struct
{
  Walk walk;
  GPtrArray *concerned[CB_MAX_CARDS]; /* by card: the first options of constraints */
  guint max_steps;
} Search;

/* Notes all constraints by the cards they speak of. */
static void
sort_constraints (Search *search)
{
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    search->concerned[card] = g_ptr_array_new ();
  for (guint f = 0; f < search->walk.n_facts; f++)
    {
      guint n;
      const CbOption *options = cb_facts_get_options (search->walk.facts[f], &n);

      for (guint i = 0; i < n; i += options[i].left + 1u)
        for (guint card = 0; card < CB_MAX_CARDS; card++)
          for (guint k = i; k <= i + options[i].left; k++)
            if (cb_card_set_has (options[k].cards, card))
              {
                g_ptr_array_add (search->concerned[card], (gpointer) &options[i]);
                break;
              }
    }
}

static gboolean
can_be_kept (const Walk *walk, const CbOption *options, CbCardSet left)
{
  for (guint i = 0; i <= options[0].left; i++)
    {
      guint n = cb_card_set_size (options[i].cards & walk->hands[options[i].holder]);

      if (n <= options[i].max && n + cb_card_set_size (options[i].cards & left) >= options[i].min)
        return TRUE;
    }
  return FALSE;
}

static gboolean
can_go_on (const Search *search, guint card, CbCardSet left)
{
  guint n_wanting = 0;

  for (guint h = 0; h < search->walk.world->n_holders; h++)
    {
      guint n = cb_card_set_size (search->walk.hands[h]);

      n_wanting += MAX (n, search->walk.world->min_size[h]) - n;
    }
  if (n_wanting > cb_card_set_size (left))
    return FALSE;
  for (guint i = 0; i < search->concerned[card]->len; i++)
    if (!can_be_kept (&search->walk, g_ptr_array_index (search->concerned[card], i), left))
      return FALSE;
  return TRUE;
}

/* The card that the most constraints speak of. */
static guint
choose_card (const Search *search, CbCardSet left)
{
  guint best = cb_card_set_first (left);

  for (; left != 0; left &= left - 1)
    if (search->concerned[cb_card_set_first (left)]->len > search->concerned[best]->len)
      best = cb_card_set_first (left);
  return best;
}

/* Returns whether the steps allowed were enough. */
static gboolean
search_on (Search *search, CbCardSet left)
{
  Walk *walk = &search->walk;
  guint card;

  if (left == 0)
    count_deal (walk);
  if (left == 0)
    return TRUE;
  card = choose_card (search, left);
  left &= ~cb_card_set_of (card);
  for (guint h = 0; h < walk->world->n_holders; h++)
    {
      gboolean enough = TRUE;

      if (cb_card_set_size (walk->hands[h]) >= walk->world->max_size[h])
        continue;
      if (search->max_steps-- == 0)
        return FALSE;
      walk->hands[h] |= cb_card_set_of (card);
      if (can_go_on (search, card, left))
        enough = search_on (search, left);
      walk->hands[h] &= ~cb_card_set_of (card);
      if (!enough)
        return FALSE;
    }
  return TRUE;
}

/* (transfer full) (nullable): the same for full decks, late in a game: what cannot lead to a deal
 * is left aside, and NULL returned where that takes more than so many steps */
CbEnumeration *
cb_backtrack_game (const CbRandomGame *game, guint n_entries, guint max_steps)
{
  g_autoptr (GPtrArray) facts = collect_facts (game, n_entries);
  CbEnumeration *result = enumeration_new (&game->world);
  Search search = {
    .walk = { &game->world, (CbFacts *const *) facts->pdata, facts->len, { 0 }, result },
    .max_steps = max_steps
  };
  gboolean enough;

  sort_constraints (&search);
  enough = search_on (&search, game->world.deck);
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    g_ptr_array_unref (search.concerned[card]);
  if (!enough)
    g_clear_pointer (&result, cb_enumeration_free);
  else
    finish (result);
  return result;
}

void
cb_enumeration_free (CbEnumeration *self)
{
  g_array_unref (self->solutions);
  g_clear_pointer (&self->deals, g_array_unref);
  g_free (self);
}
