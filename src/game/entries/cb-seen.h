/* cb-seen.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-entry.h"

G_BEGIN_DECLS

/**
 * CbSeen:
 * @player: whose hand the card was seen in
 * @card: the card, or -1 if I did not see which
 * @by: the seat that saw it, or %CB_NOBODY where it was me
 * @how: (nullable): how it came about, in the user's words
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

G_END_DECLS
