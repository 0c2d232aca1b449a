/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-names.h"

/* Words of the quick line that are not names. */
typedef enum
{
  CB_QUICK_ME,
  CB_QUICK_ASKS,
  CB_QUICK_PASSES,
  CB_QUICK_SHOWS,
  CB_QUICK_NOBODY,
  CB_QUICK_NONE,
  CB_QUICK_ONE,
  CB_QUICK_ALL,
  CB_QUICK_TIPS,
  CB_QUICK_SNOOPS,
  CB_QUICK_LEFT,
  CB_QUICK_RIGHTWARDS,
  CB_QUICK_PEEKS,
  CB_QUICK_HAS,
  CB_QUICK_SAW,
  CB_QUICK_LOOKS,
  CB_QUICK_LIES_OPEN,
  CB_QUICK_ACCUSES,
  CB_QUICK_RIGHT,
  CB_QUICK_WRONG,
  CB_QUICK_ENVELOPE,
  CB_QUICK_DRAWS,
  CB_QUICK_PLAYS,
  CB_QUICK_FOR_ROLL,
  CB_QUICK_FOR_LANDING,
  CB_QUICK_FOR_MOVE,
  CB_QUICK_FOR_TURN,
  CB_QUICK_USES,
  CB_QUICK_ROLLS,
  CB_QUICK_SAYS,
  CB_QUICK_THAT,
  CB_QUICK_FOUND,
  CB_QUICK_NOTE,
  CB_QUICK_LACKS,
  CB_QUICK_NEITHER,
  CB_QUICK_SHOWN_BY,
  CB_QUICK_SOMEBODY,
  CB_QUICK_HE,
  CB_QUICK_DOES,
  CB_QUICK_SOMETHING,
  CB_QUICK_NUMBER,
  CB_QUICK_ORDINAL,
  CB_QUICK_DOUBT,
  CB_QUICK_ASKING,
  CB_QUICK_MOVES,
  CB_QUICK_COMMON,
  CB_QUICK_ENDING,
  CB_QUICK_ASKED_BY,
  CB_QUICK_OR,
  CB_QUICK_HAND,
  CB_QUICK_DROPS,
  CB_QUICK_DOUBLE,
  CB_QUICK_AFTER,
  CB_QUICK_WOULD,
  CB_QUICK_CAN,
  CB_QUICK_PASS,
  CB_QUICK_AND,
  CB_QUICK_UNASKED,
  CB_QUICK_FILLER,
} CbQuickKeyword;

#define CB_QUICK_N_KEYWORDS (CB_QUICK_FILLER + 1)

#define CB_QUICK_WORD(keyword) (G_GUINT64_CONSTANT (1) << (keyword))

/* The keywords that a word is, not shortened, as bits; 0 for a word that is not of the language. */
guint64 cb_quick_keyword_find (const char *folded);
/* (transfer full) (nullable): what stands for the words from the one at @at on where they are one
 * meaning together, as “does not have any”. @n_words: (out): how many they are */
char *cb_quick_keyword_find_phrase (GArray *words, guint at, guint *n_words);
/* The place of the word in the list of @keyword, whose words have an order: that of the numbers
 * from 0 to 12, or of “first” to “tenth”, twice; or −1. */
int cb_quick_keyword_get_place (CbQuickKeyword keyword, const char *folded);
CbQuickRank cb_quick_keyword_rate (CbQuickKeyword keyword, const char *folded);
const char *cb_quick_keyword_get_word (CbQuickKeyword keyword);
const char *cb_quick_keyword_describe (CbQuickKeyword keyword);
/* (transfer none): the words for @keyword that may be shortened, folded, ended by NULL */
const char *const *cb_quick_keyword_list (CbQuickKeyword keyword);
/* (transfer none): the words such as “l’” that are tied to the next one, folded, ended by NULL */
const char *const *cb_quick_keyword_list_elisions (void);
