/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-entry.h"

/**
 * CbSuggestion:
 * @by: the seat that asked
 * @cards: the cards named
 * @answers: who passed and who showed, in the order it happened
 */
typedef struct
{
  CbEntry parent;
  int by;
  CbCardSet cards;
  CbAnswers answers;
} CbSuggestion;

CbEntry *cb_suggestion_new (int by, CbCardSet cards);
/* Only before the entry is shared. @card is what I saw, or -1. */
void cb_suggestion_add_answer (CbEntry *entry, int by, CbDid did, int card);
/* (nullable): the entry as a suggestion, if it is one. */
const CbSuggestion *cb_entry_get_suggestion (const CbEntry *entry);
