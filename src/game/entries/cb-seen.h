/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/* Ways to see a card that have a name of their own in files. */
#define CB_SEEN_SNOOP     "snoop"     /* drawn from another player's hand */
#define CB_SEEN_SNOOP_ALL "snoop-all" /* everybody drew one from a neighbour */
#define CB_SEEN_PEEK      "peek"      /* a look at a card just shown to somebody else */
#define CB_SEEN_DROPPED   "dropped"   /* let fall by its player */

/**
 * CbSeen:
 * @player: whose hand the card was seen in
 * @card: the card, or −1 if I do not know which
 * @by: the seat that saw it, or %CB_NOBODY where it was me
 * @how: (nullable): how it came about: one of the names above, or the user's words
 */
typedef struct
{
  CbEntry parent;
  int player;
  int card;
  int by;
  char *how;
} CbSeen;

CbEntry *cb_seen_new (int player, int card, int by, const char *how);
const CbSeen *cb_entry_get_seen (const CbEntry *entry);
