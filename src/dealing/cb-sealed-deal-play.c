/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game without cards, which follows from the record of a deal: who answers is decided by the
 * hands and by the rules of the edition or the table. Nothing is stored here that is not in the
 * record; when a record is read, the game is played again. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-answering.h"
#include "cb-box.h"
#include "cb-box-deck.h"
#include "cb-notebook-item.h"
#include "cb-sealed-deal-private.h"
#include "cb-text.h"

/* The most characters of a corrected name: it has to fit into codes that people type. */
#define MAX_NAME 32

static gboolean
has (guint32 seats, guint seat)
{
  return (seats >> seat & 1) != 0;
}

static guint32
get_waiting (const CbDealPlay *play)
{
  return play->showing & ~play->shown;
}

/* Who starts by the rules, or if they do not say, who was dealt first. */
static guint
find_starter (const CbSetup *table)
{
  const CbRules *rules = cb_edition_get_rules (table->edition);
  guint first = (guint) MAX (table->first_dealt, 0);

  for (guint i = 0; rules->starts == CB_STARTS_CHARACTER && i < table->n_players; i++)
    if (table->players[i].character == rules->starts_with)
      return i;
  return rules->starts == CB_STARTS_DEALER ? (first + table->n_players - 1) % table->n_players
                                           : first;
}

/* The first seat from @from to the left that is in @of or, if @of is 0, still in the game. */
static int
find_seat (const CbSealedDeal *self, guint from, guint32 of)
{
  for (guint i = 0; i < self->table->n_players; i++)
    {
      guint seat = (from + i) % self->table->n_players;

      if (of != 0 ? has (of, seat) : self->play.states[seat] == CB_SEAT_PLAYING)
        return (int) seat;
    }
  return CB_NOBODY;
}

/* Makes a notebook's entry of @event, because entries tell who is out and how the game ends. */
static void
follow_entry (CbSealedDeal *self,
              const CbDealEvent *event,
              CbNotebookItemKind kind,
              CbCardSet cards)
{
  const CbNotebookItem item = { .kind = kind,
                                .seat = event->seat,
                                .place = event->place,
                                .card = event->other,
                                .cards = cards,
                                .right = cards == self->deal.envelope };
  g_autoptr (CbEntry) entry = cb_notebook_make_entry (&item, self->table);

  cb_seats_follow (self->seats, entry);
}

static void
follow_seats (CbSealedDeal *self, const CbDealEvent *event)
{
  if (event->kind == CB_DEAL_EVENT_ACCUSE)
    follow_entry (self, event, CB_NOTEBOOK_ACCUSATION, event->cards);
  else if (event->kind == CB_DEAL_EVENT_DRAW)
    follow_entry (self, event, CB_NOTEBOOK_DRAW, 0);
  else if (event->kind == CB_DEAL_EVENT_PLAY)
    follow_entry (self, event, CB_NOTEBOOK_PLAY, 0);
  else if (event->kind == CB_DEAL_EVENT_OPEN)
    follow_entry (self, event, CB_NOTEBOOK_ENVELOPE, self->deal.envelope);
  if (event->kind == CB_DEAL_EVENT_LEAVE ||
      (event->kind == CB_DEAL_EVENT_DRAW && event->showing != 0))
    follow_entry (self, event, CB_NOTEBOOK_HAND, self->deal.hands[event->seat]);
  for (guint i = 0; i < self->table->n_players; i++)
    self->play.states[i] = cb_seats_get (self->seats, i);
  self->play.end = cb_seats_get_end (self->seats);
  self->play.winner = cb_seats_get_solver (self->seats);
}

static void
find_step (CbSealedDeal *self)
{
  CbDealPlay *play = &self->play;
  guint32 waiting = get_waiting (play);

  if (play->end != CB_END_NONE)
    {
      play->step = CB_PLAY_OVER;
      play->seat = CB_NOBODY;
    }
  else if (waiting != 0)
    {
      play->step = CB_PLAY_SHOW;
      play->seat = find_seat (self, (guint) play->asker, waiting);
    }
  else if (play->shown != 0 && !self->has_seen)
    {
      play->step = CB_PLAY_SEE;
      play->seat = play->asker;
    }
  else if (self->owes_look)
    {
      play->step = CB_PLAY_LOOK;
      play->seat = play->asker;
    }
  else
    {
      play->step = CB_PLAY_TURN;
      play->seat = find_seat (self, self->next_turn, 0);
    }
}

/* Starts the game that the record tells of. */
void
cb_sealed_deal_start_play (CbSealedDeal *self)
{
  g_clear_pointer (&self->seats, cb_seats_free);
  self->seats = cb_seats_new (self->table);
  self->play = (CbDealPlay) { .asker = CB_NOBODY, .winner = CB_NOBODY };
  self->next_turn = find_starter (self->table);
  self->chose = 0;
  self->has_seen = self->owes_look = FALSE;
  find_step (self);
}

/* Whether the asker must look at a face-down card. If two players play, and the promise has cards
 * laid face down before the hands, an asker who was shown nothing must look at one of these, each
 * time at another, while there is one. */
static gboolean
must_look (CbSealedDeal *self, const CbDealEvent *suggestion)
{
  const CbTablePromise *numbers = cb_deal_promise_get_numbers (self->promise);

  if (suggestion->showing != 0 || self->table->n_players != 2 || numbers->rules.n_side == 0)
    return FALSE;
  for (guint i = 0; i < self->deal.n_down; i++)
    if (!cb_sealed_deal_has_looked_down (self, suggestion->seat, i))
      return TRUE;
  return FALSE;
}

static void
begin_question (CbSealedDeal *self, const CbDealEvent *event)
{
  CbDealPlay *play = &self->play;
  gboolean back = event->kind == CB_DEAL_EVENT_TAKE_BACK;

  play->asker = back ? CB_NOBODY : (int) event->seat;
  play->cards = event->cards;
  play->passed = event->passed;
  play->showing = event->showing;
  play->shown = 0;
  self->chose = 0;
  self->has_seen = FALSE;
  self->owes_look = !back && must_look (self, event);
  self->next_turn = event->seat + (back ? 0 : 1);
}

/* Continues the game with @event, which was just added to the record. */
void
cb_sealed_deal_follow_play (CbSealedDeal *self, const CbDealEvent *event)
{
  CbDealPlay *play = &self->play;

  if (event->kind == CB_DEAL_EVENT_SUGGEST || event->kind == CB_DEAL_EVENT_TAKE_BACK)
    begin_question (self, event);
  else if (event->kind == CB_DEAL_EVENT_CHOOSE)
    self->chose |= (guint32) 1 << event->seat;
  else if (event->kind == CB_DEAL_EVENT_SHOW)
    play->shown |= (guint32) 1 << event->seat;
  else if (event->kind == CB_DEAL_EVENT_SEE)
    self->has_seen = TRUE;
  else if (event->kind == CB_DEAL_EVENT_ACCUSE)
    self->next_turn = event->seat + 1;
  else if ((event->kind == CB_DEAL_EVENT_LOOK_DOWN || event->kind == CB_DEAL_EVENT_LEAVE) &&
           play->asker == (int) event->seat)
    self->owes_look = FALSE;
  play->can_take_back = event->kind == CB_DEAL_EVENT_SUGGEST ||
                        (play->can_take_back && (event->kind == CB_DEAL_EVENT_LOOK ||
                                                 event->kind == CB_DEAL_EVENT_RENAME));
  follow_seats (self, event);
  find_step (self);
}

/* The kind of card in a deck that players keep, or −1. */
static int
find_kept (const CbEdition *edition, guint deck)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_KEEP)
      return (int) i;
  return -1;
}

/* Fills in which card comes, and whether it kills the player who draws it. */
static void
complete_draw (CbSealedDeal *self, CbDealEvent *event)
{
  const CbDrawPile *pile = cb_seats_get_pile (self->seats, event->place);
  int kind = event->kind == CB_DEAL_EVENT_DRAW ? cb_sealed_deal_pick (self, event->place)
                                               : find_kept (self->table->edition, event->place);
  const CbDeckCard *card;

  event->other = (guint) MAX (kind, 0);
  card = cb_box_get_kind (self->table->edition, event->place, event->other);
  if (kind >= 0 && card->effect == CB_EFFECT_LAST_KILLS && !cb_setup_last_ends (self->table) &&
      (int) cb_draw_pile_get_n_open (pile, event->other) + 1 == card->count)
    event->showing = (guint32) 1 << event->seat;
}

/* Keeps the name as it is shown: names must not differ only by spaces or invisible characters. */
static void
complete_name (CbDealEvent *event)
{
  g_autofree char *name = cb_text_make_line (event->name);

  event->name = g_intern_string (g_strstrip (name));
}

/* Fills in what the deal decides about @event. */
void
cb_sealed_deal_complete_event (CbSealedDeal *self, CbDealEvent *event)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint32 out = 0;
  guint can = 0, n;

  event->passed = event->showing = 0;
  if (event->kind == CB_DEAL_EVENT_RENAME)
    complete_name (event);
  event->other = event->kind == CB_DEAL_EVENT_SHOW ? (guint) MAX (self->play.asker, 0) : 0;
  if ((event->kind == CB_DEAL_EVENT_DRAW || event->kind == CB_DEAL_EVENT_PLAY) &&
      cb_box_draws_from (self->table, event->place))
    complete_draw (self, event);
  if (event->kind != CB_DEAL_EVENT_SUGGEST)
    return;
  for (guint i = 0; i < self->table->n_players; i++)
    if (!cb_seat_state_answers (self->play.states[i]))
      out |= (guint32) 1 << i;
  n = cb_answering_list (self->table, (int) event->seat, out, answerers);
  for (guint i = 0; i < n; i++)
    if ((self->deal.hands[CB_SEAT_OF_HOLDER (answerers[i].holder)] & event->cards) != 0)
      can |= 1u << i;
  for (guint i = 0; i < n; i++)
    if (cb_answerer_is_asked (&answerers[i], can))
      *(has (can, i) ? &event->showing
                     : &event->passed) |= (guint32) 1 << CB_SEAT_OF_HOLDER (answerers[i].holder);
}

static char *
describe_suggesting (const CbSealedDeal *self, const CbDealEvent *event)
{
  const char *name = self->table->players[event->seat].name;

  if (self->play.end != CB_END_NONE)
    return g_strdup (_ ("The game is over."));
  if (self->play.states[event->seat] != CB_SEAT_PLAYING)
    return g_strdup_printf (_ ("%s is out of the game and doesn’t suggest any more."), name);
  if (!cb_edition_is_whole_question (self->table->edition, event->cards))
    return g_strdup (_ ("These are not the cards of a suggestion."));
  return NULL;
}

/* Why @event must wait for a look at a face-down card, or is not the right look. */
static char *
describe_look (CbSealedDeal *self, const CbDealEvent *event)
{
  const char *name = self->table->players[self->play.seat].name;

  if (event->kind == CB_DEAL_EVENT_LOOK_DOWN && (int) event->seat == self->play.seat &&
      cb_sealed_deal_has_looked_down (self, event->seat, event->place))
    return g_strdup_printf (_ ("%s has seen that card, and must look at another one."), name);
  if (event->kind == CB_DEAL_EVENT_SUGGEST || event->kind == CB_DEAL_EVENT_ACCUSE ||
      event->kind == CB_DEAL_EVENT_DRAW)
    return g_strdup_printf (_ ("%s must look at a face-down card first."), name);
  return NULL;
}

static char *
describe_showing (const CbSealedDeal *self, const CbDealEvent *event)
{
  const char *name = self->table->players[event->seat].name;
  CbCardSet can = self->deal.hands[event->seat] & self->play.cards;

  if (!has (get_waiting (&self->play), event->seat))
    return g_strdup_printf (_ ("%s has no card to show now."), name);
  if (event->kind == CB_DEAL_EVENT_SHOW &&
      (cb_card_set_size (event->cards) != 1 || (event->cards & ~can) != 0))
    return g_strdup_printf (_ ("%s can’t show that card."), name);
  return NULL;
}

static char *
describe_deck (const CbSealedDeal *self, const CbDealEvent *event)
{
  const char *name = self->table->players[event->seat].name;
  const CbDrawPile *pile;
  const char *deck;

  if (!cb_box_draws_from (self->table, event->place))
    return g_strdup (_ ("Nobody draws from such a deck at this table."));
  pile = cb_seats_get_pile (self->seats, event->place);
  deck = cb_edition_get_deck (self->table->edition, event->place)->name;
  if (self->play.end != CB_END_NONE)
    return g_strdup (_ ("The game is over."));
  if (self->play.states[event->seat] != CB_SEAT_PLAYING)
    /* Translators: a player, and a deck of cards */
    return g_strdup_printf (_ ("%s is out of the game and has no cards of %s any more."), name,
                            deck);
  if (event->kind == CB_DEAL_EVENT_DRAW && cb_draw_pile_get_n_left (pile) == 0)
    /* Translators: a deck of cards */
    return g_strdup_printf (_ ("No card of %s is left."), deck);
  if (event->kind == CB_DEAL_EVENT_PLAY &&
      cb_draw_pile_get_n_held (pile, event->seat, (int) event->other) == 0)
    /* Translators: a player, and a deck of cards */
    return g_strdup_printf (_ ("%s has kept no card of %s."), name, deck);
  return NULL;
}

static char *
describe_naming (const CbSealedDeal *self, const CbDealEvent *event)
{
  g_autofree char *key = g_utf8_casefold (event->name, -1);

  if (*event->name == '\0')
    return g_strdup (_ ("A player needs a name."));
  if (g_utf8_strlen (event->name, -1) > MAX_NAME)
    return g_strdup_printf (_ ("That is too long for a name: it can have %d characters."),
                            MAX_NAME);
  for (guint i = 0; i < self->table->n_players; i++)
    {
      g_autofree char *other = g_utf8_casefold (self->table->players[i].name, -1);

      if (i != event->seat && g_str_equal (other, key))
        return g_strdup_printf (_ ("Two players are called %s. Give one of them another name."),
                                self->table->players[i].name);
    }
  return NULL;
}

/* (transfer full) (nullable): why the game does not allow @event now, as a sentence */
char *
cb_sealed_deal_describe_obstacle (CbSealedDeal *self, const CbDealEvent *event)
{
  const CbDealPlay *play = &self->play;
  const char *name = self->table->players[event->seat].name;

  if (event->kind >= CB_DEAL_EVENT_RENAME && cb_sealed_deal_is_open (self))
    return g_strdup (_ ("The game is over."));
  if (event->kind == CB_DEAL_EVENT_RENAME)
    return describe_naming (self, event);
  if (play->step == CB_PLAY_LOOK)
    {
      char *first = describe_look (self, event);

      if (first != NULL)
        return first;
    }
  if ((event->kind == CB_DEAL_EVENT_SUGGEST || event->kind == CB_DEAL_EVENT_ACCUSE ||
       event->kind == CB_DEAL_EVENT_LEAVE || event->kind == CB_DEAL_EVENT_DRAW) &&
      play->end == CB_END_NONE && get_waiting (play) != 0)
    return g_strdup_printf (_ ("%s must show %s a card first."),
                            self->table->players[play->seat].name,
                            self->table->players[play->asker].name);
  if ((event->kind == CB_DEAL_EVENT_LEAVE || event->kind == CB_DEAL_EVENT_ACCUSE) &&
      play->states[event->seat] == CB_SEAT_EXPOSED)
    return g_strdup_printf (_ ("%s has left the game."), name);
  if (event->kind == CB_DEAL_EVENT_SUGGEST)
    return describe_suggesting (self, event);
  if (event->kind == CB_DEAL_EVENT_DRAW || event->kind == CB_DEAL_EVENT_PLAY)
    return describe_deck (self, event);
  if (event->kind == CB_DEAL_EVENT_CHOOSE || event->kind == CB_DEAL_EVENT_SHOW)
    return describe_showing (self, event);
  if (event->kind == CB_DEAL_EVENT_SEE && (play->asker != (int) event->seat || play->shown == 0))
    return g_strdup_printf (_ ("No card was shown to %s."), name);
  if (event->kind == CB_DEAL_EVENT_TAKE_BACK && play->asker != (int) event->seat)
    return g_strdup_printf (_ ("%s didn’t make the last suggestion."), name);
  if (event->kind == CB_DEAL_EVENT_TAKE_BACK && !play->can_take_back)
    return g_strdup (_ ("The suggestion can’t be taken back after a card was looked at or somebody "
                        "accused."));
  return NULL;
}

const CbDealPlay *
cb_sealed_deal_get_play (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return &self->play;
}

gboolean
cb_sealed_deal_can_note (CbSealedDeal *self, const CbDealEvent *event, GError **error)
{
  CbDealEvent whole = *event;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (event->seat < self->table->n_players, FALSE);

  cb_sealed_deal_complete_event (self, &whole);
  return cb_sealed_deal_check_event (self, &whole, error);
}

const CbDrawPile *
cb_sealed_deal_get_pile (CbSealedDeal *self, guint deck)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return cb_box_draws_from (self->table, deck) ? cb_seats_get_pile (self->seats, deck) : NULL;
}

CbCardSet
cb_sealed_deal_get_choice (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (seat < self->table->n_players, 0);

  return has (self->chose & get_waiting (&self->play), seat)
           ? self->deal.hands[seat] & self->play.cards
           : 0;
}

int
cb_sealed_deal_get_shown (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), -1);
  g_return_val_if_fail (seat < self->table->n_players, -1);

  for (guint i = self->events->len; self->has_seen && has (self->play.shown, seat) && i-- > 0;)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      if (event->kind == CB_DEAL_EVENT_SHOW && event->seat == seat)
        return (int) cb_card_set_first (event->cards);
    }
  return -1;
}

int
cb_sealed_deal_find_deck (CbSealedDeal *self)
{
  for (guint i = 0; i < cb_edition_get_n_decks (self->table->edition); i++)
    if (cb_box_draws_from (self->table, i))
      return (int) i;
  return -1;
}

guint
cb_sealed_deal_get_n_kept (CbSealedDeal *self, guint deck, guint seat)
{
  const CbDrawPile *pile = cb_sealed_deal_get_pile (self, deck);
  int kept = find_kept (self->table->edition, deck);

  return pile != NULL && kept >= 0 ? cb_draw_pile_get_n_held (pile, seat, kept) : 0;
}

gboolean
cb_sealed_deal_is_killed (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      if (event->kind == CB_DEAL_EVENT_DRAW && has (event->showing, seat))
        return TRUE;
    }
  return FALSE;
}

CbCardSet
cb_sealed_deal_get_open_hand (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (seat < self->table->n_players, 0);

  return self->play.states[seat] == CB_SEAT_EXPOSED ? self->deal.hands[seat] : 0;
}

char *
cb_sealed_deal_describe_answers (CbSealedDeal *self)
{
  CbDealEvent suggestion;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  if (self->play.asker == CB_NOBODY)
    return g_strdup ("");
  suggestion = (CbDealEvent) { .kind = CB_DEAL_EVENT_SUGGEST,
                               .seat = (guint) self->play.asker,
                               .passed = self->play.passed,
                               .showing = self->play.showing };
  return cb_deal_event_describe_answers (&suggestion, self->play.shown, self->table);
}

char *
cb_sealed_deal_describe_next (CbSealedDeal *self)
{
  const CbDealPlay *play = &self->play;
  const CbPlayer *players = self->table->players;

  switch (play->step)
    {
    case CB_PLAY_TURN:
      /* Translators: a player whose turn it is to suggest or accuse. */
      return g_strdup_printf (_ ("It’s %s’s turn."), players[play->seat].name);
    case CB_PLAY_SEE:
      /* Translators: a player to whom a card was shown. */
      return g_strdup_printf (_ ("%s has yet to see the card."), players[play->seat].name);
    case CB_PLAY_LOOK:
      /* Translators: a player to whom nobody showed a card, as the rules for two players have it.
       */
      return g_strdup_printf (_ ("%s looks at a face-down card."), players[play->seat].name);
    case CB_PLAY_OVER:
      return play->winner != CB_NOBODY
               ? g_strdup_printf (_ ("%s solved the case"), players[play->winner].name)
               : g_strdup (_ ("The game is over."));
    case CB_PLAY_SHOW:
    default:
      return g_strdup ("");
    }
}
