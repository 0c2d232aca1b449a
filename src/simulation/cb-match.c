/* cb-match.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* One game, from the deal to the last who finds out. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-knowledge-private.h"
#include "cb-match-private.h"
#include "cb-suggestion.h"

/* Each room is within reach one time in so many. */
#define REACH 3

typedef struct
{
  CbEdition *edition;
  guint n_players;
  CbCardSet envelope;
  CbCardSet hands[CB_MAX_PLAYERS];
  CbCardSet face_up;
  CbCardSet removed;
  const CbStrategy *const *strategies;
  gpointer players[CB_MAX_PLAYERS];
  GRand *rand;
  CbOutcome *outcome;
  guint n_turns[CB_MAX_PLAYERS];
  guint n_left; /* who still wants to know */
} Match;

/* Cards that are out of play for all to see: the victim. */
static void
remove_cards (Match *self)
{
  const CbRules *rules = cb_edition_get_rules (self->edition);
  CbCardSet from = cb_edition_get_all_cards (self->edition);

  if (rules->removed_category >= 0)
    from = cb_edition_get_category (self->edition, (guint) rules->removed_category)->cards;
  self->removed = cb_card_set_pick (from, (guint) rules->n_removed, self->rand);
}

static void
deal_cards (Match *self)
{
  CbCardSet left = cb_edition_get_all_cards (self->edition);
  gboolean equal = cb_edition_get_deal (self->edition) == CB_DEAL_EQUAL;

  remove_cards (self);
  left &= ~self->removed;
  for (guint i = 0; i < cb_edition_get_n_categories (self->edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (self->edition, i);

      self->envelope |= cb_card_set_pick (category->cards & ~self->removed, category->n_in_envelope,
                                          self->rand);
    }
  left &= ~self->envelope;
  for (guint i = 0; left != 0; i = (i + 1) % self->n_players)
    {
      CbCardSet card = cb_card_set_pick (left, 1, self->rand);

      if (i == 0 && equal && cb_card_set_size (left) < self->n_players)
        break;
      self->hands[i] |= card;
      left &= ~card;
    }
  self->face_up = left;
}

static void
seat_players (Match *self)
{
  g_autoptr (CbSetup) table = cb_setup_new (self->edition);

  for (guint i = 0; i < self->n_players; i++)
    cb_setup_add_player (table, self->strategies[i]->name, -1, -1);
  table->face_up = self->face_up;
  table->removed = self->removed;
  table->first_dealt = 0;
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autoptr (CbSetup) setup = cb_setup_copy (table);
      guint64 seed = g_rand_int (self->rand);

      setup->me = (int) i;
      setup->hand = self->hands[i];
      self->players[i] = self->strategies[i]->sit_down (setup, seed);
    }
}

static void
tell (Match *self, guint seat, CbEntry *entry)
{
  self->strategies[seat]->hear (self->players[seat], entry);
}

/* What was asked and answered, as it is seen by who sees the card shown, and by the others. */
static CbEntry *
make_entry (Match *self, guint asker, CbCardSet named, guint n_passed, int card)
{
  CbEntry *entry = cb_suggestion_new ((int) asker, named);

  for (guint i = 1; i < self->n_players; i++)
    {
      int seat = (int) ((asker + i) % self->n_players);

      if (i <= n_passed)
        cb_suggestion_add_answer (entry, seat, CB_DID_PASS, -1);
      else
        {
          cb_suggestion_add_answer (entry, seat, CB_DID_SHOW, card);
          break;
        }
    }
  return entry;
}

static void
ask (Match *self, guint asker, CbCardSet reach)
{
  CbCardSet named = self->strategies[asker]->ask (self->players[asker], reach);
  g_autoptr (CbEntry) closed = NULL;
  g_autoptr (CbEntry) open = NULL;
  guint n_passed = 0;
  guint shower = asker;
  int card = -1;

  while (n_passed + 1 < self->n_players && card < 0)
    {
      CbCardSet asked;

      shower = (asker + n_passed + 1) % self->n_players;
      asked = self->hands[shower] & named;
      if (asked == 0)
        n_passed++;
      else
        card = (int) cb_card_set_first (
          self->strategies[shower]->show (self->players[shower], (int) asker, asked));
    }
  open = make_entry (self, asker, named, n_passed, card);
  closed = make_entry (self, asker, named, n_passed, -1);
  for (guint i = 0; i < self->n_players; i++)
    tell (self, i, i == asker || (card >= 0 && i == shower) ? open : closed);
}

static gboolean
is_done (const Match *self, guint seat)
{
  return self->outcome->turns[seat] > 0 || self->outcome->wrong[seat];
}

/* Accuses, if the player wants to. */
static void
accuse (Match *self, guint seat)
{
  CbCardSet accused = is_done (self, seat) ? 0
                                           : self->strategies[seat]->accuse (self->players[seat]);

  if (accused == 0)
    return;
  self->n_left--;
  if (accused == self->envelope)
    {
      self->outcome->turns[seat] = self->n_turns[seat];
      if (self->outcome->winner == CB_NOBODY)
        self->outcome->winner = (int) seat;
    }
  else
    {
      g_autoptr (CbEntry) entry = cb_accusation_new ((int) seat, accused, CB_RESULT_WRONG);

      self->outcome->wrong[seat] = TRUE;
      for (guint i = 0; i < self->n_players; i++)
        tell (self, i, entry);
    }
}

/* The rooms within reach: of the last category. */
static CbCardSet
roll (Match *self)
{
  guint rooms = cb_edition_get_n_categories (self->edition) - 1;
  CbCardSet left = cb_edition_get_category (self->edition, rooms)->cards;
  CbCardSet reach = 0;

  for (; left != 0; left &= left - 1)
    if (g_rand_int_range (self->rand, 0, REACH) == 0)
      reach |= left & -left;
  return reach;
}

static void
take_turn (Match *self, guint seat)
{
  CbCardSet reach = roll (self);

  if (self->outcome->wrong[seat])
    return;
  self->n_turns[seat]++;
  accuse (self, seat);
  if (reach == 0 || self->outcome->wrong[seat])
    return;
  ask (self, seat, reach);
  accuse (self, seat);
}

/**
 * cb_match_play:
 * @strategies: (array length=n_players): by seat
 * @max_rounds: after which it ends, whoever does not know yet
 * @outcome: (out): how it ended
 *
 * Plays a game. The same seed leads to the same one.
 */
void
cb_match_play (CbEdition *edition,
               guint n_players,
               const CbStrategy *const *strategies,
               guint max_rounds,
               guint64 seed,
               CbOutcome *outcome)
{
  g_autoptr (GRand) rand = cb_rand_new (seed);
  Match self = { .edition = edition,
                 .n_players = n_players,
                 .strategies = strategies,
                 .rand = rand,
                 .outcome = outcome,
                 .n_left = n_players };
  guint first;

  *outcome = (CbOutcome) { .winner = CB_NOBODY };
  deal_cards (&self);
  seat_players (&self);
  first = (guint) g_rand_int_range (rand, 0, (gint) n_players);
  for (guint i = 0; i < max_rounds * n_players && self.n_left > 0; i++)
    take_turn (&self, (first + i) % n_players);
  for (guint i = 0; i < n_players; i++)
    strategies[i]->leave (self.players[i]);
}
