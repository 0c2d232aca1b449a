/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/**
 * CbPowerUse:
 * @by: who used it
 * @power: which one: an id of the edition, or the user's words
 *
 * A once-per-game power used.
 */
typedef struct
{
  CbEntry parent;
  int by;
  char *power;
} CbPowerUse;

CbEntry *cb_power_use_new (int by, const char *power);
const CbPowerUse *cb_entry_get_power_use (const CbEntry *entry);
