/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/**
 * CbDraw:
 * @by: who drew or played
 * @deck: id of the deck
 * @card: (nullable): which card
 * @trigger: (nullable): what made the player draw
 *
 * A card drawn from one of the other decks, or a kept one played.
 */
typedef struct
{
  CbEntry parent;
  int by;
  char *deck;
  char *card;
  char *trigger;
} CbDraw;

/* @card, @trigger: (nullable) */
CbEntry *cb_draw_new (int by, const char *deck, const char *card, const char *trigger);
CbEntry *cb_play_new (int by, const char *deck, const char *card);
const CbDraw *cb_entry_get_draw (const CbEntry *entry);
const CbDraw *cb_entry_get_play (const CbEntry *entry);
