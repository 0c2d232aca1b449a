/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases nobody would play, made to be hard to estimate: many exact counts of many cards, the same
 * few sets of cards said of every hand, or sets that differ by a card or two, so that most ways to
 * begin a deal come to nothing. All that is said is true of one deal, and few enough deals are left
 * for counting. */

#include "cb-hostile-cases.h"

#define N_SETS 4

/* What the cards are like that facts speak of. */
typedef enum
{
  FEW_CARDS,
  SAME_SETS,
  SIMILAR_SETS,
  MANY_CARDS,
  N_STYLES,
} Style;

typedef struct
{
  CbRandomGame *game;
  GRand *rand;
  Style style;
  CbCardSet sets[N_SETS];
} Maker;

static guint
random_number (const Maker *self, guint min, guint max)
{
  return (guint) g_rand_int_range (self->rand, (gint) min, (gint) max + 1);
}

static CbCardSet
random_cards (const Maker *self, guint min, guint max)
{
  return cb_random_subset (self->game->world.deck, random_number (self, min, max), self->rand);
}

static void
deal_cards (Maker *self)
{
  CbWorld *world = &self->game->world;
  CbCardSet left;
  guint n_players = random_number (self, 2, 7);

  world->n_cards = random_number (self, 12, 24);
  world->n_holders = n_players + 1;
  world->deck = left = (1u << world->n_cards) - 1;
  self->game->truth[0] = random_cards (self, 1, 3);
  left &= ~self->game->truth[0];
  for (guint i = 0; left != 0; i++)
    {
      CbCardSet card = cb_random_subset (left, 1, self->rand);

      self->game->truth[1 + i % n_players] |= card;
      left &= ~card;
    }
}

/* In every fourth case the sizes of the hands are not known. */
static void
set_sizes (Maker *self)
{
  CbWorld *world = &self->game->world;
  guint unknown = random_number (self, 0, 3) == 0;

  for (guint h = 0; h < world->n_holders; h++)
    {
      guint size = cb_card_set_size (self->game->truth[h]);
      guint spare = h > 0 ? unknown : 0;

      world->min_size[h] = (guint8) (size - MIN (size, spare));
      world->max_size[h] = (guint8) (size + spare);
    }
}

static CbCardSet
choose_cards (const Maker *self)
{
  switch (self->style)
    {
    case SAME_SETS:
      return self->sets[random_number (self, 0, N_SETS - 1)];
    case SIMILAR_SETS:
      return self->sets[random_number (self, 0, N_SETS - 1)] ^ random_cards (self, 0, 2);
    case MANY_CARDS:
      return random_cards (self, 2, self->game->world.n_cards);
    case FEW_CARDS:
    case N_STYLES:
    default:
      return random_cards (self, 2, 7);
    }
}

static void
add_fact (const Maker *self, CbFacts *facts)
{
  guint h = random_number (self, 0, self->game->world.n_holders - 1);
  CbCardSet cards = choose_cards (self);
  guint n = cb_card_set_size (self->game->truth[h] & cards);
  guint kind = random_number (self, 0, 5);

  if (kind == 0)
    cb_facts_add_range (facts, h, cards, 0, n);
  else if (kind == 1)
    cb_facts_add_range (facts, h, cards, n, CB_MAX_CARDS);
  else if (kind == 2)
    {
      CbRange ranges[3];

      for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
        {
          guint8 other = (guint8) random_number (self, 0, 3);

          ranges[i] = (CbRange) { self->sets[i], other, other };
        }
      ranges[1] = (CbRange) { cards, (guint8) n, (guint8) n };
      cb_facts_add_any (facts, h, ranges, G_N_ELEMENTS (ranges));
    }
  else if (kind == 3 && n > 0)
    {
      cb_facts_add_range (facts, h, cards, 1, CB_MAX_CARDS);
      cb_facts_add_showing (facts, h, cards);
    }
  else
    cb_facts_add_range (facts, h, cards, n, n);
}

/* (transfer full): a deal of which much is said, and no entries */
CbRandomGame *
cb_hostile_game_new (GRand *rand)
{
  Maker maker = { .game = g_new0 (CbRandomGame, 1), .rand = rand };
  guint n_facts;

  deal_cards (&maker);
  set_sizes (&maker);
  maker.style = (Style) random_number (&maker, 0, N_STYLES - 1);
  for (guint i = 0; i < N_SETS; i++)
    maker.sets[i] = random_cards (&maker, 2, maker.game->world.n_cards / 2);
  maker.game->deal = cb_facts_new ();
  maker.game->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_facts_unref);
  n_facts = random_number (&maker, 2, 40);
  for (guint i = 0; i < n_facts; i++)
    add_fact (&maker, maker.game->deal);
  return maker.game;
}
