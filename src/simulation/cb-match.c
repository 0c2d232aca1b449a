/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game, from the deal until the last player has found the solution. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-answering.h"
#include "cb-look.h"
#include "cb-match-private.h"
#include "cb-random.h"
#include "cb-sealed-deal.h"
#include "cb-suggestion.h"

/* With %CB_REACH_ONE_IN_THREE, one room in this many can be reached. */
#define ONE_IN 3

typedef struct
{
  CbEdition *edition;
  guint n_players;
  CbSealedDeal *deal;
  CbCardSet hands[CB_MAX_PLAYERS];
  CbCardSet removed;
  const CbStrategy *const *strategies;
  gpointer players[CB_MAX_PLAYERS];
  const CbMatchRules *rules;
  CbRandom random;
  CbOutcome *outcome;
  guint n_turns[CB_MAX_PLAYERS];
  gboolean out[CB_MAX_PLAYERS];   /* accused wrongly */
  guint n_looked[CB_MAX_PLAYERS]; /* how many cards at the side each player has looked at, always
                                   * the first ones */
  guint n_left;                   /* players who still look for the solution */
} Match;

/* (transfer full): a deal by the edition's own rules, with no choices of the table */
static CbSealedDeal *
deal_cards (CbEdition *edition,
            guint n_players,
            const CbStrategy *const *strategies,
            guint64 seed,
            GError **error)
{
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (CbDealPromise) promise = NULL;
  CbDealChoices choices;

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (table, strategies[i]->name, -1, -1);
  table->first_dealt = 0;
  cb_deal_choices_init (&choices, edition, n_players);
  promise = cb_deal_promise_new_seeded (table, &choices, seed, error);
  return promise != NULL ? cb_sealed_deal_new (promise) : NULL;
}

static void
seat_players (Match *self)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->deal, i);

      self->hands[i] = setup->hand;
      self->removed = setup->removed;
      self->players[i] = self->strategies[i]->sit_down (self->strategies[i], setup,
                                                        cb_random_next (&self->random));
    }
}

static void
tell_player (Match *self, guint seat, CbEntry *entry)
{
  self->strategies[seat]->hear (self->players[seat], entry);
}

/* A question, who is asked, and which card each of them showed, if any. */
typedef struct
{
  guint asker;
  CbCardSet named;
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n_answerers;
  CbCardSet shown[CB_MAX_PLAYERS];
  guint showed; /* bit by place, who showed a card */
} MatchQuestion;

/* Tells the player the question, its answers, and those of the shown cards that he saw. */
static void
tell_question (Match *self, guint seat, const MatchQuestion *question)
{
  g_autoptr (CbEntry) entry = cb_suggestion_new ((int) question->asker, question->named);

  for (guint i = 0; i < question->n_answerers; i++)
    {
      const CbAnswerer *answerer = &question->answerers[i];
      int by = CB_SEAT_OF_HOLDER (answerer->holder);
      gboolean sees = question->shown[i] != 0 && (seat == question->asker || by == (int) seat);

      if (cb_answerer_is_asked (answerer, question->showed))
        cb_suggestion_add_answer (entry, by, question->shown[i] != 0 ? CB_DID_SHOW : CB_DID_PASS,
                                  sees ? (int) cb_card_set_first (question->shown[i]) : -1);
    }
  tell_player (self, seat, entry);
}

/* Nobody showed a card: the asker looks at the next card at the side, which the others do not
 * see. */
static void
look (Match *self, guint asker)
{
  guint place = self->n_looked[asker];
  g_autoptr (CbEntry) open = NULL;
  g_autoptr (CbEntry) closed = NULL;

  if (place >= cb_sealed_deal_get_table (self->deal)->face_down)
    return;
  self->n_looked[asker]++;
  open = cb_look_new ((int) asker, (guint32) 1 << place,
                      cb_card_set_of (cb_sealed_deal_get_card_down (self->deal, place)));
  closed = cb_look_new ((int) asker, (guint32) 1 << place, 0);
  for (guint i = 0; i < self->n_players; i++)
    tell_player (self, i, i == asker ? open : closed);
}

/* Lets each player whom the question reaches show one of the cards asked for, if he has any. */
static void
show (Match *self, MatchQuestion *question)
{
  const CbStrategy *const *strategies = self->strategies;
  guint can = 0;

  for (guint i = 0; i < question->n_answerers; i++)
    if ((self->hands[CB_SEAT_OF_HOLDER (question->answerers[i].holder)] & question->named) != 0)
      can |= 1u << i;
  question->showed = cb_answerers_find_shows (question->answerers, question->n_answerers, can);
  for (guint left = question->showed; left != 0; left &= left - 1)
    {
      guint place = (guint) __builtin_ctz (left);
      int seat = CB_SEAT_OF_HOLDER (question->answerers[place].holder);

      question->shown[place] = strategies[seat]->show (self->players[seat], (int) question->asker,
                                                       self->hands[seat] & question->named);
    }
}

static void
ask (Match *self, guint asker, CbCardSet reach)
{
  const CbSetup *table = cb_sealed_deal_get_table (self->deal);
  MatchQuestion question = { .asker = asker,
                             .named = self->strategies[asker]->ask (self->players[asker], reach) };

  if (question.named == 0)
    return;
  question.n_answerers = cb_answering_list (table, (int) asker, 0, question.answerers);
  show (self, &question);
  for (guint i = 0; i < self->n_players; i++)
    tell_question (self, i, &question);
  if (question.showed == 0 && cb_setup_must_look (table))
    look (self, asker);
}

static gboolean
is_done (const Match *self, guint seat)
{
  return self->outcome->turns[seat] > 0 || self->out[seat];
}

/* Tells the others who accused. Where the game goes on after a right accusation, they are not told
 * that it was right: else they would know the envelope, and have nothing left to play for. */
static void
tell_accusation (Match *self, guint seat, CbCardSet accused, CbResult result)
{
  g_autoptr (CbEntry) entry = cb_accusation_new ((int) seat, accused, result);

  for (guint i = 0; i < self->n_players; i++)
    tell_player (self, i, entry);
}

/* Lets the player accuse; he may decline. */
static void
accuse (Match *self, guint seat)
{
  CbCardSet accused = is_done (self, seat) ? 0
                                           : self->strategies[seat]->accuse (self->players[seat]);

  if (accused == 0)
    return;
  self->n_left--;
  if (cb_sealed_deal_is_right (self->deal, accused))
    {
      self->outcome->turns[seat] = self->n_turns[seat];
      if (self->outcome->winner == CB_NOBODY)
        self->outcome->winner = (int) seat;
      tell_accusation (self, seat, accused,
                       self->rules->first_ends ? CB_RESULT_RIGHT : CB_RESULT_UNKNOWN);
    }
  else
    {
      self->out[seat] = TRUE;
      self->outcome->wrong[seat] = self->outcome->winner == CB_NOBODY;
      tell_accusation (self, seat, accused, CB_RESULT_WRONG);
    }
}

/* Draws which rooms, the cards of the last category, are within reach: all of them where a
 * suggestion can name two rooms, or none. */
static CbCardSet
roll (Match *self)
{
  guint rooms = cb_edition_get_n_categories (self->edition) - 1;
  CbCardSet left = cb_edition_get_category (self->edition, rooms)->cards & ~self->removed;
  CbCardSet reach = 0;

  if (self->rules->reach == CB_REACH_ALL || cb_edition_get_rules (self->edition)->n_alike > 1)
    return left;
  for (; left != 0; left &= left - 1)
    if (cb_random_below (&self->random, ONE_IN) == 0)
      reach |= left & -left;
  return reach;
}

static gboolean
is_over (const Match *self)
{
  return self->n_left == 0 || (self->rules->first_ends && self->outcome->winner != CB_NOBODY);
}

static void
take_turn (Match *self, guint seat)
{
  CbCardSet reach = roll (self);

  if (self->out[seat])
    return;
  self->n_turns[seat]++;
  accuse (self, seat);
  if (reach == 0 || self->out[seat] || is_over (self))
    return;
  ask (self, seat, reach);
  accuse (self, seat);
}

gboolean
cb_match_can_be_dealt (CbEdition *edition,
                       guint n_players,
                       const CbStrategy *const *strategies,
                       GError **error)
{
  g_autoptr (CbSealedDeal) deal = deal_cards (edition, n_players, strategies, 0, error);

  return deal != NULL;
}

gboolean
cb_match_hides_cards (CbEdition *edition, guint n_players, const CbStrategy *const *strategies)
{
  g_autoptr (CbSealedDeal) deal = deal_cards (edition, n_players, strategies, 0, NULL);

  return deal != NULL && cb_sealed_deal_get_table (deal)->face_down > 0;
}

/**
 * cb_match_play:
 * @strategies: (array length=n_players): by seat
 * @outcome: (out): how it ended
 *
 * Plays a game, which must be possible to deal. The same seed leads to the same game.
 */
void
cb_match_play (CbEdition *edition,
               guint n_players,
               const CbStrategy *const *strategies,
               const CbMatchRules *rules,
               guint64 seed,
               CbOutcome *outcome)
{
  g_autoptr (CbSealedDeal) deal = deal_cards (edition, n_players, strategies, seed, NULL);
  Match self = { .edition = edition,
                 .n_players = n_players,
                 .deal = deal,
                 .strategies = strategies,
                 .rules = rules,
                 .outcome = outcome,
                 .n_left = n_players };
  *outcome = (CbOutcome) { .winner = CB_NOBODY };
  g_return_if_fail (deal != NULL);

  cb_random_init (&self.random, seed);
  seat_players (&self);
  outcome->first = cb_random_below (&self.random, n_players);
  for (guint i = 0; i < rules->max_rounds * n_players && !is_over (&self); i++)
    take_turn (&self, (outcome->first + i) % n_players);
  for (guint i = 0; i < n_players; i++)
    strategies[i]->leave (self.players[i]);
}
