/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

typedef enum
{
  CB_RESULT_UNKNOWN,
  CB_RESULT_WRONG,
  CB_RESULT_RIGHT,
} CbResult;

/**
 * CbAccusation:
 * @by: the seat that accused
 * @cards: the cards named; none if a wrong accusation was made in private
 * @result: whether it was right
 */
typedef struct
{
  CbEntry parent;
  int by;
  CbCardSet cards;
  CbResult result;
} CbAccusation;

CbEntry *cb_accusation_new (int by, CbCardSet cards, CbResult result);
const CbAccusation *cb_entry_get_accusation (const CbEntry *entry);
