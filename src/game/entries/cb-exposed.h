/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/* A whole hand laid open. */
typedef struct
{
  CbEntry parent;
  int player;
  CbCardSet cards;
} CbExposed;

CbEntry *cb_exposed_new (int player, CbCardSet cards);
const CbExposed *cb_entry_get_exposed (const CbEntry *entry);
