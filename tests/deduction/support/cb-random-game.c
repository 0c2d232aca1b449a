/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays from a true deal, so that the truth is never crossed. The envelope is holder 0, the players
 * follow, a pool comes last. */

#include "cb-random-game.h"

#define ME 1

static CbCardSet
random_card (CbCardSet of, GRand *rand)
{
  gint skip = g_rand_int_range (rand, 0, (gint) cb_card_set_size (of));

  while (skip-- > 0)
    of &= of - 1;
  return of & -of;
}

CbCardSet
cb_random_subset (CbCardSet of, guint size, GRand *rand)
{
  CbCardSet chosen = 0;

  for (guint i = 0; i < size && (of & ~chosen) != 0; i++)
    chosen |= random_card (of & ~chosen, rand);
  return chosen;
}

static gboolean
chance (GRand *rand, gint percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

static void
deal_cards (CbRandomGame *self, GRand *rand)
{
  const CbGameForm *form = &self->form;
  CbCardSet left = self->world.deck;
  guint start = (guint) g_rand_int_range (rand, 0, (gint) form->n_players);

  for (guint i = 0; i < form->n_categories; i++)
    self->truth[0] |= random_card (self->categories[i], rand);
  left &= ~self->truth[0];
  self->world.deck &= ~cb_random_subset (left, form->open, rand);
  left &= self->world.deck;
  if (form->pool > 0)
    self->truth[form->n_players + 1] = cb_random_subset (left, form->pool, rand);
  left &= ~self->truth[form->n_players + 1];
  for (guint i = start; left != 0; i++)
    {
      CbCardSet card = random_card (left, rand);

      self->truth[1 + i % form->n_players] |= card;
      left &= ~card;
    }
}

static void
set_sizes (CbRandomGame *self)
{
  guint n_dealt = 0;

  for (guint h = 0; h < self->world.n_holders; h++)
    {
      guint n = cb_card_set_size (self->truth[h]);

      self->world.min_size[h] = self->world.max_size[h] = (guint8) n;
      if (h >= 1 && h <= self->form.n_players)
        n_dealt += n;
    }
  if (!self->form.unknown_sizes || n_dealt % self->form.n_players == 0)
    return;
  for (guint h = 1; h <= self->form.n_players; h++)
    {
      self->world.min_size[h] = (guint8) (n_dealt / self->form.n_players);
      self->world.max_size[h] = (guint8) (n_dealt / self->form.n_players + 1);
    }
}

static void
set_deal (CbRandomGame *self)
{
  self->deal = cb_facts_new ();
  for (guint i = 0; i < self->form.n_categories; i++)
    cb_facts_add_range (self->deal, 0, self->categories[i], 1, 1);
  if (self->form.onlooker)
    return;
  cb_facts_add_range (self->deal, ME, self->truth[ME], cb_card_set_size (self->truth[ME]), 32);
  cb_facts_add_range (self->deal, ME, self->world.deck & ~self->truth[ME], 0, 0);
}

/* The answer of one player to one question; returns whether a card was shown. */
static gboolean
answer (CbRandomGame *self, CbFacts *facts, guint by, guint to, CbCardSet asked, GRand *rand)
{
  CbCardSet match = self->truth[by] & asked;

  if (match == 0)
    cb_facts_add_range (facts, by, asked, 0, 0);
  else if (to == ME && !self->form.onlooker)
    {
      cb_facts_add_range (facts, by, random_card (match, rand), 1, 1);
      cb_facts_add_showing (facts, by, asked);
    }
  else
    cb_facts_add_range (facts, by, asked, 1, CB_MAX_CARDS);
  return match != 0;
}

static void
play_suggestion (CbRandomGame *self, CbFacts *facts, guint by, GRand *rand)
{
  guint n = self->form.n_players;
  CbCardSet asked = 0;

  for (guint i = 0; i < self->form.n_categories; i++)
    asked |= random_card (self->categories[i], rand);
  for (guint i = 1; i < n; i++)
    if (answer (self, facts, 1 + (by - 1 + i) % n, by, asked, rand))
      return;
}

static CbCardSet
random_kind (CbRandomGame *self, GRand *rand)
{
  return self->categories[g_rand_int_range (rand, 0, (gint) self->form.n_categories)];
}

static void
play_trait (CbRandomGame *self, CbFacts *facts, guint by, GRand *rand)
{
  CbCardSet kind = random_kind (self, rand);
  CbCardSet trait = cb_random_subset (kind, (cb_card_set_size (kind) + 1) / 2, rand);

  for (guint h = 1; h <= self->form.n_players; h++)
    if (h != by)
      answer (self, facts, h, by, trait, rand);
}

/* All cards of one kind come back, or one of them; which kind it was is known or not. */
static void
play_tip (CbRandomGame *self, CbFacts *facts, guint to, gboolean all, GRand *rand)
{
  CbCardSet kind = random_kind (self, rand);
  CbCardSet match = self->truth[to] & kind;
  CbRange ranges[MAX_CATEGORIES];
  guint n = cb_card_set_size (match);

  if (chance (rand, 30))
    {
      cb_facts_add_range (facts, to, match, n, n);
      cb_facts_add_range (facts, to, kind & ~match, 0, 0);
      return;
    }
  for (guint i = 0; i < self->form.n_categories; i++)
    ranges[i] = all || n == 0 ? (CbRange) { self->categories[i], (guint8) n, (guint8) n }
                              : (CbRange) { self->categories[i], 1, CB_MAX_CARDS };
  cb_facts_add_any (facts, to, ranges, self->form.n_categories);
}

static void
play_accusation (CbRandomGame *self, CbFacts *facts, GRand *rand)
{
  CbCardSet named = 0;

  for (guint i = 0; i < self->form.n_categories; i++)
    named |= random_card (self->categories[i], rand);
  if (named != self->truth[0])
    cb_facts_add_range (facts, 0, named, 0, self->form.n_categories - 1);
}

static void
play_other (CbRandomGame *self, CbFacts *facts, guint by, guint to, GRand *rand)
{
  guint pool = self->form.pool > 0 ? self->form.n_players + 1 : to;
  gint kind = g_rand_int_range (rand, 0, 100);

  if (kind < 25)
    play_trait (self, facts, by, rand);
  else if (kind < 50)
    play_tip (self, facts, to, TRUE, rand);
  else if (kind < 65)
    play_accusation (self, facts, rand);
  else if (kind < 80 && self->truth[to] != 0)
    cb_facts_add_range (facts, to, random_card (self->truth[to], rand), 1, 1);
  else if (kind < 90 && self->truth[pool] != 0)
    cb_facts_add_range (facts, pool, random_card (self->truth[pool], rand), 1, 1);
  else if (kind < 93)
    {
      cb_facts_add_range (facts, to, self->truth[to], cb_card_set_size (self->truth[to]), 32);
      cb_facts_add_range (facts, to, self->world.deck & ~self->truth[to], 0, 0);
    }
}

static void
play_entry (CbRandomGame *self, guint turn, GRand *rand)
{
  guint by = 1 + turn % self->form.n_players;
  guint to = 1 + (guint) g_rand_int_range (rand, 0, (gint) self->form.n_players);
  CbFacts *facts = cb_facts_new ();

  if (self->form.tips > 0 && chance (rand, (gint) self->form.tips))
    play_tip (self, facts, to, chance (rand, 80), rand);
  else if (self->form.mixed && chance (rand, 40))
    play_other (self, facts, by, to, rand);
  else
    play_suggestion (self, facts, by, rand);
  g_ptr_array_add (self->entries, facts);
}

CbRandomGame *
cb_random_game_new (const CbGameForm *form, GRand *rand)
{
  CbRandomGame *self = g_new0 (CbRandomGame, 1);

  self->form = *form;
  for (guint i = 0; i < form->n_categories; i++)
    {
      guint size = form->category_sizes[i];

      self->categories[i] = (CbCardSet) ((((guint64) 1 << size) - 1) << self->world.n_cards);
      self->world.deck |= self->categories[i];
      self->world.n_cards += size;
    }
  self->world.n_holders = 1 + form->n_players + (form->pool > 0);
  deal_cards (self, rand);
  set_sizes (self);
  set_deal (self);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_facts_unref);
  for (guint i = 0; i < form->n_entries; i++)
    play_entry (self, i, rand);
  return self;
}

void
cb_random_game_free (CbRandomGame *self)
{
  cb_facts_unref (self->deal);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

/* (transfer full): what follows after the first n_entries entries */
CbDeduction *
cb_random_game_deduce (const CbRandomGame *self, guint n_entries)
{
  CbDeduction *deduction = cb_deduction_new (&self->world, self->deal);

  for (guint i = 0; i < n_entries; i++)
    cb_deduction_append (deduction, g_ptr_array_index (self->entries, i), CB_EFFORT_ENDLESS);
  return deduction;
}

/* (transfer full): anything that can be said, sensible or not, true or not */
CbFacts *
cb_random_facts_new (const CbWorld *world, GRand *rand)
{
  CbFacts *facts = cb_facts_new ();
  gint n_facts = g_rand_int_range (rand, 0, 3);

  for (gint i = 0; i < n_facts; i++)
    {
      guint holder = (guint) g_rand_int_range (rand, 0, (gint) world->n_holders);
      gint n_ranges = chance (rand, 60) ? 1 : g_rand_int_range (rand, 0, 4);
      CbRange ranges[4];

      for (gint k = 0; k < n_ranges; k++)
        {
          guint size = (guint) g_rand_int_range (rand, 0, 5);
          gint min = g_rand_int_range (rand, -1, 3);

          ranges[k].cards = cb_random_subset ((world->deck << 1) | 1, size, rand);
          ranges[k].min = (guint8) MAX (min, 0);
          ranges[k].max = (guint8) (MAX (min, 0) + g_rand_int_range (rand, 0, 4));
        }
      if (n_ranges == 1)
        cb_facts_add_range (facts, holder, ranges[0].cards, ranges[0].min, ranges[0].max);
      else
        cb_facts_add_any (facts, holder, ranges, (guint) n_ranges);
      if (chance (rand, 30))
        cb_facts_add_showing (facts, holder, cb_random_subset (world->deck, 3, rand));
    }
  return facts;
}
