/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deal-promise.h"

/**
 * CbDealEventKind:
 * @CB_DEAL_EVENT_NUMBER: before anything else, somebody gave a number, which deals anew
 * @CB_DEAL_EVENT_LOOK: a hand was looked at
 * @CB_DEAL_EVENT_LOOK_DOWN: a card that lies face down was looked at
 * @CB_DEAL_EVENT_ACCUSE: somebody accused, in private
 * @CB_DEAL_EVENT_SEE_ENVELOPE: a player who accused looked into the envelope
 * @CB_DEAL_EVENT_OPEN: everything was laid open for all
 * @CB_DEAL_EVENT_RENAME: a name that was misspelt is corrected
 * @CB_DEAL_EVENT_SUGGEST: somebody suggested; it is public who passes and who must show
 * @CB_DEAL_EVENT_CHOOSE: a player who must show looked at what there is to choose from
 * @CB_DEAL_EVENT_SHOW: a player who must show chose the card
 * @CB_DEAL_EVENT_SEE: the player who suggested looked at what was shown
 * @CB_DEAL_EVENT_TAKE_BACK: the last suggestion was taken back
 * @CB_DEAL_EVENT_LEAVE: somebody left the game; the hand lies open for all
 * @CB_DEAL_EVENT_DRAW: somebody drew a card of another deck, which all see
 * @CB_DEAL_EVENT_PLAY: somebody played a card of another deck, which was kept until then
 *
 * What can be done with a deal.
 */
typedef enum
{
  CB_DEAL_EVENT_NUMBER,
  CB_DEAL_EVENT_LOOK,
  CB_DEAL_EVENT_LOOK_DOWN,
  CB_DEAL_EVENT_ACCUSE,
  CB_DEAL_EVENT_SEE_ENVELOPE,
  CB_DEAL_EVENT_OPEN,
  CB_DEAL_EVENT_RENAME,
  CB_DEAL_EVENT_SUGGEST,
  CB_DEAL_EVENT_CHOOSE,
  CB_DEAL_EVENT_SHOW,
  CB_DEAL_EVENT_SEE,
  CB_DEAL_EVENT_TAKE_BACK,
  CB_DEAL_EVENT_LEAVE,
  CB_DEAL_EVENT_DRAW,
  CB_DEAL_EVENT_PLAY,
} CbDealEventKind;

/**
 * CbDealEvent:
 * @kind: what was done with a deal after it was dealt
 * @seat: who did it, or whose hand was looked at; 0 if the deal was opened
 * @place: the place of a face-down card, from 0, or the number of another deck; 0 if neither
 * @cards: the cards that a suggestion or an accusation names, or the one that is shown; those
 *   accused or shown are secret until the end
 * @number: the number that a player gives before anything else, 0…%CB_TABLE_MAX_NUMBER
 * @other: to whom a card is shown, or the kind of card from the deck; filled in by the deal
 * @name: (nullable): the new name of that player, an interned string that is fit to be shown
 * @passed: those who pass on a suggestion, bit by seat
 * @showing: those who must show, or who is killed by a drawn card, bit by seat
 *
 * One thing done with a deal. Whoever notes an event fills in the kind, the seat, and the place,
 * number, name or cards that go with it; the rest follows from the deal.
 */
typedef struct
{
  CbDealEventKind kind;
  guint seat;
  guint place;
  CbCardSet cards;
  guint number;
  guint other;
  const char *name;
  guint32 passed;
  guint32 showing;
} CbDealEvent;

char *cb_deal_event_write (const CbDealEvent *self, const CbDealPromise *promise, guint number);
gboolean cb_deal_event_read (CbDealEvent *self,
                             const char *line,
                             const CbSetup *table,
                             const CbDealPromise *promise);
char *cb_deal_event_describe (const CbDealEvent *self, const CbSetup *table);
char *
cb_deal_event_describe_answers (const CbDealEvent *suggestion, guint32 shown, const CbSetup *table);

/* Whether the event's cards are only a fingerprint in the record, and encoded in the file. */
static inline gboolean
cb_deal_event_is_sealed (const CbDealEvent *self)
{
  return self->kind == CB_DEAL_EVENT_ACCUSE || self->kind == CB_DEAL_EVENT_SHOW;
}
