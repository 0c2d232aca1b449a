/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

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
  CB_QUICK_SWAPS,
  CB_QUICK_FACE_DOWN,
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
  CB_QUICK_EXCEPT,
  CB_QUICK_NUMBERED,
  CB_QUICK_TO_ME,
  CB_QUICK_FILLER
} CbQuickKeyword;

#define CB_QUICK_N_KEYWORDS (CB_QUICK_FILLER + 1)

#define CB_QUICK_WORD(keyword) (G_GUINT64_CONSTANT (1) << (keyword))

/* What words such as “sorry” or “I mean” are, for which there is no keyword: a doubt that gives a
 * choice. */
#define CB_QUICK_TAKES_BACK (CB_QUICK_WORD (CB_QUICK_DOUBT) | CB_QUICK_WORD (CB_QUICK_OR))

/**
 * CbQuickWordList:
 * @words: (nullable): single words, with spaces between; they may be shortened and mistyped
 * @more: (nullable): further words, and phrases whose words have the meaning only together, with
 *   commas between; they must be typed as they are
 * @description: (nullable): shown in the list of completions; NULL for a keyword that is not
 * offered
 *
 * What people type for a keyword, to be translated with the context “quick line”.
 */
typedef struct
{
  const char *words;
  const char *more;
  const char *description;
} CbQuickWordList;

extern const CbQuickWordList cb_quick_word_lists[CB_QUICK_N_KEYWORDS];

/* (nullable): more English words for a keyword, like @more, from english.words. They are not
 * translated. */
extern const char *const cb_quick_english[CB_QUICK_N_KEYWORDS];
