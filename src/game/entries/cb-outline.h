/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-entry.h"

/**
 * CbOutline:
 * @by: the seat whose turn it was, or CB_NOBODY
 * @words: (nullable): what happened, where player and cards alone do not tell
 * @cards: that were named, where they belong beside the words and not into them
 * @n_unheard: how many more were named that were not heard
 * @answers: (nullable): who passed and who showed
 * @outcome: (nullable): what else came of it, in words
 *
 * An entry in its parts, for whoever shows it in more than words.
 */
typedef struct
{
  int by;
  char *words;
  CbCardSet cards;
  guint n_unheard;
  const CbAnswers *answers;
  char *outcome;
} CbOutline;

void cb_outline_init (CbOutline *self, const CbEntry *entry, const CbSetup *setup);
void cb_outline_clear (CbOutline *self);
char *cb_outline_describe (const CbOutline *self, const CbSetup *setup);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbOutline, cb_outline_clear)
