/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deal-promise.h"

typedef enum
{
  CB_DEAL_EVENT_LOOK,
  CB_DEAL_EVENT_LOOK_DOWN,
  CB_DEAL_EVENT_ACCUSE,
  CB_DEAL_EVENT_SEE_ENVELOPE,
  CB_DEAL_EVENT_OPEN,
} CbDealEventKind;

/**
 * CbDealEvent:
 * @kind: what was done with a deal after it was dealt
 * @seat: by whom, or whose hand was looked at; 0 where it is opened
 * @place: which card that lies face down, from 0; 0 for all other kinds
 * @cards: what an accusation says is in the envelope; for nobody else before the end
 */
typedef struct
{
  CbDealEventKind kind;
  guint seat;
  guint place;
  CbCardSet cards;
} CbDealEvent;

char *cb_deal_event_write (const CbDealEvent *self, const CbDealPromise *promise);
gboolean cb_deal_event_read (CbDealEvent *self, const char *line, const CbSetup *table);
char *cb_deal_event_describe (const CbDealEvent *self, const CbSetup *table);
