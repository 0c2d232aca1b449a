/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-edition.h"

#define CB_NOBODY (-1)

/* Holders: where a dealt card can be. First the envelope, then the players in seating order, then
 * the pool of face-down cards, if there are any, then the face-up cards, if they can be swapped.
 * This is also the order of the sheet's columns. */
#define CB_HOLDER_ENVELOPE        0u
#define CB_HOLDER_OF_SEAT(seat)   ((guint) (seat) + 1)
#define CB_SEAT_OF_HOLDER(holder) ((int) (holder) - 1)

/**
 * CbPlayer:
 * @name: the name, safe to show: see cb_text_make_name()
 * @written: the name as it was typed, and is written in files
 * @character: card index of the character played, or -1
 * @hand_size: the number of cards as stated for this case, or -1 if the deal policy decides
 * @extra: (nullable): members of the file that this version does not know
 */
typedef struct
{
  char *name;
  char *written;
  int character;
  int hand_size;
  JsonObject *extra;
} CbPlayer;

/**
 * CbSeries:
 * @goal: how many cases somebody has to solve to win, or 0 if no series is played
 * @n_cases: how many cases were played before this one
 * @solved: how many of them each player has solved, by seat
 * @extra: (nullable): members of the file that this version does not know
 *
 * A series of cases among the same players, as it stood before this one.
 */
typedef struct
{
  guint goal;
  guint n_cases;
  guint solved[CB_MAX_PLAYERS];
  JsonObject *extra;
} CbSeries;

#define CB_TYPE_SETUP (cb_setup_get_type ())

/**
 * CbSetup:
 * @edition: the edition played
 * @n_players: 1…%CB_MAX_PLAYERS
 * @players: in seating order, clockwise
 * @me: my seat, or %CB_NOBODY for an onlooker
 * @hand: my cards
 * @face_up: cards that everybody sees
 * @removed: cards out of play
 * @face_down: number of cards in the pool
 * @first_dealt: the seat dealt first, or %CB_NOBODY if not known
 * @variants: the variants of the edition that this table chose, bit by index
 * @series: the series that the case is a part of
 * @alike: whether the odds take every deal to be equally likely. Else those who showed me a card,
 *   and could have shown others, are taken to have chosen it at random
 *
 * Who sits at the table and what the deal gave. A value: fill in a new one or a copy, check it,
 * then share it by reference and do not change it any more.
 */
typedef struct
{
  CbEdition *edition;
  guint n_players;
  CbPlayer players[CB_MAX_PLAYERS];
  int me;
  CbCardSet hand;
  CbCardSet face_up;
  CbCardSet removed;
  guint face_down;
  int first_dealt;
  guint32 variants;
  CbSeries series;
  gboolean alike;
} CbSetup;

GType cb_setup_get_type (void) G_GNUC_CONST;

CbSetup *cb_setup_new (CbEdition *edition);
CbSetup *cb_setup_copy (const CbSetup *self);
CbSetup *cb_setup_ref (CbSetup *self);
void cb_setup_unref (CbSetup *self);

void cb_setup_add_player (CbSetup *self, const char *name, int character, int hand_size);
/* Sets the edition. @edition: (transfer none): the same one, perhaps with other words or traits. */
void cb_setup_set_edition (CbSetup *self, CbEdition *edition);
void cb_setup_set_name (CbSetup *self, guint seat, const char *name);
gboolean cb_setup_check (const CbSetup *self, GError **error);

/* The number of cards dealt to players and pool. */
guint cb_setup_get_n_dealt (const CbSetup *self);
/* The cards that a holder can have: all that are in play, and not face up for good. */
CbCardSet cb_setup_get_deck (const CbSetup *self);
void cb_setup_share_cards (guint n_cards, guint n_hands, int turn, guint *fewest, guint *most);
/* Tells the fewest and most cards that @seat can have by what is stated so far. */
void cb_setup_get_hand_range (const CbSetup *self, guint seat, guint *min, guint *max);

/* Whether the deck @deck of the edition is used at this table. */
gboolean cb_setup_uses_deck (const CbSetup *self, guint deck);
/* Whether the last deadly card of a kind ends the game for all at this table. */
gboolean cb_setup_last_ends (const CbSetup *self);

/* Whether a player who was shown no card must look at one of the cards at the side. */
gboolean cb_setup_must_look (const CbSetup *self);

/* Whether the game ends when only one player is left, after all others accused wrongly. */
gboolean cb_setup_last_standing (const CbSetup *self);
gboolean cb_setup_tips_ask_traits (const CbSetup *self);
/* How suggestions are answered at this table, by the rules or by a house rule. */
CbAnswering cb_setup_get_answering (const CbSetup *self);
CbSwaps cb_setup_get_swaps (const CbSetup *self);

/* The holder that stands for the face-up cards; 0 if there are none, or they cannot be swapped. */
guint cb_setup_get_face_up_holder (const CbSetup *self);
guint cb_setup_get_n_holders (const CbSetup *self);
char *cb_setup_get_holder_name (const CbSetup *self, guint holder);
char *cb_setup_get_holder_id (const CbSetup *self, guint holder);
int cb_setup_find_holder (const CbSetup *self, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSetup, cb_setup_unref)
