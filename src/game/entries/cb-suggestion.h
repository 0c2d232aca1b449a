/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-entry.h"

/**
 * CbSuggestion:
 * @by: the seat that asked
 * @cards: the cards named, as far as they were heard
 * @n_unheard: at least how many more were named; see cb_suggestion_count_unheard()
 * @answers: who passed and who showed, in the order it happened
 */
typedef struct
{
  CbEntry parent;
  int by;
  CbCardSet cards;
  guint n_unheard;
  CbAnswers answers;
} CbSuggestion;

CbEntry *cb_suggestion_new (int by, CbCardSet cards);
/* May be called only before the entry is shared. @by is %CB_NOBODY if I missed who showed a card;
 * @card is the card that I saw, or −1. */
void cb_suggestion_add_answer (CbEntry *entry, int by, CbDid did, int card);
/* May be called only before the entry is shared, and after all answers were added: sets how many
 * cards were not heard, if that matters for a card shown. */
void cb_suggestion_note_unheard (CbEntry *entry, const CbSetup *setup);
/* (nullable): the entry as a suggestion, if it is one. */
const CbSuggestion *cb_entry_get_suggestion (const CbEntry *entry);
/* How many cards were named but not heard: at least those missing from the usual number. */
guint cb_suggestion_count_unheard (const CbSuggestion *self, const CbSetup *setup);
/* All cards that may have been named: those heard, and those that may be among the unheard. */
CbCardSet cb_suggestion_get_all_cards (const CbSuggestion *self, const CbSetup *setup);
