/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-draw-pile.h"
#include "cb-powers-used.h"
#include "cb-roll.h"

/* What an entry calls for that is not in the log yet. */
typedef enum
{
  CB_CALL_HAND, /* a killed player's hand is to be laid open */
  CB_CALL_DRAW, /* a card is to be drawn */
  CB_CALL_LOOK, /* a card that lies face down is to be looked at */
} CbCallKind;

/**
 * CbTableCall:
 * @kind: what is called for
 * @seat: the player who is called
 * @deck: from which deck a card is to be drawn
 * @places: the places of face-down cards that @seat has not looked at yet, bit by place
 * @must: whether the player has no choice
 * @late: whether the game has gone on without a look
 * @n: how many cards are still to be drawn or looked at
 * @trigger: why a card is to be drawn, in the word that files have for it
 * @position: the position of the entry that calls for it
 */
typedef struct
{
  CbCallKind kind;
  guint seat;
  guint deck;
  guint32 places;
  gboolean must;
  gboolean late;
  guint n;
  const char *trigger;
  guint position;
} CbTableCall;

/**
 * CbTableState:
 * @setup: the setup of the case
 * @seats: who is out, how the game ended, and the decks as they are now
 * @turn: the seat whose turn it is; %CB_NOBODY once the game has ended
 * @roller: who will roll next: the player whose turn it is, or if he has rolled, the next one
 * @opened: whether everybody knows the envelope
 * @n_entries: how many entries were read
 * @revealed: the cards that everybody saw, by holder
 * @rolled: whether the player whose turn it is has rolled the dice for it
 * @last_roll: the position in the log of the last roll of the dice, or −1
 * @n_drawn: how often a card was drawn, by deck
 * @used: the powers of the edition that were used
 * @users: who used them, by power, or %CB_NOBODY
 * @places_seen: the places of face-down cards that were looked at, bit by place, by seat
 * @looked_somewhere: by seat, whether the player looked at face-down cards at places not noted
 * @side_cards: the face-down cards that I know
 * @accusations: (element-type guint): the positions of accusations in the log, oldest first
 * @last_turn: who had the last turn that the log tells of, or %CB_NOBODY
 * @standing: by seat, the room in which the pawn stands, as a set of one card; empty if the log
 *   does not tell
 * @calls: (element-type CbTableCall): what the log calls for, the most urgent first
 *
 * What lies on the table of a case after some entries of its log: whose turn it is, who is out, the
 * decks, the powers, the cards that lie face down. It is made anew from setup and log whenever it
 * is wanted, and remembers nothing of its own. Entries that are set aside do not count.
 */
typedef struct
{
  CbSetup *setup;
  CbSeats *seats;
  int turn;
  int roller;
  gboolean opened;
  guint n_entries;
  CbCardSet revealed[CB_MAX_PLAYERS + 2];
  gboolean rolled;
  int last_roll;
  guint n_drawn[CB_MAX_DECKS];
  CbPowersUsed used;
  int users[CB_POWERS_USED_MAX];
  guint32 places_seen[CB_MAX_PLAYERS];
  gboolean looked_somewhere[CB_MAX_PLAYERS];
  CbSideCards side_cards;
  GArray *accusations;
  int last_turn;
  CbCardSet standing[CB_MAX_PLAYERS];
  GArray *calls;
} CbTableState;

/* (transfer full): what was rolled with @dice in the first @n_entries entries */
CbRollHistory *cb_case_list_rolls (CbCase *case_, guint n_entries, const CbDice *dice);

CbTableState *cb_table_state_new (CbCase *case_, guint n_entries);
void cb_table_state_free (CbTableState *self);

int cb_table_state_get_deadly_kind (const CbTableState *self, guint deck);

guint cb_table_state_get_score (const CbTableState *self, guint seat);
int cb_table_state_get_winner (const CbTableState *self);
int cb_table_state_get_leader (const CbTableState *self, guint *most, guint *next);
guint cb_table_count_next (CbCase *case_);
void cb_table_set_goal (CbCase *case_, guint goal);
CbSetup *cb_table_make_next (const CbSetup *old, int solver);

const CbTableCall *cb_table_state_get_call (const CbTableState *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTableState, cb_table_state_free)
