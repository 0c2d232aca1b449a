/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/**
 * CbLook:
 * @by: who looked
 * @slots: places looked at, bit i for place i; 0 if they were not noted
 * @cards: the cards, if it was me
 *
 * Face-down cards looked at.
 */
typedef struct
{
  CbEntry parent;
  int by;
  guint32 slots;
  CbCardSet cards;
} CbLook;

CbEntry *cb_look_new (int by, guint32 slots, CbCardSet cards);
const CbLook *cb_entry_get_look (const CbEntry *entry);
