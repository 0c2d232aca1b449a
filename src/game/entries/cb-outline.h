/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-entry.h"

/* What kind of outcome an entry has, which decides how it looks. */
typedef enum
{
  CB_TONE_QUIET, /* a remark */
  CB_TONE_PLAIN, /* a matter of fact, such as the card that was drawn */
  CB_TONE_RIGHT,
  CB_TONE_WRONG,
} CbTone;

/**
 * CbOutline:
 * @by: the seat that did it, or CB_NOBODY
 * @icon: (nullable): a name as in cb_icons: a picture of what was done
 * @grave: whether it can put a player out, or end the game
 * @act: (nullable): what was done, if neither picture nor cards tell; without the player's name, if
 *   the language begins sentences with it
 * @words: (nullable): what was done, as a sentence; NULL if @by suggested @cards
 * @cards: the cards that were named
 * @n_unheard: how many more cards were named, but not heard
 * @answers: (nullable): who passed and who showed
 * @of: the seat whose cards were looked at or asked for, or CB_NOBODY
 * @of_icon: (nullable): a picture of what @of did: a name as in cb_icons, or "check", "cross"
 * @card: the card of @of that was seen, or −1
 * @outcome: (nullable): what else came of it, in words
 * @tone: the kind of @outcome
 *
 * The parts of an entry, to be shown with pictures besides words.
 */
typedef struct
{
  int by;
  const char *icon;
  gboolean grave;
  char *act;
  char *words;
  CbCardSet cards;
  guint n_unheard;
  const CbAnswers *answers;
  int of;
  const char *of_icon;
  int card;
  char *outcome;
  CbTone tone;
} CbOutline;

void cb_outline_init (CbOutline *self, const CbEntry *entry, const CbSetup *setup);
void cb_outline_clear (CbOutline *self);
char *cb_outline_describe (const CbOutline *self, const CbSetup *setup);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbOutline, cb_outline_clear)
