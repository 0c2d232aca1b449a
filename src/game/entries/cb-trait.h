/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-entry.h"

/**
 * CbTraitQuestion:
 * @by: the seat that asked
 * @trait: index of the trait asked for
 * @answers: everybody's answers
 */
typedef struct
{
  CbEntry parent;
  int by;
  guint trait;
  CbAnswers answers;
} CbTraitQuestion;

CbEntry *cb_trait_question_new (int by, guint trait);
/* May be called only before the entry is shared. @card: the card that I saw, or −1 */
void cb_trait_question_add_answer (CbEntry *entry, int by, CbDid did, int card);
const CbTraitQuestion *cb_entry_get_trait_question (const CbEntry *entry);
