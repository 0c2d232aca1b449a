/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A variable for every card and holder; how many cards of a set are in a hand is counted by a
 * sequential counter, with a variable for "at least j of the first i cards". An alternative is a
 * literal that implies its range. */

#include "cb-sat.h"

#include <picosat/picosat.h>
#include <string.h>

#include "cb-facts-private.h"

/* A unary counter: at_least[j] is true in a model just where j + 1 of the cards are in the hand. */
typedef struct
{
  guint holder;
  CbCardSet cards;
  guint n;
  int at_least[CB_MAX_CARDS];
} Counter;

struct _CbSat
{
  PicoSAT *solver;
  CbWorld world;
  GArray *counters;
  int places[CB_MAX_CARDS][CB_MAX_HOLDERS];
  CbMarks settled;
};

/* A clause of up to three literals; zeros are left out. */
static void
add_clause (CbSat *self, int a, int b, int c)
{
  const int literals[] = { a, b, c };

  for (guint i = 0; i < G_N_ELEMENTS (literals); i++)
    if (literals[i] != 0)
      picosat_add (self->solver, literals[i]);
  picosat_add (self->solver, 0);
}

/* "At least j + 1 of the first i + 1" holds just where at least j + 1 of the first i do, or j of
 * them and the new card. A missing literal of before is false for j ≥ i, and true for j = -1. */
static void
count_card (CbSat *self, int card, guint i, const int before[], int after[])
{
  for (guint j = 0; j <= i; j++)
    {
      int same = j < i ? before[j] : 0;
      int fewer = j > 0 ? before[j - 1] : 0;

      after[j] = picosat_inc_max_var (self->solver);
      if (same != 0)
        {
          add_clause (self, -same, after[j], 0);
          add_clause (self, -after[j], same, card);
        }
      else
        add_clause (self, -after[j], card, 0);
      add_clause (self, -card, after[j], -fewer);
      if (fewer != 0)
        add_clause (self, -after[j], same, fewer);
    }
}

static const Counter *
get_counter (CbSat *self, guint holder, CbCardSet cards)
{
  Counter counter = { .holder = holder, .cards = cards };

  for (guint i = 0; i < self->counters->len; i++)
    {
      const Counter *known = &g_array_index (self->counters, Counter, i);

      if (known->holder == holder && known->cards == cards)
        return known;
    }
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (cb_card_set_has (cards, card))
      {
        int before[CB_MAX_CARDS];

        memcpy (before, counter.at_least, sizeof before);
        count_card (self, self->places[card][holder], counter.n, before, counter.at_least);
        counter.n++;
      }
  g_array_append_val (self->counters, counter);
  return &g_array_index (self->counters, Counter, self->counters->len - 1);
}

/* States that the range holds, or only where the literal given does. */
static void
add_range (CbSat *self, int where, const CbOption *option)
{
  const Counter *counter = get_counter (self, option->holder, option->cards & self->world.deck);

  if (option->min > counter->n)
    add_clause (self, -where, 0, 0);
  else if (option->min > 0)
    add_clause (self, -where, counter->at_least[option->min - 1], 0);
  if (option->max < counter->n)
    add_clause (self, -where, -counter->at_least[option->max], 0);
}

static void
add_constraint (CbSat *self, const CbOption *options, guint n)
{
  int literals[G_MAXUINT8 + 1];

  if (n == 1)
    {
      add_range (self, 0, options);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      literals[i] = picosat_inc_max_var (self->solver);
      add_range (self, literals[i], &options[i]);
    }
  for (guint i = 0; i < n; i++)
    picosat_add (self->solver, literals[i]);
  picosat_add (self->solver, 0);
}

/* States what facts say. */
void
cb_sat_add (CbSat *self, const CbFacts *facts)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  for (guint i = 0; i < n_options; i += options[i].left + 1u)
    add_constraint (self, &options[i], options[i].left + 1u);
}

/* The card is with exactly one of the holders. */
static void
add_card (CbSat *self, guint card)
{
  for (guint h = 0; h < self->world.n_holders; h++)
    self->places[card][h] = picosat_inc_max_var (self->solver);
  for (guint h = 0; h < self->world.n_holders; h++)
    picosat_add (self->solver, self->places[card][h]);
  picosat_add (self->solver, 0);
  for (guint h = 0; h < self->world.n_holders; h++)
    for (guint other = 0; other < h; other++)
      add_clause (self, -self->places[card][h], -self->places[card][other], 0);
}

gboolean
cb_sat_is_built (void)
{
  return TRUE;
}

/* (transfer full): what the deal says, before any entry */
CbSat *
cb_sat_new (const CbWorld *world, const CbFacts *deal)
{
  CbSat *self = g_new0 (CbSat, 1);

  self->solver = picosat_init ();
  self->world = *world;
  self->counters = g_array_new (FALSE, FALSE, sizeof (Counter));
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    if (cb_card_set_has (world->deck, card))
      add_card (self, card);
  for (guint h = 0; h < world->n_holders; h++)
    {
      CbOption size = { .cards = world->deck,
                        .min = world->min_size[h],
                        .max = world->max_size[h],
                        .holder = (guint8) h };

      add_range (self, 0, &size);
      self->settled.possible[h] = world->deck;
    }
  cb_sat_add (self, deal);
  return self;
}

void
cb_sat_free (CbSat *self)
{
  picosat_reset (self->solver);
  g_array_unref (self->counters);
  g_free (self);
}

/* Asks for a deal, with the literal given unless it is 0; notes which cards are where in it. */
static gboolean
find_deal (CbSat *self, int with, CbMarks *seen)
{
  if (with != 0)
    picosat_assume (self->solver, with);
  if (picosat_sat (self->solver, -1) != PICOSAT_SATISFIABLE)
    return FALSE;
  for (guint h = 0; h < self->world.n_holders; h++)
    {
      CbCardSet hand = 0;

      for (guint card = 0; card < CB_MAX_CARDS; card++)
        if (cb_card_set_has (self->world.deck, card) &&
            picosat_deref (self->solver, self->places[card][h]) > 0)
          hand |= cb_card_set_of (card);
      seen->possible[h] |= hand;
      seen->certain[h] &= hand;
    }
  return TRUE;
}

/* Asks for what no deal has shown yet: the card in the hand, and out of it. What is refused is
 * settled for good, and helps the solver from now on. */
static void
settle (CbSat *self, guint card, guint holder, CbMarks *seen)
{
  int place = self->places[card][holder];

  if (cb_card_set_has (self->settled.possible[holder] & ~seen->possible[holder], card) &&
      !find_deal (self, place, seen))
    {
      add_clause (self, -place, 0, 0);
      self->settled.possible[holder] &= ~cb_card_set_of (card);
    }
  if (cb_card_set_has (seen->certain[holder] & ~self->settled.certain[holder], card) &&
      !find_deal (self, -place, seen))
    {
      add_clause (self, place, 0, 0);
      self->settled.certain[holder] |= cb_card_set_of (card);
    }
}

/* The complete marks: every literal that no deal found so far decides is asked for. */
void
cb_sat_get_marks (CbSat *self, CbMarks *marks)
{
  CbMarks seen = { 0 };

  for (guint h = 0; h < self->world.n_holders; h++)
    seen.certain[h] = self->world.deck;
  if (!find_deal (self, 0, &seen))
    {
      *marks = (CbMarks) { 0 };
      return;
    }
  for (guint h = 0; h < self->world.n_holders; h++)
    for (guint card = 0; card < CB_MAX_CARDS; card++)
      if (cb_card_set_has (self->world.deck, card))
        settle (self, card, h, &seen);
  *marks = self->settled;
  marks->consistent = TRUE;
}

/* Whether the deal agrees with all that was stated. */
gboolean
cb_sat_allows (CbSat *self, const CbCardSet hands[CB_MAX_HOLDERS])
{
  for (guint h = 0; h < self->world.n_holders; h++)
    for (guint card = 0; card < CB_MAX_CARDS; card++)
      if (cb_card_set_has (self->world.deck, card))
        picosat_assume (self->solver, cb_card_set_has (hands[h], card) ? self->places[card][h]
                                                                       : -self->places[card][h]);
  return picosat_sat (self->solver, -1) == PICOSAT_SATISFIABLE;
}
