/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-draw-pile.h"
#include "cb-powers-used.h"

/* What an entry calls for that is not in the log yet. */
typedef enum
{
  CB_CALL_HAND, /* a killed player's hand is to be laid open */
  CB_CALL_DRAW, /* a card is to be drawn */
  CB_CALL_LOOK, /* a card at the side is to be looked at */
} CbCallKind;

/**
 * CbTableCall:
 * @kind: what is called for
 * @seat: of whom
 * @deck: from which deck a card is to be drawn
 * @places: of cards at the side that @seat has not looked at yet, bit by place
 * @must: whether the player has no choice
 * @n: how many cards
 * @trigger: why a card is to be drawn, as in files
 * @position: of the entry that calls for it
 */
typedef struct
{
  CbCallKind kind;
  guint seat;
  guint deck;
  guint32 places;
  gboolean must;
  guint n;
  const char *trigger;
  guint position;
} CbTableCall;

/**
 * CbTableState:
 *
 * What lies on the table of a case after some entries of its log: whose turn it is, who is out, the
 * decks, the powers, the cards that lie face down. It is made anew from setup and log whenever it
 * is wanted, and remembers nothing of its own. Entries that are set aside do not count.
 */
typedef struct _CbTableState CbTableState;

CbTableState *cb_table_state_new (CbCase *case_, guint n_entries);
void cb_table_state_free (CbTableState *self);

int cb_table_state_get_turn (const CbTableState *self);
int cb_table_state_get_roller (const CbTableState *self);
CbSeatState cb_table_state_get_seat (const CbTableState *self, guint seat);
CbEnd cb_table_state_get_end (const CbTableState *self);
int cb_table_state_get_solver (const CbTableState *self);
gboolean cb_table_state_get_opened (const CbTableState *self);

const CbDrawPile *cb_table_state_get_pile (const CbTableState *self, guint deck);
guint cb_table_state_get_n_drawn (const CbTableState *self, guint deck);
int cb_table_state_get_deadly_kind (const CbTableState *self, guint deck);

int cb_table_state_get_power_user (const CbTableState *self, guint power);
guint32 cb_table_state_get_places_seen (const CbTableState *self, guint seat);
gboolean cb_table_state_looked_somewhere (const CbTableState *self, guint seat);
int cb_table_state_get_card_at (const CbTableState *self, guint place);
int cb_table_state_get_last_roll (const CbTableState *self);
guint cb_table_state_get_n_accusations (const CbTableState *self);
guint cb_table_state_get_accusation (const CbTableState *self, guint index);

guint cb_table_state_get_score (const CbTableState *self, guint seat);
int cb_table_state_get_winner (const CbTableState *self);
CbSetup *cb_table_state_make_next (const CbTableState *self);

guint cb_table_state_get_n_calls (const CbTableState *self);
const CbTableCall *cb_table_state_get_call (const CbTableState *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTableState, cb_table_state_free)
