/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

typedef enum
{
  CB_WANT_ONE,
  CB_WANT_ALL,
} CbWant;

/**
 * CbTip:
 * @by: the seat that asked in secret
 * @to: the seat that was asked
 * @kind: id of the category or trait asked for, or NULL if I do not know it
 * @want: one card of the kind, or all of them
 * @cards_known: whether I saw the cards that came back
 * @cards: those cards
 * @count: how many cards came back, or −1 if I did not see that
 */
typedef struct
{
  CbEntry parent;
  int by;
  int to;
  char *kind;
  CbWant want;
  gboolean cards_known;
  CbCardSet cards;
  int count;
} CbTip;

CbEntry *cb_tip_new (int by, int to, const char *kind, CbWant want);
/* May be called only before the entry is shared: set the cards that came back, or their number. */
void cb_tip_set_cards (CbEntry *entry, CbCardSet cards);
void cb_tip_set_count (CbEntry *entry, guint count);
const CbTip *cb_entry_get_tip (const CbEntry *entry);
