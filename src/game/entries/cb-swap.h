/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/**
 * CbSwap:
 * @by: the seat that swapped a card
 * @with: the holder of the other card: a player, the face-down or the face-up cards
 * @gave: the card that went from @by to @with, or −1 if I do not know which
 * @got: the card that @by got for it, or −1 if I do not know which
 */
typedef struct
{
  CbEntry parent;
  int by;
  guint with;
  int gave;
  int got;
} CbSwap;

CbEntry *cb_swap_new (int by, guint with, int gave, int got);
const CbSwap *cb_entry_get_swap (const CbEntry *entry);
/* (nullable): a sentence on why the rules of this table do not allow the swap; NULL if they do */
const char *cb_swap_find_breach (const CbSwap *self, const CbSetup *setup);
/* The cards I hold after the first @n of the entries (element-type CbEntry). */
CbCardSet cb_entries_follow_hand (GPtrArray *entries, guint n, const CbSetup *setup);
/* The cards that lie face up after the first @n of the entries (element-type CbEntry). */
CbCardSet cb_entries_follow_face_up (GPtrArray *entries, guint n, const CbSetup *setup);
/* Whether everybody saw which cards were swapped, because one of them lay face up. */
gboolean cb_swap_is_open (const CbSwap *self, const CbSetup *setup);
