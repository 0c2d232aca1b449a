/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-edition.h"

#define CB_NOBODY (-1)

/* Where a dealt card can be: the envelope, then the players in seating order, then the pool of
 * face-down cards where there are any, then those that lie face up where they can be swapped. Also
 * the order of the sheet's columns. */
#define CB_HOLDER_ENVELOPE        0u
#define CB_HOLDER_OF_SEAT(seat)   ((guint) (seat) + 1)
#define CB_SEAT_OF_HOLDER(holder) ((int) (holder) - 1)

/**
 * CbPlayer:
 * @name: as called at this table, fit to be shown: see cb_text_make_name()
 * @written: the same as it was typed, and is written in files
 * @character: card index of the character played, or -1
 * @hand_size: cards in the hand as stated for this case, or -1 where the deal policy decides
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
 * @goal: how many cases somebody has to solve, or 0 where no series is played
 * @n_cases: that were played before this one
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
 * @variants: what this table chose of the edition's variants, bit by index
 * @series: of which the case is a part
 *
 * Who sits at the table and what the deal gave. A value: fill in a new one or a copy, check it,
 * then share it by reference and leave it alone.
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
} CbSetup;

GType cb_setup_get_type (void) G_GNUC_CONST;

CbSetup *cb_setup_new (CbEdition *edition);
CbSetup *cb_setup_copy (const CbSetup *self);
CbSetup *cb_setup_ref (CbSetup *self);
void cb_setup_unref (CbSetup *self);

void cb_setup_add_player (CbSetup *self, const char *name, int character, int hand_size);
/* @edition: (transfer none): the same one, maybe with other names. */
void cb_setup_set_edition (CbSetup *self, CbEdition *edition);
void cb_setup_set_name (CbSetup *self, guint seat, const char *name);
gboolean cb_setup_check (const CbSetup *self, GError **error);

/* Cards dealt to players and pool. */
guint cb_setup_get_n_dealt (const CbSetup *self);
/* The cards that some holder has. */
CbCardSet cb_setup_get_deck (const CbSetup *self);
void cb_setup_share_cards (guint n_cards, guint n_hands, int turn, guint *fewest, guint *most);
/* Fewest and most cards @seat can have by what is stated so far. */
void cb_setup_get_hand_range (const CbSetup *self, guint seat, guint *min, guint *max);

/* Whether that deck of the edition is played with at this table. */
gboolean cb_setup_uses_deck (const CbSetup *self, guint deck);
/* Whether the last card of a kind that kills ends the game for all here. */
gboolean cb_setup_last_ends (const CbSetup *self);

/* Whether who was shown nothing must look at one of the cards at the side then. */
gboolean cb_setup_must_look (const CbSetup *self);

/* Whether the game ends when only one player is left, after all others accused wrongly. */
gboolean cb_setup_last_standing (const CbSetup *self);
gboolean cb_setup_tips_ask_traits (const CbSetup *self);
/* How the rules, or a house rule, have a suggestion answered at this table. */
CbAnswering cb_setup_get_answering (const CbSetup *self);
CbSwaps cb_setup_get_swaps (const CbSetup *self);

/* The holder that stands for the cards that lie face up; 0 where there are none, or where none of
 * them can be swapped. */
guint cb_setup_get_face_up_holder (const CbSetup *self);
guint cb_setup_get_n_holders (const CbSetup *self);
char *cb_setup_get_holder_name (const CbSetup *self, guint holder);
char *cb_setup_get_holder_id (const CbSetup *self, guint holder);
int cb_setup_find_holder (const CbSetup *self, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSetup, cb_setup_unref)
